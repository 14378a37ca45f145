CREATE TYPE public.enum__evenements_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__formations_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__maisons_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__photos_beaute_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__photos_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__videos_beaute_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum__videos_v_version_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_evenements_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_formations_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_maisons_offre AS ENUM (
    'vente',
    'louer'
);
CREATE TYPE public.enum_maisons_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_owners_role AS ENUM (
    'proprietaire',
    'redaction'
);
CREATE TYPE public.enum_photos_beaute_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_photos_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_videos_beaute_status AS ENUM (
    'draft',
    'published'
);
CREATE TYPE public.enum_videos_status AS ENUM (
    'draft',
    'published'
);
CREATE TABLE public._evenements_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_date timestamp(3) with time zone,
    version_time character varying,
    version_poster_id integer,
    version_description character varying,
    version_live_url character varying,
    version_slug character varying,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__evenements_v_version_status DEFAULT 'draft'::public.enum__evenements_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._evenements_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._evenements_v_id_seq OWNED BY public._evenements_v.id;
CREATE TABLE public._formations_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_affiche_id integer,
    version_slug character varying,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__formations_v_version_status DEFAULT 'draft'::public.enum__formations_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._formations_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._formations_v_id_seq OWNED BY public._formations_v.id;
CREATE TABLE public._maisons_v (
    id integer NOT NULL,
    parent_id integer,
    version_titre character varying,
    version_adresse character varying,
    version_prix numeric,
    version_chambres numeric,
    version_douches numeric,
    version_photo_principale_id integer,
    version_status public.enum_maisons_offre,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__maisons_v_version_status DEFAULT 'draft'::public.enum__maisons_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._maisons_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._maisons_v_id_seq OWNED BY public._maisons_v.id;
CREATE TABLE public._maisons_v_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    uploads_id integer
);
CREATE SEQUENCE public._maisons_v_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._maisons_v_rels_id_seq OWNED BY public._maisons_v_rels.id;
CREATE TABLE public._photos_beaute_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_image_id integer,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__photos_beaute_v_version_status DEFAULT 'draft'::public.enum__photos_beaute_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._photos_beaute_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._photos_beaute_v_id_seq OWNED BY public._photos_beaute_v.id;
CREATE TABLE public._photos_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_image_id integer,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__photos_v_version_status DEFAULT 'draft'::public.enum__photos_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._photos_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._photos_v_id_seq OWNED BY public._photos_v.id;
CREATE TABLE public._videos_beaute_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_youtube_url character varying,
    version_thumbnail_id integer,
    version_category_id integer,
    version_published_at timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__videos_beaute_v_version_status DEFAULT 'draft'::public.enum__videos_beaute_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._videos_beaute_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._videos_beaute_v_id_seq OWNED BY public._videos_beaute_v.id;
CREATE TABLE public._videos_v (
    id integer NOT NULL,
    parent_id integer,
    version_title character varying,
    version_youtube_url character varying,
    version_thumbnail_id integer,
    version_category_id integer,
    version_published_at timestamp(3) with time zone,
    version_updated_at timestamp(3) with time zone,
    version_created_at timestamp(3) with time zone,
    version__status public.enum__videos_v_version_status DEFAULT 'draft'::public.enum__videos_v_version_status,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    latest boolean
);
CREATE SEQUENCE public._videos_v_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public._videos_v_id_seq OWNED BY public._videos_v.id;
CREATE TABLE public.categories (
    id integer NOT NULL,
    title character varying NOT NULL,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE TABLE public.categories_beaute (
    id integer NOT NULL,
    title character varying NOT NULL,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.categories_beaute_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.categories_beaute_id_seq OWNED BY public.categories_beaute.id;
CREATE SEQUENCE public.categories_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.categories_id_seq OWNED BY public.categories.id;
CREATE TABLE public.entete_accueil (
    id integer NOT NULL,
    video_id integer,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    video_telephone_id integer
);
CREATE SEQUENCE public.entete_accueil_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.entete_accueil_id_seq OWNED BY public.entete_accueil.id;
CREATE TABLE public.entete_beaute (
    id integer NOT NULL,
    video_id integer,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    video_telephone_id integer
);
CREATE SEQUENCE public.entete_beaute_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.entete_beaute_id_seq OWNED BY public.entete_beaute.id;
CREATE TABLE public.entete_immobilier (
    id integer NOT NULL,
    video_id integer,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    video_telephone_id integer
);
CREATE SEQUENCE public.entete_immobilier_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.entete_immobilier_id_seq OWNED BY public.entete_immobilier.id;
CREATE TABLE public.entete_voyage (
    id integer NOT NULL,
    video_id integer,
    updated_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone,
    video_telephone_id integer
);
CREATE SEQUENCE public.entete_voyage_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.entete_voyage_id_seq OWNED BY public.entete_voyage.id;
CREATE TABLE public.evenements (
    id integer NOT NULL,
    title character varying,
    date timestamp(3) with time zone,
    "time" character varying,
    poster_id integer,
    description character varying,
    live_url character varying,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_evenements_status DEFAULT 'draft'::public.enum_evenements_status
);
CREATE SEQUENCE public.evenements_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.evenements_id_seq OWNED BY public.evenements.id;
CREATE TABLE public.formations (
    id integer NOT NULL,
    title character varying,
    affiche_id integer,
    slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_formations_status DEFAULT 'draft'::public.enum_formations_status
);
CREATE SEQUENCE public.formations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.formations_id_seq OWNED BY public.formations.id;
CREATE TABLE public.maisons (
    id integer NOT NULL,
    titre character varying,
    adresse character varying,
    prix numeric,
    chambres numeric,
    douches numeric,
    photo_principale_id integer,
    status public.enum_maisons_offre,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_maisons_status DEFAULT 'draft'::public.enum_maisons_status
);
CREATE SEQUENCE public.maisons_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.maisons_id_seq OWNED BY public.maisons.id;
CREATE TABLE public.maisons_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    uploads_id integer
);
CREATE SEQUENCE public.maisons_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.maisons_rels_id_seq OWNED BY public.maisons_rels.id;
CREATE TABLE public.owners (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    email character varying,
    username character varying NOT NULL,
    reset_password_token character varying,
    reset_password_expiration timestamp(3) with time zone,
    salt character varying,
    hash character varying,
    reset_password_requested_at timestamp(3) with time zone,
    role public.enum_owners_role DEFAULT 'redaction'::public.enum_owners_role NOT NULL
);
CREATE SEQUENCE public.owners_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.owners_id_seq OWNED BY public.owners.id;
CREATE TABLE public.owners_sessions (
    _order integer NOT NULL,
    _parent_id integer NOT NULL,
    id character varying NOT NULL,
    created_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone NOT NULL
);
CREATE TABLE public.payload_kv (
    id integer NOT NULL,
    key character varying NOT NULL,
    data jsonb NOT NULL
);
CREATE SEQUENCE public.payload_kv_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_kv_id_seq OWNED BY public.payload_kv.id;
CREATE TABLE public.payload_locked_documents (
    id integer NOT NULL,
    global_slug character varying,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_locked_documents_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_locked_documents_id_seq OWNED BY public.payload_locked_documents.id;
CREATE TABLE public.payload_locked_documents_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    evenements_id integer,
    videos_id integer,
    photos_id integer,
    categories_id integer,
    formations_id integer,
    photos_beaute_id integer,
    videos_beaute_id integer,
    categories_beaute_id integer,
    maisons_id integer,
    uploads_id integer,
    owners_id integer
);
CREATE SEQUENCE public.payload_locked_documents_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_locked_documents_rels_id_seq OWNED BY public.payload_locked_documents_rels.id;
CREATE TABLE public.payload_migrations (
    id integer NOT NULL,
    name character varying,
    batch numeric,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_migrations_id_seq OWNED BY public.payload_migrations.id;
CREATE TABLE public.payload_preferences (
    id integer NOT NULL,
    key character varying,
    value jsonb,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.payload_preferences_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_preferences_id_seq OWNED BY public.payload_preferences.id;
CREATE TABLE public.payload_preferences_rels (
    id integer NOT NULL,
    "order" integer,
    parent_id integer NOT NULL,
    path character varying NOT NULL,
    owners_id integer
);
CREATE SEQUENCE public.payload_preferences_rels_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.payload_preferences_rels_id_seq OWNED BY public.payload_preferences_rels.id;
CREATE TABLE public.photos (
    id integer NOT NULL,
    title character varying,
    image_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_photos_status DEFAULT 'draft'::public.enum_photos_status
);
CREATE TABLE public.photos_beaute (
    id integer NOT NULL,
    title character varying,
    image_id integer,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_photos_beaute_status DEFAULT 'draft'::public.enum_photos_beaute_status
);
CREATE SEQUENCE public.photos_beaute_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.photos_beaute_id_seq OWNED BY public.photos_beaute.id;
CREATE SEQUENCE public.photos_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.photos_id_seq OWNED BY public.photos.id;
CREATE TABLE public.uploads (
    id integer NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    url character varying,
    thumbnail_u_r_l character varying,
    filename character varying,
    mime_type character varying,
    filesize numeric,
    width numeric,
    height numeric,
    focal_x numeric,
    focal_y numeric,
    sizes_vignette_url character varying,
    sizes_vignette_width numeric,
    sizes_vignette_height numeric,
    sizes_vignette_mime_type character varying,
    sizes_vignette_filesize numeric,
    sizes_vignette_filename character varying
);
CREATE SEQUENCE public.uploads_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.uploads_id_seq OWNED BY public.uploads.id;
CREATE TABLE public.videos (
    id integer NOT NULL,
    title character varying,
    youtube_url character varying,
    thumbnail_id integer,
    category_id integer,
    published_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_videos_status DEFAULT 'draft'::public.enum_videos_status
);
CREATE TABLE public.videos_beaute (
    id integer NOT NULL,
    title character varying,
    youtube_url character varying,
    thumbnail_id integer,
    category_id integer,
    published_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    _status public.enum_videos_beaute_status DEFAULT 'draft'::public.enum_videos_beaute_status
);
CREATE SEQUENCE public.videos_beaute_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.videos_beaute_id_seq OWNED BY public.videos_beaute.id;
CREATE SEQUENCE public.videos_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.videos_id_seq OWNED BY public.videos.id;
ALTER TABLE ONLY public._evenements_v ALTER COLUMN id SET DEFAULT nextval('public._evenements_v_id_seq'::regclass);
ALTER TABLE ONLY public._formations_v ALTER COLUMN id SET DEFAULT nextval('public._formations_v_id_seq'::regclass);
ALTER TABLE ONLY public._maisons_v ALTER COLUMN id SET DEFAULT nextval('public._maisons_v_id_seq'::regclass);
ALTER TABLE ONLY public._maisons_v_rels ALTER COLUMN id SET DEFAULT nextval('public._maisons_v_rels_id_seq'::regclass);
ALTER TABLE ONLY public._photos_beaute_v ALTER COLUMN id SET DEFAULT nextval('public._photos_beaute_v_id_seq'::regclass);
ALTER TABLE ONLY public._photos_v ALTER COLUMN id SET DEFAULT nextval('public._photos_v_id_seq'::regclass);
ALTER TABLE ONLY public._videos_beaute_v ALTER COLUMN id SET DEFAULT nextval('public._videos_beaute_v_id_seq'::regclass);
ALTER TABLE ONLY public._videos_v ALTER COLUMN id SET DEFAULT nextval('public._videos_v_id_seq'::regclass);
ALTER TABLE ONLY public.categories ALTER COLUMN id SET DEFAULT nextval('public.categories_id_seq'::regclass);
ALTER TABLE ONLY public.categories_beaute ALTER COLUMN id SET DEFAULT nextval('public.categories_beaute_id_seq'::regclass);
ALTER TABLE ONLY public.entete_accueil ALTER COLUMN id SET DEFAULT nextval('public.entete_accueil_id_seq'::regclass);
ALTER TABLE ONLY public.entete_beaute ALTER COLUMN id SET DEFAULT nextval('public.entete_beaute_id_seq'::regclass);
ALTER TABLE ONLY public.entete_immobilier ALTER COLUMN id SET DEFAULT nextval('public.entete_immobilier_id_seq'::regclass);
ALTER TABLE ONLY public.entete_voyage ALTER COLUMN id SET DEFAULT nextval('public.entete_voyage_id_seq'::regclass);
ALTER TABLE ONLY public.evenements ALTER COLUMN id SET DEFAULT nextval('public.evenements_id_seq'::regclass);
ALTER TABLE ONLY public.formations ALTER COLUMN id SET DEFAULT nextval('public.formations_id_seq'::regclass);
ALTER TABLE ONLY public.maisons ALTER COLUMN id SET DEFAULT nextval('public.maisons_id_seq'::regclass);
ALTER TABLE ONLY public.maisons_rels ALTER COLUMN id SET DEFAULT nextval('public.maisons_rels_id_seq'::regclass);
ALTER TABLE ONLY public.owners ALTER COLUMN id SET DEFAULT nextval('public.owners_id_seq'::regclass);
ALTER TABLE ONLY public.payload_kv ALTER COLUMN id SET DEFAULT nextval('public.payload_kv_id_seq'::regclass);
ALTER TABLE ONLY public.payload_locked_documents ALTER COLUMN id SET DEFAULT nextval('public.payload_locked_documents_id_seq'::regclass);
ALTER TABLE ONLY public.payload_locked_documents_rels ALTER COLUMN id SET DEFAULT nextval('public.payload_locked_documents_rels_id_seq'::regclass);
ALTER TABLE ONLY public.payload_migrations ALTER COLUMN id SET DEFAULT nextval('public.payload_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.payload_preferences ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_id_seq'::regclass);
ALTER TABLE ONLY public.payload_preferences_rels ALTER COLUMN id SET DEFAULT nextval('public.payload_preferences_rels_id_seq'::regclass);
ALTER TABLE ONLY public.photos ALTER COLUMN id SET DEFAULT nextval('public.photos_id_seq'::regclass);
ALTER TABLE ONLY public.photos_beaute ALTER COLUMN id SET DEFAULT nextval('public.photos_beaute_id_seq'::regclass);
ALTER TABLE ONLY public.uploads ALTER COLUMN id SET DEFAULT nextval('public.uploads_id_seq'::regclass);
ALTER TABLE ONLY public.videos ALTER COLUMN id SET DEFAULT nextval('public.videos_id_seq'::regclass);
ALTER TABLE ONLY public.videos_beaute ALTER COLUMN id SET DEFAULT nextval('public.videos_beaute_id_seq'::regclass);
INSERT INTO public._evenements_v VALUES (1, 1, 'Fête de l’été', '2027-05-01 12:00:00+00', '18:30', 1, 'Une
Deux', 'https://exemple.org/direct', 'fete-de-l-ete', '2026-11-23 03:30:51.602+00', '2026-11-23 03:30:51.601+00', 'published', '2026-11-23 03:30:51.608+00', '2026-11-23 03:30:51.608+00', true);
INSERT INTO public._evenements_v VALUES (2, 2, 'Veillée', '2026-01-31 12:00:00+00', '18:30', 1, NULL, NULL, 'veillee', '2026-11-23 03:30:51.626+00', '2026-11-23 03:30:51.626+00', 'published', '2026-11-23 03:30:51.627+00', '2026-11-23 03:30:51.627+00', true);
INSERT INTO public._evenements_v VALUES (3, 3, 'Brouillon', '2027-05-01 12:00:00+00', '18:30', 1, NULL, NULL, 'brouillon', '2026-11-23 03:30:51.643+00', '2026-11-23 03:30:51.643+00', 'draft', '2026-11-23 03:30:51.644+00', '2026-11-23 03:30:51.644+00', true);
INSERT INTO public._evenements_v VALUES (5, 4, 'Concert modifié', '2027-05-01 12:00:00+00', '18:30', 1, NULL, NULL, 'concert', '2026-11-23 03:30:51.695+00', '2026-11-23 03:30:51.666+00', 'draft', '2026-11-23 03:30:51.695+00', '2026-11-23 03:30:51.695+00', true);
INSERT INTO public._evenements_v VALUES (4, 4, 'Concert', '2027-05-01 12:00:00+00', '18:30', 1, NULL, NULL, 'concert', '2026-11-23 03:30:51.666+00', '2026-11-23 03:30:51.666+00', 'published', '2026-11-23 03:30:51.668+00', '2026-11-23 03:30:51.668+00', false);
INSERT INTO public._formations_v VALUES (1, 1, 'Soins du visage', 1, 'soins-du-visage', '2026-11-23 03:30:51.902+00', '2026-11-23 03:30:51.902+00', 'published', '2026-11-23 03:30:51.904+00', '2026-11-23 03:30:51.904+00', true);
INSERT INTO public._formations_v VALUES (2, 2, 'Tresses', 1, 'tresses', '2026-11-23 03:30:51.933+00', '2026-11-23 03:30:51.932+00', 'published', '2026-11-23 03:30:51.936+00', '2026-11-23 03:30:51.936+00', true);
INSERT INTO public._maisons_v VALUES (1, 1, 'Villa', 'Cotonou', 45000000, 3, 2, 1, 'vente', '2026-11-23 03:30:51.949+00', '2026-11-23 03:30:51.949+00', 'published', '2026-11-23 03:30:51.958+00', '2026-11-23 03:30:51.958+00', true);
INSERT INTO public._maisons_v VALUES (2, 2, 'Studio', 'Cotonou', 150000, 3, 2, 1, 'louer', '2026-11-23 03:30:51.975+00', '2026-11-23 03:30:51.975+00', 'published', '2026-11-23 03:30:51.976+00', '2026-11-23 03:30:51.976+00', true);
INSERT INTO public._maisons_v VALUES (3, 3, 'Les deux', 'Cotonou', 45000000, 3, 2, 1, NULL, '2026-11-23 03:30:51.988+00', '2026-11-23 03:30:51.988+00', 'published', '2026-11-23 03:30:51.989+00', '2026-11-23 03:30:51.989+00', true);
INSERT INTO public._maisons_v_rels VALUES (1, 1, 1, 'version.photos', 1);
INSERT INTO public._maisons_v_rels VALUES (2, 2, 1, 'version.photos', 2);
INSERT INTO public._photos_beaute_v VALUES (1, 1, 'Une', 1, '2026-11-23 03:30:51.859+00', '2026-11-23 03:30:51.859+00', 'published', '2026-11-23 03:30:51.861+00', '2026-11-23 03:30:51.861+00', true);
INSERT INTO public._photos_beaute_v VALUES (2, 2, 'Deux', 2, '2026-11-23 03:30:51.876+00', '2026-11-23 03:30:51.876+00', 'published', '2026-11-23 03:30:51.877+00', '2026-11-23 03:30:51.877+00', true);
INSERT INTO public._photos_beaute_v VALUES (3, 3, 'Trois', 1, '2026-11-23 03:30:51.889+00', '2026-11-23 03:30:51.889+00', 'published', '2026-11-23 03:30:51.89+00', '2026-11-23 03:30:51.89+00', true);
INSERT INTO public._photos_v VALUES (1, 1, 'Une', 1, '2026-11-23 03:30:51.811+00', '2026-11-23 03:30:51.811+00', 'published', '2026-11-23 03:30:51.815+00', '2026-11-23 03:30:51.815+00', true);
INSERT INTO public._photos_v VALUES (2, 2, 'Deux', 2, '2026-11-23 03:30:51.829+00', '2026-11-23 03:30:51.829+00', 'published', '2026-11-23 03:30:51.83+00', '2026-11-23 03:30:51.83+00', true);
INSERT INTO public._photos_v VALUES (3, 3, 'Trois', 1, '2026-11-23 03:30:51.844+00', '2026-11-23 03:30:51.844+00', 'published', '2026-11-23 03:30:51.845+00', '2026-11-23 03:30:51.845+00', true);
INSERT INTO public._videos_beaute_v VALUES (1, 1, 'Une vidéo', 'https://youtu.be/aqz-KE-bpKQ', 1, 1, '2026-01-02 03:04:05+00', '2026-11-23 03:30:51.777+00', '2026-11-23 03:30:51.777+00', 'published', '2026-11-23 03:30:51.779+00', '2026-11-23 03:30:51.779+00', true);
INSERT INTO public._videos_beaute_v VALUES (2, 2, 'Brouillon', 'https://youtu.be/aqz-KE-bpKQ', 2, NULL, '2026-11-23 03:30:51.793+00', '2026-11-23 03:30:51.794+00', '2026-11-23 03:30:51.794+00', 'draft', '2026-11-23 03:30:51.795+00', '2026-11-23 03:30:51.795+00', true);
INSERT INTO public._videos_v VALUES (1, 1, 'Une vidéo', 'https://youtu.be/aqz-KE-bpKQ', 1, 1, '2026-01-02 03:04:05+00', '2026-11-23 03:30:51.727+00', '2026-11-23 03:30:51.727+00', 'published', '2026-11-23 03:30:51.729+00', '2026-11-23 03:30:51.729+00', true);
INSERT INTO public._videos_v VALUES (2, 2, 'Brouillon', 'https://youtu.be/aqz-KE-bpKQ', 2, NULL, '2026-11-23 03:30:51.747+00', '2026-11-23 03:30:51.748+00', '2026-11-23 03:30:51.748+00', 'draft', '2026-11-23 03:30:51.752+00', '2026-11-23 03:30:51.752+00', true);
INSERT INTO public.categories VALUES (1, 'Portraits', 'portraits', '2026-11-23 03:30:51.71+00', '2026-11-23 03:30:51.71+00');
INSERT INTO public.categories_beaute VALUES (1, 'Portraits', 'portraits', '2026-11-23 03:30:51.767+00', '2026-11-23 03:30:51.767+00');
INSERT INTO public.entete_accueil VALUES (1, 3, '2026-11-23 03:30:51.552+00', '2026-11-23 03:30:51.552+00', NULL);
INSERT INTO public.entete_immobilier VALUES (1, 3, '2026-11-23 03:30:51.569+00', '2026-11-23 03:30:51.569+00', 4);
INSERT INTO public.evenements VALUES (1, 'Fête de l’été', '2027-05-01 12:00:00+00', '18:30', 1, 'Une
Deux', 'https://exemple.org/direct', 'fete-de-l-ete', '2026-11-23 03:30:51.602+00', '2026-11-23 03:30:51.601+00', 'published');
INSERT INTO public.evenements VALUES (2, 'Veillée', '2026-01-31 12:00:00+00', '18:30', 1, NULL, NULL, 'veillee', '2026-11-23 03:30:51.626+00', '2026-11-23 03:30:51.626+00', 'published');
INSERT INTO public.evenements VALUES (3, 'Brouillon', '2027-05-01 12:00:00+00', '18:30', 1, NULL, NULL, 'brouillon', '2026-11-23 03:30:51.643+00', '2026-11-23 03:30:51.643+00', 'draft');
INSERT INTO public.evenements VALUES (4, 'Concert', '2027-05-01 12:00:00+00', '18:30', 1, NULL, NULL, 'concert', '2026-11-23 03:30:51.666+00', '2026-11-23 03:30:51.666+00', 'published');
INSERT INTO public.formations VALUES (1, 'Soins du visage', 1, 'soins-du-visage', '2026-11-23 03:30:51.902+00', '2026-11-23 03:30:51.902+00', 'published');
INSERT INTO public.formations VALUES (2, 'Tresses', 1, 'tresses', '2026-11-23 03:30:51.933+00', '2026-11-23 03:30:51.932+00', 'published');
INSERT INTO public.maisons VALUES (1, 'Villa', 'Cotonou', 45000000, 3, 2, 1, 'vente', '2026-11-23 03:30:51.949+00', '2026-11-23 03:30:51.949+00', 'published');
INSERT INTO public.maisons VALUES (2, 'Studio', 'Cotonou', 150000, 3, 2, 1, 'louer', '2026-11-23 03:30:51.975+00', '2026-11-23 03:30:51.975+00', 'published');
INSERT INTO public.maisons VALUES (3, 'Les deux', 'Cotonou', 45000000, 3, 2, 1, NULL, '2026-11-23 03:30:51.988+00', '2026-11-23 03:30:51.988+00', 'published');
INSERT INTO public.maisons_rels VALUES (1, 1, 1, 'photos', 1);
INSERT INTO public.maisons_rels VALUES (2, 2, 1, 'photos', 2);
INSERT INTO public.owners VALUES (1, '2026-11-23 03:30:51.085+00', '2026-11-23 03:30:51.085+00', NULL, 'proprietaire', NULL, NULL, '74e260105d97ce6b28a18f957e40ec5f867a8f89e6f3cc9994eb226c866e03a9', 'pbkdf2-sha256-v1:c3a45ac0408b91b05a328d5255513d15df13b5b341c90ac794baccf97e14c4f6', NULL, 'proprietaire');
INSERT INTO public.owners VALUES (2, '2026-11-23 03:30:52.115+00', '2026-11-23 03:30:52.115+00', NULL, 'redaction', NULL, NULL, '5bfe0331423ef5b1767f1a7213283d572d310702610b6b0688f43561f19ec538', 'pbkdf2-sha256-v1:38c4427a8bb642c65f5960acfcf5da10ee99886bd613eee1e018759354f1219f', NULL, 'redaction');
INSERT INTO public.payload_migrations VALUES (1, '20261121_142616_initial', 1, '2026-11-23 03:30:50.944+00', '2026-11-23 03:30:50.943+00');
INSERT INTO public.payload_migrations VALUES (2, '20261122_094711_account_roles', 1, '2026-11-23 03:30:50.955+00', '2026-11-23 03:30:50.955+00');
INSERT INTO public.payload_migrations VALUES (3, '20261122_175002_hero_video_phone', 1, '2026-11-23 03:30:50.962+00', '2026-11-23 03:30:50.962+00');
INSERT INTO public.photos VALUES (1, 'Une', 1, '2026-11-23 03:30:51.811+00', '2026-11-23 03:30:51.811+00', 'published');
INSERT INTO public.photos VALUES (2, 'Deux', 2, '2026-11-23 03:30:51.829+00', '2026-11-23 03:30:51.829+00', 'published');
INSERT INTO public.photos VALUES (3, 'Trois', 1, '2026-11-23 03:30:51.844+00', '2026-11-23 03:30:51.844+00', 'published');
INSERT INTO public.photos_beaute VALUES (1, 'Une', 1, '2026-11-23 03:30:51.859+00', '2026-11-23 03:30:51.859+00', 'published');
INSERT INTO public.photos_beaute VALUES (2, 'Deux', 2, '2026-11-23 03:30:51.876+00', '2026-11-23 03:30:51.876+00', 'published');
INSERT INTO public.photos_beaute VALUES (3, 'Trois', 1, '2026-11-23 03:30:51.889+00', '2026-11-23 03:30:51.889+00', 'published');
INSERT INTO public.uploads VALUES (1, '2026-11-23 03:30:51.398+00', '2026-11-23 03:30:51.398+00', '/cms/uploads/file/ete-a-ouidah-847cf51919.jpg', NULL, 'ete-a-ouidah-847cf51919.jpg', 'image/jpeg', 298, 80, 60, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.uploads VALUES (2, '2026-11-23 03:30:51.471+00', '2026-11-23 03:30:51.47+00', '/cms/uploads/file/plage-e4653c181b.png', NULL, 'plage-e4653c181b.png', 'image/png', 247, 80, 60, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.uploads VALUES (3, '2026-11-23 03:30:51.509+00', '2026-11-23 03:30:51.509+00', '/cms/uploads/file/tete-c8e287d143.mp4', NULL, 'tete-c8e287d143.mp4', 'video/mp4', 4032, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.uploads VALUES (4, '2026-11-23 03:30:51.527+00', '2026-11-23 03:30:51.527+00', '/cms/uploads/file/pied-711d40e065.mp4', NULL, 'pied-711d40e065.mp4', 'video/mp4', 3032, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.videos VALUES (1, 'Une vidéo', 'https://youtu.be/aqz-KE-bpKQ', 1, 1, '2026-01-02 03:04:05+00', '2026-11-23 03:30:51.727+00', '2026-11-23 03:30:51.727+00', 'published');
INSERT INTO public.videos VALUES (2, 'Brouillon', 'https://youtu.be/aqz-KE-bpKQ', 2, NULL, '2026-11-23 03:30:51.747+00', '2026-11-23 03:30:51.748+00', '2026-11-23 03:30:51.748+00', 'draft');
INSERT INTO public.videos_beaute VALUES (1, 'Une vidéo', 'https://youtu.be/aqz-KE-bpKQ', 1, 1, '2026-01-02 03:04:05+00', '2026-11-23 03:30:51.777+00', '2026-11-23 03:30:51.777+00', 'published');
INSERT INTO public.videos_beaute VALUES (2, 'Brouillon', 'https://youtu.be/aqz-KE-bpKQ', 2, NULL, '2026-11-23 03:30:51.793+00', '2026-11-23 03:30:51.794+00', '2026-11-23 03:30:51.794+00', 'draft');
SELECT pg_catalog.setval('public._evenements_v_id_seq', 5, true);
SELECT pg_catalog.setval('public._formations_v_id_seq', 2, true);
SELECT pg_catalog.setval('public._maisons_v_id_seq', 3, true);
SELECT pg_catalog.setval('public._maisons_v_rels_id_seq', 2, true);
SELECT pg_catalog.setval('public._photos_beaute_v_id_seq', 3, true);
SELECT pg_catalog.setval('public._photos_v_id_seq', 3, true);
SELECT pg_catalog.setval('public._videos_beaute_v_id_seq', 2, true);
SELECT pg_catalog.setval('public._videos_v_id_seq', 2, true);
SELECT pg_catalog.setval('public.categories_beaute_id_seq', 1, true);
SELECT pg_catalog.setval('public.categories_id_seq', 1, true);
SELECT pg_catalog.setval('public.entete_accueil_id_seq', 1, true);
SELECT pg_catalog.setval('public.entete_beaute_id_seq', 1, false);
SELECT pg_catalog.setval('public.entete_immobilier_id_seq', 1, true);
SELECT pg_catalog.setval('public.entete_voyage_id_seq', 1, false);
SELECT pg_catalog.setval('public.evenements_id_seq', 4, true);
SELECT pg_catalog.setval('public.formations_id_seq', 2, true);
SELECT pg_catalog.setval('public.maisons_id_seq', 3, true);
SELECT pg_catalog.setval('public.maisons_rels_id_seq', 2, true);
SELECT pg_catalog.setval('public.owners_id_seq', 2, true);
SELECT pg_catalog.setval('public.payload_kv_id_seq', 1, false);
SELECT pg_catalog.setval('public.payload_locked_documents_id_seq', 1, false);
SELECT pg_catalog.setval('public.payload_locked_documents_rels_id_seq', 1, false);
SELECT pg_catalog.setval('public.payload_migrations_id_seq', 3, true);
SELECT pg_catalog.setval('public.payload_preferences_id_seq', 1, false);
SELECT pg_catalog.setval('public.payload_preferences_rels_id_seq', 1, false);
SELECT pg_catalog.setval('public.photos_beaute_id_seq', 3, true);
SELECT pg_catalog.setval('public.photos_id_seq', 3, true);
SELECT pg_catalog.setval('public.uploads_id_seq', 4, true);
SELECT pg_catalog.setval('public.videos_beaute_id_seq', 2, true);
SELECT pg_catalog.setval('public.videos_id_seq', 2, true);
ALTER TABLE ONLY public._evenements_v
    ADD CONSTRAINT _evenements_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._formations_v
    ADD CONSTRAINT _formations_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._maisons_v
    ADD CONSTRAINT _maisons_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._maisons_v_rels
    ADD CONSTRAINT _maisons_v_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._photos_beaute_v
    ADD CONSTRAINT _photos_beaute_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._photos_v
    ADD CONSTRAINT _photos_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._videos_beaute_v
    ADD CONSTRAINT _videos_beaute_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories_beaute
    ADD CONSTRAINT categories_beaute_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entete_accueil
    ADD CONSTRAINT entete_accueil_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entete_beaute
    ADD CONSTRAINT entete_beaute_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entete_immobilier
    ADD CONSTRAINT entete_immobilier_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.entete_voyage
    ADD CONSTRAINT entete_voyage_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.evenements
    ADD CONSTRAINT evenements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.maisons
    ADD CONSTRAINT maisons_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.maisons_rels
    ADD CONSTRAINT maisons_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owners_sessions
    ADD CONSTRAINT owners_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_kv
    ADD CONSTRAINT payload_kv_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_locked_documents
    ADD CONSTRAINT payload_locked_documents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_migrations
    ADD CONSTRAINT payload_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_preferences
    ADD CONSTRAINT payload_preferences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photos_beaute
    ADD CONSTRAINT photos_beaute_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.videos_beaute
    ADD CONSTRAINT videos_beaute_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_pkey PRIMARY KEY (id);
CREATE INDEX _evenements_v_created_at_idx ON public._evenements_v USING btree (created_at);
CREATE INDEX _evenements_v_latest_idx ON public._evenements_v USING btree (latest);
CREATE INDEX _evenements_v_parent_idx ON public._evenements_v USING btree (parent_id);
CREATE INDEX _evenements_v_updated_at_idx ON public._evenements_v USING btree (updated_at);
CREATE INDEX _evenements_v_version_version__status_idx ON public._evenements_v USING btree (version__status);
CREATE INDEX _evenements_v_version_version_created_at_idx ON public._evenements_v USING btree (version_created_at);
CREATE INDEX _evenements_v_version_version_date_idx ON public._evenements_v USING btree (version_date);
CREATE INDEX _evenements_v_version_version_poster_idx ON public._evenements_v USING btree (version_poster_id);
CREATE INDEX _evenements_v_version_version_slug_idx ON public._evenements_v USING btree (version_slug);
CREATE INDEX _evenements_v_version_version_updated_at_idx ON public._evenements_v USING btree (version_updated_at);
CREATE INDEX _formations_v_created_at_idx ON public._formations_v USING btree (created_at);
CREATE INDEX _formations_v_latest_idx ON public._formations_v USING btree (latest);
CREATE INDEX _formations_v_parent_idx ON public._formations_v USING btree (parent_id);
CREATE INDEX _formations_v_updated_at_idx ON public._formations_v USING btree (updated_at);
CREATE INDEX _formations_v_version_version__status_idx ON public._formations_v USING btree (version__status);
CREATE INDEX _formations_v_version_version_affiche_idx ON public._formations_v USING btree (version_affiche_id);
CREATE INDEX _formations_v_version_version_created_at_idx ON public._formations_v USING btree (version_created_at);
CREATE INDEX _formations_v_version_version_slug_idx ON public._formations_v USING btree (version_slug);
CREATE INDEX _formations_v_version_version_updated_at_idx ON public._formations_v USING btree (version_updated_at);
CREATE INDEX _maisons_v_created_at_idx ON public._maisons_v USING btree (created_at);
CREATE INDEX _maisons_v_latest_idx ON public._maisons_v USING btree (latest);
CREATE INDEX _maisons_v_parent_idx ON public._maisons_v USING btree (parent_id);
CREATE INDEX _maisons_v_rels_order_idx ON public._maisons_v_rels USING btree ("order");
CREATE INDEX _maisons_v_rels_parent_idx ON public._maisons_v_rels USING btree (parent_id);
CREATE INDEX _maisons_v_rels_path_idx ON public._maisons_v_rels USING btree (path);
CREATE INDEX _maisons_v_rels_uploads_id_idx ON public._maisons_v_rels USING btree (uploads_id);
CREATE INDEX _maisons_v_updated_at_idx ON public._maisons_v USING btree (updated_at);
CREATE INDEX _maisons_v_version_version__status_idx ON public._maisons_v USING btree (version__status);
CREATE INDEX _maisons_v_version_version_created_at_idx ON public._maisons_v USING btree (version_created_at);
CREATE INDEX _maisons_v_version_version_photo_principale_idx ON public._maisons_v USING btree (version_photo_principale_id);
CREATE INDEX _maisons_v_version_version_updated_at_idx ON public._maisons_v USING btree (version_updated_at);
CREATE INDEX _photos_beaute_v_created_at_idx ON public._photos_beaute_v USING btree (created_at);
CREATE INDEX _photos_beaute_v_latest_idx ON public._photos_beaute_v USING btree (latest);
CREATE INDEX _photos_beaute_v_parent_idx ON public._photos_beaute_v USING btree (parent_id);
CREATE INDEX _photos_beaute_v_updated_at_idx ON public._photos_beaute_v USING btree (updated_at);
CREATE INDEX _photos_beaute_v_version_version__status_idx ON public._photos_beaute_v USING btree (version__status);
CREATE INDEX _photos_beaute_v_version_version_created_at_idx ON public._photos_beaute_v USING btree (version_created_at);
CREATE INDEX _photos_beaute_v_version_version_image_idx ON public._photos_beaute_v USING btree (version_image_id);
CREATE INDEX _photos_beaute_v_version_version_updated_at_idx ON public._photos_beaute_v USING btree (version_updated_at);
CREATE INDEX _photos_v_created_at_idx ON public._photos_v USING btree (created_at);
CREATE INDEX _photos_v_latest_idx ON public._photos_v USING btree (latest);
CREATE INDEX _photos_v_parent_idx ON public._photos_v USING btree (parent_id);
CREATE INDEX _photos_v_updated_at_idx ON public._photos_v USING btree (updated_at);
CREATE INDEX _photos_v_version_version__status_idx ON public._photos_v USING btree (version__status);
CREATE INDEX _photos_v_version_version_created_at_idx ON public._photos_v USING btree (version_created_at);
CREATE INDEX _photos_v_version_version_image_idx ON public._photos_v USING btree (version_image_id);
CREATE INDEX _photos_v_version_version_updated_at_idx ON public._photos_v USING btree (version_updated_at);
CREATE INDEX _videos_beaute_v_created_at_idx ON public._videos_beaute_v USING btree (created_at);
CREATE INDEX _videos_beaute_v_latest_idx ON public._videos_beaute_v USING btree (latest);
CREATE INDEX _videos_beaute_v_parent_idx ON public._videos_beaute_v USING btree (parent_id);
CREATE INDEX _videos_beaute_v_updated_at_idx ON public._videos_beaute_v USING btree (updated_at);
CREATE INDEX _videos_beaute_v_version_version__status_idx ON public._videos_beaute_v USING btree (version__status);
CREATE INDEX _videos_beaute_v_version_version_category_idx ON public._videos_beaute_v USING btree (version_category_id);
CREATE INDEX _videos_beaute_v_version_version_created_at_idx ON public._videos_beaute_v USING btree (version_created_at);
CREATE INDEX _videos_beaute_v_version_version_published_at_idx ON public._videos_beaute_v USING btree (version_published_at);
CREATE INDEX _videos_beaute_v_version_version_thumbnail_idx ON public._videos_beaute_v USING btree (version_thumbnail_id);
CREATE INDEX _videos_beaute_v_version_version_updated_at_idx ON public._videos_beaute_v USING btree (version_updated_at);
CREATE INDEX _videos_v_created_at_idx ON public._videos_v USING btree (created_at);
CREATE INDEX _videos_v_latest_idx ON public._videos_v USING btree (latest);
CREATE INDEX _videos_v_parent_idx ON public._videos_v USING btree (parent_id);
CREATE INDEX _videos_v_updated_at_idx ON public._videos_v USING btree (updated_at);
CREATE INDEX _videos_v_version_version__status_idx ON public._videos_v USING btree (version__status);
CREATE INDEX _videos_v_version_version_category_idx ON public._videos_v USING btree (version_category_id);
CREATE INDEX _videos_v_version_version_created_at_idx ON public._videos_v USING btree (version_created_at);
CREATE INDEX _videos_v_version_version_published_at_idx ON public._videos_v USING btree (version_published_at);
CREATE INDEX _videos_v_version_version_thumbnail_idx ON public._videos_v USING btree (version_thumbnail_id);
CREATE INDEX _videos_v_version_version_updated_at_idx ON public._videos_v USING btree (version_updated_at);
CREATE INDEX categories_beaute_created_at_idx ON public.categories_beaute USING btree (created_at);
CREATE UNIQUE INDEX categories_beaute_slug_idx ON public.categories_beaute USING btree (slug);
CREATE INDEX categories_beaute_updated_at_idx ON public.categories_beaute USING btree (updated_at);
CREATE INDEX categories_created_at_idx ON public.categories USING btree (created_at);
CREATE UNIQUE INDEX categories_slug_idx ON public.categories USING btree (slug);
CREATE INDEX categories_updated_at_idx ON public.categories USING btree (updated_at);
CREATE INDEX entete_accueil_video_idx ON public.entete_accueil USING btree (video_id);
CREATE INDEX entete_accueil_video_telephone_idx ON public.entete_accueil USING btree (video_telephone_id);
CREATE INDEX entete_beaute_video_idx ON public.entete_beaute USING btree (video_id);
CREATE INDEX entete_beaute_video_telephone_idx ON public.entete_beaute USING btree (video_telephone_id);
CREATE INDEX entete_immobilier_video_idx ON public.entete_immobilier USING btree (video_id);
CREATE INDEX entete_immobilier_video_telephone_idx ON public.entete_immobilier USING btree (video_telephone_id);
CREATE INDEX entete_voyage_video_idx ON public.entete_voyage USING btree (video_id);
CREATE INDEX entete_voyage_video_telephone_idx ON public.entete_voyage USING btree (video_telephone_id);
CREATE INDEX evenements__status_idx ON public.evenements USING btree (_status);
CREATE INDEX evenements_created_at_idx ON public.evenements USING btree (created_at);
CREATE INDEX evenements_date_idx ON public.evenements USING btree (date);
CREATE INDEX evenements_poster_idx ON public.evenements USING btree (poster_id);
CREATE UNIQUE INDEX evenements_slug_idx ON public.evenements USING btree (slug);
CREATE INDEX evenements_updated_at_idx ON public.evenements USING btree (updated_at);
CREATE INDEX formations__status_idx ON public.formations USING btree (_status);
CREATE INDEX formations_affiche_idx ON public.formations USING btree (affiche_id);
CREATE INDEX formations_created_at_idx ON public.formations USING btree (created_at);
CREATE UNIQUE INDEX formations_slug_idx ON public.formations USING btree (slug);
CREATE INDEX formations_updated_at_idx ON public.formations USING btree (updated_at);
CREATE INDEX maisons__status_idx ON public.maisons USING btree (_status);
CREATE INDEX maisons_created_at_idx ON public.maisons USING btree (created_at);
CREATE INDEX maisons_photo_principale_idx ON public.maisons USING btree (photo_principale_id);
CREATE INDEX maisons_rels_order_idx ON public.maisons_rels USING btree ("order");
CREATE INDEX maisons_rels_parent_idx ON public.maisons_rels USING btree (parent_id);
CREATE INDEX maisons_rels_path_idx ON public.maisons_rels USING btree (path);
CREATE INDEX maisons_rels_uploads_id_idx ON public.maisons_rels USING btree (uploads_id);
CREATE INDEX maisons_updated_at_idx ON public.maisons USING btree (updated_at);
CREATE INDEX owners_created_at_idx ON public.owners USING btree (created_at);
CREATE INDEX owners_sessions_order_idx ON public.owners_sessions USING btree (_order);
CREATE INDEX owners_sessions_parent_id_idx ON public.owners_sessions USING btree (_parent_id);
CREATE INDEX owners_updated_at_idx ON public.owners USING btree (updated_at);
CREATE UNIQUE INDEX owners_username_idx ON public.owners USING btree (username);
CREATE UNIQUE INDEX payload_kv_key_idx ON public.payload_kv USING btree (key);
CREATE INDEX payload_locked_documents_created_at_idx ON public.payload_locked_documents USING btree (created_at);
CREATE INDEX payload_locked_documents_global_slug_idx ON public.payload_locked_documents USING btree (global_slug);
CREATE INDEX payload_locked_documents_rels_categories_beaute_id_idx ON public.payload_locked_documents_rels USING btree (categories_beaute_id);
CREATE INDEX payload_locked_documents_rels_categories_id_idx ON public.payload_locked_documents_rels USING btree (categories_id);
CREATE INDEX payload_locked_documents_rels_evenements_id_idx ON public.payload_locked_documents_rels USING btree (evenements_id);
CREATE INDEX payload_locked_documents_rels_formations_id_idx ON public.payload_locked_documents_rels USING btree (formations_id);
CREATE INDEX payload_locked_documents_rels_maisons_id_idx ON public.payload_locked_documents_rels USING btree (maisons_id);
CREATE INDEX payload_locked_documents_rels_order_idx ON public.payload_locked_documents_rels USING btree ("order");
CREATE INDEX payload_locked_documents_rels_owners_id_idx ON public.payload_locked_documents_rels USING btree (owners_id);
CREATE INDEX payload_locked_documents_rels_parent_idx ON public.payload_locked_documents_rels USING btree (parent_id);
CREATE INDEX payload_locked_documents_rels_path_idx ON public.payload_locked_documents_rels USING btree (path);
CREATE INDEX payload_locked_documents_rels_photos_beaute_id_idx ON public.payload_locked_documents_rels USING btree (photos_beaute_id);
CREATE INDEX payload_locked_documents_rels_photos_id_idx ON public.payload_locked_documents_rels USING btree (photos_id);
CREATE INDEX payload_locked_documents_rels_uploads_id_idx ON public.payload_locked_documents_rels USING btree (uploads_id);
CREATE INDEX payload_locked_documents_rels_videos_beaute_id_idx ON public.payload_locked_documents_rels USING btree (videos_beaute_id);
CREATE INDEX payload_locked_documents_rels_videos_id_idx ON public.payload_locked_documents_rels USING btree (videos_id);
CREATE INDEX payload_locked_documents_updated_at_idx ON public.payload_locked_documents USING btree (updated_at);
CREATE INDEX payload_migrations_created_at_idx ON public.payload_migrations USING btree (created_at);
CREATE INDEX payload_migrations_updated_at_idx ON public.payload_migrations USING btree (updated_at);
CREATE INDEX payload_preferences_created_at_idx ON public.payload_preferences USING btree (created_at);
CREATE INDEX payload_preferences_key_idx ON public.payload_preferences USING btree (key);
CREATE INDEX payload_preferences_rels_order_idx ON public.payload_preferences_rels USING btree ("order");
CREATE INDEX payload_preferences_rels_owners_id_idx ON public.payload_preferences_rels USING btree (owners_id);
CREATE INDEX payload_preferences_rels_parent_idx ON public.payload_preferences_rels USING btree (parent_id);
CREATE INDEX payload_preferences_rels_path_idx ON public.payload_preferences_rels USING btree (path);
CREATE INDEX payload_preferences_updated_at_idx ON public.payload_preferences USING btree (updated_at);
CREATE INDEX photos__status_idx ON public.photos USING btree (_status);
CREATE INDEX photos_beaute__status_idx ON public.photos_beaute USING btree (_status);
CREATE INDEX photos_beaute_created_at_idx ON public.photos_beaute USING btree (created_at);
CREATE INDEX photos_beaute_image_idx ON public.photos_beaute USING btree (image_id);
CREATE INDEX photos_beaute_updated_at_idx ON public.photos_beaute USING btree (updated_at);
CREATE INDEX photos_created_at_idx ON public.photos USING btree (created_at);
CREATE INDEX photos_image_idx ON public.photos USING btree (image_id);
CREATE INDEX photos_updated_at_idx ON public.photos USING btree (updated_at);
CREATE INDEX uploads_created_at_idx ON public.uploads USING btree (created_at);
CREATE UNIQUE INDEX uploads_filename_idx ON public.uploads USING btree (filename);
CREATE INDEX uploads_sizes_vignette_sizes_vignette_filename_idx ON public.uploads USING btree (sizes_vignette_filename);
CREATE INDEX uploads_updated_at_idx ON public.uploads USING btree (updated_at);
CREATE INDEX videos__status_idx ON public.videos USING btree (_status);
CREATE INDEX videos_beaute__status_idx ON public.videos_beaute USING btree (_status);
CREATE INDEX videos_beaute_category_idx ON public.videos_beaute USING btree (category_id);
CREATE INDEX videos_beaute_created_at_idx ON public.videos_beaute USING btree (created_at);
CREATE INDEX videos_beaute_published_at_idx ON public.videos_beaute USING btree (published_at);
CREATE INDEX videos_beaute_thumbnail_idx ON public.videos_beaute USING btree (thumbnail_id);
CREATE INDEX videos_beaute_updated_at_idx ON public.videos_beaute USING btree (updated_at);
CREATE INDEX videos_category_idx ON public.videos USING btree (category_id);
CREATE INDEX videos_created_at_idx ON public.videos USING btree (created_at);
CREATE INDEX videos_published_at_idx ON public.videos USING btree (published_at);
CREATE INDEX videos_thumbnail_idx ON public.videos USING btree (thumbnail_id);
CREATE INDEX videos_updated_at_idx ON public.videos USING btree (updated_at);
ALTER TABLE ONLY public._evenements_v
    ADD CONSTRAINT _evenements_v_parent_id_evenements_id_fk FOREIGN KEY (parent_id) REFERENCES public.evenements(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._evenements_v
    ADD CONSTRAINT _evenements_v_version_poster_id_uploads_id_fk FOREIGN KEY (version_poster_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._formations_v
    ADD CONSTRAINT _formations_v_parent_id_formations_id_fk FOREIGN KEY (parent_id) REFERENCES public.formations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._formations_v
    ADD CONSTRAINT _formations_v_version_affiche_id_uploads_id_fk FOREIGN KEY (version_affiche_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._maisons_v
    ADD CONSTRAINT _maisons_v_parent_id_maisons_id_fk FOREIGN KEY (parent_id) REFERENCES public.maisons(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._maisons_v_rels
    ADD CONSTRAINT _maisons_v_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public._maisons_v(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._maisons_v_rels
    ADD CONSTRAINT _maisons_v_rels_uploads_fk FOREIGN KEY (uploads_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public._maisons_v
    ADD CONSTRAINT _maisons_v_version_photo_principale_id_uploads_id_fk FOREIGN KEY (version_photo_principale_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._photos_beaute_v
    ADD CONSTRAINT _photos_beaute_v_parent_id_photos_beaute_id_fk FOREIGN KEY (parent_id) REFERENCES public.photos_beaute(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._photos_beaute_v
    ADD CONSTRAINT _photos_beaute_v_version_image_id_uploads_id_fk FOREIGN KEY (version_image_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._photos_v
    ADD CONSTRAINT _photos_v_parent_id_photos_id_fk FOREIGN KEY (parent_id) REFERENCES public.photos(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._photos_v
    ADD CONSTRAINT _photos_v_version_image_id_uploads_id_fk FOREIGN KEY (version_image_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_beaute_v
    ADD CONSTRAINT _videos_beaute_v_parent_id_videos_beaute_id_fk FOREIGN KEY (parent_id) REFERENCES public.videos_beaute(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_beaute_v
    ADD CONSTRAINT _videos_beaute_v_version_category_id_categories_beaute_id_fk FOREIGN KEY (version_category_id) REFERENCES public.categories_beaute(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_beaute_v
    ADD CONSTRAINT _videos_beaute_v_version_thumbnail_id_uploads_id_fk FOREIGN KEY (version_thumbnail_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_parent_id_videos_id_fk FOREIGN KEY (parent_id) REFERENCES public.videos(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_version_category_id_categories_id_fk FOREIGN KEY (version_category_id) REFERENCES public.categories(id) ON DELETE SET NULL;
ALTER TABLE ONLY public._videos_v
    ADD CONSTRAINT _videos_v_version_thumbnail_id_uploads_id_fk FOREIGN KEY (version_thumbnail_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_accueil
    ADD CONSTRAINT entete_accueil_video_id_uploads_id_fk FOREIGN KEY (video_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_accueil
    ADD CONSTRAINT entete_accueil_video_telephone_id_uploads_id_fk FOREIGN KEY (video_telephone_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_beaute
    ADD CONSTRAINT entete_beaute_video_id_uploads_id_fk FOREIGN KEY (video_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_beaute
    ADD CONSTRAINT entete_beaute_video_telephone_id_uploads_id_fk FOREIGN KEY (video_telephone_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_immobilier
    ADD CONSTRAINT entete_immobilier_video_id_uploads_id_fk FOREIGN KEY (video_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_immobilier
    ADD CONSTRAINT entete_immobilier_video_telephone_id_uploads_id_fk FOREIGN KEY (video_telephone_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_voyage
    ADD CONSTRAINT entete_voyage_video_id_uploads_id_fk FOREIGN KEY (video_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.entete_voyage
    ADD CONSTRAINT entete_voyage_video_telephone_id_uploads_id_fk FOREIGN KEY (video_telephone_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.evenements
    ADD CONSTRAINT evenements_poster_id_uploads_id_fk FOREIGN KEY (poster_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.formations
    ADD CONSTRAINT formations_affiche_id_uploads_id_fk FOREIGN KEY (affiche_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.maisons
    ADD CONSTRAINT maisons_photo_principale_id_uploads_id_fk FOREIGN KEY (photo_principale_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.maisons_rels
    ADD CONSTRAINT maisons_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.maisons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.maisons_rels
    ADD CONSTRAINT maisons_rels_uploads_fk FOREIGN KEY (uploads_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.owners_sessions
    ADD CONSTRAINT owners_sessions_parent_id_fk FOREIGN KEY (_parent_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_categories_beaute_fk FOREIGN KEY (categories_beaute_id) REFERENCES public.categories_beaute(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_categories_fk FOREIGN KEY (categories_id) REFERENCES public.categories(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_evenements_fk FOREIGN KEY (evenements_id) REFERENCES public.evenements(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_formations_fk FOREIGN KEY (formations_id) REFERENCES public.formations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_maisons_fk FOREIGN KEY (maisons_id) REFERENCES public.maisons(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_owners_fk FOREIGN KEY (owners_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.payload_locked_documents(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_photos_beaute_fk FOREIGN KEY (photos_beaute_id) REFERENCES public.photos_beaute(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_photos_fk FOREIGN KEY (photos_id) REFERENCES public.photos(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_uploads_fk FOREIGN KEY (uploads_id) REFERENCES public.uploads(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_videos_beaute_fk FOREIGN KEY (videos_beaute_id) REFERENCES public.videos_beaute(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_locked_documents_rels
    ADD CONSTRAINT payload_locked_documents_rels_videos_fk FOREIGN KEY (videos_id) REFERENCES public.videos(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_owners_fk FOREIGN KEY (owners_id) REFERENCES public.owners(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payload_preferences_rels
    ADD CONSTRAINT payload_preferences_rels_parent_fk FOREIGN KEY (parent_id) REFERENCES public.payload_preferences(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.photos_beaute
    ADD CONSTRAINT photos_beaute_image_id_uploads_id_fk FOREIGN KEY (image_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_image_id_uploads_id_fk FOREIGN KEY (image_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.videos_beaute
    ADD CONSTRAINT videos_beaute_category_id_categories_beaute_id_fk FOREIGN KEY (category_id) REFERENCES public.categories_beaute(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.videos_beaute
    ADD CONSTRAINT videos_beaute_thumbnail_id_uploads_id_fk FOREIGN KEY (thumbnail_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES public.categories(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.videos
    ADD CONSTRAINT videos_thumbnail_id_uploads_id_fk FOREIGN KEY (thumbnail_id) REFERENCES public.uploads(id) ON DELETE SET NULL;
