/** Holds the refs of closed tasks: one ref for the whole repository, whatever the number of tasks. */
export const ARCHIVE_REF = 'refs/baton/archive'

const OWN = 'refs/baton/'

/**
 * Where the archive has a ref: `refs/baton/runs/RUN-20260228-001/base` is `runs/20260228/RUN-20260228-001/base`. The
 * folder for each day keeps the folders small: git stores a folder anew for each entry that is added.
 */
export const archivePath = (ref: string): string =>
  ref.slice(OWN.length).replace(/(^|\/)((?:RUN|TASK)-(\d{8})-)/, '$1$3/$2')

/** The ref that a path of the archive stands for. */
export const archivedRef = (path: string): string => OWN + path.replace(/(^|\/)(\d{8})\/((?:RUN|TASK)-\2-)/, '$1$3')
