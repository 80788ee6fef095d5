import { bundle } from '../../scripts/bundle.ts'

/** The command line that tests start is the bundle that `npm ci` makes, of the sources as they are now. */
export default bundle
