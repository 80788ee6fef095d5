export { type GitAudit, verifyGitRecords as verifyGit } from '../../engine/git-records/verify-git-records.ts'
