export { type NotInClones, notInClones } from '../../workspace/clone/not-in-clones.ts'
