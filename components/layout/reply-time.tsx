type Props = { children: string | undefined; className?: string }

/** Within what time a message is answered, near a WhatsApp link; nothing where the owner has not set it. */
export const ReplyTime = ({ children, className = 'text-muted mt-3' }: Props) =>
  children && <p className={`text-sm ${className}`}>{children}</p>
