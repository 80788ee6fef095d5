/** The layers of a product. Which of them a request names says which specialists it needs. */
export const LAYERS: Readonly<Record<string, RegExp>> = {
  ui: /\b(?:ui|ux|pages?|screens?|front-?end|dashboard|portal|panel|components?|client|web ?site|buttons?|menus?|modals?|pop-?ups?|tooltips?|layouts?|dark mode|css|icons?|charts?|accessibility|seo)\b|화면|페이지(?!네이션|징)|프론트|대시보드|컴포넌트|웹(?!소켓|훅)|콘솔|버튼|메뉴|입력창|입력란|모달|팝업|툴팁|레이아웃|반응형|스크롤|다크 ?모드|푸터|아이콘|로고|차트|접근성|다국어|(?<![a-z])(?:css|seo)(?![a-z])|표시|보이게|보여 ?주|겹쳐|가려/,
  api: /\b(?:api|endpoints?|back-?end|servers?(?: side)?|services?|routes?)\b|서버|백엔드|엔드포인트|서비스|(?<![a-z])api(?![a-z])/,
  data: /\b(?:databases?|db|schemas?|tables?|migrations?|locking|storage|stored|s3|bigquery|warehouse)\b|데이터베이스|(?<![a-z])(?:db|s3|bigquery)(?![a-z])|테이블|스키마|스토리지|저장소|db에 저장|인덱스|컬럼|(?<!n\+1 ?)쿼리/,
  /** Of data: its shape, and not what is written into it. */
  schema:
    /\b(?:schemas?|tables?|columns?|index(?:es)?|migrations?|queries|sql|stored procedures?)\b|테이블|스키마|컬럼|인덱스|(?<!n\+1 ?)쿼리|마이그레이션|데이터베이스|(?<![a-z])(?:sql|erd)(?![a-z])/,
  mobile: /\b(?:mobile|ios|android|apps?)\b|모바일|안드로이드|아이폰|앱/,
  model:
    /\b(?:machine learning|ml|ai|model (?:training|serving)|models?|llms?|rag|chat ?gpt|gpt|chat ?bots?|embeddings?)\b|(?<![a-z])(?:rag|chatgpt|gpt|llm)(?![a-z])|챗봇|임베딩|프롬프트|추천 시스템|모델(?!링)|학습|추론/,
  plan: /\b(?:prd|requirements|specification|architecture|from design|and design)\b|기획|설계|(?<![a-z])prd(?![a-z])|요구사항/,
  access: /\b(?:log-?in|sign-?up|auth\w*|roles?|permissions?|accounts?)\b|로그인|회원가입|권한|인증|결재선/,
  money: /\b(?:payments?|billing|checkout|subscriptions?|invoices?|plans)\b|결제|청구|정산|요금제|환불/,
  notice: /\b(?:notifications?|reminders?|emails?|push)\b|알림|푸시|이메일/,
}
