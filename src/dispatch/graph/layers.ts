/** The layers of a product. Which of them a request names says which specialists it needs. */
export const LAYERS: Readonly<Record<string, RegExp>> = {
  ui: /\b(?:ui|ux|pages?|screens?|front-?end|dashboard|portal|panel|components?|client|web ?site)\b|화면|페이지|프론트|대시보드|컴포넌트|웹(?!소켓)|콘솔/,
  api: /\b(?:api|endpoints?|back-?end|servers?(?: side)?|services?|routes?)\b|서버|백엔드|엔드포인트|서비스|(?<![a-z])api(?![a-z])/,
  data: /\b(?:databases?|db|schemas?|tables?|migrations?|locking|storage|stored|s3|bigquery|warehouse)\b|데이터베이스|(?<![a-z])(?:db|s3|bigquery)(?![a-z])|테이블|스키마|스토리지|저장/,
  mobile: /\b(?:mobile|ios|android|apps?)\b|모바일|안드로이드|앱/,
  model: /\b(?:machine learning|ml|ai|model (?:training|serving)|models?|llm|embeddings?)\b|모델|학습|추론/,
  plan: /\b(?:prd|requirements|specification|architecture|from design|and design)\b|기획|설계|(?<![a-z])prd(?![a-z])|요구사항/,
  access: /\b(?:log-?in|sign-?up|auth\w*|roles?|permissions?|accounts?)\b|로그인|회원가입|권한|인증|결재선/,
  money: /\b(?:payments?|billing|checkout|subscriptions?|invoices?|plans)\b|결제|청구|정산|요금제|환불/,
  notice: /\b(?:notifications?|reminders?|emails?|push)\b|알림|푸시|이메일/,
}
