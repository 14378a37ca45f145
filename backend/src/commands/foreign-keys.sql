-- For the time of a connection: sets when the foreign keys of all tables are checked.
CREATE FUNCTION pg_temp.set_foreign_keys(mode text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE it record;
BEGIN
  FOR it IN
    SELECT conrelid::regclass AS owner, conname AS name FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I %s', it.owner, it.name, mode);
  END LOOP;
END
$$;
