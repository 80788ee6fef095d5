/** Made when a panel opens: the same command sent twice is carried out once. */
export const newCommandId = (): string => crypto.randomUUID()
