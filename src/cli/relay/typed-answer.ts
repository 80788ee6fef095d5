export { typedAnswer } from '../../service/answer/typed-answer.ts'
