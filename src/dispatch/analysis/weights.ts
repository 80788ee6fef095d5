/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	DBabcbBaFad
(commas 0)	CDbbcbBaJbh
(commas 1)	AbDbAa...Ee
(commas 2)	EaCaaadgiMC
(commas 3)	LhbbA.adicQ
(commas 4)	Neaccb.bihS
(commas 5)	Jee..gFaikT
(layers 0)	DBabcbA.Hbe
(layers 1)	AAacc.EbHAh
(layers 2)	GaAdAcceeDG
(layers 3)	ICdabbbbjGD
(layers 4)	EAcbbaBaeaG
(layers 5)	FAd.Bcb.bcE
(parts 1)	DDbccbBaLdg
(parts 2)	baCabbEDBDj
(parts 3)	BcEaBBghhRb
(parts 4)	Nf.bb.cenFM
(parts 5)	OiBbb.dbiiT
(parts 6)	GAfcAaAbggQ
(parts 7)	.fbCAfK.gkR
(sentences 1)	DAbccaCaGbe
(sentences 2)	ECDa.egeBDa
(sentences 3)	cGbEbcbd.Eb
(sentences 4)	AKfc.bagGcC
(words 3)	GeeccdLfFCd
(words 4)	GcfecdMCC.f
(words 5)	Habce.D.G.g
(words 6)	ABAbc.AaIbf
(words 7)	CEcb.abcDAb
(words 8)	EAC.acedbCC
->	eb.ccbOLdeb
-가	fICidECDEed
-가게	OecbaadebGA
-가격	AfBcBD.aAFe
-가격순	bIaaaba
-가기	DGcbbccbIcc
-가나	cdHbbFd
-가는	C.dcAGddDAb
-가는지	dcccGGb
-가면	ELdbbecbKgb
-가서	.......bbGc
-가세가	cIaaaaa
-가야	JFbcceddCA
-가요	jKfDcKghNbe
-가이드	eababaKcMfc
-가입	EAcaCbdeBHe
-가입자	Gaaaaab
-가죠	bJaaaca
-가지	cbbDaFb
-가하는	I.cbaba
-가해	GddFaeAeH.d
-가해줘	EcccabGaGdc
-각각	fdB.BCCbeCD
-각각인	aaGaa.b
-각인	aaGaa.b
-간마다	GbbaaCccaFb
-간으로	E.caaCcbeJd
-간이	cHcbbFcdHca
-간표	Gbaaaaa
-감사	AedJcDccBEd
-감사해	bacKbbabbIe
-값	ECfcccHFBdd
-값은	.......cIdb
-값을	HcfaBbBGccb
-값이	EGcaacccGbb
-값임	abbaaIa
-갔으면	Hc..aab
-강사	JbbababbcaF
-강의	IbbaaaabcaF
-같게	baGaaab
-같아야	cbIaa.abdHa
-같아요	DBbAabb
-같은	DHAdefAg.aH
-같이	IeDaCcedDaB
-개	deFdCaDciPd
-개가	CFaaaad
-개나	cbHbcFbdIdb
-개발	EfDcbdF.eBC
-개발해	Gaaaaab
-개에	cdCBbbFAdGd
-개의	cdEBCBd
-개줘	acGaa.acHcb
-개쯤	.......adHd
-객센터	cccabaMJddb
-객용	HccbbcEddED
-객이	Be.dbGBdDA
-객한테	Ida.aab
-갱신	cGcbCbbeHab
-거	EgDDbhCC.cA
-거래	IDdbcacbAfG
-거래처	IaaaaadccHb
-거려요	bJcaaabbHcc
-거시	caCcaGc
-거예요	accbbGE
-건	cADb.BbcaaD
-건가요	abcCbFacGca
-건지	dceDcMcdH.d
-걸	cbbHDcb
-걸려요	bbIaaaa
-걸릴지	caabaIa
-걸어줘	KbbabbcdJdb
-검사	E.CCdcdccBD
-검색	.iHdCB.gcIB
-검색창	Kdb.aac
-검수	BbaGbbb
-검증	..CdKeeeJcc
-검토	bcbJaabdFaa
-검하고	aabIabbadHc
-것	GbB.dAcdF.b
-것도	Fa..aaa
-게	EdecAJddH.c
-게만	.......bHcc
-게시글	EFcaaccdLfb
-게시판	BC.dBEhfBHd
-겠어요	KiFedAafKda
-겨요	cLbaaacdJdb
-겨줘	deEFdeGeMfb
-격순	bIaaaba
-결과	BBGbbbd
-결과가	dIcbbDbbJdd
-결과는	AdKaabccDEe
-결재	FbaaaaaabeH
-결제	Ec.cEabceBF
-결해줘	bIaaacc
-겹침	cIaaa.cdIbc
-경계값	cbdaMbbdJdb
-경고	AbbbaaG
-경까지	aaaaGabbdJc
-경변수	bae..cJcGca
-경색을	babaaaI
-경해줘	baCbcaFGcba
-계가	.......baFd
-계값	cbdaMbbdJdb
-계산	gfJCJfedNgb
-계속	BNcbecdeH.c
-계정	Jbbbbaa
-계정을	Lbbae.bdF.b
-계좌	Haaabab
-계층	.......beKd
-고가	cAcbDEb
-고객	DaAbABddFdC
-고객용	HccbbcEddED
-고객이	Be.dbGBdDA
-고거래	.......bbdH
-고르면	cJaaaba
-고요	.dADbCbbaEa
-고정할	GaaaaaacKga
-고쳐	adbaa.JHcca
-고쳐야	dJb.b.bcgJa
-고쳐줘	dFbaecJIaga
-고친	adaaI.acHca
-곳	cCbBcGdAbEe
-곳이	b.bbaHa
-공개	bbbaaaJccHb
-공장용	Faaaaaa
-공지	DeEcbcD
-공통	bcKbaaadFba
-과가	dIcbbDbbJdd
-과금	H.cbaaa
-과는	BdKbbbcdGBf
-관리	Mddaba.ceaH
-관리자	FcdabaEccEA
-관제	HbbaAac
-교체	adJaaaaCeHf
-교체해	abHbaac
-교표	baacaIa
-교표로	c.aaaGa
-교해	cabbaIbceJc
-교해줘	baaaaFa
-구글	MAcbbbdefNc
-구니	ADcaCacdHca
-구독	MdcbBbdgADB
-구로	bcaa..H
-구를	cbc..aH
-구매	IbbbBcbcdaH
-구성	eccccDLdHac
-구조	dbCDDea
-구조를	a..c.Gc
-구축	JcbbDbdee.J
-구한테	BbbabbG
-구현	IbbaaabcJdb
-구현해	JaabaadbfJc
-국어	IaaaabbbdIc
-군데	bAIdCcdAfEa
-권한	CAdDBcccdGA
-그	.F.acBeaDc
-그가	CcadaHaaGcb
-그냥	bLcaabbdIcb
-그대로	bDH.bcedEeC
-그래서	Gaaaaaa
-그래요	bGaaaaa
-그를	eBcbbCG
-그리고	Gacaa
-그에	Fdcc.FcdJdb
-그인	DbdbaAD.ABc
-그인은	Jcb..addECc
-그인을	DFabbbccbHc
-그인이	CFdbaCd
-그인할	.......beHa
-근거	bccHbBa
-근성	cabJaba
-글	KCcbcbddBFc
-글쓰기	.Faaaab
-글씨가	dJaaaaacFba
-글을	CEaabbb
-글이	gPbabacdMfb
-글자	IcaaaabdKfa
-글자가	cHaaaaa
-글자만	.CcabcF
-금액이	dMbbbabdJ.f
-금요일	bGb.a.b
-금은	HedaC.bbACb
-금이랑	cbCaaFa
-금제	FcebAcF
-급여	FCbbbbb
-기가	EHddcCeeMec
-기가나	bcIa.bc
-기간	EcaaaDabF.d
-기게	Idaabb
-기결제	JbaababccJc
-기고	CCdHbccdBEd
-기기	Hcb..ab
-기는	ebEbaaG
-기능	RhCcc.ggeL
-기능은	caH.b.b.deJ
-기능을	H.abaaccdJc
-기능이	JbbbbaabcHb
-기대	cG..aaa
-기대값	.bcaH.b
-기면	DBccaDcbJdc
-기반	EbdbHbccbId
-기사	EbbaCabaaeF
-기업	HcbDbbccdKe
-기에	.......caE
-기존	Kbcbaab
-기준	bbcCbcJ
-기화	HcaaaaaadIc
-기화가	.......bIdc
-기획서	Iababaa..fG
-긴	FcIbccefIab
-깃허브	CbdbabHeFCd
-깃헙	dbdbacNcGca
-까요	CfE.dGfdCCb
-까지	EcacE.bcfFD
-까지요	Gab.aaa
-깨져서	dJaaaabbIea
-깨져요	aIaacaccHcb
-깨지는	cIab.ab
-깨짐	bMdabadHcbc
-꺼번에	Gbb.a.bbHfA
-꼭	dDFeAba
-꿔줘	efJaacFC.Bf
-끝나면	JbaaabcbHcb
-나	abba.Ga
-나가게	Gbaaaaa
-나가면	HDbbbeaaHea
-나가야	.......aHdc
-나가요	cIBabbb
-나감	cOdaaaddJcc
-나게	Hbaaaab
-나고	bGbaaaa
-나눠줘	baGaaaa
-나는	bJbbbdBcEAc
-나는데	cMaaabddGba
-나도	eCeaJcacDBc
-나로	fdMdcdFDAfA
-나리오	baa.D.a
-나만	EedaDaC
-나면	JDcbbcddNgc
-나쁜지	aaaGaca
-나서	BJcadac
-나오게	DfEcCb..Fdb
-나옴	eQc.abedJdb
-나와	.dcaa.I
-나와요	eRcabcdfLbd
-나요	b.dacNddF.b
-나은지	aaaaaF.beIb
-난주에	aaaaF.acGca
-날짜	fbIcFAegJ.c
-날짜가	cFbaabC
-남겨줘	bbbGbcCcHcb
-남구로	bcaa..H
-남아야	GdbaCabbcGb
-납니다	dNdaabbdIcb
-내고	bDDbbabbeMf
-내기	BFEbcceeJdb
-내문	ccd.aaKIdcb
-내역	DFcabacdFBd
-내역을	Gacab.a
-내용이	bHaaaab
-내줘	GcEbbbbcIdc
-냅샷	cbcbNbb
-냐	baaaaHacdJd
-너가	aIcaabb
-너무	cDGedeDaEac
-너스로	bIbbbaa
-넌트	CfG.GdggBHc
-넌트가	.......aHeb
-넌트로	EaDbcbb
-넌트를	baHbc.a
-널에	JbaaabbbdIb
-넘는	dKBbcbcdGac
-넣고	GbaaaabbeIc
-넣어줘	Ngb.CafgLcc
-넣으면	eOabbcceIbb
-네	bBc.cIddeGA
-네요	CHgaCbeaIfb
-네일	HbabaabbIdc
-네티스	bbabbCG
-년	adBaaaF
-노트	AcbdbbLdLec
-놀리식	aaGaaab
-누가	CbbcaGbcIda
-누락	bCcFbabbdHb
-누르면	HIdbcdecKfb
-누수	bDcFbabdJdc
-눈으로	bacLbcb
-눌러도	dNabbcbcKdc
-눠줘	baGaaaa
-뉴얼	bdaabaJ
-느려서	cMdaaaceJdb
-는	bFDdeFf
-는거	AfCeDCAAD.d
-는게	FbcaEcbbcGc
-는데	fNEdcaefLcc
-는데도	bGa.ababFcb
-는데요	EFbbacb
-는지	fhfFELbdLdd
-늘려	abbaaaI
-늘려줘	bdcaaaLIebb
-능은	caH.b.b.deJ
-능을	H.abaaccdJc
-능이	JbbbbaabcHb
-능한지	abbabIa
-늦게	aHaa.bbcHcb
-니까	Hbaaaab
-니다	aRacbcgfFAa
-니라	aAcaabG
-니터링	bdc.aaKaaeG
-닌가요	cJababbcHcb
-님용	Faaaa.b
-님이	EbBaaab
-닝해줘	cbJaaba
-다	.LaabdddgGD
-다가	IGebbdccFab
-다고	fL.dADgdJbc
-다국어	IaaaabbbdIc
-다는	AIcccBccKec
-다른	.EbcbcE
-다섯	bcGbBBc
-다시	gDIdDcddEiG
-다요	Gbaaa.b
-다운	ADccFccdHac
-다음	G.ddbGddCcD
-닥부터	Hd.bAbbcceJ
-단계	GcDbBbeccJc
-단위	db.bKacdFb
-단점	badbaLabeJc
-닫히게	Kcaabbb
-달기	BbcbbaH
-달라요	bJababb
-달력	bGba..a
-달아줘	IedccbGfKdb
-담당자	JbbbaaabcHc
-답안이	bGaaaba
-답은	baEEbbb
-당자	JbbbaaabcHc
-대값	.bcaH.b
-대로	e.IEafafD.A
-대신	acaBacGEDgb
-대폰	Icaaaabd.Gc
-대한	ecBEHbdeKcb
-대화	Hbaaaab
-댓글	DcbaEacfFbA
-더	Jbbbaba
-더에	HedbBDccbGc
-더용	Faaaa.b
-데	fdJFcCffFBb
-데가	fdCHdHeAFcd
-데도	bGa.ababFcb
-데요	DEeBbfB
-데이터	BfbCCGffaEB
-데이트	bcbacaKIbdc
-델을	HBb.acccbId
-도	LFbccdefHbA
-도가	bIbabaa
-도는	daaeDaH
-도는거	a.abaGa
-도는지	bbabECaaGcb
-도록	IaBbcbcgH.b
-도를	bbIaaaa
-도움말	abbaaaHcdJc
-도저히	cbFcbEa
-도커	fBIdcB.gKeB
-독일어	.Gaab.c
-돌게	bbabaaHbGcb
-돌고	aIaaaadeIba
-돌려도	bBbFaca
-돌리는	g.CeDD
-돌아요	bIaaabb
-동기화	HcaaaaaadIc
-동시성	aaaFab
-동시에	cIaaaabdF.b
-동안	JBcbabecHda
-동영상	GEbbbbc
-동완성	Jbc.b.cdJdb
-동으로	JdcaDaedbKe
-동은	AbcaaFb
-동이	.IbbbbbdF.c
-동일	bbKbbaa
-동작	acGa.aa
-동작은	dcKabaaeAC
-동하는	.......cIcb
-동해서	JbaaabcbjOc
-동해줘	LbabaaeceNe
-동화	aacaGaa
-돼서	aFbDbcb
-돼요	fGbdDEddHbc
-되게	IfabbdFg.GA
-되고	.HCbdbddGBe
-되나	BcbbaHbcGbb
-되나요	CdbdbLbbJfb
-되는	cIb.cCedJeb
-되는데	CHedCfAdFAb
-되는지	dccADIcbJfb
-되면	Ndedc.Bf.Le
-되어	eBFc.a..Fe
-되지	bIbaaaacHcc
-된	caLca.dfc.I
-된다고	bIb.abbbHcb
-될	baFFbdc
-될지	.baGaab
-됨	aFCbbabcFab
-됩니다	aLDdddcbEBe
-두	hFbfbGFACac
-두고	FeDbFedcJce
-두기	babbJaa
-두번씩	cGaaaaa
-두에	AbbaFaa
-둘	bGbabbBbdLf
-뒤	AHbbaab
-뒤로	cJbaaab
-뒤에	ADcccGddIac
-듈로	abJbbabdHbb
-듈에	aabbHaa
-듈을	aaHabac
-드가	hCDCfD.dMgb
-드까지	FacCbab
-드는	..dBeEC
-드려요	ABCAbcbcGbb
-드로	EcaaDbb
-드를	bcBGddCfF
-드리뷰	bbaJaabcIea
-드리지	HbdAbCefJbb
-드마다	Kabbacb
-드민	JcaababbBeE
-드바가	bJbaaac
-드백	bbbJababHdb
-드상	abaaaI
-드에	FdeeBDCdLfc
-드에서	cNdCbddeLeb
-드하는	ccb.aaI
-드하면	cGb.a.adFaa
-드할	HdcabEd
-들고	JcbaaacceBG
-들러	bDdIbcabHdb
-들려고	Gba.bab.aeF
-들어	JbbAaaeccJd
-들어야	Hca.ababcaF
-들어줘	JecbAbAedKa
-들웨어	.......bHeb
-들이	FAdccaEd.Gb
-등록	NccaaaefhQc
-디가	babGaAa
-디서	dbadaNbdIda
-디스	GEcbbbc
-디에	aa.caFa
-디인지	babCaEa
-디자인	CccbDCb
-디터	Jbbaaac
-딘지	c.cDaGbacGc
-따로	AcG.aabc.dG
-때	McaeCccgHDe
-때까지	bEFceCcb.Fd
-때마다	dKdcbcCdH.d
-떠요	cJbaa.dG.db
-떤가요	aabIaca
-떻게	edcFBHdbECf
-또	dNbabacdGAd
-똑같이	AbGaaba
-뚫고	cMbbbbbcIcc
-뜁니다	aIcaaba
-뜨게	EcCa.bb
-뜨는	Icaaaab
-뜨는데	c.HaaaccHbb
-뜹니다	eIabaaacJea
-띄워줘	NfaaacbdKec
-라가야	Gba..ab
-라고	dcccbHGGgAa
-라는	AdabDcDEAdb
-라서요	babHaaa
-라오면	bGaaaaa
-라요	bJababb
-라우드	Hac.a.b
-라이징	cacaaaI
-라인	Fgeca.JfbDD
-라지면	bcF....aaGd
-라폼	d.dFbaDcEfD
-락	bacNafabHea
-람다	bbIaaab
-랑	Ce.cbBEcaHd
-래그가	.......aGcb
-래된	Habaaab
-래로	bdJ..acdIca
-래서	Gaaaaaa
-래스	edLbEAgbbIe
-래스로	baHbaaacG.e
-래스를	.......cF.d
-래요	dDdBBdE
-래처	IaaaaadccHb
-랜치	ba.IabbbEba
-랫폼	Ib..badabfI
-랫폼을	Gbaaa.b.cfI
-랭킹	HccbbDc
-러가	ABBcDcdbIeb
-러도	dNabbcbcKdc
-러를	a.Ebaaa
-러리	bbDfbHb
-러리로	babaaIa
-러에	ccJbDbccJdc
-런북	cbaaabJ
-런스	bcaaaaJaeIc
-럼은	FDbabab
-렀는데	bIaaaca
-렇게	bbbGaCbcGca
-레거시	caCcaGc
-레디스	GEcbbbc
-레벨	AddaabKHbdb
-레시	BGbabbb
-레이션	BaGGdeedFDe
-레이어	FddDbCccJeb
-레톤	Hbaaaab
-려고	FhJAaceedED
-려도	bBbGacaaGdb
-려면	da.baKbbHfa
-려받을	Hba.abbbIeb
-려서	cLBAcdffMfb
-려요	eND.ceeeKcb
-려주고	cFa.aaa
-려주는	LaaabcdcJeb
-려줘	eihBCGJECce
-력창을	bJcaaaa
-력창이	cHaaaaa
-력칸에	Hbaaaab
-력하게	Kbb...feIbb
-력하는	Haaacaa
-렬하면	bIaaaba
-렸는지	Kabbacb
-령어	Ga.aaaccHdb
-령에	KcbaaacdJdb
-로	hdNfafKOpCb
-로가기	DEbaacbbGcb
-로거	aabaaGacIea
-로고	bJcaaab
-로그	Fgg.cBIDCg
-로그에	GccbbGcdJcc
-로그인	Dbdba.D.ABc
-로더	BDebGbccG.c
-로도	Iabaaac
-로드	EEfBdeCAEgA
-로드가	bHaaaab
-로드할	Idb.a.c
-로딩	BcGabab
-로이드	aABcCcA
-로잡아	bFdbbaG
-로젝트	BbCDAdddcFA
-로직	eeHBHdfeLdc
-로직에	cba.Ga.aFda
-로직을	bcIaba.bJec
-로컬	babbabI
-로필	EEdbcdCAFhA
-록에	KCcbbbeeH.c
-록에서	AGcaaabcIdb
-록을	Hbbaaab
-론이	bIaa.bccIcb
-론트	aAADbbb.dJg
-롤러에	baJabab
-롤이	fGHbbbcdJdc
-료되면	.......cHcb
-료된	bIbabba
-료증	Faaaaaa
-루씩	cIaaaacdIda
-르게	dCIbaccbGca
-르는	FbEacbc
-르는지	a.bc.Ga
-르면	GLdbceedMgb
-를	cBLfgBAJfCg
-름만	bbIaaabGcbb
-름에	bGCb.cd
-름을	dbHaIbhFfEe
-름이	cDBabaB
-리가	cABdbJeeHb
-리게	GAcaabb
-리고	HCcbecDccGb
-리기	HddAEcccJdb
-리네요	cJbaaaa
-리는	daFfA.CeFAb
-리는데	ccL..bcdIcb
-리는지	.abb.Fb
-리된	baJbaac
-리로	DdCccGc
-리를	AdIcbCdfADA
-리면	EKeddDgfNfb
-리뷰	dbbNaaddJf
-리뷰해	a.cGaba
-리스	AdccbaLgGcC
-리식	aaGaaab
-리식을	abHaaab
-리얼	Hbbbaaa
-리에	CHccbab
-리오	aaaaD.aaaFd
-리자	FcdabaEccEA
-리자가	Gaaa..ccFac
-리지	CffbPAgjMAd
-리지를	a..aFac
-리포트	C.EdddE
-리해	dbFBceGbGcb
-리해줘	gdKfcEDeJAe
-린더	DFcbabbcAEd
-린더에	Gca.aaa
-린으로	aaFbb.aaafG
-린트	baacaaId.Gd
-릴리스	AdccbcMgIfD
-릴지	caabaIa
-림이	dG.aaaa
-림톡	aEbbbbD
-립니다	bDCDdcbcHbc
-립트	JfF.ecddBHf
-립트가	CIBcdbeeJdb
-립트로	AdJbb.bdeGA
-링까지	aaaaaaG
-링크	CEaa.cc
-링크가	cJaaaac
-링크로	EFbcbbbcIdc
-링하고	.......cJcc
-링해줘	baIdba.aeJd
-마나	FbbdaEccHda
-마다	IGegcdChFGf
-마세요	abab.Ga
-마우스	Icaaaab
-마자	bLcbabcdJcd
-마지막	DFabbbdAEbd
-마침표	bbcaaaJHcbc
-마크	Ibbaaaa
-마트팜	Hac.a.b
-마흔	ddCbBbFbdJd
-만	DBdcBBcbbGb
-만든	abaIac
-만들고	Ibbaaabce.H
-만들어	KaaaabecdJc
-만료	.eebCBF
-만료된	bIbabba
-만한	.baHaca
-말고	BghDcALKbfc
-맞게	bGdFbdbacHd
-매기고	abcIaba
-매뉴얼	bdaabaJ
-매번	FccbcbGbGdb
-매일	EGccDcgfFDd
-매자	GabbcA..AfE
-매자랑	.......adHc
-매출	........cHe
-매칭	DbabaEb
-맨	CCAcccBEAbd
-머지	baaFBcbaEba
-먼저	dHdcbDAdFAd
-먼츠	GaaababbdIc
-메뉴	.......bcHc
-메모	JbbaabcdAFc
-메모리	eDFcbCcbHcb
-메시지	JiddADCbdHb
-메신저	Hcaaaab
-메인	bdDbbbIDDfc
-메일	GCAcacecACa
-메일에	eKcbbcEEBfb
-메일이	cNcbacbcJdc
-멘트	aabIbab
-멤버십	Ibbaaba
-며칠	bbaaaHa
-면과	DbBaaabacHd
-면까지	Ke...adaeKe
-면만	eDbaaaF
-면에	Jf.abbAAHed
-면에서	H.bDcbedCEd
-면은	bFAabab
-면을	aAbaGacbeLe
-면이	aJbabacdFAd
-면이랑	Gba.aab.cHd
-명령	Fb.aaba
-명령어	Ga.aaaccHdb
-명령에	KcbaaacdJdb
-명으로	bHbaaab
-명이	cDBbBAd
-명해줘	cacfFJcaFca
-몇	fFcdbMdeMfb
-모달	dIcDbcb
-모델	HcbbacBbAfF
-모델을	HBb.acccbId
-모두	.E.c.AccADb
-모두에	AbbaFaa
-모듈	ddFDIefgEA
-모듈로	abJbbabdHbb
-모듈에	aabbHaa
-모듈을	aaHabac
-모드	JFdcbceeFDe
-모든	fgIFDf.cjSe
-모리	eDFcbCcbHcb
-모바일	BccCD.c.d.D
-모양	Jbaaabb
-모양은	acE.a.a
-모지	aIcaabb
-목록	KgFbbccfFDe
-목록에	IDcacbccJea
-목만	cbbEbGb
-목으로	babaIbb
-못	.BEecCdcGda
-몽땅	cbDaabE
-무것도	Fa..aaa
-무슨	bcbcaKa
-문	caJaabbbHcb
-문구	.bbb.bG
-문구를	cbc..aH
-문서	cAcbccNfGCe
-문서로	bbebaDHbG.e
-문서를	bbaa.cI
-문서에	cabaaaH
-문서화	bbaaaaGcHcb
-문을	dFIcbbc
-문의	GCbaacbcbHb
-문의가	CFbbbcbcHda
-문이	bBEdBAecCCc
-문자	DCbbbDdcbHc
-문자가	bIaaaca
-문제	.AcEca.cG.d
-문제인	bGaaaaa
-뭐	babaaIb
-뭐가	dcadaObedKc
-미지	BEDeedDCCea
-미지가	DeFcbCe
-밀림	bHb.aac
-밀번호	.FdC.ChgHAb
-바가	cMbbbacdJcc
-바구니	ADcaCacdHca
-바꿔	caIaa.c
-바꿔줘	efJaacFC.Bf
-바람	bbdBBEabHeb
-바로	.IDcbcefEcD
-바일	BccCD.c.d.D
-박스	FA.acaabHdb
-밖으로	bbMbcaccIdb
-반올림	cEbCBcbcFab
-반으로	AdJ..bffCAB
-반응이	dIaaa.abGcb
-받게	Gba.a.b
-받고	AccIbAbbGAe
-받아서	Hca.aab
-받아야	AbFabaaadHc
-받으면	aGbaa.a
-받은	bb.G.ba
-받을	HccGcdccGAd
-발급	JbaaabbacIe
-발생	bJbbaacdKdc
-발송	acFcbDbcFBe
-발송을	Icbaaaa
-발할	Jbbaabb
-발해	Gaaaaab
-밤마다	abab.Ga
-방금	bbaFCbbbGda
-방법	c..aabHgKda
-방식	bcGFbdb
-방식이	aaGaa.b
-배	KdccbCddJcc
-배가	baac.G
-배경	AbbbbbI
-배너	.bcdbbMJafc
-배달	Iacaaab
-배송	GcDaacccfDE
-배치	ChAeAEC
-배치가	bGDbbccdHca
-배터리	Kcaabab
-배포	.AfdaAIcE.a
-백업	GCdccbBdHeA
-백엔드	.bDBBcdafAF
-백여	aaHbaaabcIc
-백으로	baIaaac
-백해줘	bbabaaJ
-뱃지	HbaababcGca
-뱉고	bHcaaab
-버가	BIcabbdEBeb
-버그	.HdcFbeaGea
-버는	dGbbaEcc.Hd
-버려요	bIbaaab
-버를	cbG.aaa.deI
-버리지	dcdbRadhKBf
-버림	cIaaaaabHcc
-버십	Ibbaaba
-버에	IeebccGebGA
-버에서	cEacaEc
-버전	IedabbED.Ad
-버튼	D.ebadIHCia
-버튼을	BEa.aaccFb
-버튼이	EEbabbcdJda
-번	DEcDd.feHBd
-번만	babaIbb
-번씩	eJbbbDccKfb
-번에	LdcCcbcdLec
-번역	AcbbbbH
-번은	Gca.aaa
-번째	bbGbcaDIfba
-번호	CCjbACABHgd
-번호가	dFbbbaF
-번호로	IcaaaacdeJa
-번호를	cdbcbFG
-벌	.cGccEc
-베이스	cdBJbdA.iDF
-벤트를	cHbaa.abdIc
-벽을	cJbabbb
-변경	fhaBGbHJciA
-변수	ddLBbcaEBea
-변수명	abKaaaeHcda
-변화	cbH.b.abBgF
-변환	bbBaFabcG.c
-별도	bbJbbaaeKdb
-별로	.fHBccBdG.d
-별점	Gaaaa.a
-병원	HabaaaabafH
-보가	BCcdaEb
-보강	bbbbJaa
-보고	GacKbidbDAb
-보고만	a.bc.F
-보관	Gaaa.bb
-보기	MdabbbcdCFe
-보기가	Jcbabaa
-보내고	.GbaaabbdJc
-보내기	CHcaaaeeJca
-보는	HebaEcb
-보다	DEcccDecGba
-보드	GBAbbcddD
-보드가	bJcaaaa
-보딩	.baaaaF
-보를	HcbaaDd
-보안	cacMbcabcJe
-보안상	aa.G.ca
-보여	Iabaaaa
-보여요	eHcEabc
-보여줘	KcaaabbcIdb
-보이게	JaababcdKfb
-보이는	cbHaaaa
-보임	dJaaaaacFba
-보호자	Jacab.cbacF
-복구	cabbaaIbIeb
-복된	abHabaa
-복사	Lcab.cdeGba
-본문	Iab.abc
-본사	Faa.b.b
-본어	Haaaaab
-봇이	Kbcbaab
-봐서	bFbaaa
-봐야	Hcaaab
-봐주실	a..Eaba
-봐줘	bdcFbHccDAb
-부모	FbCabbabAdE
-부분	edEGBcccKga
-부분만	bbKababcIcc
-부에	bccbFbFadKf
-부탁	jafFDCDA.Cd
-부터	FAbb.badg.K
-부하	.ab.FabbfBG
-분	.dEFBbfdF.b
-분리	.dLbbaccIfA
-분마다	cGbaaEc
-분만	bbKababcIcc
-분석	ababaHb
-분석만	aaabaGa
-분으로	ceeaaDJJcdb
-분이나	.bba.Fb
-불까지	ab..EaaacHd
-불이	cBbbIbb
-붙여줘	LcbababddKb
-뷰해	a.cGaba
-뷰해줘	dbbKa.bbLhb
-브랜치	ba.IabbbEba
-브러리	bbDfbHb
-블록	cCIbbbc
-블에	AcbcaKccHbc
-비교	cabaaIabfJc
-비교표	baacaIa
-비교해	cabbaIbceJc
-비를	IcbaaaacbcH
-비번	Gbaaaab
-비스	DcBcAaAdfbL
-비스는	aIcabaabeLe
-비스랑	........eHd
-비스로	ccMaabbbefM
-비스를	CAbbbBaacaE
-비용이	EcbcaFb
-빈	dGbbCbbbEeC
-빌드	CaGddbAfCGc
-빌드가	bcbbaHBbFca
-빙하고	Fa...ca
-빠르게	dCIbaccbGca
-빠져	bHa.b.b
-빠져서	bHaabaa
-빡이게	Kcaabab
-빼고	.......cbId
-빼기	HAcab.ddIda
-빼줘	deFbcbIIccb
-쁜지	aaaGaca
-사	ba.caHa
-사내	MAbbbbeehFG
-사람	BEcdcGddJdc
-사말	bacaaaI
-사에서	Hbbaaaa
-사용	EbbbbcFcDfF
-사용자	Be.caDB
-사이즈	ccJaabb
-사이트	HdbbbbC
-사자용	eaaaaaIbKfc
-사진	Jbbaa.dbdIb
-사항	LbcBcbdcfMd
-사해	ccdKcDbbAGf
-사해서	ebcDaHbbfKc
-사해줘	.cae.Ja
-삭제	Ja.dBcdcCEe
-삭제할	JbbaaabcdJb
-산이	bFbDbbbbGda
-상담	KcbaabbeAbF
-상세	EDCcbbedBEc
-상세에	Fba..aa
-상수	abI.a.e
-상수로	.aGaaab
-상태	BbGabbcddG
-상품	GaIccbgfKhC
-상한	ccbGDc
-새	FfABe.CfaGA
-새로	Cg.BAeFAebF
-새벽	DBecdBD
-색으로	Jcb.bab
-색을	CbcbbcH
-색창	Kdb.aac
-색창에	AGa.acc
-생겨요	cHa.aab
-생기면	FaaaaabbGcc
-생산	JabbababbdI
-서가	FbEbbbc
-서도	BbbbaFb
-서로	fDdAdBGeG.b
-서른	bbGbCacacGc
-서를	EcbcaeH
-서만	eFIabcdDAcb
-서버	GfabbbE.dfK
-서버가	BIcabbd
-서버는	dGbbaEcc.Hd
-서버를	cbG.aaa.deI
-서버에	IeebccGebGA
-서부터	Gc.aa.c
-서비스	DcBcAaAdfbL
-서빙	Fa...ac
-서에	gBcbEbF
-서요	dAAHbbbbF.e
-서의	cbccGaE
-서화	bbaaaaGcHcb
-석만	aaabaGa
-석해서	c.ec.NcbAGf
-석해줘	abba.F
-선스	cbbaaaI
-선택	FBcbcdDbGcb
-선택지	LcbbabbcHbc
-선택한	.......bIdb
-선해줘	dbKaaba
-설	.......cIdb
-설계	Fa.Daeb.agI
-설명	aceecLFdIbc
-설정	ABCdbeDfKad
-설치	acaaa.H
-성되게	Hbaab.cceJb
-성을	cbb.a.H
-성이	DGcbbbb
-성할	d.GbaBb
-성해	AbebHaBdHac
-성해줘	ddFdEcDc.bE
-세	cCH.bbdeIbb
-세가	cIaaaaa
-세금	.EccFbccFab
-세션	.AfccEF
-세에	Fba..aa
-세요	BdCBaeCbCBc
-세율	aIabaac
-세팅	bbbcBaG
-센서	.FCcbad
-센터	.dcabaJGhaC
-센트	bIbbaab
-센트리	Jbaaabb
-셀로	.......bFac
-셋	bGaaaaaadId
-션에	bdbGacE
-션이	EAbDbbcbGda
-소가	bHc.aaa
-소리	Hbaaaab
-소셜	HEbbbcdddJb
-소스	bbbJbbabdIc
-소용이	cJ.bbba
-소켓	bFbbaBa
-소해도	cIabaaa
-속도	FdEdbCd
-속도를	bbIaaaa
-속성	c.bbH.aaHea
-속적	baaabaIcIcc
-손으로	Bbc.Faa.bFc
-송을	Icbaaaa
-송장	FDccCbeeBFb
-쇼핑몰	.......abdG
-수	QfaaaddfFDd
-수가	dG.CAafeIac
-수납	IabbbbabadG
-수는	babcaJacGca
-수로	bAGBbbd
-수료증	Faaaaaa
-수를	JccbfbF
-수만	.......aGea
-수명	abKaaaeHcda
-수문자	eHa...a
-수에	cbcbIbBeJdb
-수의	bbHaBbb
-수점이	cGaaaaa
-수정	FDg.ccCBhKe
-수정은	decFAIcbIea
-수집	F....ad
-수형	a.Gac.bdcIb
-순수	.......caHd
-순으로	FbbBaaa
-순하게	bbKbacb
-숫자만	cbccbGF
-쉽게	cbFbcGcbGcb
-슈퍼앱	Hbbaaaa
-스냅샷	cbcbNbb
-스는	bHBbbbbccKe
-스랑	........eHd
-스로	hEKdc..fBeH
-스를	..B.BaccBdE
-스무	ccEbBcE
-스별로	acIaaaa
-스에	AcBfcED
-스에서	fDAedDFfBGb
-스위트	bba.G.aceMe
-스크	FbbbbDc
-스크롤	bHaaaab
-스타트	bbIaaab
-스템	CcbEdDdbhEE
-스템을	EaCaabbabhK
-스토어	acFbacC
-스트	cfdbUbcdHBf
-스트가	iCdaObbcE.b
-스트로	ccEbHcb
-스트를	ebdaP.cdbCC
-스트와	JAbbcac
-슬랙	FIbbbced.Gc
-습니다	EFbaaeccD.a
-승인	EdaLcdddGab
-시	cGebccIF.dc
-시가	bKbba.deJcb
-시간	BaFcc.bbGe
-시간이	cHcbbFcdHca
-시간표	Gbaaaaa
-시고	.......bFca
-시글	EFcaaccdLfb
-시는	acacCFa
-시도	ddD.FabbHdb
-시됨	bHb.aAc
-시를	.......bFbb
-시리얼	Hbbbaaa
-시면	.eaCAbD
-시보드	GdDbabb
-시성	aaaFab
-시스템	CcbEdDdbhEE
-시에	EKbacbhgJab
-시지	JiddADCbdHb
-시지가	cLcaabbcKeb
-시지는	Gcb...bbbFb
-시터	Gab.b.b
-시판	BC.dBEhfBHd
-시피를	HAbabbb
-시하고	bHa.aab
-시하면	eEbbbbGaGcc
-시행일	bdbaaaK
-시험	.Faaaba
-식으로	BbEdcFdccGb
-식을	abHaaab
-식이	aCFbbaccaGc
-신고	Hd..a.c
-신규	HccbdbFf.cJ
-신으로	bbaa.bIdKdc
-신입이	ccbGbbEcGcb
-신저	Hcaaaab
-실시간	Hbb.a.cbeCD
-실제로	DccbbGb
-실패	CbcbIbcdJdb
-심사	EdcFBcc
-십니다	BEbaaab
-싶어요	MdFccdegB.E
-싹	DdECcbcceKc
-써서	aabaFaacHdb
-써줘	efdCFcIfI.c
-썬에서	abIbaab
-썸네일	HbabaabbIdc
-쓰고	DA.c..ccaE
-쓰기	cDbaaFbcIda
-쓰는	aiCgdKFGBfd
-쓰던	abHaa.c
-쓰면	cLbabbbcIbc
-쓰이고	baabaHa
-쓸	JcbabaaccF
-씨가	dJaaaaacFba
-아가요	cKb.bbccIcc
-아간	dGbaDbb
-아니라	aAcaabG
-아래로	bdJ..acdIca
-아무	CFbabcacFcA
-아봐	babbaKcbHdb
-아봐줘	abadaIabHdb
-아서	EGbedDedHca
-아야	aAFdabAbhLb
-아예	Gb.ab.bacGc
-아요	DFeAcabb.Ec
-아웃	fG.bbdHH.ec
-아이디	GbaaaaabcHc
-아이폰	AFbaaab
-아줘	BcCfeGBfJ.c
-아직	BcAbcHd
-아타기	aaGaaabcbHc
-악해서	a.cc.Hb
-악해줘	baba.GbbGda
-안	fQddCccAHde
-안내	..dcbaJHBgb
-안내문	ccd.aaKIdcb
-안상	aa.G.ca
-안에	c.FcCcB
-안에서	.......bdIc
-안으로	bbKaabceJdb
-안이	bGaaaba
-않는	abJcaca
-않음	bFa.aaa
-알고	bbbbaJa
-알려줘	cddEbKdeJbc
-알림	GaC.c.egfID
-알림이	dG.aaaa
-알림톡	aEbbbbD
-알아봐	aabbaIc
-애플	Ia.bb.cddJa
-액션	dbdbacOeKea
-액이	eNbababdKaf
-앱	Ea.aacBadeI
-앱과	Eca.a
-앱까지	HadabBaaBhG
-앱에	AbBbaDcaaHf
-앱을	aDbbbbF
-앱이	.Eaaaab
-앱이랑	BbF.cab.bfI
-야간	bDdcbIbdHcb
-야만	bGaaaaa
-약관	.dbaabJHdac
-약을	.......acGc
-약이	EDaaabc
-약점을	cadJbBbacHc
-양은	acE.a.a
-양쪽	DFcababbcHc
-얗게	eLa.aadbHdb
-어가	HCcabad
-어가게	Ibbabaa
-어가면	dLbaaabcJec
-어가야	GFdcbcb
-어내고	aaEaa.bbbJf
-어느	ddcAbICbHea
-어두기	babbJaa
-어드민	JcaababbBeE
-어디가	babGaAa
-어디서	dbadaNbdIda
-어디에	aa.caFa
-어딘지	c.cDaGbacGc
-어때	bbaHab
-어떤	dcaaaLbcJec
-어떻게	edcFBHdbECf
-어로	cdAccaLeaJd
-어보고	aaaGaba
-어보는	GdaaDcbbGca
-어서	aCCa.bbcCDc
-어야	Ec.bAdCAgBD
-어에	KEcbcdcdLed
-어에서	FAbaaab
-어오고	cIb.aaa
-어오는	Hca.aab
-어와요	.......cHdb
-어요	FDacbfBAFga
-어제	fCeEdFAcKfb
-어져요	bIbabaabIdb
-어주라	Gbaaaaa
-어주실	.aabaF
-어줄	AaGabcb
-어줘	OhdaCcbhBHb
-어지면	GDbacbc
-어진	FbGbccb
-언제	bbcaaKbcHcb
-언트	.......b.dF
-언트를	baJbbacdH.e
-얼마나	FbbdaEccHda
-업로드	BFfCdeDADgA
-업이	GFccbbddKeb
-업하는	Ica.aac
-없네	bFcaEbbcHdb
-없네요	bHbCaccbHda
-없는	EEdc.acdEAb
-없는지	bdbJaaabHea
-없어서	EecaDbB
-없어요	cCcBD.ccHeA
-없으면	Gbab.c
-없음	gCGaEdbbcbF
-없이	DBBCcdddEcB
-었는지	babEaBa
-었어요	.FdbcbE
-었으면	LccaaabcKfb
-에	Hjd.ccKKbcf
-에게	GcabdaD
-에는	aKcbaCfeFBc
-에도	EBdcAcBdF.c
-에디터	Jbbaaac
-에러	eB.CbbDCaCd
-에러가	.......bIfa
-에서	AG.bfa.cEBd
-에서만	eFIabcdDAcb
-에선	dFddcDD
-에요	AC.ebBBaaDc
-에픽	KbbaabbcddL
-엑셀	.EcaBbbbHea
-엑셀로	.......bFac
-엔드	.bEBBcebfCE
-여든	abcbEbEaeIb
-여러	JCccbbccKed
-여부	DcbFbab
-여야	.......Cg.C
-여요	fLdEbbc
-여줘	LhLabdhhBIc
-역변수	aaG.aac
-역을	Gacab.a
-역이	cJabaabcIcc
-역할	IabababbcId
-연도	dcdbEbJHcdb
-연동	B..BeeEacIe
-연동은	AbcaaFb
-연동이	.IbbbbbdF.c
-열	GdDccBcdH.d
-영상	KGdccdefGfD
-영어로	aabab.GbdHb
-영에	aabG.ca
-영자가	Gca.aba
-옆에	Jaba.bcdHcb
-예매	cba.GaabcHc
-예순	bbFbCbaadHc
-예약	EAbaabAacbF
-예외	bbcCGbb
-예요	AeAddGDCeEc
-옛날	EBdccdGFAdc
-오게	GgEcBcaaGcb
-오고	AGbaa.bcFba
-오나요	bb.baH
-오는	KecbbFcdFBc
-오늘	cIbdaEccEBd
-오래된	Habaaab
-오면	FEdccCddbId
-오스크	Gaa.a.b
-오타	ggBabbQOhea
-오타요	aab.aaG
-오프로	Ibaabaa
-오피스	FcaaDacceBF
-온다는	bFaaaaa
-온라인	Hbaaaab
-온보딩	.baaaaF
-올려줘	beeaFbIEBbe
-올리기	EcbcGbb
-올리는	bcbaaAG
-올리면	FJcbcceeKdb
-올린	cBbLbcccJeb
-올릴	FcccbcHcLed
-올림	cEbCBcbcFab
-옮겨줘	acdaaaJcIdb
-옮기는	b.Faaaa
-옴	cLbbbbbdJdb
-옵니다	APdbbcfdOhc
-옵션	K.DcdbffJ.c
-옵션이	Fbaaaaa
-와요	cUdbbdegQfd
-완성	Jbc.b.cdJdb
-왔어요	aKbabbccJec
-왜	gJdbbJecKgb
-요금제	FcebAcF
-요일	cHdabEddHca
-요청	BceEcdH
-요해	DAcbbEcbcHb
-요해요	GcbaCbb
-용	.......dIcb
-용되는	bIbaaaa
-용이	AHcdcEddEBb
-용자	Be.caDB
-용자가	EEbaadb
-용하지	AbHbabb
-우기	EcGbbbd
-우는	FadcCBc
-우드	Hac.a.b
-우리	Hfc.bFddeKa
-우리가	babaaIa
-우스	OdcbbacdKeb
-우에서	bJaaabc
-운영	DdfcdFGAfBC
-운영에	aabG.ca
-운전자	Gab.b.b
-움말	abbaaaHcdJc
-워줘	IijbCeMHDhc
-워커	cbbbaAI
-워크	cABbEba
-원가입	EBbaBbdeCFd
-원씩	bIaabba
-원이	AFddADddIbc
-원인	bFcccHcbJfa
-원인만	abbb.IaaHfa
-원표에	HaaaaabcIdc
-월	DBed.eIEeDe
-웨어	Dd.BCcadDfE
-웨어가	HCcabad
-웨이	adcbHcE
-웹	BeABAbA.dfK
-웹훅	CdbbBbDcHbd
-웹훅도	Gbaaaab
-웹훅이	dEcbbGa
-위로	BFcaaad
-위에	IdDbbbd
-위치	HDcbbbccBFe
-위치로	Gb.ababcHcb
-위트	bba.G.aceMe
-위해	Gba.a.a
-위험	a.aJ.ea
-위험한	aacJac
-유가	bcbbaLcbFca
-유닛	bbaaGaa
-유효성	abHaaaa
-율은	bbacaJacIdb
-으로	acEbdeJGcAe
-으면	NIhabehiQcd
-은	CccbbbH
-은지	aabGaaabbFb
-은행	Hcbaaab
-을	faG.dcGHeBe
-을까	aacb.IbdaHb
-을까요	BeFAdEedCDc
-을지	a.ac.E
-음부터	adb.BaEaccG
-음성	HDcbbbc
-응답	eDGcccCfDEc
-응답은	b.Faaab
-응이	dIaaa.abGcb
-의	ciF.e.IMeec
-의가	CFbbbcbcHda
-의견	b.aHaaccGca
-의록	Haa.b.c
-의사	Habbaaa
-의사용	Ebaaa.a
-의실	Gcb.a
-의존성	ccCbabIfNfc
-의하기	Faa..ac
-이	iCeJaHecKfb
-이가	.......cJeb
-이거	cIa.abccHcb
-이게	McabacbdJea
-이고	.eb.BF.ceIa
-이나	cdcDbJc
-이너가	aIcaabb
-이는	bbHaaaa
-이는데	bbIaaaa
-이더	BbbEBcb
-이더용	Faaaa.b
-이도	.aaaaGb
-이드	ea.cBbIdGdA
-이디	GbaaaaabcHc
-이라	a.FCccbcGbb
-이라고	dbabbBIJdcc
-이랑	EbBc.AcdAFc
-이렇게	aabGa.b
-이름	BgHbdcFJfbb
-이름만	bbIaaabGcbb
-이름에	bHDbbcc
-이름을	baIaEahGcca
-이름이	cDBabaB
-이머	Hbaaaab
-이먼츠	GaaababbdIc
-이메일	E.Ac.cbAfId
-이면	aBEbDec
-이모지	aIcaabb
-이미	IbBb.bfbKgc
-이미지	BEDeedDCCea
-이번	JcbBacb
-이블	JbfAbCdcaHd
-이블에	AcbcaKccHbc
-이상한	ccbGDc
-이선스	cbbaaaI
-이션	CaGGdefeHBf
-이션에	bdbGacE
-이슈	cEddDdFdJcc
-이스	ccbHJdecbaE
-이스를	b..bHba
-이썬	HdDbcbbbFfC
-이어	FddDbCccJeb
-이어야	bCfCbbE
-이어에	JbaabbbcJcc
-이언트	.......b.dF
-이에요	eEAeaBC
-이요	Eb.CbabaeG
-이유	bacbbAIcIdb
-이유가	acaa.Jc
-이전	AbdaaaG
-이점	aabbaIa
-이즈	.dIaabb
-이지	B.BcacDCAac
-이지가	.Hbaaad
-이지랑	Hbb.baaadHc
-이지에	GEddbdA.Kic
-이징	bBddbDHeNed
-이징에	baaaabG
-이터	BfbDBFfeaDB
-이터가	cFbbaEb
-이터를	GcdcbJddEBd
-이트	EAdaecGDac
-이티브	aaaaaFa
-이팔	Ibc.a.c
-이폰	AFbaaab
-이후로	bGaaaacaEca
-인	aGbaaabcIcc
-인가요	adcbbMacHcb
-인강	Gaaabaa
-인데	fHaAAEiCGed
-인만	bcbc.KbbIfa
-인사	JabbabbbcdI
-인사말	bacaaaI
-인은	HcBaaaddCDc
-인을	DFabbbccbHc
-인이	AIdbbBdeEAb
-인이랑	Fb..aabbcIe
-인정보	a.cGaaa
-인증	MdaBAbjgbNe
-인증서	cGdbcbFdIbb
-인지	cdcCbMddG.c
-인창	KabbacbcHcb
-인턴이	aabGaba
-인트	Dadc.ACdDDd
-인트가	.......bJfb
-인하고	eJbbDbceHac
-인하는	BbbcKdb
-인하면	bFa.aaa
-인할	.......bcGa
-인해줘	HceHccb
-일	LhgdaFBaJhb
-일도	K.abacddHca
-일로	eHaddAECEdc
-일반	Fab.b.b
-일본어	Haaaaab
-일부	bJbabbb
-일부터	dIb.a.abMhc
-일어	.Gaab.c
-일에	dDCeeAEECec
-일에서	FHcbbbeeMec
-일은	IdCcbCddJdb
-일을	BEb.efF
-일이	eLcad.AAD.e
-일이랑	GbaaaaaacHd
-일정	IcaaaabcdAF
-일정을	Gbaaaaa
-일해야	baGabaa
-읽고	abaHaca
-읽기	aaHaaca
-읽다가	G.baaaa
-읽어서	cFa.a.a
-읽은	HEbbbbcdIcb
-읽을	CdDAccBcHbc
-읽음	Hbaaaab
-임아웃	eGfabcIIaec
-임존	.......dGba
-임포터	fbFcDcDcFca
-입니다	bGh.aADd.AB
-입력	cDaaC.a
-입으로	aaHbaaabcIc
-입이	..cFcdD
-입이랑	Ea..aaaacFc
-입자	Habaaac
-입하고	Gbaaa.abdId
-있게	Hc.bbcAdBFd
-있고	EdAaBaa
-있나	FcbHcbbcHcc
-있나요	DccAaEccaFa
-있네요	aGabaa
-있는	ABEaaccadE
-있는거	bbbaaaI
-있는데	bd.Bb.F
-있는지	dddIbIcdJeb
-있어	EdcCcDbbFca
-있어서	.CEcdBcbF.d
-있어야	DbcbDdC
-있어요	BAbdAeGEaac
-있으면	K.eCBdgfGCd
-있음	Ee.c.cFGBdd
-자가	DGdaAebeGBd
-자기	GFcbbdcbLgb
-자까지	Gc..aab
-자꾸	BNcdbccdG.c
-자는	ccaAa.G
-자동	DCccddGfIAd
-자동화	aacaGaa
-자들이	AGb.bbb
-자랑	AEaaa.c
-자마자	bLcbabcdJcd
-자만	.AeccEGE..f
-자면	bHaaaba
-자바로	baHbaaa
-자용	caaaaaHbGe
-자인	CccbDCb
-자한테	GDcaabdcJec
-작게	AbbaabGdHbb
-작성	.fFcFeBeCdF
-작성해	AbebHaBdHac
-작업	IcbaDbe
-작은	dcKabaaeAC
-작하는	bbIaabb
-작하면	cHa.aaa
-잘	cD.GbcccIdb
-잘려요	cIc.a.b
-잘못	.......adId
-잡아	bFdbbaG
-잡아야	cGbaaaaacFb
-장	c.EbbcF
-장님용	Faaaa.b
-장단점	badbaLabeJc
-장번호	Fba.a.c
-장비	KbbbabbcdJd
-장소	.deFAdEcgKa
-장애	eAcccCIbFd
-장용	Faaaaaa
-장을	Ibbabaa
-장하는	FcabaCbbbGc
-장한	aG...cc
-재고	ICBdaededaJ
-재고가	aDbaDca
-재생	Kbbbaba
-재설정	dIbaCbddIda
-재시도	ddD.FabbHdb
-저장	HGcbbha.E.e
-저장소	.deFAdEcgKa
-저장한	aG...cc
-저희	.......cF.c
-저히	cbFcbEa
-적	bJbbaab
-적만	aabIad.bcHc
-적으로	cGBEdcddAFc
-적이	bJbaabb
-적해서	aacbaG
-적화	bcJb.bb
-적힌	ababaaI
-전	ddcGDEdcaGd
-전략	bbJaabcdIcb
-전부	faFcBaCjgJG
-전부에	bbcaDbFadJe
-전에	F.fMecffMfa
-전역	baJaaaceIcb
-전으로	Bbcaa.E
-전자	Hba.b.b
-전체	BdaGABgeiMA
-전체가	EbcbbEb
-전체를	.bICcccbfdM
-전체의	babJaba
-전한지	bbbJaaa
-전환	caIbb.a
-절차를	daaa.cKbHea
-점검	.AcEbBd
-점까지	bG.aaaa
-점수	CddGCdccHcb
-점수는	baabbHa
-점에서	cacKaaaaDBe
-점을	badIbAbb.Dc
-점이	dGbCabaadGc
-접근성	cabJaba
-정도	bdCBBcB
-정렬	DdcECbccHcb
-정리	edMecaFeKbd
-정리해	dbFBceGbGcb
-정보	DbdEcBcddEC
-정보를	Ibbaa.c
-정산	aAbad.F.e.E
-정상	cHbbCbbcHcb
-정에	GDbabbc
-정은	ecdE.IcbEba
-정을	Pcbae.ddEBc
-정하면	bHaaaba
-정할	FbbbaCbcFab
-정해	cAbaaaG
-정해줘	fadAbAKaEAd
-제	babHaeC
-제가	AAeKccbcGac
-제거	acc.aaI
-제대로	dcBFCfBdBFd
-제도	H.bbabb
-제로	DddCbFb
-제목	BcfabbKHd.d
-제부터	cI.baba
-제인	bGaaaaa
-제일	AcccCHcdFAd
-제출	dFaDabbdHca
-제품	EbEbbbcabdG
-제한	HfdDcbC.Ifb
-제할	JabbaabceKc
-젝트	BbCDAdddcFA
-져서	fLabbAccKfa
-져요	cQbadcddIad
-조를	a..c.Gc
-조사	cbbbaMbdAGd
-조사해	abab.F
-조회	Mdc.aaddeNe
-존성	ccCbabIfNfc
-좀	biHDaDeeI.c
-좀요	FcbGbcb
-종	BbbbbGbbcHb
-좋을지	b.bc.F..eHb
-좌석	aHbaaaa
-주	HccabDb
-주간	Kcbabab
-주고	AFb.babcbIc
-주는	Occ.bbedH.d
-주라	HdECcce
-주면	Gbbaa.a
-주문	aEDdAaeeBAC
-주문이	.DecCDdbAEc
-주석	dcIccbF
-주세요	CeC.adCbCBc
-주소가	bHc.aaa
-주시면	.eaCAbD
-주실	.dcECAb
-주에	aaaaF.acGca
-주에서	bb.G.ba
-주요	baaaF.badJe
-주입	.bI.bad
-죽어요	aHc.aabF.cc
-준으로	.......bGcb
-줄	A.DcfcHJh.b
-줄래	FbcBDdc
-줄러	ADbDbdadFeC
-줄여줘	cdO..bfgJbb
-줄이	cFbbDbbcHbc
-줄짜리	acIbb.bdIbb
-중	.......acGb
-중고	JbabbabaceH
-중복	aEGdBddcJdb
-중복된	abHabaa
-중에	.CbcAEc
-중일	Gca.a.a
-중첩	cbLbbcacHcc
-중첩된	a.Ibaca
-줘요	DdfDAeF
-줬으면	Hcbaaab
-증서	cGdbcbFdIbb
-증이랑	Gbabb.a
-증하는	ccccFGccHcc
-증해야	Iba.bbb
-지가	.JCcbAieIcb
-지금	EeadbIceD
-지금은	HedaC.bbACb
-지난	H.ccbbBdDCc
-지는	BbaacE..eFa
-지는지	bcaaaJabGbb
-지도	GEcbabd
-지랑	Hbb.baaadHc
-지를	DddcBCCc.Gd
-지막	DFabbbdAEbd
-지면	EABbdcA
-지사항	Lbb.cbccfMd
-지속적	baaabaIcIcc
-지수	KcbababbIdc
-지에	FCedcdEDFhb
-지에서	BIcaaafdFdA
-지요	GbAababbeBD
-지우기	EcGbbbd
-지우는	JccaaabcHda
-지워줘	ddhA.aPJecb
-지원	KeccbEd
-지적만	aabIad.bcHc
-지토리	cbDaFaccaGc
-지표	JbbaaabcIcc
-지해도	abaHabbcFba
-직에	cba.Ga.aFda
-직원	Fabaa.b
-직을	bcIaba.bJec
-직접	BAcbb.EcbFa
-직하게	bacJaaa
-진행	BGabbab
-진행률	Hbaaaab
-집계	HcFbcbddBGd
-집니다	cIbabaa
-징에	baaaabG
-짜가	cFbaabC
-짜리	bcGDaabdbaG
-짜줘	baabIaacIdb
-짠	cabLbcacIgA
-째로	DAFAbdee.cH
-쪼개줘	acGaa.acHcb
-쪽	bcbbFbE
-쪽엔	.......cdIb
-쪽은	FAEbbddeEAb
-찍으면	dDbabbF
-찍혀	cFcabaC
-찍히는	bdBbbIb
-차를	daaa.cKbHea
-차이점	aabbaIa
-차트	aCdEcdCfECb
-찮은지	aaaHada
-창	MdaaacacGbb
-창고	Haaaa.d
-창에	BFa.acdeG.b
-창을	bJcaaaa
-창이	cHaaaaa
-찾아서	bGbccFbbIea
-찾아줘	bbcbaJa
-채널	Fabaaaa
-채널에	JbaaabbbdIb
-채로	cIaaaaa
-채워줘	baaaGaa
-채점	Jbababa
-채팅	LcbaabcdgCG
-처랑	D.cdaFb
-처를	a.cH.c
-처리	.fAOEieeGDf
-처리된	baJbaac
-천인	Kbbaaca
-천해줘	c.ac.G
-첨부	Gaaaaab
-첩된	a.Ibaca
-체가	EcBcbDbcE.b
-체를	AbICccdcgdM
-체에서	bbIBbAfdbLf
-체의	babJaba
-체크	AbbHbbb
-체하고	baHa..c
-체해	abHbaac
-쳐야	dJb.b.bcgJa
-쳐줘	eECbfdII.gb
-초	fBKbcdBcKfc
-초로	bddaa.MJfbb
-초에서	abbaa.G
-최대	bbcaaaI
-최신	abcaa.HdKec
-최적화	bcJb.bb
-추가	OhgdDdCI.de
-추가해	IdbcAcCeH.c
-추천	FcbbaDb
-추천인	Kbbaaca
-축해줘	.......afAG
-출결	Faaaaaa
-취소	AecCBcD
-치가	bGDbbccdHca
-치로	Gb.ababcHcb
-치면	OccbbadeLdc
-침표	bbcaaaJHcbc
-침하면	cIaaaaabGcb
-카드	Jbabbab
-카오	DDcAcdBecJc
-카카오	DDcAcdBecJc
-칸에	JcaaaacdIcb
-캐시	deCCbBDbFda
-캘린더	DFcbabbcAEd
-커가	bJaaabccHcb
-커밋	eadJccFbKfb
-컬럼	EEcbaadcF.b
-컬럼은	FDbabab
-케이스	dcdbRadbKgc
-케줄러	ADbDbdadFeC
-켈레톤	Hbaaaab
-켜기	Jbbbabb
-코드	efAQBbgfIAd
-코드가	dBHFeddcJeb
-코드는	acdBbEC
-코드를	dcDH.bcdCA
-코드상	abaaaI
-코드에	dccdCEEcHcb
-코멘트	aabIbab
-콘솔	Kbda..cabcG
-콜드	bbIaaab
-콜백	ccIBbbbeLeb
-쿠폰	aIdcCbcdJbd
-쿼리	ifNHc.edCEc
-쿼리가	bbGaaaa
-퀴즈	Jcbbab
-큐	EcfcA.GdGhF
-큐까지	baa.Gb
-크가	aLbaabdfGAb
-크로	FFbcbcbdGeB
-크론	cEcccAG
-크론이	bIaa.bccIcb
-크롤	bHaaaab
-크롤이	fGHbbbcdJdc
-크립트	JfF.ecddBHf
-크모드	FEbbbbccGca
-크박스	Gbb.b
-크플로	.bca.cIdAFc
-크해도	cKaabba
-큰일	cJababbcHcb
-클래스	edLbEAgbbIe
-키보드	EEcabbbcHbc
-키지	cbaaaBFcIeb
-키텍처	d.CGbca.dId
-타기	aaGaaabcbHc
-타요	aab.aaG
-타이머	Hbaaaab
-타임존	.......dGba
-타입	ccMcAbcdaJe
-타트	bbIaaab
-탁해요	BddDcbF
-탈퇴	eIcbbEcdFAc
-탈퇴한	dJbaa.b
-태그	ccbaabLcJdc
-태그를	ccaaaaI
-태에서	cGCaaba
-택배	Icaaaab
-택지	LcbbabbcHbc
-택한	.......bIdb
-탭	bEdaabE
-탭이	bGbaaab
-터가	DHcdcBddIbd
-터로더	bIbaaaa
-터를	GcdcbJddEBd
-터리	Kcaabab
-터링	bddDbaJb.eG
-터에	ECdccaCAFcc
-터에서	GcCbaca
-턴으로	bbJaabcdIcb
-턴이	aabGaba
-테넌트	J.ebaaa
-테라폼	d.dFbaDcEfD
-테스트	ddebUbeeIBf
-테우스	MccabacdKdc
-테이블	JbfAbCdcaHd
-테이징	dBccbDEdJcc
-텍처	d.CGbca.dId
-텍처를	a.cH.c
-템을	EaCaabbabhK
-템플릿	eFddDcEcJeb
-토글	HbaaaaccGca
-토리	cbDbGbbc.Fc
-토리지	Fba.a.b
-토어	acFbacC
-토큰	.......cF.c
-통계	CABaaac
-통운	Hbb.a.bbdGb
-통일	aaIabacccIc
-통째로	DAFAbdee.cH
-통합	BeedJAAeBBB
-통화	EFbaabddAFc
-퇴한	dJbaa.b
-튀는	aaab.HbcHcb
-트가	eGbbLagdKea
-트까지	........afH
-트로	AeJcEcdefEF
-트를	c.BcKbeecFC
-트리	Kbaaabc
-트별	F.f.aEc
-트에	C.daDBddECd
-트에서	eDAdbGabDgD
-트엔드	a.HbaabcaKg
-트와	H.Caead
-트웨이	adcbHcE
-트팜	Hac.a.b
-튼을	BEa.aaccFb
-튼이	EEbabbcdJda
-틀려요	bGaaaaa
-틀린	cdEbbbH
-티브	aaaaaFa
-티스	bbabbCG
-티켓	Kabbada
-팀에서	bDcbbaFbIdc
-팀이	DdcbbDCcbE
-파고	Faa.aaa
-파서	EdcDAbbbGda
-파서에	dba.H
-파이	DHcbbbc
-파이썬	HdDbcbbbFfC
-파일	eDFeDeAbBHh
-파일도	K.abacddHca
-파일에	deFccDE
-파일은	Gba.aab
-파일을	.......dGAc
-판단	abbHaba
-판매자	GabbcA..AfE
-판해줘	bacIaaa
-팝업	AbbaaaG
-패키지	cbaaaBFcIeb
-패하면	HgaaEab
-퍼런스	bcaaaaJaeIc
-퍼센트	bIbbaab
-퍼앱	Hbbaaaa
-펌웨어	FbcabaC
-페이지	a.Bb.cDD.ac
-페이팔	Ibc.a.c
-펫시터	Gab.b.b
-펴보고	aaaF.ba
-펴자	baIbbb
-평가해	b.cIaba
-포넌트	.fH.HdgfCJg
-포맷	baJbbab
-포스	FBbabab
-포인트	Dadc.ACdDDd
-포터	fcGcDcDcHdb
-포털	Jcaaabb
-포트	BbAddeLJafd
-포해줘	cbaaabJcIcc
-폰에서	bGaaaaa
-폰을	aHabaab
-폼	BcFaaaa
-폼에서	Iba.aac
-폼을	Gbaaa.b.cfI
-표	DfFcFcddJcb
-표가	cEcbbcH
-표로	HacabCc
-표시됨	bHb.aAc
-표에	JcbababdLec
-푸시	FabcBDecbIe
-푸시가	aJaaabbbGcb
-푸터	ccdabbOLfcc
-푸터에	GfbbcaGDEfc
-품으로	Gab.aaa
-품을	Hacaaaa
-품절	Ibbaaab
-품질	EcdEcCcd.Fb
-프라인	Egeca.JfaEB
-프레시	BGbabbb
-프로	EcDbbab
-프로필	EEdbcdCAFhA
-프론트	aAADbbb.dJg
-프트	Iabaaac
-플랫폼	Ib..badabfI
-플로	.bca.cIdAFc
-플릿	eFddDcEcJeb
-피드백	bbbJababHdb
-피를	GacbbcDcGab
-피스	FcaaDacceBF
-피처	.bDcbGd
-필드	acEbcaFGeCe
-필요	eDe.ABBeBEc
-필요해	bB.baEb
-필터	FdBababbGac
-핑몰	.......abdG
-하게	FaEKdfkhMAe
-하고	GEaBcfdgAJd
-하기	EcbHbbddFCd
-하나	LjecDcFaFbc
-하나도	eCeaJcacDBc
-하나로	fdMdcdFDAfA
-하나만	EedaDaC
-하나요	abaaaHa
-하는	GiahDGahKac
-하는데	DGAcc.faDBe
-하는지	ddbcbIGbG.e
-하도록	FdbabaDcJfa
-하려고	BeLAadfffIC
-하려면	da.baKbbHfa
-하루씩	cIaaaacdIda
-하면	gPbcbBefPfd
-하세요	b.bJbcb
-하얗게	eLa.aadbHdb
-하지	bACBbBcbGe
-학부모	GabaabaabcF
-학습	Jaccb..eDaB
-학원	Eaa.aaa
-한	AdEb.eECb.a
-한글	bHbaaaadHba
-한글이	cG..aaa
-한번	edbJbEb
-한지	eDeGcFecIdb
-한테	Icbcd.CdIbb
-한통운	Hbb.a.bbdGb
-할	J.bbAdcdCBb
-할별로	AcHababbIdc
-할인	eCGcGeedJda
-함	HbCbBdefbEC
-함께	K.cadad
-함수	geF.ICg.Ifc
-함수를	JAbbcac
-함수에	cbcbIbBeJdb
-함수의	bbHaBbb
-함수형	a.Gac.bdcIb
-합니다	Ea.cAAdddEC
-합이	bFbbEbc
-합쳐줘	abHbaab
-해	HaFebbd
-해결	bGab.aa
-해도	gObFcdeeHab
-해서	CdcdbJ.eeOe
-해서요	.baFaaa
-해야	AbD.BdadEdD
-해요	C..a..bAdEa
-해주실	cabFCca
-해줘	.fD.cADeH.c
-핸들러	bDdIbcabHdb
-했는데	bKbaabbdIcb
-했는지	GbdGbdb
-행	gFIdFciHdca
-행률	Hbaaaab
-행사	.......edIa
-행을	EDecccDfFBb
-행일	bdbaaaK
-행하면	aGbaaba
-허브	GcebbbGgDAB
-험한	aacJac
-헤더	babbaaH
-헤더에	Hbaaaba
-헬름	ccbIbbC
-혀요	cJccbbCdIbc
-혀있는	abDbbFc
-현상	cJabababJdc
-현재	FedcADBeIbc
-현해	JaabaadbfJc
-현해줘	Hababab
-형식	Iba.bbb
-호가	dFbbbaF
-호로	IcaaaacdeJa
-호를	cdbcbFG
-호자	Jacab.cbacF
-홈	Fa...ca
-홈으로	aIbaabccHcb
-화가	.......bHcc
-화면	EcaabdFAhIc
-화면과	DbBaaabacHd
-화면만	eDbaaaF
-화면에	Jf.abbAAHed
-화면은	bFAabab
-화면을	aAbaGacbeLe
-화면이	aJbabacdFAd
-화번호	DecbcAHG.dc
-화상	Hbbaaaa
-화요일	abbaaG
-화하는	HbaaaaabcGc
-화해줘	adGcbcEdFBd
-확인	fFcKcf.dJeb
-확인창	KabbacbcHcb
-환경	Abcc.bHcECe
-환불	cCaaEab
-환불이	cBbbIbb
-환율	AABdIdddKeb
-환해줘	........aIg
-회	GdbaGcefJda
-회계	JabbababbdI
-회귀	beaaMbbdFAb
-회사	BddEcbE
-회원	baEddCCABmI
-회원이	BDcccEcdF.c
-회의록	Haa.b.c
-획서	Iababaa..fG
-효성	abHaaaa
-후기	Gbaaa
-후로	bGaaaacaEca
-훅	eddGEdEdI.d
-훅도	Gbaaaab
-훅으로	bcJacaacAFd
-훅이	dEcbbGa
-휴대폰	Icaaaabd.Gc
-흐름	bacdCG
-흐름을	caa.GaaadId
-흰	cH.aaabcHdb
-히게	NdbbbbbcJdc
-히는	BeBbbHccF.c
-힙니다	cKbabbbdGac
0	jIAdAeGI.de
0.0	BIfbecEDGef
0.0.0	heg.cbZXmhc
[Korean letters]	CCabcaA.Dac
[a call]	jFMhCFjcNgd
[a colon]	IBfbaeCDhBA
[a colour code]	mmjKFeWTjhb
[a dash]	DHdbcBff.AE
[a dot file]	gEcdegUUldf
[a duration]	eeQhiBHFIkd
[a name in camel case]	fcP.bDhdFaa
[a name in snake case]	bec.BECKDkd
[a number]	jHae.cKNdde
[a parenthesis]	DdEcAcAbBAa
[a path]	GaaHageAMie
[a percentage]	DBkgUaimQBf
[a question mark]	ggiLeZmiSfe
[a quotation mark]	da.fcCLRegg
[already there]	Gb.gCBcAHgc
[already there] [becomes]	baFacaCDeDc
[already there] [both]	Eed.AaC
[already there] [broad]	FgaaDbAcHae
[already there] [code name]	abJ.bac
[already there] [element]	Ofc.bacdNhb
[already there] [from nothing]	ccc.E.D
[already there] [layer of admin]	Hca.b.bdMfc
[already there] [layer of api]	IedaAbBcKjB
[already there] [layer of money]	dcfcEEE
[already there] [layer of ui]	IdbbbcBcDcA
[already there] [many]	CdBbAbBdBaB
[already there] [one only]	KebaCbccKfb
[already there] [setting]	IcCbaaeAKic
[already there] [shown text]	GadaabBCDeb
[already there] ×2	JCb.bbgeOhc
[an address]	fgcEbcONgfa
[an arrow]	hdMgDfHQl.d
[an equals sign]	eLaefaFLefa
[an exclamation mark]	HDbHikBCEdd
[becomes]	gdHecePUlde
[becomes] [both]	HacbadB.cHe
[becomes] [broad]	.iIb.aEGdAd
[becomes] [candidates]	GebHebafJ.d
[becomes] [code name]	glScBbCPmac
[becomes] [element]	eaaebdRNfdd
[becomes] [from nothing]	FEe.b.ceGdC
[becomes] [layer of admin]	GdaaabAdCaB
[becomes] [layer of api]	AaAda.DDjFa
[becomes] [layer of app]	eCBccdKEbbb
[becomes] [layer of data]	aGcfbD.BcFd
[becomes] [layer of money]	fdCBBdHKhfC
[becomes] [layer of ui]	bAbcccMJjGg
[becomes] [many]	cGLeCghnAJC
[becomes] [one only]	BICcdccEDde
[becomes] [product]	CBCec..beCE
[becomes] [whole system]	dbLbE.ihfPa
[becomes] ×2	cEedDeHHaAg
[both]	GacaaBcfcGA
[both] [candidates]	fdba.ObbdKe
[both] ×2	ACcaCaacmMC
[both] ×4	cF..c.aaeEA
[broad]	M.dBbcegcOe
[broad] [both]	LAd.bcddfJ
[broad] [candidates]	CaadbJdadHc
[broad] ×2	PabadedcmQa
[broad] ×4	Icb.aaabdAF
[broken]	lZdbAegdNgd
[broken] [already there]	CbcbIbccGdA
[broken] [becomes]	dNecabaHCib
[broken] [both]	AOcbbedbcJd
[broken] [broad]	iUgB.ecdOgd
[broken] [candidates]	cECCd.dcFc
[broken] [code name]	iDHaGcebACb
[broken] [does not]	fLcBDiAcECd
[broken] [element]	bPbccadfGCc
[broken] [foundation]	CBJbcdfcceK
[broken] [from nothing]	bLdB.affIab
[broken] [layer of admin]	CI.bdeaebBD
[broken] [layer of api]	aPa.dcgaeHb
[broken] [layer of app]	fOAAcddhFbD
[broken] [layer of data]	bK.bdAfCaFg
[broken] [layer of money]	dPcbbcbcHfA
[broken] [layer of ui]	gOdbcbCCCdb
[broken] [many]	dLBBahce.Fa
[broken] [not there yet]	bE.cABbcFab
[broken] [occurs]	fUdbbcceSlb
[broken] [one only]	AJddCccbIg
[broken] [product]	FAeBAbdcfDE
[broken] [setting]	jUAaacgCHgc
[broken] [shown text]	dKbcbfGDDdd
[broken] [trace]	fNeb..bgMea
[broken] [whole system]	egJFbaadkGG
[broken] ×2	hUgbBf.dGCf
[broken] ×4	bGa.a.a
[candidates]	befAcUgh.Kd
[candidates] ×2	fcdAbQbchPe
[change nothing]	bg..cMaeHac
[change nothing] [becomes]	EccAaFeeHdA
[change nothing] [both]	cddDbEC
[change nothing] [broad]	GhDcbFddFba
[change nothing] [broken]	agcEbFC
[change nothing] [candidates]	caabaH.afHb
[change nothing] [does not]	Bbb.aJfdECc
[change nothing] [element]	Hce.bCaeLf
[change nothing] [exchange]	abFCabc
[change nothing] [foundation]	aaHbaab
[change nothing] [layer of api]	acbbbGCbFc
[change nothing] [layer of app]	.abbaF
[change nothing] [layer of data]	babbabI
[change nothing] [layer of money]	EebdbG
[change nothing] [layer of ui]	Mfbc.CdeNjA
[change nothing] [make]	HgaCbEeeBDb
[change nothing] [many]	afaCcGAcfI
[change nothing] [not there yet]	efcd.R.aGcc
[change nothing] [one only]	AebAbJdcE.b
[change nothing] [product]	a.beaI..dHd
[change nothing] [repair]	afcBaJabFcb
[change nothing] [reshape]	dcLEbeccIcc
[change nothing] [setting]	ABaCbBefH.b
[change nothing] [shown text]	GeDcbCdeKfa
[change nothing] [speed]	bceC.IaabEb
[change nothing] [stays the same]	ddHdbCBcFdB
[change nothing] [trace]	FeEbbabcHda
[change nothing] [whole system]	ebeAbFGbCEf
[change nothing] [wish]	agcAbNbcFab
[change nothing] ×2	dcdCaKbbDAb
[change set]	hkdVAgFdOic
[change set] [becomes]	efaCcALG.cd
[change set] [both]	bA.IdiEeBAB
[change set] [broad]	jcaOCAdcNgc
[change set] [broken]	BEaHedfcaEa
[change set] [change nothing]	bdCd.KccDAc
[change set] [does not]	DhBCdIfdEDf
[change set] [element]	kA.KAaaBDbd
[change set] [exchange]	bg.EbcIF.Ag
[change set] [knowledge]	dfeMbHfdLfa
[change set] [layer of api]	eEdbBABCeCa
[change set] [layer of app]	cF..cA..fEA
[change set] [layer of data]	dFBCbcb
[change set] [layer of money]	eb.GBAdeHdA
[change set] [layer of ui]	EDCEfbigDDa
[change set] [make]	ccgDDbGaLib
[change set] [many]	eEFfebGeCDb
[change set] [not there yet]	Ec.fDEecHca
[change set] [occurs]	dEcBbaEbDeC
[change set] [one only]	EeDCbdbeDdE
[change set] [question]	.h.HaCcbD.b
[change set] [repair]	dAeGAcB
[change set] [reshape]	deHKcdcdKeb
[change set] [setting]	ffeJBdJFFhd
[change set] [shown text]	fBcEcbGFfBb
[change set] [speed]	aBdedGEaGdb
[change set] [stays the same]	daGfcCCcGbb
[change set] [trace]	dbcBaAEEeAa
[change set] [whole system]	baJbbacdbHc
[change set] [wish]	cfbT.deeLdc
[change set] ×2	gdcOcdEcIdb
[code name]	fhSeAbBIadd
[code name] [both]	FBccBc.aCBd
[code name] [broad]	BbHDAdjB.c
[code name] [candidates]	baCbaGcaGda
[code name] [element]	AFdAafDAbEd
[code name] [foundation]	baJabacccLf
[code name] [layer of admin]	.......ccIc
[code name] [layer of api]	dFAabaAd.Kg
[code name] [layer of app]	DDgdecKdaGa
[code name] [layer of data]	bGc.a.bbdIc
[code name] [layer of money]	.eMIeciIfeC
[code name] [layer of ui]	cAbbBbGEAae
[code name] [many]	fDKfCdcgeOd
[code name] [one only]	giQDCafIBgc
[code name] [product]	F.EbccceCfH
[code name] [whole system]	abDbGaddbKe
[code name] ×2	dfZac.nKf.d
[documents]	jihaffZbLdf
[documents] [already there]	bbb.aaGHdbb
[documents] [becomes]	BfEebbGKehA
[documents] [both]	Lie.cbGcAB
[documents] [broad]	ccdBceQfOed
[documents] [broken]	hCAddbOfGcA
[documents] [change set]	dCdIdbCeMec
[documents] [code name]	dakChATfPhb
[documents] [does not]	EdeGeeGdKfa
[documents] [element]	D.gDgcI..Dd
[documents] [exchange]	FcccbbFdHfC
[documents] [from nothing]	BHaaa.f
[documents] [knowledge]	fAecafTfMdd
[documents] [layer of admin]	cdbbcbPdEBc
[documents] [layer of api]	a.fcdcQdCEd
[documents] [layer of app]	debbCbMcHhC
[documents] [layer of data]	HdddcfLd.Da
[documents] [layer of money]	cdfGdFD
[documents] [layer of ui]	B.febdOhCIe
[documents] [make]	kadbgcZhSfe
[documents] [many]	cdifb.XfeRg
[documents] [not there yet]	BcababH
[documents] [occurs]	.DcdceLcFab
[documents] [one only]	cBfFedJdH.c
[documents] [product]	bbddaCI
[documents] [question]	AgfeBaPdKdc
[documents] [repair]	dgBabaLEcdB
[documents] [reshape]	BeCdcCD
[documents] [setting]	FdhccALiIBb
[documents] [shown text]	GafbbbGKgac
[documents] [stays the same]	IDdeceDcDdC
[documents] [trace]	BFcccdEdJeb
[documents] [upkeep]	igbbAaT.Ll
[documents] [whole system]	edaeBBJ
[documents] [wish]	ejaDcfTcKce
[documents] ×2	idcbccXaH.g
[does not]	gYbbbakeKcd
[does not] [already there]	FCbaCbgdFAc
[does not] [becomes]	fMEacAiECag
[does not] [both]	.FC.afbbaFc
[does not] [broad]	eQdaAbefEGe
[does not] [candidates]	AfABACcc.Fb
[does not] [code name]	abFEfDfDeDd
[does not] [element]	aRfCcefgJ.b
[does not] [foundation]	ccLbaabcfCF
[does not] [layer of admin]	Idbab.a
[does not] [layer of api]	AEBc.BfAdHf
[does not] [layer of app]	iNCaa.fbGfA
[does not] [layer of data]	BDEcBgbbaGe
[does not] [layer of money]	kL.CDce.CDg
[does not] [layer of ui]	.K.BbcidJea
[does not] [many]	bCDBbbcecFA
[does not] [not there yet]	.AFc..dccCC
[does not] [occurs]	cOAbbdfdJea
[does not] [one only]	EC.Cb.icDAb
[does not] [product]	fF.AbDcfBCB
[does not] [setting]	.N.abfeGEge
[does not] [shown text]	bNDaBgjgLfA
[does not] [trace]	CEeb.bAgCGb
[does not] [whole system]	fbBcAFCafG
[does not] ×2	DGdcb.bdIbc
[element]	QGgceeeaNge
[element] [both]	FFfCcccd.Lh
[element] [broad]	FCeAbcAcDCd
[element] [candidates]	MeccbCddBEc
[element] [foundation]	bCEb..c
[element] [layer of admin]	BAcabDaeE
[element] [layer of api]	J..caccgCIe
[element] [layer of app]	BHcbfAafaIb
[element] [layer of data]	J.fFbdddCEd
[element] [layer of money]	gDcB..CcBbB
[element] [layer of ui]	HGcaccdeHEg
[element] [many]	HaFb.ibiAI
[element] [product]	HdbbbBAg.CC
[element] [whole system]	baDbEacacbF
[element] ×2	UFabcfniPdb
[ends with a question mark]	kqhHaZjhWlc
[exchange]	heSadeCajJB
[exchange] [already there]	AeEa.aB
[exchange] [becomes]	d.DeccKIhFg
[exchange] [both]	BcG.dbBfAdH
[exchange] [broad]	.AD.aAeaADe
[exchange] [broken]	fNaaacbeEdC
[exchange] [candidates]	b.ebaJaadJe
[exchange] [code name]	fbLc.cAbBHi
[exchange] [does not]	eHDac.bCgEa
[exchange] [element]	deDKcfCCbBc
[exchange] [foundation]	dcNccb.ei.N
[exchange] [layer of admin]	BBCabad
[exchange] [layer of api]	jaHdbDECjeM
[exchange] [layer of app]	g.Lcc..CkH
[exchange] [layer of data]	gdHLdhBfE.A
[exchange] [layer of money]	b.HbcbAbJga
[exchange] [layer of ui]	h.JcccFBhF
[exchange] [make]	CeCbcaDBAeA
[exchange] [many]	gcWdbbeioNI
[exchange] [not there yet]	EdDa.abbdEB
[exchange] [occurs]	bGccCb
[exchange] [one only]	dCDa.BeAgJd
[exchange] [product]	aaHbbBcfBbE
[exchange] [repair]	cBfbcbMaCBd
[exchange] [setting]	fBdcbcPRnda
[exchange] [shown text]	dfaa.cOJddb
[exchange] [speed]	BceFbcE
[exchange] [stays the same]	ebPaabfekLD
[exchange] [trace]	EAcccbE
[exchange] [whole system]	ccNd..deegQ
[exchange] [wish]	BhEFbbadaBC
[exchange] ×2	idVcBddhkKG
[foundation]	bePdbc.dmcT
[foundation] [both]	BfEcCdCafeL
[foundation] [broad]	Mbc.badbeDC
[foundation] [layer of admin]	Mcaabbbbc.E
[foundation] [layer of api]	CeGbccCbcgL
[foundation] [layer of app]	EgCcEd.AfgK
[foundation] [layer of data]	CeAbedLbffN
[foundation] [layer of money]	LeA.ccbAdeI
[foundation] [layer of ui]	daFbDbacdGa
[foundation] ×2	dcJbbcCbdgM
[from nothing]	LAbc.ceefiT
[from nothing] [both]	FaaaAba.aiK
[from nothing] [broad]	H.babbb.bgI
[from nothing] [layer of admin]	Ea..aab.beH
[from nothing] [layer of api]	GAbbab.aagI
[from nothing] [layer of app]	GdcaCb..dfJ
[from nothing] [layer of data]	FadAbbBbeaG
[from nothing] [layer of money]	D.ba.bB.caE
[from nothing] [layer of ui]	FBcbAbba.jL
[from nothing] ×2	Iba.abbacdI
[judgement]	jghZdeihN.f
[judgement] [already there]	Gabba.b
[judgement] [becomes]	ddePAAegKac
[judgement] [both]	cbdUagcdAGd
[judgement] [broad]	gecZcdefMbe
[judgement] [broken]	f.dSccceHAd
[judgement] [candidates]	dccKdFcfAHc
[judgement] [change nothing]	bbcMadbbbGb
[judgement] [change set]	heaYabhePja
[judgement] [code name]	bacJba.bGcb
[judgement] [does not]	cbdJbCa
[judgement] [element]	AddNbbccJfa
[judgement] [exchange]	cbcOAfbcJfa
[judgement] [knowledge]	gdeNbIdcHbc
[judgement] [layer of admin]	Ia.eaabahJa
[judgement] [layer of api]	aefN.DedDFg
[judgement] [layer of app]	BadLdabdH.d
[judgement] [layer of data]	eefMbIecIbd
[judgement] [layer of money]	BhDKacegHfE
[judgement] [layer of ui]	aAdLbbec.Ie
[judgement] [make]	beeTbBgfKdb
[judgement] [many]	hchZcaeanYj
[judgement] [not there yet]	beAFA.b
[judgement] [occurs]	aEbCbbb
[judgement] [one only]	cBdMbcbcbGc
[judgement] [product review]	Ka.gaaaafLe
[judgement] [product]	a.dMafaahKc
[judgement] [question]	eddVaecdGab
[judgement] [repair]	cAbJc.c
[judgement] [reshape]	geBLcCcdGAe
[judgement] [setting]	FdfMacefMg
[judgement] [shown text]	EccIbbceHab
[judgement] [speed]	cbdN.db
[judgement] [trace]	bcaKabbdIda
[judgement] [whole system]	f.bYcic.pZj
[judgement] [wish]	edeZddeeJbd
[judgement] ×2	fceZaicdDEe
[knowledge]	hfe.eZfgJBe
[knowledge] [becomes]	dg.fbLGIbdc
[knowledge] [both]	dfcHePfddMf
[knowledge] [broad]	b.e.eIDcDbA
[knowledge] [broken]	aFAbb.cfHAc
[knowledge] [candidates]	haccbUedjSe
[knowledge] [change nothing]	gfcd.U.bE.c
[knowledge] [code name]	.eHgeDFaDfB
[knowledge] [does not]	..AbbJfeHAc
[knowledge] [element]	DafBeDBbDBd
[knowledge] [exchange]	cfaEcCEFeGg
[knowledge] [foundation]	CbEabca
[knowledge] [from nothing]	HcbcbCaaeaG
[knowledge] [layer of admin]	FcCcb.baBfE
[knowledge] [layer of api]	bdbeaPbcHfA
[knowledge] [layer of app]	bfCc.KccaFb
[knowledge] [layer of data]	fd.daLDaGeb
[knowledge] [layer of money]	EgCdfI.Cf.C
[knowledge] [layer of ui]	e.cGcaE.bC
[knowledge] [make]	Cj.gcMDeJda
[knowledge] [many]	bf.CdPfbdMf
[knowledge] [not there yet]	ed.fAPbbCAc
[knowledge] [occurs]	AI.ddCdbAEe
[knowledge] [one only]	AkCeaPcdAFc
[knowledge] [product]	Dci.cOddgIB
[knowledge] [repair]	dGCcfHedKiB
[knowledge] [reshape]	gfEIdC.cE.b
[knowledge] [setting]	CEideHBhI.b
[knowledge] [shown text]	Hib.fDDBaCd
[knowledge] [speed]	jFAAcMhdGac
[knowledge] [stays the same]	deMddAC
[knowledge] [trace]	.HccbCdcD.a
[knowledge] [whole system]	eahaaTdAjUl
[knowledge] [wish]	icAacQ.cEBd
[knowledge] ×2	gdgabYeecLe
[layer of admin]	IbdcabBedED
[layer of admin] [both]	Ibaabb.be.G
[layer of admin] [broad]	KdcbbbBchGD
[layer of admin] [layer of money]	DCgabbE.fbH
[layer of admin] ×2	KdaaaabcfBF
[layer of api]	IbbcabAebEB
[layer of api] [both]	EDac.bcbkHF
[layer of api] [broad]	Kbda..cdhNc
[layer of api] [candidates]	GfcdbLdcFdA
[layer of api] [layer of admin]	H.cabb.cabF
[layer of api] [layer of app]	JbcAbcbbgbJ
[layer of api] [layer of money]	eEb.bCBcc.F
[layer of api] [layer of ui]	L.abccddhHD
[layer of api] ×2	fFAdcbGfcHA
[layer of app]	CDAedbBeabH
[layer of app] [both]	DAcbAa.aheO
[layer of app] [broad]	CGebcaAgBBB
[layer of app] [candidates]	DddcBHdchHB
[layer of app] [layer of admin]	GbcaaAaabjM
[layer of app] [layer of money]	GcabbcDadkP
[layer of app] ×2	JAdbBbfcdiP
[layer of app] ×4	KeB.abe.cfI
[layer of data]	DAaaeEceCEc
[layer of data] [both]	ICdbb.dbiL
[layer of data] [broad]	KadbaCfddIb
[layer of data] [candidates]	CcdeAKdcCDd
[layer of data] [layer of admin]	L.eaabbcA.B
[layer of data] [layer of api]	HHdbacealOb
[layer of data] [layer of app]	GAbbbb.cbFa
[layer of data] [layer of money]	eKcabCbcACa
[layer of data] [layer of ui]	M.cbbadbmMB
[layer of data] ×2	FADBcah.eKe
[layer of money]	CBaaCcbb.cE
[layer of money] [both]	DDccAaacgCH
[layer of money] [broad]	E.c.DdcbaAC
[layer of money] [candidates]	.ccFdFbeCC
[layer of money] ×2	ED.eEgbdeKb
[layer of ui]	FBbcdeDAcC
[layer of ui] [both]	J..abcdbjDH
[layer of ui] [broad]	NacbccadaGb
[layer of ui] [candidates]	G.ccB.c
[layer of ui] [layer of admin]	BcdbB.EcfGB
[layer of ui] [layer of app]	CA.bBbbccfL
[layer of ui] [layer of money]	BAebb.F..hH
[layer of ui] ×2	EDfb.bBceDD
[make]	RedeadAdBEd
[make] [already there]	IdbbDacdKeb
[make] [becomes]	FbabceFCBBg
[make] [both]	LcccbAadhIC
[make] [broad]	Qddd.cdgjTc
[make] [broken]	AFCbEegaC.a
[make] [candidates]	DcdC.FfdAFc
[make] [code name]	ABbdBeEBIhc
[make] [does not]	bL.cb.edHeB
[make] [element]	Qagdbc..Hce
[make] [foundation]	BcAbAcCceDE
[make] [from nothing]	IcAaabcaffM
[make] [layer of admin]	Jcbabb.ebCD
[make] [layer of api]	E.dbCb.dbDB
[make] [layer of app]	H.fbbaBeBcF
[make] [layer of data]	CFdbbAabACb
[make] [layer of money]	BBdcD.bca.D
[make] [layer of ui]	MfcabdC.cAC
[make] [many]	eEAdCaBfdGC
[make] [not there yet]	FdbbHcddCA
[make] [occurs]	FHca.dedB.B
[make] [one only]	EcCdaeC..Bb
[make] [product]	LcccaaaehaN
[make] [repair]	gOdcDgAbFBg
[make] [setting]	MaBcafdACad
[make] [shown text]	DcAdc.EHAde
[make] [speed]	DgPaacifLdc
[make] [trace]	EHdbddBgGFf
[make] [whole system]	fgBEaCEbjHD
[make] [wish]	QfecAdafaIb
[make] ×2	QedcaeBbeGa
[many]	hbJBBcaioVB
[many] [both]	dcADAaAciCI
[many] [broad]	DDfEAddd.CA
[many] [candidates]	B..CBbdbbEb
[many] [foundation]	ecNc.c.eibP
[many] [from nothing]	AAAcAbAc.hK
[many] [layer of admin]	.AfdEdHbgDE
[many] [layer of api]	eAEbEeBclEK
[many] [layer of app]	a.JcBddffbM
[many] [layer of data]	dFaebCDcaAC
[many] [layer of money]	A.bfD.BdfbL
[many] [layer of ui]	haGCBdAdjGG
[many] [product]	DgB.bFcblBL
[many] [whole system]	jfCK.FdesSE
[many] ×2	fkFEEeEgrUD
[not there yet]	GabeDCffDDb
[not there yet] [already there]	Ifb.AaacaDa
[not there yet] [becomes]	HfbcAB..Cab
[not there yet] [both]	KjBbCacbcGb
[not there yet] [broad]	Hadb.EfebIb
[not there yet] [candidates]	CeBcD.a
[not there yet] [code name]	dCCDacc
[not there yet] [element]	FDdcAaddKf
[not there yet] [foundation]	DbD.bcb
[not there yet] [from nothing]	.aabAD
[not there yet] [layer of admin]	Mcd.aaccbBC
[not there yet] [layer of api]	Dg.aBDcbbAC
[not there yet] [layer of app]	DfDa.cAaeaG
[not there yet] [layer of data]	Iaaa.dabdE
[not there yet] [layer of money]	CEa.a.eeDbB
[not there yet] [layer of ui]	Id.a.cacdDC
[not there yet] [many]	HhGdCcdcdDC
[not there yet] [one only]	FhEeF.db.Ca
[not there yet] [product]	HcabbAaae.F
[not there yet] [setting]	aFCdABgcDBc
[not there yet] [shown text]	FaGbcfaaaGe
[not there yet] [whole system]	AbCdD.a.eE
[not there yet] ×2	Kgbb.Aa.gMe
[occurs]	.VddadheLeb
[occurs] [already there]	.......bDb
[occurs] [becomes]	.DDbEciEcAd
[occurs] [both]	FA.cBdbcAB
[occurs] [broad]	fOdb..bcGbb
[occurs] [candidates]	.FbabBc
[occurs] [code name]	CDGacbg
[occurs] [element]	aQbbbchdJeb
[occurs] [foundation]	.......aaeG
[occurs] [from nothing]	BabaAaAaagH
[occurs] [layer of admin]	C.....b.cbE
[occurs] [layer of api]	ECaa.bccaeJ
[occurs] [layer of app]	fOcbab.eMjB
[occurs] [layer of data]	JBAacdceB.C
[occurs] [layer of money]	DCdcC.cAgDB
[occurs] [layer of ui]	AMdbbbddFeD
[occurs] [many]	eKAcba.cGiE
[occurs] [not there yet]	DBcb.cBbIdc
[occurs] [one only]	eLEabcfaGgB
[occurs] [product]	.......adgL
[occurs] [setting]	IC.bEblaDc
[occurs] [shown text]	dNCabbibIhA
[occurs] [whole system]	Ac.AaCbadCB
[occurs] ×2	aLfbCdcdIe
[one only]	BAEca.dbFac
[one only] [both]	aaB.ACdeBBA
[one only] [broad]	BDab.CfeJcb
[one only] [candidates]	CeadBGbahMc
[one only] [element]	L.ADdcidOhd
[one only] [foundation]	BdG.bc..fbH
[one only] [from nothing]	JBfa.bdeCeG
[one only] [layer of admin]	Edb.bcF
[one only] [layer of api]	AaAcDb.ddDD
[one only] [layer of app]	BHabfCdeGfC
[one only] [layer of data]	AIAc.ecbdGa
[one only] [layer of money]	a.EBEdgA.hG
[one only] [layer of ui]	AEaBccacFab
[one only] [many]	BAAADcffeLa
[one only] [product]	Hb.edGdcfCF
[one only] [whole system]	cdB.BEbagH
[one only] ×2	AcFabcBEgAB
[product review]	MbagaababHe
[product review] [both]	Ia.eaaaagMd
[product review] [broad]	Jaafa.aacHe
[product review] [element]	Jb.daab
[product review] [layer of admin]	Ia.eaa..gKd
[product review] [layer of api]	Kb.eabbbFbb
[product review] [layer of data]	Ha.caba
[product review] [layer of ui]	Ha.caba
[product review] [make]	JaaeaaaaeJd
[product review] [product]	Gaada.aadJe
[product review] [wish]	LbafaabaCCd
[product]	NcAce.dgieT
[product] [both]	IcaabAcagiQ
[product] [broad]	Gad.cbBeddL
[product] [candidates]	BdcEbB.afEB
[product] [foundation]	KeAaCdd.eeJ
[product] [from nothing]	Of.bbaebhiS
[product] [layer of admin]	HccabbB.cmP
[product] [layer of api]	Lg..dcBbAlM
[product] [layer of app]	OddabbbaefM
[product] [layer of data]	LdedbBBaebI
[product] [layer of money]	K.dcc..bbnR
[product] [layer of ui]	Kc.baacacnS
[product] ×2	Ned.b.b.fkQ
[question]	jggFdZigPde
[question] [already there]	GdddcHacGfB
[question] [becomes]	eKeDdJkfLda
[question] [both]	bgAEbJecaJg
[question] [broad]	edd.bNAdKdd
[question] [broken]	bBdDfIbcIdb
[question] [candidates]	BfcbaMcdBFd
[question] [change nothing]	gf.BaNbbDAc
[question] [code name]	cdB.bJceLdc
[question] [does not]	AJcbdGgcHcb
[question] [element]	GihEcKddJcb
[question] [exchange]	gFhJ.Gh.Ecc
[question] [foundation]	cbEcaFb
[question] [knowledge]	jgeBaXdeEDd
[question] [layer of admin]	ccadbGFbHe
[question] [layer of api]	EhcebQdbKgb
[question] [layer of app]	dBedAKb
[question] [layer of data]	fdeCcPaePhc
[question] [layer of money]	ebacBLdcEcA
[question] [layer of ui]	Bf.EacCdCEd
[question] [make]	aCh.dNdeIac
[question] [many]	aADFb.hdgMc
[question] [not there yet]	dgDc.KacBCa
[question] [occurs]	bBafBBCbC.a
[question] [one only]	bcBcDGeeEAa
[question] [product]	deAacLabeG
[question] [repair]	cMeHdedeKfa
[question] [reshape]	hBFDdEeeMfb
[question] [setting]	dDAcaMjeHAc
[question] [shown text]	AfF.fMihHbA
[question] [speed]	BhfEaLebGcb
[question] [stays the same]	GkLecCdcFeC
[question] [trace]	cFBeACccFeA
[question] [whole system]	fbeGbJcAkUj
[question] [wish]	AfbEaFbdDCc
[question] ×2	ibfdbZeeI.d
[repair]	nZhabdBBFdd
[repair] [already there]	cCbbIacdGab
[repair] [becomes]	fQbbcdaHagA
[repair] [both]	kTebccDaaGe
[repair] [broad]	gHCe.aBCA.e
[repair] [broken]	iWcb.ddeEBa
[repair] [code name]	hE..BdE
[repair] [does not]	bIdDbccAgLe
[repair] [element]	lScaAacfDFd
[repair] [layer of admin]	fJc.caB
[repair] [layer of api]	kRc...cdgNd
[repair] [layer of app]	fJC.a.fggHE
[repair] [layer of data]	jPdabaAa.Ig
[repair] [layer of money]	fHB.cBcfBaE
[repair] [layer of ui]	kKeabaIFgDc
[repair] [many]	hOdAfA.fDB
[repair] [not there yet]	deceFHCbJfb
[repair] [occurs]	eQbadbbbFgC
[repair] [one only]	dGfAbEabDcA
[repair] [product]	cFCaa.c
[repair] [setting]	cPjcbcEFAeb
[repair] [shown text]	hBfbbcSKi.b
[repair] [speed]	bFeBbCc
[repair] [trace]	cO.cacedDBc
[repair] ×2	.ce.baMdIdb
[reshape]	heZadejfIdA
[reshape] [already there]	dCCdADbbHdb
[reshape] [becomes]	f.Mfc.CA.Bc
[reshape] [both]	gCLAAeehJdC
[reshape] [broad]	eaP.adecJec
[reshape] [broken]	eEMAeaheHdA
[reshape] [candidates]	aDeFbb
[reshape] [code name]	bhKccaFF.ae
[reshape] [does not]	FhKFcgeAdCa
[reshape] [element]	AeM.dAfdaCB
[reshape] [exchange]	dbObbaci.AH
[reshape] [foundation]	ccMbbbbbieP
[reshape] [layer of admin]	EdJbbcddFdB
[reshape] [layer of api]	fcLBcCfbdbH
[reshape] [layer of app]	ceADcaF
[reshape] [layer of data]	eEHecEeeCgI
[reshape] [layer of money]	efObbGfcEdC
[reshape] [layer of ui]	.BEbbabaDEh
[reshape] [make]	CaD.BfbGcgC
[reshape] [many]	ebQacaefmPC
[reshape] [not there yet]	cAFbaaa
[reshape] [occurs]	fGDcCbcbD.b
[reshape] [one only]	gdT.bce.EiC
[reshape] [product]	abADbCcaeDA
[reshape] [repair]	cJbcbdDgCAC
[reshape] [setting]	jdQCadbEEfe
[reshape] [shown text]	..ICcecaJfc
[reshape] [stays the same]	fgWcadbhJfD
[reshape] [trace]	DAAEdedgBGb
[reshape] [whole system]	dbPgcDcbjcO
[reshape] [wish]	bfT.adfgFbB
[reshape] ×2	ggYbbbffIaa
[reshape] ×4	abGbaaa
[setting]	.BFgeeIPbie
[setting] [becomes]	nCGcceOYmib
[setting] [both]	BcecDDAa.Ec
[setting] [broad]	A.Ibb.fCA.d
[setting] [candidates]	BccB.FcgEEc
[setting] [code name]	eeRcbbaIAgc
[setting] [element]	EFAfea.DBad
[setting] [foundation]	ddJabbC.fAE
[setting] [from nothing]	CCeb.bBfEeF
[setting] [layer of admin]	AebbcFEaDba
[setting] [layer of api]	IbdccaEBacC
[setting] [layer of app]	aFfcfCHFAkE
[setting] [layer of data]	MBfbbbddaE
[setting] [layer of money]	fBAaEdD.Caa
[setting] [layer of ui]	H.EdebaBacB
[setting] [many]	bGIeaecmDEC
[setting] [one only]	cDFcAbcGcAe
[setting] [product]	HBcaabdeAfI
[setting] [whole system]	abMbaafebeK
[setting] ×2	AfGfb.GOfbg
[setting] ×4	bEHccbcGbca
[several lines]	dPh..adgOiA
[shown text]	aacffcSTfie
[shown text] [becomes]	miaabbZXmja
[shown text] [both]	FDdacb...Ji
[shown text] [broad]	CaddbcKHcBg
[shown text] [candidates]	IdEcb.ebHdb
[shown text] [code name]	dePbAcbLfdb
[shown text] [element]	IIieedEDHhd
[shown text] [from nothing]	.......bHbc
[shown text] [layer of api]	NcbaCdgfaNg
[shown text] [layer of app]	bGfaccIFdDf
[shown text] [layer of data]	.bdbCBDDcEe
[shown text] [layer of money]	A..bebIGcac
[shown text] [layer of ui]	dAhbbbQLbef
[shown text] [many]	MEEeBhlkIAA
[shown text] [one only]	FbIeed.Eabb
[shown text] [product]	EaAabcAbeF
[shown text] [setting]	bALdec.JgAd
[shown text] ×2	BbhcceSPegd
[speed]	haYcgDkiSgb
[speed] [becomes]	efKAaDdfIab
[speed] [both]	.bAAcDadAAB
[speed] [broad]	gBMdaCggKd
[speed] [broken]	fLGBdefdLga
[speed] [candidates]	babb.HaabEb
[speed] [does not]	EBbebCabGd
[speed] [element]	DbFBeAgcIea
[speed] [layer of api]	dbLbDcdcBdE
[speed] [layer of app]	adEbCAbaBgG
[speed] [layer of data]	eeKDcAcbEAc
[speed] [layer of ui]	hGRcAejhQi
[speed] [many]	AbJabf.cDcC
[speed] [not there yet]	.AbbbFaaCb
[speed] [occurs]	cCFbAdbbGf
[speed] [one only]	fbD.bIdcEBc
[speed] [product]	cgMcBAceFa
[speed] [setting]	gERccbihNea
[speed] [shown text]	cDEceEddEBc
[speed] [trace]	cMfbbDdeJcb
[speed] [whole system]	caeBEB..faG
[speed] ×2	hfZb.cihNcc
[stays the same]	fFYgfdhiFbE
[stays the same] [already there]	BcFab.b
[stays the same] [becomes]	AfNabcdgdCH
[stays the same] [both]	daNcdcBc.BA
[stays the same] [broad]	GcEdcBdeI.e
[stays the same] [broken]	.GIfcgaeAFc
[stays the same] [code name]	DAHbccefPed
[stays the same] [does not]	AaNdcddcbAE
[stays the same] [element]	bEEcbcad.Fc
[stays the same] [foundation]	b.K.abfegAK
[stays the same] [from nothing]	cbKbbbaabeH
[stays the same] [layer of admin]	EbCabac
[stays the same] [layer of api]	cBGbdcBcdbI
[stays the same] [layer of app]	abKbdBddAAB
[stays the same] [layer of data]	.DEabccagJb
[stays the same] [layer of money]	aAIbbcbedaI
[stays the same] [layer of ui]	AaLbcceeCAA
[stays the same] [make]	DeKdecBgEcE
[stays the same] [many]	jdYcecAfoGM
[stays the same] [not there yet]	BeJccBcbeCD
[stays the same] [occurs]	fBGcbEcbFgD
[stays the same] [one only]	hbQabcagFcC
[stays the same] [product]	gGMfc.ddddL
[stays the same] [repair]	cLAadbdeD.A
[stays the same] [setting]	eEJ.bafhKDf
[stays the same] [shown text]	CAIbaedfCDb
[stays the same] [speed]	ceLbaBbcKec
[stays the same] [trace]	GcCcb.bbHdb
[stays the same] [whole system]	ecLdc.BbgbL
[stays the same] [wish]	bBPedfbeHc
[stays the same] ×2	fgVabccgCdG
[suite]	geb.SadekNB
[suite] [becomes]	da..I.efbEC
[suite] [both]	ge..PacdnJH
[suite] [broad]	fda.L.abgJb
[suite] [broken]	bca.Ga
[suite] [does not]	cba.F
[suite] [element]	CbbaFabeeGB
[suite] [exchange]	babaGba
[suite] [from nothing]	ebb.JaaaeE
[suite] [layer of admin]	ca..G.babfJ
[suite] [layer of api]	eba.K.badeK
[suite] [layer of app]	bbbaLacaebI
[suite] [layer of money]	fc..J.aceIa
[suite] [layer of ui]	dca.Jaa.f.E
[suite] [make]	hba.N.decLc
[suite] [many]	bdbaLacahCF
[suite] [not there yet]	bbaaHa..eId
[suite] [occurs]	dda.KaachK
[suite] [one only]	bc..Faa
[suite] [question]	acaaGaa.eGb
[suite] [setting]	bba.F.aceLd
[suite] [speed]	aab.GabbgAG
[suite] [trace]	ac.aFaa.eIc
[suite] [upkeep]	bb..JadcdKd
[suite] [whole system]	b.baGaa.bcF
[suite] [wish]	daa.IabddFB
[suite] ×2	hdb.PabdoOC
[test thing]	Mbaag.bbFac
[test thing] [element]	La.ag.aaIfb
[test thing] [layer of app]	Jaabcaa
[test thing] [layer of ui]	Ha..d.c
[test thing] [make]	Ja.afabbE.c
[test thing] [setting]	Iaabc.a
[test thing] [suite]	.......adHc
[test thing] [wish]	Kbabdab
[tests]	ojjdZckiPaf
[tests] [already there]	aecaL.bcGca
[tests] [becomes]	.gi.XAiCbAb
[tests] [both]	fcbcXeehDBB
[tests] [broad]	nebdZ.f.Kee
[tests] [broken]	iedcZcefLae
[tests] [candidates]	..abHda
[tests] [change set]	dCdfLcCdHac
[tests] [code name]	Eci.Sak.Jgc
[tests] [documents]	KcaaB.haFbb
[tests] [does not]	cfbaQbadBC
[tests] [element]	aadcRbfeJae
[tests] [exchange]	aeDcMbf.CFi
[tests] [foundation]	cbDbGac
[tests] [from nothing]	ebc.LabadBD
[tests] [judgement]	EcbfJbbdGac
[tests] [knowledge]	cFAdJhcbE.c
[tests] [layer of admin]	dbaaI.bbeaH
[tests] [layer of api]	l.faXaedfGC
[tests] [layer of app]	cBebMadbeaI
[tests] [layer of data]	dcDbLccaeLf
[tests] [layer of money]	hgdcZBebHbd
[tests] [layer of ui]	fAeaOadbd.F
[tests] [make]	jfbbZbheLaf
[tests] [many]	hcjcZbddpVb
[tests] [not there yet]	hed.UcabH.e
[tests] [occurs]	cAdaNafDeDc
[tests] [one only]	bfdbSdbd.Ie
[tests] [product]	daccMaabfFB
[tests] [question]	bBacNhabE.c
[tests] [repair]	cHccKeeePib
[tests] [reshape]	dcaaLbabGcc
[tests] [setting]	agfcVadbEAe
[tests] [shown text]	dAeaPbfbHcc
[tests] [speed]	BbccDaEbcaF
[tests] [stays the same]	aHDbebbbJed
[tests] [suite]	iea.TacekNA
[tests] [test thing]	Mbaag.bbFac
[tests] [trace]	ad.aHaaadHc
[tests] [upkeep]	eFfeKfE.aIh
[tests] [whole system]	cafcSbdcjKB
[tests] [wish]	jfeeZdeiPeb
[tests] ×2	jfbaZbff.Jd
[the name of a constant]	GAAjiBGYnhc
[the name of a file]	leQK.k.Zgnd
[the number of a change]	llhTCeNKClb
[the number of a line]	jQJe.diJAgd
[the number of a version]	cEjcfdVTgie
[trace]	BWkbcbfiMAe
[trace] [already there]	Icaabba
[trace] [becomes]	EIgbcb.BcGf
[trace] [both]	fGcdaDDhIAa
[trace] [broad]	FIiadc.iLBe
[trace] [candidates]	AdaabF
[trace] [code name]	HgcacaG
[trace] [element]	aQgbbacB.Ac
[trace] [layer of admin]	Gb.abab
[trace] [layer of api]	bEbbBBc
[trace] [layer of app]	.IdbbdDgGAa
[trace] [layer of data]	aGab.abcGbb
[trace] [layer of money]	dIaa..bdIda
[trace] [layer of ui]	NaeaAcefBD
[trace] [many]	.GfcBcCdCBb
[trace] [not there yet]	Hadb.BcceJa
[trace] [occurs]	fOcaaacbIeb
[trace] [one only]	FEecaBeeAHd
[trace] [product]	EHcacbdfBFc
[trace] [setting]	BOdabAjdPib
[trace] [shown text]	ARebbaiAGec
[trace] [whole system]	BdbbbbJaG.e
[trace] ×2	eMbaaabdLfb
[two quotations]	naIeafRZoib
[upkeep]	jbebeeZGDfe
[upkeep] [already there]	eIcbBcA
[upkeep] [becomes]	bdh.bcSMCke
[upkeep] [both]	gbac.aNiCBD
[upkeep] [broad]	aceAAdJcCaA
[upkeep] [broken]	fQCee.c.Eac
[upkeep] [candidates]	CdadBIeccEA
[upkeep] [change nothing]	dDcCbGedJea
[upkeep] [change set]	hfBGfdOgMiC
[upkeep] [code name]	De.cCcB
[upkeep] [does not]	.Fg.aA.fEEd
[upkeep] [element]	HD.eaccABb
[upkeep] [exchange]	eeGcccKAeEb
[upkeep] [foundation]	eA.ecAKfcDE
[upkeep] [from nothing]	.eb.A.FabdG
[upkeep] [judgement]	cbcPcDhcDAc
[upkeep] [knowledge]	..g.dMcbBBc
[upkeep] [layer of admin]	beaaa.JcAeG
[upkeep] [layer of api]	gFdaedPcEhF
[upkeep] [layer of app]	fdDdb.LfGbA
[upkeep] [layer of data]	DDhbcdIEj.E
[upkeep] [layer of money]	bcafEbHbcaG
[upkeep] [layer of ui]	CfBCadDcabE
[upkeep] [make]	.hcddcWAHed
[upkeep] [many]	jfAbBeUhDFb
[upkeep] [not there yet]	CfabABBbBDd
[upkeep] [occurs]	CLddeb.fLdb
[upkeep] [one only]	ecabaEHEBiB
[upkeep] [product]	DDcdccEcAiK
[upkeep] [question]	cbAFaKleGAb
[upkeep] [repair]	eMcDde.hMac
[upkeep] [reshape]	eAJdcbCiGAA
[upkeep] [setting]	e.cdcbPLbed
[upkeep] [shown text]	GDg.beBHCib
[upkeep] [speed]	haEbeEEcEAd
[upkeep] [stays the same]	ABEcddDedMd
[upkeep] [trace]	fJdcBeGdIbc
[upkeep] [whole system]	BfgACfLdfJA
[upkeep] [wish]	dbabecQbJce
[upkeep] ×2	mBidfbZCHhc
[upkeep] ×4	eeeadbUfBBB
[whole system]	lgGIaEaerOH
[whole system] [both]	gfaFAHaalHD
[whole system] [broad]	cdCH.eAaeIc
[whole system] [candidates]	b.bdEEa.dIf
[whole system] [foundation]	adRcbcebgpY
[whole system] [from nothing]	AdEaBAd.feJ
[whole system] [layer of admin]	IbeaBca
[whole system] [layer of api]	deLDGdibfdL
[whole system] [layer of app]	afG.CbagB.E
[whole system] [layer of data]	af.CAcGca.D
[whole system] [layer of money]	GcFjaFeaiED
[whole system] [layer of ui]	aeJGAbjdeDD
[whole system] [product]	edaBdMbajPe
[whole system] ×2	abeOdacafKd
[wish]	Ki.A.d.dFBd
[wish] [already there]	EABdDcffMfa
[wish] [becomes]	EeEcebDH.bf
[wish] [both]	Lbbcb.bdfIA
[wish] [broad]	MfdEbceffPd
[wish] [broken]	aACADfadEBc
[wish] [candidates]	AcafBLebgLc
[wish] [code name]	egJACfECAac
[wish] [does not]	AbECBceacGd
[wish] [element]	VibAdedcMgc
[wish] [foundation]	caEcBaAbgcL
[wish] [from nothing]	EbaaAAbabeG
[wish] [layer of admin]	FbabCbae.E
[wish] [layer of api]	DeabcCDdAAA
[wish] [layer of app]	CcabbAEbb.C
[wish] [layer of data]	FfaFcb.fCC
[wish] [layer of money]	BeADEBhcCeD
[wish] [layer of ui]	JgacBcA.cDa
[wish] [many]	.gDDCbbejNA
[wish] [not there yet]	IhAdEAcdCDc
[wish] [occurs]	E.acAc.cGd
[wish] [one only]	FjCb.BAbIcd
[wish] [product]	GdaA.AddhCI
[wish] [repair]	iUjaeD.AE.e
[wish] [setting]	AdGdAfEE.ad
[wish] [shown text]	Hgad.fJJ.fd
[wish] [speed]	feT.cDjhLe
[wish] [trace]	KGfEadkg.Kd
[wish] [whole system]	ibAJaDcboOB
[wish] ×2	OfcBbbdeCFd
^0	.IAC.fhhKdB
^0 0	DGdbbbc
^0 fa	GdcDdDeecJc
^0 번	ddbJEbddJea
^0 일	Ibaaabb
^0 줄짜리	acIbb.bdIbb
^0 초	bFCbabc
^0.0	dbaaaaJeJbc
^0.0 릴리스	dbaaaaJeJbc
^a	OdhghaMjDGa
^a bulletin	Ibaaabb
^a calendar	Iba.bba
^a complete	Icbab.a
^a contributing	babaabI
^a newsletter	Jbaaaac
^a short	bbaaabJ
^a template	caabbaJ
^accessibility	.bcIac
^add	QjgcEdBcDFg
^add a	Nicb.cBlO.b
^add an	Ib..abceLfa
^add docstrings	babbaaIdHca
^add email	Ica.bba
^add integration	da.aIabbJgb
^add jsdoc	caabaaI
^add pre-commit	babbb.J
^add rate	LbacbbdcJdc
^add two-factor	Gaa.babcdIc
^add video	Ibaaabb
^add …	Jabbbab
^admin	IGbbbced.Id
^admin crud	Ibaaabb
^after	.SdddcegMhA
^after checkout	Kcbbbaa
^after the	cHb.aab
^after upgrading	bKaabbc
^all	cGCc.accAeG
^all three	cIbab.aabIf
^allow	OfbbbbbdHac
^allow filtering	LdbaabacIdc
^an	CfDAAeCdeDE
^an architecture	aaIdba
^analyse	aAccaG
^analyse the	aAccaG
^analyze	cbbdaLa
^analyze the	bbbc.Ka
^angular	bbJbaac
^angular 0	bbJbaac
^any	.......cbId
^api	eFbcacHBdHf
^api reference	cacab.K
^app	fJfccbIGDfe
^app asks	cIabaaa
^app goes	cIa.aab
^application-prod	bbbaaaI
^application-prod yml	bbbaaaI
^architecture	babBadI
^architecture decision	aabbabI
^arm	abbabIa
^arm 에서	abbabIa
^as	DhfaECDAbEc
^as a	FcfjECDDAAf
^as an	FdBdddIeCHf
^as the	.dbHcEc
^at	dKb.c.afLbd
^at com	eKbab.adLde
^audit	abcNcdad.Hd
^audit the	abcNcdad.Hd
^auth	bbbIbaa
^auto	Kccbaab
^auto save	Kccbaab
^autocomplete	LcbbbabcJdb
^autocomplete for	LcbbbabcJdb
^automatically	Icaabab
^automatically close	Icaabab
^aws	.......bdHb
^aws gcp	.......bdHb
^axios	ceKdecIEgJg
^axios 0.0.0	bbdabaKIcdb
^axios out	aaJbbab
^axios timeout	abcaaaI
^badge	babbJaa
^badge 컴포넌트	babbJaa
^barcode	cIbaaba
^barcode scanner	cIbaaba
^batch_size	babbaaJ
^batch_size 0	babbaaJ
^be	abbJbaa
^beep	Jcaabba
^beep when	Jcaabba
^before	cbdNac.abFc
^before i	babJbca
^before we	bbcJadA
^blink	Jbbbaba
^blink the	Jbbbaba
^both	dKcabaadeMd
^both services	cHb.b.adcIc
^break	cdMaacbbdeK
^break our	ccLaacabcdI
^break the	abH..acacdH
^bring	bbEcGcbb.Gd
^bring the	bbEcGcbb.Gd
^broken	bIaabab
^bruh	bJbbaba
^bruh the	bJbbaba
^bug	dTdbdbe.E.e
^bug voice	bIc.abb
^build	KfcaBc.ehHE
^build a	Kcb.badbgAH
^build an	Jdb.EcfcgNd
^build crud	KbaabbcbdId
^bulletin	cIaaaab
^bulletin board	cIaaaab
^bump	cebaaaNK.fe
^bump all	acaaaaHeKcc
^bump axios	bbaaaaIIccc
^bump lodash	abaaaaGGcbb
^bump the	abc...F
^cache	HddIcdccIcb
^cache busting	Jbbbaaa
^cache rs	bbbIbb
^calendar	cLaacbacJdc
^calendar sync	cJaabba
^called	aIbaaba
^called …	aIbaaba
^can	Ikca.DACEfb
^can it	Jbababb
^can someone	ccbEbGb
^can the	GccbbdF
^can this	bbbbbKa
^can u	abaabbJ
^can we	NcFccegeKcc
^can you	.bbAEAcaBCd
^can't	cKaabac
^can't deploy	cKaabac
^change	cega..PLfdb
^change the	bdfa..NKedb
^changelog	bbbabcL
^changelog has	abaabaI
^character	Ibaaaba
^character counter	Ibaaaba
^check	ecbRccccEAc
^check the	cbaMbbb
^checkout	.......cIcc
^chore	bgd.baQIcdc
^chore drop	.fb.aaJ
^ci	bcdb.aLeLdb
^cj	Ibaaaab
^cj 대한통운	Ibaaaab
^class	aaLbcac
^class components	aaIbbab
^clean	ddEbccLcKec
^clean up	ddEbccLcKec
^cleaner	abJbbabcIcc
^cli	Fbaaaaa
^cli 에	Fbaaaaa
^client	bEebbaG.dHd
^client_max_body_size	abbaaaJ
^client_max_body_size in	abbaaaJ
^code	eccPbaadLga
^code quality	bbbJbab
^code review	dbbMbbadLga
^comments	NcabaafbfLc
^comments below	Iabaaac
^comments on	Jb.b.adbeIb
^compare	faccbOabbHd
^compare kafka	d.aaaHaacFb
^compress	Icabaaa
^compress uploaded	Icabaaa
^config	cbJaaab
^configs	babbaaJ
^configs train	babbaaJ
^configure	cbaaabJeJcb
^configure eslint	cbaaaaIeIbb
^confirm	Jbbbbba
^confirm before	Jbbbbba
^connect	OdbabbddAJg
^connect our	McbaacccfOf
^connect the	Jcb.bab
^continuous	db.acbMbIec
^continuous integration	db.acbMbIec
^convert	cbNabbccdPh
^convert all	baH.baccbJe
^convert the	cbLabbbcdMe
^copyright	bccabaKHdbb
^copyright year	bccabaKHdbb
^could	.gCFajHFbca
^could a	bbcKaba
^could we	GcccbdHcIdb
^could you	dfDAAeHIdfB
^cover	dddcSbbeLfb
^cover the	dddcSbbeLfb
^coverage	bccdNaaeKea
^coverage of	bcccLa.cHda
^crc	aabaFaa
^crc 계산	aabaFaa
^create	Meaadb.ecDE
^create a	KeaaccAecDD
^create an	Hb.ac.d
^critique	cccNcbacKdd
^critique the	cccNcbacKdd
^cron	cGcbbcFH.ec
^cron job	aKaaaafhJaa
^crud	PdcacbedfNd
^crud endpoints	Iaaabac
^crud for	OdcabbddeMd
^csv	BIecEbfgKda
^csv import	dKbaa.ceIca
^currency	bHbaBbccIcc
^currency formatting	aIbabbb
^customers	EHaccbcdEbA
^customers in	bIbbaaa
^customers should	IeCbaac
^cut	cfSbbbefFeE
^cut memory	.cIaabb
^cut our	bbJabab
^cut the	beMaa.d
^cypress	b.baF.abcId
^dark	IIbcccedJdb
^dark mode	CHbbbcccHcb
^dark theme	Ibaabab
^db	cDBcbC.e.Id
^default	cbbaaaI
^delete	eeHcccLNfeb
^delete the	edIcccIMeec
^deleted	bIcaab
^deleted users	bIcaab
^deleting	cJbaaba
^deleting an	cJbaaba
^deploy	.b.bbaHcIdb
^deploy the	.b.bbaHcIdb
^deployment	bbc.aaI
^deployment for	bbaabaH
^develop	Eaaaaaa.aeG
^develop a	Fa.ca.a.cfH
^did	bbbJaca
^did i	bbbJaca
^do	acdJbBb
^do a	..bGaca.dGc
^do you	abbIac
^docker	bOcbaaeeKcc
^docker compose	aKbaaaddIcb
^docker container	bIbbaab
^docker-compose	acba.aIIebb
^dockerfile	dddEabJ
^dockerize	abbbaaI
^dockerize the	abbbaaI
^docs	edaabcOCJff
^docs describe	cbaaabKbIdd
^document	dccbbdSfQgd
^document how	bbaaabJ
^document the	ccdbbcQfPed
^does	efcIcJbcJea
^does our	cbad.KabHda
^does the	cdbIbDa
^don't	Jgc.aCcdGab
^don't touch	Kfbb.CcdGab
^drop	acMabae
^drop the	acMabae
^dropdown	cIbaaaa
^dropdown menu	cIbaaaa
^due	bbbLcbbccId
^due diligence	bbbLcbbccId
^emails	dMbabdbeKcb
^emoji	bHebFbb
^emoji in	cJcaaaa
^end-to-end	babaHaabcHc
^end-to-end suite	babaHaabcHc
^enemies	cIbaaaa
^env	bcba.aH
^env example	bcba.aH
^epic	OdbacadcdfL
^epic brand-new	Ibaabab
^eslint	cbbaaaKeKdb
^estimate	cbaaaJb
^estimate the	cbaaaJb
^eta	bIbabba
^eta is	bIbabba
^evaluate	dcbccPacfMd
^evaluate auth0	caacbKaccIc
^every	gHJeFefefK
^expire	Kdaabab
^expire guest	Kdaabab
^explain	ddddcOCdJ.e
^explain how	cbbbbNcdFBe
^explain what	aaabaGb
^explanation	bbbbaJa
^explanation wanted	bbbbaJa
^expose	OcbbbbefLdb
^expose prometheus	Kbabbbc
^extend	Lcbabbb
^extend …	Jbabbab
^extract	cbKababcJcd
^extract the	baHabaabIcd
^faq	Jaaaa.ebfJb
^faq 게시판	Jaaaa.ebfJb
^feat	WeebccfFeEf
^feat flags	Jabbbab
^feature	MedGcceeNfc
^feature copy	Jbbcaab
^feature request	LbababbcJcc
^figure	.bcaaG
^figure out	.bcaaG
^file	bHcbEcbdIcb
^file …	aHcaaaadHbb
^find	c.dd.MbcJga
^find out	c.dd.MbcJga
^fix	dSgbddBI.dd
^fix rates	aIabaac
^fix spelling	acabbaI
^fix tax_de	bIabaac
^fix the	bBdabcJJdda
^flags	Jbbbabb
^flags yml	Jbbbabb
^font	bcbbbbLJcdc
^font of	bbabbbJ
^footer	eBEbcbDIebb
^footer tsx	baIaaac
^for	Ibaabab
^fr-0	Ibaabba
^fr-0 colour-blind	Ibaabba
^from	Idb.a.d
^full	GdcADbc
^full crud	Lbbcbbb
^get	DjOgBFjhQdf
^get it	ceJcFbceJdb
^get rid	bbNbcbbcLed
^get the	aaI.bbb
^get to	bbbbaIa
^get v0	KbbabbbcHcb
^getting	dOc.bafgNdc
^getting 0	cIaAbac
^getting …	aHb.b.dfIba
^gift	cIaabaa
^gift cards	cIaabaa
^git	BcaHacc
^github	abacc.JbHea
^github actions	abacc.JbHea
^gitignore	ecbabaNOfec
^gitignore 에	ebbaaaLMeec
^give	FedGdFedHac
^give me	dbbGcGc
^go	addLDebbeLe
^go over	.bbIacabdIc
^go through	addIDcbbcId
^goroutine	aGaaaba
^goroutine 0	aGaaaba
^gradle	aF....edHba
^gradle sync	aF....edHba
^half	dFFbbcb
^half of	dFFbbcb
^happens	dJb.baadHca
^haptic	Ibaaaba
^haptic tick	Ibaaaba
^have	abaJadaaHfa
^have a	abaJadaaHfa
^help	bbaaabI
^help article	bbaaabI
^hey	bJcaaabcJdc
^hey the	bIcaaaa
^hide	Jbba.bb
^hide sold	Jbba.bb
^hook	SecacbdehTf
^hook our	KcbaabbccJd
^hook up	NebacacdfNd
^how	hde.cVccEEf
^how come	a.babGa
^how do	..bcaHbadHd
^how does	dcadaM.bDDe
^how is	cbacbLacHdb
^how long	bbbaaH
^how many	abbbaIa
^i	DAbD..fcGbb
^i can't	dfECcHc
^i keep	Jcaa.bb
^i need	DebbEDefBHd
^i set	bIaaaab
^i typed	bKbbaab
^i want	IccGbbdfFaA
^i wish	.eDeEdF
^i'd	Ih.bFAhfH.b
^i'd feel	bbabJba
^i'd like	GccbcHdcJdb
^i'd love	McDcddc
^i'm	CAeCbEd
^if	dCGFcecaGdb
^if 문이	abIbaba
^ignore	cbababK
^ignore log	cbababK
^implement	Qdbbbafe.Id
^implement soft	Iabbaac
^in	caEdDdBKg.d
^in the	aCdabbF
^in-app	JbaaabbcdJd
^increase	feddHcMKbec
^increase the	dcbabbOLfcc
^init	baJbaac
^init py	baJbaac
^inline	aaGbaaa
^inline the	aaGbaaa
^integrate	Sg.acafdkSd
^integrate sentry	Jbabbab
^integrate stripe	Lc.bcacbeJc
^integrate the	Kc.abadaeHb
^integrate twilio	Kd.abbbdeKb
^integration	DebcLbccEBd
^integration tests	cbbcLbbbGcc
^integration with	Jcaabaa
^ios	cIAaabb
^is	ihcTfLehMbc
^is it	ccDfbLb
^is my	bccRbfafJcb
^is the	cedJcHcdIda
^is there	cacdaKAbHdb
^is this	bcbObebbIdb
^issue	acaabaI
^issue template	acaabaI
^it	LJ.f.jghHdC
^it ought	acG.bbA
^it should	FIcbcecdIdb
^it shouldn't	.Jbbadb
^it would	MedcCcb
^it'd	Jcaaabb
^it'd be	Jcababa
^it's	dcFbcAE
^java	eKbab.adLde
^java lang	eKbab.adLde
^jenkins	.bbbaaI
^job	bIa.bca
^job queue	bIa.bca
^jobs	bbaabaI
^jobs for	bbaabaI
^jquery	caE...a
^json	JaaaaaeeIca
^just	FfdcaJbcJfb
^just add	Kcb.acbdHda
^jwt	BdbbAFb
^kafka	abacaIb
^keep	aJbacaa
^keep fixing	aJbacaa
^keyboard	FFbcccbbGcb
^leave	I.acbabcIbd
^leave the	KdacaaadJcc
^legal	ccdbbGG
^let	VfcabcfiGHf
^let admins	Gaa.abbcIbd
^let me	LbaabbcdMfb
^let people	Kcbaaacd.Hd
^let the	MccabcbdKeb
^lgtm	bbbNccbdKdc
^lgtm or	bbbLbcbdJcc
^lib	ccFbGbc
^like	McbbacbcIdc
^like roll	Jbbbabb
^limit	Kcab.bc
^limit comments	Kcab.bc
^list	GccddIccHbb
^list all	baacbJa
^lodash	bbabbbKJccc
^lodash 0.0.0	abbaaaH
^log	Kcbabcb
^log every	Kcbabcb
^login	FKecbcdeLdb
^login spins	bIaaaaceJcb
^login takes	bJdb.aa
^logout	cIaaaba
^logout doesn't	cIaaaba
^look	bcdMcAacJeb
^look at	aabKcba
^look into	.bdb.H
^look over	aabG.ba
^loop	.Id.aac
^loop c	.Id.aac
^mailer	bbIbbabdIdb
^mailer js	bbIbbabdIdb
^main	eA.DddHDEfc
^make	EgMeegGECjB
^make it	FeGbbacdIcb
^make the	DdLeffDECga
^map	aCccbIc
^map out	.bbbaJb
^mask	Jbaaabb
^mask credit	Jbaaabb
^max-file-size	abbaaaI
^max-file-size 0	abbaaaI
^max_connections	bcbaabK
^max_connections 0	bcbaabK
^memory	bOdaacddIca
^memory keeps	aJc..bbcFba
^memory leak	aIbbaba
^metrics	JabaaacdHbb
^migrate	ccRbeccfhKC
^migrate all	.bGbaaaaaHf
^migrate from	cbJaabbbbJe
^migrate our	b.Jadaa
^migrate the	.aHa.cb
^missing	bbaabaI
^missing r	bbaabaI
^model	bIbabba
^model accuracy	bIbabba
^modulenotfounderror	bJbbbaa
^modulenotfounderror no	bJbbbaa
^moment	.bG.aabcbHc
^monthly	bIbaaba
^monthly report	bIbaaba
^move	dfKbceJgCE
^move all	abGcabB
^move the	cdHbccGdIAf
^multiplayer	JbaabbabceI
^mysql	cAFbbBccdJc
^naming	aaJbabb
^naming nit	aaJbabb
^nats	.......aeIc
^need	JddbbFddaJe
^need a	Jbc.acbbeJc
^need social	Ibbaaab
^new	DdbdcdNDAfB
^new colleagues	bbaaabJ
^nginx	eccabaN
^nit	.bJabad
^nit …	.bJabad
^no	egFbFEdbFAf
^no fix	.cabaIa
^nobody	bbacKba
^node	acbbaFC
^none	abcaIaaafJc
^none of	abcaIaaafJc
^nothing	eGFCcdc
^nothing happens	bJbaabacIcc
^notify	Kcabaac
^notify the	Kcabaac
^notion	Hba.bab
^npm	dHbbb..dJdb
^npm install	cJ.aaad
^number	bJaaabc
^number formatting	bJaaabc
^oauth	CHbbcbc
^oauth callback	dJbaaaa
^off	.Ibabab
^off by	.Ibabab
^offline	KeaababbeKc
^offline mode	KeaababbeKc
^on	JacddcEBIhc
^on the	JfcccbFBIhd
^onboarding	abAaacH
^opening	cIabaab
^opening hours	cIabaab
^ops-0	bMbaaaddIcb
^ops-0 alert	bIbaaab
^order	fKDacbbAeHe
^order totals	eLbAbba
^orderservice	bePbccbbLde
^orderservice is	acJbbbacJcd
^orm	bcLbaacdcJc
^orm 을	bcLbaacdcJc
^our	cJFDblaaaaC
^our api	bJabaad
^our docker	acKbaac
^our ios	bJcbaab
^our nightly	dLaaabbdJdb
^our office	ccaaaaI
^our salesforce	cIabaaa
^our whole	aabIbbb
^package	bacba.HIdcb
^package json	bacba.HIdcb
^pagination	EIcebbccIfa
^panic	aGaaaba
^parser	cbAcJabeKdb
^password	dJ.ababcIea
^password reset	dJ.ababcIea
^payment	bcdaCaG
^percentages	cKbbbbb
^percentages in	cKbbbbb
^pin	deccIcHIadc
^pin down	bbabJaa
^pipeline	babbaaI
^pipeline that	babbaaI
^play	Icabaaa
^play a	Icabaaa
^players	JCdbccbcJae
^players should	LdcabaacIae
^please	ACiJAcchHCc
^please change	Iaabbba
^please check	fbdOa.bbGda
^please document	babbaaI
^please implement	Ibaba.b
^please write	daaaH.abJga
^port	adKabacecBF
^port all	.bG.a.dcaKg
^port the	abJaaadcafJ
^postgres	caccbDG
^pr	cbbNdaafKda
^pr 0	babNcaeeJca
^prepare	bcaaaaI
^prepare the	bcaaaaI
^prices	cMcbbac
^prices in	aIbaabb
^print	Jbbaabc
^print the	Jbbaabc
^proj-0	aIaabcb
^property	bbaaIab
^pros	a.abaE.acHd
^pros and	a.abaE.acHd
^protect	Jcaaabb
^protect the	Jcaaabb
^pull	abJbbbabHcc
^purpose	abbcaJa
^purpose of	abbcaJa
^push	EGcbcbbb.He
^push notifications	EGcbcbbb.He
^put	DCHacchBGdd
^put a	NdbaabdgKca
^put the	dcI.aa
^python	bIabbab
^python worker	bIabbab
^qa-0	cG..aaa
^query	bacIaaa
^query builder	bacIaaa
^question	aabbaJa
^question is	aabbaJa
^raise	deddIdMHdDh
^raise max_connections	bbaabaI
^raise the	cdccDcLI.ed
^rate	LedFbbeeJca
^rate limit	MdbaabdeHca
^readme	decabbQI.gc
^readme 에	daba.bJF.db
^real-time	KcaabbbceLd
^reconcile	bababJb
^redesign	Iababba
^redesign the	Iababba
^reduce	bcNbacddGba
^reduce the	abKaacc
^redux	ccHbbEcdcKd
^refactor	bfUdbafFbCg
^refactor the	baJeaa.beKd
^refunds	cIaac.aacJf
^refunds are	.......abHf
^regression	bdabLabdKfb
^regression test	bdabLabdKfb
^remember	Jcabcaa
^remember the	Jcabcaa
^remove	feJbcbHDaDf
^remove the	fdIbcbIEDed
^rename	eeOafbDEaac
^rename getdata	aaI.bbc
^rename the	ddJaeaED.ba
^rename …	acHadbB
^renew	bcaabaI
^renew the	bcaabaI
^replace	ceTbbcdbcNi
^replace moment	bcMbbbbccKd
^replace redux	bcKaabbccJd
^replace the	bbJababACBf
^research	dbabaKacdJd
^resolve	.Hbabaa
^results	baIbaabbdKe
^retry	Lcaabbb
^retry failed	Ibaaabb
^review	eccRb.dgLbb
^review pr	bbaJb.deKea
^review the	dbbKa.bcHda
^rewrite	aaLcbccddgN
^rewrite the	aaKbbbbcdfL
^right	Jbaaabb
^right now	Jbaaabb
^roast	accMaabdJcb
^roast my	accMaabdJcb
^roll	GdbcccG
^roll out	Ibbabbb
^root	bcabbLbdHca
^root cause	bcabbLbdHca
^s	ccbaabMKecc
^s colour	cbaaaaI
^s logn	bbbaabI
^safari	bKaabcbbHdb
^safari shows	bIaabba
^same	AbGbbaa
^same behaviour	d.Hbaaa
^score	bbJbaaa
^score ts	bbJbaaa
^script	LccbaabcIcb
^script that	LccbaabcIcb
^scrolling	fJLcceefNec
^scrolling is	cMcbabbcHbc
^scrolling stutters	bbIaaba
^scrolling the	bcIaaaa
^search	dTdbcbdePff
^search for	bNcbcbcdLce
^second	babIaabdHca
^second pair	babIaabdHca
^secure	Ibabaab
^secure the	Ibabaab
^security	a.cJbbbbeKd
^security audit	..bHaba
^security review	babIbaabdJd
^segfault	bMcabbbeJcb
^send	Oeb.bccdKeb
^send a	Oeb.bccdKeb
^sensor	bIcaa.c
^session	dGcbbcG
^session expires	bIaaabb
^session_timeout	bcbaabJ
^session_timeout after	bcbaabJ
^set	cigaCaRBAac
^set log_level	bca.abI
^set the	age.aaOKhba
^set up	cecaEbJlJCa
^settlement	DcabFbc
^sev0	cJaabac
^sev0 checkout	cJaabac
^shopping	Icaabaa
^shopping cart	Icaabaa
^should	b.cbaKbcJdb
^should we	b.cbaKbcJdb
^show	Uge.bagfQfe
^show a	Jdabaac
^show the	QfeAaaefNdd
^simplify	bbJbaba
^since	cKbaabbbEfD
^slack	GAabcbb
^slack integration	GAabcbb
^snapshot	cbcbNbbdNgc
^snapshot test	bbaaIbbcIcc
^snapshot tests	baaaGaa
^so	FFbbcbbdHgC
^so the	.G.abbb
^some	bLcacbbcHcc
^some customers	bIcaaab
^some invoices	bJbbbba
^sorting	dNbccbacJeb
^sorting by	dNbccbacJeb
^sound	Icabaaa
^sound effects	Icabaaa
^speed	dePbabcbIbe
^speed up	dePbabcbIbe
^split	bcLbbabhGdF
^split it	.......dIbc
^split the	abH.babdAcF
^split utils	bbIcb.acKcd
^sqs	baaaaHacdJd
^sqs 냐	baaaaHacdJd
^src	ceCEGddfHBc
^src billing	bbbGCbbcIcc
^ssl	bbaaaaH
^ssl 인증서	bbaaaaH
^start	JbaabbbacdH
^stop	bIbbaab
^stop the	bIbbaab
^subscription	Ibbabaa
^subscription plans	Ibbabaa
^support	QefbdaAaMhd
^support ndjson	Jbbaabc
^support yaml	Jab.acefLea
^swap	bcJaba.adId
^swap express	bbKabbb
^switch	ccNaacbcdMe
^sync	Ph.AcdbddLd
^sync issues	Ibbbaba
^take	baaJacacHda
^take a	baaJacacHda
^tell	dbaHbDc
^tell me	dbaHbDc
^terraform	cHcbbbEdHda
^terraform apply	bKbbaaccIcc
^test	cdgcXafDHhd
^test rename	a.dbKbcIccb
^tests	aGbaDbe
^tests in	aJaacac
^that	bJ.bacb
^the	gOFlbgEKGii
^the api	Ibbaaab
^the app	aJc.aae
^the backup	bcaaaaI
^the badge	bbbbbaK
^the behaviour	ccGaaa.bEDg
^the bot	Jbbaaab
^the button	ecbAa.KIec
^the checkout	bbJababcIcc
^the cli	.......dHca
^the complete	abKbabb
^the dashboard	cdOabbbeLec
^the date	dHcaEbceJdb
^the drone	cKbabbbcHcb
^the enemy	bMbbbbbdJdb
^the error	cdabbaMIecb
^the export	.Ha.abc
^the exporter	Jbaabac
^the header	baabbaI
^the healthcheck	IEbcbcceIcb
^the label	cdbac.LIdda
^the login	GeeabaF
^the map	cJbaabb
^the order	.......bdIc
^the salesforce	dDGbbbbcIea
^the same	.bAacaG
^the settings	abIaaab
^the slack	cIaab.b
^the snake	bIbabba
^the todo	Ibaabab
^the unit	bIaaaab
^the whole	FcccHcbccJe
^the word	cca.a.I
^the …	cKbabac
^there	GccdHcb
^there are	bbaaHaa
^there is	Kbbbbbb
^there's	DBddDfE
^there's a	dGbaccG
^they	GEcbada
^this	dEGcfCbcJdc
^thoughts	abbJbba
^thoughts on	abbJbba
^thread	bKcaabaeIca
^thread …	bKcaabaeIca
^time	dKbbb.a
^time zones	dHbaa.a
^timezones	aHb.bab
^timezones are	aHb.bab
^today	FbDabca
^total	bbIaaaa
^total js	bbIaaaa
^traceback	aHcaaaadHbb
^traceback most	aHcaaaadHbb
^track	Jbabbbb
^track how	Jbabbbb
^train	cccGbbG
^translate	dcdabbPfbLe
^translate all	bbcabbJddKc
^translate the	cbbaabJcNgc
^translations	bI.abac
^translations for	bI.abac
^turn	aePcbbc
^turn the	acKbbbbdIf
^turn …	bcI.aab
^two-factor	Icbaa.bacHd
^two-factor authentication	Icbaa.bacHd
^type	baJbbab
^type hints	baJbbab
^typeerror	bGb.baadHba
^typeerror cannot	bGb.baadHba
^types	Iabbaab
^types ts	Iabbaab
^typo	abd.a.IEbab
^typo in	aabaa.G
^typo on	abc.a.G
^undo	cIbaac
^undo deletes	cIbaac
^unit	debaObbdIe
^unit tests	cebaObbcJce
^update	fdcaacQIDhd
^update the	fdcaacQIDhd
^upgrade	bfGbbbIb.Hf
^upgrade all	bcbaabKeGBc
^upgrade the	adHbbbBedLc
^uploading	cKaaaaddIcc
^uploading a	cKaaaaddIcc
^uploads	cJabbab
^uploads over	cJabbabcIda
^use	aeJbbbC
^user	bBcbbHbdIcb
^users	NFecbdfgGEd
^users keep	Jbbaaca
^users need	Idaaa.bcfJb
^users should	JcbaaaccJdc
^userservice	acMcbdadJdb
^userservice does	abIbaba
^userservice is	.bGaaaa
^utils	ccDbbaF
^utils py	bcCbbaFFacb
^v0	dbbdbGFcGca
^validate	cbKbbc
^validate 중첩	baIbbb
^var	bbJbabb
^var count	bbJbabb
^version	DcccbbI
^version in	dbbbaaL
^visual	bbaaHaabdJd
^visual regression	bbaaHaabdJd
^warn	FdadaGb
^warn me	Jaabbba
^we	JeCeJehecFB
^we have	aac.Ibb
^we lose	dIaaaa
^we need	KgEdFgdddIa
^we should	Jda.babcJeb
^we want	EbccIbddbF
^we'd	GcGccdbd.Hd
^we'd like	GcGccdbd.Hd
^we're	.FdEbbc
^weird	cLbab.ddJcb
^what	eiBDeReeNfb
^what do	aabLaea
^what does	bbbcaJ.dHca
^what even	aaabbIa
^what happens	dcacbL.bHeb
^what would	cbbd.MccIdb
^what's	cddIcIdfIb
^what's the	babdaKb
^what's your	bbaJacb
^when	FJdcccdcJec
^when a	Icaabaa
^where	cdcebSbgL.f
^where do	babbaH
^where in	caccaLadFCe
^where is	bcacaLcfJba
^which	cccdaPaeKad
^which functions	aacbaGadHca
^which of	ab.caIa
^which table	baabaHacHdb
^who	babbaJadJcd
^who calls	babbaJadJcd
^why	fMegcLeeOia
^why do	dEbcbF.aHea
^why does	dKdecJedLfb
^why is	bFbdcFbcGca
^worker	cdcIcdHFadb
^worker go	accLbbbeJda
^would	KeeCCcdeJ.e
^would be	HedEDeddGBd
^write	hhfANfMgKBe
^write a	deecEcOdOhc
^write down	aabIbbb
^write release	ba.aa.FeLeb
^write some	bb.aHab
^write tests	aaaaHabadJd
^write unit	aaaaGabcHda
^yo	Jbbbabb
^yo can	Jbbbabb
^…	aAIfhcHIAgc
^… ->	bccaabKHdca
^… exits	aIababc
^… in	bccabbNKddd
^… is	abJbaab
^… →	ceLbcbBHccb
^가격	dbc.EaF
^가격순	bIaaaba
^가격순 정렬하면	bIaaaba
^감사	FcccbGccJdb
^개발	cbbbaaK
^거래	AGcbaaa
^거래처	IaaaaadccHb
^거래처 crud	HaaaaacbcHc
^검색	KbbabbcdJdb
^검색 api	KbbabbcdJdb
^검색창에	AGa.acc
^검색창에 특수문자	eHa...a
^게시글	EFcaaccdLfb
^게시판	iEBdDGeePib
^게시판 글쓰기	.Faaaab
^결과는	bbHa.aa
^결제	eABeHcBAFce
^결제 게이트웨이	babaIbb
^고객	.......bb.D
^고객센터	cbcaa.IIcdb
^고객용	aaaaabF
^고객이	FbbbaCc
^고쳐주세요	.Gaaaba
^공개	aabaabHaeHb
^공지	AdEbbcE
^공지사항	Jab.bbccdIb
^공지사항 게시판	Jab.bbccdIb
^관리자	GbcacbDcAGd
^관리자가	Fab...ccIeb
^구글	ICcbbbcdcJc
^구매자랑	.......adHc
^구매자랑 판매자가	.......adHc
^기능	GdCaabbcFeB
^기능은	baF.b.aaaeG
^기대	cG..aaa
^기업	JbaaaacccKd
^기업 고객용	JbaaaacccKd
^기존	Kbcbaab
^기획서	Iababaa..fG
^긴	FcIbccefIab
^긴 표	bbIaaaa
^날짜	edFcGCddJdb
^다크모드에서	bHaaaaa
^대시보드	EcFbbbb
^대화	Hbaaaab
^도움말	abbaaaHcdJc
^도커	fCJccCdgLcb
^도커 이미지	ccH..a.dHbb
^도커 이미지가	cdHaaDd
^도커 컨테이너가	aIbaaaa
^동작은	abGabaabCDe
^동작은 그대로	baE..aa
^두	b.b.acH
^라이선스	cbbaaaI
^라이선스 파일	cbbaaaI
^락	aaaGaba
^람다	bbIaaab
^람다 콜드	bbIaaab
^레거시	caCcaGc
^레시피를	Icaaaab
^로고	bJcaaab
^로그	cBdaaaI
^로그 레벨	baca.aI
^로그에	DbbbbGc
^로그인	.cbeC.GEHla
^로그인 실패	EdbbHbbdHda
^로그인 페이지에	IaAe..d
^로그인 화면	cab.aaH
^로그인은	Gaaa.addHbb
^로그인은 건드리지	F.a..aceHdA
^로그인하고	bIaaaab
^로그인하고 나면	bIaaaab
^로그인하면	bFa.aaa
^리포트	eBGcccF
^릴리스	baabaaI
^릴리스 노트	baabaaI
^마이그레이션	HEdcabbcIdb
^매일	Ica.aac
^매일 새벽	Ica.aac
^매출	........cHe
^메모	Gbaaaab
^메모리	aEbaaAa
^메시지는	Gcb...b
^메시지는 db	Gcb...b
^메인	ccEabbE
^메인 페이지	bbH..ab
^모놀리식	aaGaaab
^모놀리식을	abHaaab
^모달	cIaaaaa
^모든	beIDCcechMb
^모든 리포지토리	.......bdHb
^문서	IcbbbaA
^방금	bbaFCbbbGda
^방금 커밋한	a.bGbaa
^배너	babbaaJ
^배너 배경	babbaaJ
^배달	Faa.aab
^배달 앱	Faa.aab
^배송	Fba.aab
^배치가	aIcaabbdGba
^배터리	Kcaabab
^백업	Hcaaaa.cHcb
^백엔드	acEBCbcaeDB
^백엔드 전체	........bHf
^버그	CIbbbbdBEeb
^변수명	aaG.aad
^병원	GaaaaaaaaeG
^병원 예약	Fba.a.a.aeG
^봇이	JbcbaabbIcc
^부하	aaaaGabbdJc
^부하 테스트	aaaaGabbdJc
^비밀번호	aHccADgeLea
^비밀번호 재설정	dIbaCbddIda
^빌드	HbGcbcd
^빌드마다	Kabbacb
^빌드마다 얼마나	Kabbacb
^사내	KbbaaaddhHD
^사용자	.dAcbEC
^사용자 테이블에	I.cbaba
^사용하지	abIbabb
^사용하지 않는	abIbabb
^상담	Hbaaaab
^상품	JgKcbbffLdb
^상품 검색	ebMbaba
^상품 목록에	Gbbaaaa
^새	DdcdcDFc.Gd
^새 메시지	Iaaabbb
^새로	abaIac
^새로 만든	abaIac
^서버	FcFcb.d
^서버 전체를	abIbaab
^서비스	bbHaBcb
^설정	FdGbbad
^설정 화면에	Fdaaa.A
^세	aFb...bbdHb
^세금	BbcbHac
^세션	dBdbcCHGadb
^세션 만료	abbaabI
^셋	bGaaaaaadId
^셋 다	bGaaaaaadId
^수정은	cdcFbIcbIea
^수정은 하지	cbcFaDabEc
^스마트팜	Hac.a.b
^스케줄러	dEbEbdAcHca
^스테이징	ccbbaEFcIcc
^슬랙	EIbbbcd
^슬랙 연동	cIaaaaacJeb
^시스템	c.fIbCbadJe
^시스템 전체	cadEbFbacHd
^신규	dababaJdJcd
^신규 입사자용	eaaaaaIbKfc
^신입이	ccbGbbEcGcb
^실시간	Eaaaaaa
^아이디	GbaaaaabcHc
^아이폰	AFbaaab
^아이폰에서	bGaaaaa
^아이폰에서 키보드	bGaaaaa
^아키텍처	baH.bbaacHd
^안	dHdbbcGdIda
^안 쓰는	abcaabI
^안드로이드	cCEbCbd
^안드로이드에서	bH.a.ca
^알림	FcbbaEcbdIc
^알림 센터	Gbaa..cbdIc
^애플	Ia.bb.cddJa
^애플 로그인	Ia.bb.cddJa
^앱	bCAebdHDFcg
^앱 도커라이징	cacaaaI
^앱이랑	.bGabababeH
^야간	bDdcbIbdHcb
^야간 etl	aIcaaba
^어제	fCdEcCBcKfb
^어제 배포	cFabacEbGcb
^어제 올린	abaIbba
^업로드	eEdFccD
^업로드 제한	bbabaaI
^업로드 핸들러	ab.Fac
^없으면	Gbab.c
^에디터	Haca.aa
^에러	FdcbccJGhDd
^에러 추적용으로	Jbaaabb
^에픽	KbbaabbcddL
^엑셀	.DbaCaa
^영상	HBbabbb
^예약	.......CdFd
^오늘	bFbcaFd
^온라인	Fbaaa.aabdF
^온라인 강의	Faaaa.a
^왜	dNcda.bbIea
^왜 탈퇴한	bHaaac
^외주에서	bb.G.ba
^외주에서 받은	bb.G.ba
^요금제	cacaCbG
^우리	CdaBcEcdeIA
^우리가	babaaIa
^운영	bcbaabKHccc
^워커	cbbbaAI
^워커 replicas	baababJ
^웹	dcBaBaE.adE
^웹훅	FabbDbcbIdc
^웹훅 실패하면	Ibaabaa
^윈도우에서	bJaaabc
^윈도우에서 npm	bJaaabc
^의존성	abcaa.HdKec
^의존성 전부	abcaa.HcIdb
^이	fgeMBJgdKfa
^이 makefile	abaJbca
^이 sql	.baHad
^이 라이브러리	aaaeaIa
^이 마이그레이션	bbbH.aa
^이 프로젝트에서	abacaHaaFcb
^이름	BdbaaaG
^이메일	DBCbBbgd.Fb
^이메일이랑	GbaaaaaacHd
^이미지	CDEedabAEae
^이미지 업로드	cJab.aceJca
^이미지 업로드할	Hcb.a.bbJfb
^이슈	acbaaaI
^이슈 템플릿	acbaaaI
^인강	Gaaabaa
^인증	BcF.DeddKeb
^인증 미들웨어	.......aFda
^인증 쪽은	FbFbbccdIda
^인증서	cJbaa.c
^인증서 갱신	cJbaa.c
^인턴이	aabGaba
^일부	bJbabbb
^읽기	.aGaaca
^읽기 쉽게	.aGaaca
^자동	cJ.bbba
^자동 로그인	cJ.bbba
^자바스크립트로	baEb..a
^자바스크립트로 된	baEb..a
^작성	GcbaDac
^장바구니	BEcbBbccKdd
^장비	JabbabbbcId
^장비 crud	JabbabbbcId
^장애	bbaaabJ
^저장	CEccbdCBFdd
^저장 눌러도	bIabbbb
^저장 안	Ie..aaa
^저장소	ccdGBdFbfMf
^저장소 0	.......bdIc
^저장소 전체	aaaGaca
^저희	.......bHdb
^전체	cbdFAEcchHB
^전체 쿼리	aabGac.bdIc
^제	a..H.ea
^제가	aacIbb.bHdb
^제가 짠	babHab
^좌석	aHbaaaa
^주문	ACbdCBccBFe
^주문 목록에	HbbaaaabHdb
^주문 서비스는	bIbabaabeKd
^주문 흐름을	baa.Gb
^줄여주세요	bcIa.bc
^중고	Hb.ba.aacdH
^지금	BdBcbIcdbEB
^지금은	EdcaEAbbbFb
^직원	Fabaa.b
^직원 목록	Hab.a.bccHb
^추천	Gb...cb
^추천 모델을	Fa...ca
^추천인	HbbaabaacHd
^카카오	FFbBcbgecKc
^카카오 로그인	IdbDabddaHc
^컨트롤러에	aaIabaa
^컨트롤러에 있는	aaIabaa
^컴포넌트	.......bcHc
^코드	EcaFaad
^코드베이스	bb.LbccccLf
^콜백으로	baIaaac
^쿠폰	.Icb.bcdIad
^크론이	bHaa.bb
^클래스	baLadac.fId
^클래스 컴포넌트	aaIacaaddKc
^타이머	Hbaaaab
^타이머 끝나면	Hbaaaab
^탈퇴한	cFbaaCb
^테스트	.......aGfa
^테스트와	JAbbcac
^테스트와 함께	JAbbcac
^토스페이먼츠	Ga.ababacGc
^토스페이먼츠 연동해서	Fa.aaaa
^파일	BabbGbc
^펫시터	Gab.b.b
^표	Gbb.b
^푸시	.baaaFa
^푸터	ccdabbOLfcc
^푸터 연도	bbcabaJHccb
^푸터 전화번호	bbbaabI
^푸터에	BcbabaH
^프로젝트	CbBBBddcaHd
^프로젝트 전체	.......bcGc
^프로젝트 전체에서	aaGbaab
^프로필	BEcbccCBEgA
^프론트	cBAEaaa.bGe
^프론트엔드	a.HbaabcaKg
^피처	caDcbGb
^학습	JabbbbbcIcc
^학원	Eaa.aaa
^한	aJCbcdceFcC
^할	HbbaaaabFca
^할 일	HbbaaaabFca
^할인	bbbaIaabFca
^헤더	babbaaH
^헬름	bbaIbb
^헬름 차트	bbaIbb
^현재	CcbbCcE
^화면	bFCaaac
^확인	cGaaaa
^환경변수	abd.abI
^환율	ccCbJbbcHcb
^회원	BDfccBECFia
^회원 탈퇴	bIbaaba
^회원가입	.......eFa
^회원가입 폼에서	Iba.bbb
^회원이	GcbbbEb
^휴대폰	IcaaaabccIc
a	SAgfaeakJ.B
a0a0a	cbdaa.K
a0a0e	baabbaI
a0e0	aabcbaJIcdc
aaa	ccDccbJKecc
able	Uhdbb.eiLEh
about	ea.AbbKbJce
above	aaabHaa
accep-	DGcddEdcLed
accept	DGcddEdcLed
acces-	CfEKdgcdcKd
access	EeHDceddcJc
accessibility	.bcJbc.baFc
accou-	LbBcfDfebaH
account	BCdbcGc
accounting	Gabaaaa
accounts	NdEbebed.aE
accur-	bIbabba
accuracy	bIbabba
acme	cDbGabcbGda
acros-	ffLHEfgfbOg
across	ffLHEfgfbOg
actio-	ecdcbaQeOgb
actions	dcdcbaQeOgb
actua-	cEbbbEbdIcc
add	OghdHeAbFDh
added	cIbaaba
addre-	cFcbdcIHdBf
address	.daabbJIdad
addresses	dLbabac
adds	dIc.b.a
admin	BDdceaGe.Fa
admin-	FcIbadeeK.f
admins	HaaaaaccGBf
admintable	bbLbabccIdb
adr	babbbdLcHca
affec-	d..a.Fa
after	DZjggdciXmb
again	eQccbadfNdc
again-	eedJGAedaId
against	eedJGAedaId
aggre-	Leb.abcbfLe
aggregates	Jababbb
aggregation	Ff...Aa.eHc
ai	bMbcbbcdHca
airbn-	KbbababbceJ
airbnb	KbbababbceJ
album	Jbbbbba
alert	DGaaccd
alert-	.baabaGbccH
alerts	bbaabaH
all	dbBbABDieQc
all-d-	cJaabba
all-day	cJaabba
allow	OfbbbbbdHac
allow-	NJeeecfKbfd
allowed	KJdedceH.dd
alone	Fccc.EbdH.c
alrea-	GcCcHchbHcd
already	GcCcHchbHcd
also	JeccddIeLdb
altho-	cPccbadeLdc
although	cPccbadeLdc
am	DEfFdhCBGfc
amate-	bIbbaaa
amateurs	bIbbaaa
amoun-	DHBcdce
amount	EECcdcdaDDg
an	OCdddAgibJA
analy-	A.deaLccbFa
analyse	aAccaG
analyze	cbbdaLa
and	EaeCbBbfbDD
andro-	DLdb.cgdFiG
android	DLdb.cgdFiG
angul-	bcQbbbghgDK
angular	bcQbabghhGI
annou-	HaaaaaccdKd
annoy-	cHa..abbHcc
annoying	cHa..abbHcc
anoth-	HDgDfBgeBGe
another	HDgDfBgeBGe
answe-	FHaeeCgeDFf
answer	HcccbFb
answers	BLcbcbd
any	dgILgCgiaLc
anybo-	acbbJab
anybody	acbbJab
anyon-	AGdbdFddFBd
anyone	AGdbdFddFBd
anyth-	hfBGaGccFgD
anything	hfBGaGccFgD
api	IAAcccbg.Kd
app	G.BfccBbgCF
appea-	GDcaccb
appear	GDcaccb
apple	LdbaaabcfLc
appli-	gGDdfeKGeiG
application	ddGbbcIEgfH
application-prod	bbbaaaI
applied	bJabcbabIdc
apply	cJGccbfcJdc
appointment	Hbaaaab
appro-	KdDcbcbdcF
approved	KbcabbacHfA
apps	.e.cEAAcdgN
archi-	bBaFhcGcBKi
architecture	fd.Hg.IbAJh
archived	dKabac
archiving	Hbaaaba
are	cOccaEjgHDe
area	EcbcbbGbeKc
argon-	bbabaJabIdb
argon0	bbabaJabIdb
arm	ccacaNb
aroun-	gdcdOFccLgb
around	gdcdOFccLgb
array	Habaaab
arriv-	EGdddEedJae
arrive	.MbbbccdHAe
arrives	FabddFbbGdb
artic-	JfcdcdJfIAd
article	AcbbacJcLfc
articles	MeccbcCdcJc
as	KeChbDdeDCb
ask	Kcbbbaa
asked	ccbbbEF
askin-	JbebaDccDDe
asking	JbebaDccDDe
asks	cIabaaa
asser-	cdbcPbbdLec
assert	bcabKbbcJdc
assertions	bbabJaa
asses-	..cHbbb
assessment	..cHbbb
asset-	HGccbcc
assets	HGccbcc
assig-	EAccCbcdH.d
assign	FCbbbab
async	ddRcbaejLFh
at	AFaCBbjeOef
attac-	Gc.aaaa
audie-	JbaabaccdKd
audience	JbaabaccdKd
audio-	aaJbabb
audiobus	aaJbabb
audit	abhL.EfeCGe
auth	CgaKEfggJAd
auth0	caacbKabdIc
authe-	OgDBddfdfQh
authentication	MfDBcdfdeOf
authenticator	LdbabacaeNh
auto	Kccbaab
autoc-	LcbbbabcJdb
autocomplete	LcbbbabcJdb
autom-	DgfdKeFgbHB
automated	dadbObccd.G
automatically	JfbbdcGeALg
autos-	EGbbcbcdJdb
autosave	EGbbcbcdJdb
avata-	MEdccdddMgb
avatar	NccbbcbcKfb
await	ddRcbaejLFh
away	ICcddeE
aws	cbdbaEGbfBF
axios	dgKdedLJjHh
azure	a..baFaaeIc
back	IKeabhdkCH
backe-	.bBaEeBehAL
backend	.bBaEeBehAL
backg-	ccbaaaKIebb
background	ccbaaaKIebb
backo-	GcccJdd
backoff	McbbbbbcJeb
backoffice	babbJbb
backt-	eIdKceceKdb
backtrace	cJbabaa
backtracking	abaJbda
backu-	EcccedMIeeA
backup	KbddeeHKe.e
backups	ecaaaaLdDfE
bad	.aaGaab
badge	feedLdKK.gc
baker-	Hbbabab
bakery	Hbbabab
balan-	.HdcecGdMed
balancer	BCccdbGcLed
bank	Icaaaac
banne-	FabaebFEEfd
banner	D.baebGEGic
bar	N.ccccbcJeb
barco-	BIcbbcbbHdb
barcode	BIcbbcbbHdb
base	ecILdeddcDD
based	.......cHbb
bash	baIa..cccJe
batch	ddFddCF
batch-	ccccbEH
batch_size	babbaaJ
batte-	LcbabbbcIcc
battery	LcbabbbcIcc
bcryp-	AcacbJb
bcrypt	AcacbJb
be	CKcbbg.Hafa
becau-	CLacBdhDadA
because	CLacBdhDadA
becom-	FfJcdcaCjEC
become	GdGbbbdefGD
becomes	ccIbbaCIdcb
beep	Jcaabba
beeps	cIbaaba
befor-	EDaKAgniGIg
before	EDaKAgniGIg
behav-	ecMda.afEgG
behaviour	ecNca.afFgG
behin-	BIEcdcfeBFc
behind	BIEcdcfeBFc
being	fDCdEfDcFAd
below	K.GdedffJac
best	b.aeaI.bcId
bette-	.......bdIc
better	.......bdIc
betwe-	ECaiaD.gIEg
between	ECaiaD.gIEg
big	daJFbdcbbdH
bigin-	cabb.HabIfa
bigqu-	Jbd.aCebeKd
bigquery	Jbd.aCebeKd
billi-	CcEcDAfebbI
billing	CcEcCAfecbI
bio	Ibaaaba
blank	dLaaa.dcLde
blink	Jbbbaba
block	IdJeccd
block-	DGabbbdfJca
blocks	DGabbbdfJca
blog	HcbbbDc
board	NDBffagfCJh
body	Ibaaabb
booki-	Jae.AaeecIa
booking	B.cbCAb
bookings	MBcbcccdcKe
bookm-	Kbbaaac
bookmarks	Kbbaaac
books	.......bdKd
boot	bFbdbIe
bot	QdcbbcdeMec
both	DJfbCcefmPD
botto-	bBcbbIb
bottom	bBcbbIb
bound-	dCCCCed
box	SebbbafhL.d
branc-	agfJJebeLea
branch	agfJJebeLea
brand	cabbbbKJcdc
brand-	Ibaabab
brand-new	Ibaabab
break	fcOedHeeAgK
bring	DgJeGdefBIe
broke-	hIeeEIeCcHh
broken	eMcbFceBbGg
brows-	CDgeGFhgDGe
browser	aGfdCHgfKac
bruh	bJbbaba
bucke-	cDaabbF
bucket	cDaabbF
bug	gNgeDdDaHbe
build	DaCef.EiECB
build-	CjFJggFfEGf
builder	dcFKccddAGe
building	JfGcbbcbbFc
builds	dddGccKcKec
built	BabcaGb
bulle-	MEcccdefaLe
bulletin	MEcccdefaLe
bump	cdcaaaMK.fd
bundl-	cfJcbHeeJcb
bundle	cfJcbHeeJcb
bus	daaabJaacGc
busti-	Jbbbaaa
busting	Jbbbaaa
but	ePeddDcfLea
butto-	NBhedfGEFhc
button	NBhedfGEFhc
buy	bbbJbaa
by	CKfabbdfKCh
byte	cJDbccceJcb
c	hLaJhGlACjF
cache	Ej.EgBEeNfc
cachi-	cdDFcDc
caching	cdDFcDc
calcu-	hCGiJDgePhd
calculated	dJcedIbcIdb
calculation	cbEbFcacJec
calculator	deHcKdcbKec
calen-	BIchFBhaBEg
calendar	BIchFBhaBEg
call	ADFdfFf
callb-	hCMDcddfL.f
callback	gFEEbccbLgc
callback-based	bbIaabb
callbacks	bbIbaabeCGf
calle-	fDLdedCBB.e
called	eDHbdcC
callers	baKbbbb
calls	BBddcJdfCDb
campe-	KbbababbceJ
camper	KbbababbceJ
campu-	Fca.baa
campus	Fca.baa
can	H.bed.CbCCc
can't	.EAa.Di.Igc
cance-	bCddEdF
cancel	fDccEcF
cancelled	Haaabba
canno-	cDbaDabeLeb
cannot	cDbaDabeLeb
card	OFdef.efB.D
cards	DKccbbdeEfG
care	bFccccG
carou-	bIbbaab
carousel	bIbbaab
cart	hJjAGa.EFbi
case	acecJEcCFde
cases	fcbCObdeOgb
catal-	.eLabbcaeeJ
catalogue	AcHabacaddI
catas-	abaJbda
catastrophic	abaJbda
categ-	Ibaaabb
categories	Ibaaabb
cause	bdabbMbdIda
ccc	bbbbbaK
cells	aJcabac
celsi-	bIaaaab
celsius	bIaaaab
cent	bHbaba
cente-	IbaaacaaeHb
center	IbaaacaaeHb
certi-	F.ccdcGfGgF
certificates	DcbccbHdDfF
chain	HbbabababdH
chang-	cAChaaID.bb
change	CbEjgCGEhDa
changed	fKdbbbDEBbd
changelog	dceabbQBEdc
changes	Eg.BF.fcIea
changing	bbIaBcbdMfc
chann-	MbabbacedFD
channel	MbabbacedFD
chara-	LCbcbcedJdb
character	HDbbcbb
characters	Kcab.bc
chari-	Fba.bb
charity	Fba.bb
chart	PEAcfeghSic
chart-	ADdcddJhdIB
charts	ADdcddJhdIB
chat	Rgbbc.edhBK
check	cfgWCbgdBEc
check-	BABhDhFaBBd
checkbox	eIcbccF
checker	ccBacaJ
checklist	Hbaaaab
checkout	DBEebeAAAEh
checks	AcbbLbc
chess	Jcbaaba
child-	bbabbaI
childish	bbabbaI
chile	cJbaabb
choke-	cKbbaab
chokes	cKbbaab
choki-	bIc.a.b
choking	bIc.a.b
choos-	EccbcdKdLfc
choose	Ibb.bbb
choosing	babbbcLcJeb
chore	bgd.baQIcdc
chris-	Icaaaab
christmas	Icaaaab
ci	fAcecAPlPbb
city	Ibabaab
cj	Hbb.a.bbdGb
class	ffRDAch.aGf
class-	BeFcF.efCIf
classes	adGbCAcdAHe
classification	Ibbaaab
clean	fCIdedHfFEd
clean-	bcIbCaccIcc
cleaner	abJbbabcIcc
clear	cIaaaba
clerk	b.acaIaadHb
cli	REedcdghQgb
click	CGbbcbbcIdb
click-	FHefCAgfGCd
clicked	Jbabbbb
clickhouse	aabaaGabdHb
clicking	EKccbcddLdd
clien-	bB.bgCE.bGd
client	aD.agCBhBGb
client_max_body_size	abbaaaJ
clients	BcFbbCdacHd
climb-	aJbaabbcIcc
clock	.aJeCAhDEfc
clone	LbbababbcfK
close	NdbabbcdLdd
close-	bKdcdEcdKaf
closed	.KcbbbacH.d
closes	cEbbbFbbJdc
cloud	GcbabCc
cmd	dJaaaaa
cms	ca.b.HabcHc
cobol	bbIaaaacceK
code	gCaRdDnlOcA
codeb-	..CIceefdEE
codebase	..CIceefdEE
codes	QebbcbddgOd
cogni-	baabbJabcIc
cognito	baabbJabcIc
cold	bcNacbbdKdd
colla-	KEdbbcefEDc
collapsible	Kcc.aac
colle-	adbcdEH
colleagues	bbaaabJ
color	cbbbaaKIdbb
colou-	JdccceG
colour	EbbcbcH
colour-blind	Ibaabba
colum-	LDeecCefNeb
column	KDeecCefMeb
com	iKeDccEGGhe
come	fCBeFGffIc
comma-	QedEecfgQha
command	QedEecfgQha
comme-	LgDIedjB.Ac
comment	HdeJcbc
commented-out	bbKbbbb
comments	NbeEcbggDC
commi-	GedOdedeKeb
commit	cbbObcbcIdb
commits	Iba.bbb
compa-	aecEeOfegL
company	GeAIdddfeGD
compare	gaccaPabcJe
compl-	cdBCEdAcdAF
complete	deCEFgBbgBG
completed	Icabaaa
compo-	ABOgFflbbPl
component	HebcJddeDFf
components	eaObAbeebNh
compose	cIIdbbgCaEg
composition	baHab.b
compr-	McababccKec
compress	Icabaaa
concu-	cJbabab
concurrent	cJbabab
conf	bdeabaPJecb
confi-	GnGidbOaJbf
config	CiJffbIAEAf
configs	babbaaJ
configure	bcbbbdOgMcc
confirm	Jbbbbba
confirmation	HdbbEbc
conne-	JcecdBCeDJi
connect	KecaccEdDIi
cons	c.bcaI.adJe
consi-	bKd.bbb
consistent	bKd.bbb
conso-	Gg.bAcEBfeI
console	HfgaBbFChdJ
const	ceSbcaeKdec
const-	cEKadafEbba
constant	bdM.b.eGfa
constraint	bIbaaab
consu-	cddEbJbcHcb
consumer	bcbcaMbcIdb
conta-	BMhg.bBFcEh
contact	BebabaIFfEe
contacts	JHdcdccdaId
contain	cKcbbBcdIcb
container	cKbcFbf
conti-	eaabdbNcMfd
continuous	ecaacaNcMfc
contr-	ghK.EhGgECa
contract	cccFIdbadaF
contributing	dbcbcbObLgc
controller	dcRacbddNfd
controllers	.......acIe
conve-	IgJcBdgeANi
conversation	JbbabaccKfb
convert	cbNabbccdPh
cooki-	BFdccDceFBc
cookie	BFdccDceFBc
copie-	CfJbdCdfJca
copies	CfJbdCdfJca
copy	LdFdccdfGBc
copy--	FcIcbccdLec
copy-pasted	baIbababHdc
copyr-	cdcabaMJebb
copyright	cdcabaMJebb
copyw-	bababbI
copywriter	bababbI
corne-	aJaabac
corners	aJaabac
corre-	fNeIedcbcLg
correct	cFcJccb
corrected	dMcacaaacJf
cors	dQbaabedMfc
cost	cbcDcIdbbGc
costs	........cGd
could	DCaFdkC.Cac
count	BeHdcFdG.cd
count-	NGgffFggQgc
counted	IEccccbdJcc
counter	FBdddGccJeb
country	GEbbbcbbHdc
counts	.Gababb
coupo-	cFdFEeefJbc
coupon	fBcHFccbKgb
coupons	GGaacddfBGc
couri-	b.caBbE.bfI
courier	b.caBbE.bfI
cours-	LbbbbacabcG
course	JbabaabaaHe
courses	I.bbbacabfH
cover	dddbSbceKbc
cover-	fEhgVbfkNDg
coverage	bdfeWadjMEh
covering	bb..Gaa
covers	dJaab.b
cpp	baJbbbb
crash-	bLbaa.e
crashes	bLbaa.e
crc	aabaFaa
creat-	PacadcehfMA
create	PdcacbdheJB
created	Gb..aacbdIc
creates	BHaadbbbHdb
credi-	Jbaaabb
credit	Jbaaabb
criti-	dcdScdadLce
criticise	.aaHad
critique	dbdPccacKbe
crm	LcbaaccceMe
cron	eFbddCEGbBg
cront-	bcaaaaI
crontab	bcaaaaI
crud	UhcddeCfiXi
cs	ebLdcFe
css	eeHJeeC.bJi
csv	AKgBDdhgNfa
ctrl	OebbabbdKdc
curio-	bbbbaJadHbb
curious	bbbbaJadHbb
curre-	eDfgHCDgJcA
currency	dHdaHbeeIfC
current	.eceHcHeFBc
currently	bb.bbJb
custo-	CFbdbcBgBE
customer	IDbfC.geaAE
customers	BF.agdCgBFa
cut	eARbccggGfF
cycle	bIbaaab
cypre-	cba.H.aceLe
cypress	cba.H.aceLe
d	dcccdHHFgGf
d0	Jbbbabb
dark	HMcdddfgNeb
darkm-	Jabbbab
darkmode	Jabbbab
dashb-	JhIdcCghDaE
dashboard	IgJbbbfgAaG
data	Fg.BeBCgbEE
datab-	eFBf.BBdaBB
database	dGCeAaacCEd
databases	ceAccHEbg.H
datal-	bIbabba
dataloader	bIbabba
date	ECGgGfidPhd
date--	cdNabaceeNd
date-fns	cdNabaceeNd
dates	aIabbbabHcc
day	FJedeCeeI.d
dayli-	cEcbIccdHcb
daylight	cEcbIccdHcb
days	NadcDdffJ.d
db	AEfc.BAeeFC
dead	bcIddGc
deal	Icaaaaa
debug	aeca.aKGccb
decis-	cbccbCI
decision	cbccbCI
defau-	CgeDddMDIgf
default	FfgcbcNCGfe
degre-	cKbabaa
degrees	cKbabaa
delet-	KDajeFe.CEh
delete	LBAhd.cBcJh
deleted	EFeedFcdLec
deletes	dIcabA.dIdb
deletetenant	ababaG
deleting	BGdccDdcLec
deliv-	Pd.CdeedABA
deliveries	ICcbbbc
delivery	OdacbbbfbFA
depen-	f..geIIjP.e
depend	abccbMc
dependabot	bcbbaaKeLdc
dependencies	becbbDKgLbd
dependency	bGHbbcfdIcb
deplo-	baBeeaMAbbC
deploy	ACdedAGeIac
deployment	de.abbN
deploys	Jca.a.d
descr-	bCbbbcHdHac
describe	cbaaabKbIdd
desig-	BddIFfddaCC
design	BddIFfddaCC
desk	Lbbcbaa
detec-	CdbcDFdcEeC
detected	bc.aaFA
detection	GcbbEbc
dev	bedbEbKFFef
devel-	G.bbcbBeeCG
develop	FaaaaababfH
developer	Hba.aaddeKc
devic-	GcdaDac.cGc
dhl	Kbb.accbcJd
dial	Ibaaaba
dialo-	KaeeddHEEgc
dialog	KaeeddHEEgc
dice	Jbbbabb
did	CeGGdecc.Gd
diff	febSBddcJeb
diffe-	kaMAeFdebDC
differ	fFEccCbaGbd
difference	deLdcEbbb.D
different	abacaIa
differently	d.GEbdb
diges-	.......bIeb
digest	.......bIeb
dilig-	bbbLcbbccId
diligence	bbbLcbbccId
direc-	ccDbbbH
disco-	.GddH.ffIAd
discount	AEcdIdefHBd
dispa-	LebaBbdcAeF
dispatch	.......aAfF
dispatcher	Lcbacbb
displ-	CHDcdcefKgC
display	DBEbcccdGfB
displays	bIaaaab
dist	daaabaJMeec
do	lA.HdJdhJaa
docke-	oDDDfgQFLle
docker	gEJAffBiPfa
docker-compose	bEfbaaGKfcb
dockerfile	jfgKdcS.Pjf
dockerize	abbbaaI
docs	aEbdheNcPla
docst-	caccbbNeLeb
docstring	babbabKcIdb
docstrings	babbaaIdHca
docto-	Iba.babaaeG
doctor	Hba.babaaeG
docum-	.afdeeUiJGh
document	dcccbdUfRhd
documentation	AbbbdbKd.Id
documents	JBbbb.fbgLc
does	oFDAeQieJdb
doesn't	.MDdcdeBdIg
doesn-	dOCccdeBcHg
don't	Fcd.eFafLbd
doubl-	adabGBa
down	EFjEGcjgFGe
downl-	QebabbdfQgd
download	MdbabaddOgd
draft-	MccaaaceHfC
drafts	MccaaaceHfC
drag	PdcbaadfOfc
dream	Ibaabab
drift	bEbbFcb
drive-	GD.dbBhgIjG
driver	GFAbaeffGiG
drivers	EccbcGb
drone	.Jb.bbb
drop	DaGfgB.AIgb
dropd-	aIbaaac
dropdown	aIbaaac
dropp-	cFdbbGccHcc
dropped	cFdbbGccHcc
drops	gPbabbbeCFd
dry-r-	QdcaacdgNga
dry-run	QdcaacdgNga
due	bbbLcbbccId
dupli-	DIHedegfPgc
duplicate	GJfccbccLec
duplicated	bbKbabbdIcb
duplication	bbIaaac
durin-	aJb.aacdIcb
during	aJb.aacdIcb
e0e	gda.N.ceeDF
each	Gf.jF.CeaKe
early	FFcbbcccJdc
eats	DeGba.b
edge	eEcCHbgfNec
edit	NEdabdggeSg
edito-	KCddddBBDfA
editor	KEbcccefGdC
editors	Ibbaabb
edits	bcbMbca
effec-	JHcbdceeKdb
effect	cKbabac
effects	Icabaaa
effor-	dcbbbOc
effort	dcbbbOc
elect-	aabcaG.acIe
else	.......gJbb
email	JCChcbbDeJi
email-	eQbabddfNfb
emails	eQbabddfNfb
embar-	bcabDcF
embarrassing	bcabDcF
emoji	dJecIcdgKad
emplo-	Nbbbbbce.Id
employees	Jbbabbb
empty	cGdbKceiNiD
enabl-	LbbaabcHccb
end	dLdbCbceCEc
end-t-	dabaKabbfNf
end-to-end	dabaKabbfNf
endpo-	FiaeBbHeGGj
endpoint	Jf.dCacdGDg
endpoints	AgadAaLcEFh
ends	JGdcdccdMdd
enemi-	cJbabbacHcb
enemies	cJbabbacHcb
enemy	eMDccccdKdd
engin-	feFHddEfBbE
engine	cdGHccb
engineer	dcaEbbG
engli-	IaaabaccdJd
english	IaaabaccdJd
enoug-	EfdCcHcbGca
enough	EfdCcHcbGca
enter-	FdbGcbcbfMe
enterprise	FdbGcbcbfMe
entir-	fhGEbDafhFG
entire	fhGEbDafhFG
entry	AfhcFdNAHfc
env	eIhdcfQMded
envir-	fAgCA.HgFFd
environment	fAgCA.HgFFd
epic	OdbacadcdfL
erp	NcdccAcccgN
error	ccdN.hEBBCf
error-	FIbbcbecGac
errors	FIbbcbecGac
esc	GDbbbbb
eslin-	eecaabPcMgc
eslint	eecaabPcMgc
esp0	aJb.abdeIca
espec-	.......cIcb
especially	.......cIcb
estim-	cbaaaKb
estimate	cbaaaKb
eta	FIcbcdc
etl	GJacAegfBKf
europ-	bIbabba
european	bIbabba
evalu-	eddEcMbcfMd
evaluate	eddFdMbbgMd
even	hSgfaJhjMAd
event	CAdccJdbcMg
event-	BIbbcbbdEa
events	BIbbcbbdEa
ever	cbcEHcb
every	.HE.dkAkFGa
every-	EBCbbebdeDE
everyone	GGbdccc
everything	IbcA.eAeb.G
everywhere	fFFabab
exact-	FdIbbdb
exactly	FdIbbdb
exam	bIaaabb
examp-	ffcabbTNidb
example	efcaabQOhea
examples	babbbaI
exerc-	bbabJba
exercised	bbabJba
exist	FFcbacc
exist-	GGbaccf
exists	GGbaccf
exit	dKcbGceeNed
exits	bMacabceJbd
expec-	AAdaHbcGcfB
expected	bAdaH.cHbdc
exper-	babJada
expir-	DKeeHeggNdc
expire	Kdaabab
expired	dGccHcbdJcc
expires	eOabbbcdJdb
expla-	ahggeSHgPah
explain	eddecSBeJCh
explains	acaabcKdKfa
explanation	bbbbaJa
expon-	McbbbbbcJeb
exponential	McbbbbbcJeb
expor-	MJ.dggdgPgc
export	ILdcefbcNhc
exporter	Jbaabac
expos-	OcbbbbefLdb
expose	OcbbbbefLdb
expre-	cCLbcbeeeMd
express	cCLbcbeeeMd
exten-	LecbcbD
extend	LecbcbD
extra	Ibaabba
extra-	CeKbcaccJdd
extract	cbKababcJcd
extracts	Ibaabab
eyes	CeBJdcceLfb
fa	KBeAfCfdcLe
fail	AK.bddb
faile-	McegfDDeNgb
failed	KaegfDDdNfc
fails	JIcbcchgBHd
false	bbbaaaI
faq	LbbaaaecgMc
far	HDecdDd
fast	GcbcbCa
faste-	dcMa.adeJcb
faster	dcMa.adeJcb
fasti-	ccNbbbcdcLd
fastify	ccNbbbcdcLd
feasi-	bcacaKa
feat	Wee.ccgFeEf
featu-	FidIeEcgHcB
feature	GidJeEcgIdB
fee	CcBccFc
feedb-	EdaIcdbbFca
feedback	EdaIcdbbFca
feel	bbabJba
fees	GdabbDb
fetch	abMbbbdebLd
fetch-	aaJbbab
few	aIbaabbdIcb
ff	aacba.I
fff	cbbcbbMJdbd
field	FFDfBdhAcGe
figur-	bEbcdIbcHda
figure	bEbcdIbcHda
file	gGAddECaLdg
files	KbGg.CmkIIg
fill	abaabaI
filte-	KFbCffgfMcd
filter	FAAEededKdb
filtering	LdbaabacIdc
filters	DIcbbcccF.c
finan-	........ceH
finance	........ceH
find	.BebgOddJdc
findi-	cbeHcIbcCFf
findings	cbeHcIbcCFf
finds	bPdbcbcdNde
fine	bNcbbbceNed
finis-	LcbabbcbHcc
finishes	LcbabbcbHcc
firef-	eLba.cb
firefox	eLba.cb
fires	CCccGce
firmw-	GeBbdcEeHiF
firmware	GeBbdcEeHiF
first	fEdDDAdaEbb
five	eEDeeCCfA.E
fix	hTkfADADDbf
fixed	baaaH.b
fixin-	bKbacab
fixing	bKbacab
fixtu-	cfCbGcE.Heb
fixtures	bdgbFcLeKcb
flag	MbedcGeBD.e
flag_-	.adb.Ia
flag_x	.adb.Ia
flags	RfeddHgKead
flash-	CHdbaac
flashes	bIcaaaa
flutt-	ebFbcHbbgEE
flutter	ebFbcHbbgEE
focus	fFaCaaa
folde-	IegedEGdJdb
folder	IegedEGdJdb
follo-	acIbbAbcF.c
follow	acIbbAbcF.c
font	bcbbbbLJcdc
foo	abKab.eIeba
food	Jca.cababdF
foote-	BdDdgeNPfgc
footer	BdDdgeNPfgc
for	HjhcJbCmCIA
forev-	cRcacbfjNBe
forever	cRcacbfjNBe
form	LC.ceebbIAh
forma-	hHJcedAeLdc
formatting	hHJcedBeLdc
forty	edGDDccaeLe
forum	.baabbG
found-	Hcbaa
four	ACdeAGcdbF
fps	ffObdGcdKeb
fr-0	Ibaabba
frame	EBGdcdccHdb
fraud	Hbaaaac
frenc-	BccabbIdaJf
french	BccabbIdaJf
frida-	eLcDbcccKfb
friday	dGaDaaccJfa
friday's	cJb.abb
frien-	.......eHAd
friends	.......eHAd
from	FbJhebAch.K
front	DIcccbbcEgE
front-	BFGDfffefIB
frontend	BFGDfffefIB
full	CgdCFBc
funct-	afMfiEDdJAg
function	EdMdgc.aG.f
functions	fbdcbHIfLea
g	bPccbbcfMdc
game	IDE.efgiFC
garbl-	bHbab.b
garbled	bHbab.b
gatew-	aBacCcC
gateway	aBacCcC
gb	aeHcbHeeFAb
gcp	cbebbFHcfCF
gener-	FhHeADggIb
generate	Icbabaa
generated	DcbbbHc
generation	acKbabb
geome-	baccbbOdKec
geometry	baccbbOdKec
germa-	AIaabae
german	AIaabae
get	LeFbDclkKFf
getda-	aaJ.bbc
getdata	aaJ.bbc
gets	.MffeIefFEe
getti-	eNbbEbghKab
getting	eNbbEbghKab
gi	.bd...F
giant	caJbbaa
gift	dNbbbbbcJdc
git	HgfGdfHFbgD
githu-	cfe.dBPgLad
github	cfe.dBPgLad
gitig-	gecabaTTihc
gitignore	gecabaTTihc
gitla-	DdccdbMdFDe
gitlab	DccccbKdCEd
give	BgeFDFfdG.c
gives	dObbbcc
globa-	aaJabaddKdc
glsl	bcaJaba
go	gfNGEdhFjfJ
godot	bbaabIacdIc
goes	aQggaa.gMbe
going	CD.FbeeeDBa
gone	fAEDdeE
good	.ddRbfaeHAc
googl-	LEeBdeefbMe
google	LEeBdeefbMe
gorou-	aGaaaba
goroutine	aGaaaba
got	cDdcaHb
gps	dHcbHccdJcc
gpu	cBbbbIb
gradi-	Ibbbba
grading	Ibbbba
gradl-	bBbbabGcGca
gradle	bBbbabGcGca
grafa-	cHbcbDb
grafana	cHbcbDb
graph-	ddfFDGdbIae
graphql	ddfFDGdbIae
great	CecFddGcKec
green-	Fbb.a.a
greenfield	Fbb.a.a
greet	Jbbaaab
grey	cbbbbaMJebc
grid	GJecccd
groun-	Hbb.aabbccG
ground	Hbb.aabbccG
group	IbaaaacccIc
growi-	aHdaaAb
growing	aHdaaAb
grpc	bbJbbAdbdLf
guest	JDbbdbdeGfE
guest-	dK.ab.cdIcb
guests	dK.ab.cdIcb
guide	fcbbdbRcPhd
gzip	GccbbcHeNec
h	GdG.bbe
had	AfffFEFeFCd
half	aDNcddfgIAc
hand	IfdEacbbCFg
handb-	bbaabaJbcHd
handbook	bbaabaJbcHd
handl-	ibCQGhghJCe
handler	hBCIGfffKbc
handlers	bbBcHabceLd
handling	bfDOddcfGCd
hands	HcabBab
hangs	dNdcdFegJDf
happe-	kOfeEHfgRib
happen	cMa.bbefKdb
happens	jKfeEHceOhc
hapti-	Mbacbda
haptic	Mbacbda
has	dMaeCeacHhC
hashi-	cccHEbbdJeb
hashing	cccHEbbdJeb
have	aFdAAbadBIf
heade-	.I.dedCEdEf
header	.I.dedCEdEf
headi-	ccdacbPLfdb
heading	ccdacbPLfdb
healt-	MDbcccfeMfb
health	Kb.acaebJfa
healthcheck	IEbcbcceIcb
heap	bababaI
heic	dQcbaafeMdc
helm	abbbbbKceJb
help	bgeedBTKcag
helpe-	feLcHcdBJfe
helper	ddGaFbabIdc
helper0	b.IbcabHcbc
helpers	cdGcIbcfNed
here	ddcJbGccHAf
hey	bJcaaabcJdc
hiber-	baIabbbbcHb
hibernate	baIabbbbcHb
hidde-	cIbaaaa
hidden	cIbaaaa
hide	Jbba.bb
high	EHcbcda
hints	baJbbab
histo-	MdbababddKc
history	MdbababddKc
hold	ccccGHccIcc
holes	babKcabcbGc
home	.JcaaaddJhA
hones-	bacLbbb
honest	bacLbbb
hook	RddbccbfgSf
hooks	edMdAcBdcLd
hope	HdDbcab
hospi-	Gabaaaa
hospital	Gabaaaa
hosti-	FcabbDc
hosting	FcabbDc
hotel	GEbccbcdDfF
hotfi-	bCbHcbccHcb
hotfix	bCbHcbccHcb
hour	MFdbdcddDGf
hours	HJbcccgfMg
house-	GcbcbEaaAfF
housekeeping	H.abbaaaaeF
how	kmgBcXGfRbj
html	dNcaa.fIeba
http	IcKdecdGFhe
https	bbaJaadcHda
hub	Hbb.aab
hubsp-	LdcCacdcdLf
hubspot	LdcCacdcdLf
hundr-	cbCcbbH
hundred	cbCcbbH
hyphe-	cabab.I
hyphen	cabab.I
hypot-	babaIaacJcc
hypothesis	babaIaacJcc
i	BIjMddfdPjb
i'd	IlGeEbbacHe
i'm	.BgDBGgfJba
i0c	bFa.aaa
icon	LcbbbbbcIdb
id	MeccdEcdMed
idea	ccbcbGF
ident-	cfNaaabgbDE
identical	cfNaaabgbDE
idiom-	abbIaba
idiomatic	abbIaba
ie	dabaaKbdIda
if	IAFC.bqkQcd
if-el-	bbJaabcdIcb
if-else	bbJaabcdIcb
ifs	bbMbbcadJdb
ignor-	dGdcccJFeEf
ignore	cbababK
ignores	bMbabbde.Hc
image	BbRhfbbaOhf
image-	.KgefCEEbhE
images	AGfeeDFFdgE
img	bMcabaeLfcc
immed-	dLbbaabcHcc
immediately	dLbbaabcHcc
imper-	Gaa.abbbJfb
impersonate	Gaa.abbbJfb
imple-	OedJdfffAId
implement	SdbcbagfaKd
implementation	bbaJad
impor-	AABeceIGAec
import	gF.bfbKIdcc
imported	bcJaaaaIdca
importer	BbEcDdahNda
imports	IbdccbE
in	eAFBdfENf.h
in-ap-	JcaaabccdKd
in-app	JcaaabccdKd
inbox	JddbbcF
incl	DdcbIbcdDDe
inclu-	.fbFCFfdDCd
include	ababaHa
included	BddIEcedCGf
including	HcDaadc
incon-	aIbabbb
inconsistent	aIbabbb
incre-	feddHcMKbec
increase	feddHcMKbec
index	CCEcbbefDEc
info	.edaaaLHcdb
inges-	.GdcbFc
ingest	bGbbaBb
ingestion	CabbbGb
init	cbOcbbcKecc
injec-	aaGHcdedAFc
injection	aaGHcdedAFc
inlin-	aaGbaaa
inline	aaGbaaa
input	gJcbGcb
insid-	FbGbccc
inside	FbGbccc
insis-	Gca...bacHe
insists	Gca...bacHe
insta-	dHfddFC
install	aKebceE.FgA
installed	caaaaHA
inste-	ABAh..EFcCf
instead	ABAh..EFcCf
instr-	EcbabbDdAdG
insur-	HdbcEadceLd
insurance	.......beJd
integ-	.Bg.DcCgCKg
integrate	Sh.bcAgdmUd
integration	iDhBGbGfObf
inter-	.CECgDggHaa
interface	acIabab
into	GlWhfgBjaDG
intra-	Ibaabab
intranet	Ibaabab
inven-	CGcbDdecCEe
inventory	bIcbFcdcHae
inves-	bFbCbabbFbc
invis-	cJaaabb
invisible	cJaaabb
invit-	cGbaEbd
invoi-	eMAEAcl.Mka
invoice	cIbCEdhhPga
invoicebuilder	a.IabacJdcc
invoices	CJfGgAggLgB
io	aIbaaba
ios	AG.d.eBdEkJ
ip	LcbaabddIcb
ipad	cMaaccbdIdb
irela-	bIbbaaa
ireland	bIbbaaa
is	fHgEaFdCIef
isola-	Hbd.a
isolation	Hbd.a
issue	BfcdGcFeFAc
issue-	FdcIcbc
issues	FdcIcbc
it	dDIaDid.Lff
it'd	IdbcbFdeH.c
it's	gCECgfIJ.ef
item	aKbaabcdFgD
items	IDcccacdaId
its	DeGcFahdHAe
itsel-	cCcbDcEcIda
itself	cCcbDcEcIda
janky	cMcbabbcHbc
java	fHNbdbgCBkG
javas-	cbLabbb
javascript	cbLabbb
jenki-	.bbbaaI
jenkins	.bbbaaI
jest	ccIcFcddBGf
jira	Ibbbaba
job	HLgghGeAHgb
jobs	diEhCEGeDDc
jooq	baIabbbbcHb
journ-	baaaHacbcIc
journeys	ba..GacbdHc
jquer-	baE...acbGc
jquery	baE...acbGc
js	bCXceboADAf
jsdoc	dabbabK
json	Qhie.eJIEjd
jsp	baEaa
jsx	bcCIabc
judge	abbLbda
judge-	ad.Iaac
judged	ac.Iaab
jumps	cJaaaaccJdc
junit	babbHa.aGdb
just	EgAcaHbcNib
jvm	abcacaMHccb
jwt	FdAeDCfeBHd
k	JEEebfgfNcd
kafka	ebbcbKDbdHc
keep	JCdef.AbDGi
keepa-	abb.a.G
keepalive_timeout	abb.a.G
keeps	aQgbbaeeHCf
kept	KcbabbbccIc
key	PEfbdbgiEHe
keybo-	HHcccdccJeb
keyboard	HHcccdccJeb
keycl-	caadbLabeJc
keycloak	caadbLabeJc
keys	KdcdcGcdHbb
kg	bNcbbbcdJcc
kille-	aGb..bb
killed	aGb..bb
kills	.Ibaabb
kiosk	DccbbbH
kitch-	.......abfI
kitchen	.......abfI
know	dcEcbKcdEa
kotli-	aaDcbDbaddH
kotlin	aaDcbDbaddH
kst	aGba.ac
kt	ddIAEbf
kuber-	cEeebED
kubernetes	cEeebED
ky	aaIbaacdaHc
lab	Jbc.baa
label	afcacbOIgAd
label-	EDBbbbfeBGd
labels	FEbabaeeaHc
lambd-	eALdEed
lambda	eALdEed
land	EDaacaccbHd
landi-	ceEGddDCFfc
landing	ceEGddDCFfc
lane	ccaaaaI
lang	eKbab.adLde
langu-	aBAbccEEcfD
language	aBAbccEEcfD
last	DIab.CmgOjB
last_-	KacbaabaHfa
last_login	KacbaabaHfa
late	dJaaaab
laten-	ababbH
latency	ababbH
later	.......dG.d
lates-	EddAbbGePhb
latest	EddAbbGePhb
launc-	bIaba.bcFfB
launch	bIaba.bcFfB
layer	fGGDdeddcMf
layer-	bFfHb.cb.Gd
layers	cFeEcDdcAFd
layou-	abJcaacbcId
layout	abJcaacbcId
lead	baaG.c
leade-	FIccbcc
leaderboard	FIccbcc
leads	EGbcbbc
leak	cMbbbac
leaks	bIaaaac
leap	ddbcJEbcIdb
leap--	baabJabcIdb
leap-year	baabJabcIdb
learn	ea.bbKbcJdc
learn-	I.bbbacabfH
learning	I.bbbacabfH
least	dbbEADcadId
leave	GedEdEdcJdc
leave-	cJbaaba
leaves	cJbaaba
leavi-	Icaabaa
leaving	Icaabaa
led	ReccccbdHcb
ledge-	bGEbdacceAG
ledger	bGEbdacceAG
left	EfDdcEa
lefto-	bacbbaJ
leftover	bacbbaJ
legac-	dcCebMb
legacy	dcCebMb
legal	fIedcECDABf
legen-	cAbbbbIIbdc
legend	cAbbbbIIbdc
lengt-	aGaaaba
length	aGaaaba
less	ccNbabbcJcd
lesso-	Ibaabab
lessons	Hb.abab
let	UkH.ecjdGDh
lette-	DdbbbbH
level	KGecccdeNec
lgtm	bbbNccbdKdc
lib	ddIcIcdgDIf
libra-	beFe.KdeF.a
library	beFe.KdeF.a
licen-	fddbbDMHcbc
license	ebcab.MJceb
like	LBGadbmkDG
limit	NkbegEFGBgb
limit-	AgGIeDhBIhc
limiter	dccKbDcdIdb
limiting	LbacbbdcJdc
limits	ccHCcDfCEfb
line	dIKedbeJDjd
lines	adNcbcaeLcd
link	HMcbccjhJCe
links	JeabdbD
lint	dEceecNdKaf
linte-	dbaba.IbGda
linter	dbab..HaEca
list	GBdCdCheM.h
liste-	Jcaabbb
listi-	Kccbb.a
listing	Jbbabaa
live	KfCbbbbcbId
load	dEdeHdC
loade-	CedcFGdcIea
loader	CedcFGdcIea
loadi-	GFbbbcccHcb
loading	GFbbbcccHcb
lobby	Kcabbbb
local	DBFbdaf
local-	dMcceHeDDec
locale	cDbbbIddJdb
localhost	cLbaabd
locally	AI.bdcb
locat-	cIabaaa
location	cIabaaa
lock	aADHddeAHfb
lock--	baabaH
lock-in	baabaH
locki-	c.cObdbeFAc
locking	c.cObdbeFAc
lodas-	ccabbbMKedc
lodash	ccabbbMKedc
log	MhdhgAMIhBd
log_l-	cecaacPMfdc
log_level	cecaacPMfdc
logge-	hFDBeFecKdd
logged	eIbEccaaFcc
logger	cdGdcIccJec
logic	fgKKEhffNed
login	JgidAAF.bFe
login-	abH...d
logn	bbbaabI
logo	cMcaa.eKgBf
logou-	IFcbcdceaIc
logout	IFcbcdceaIc
logs	Jbaaabb
lol	bHdddHdeHgD
long	IaGgfFgdMcf
longe-	dKdcbFdcIcb
longer	dKdcbFdcIcb
look	iCFUfigdOdf
looke-	bIaaaab
looked	bIaaaab
looks	abHbb.aacIe
looku-	bbKabbadKdb
lookup	bbKabbadKdb
loop	cN.cdDiE.da
lose	EMccddeeHac
loses	eIcbFcbbE.c
losin-	ICbbbcc
losing	ICbbbcc
lost	FGbccbcbcId
lot	........gJc
love	NcCcdecfE.A
lovel-	McbbbbccJdc
lovely	McbbbbccJdc
low	Iabbbba
loyal-	IdbbEcd
loyalty	IdbbEcd
luxon	aaIbaab
m	acGddcHJcdd
m0	aIbaa.d
mac	ccaaabLbJec
mail	cGccddKHeeB
mailc-	KbaabacdeNe
mailchimp	KbaabacdeNe
maile-	eBJdFcfhNhB
mailer	eBJdFcfhNhB
mails	Hac.abaccId
main	iAeabGJ.Jee
maint-	BfBCIdffCC
maintainer	cbDcJdc
maintenance	Ke..bAd
make	cfQghhNL.mB
makef-	bbaObdbcIdc
makefile	bbaObdbcIdc
makes	fLeeEDedJcd
manag-	HgdFdbB.fcI
management	Jdbabaa.bhJ
manager	AecHdbEDbeC
manda-	aaIdba
mandatory	aaIdba
many	FddcBGbbFgC
map	KDfdeHhfCHe
map'	aHb.b.dfIba
marke-	HFdbcbdbbgL
marker	cJbaabb
marketplace	JcbaaaaadgL
marks	Fb.aaaa
marku-	.aaIada
markup	.aaIada
mask	Jbaaabb
match	EEEcdceaHaf
match-	DdbabbGDfdF
matches	.baabbH
matchmaking	GcaaabaabdH
matte-	Iababba
matters	Iababba
max	bbbabaI
max-f-	abbaaaI
max-file-size	abbaaaI
max_c-	ccbaacNIccc
max_connections	ccbaacNIccc
max_l-	ababaHb
max_lag	ababaHb
max_u-	bcaaaaI
max_upload_mb	bcaaaaI
may	cdHccbG
mb	gFafgDKIBhc
md	bcBbabH
me	NjkMcIliTia
mean	bc.b.GA
meani-	DcadcGAjJcC
meaning	EccdcGAgGcC
means	.......aeIc
meeti-	HcaabAb
meeting	HcaabAb
membe-	QecabbdfFaA
member	KcbabbacFgD
members	NdbabadfEEe
memor-	hHHhgHAAGfb
memory	hHHhgHAAGfb
menti-	Kb.b.aebfJb
mentions	Kb.b.aebfJb
menu	ADiadbL
merge	dd.PbdacJeb
merge-	.......eFdC
merged	.......dHbb
mess	cbKbaba
messa-	JaDfDBljBHA
message	BaDfEDigGCd
messages	NBCceeggbLd
metho-	babbaaI
methods	babbaaI
metri-	OcbabbeeI.c
metrics	OcbabbeeI.c
mi	accbbbLJecb
micro-	dcIbEccbcfK
microservices	dcIbEccbcfK
middl-	fEDEDffdLgb
middle	bIaaabb
middleware	dcEFEddbJfb
migra-	baKMhheiFC
migrate	BcQcecdfgJC
migration	bAfOafaeOia
miles	bIbabba
mill	ccaaaaI
min	CIcbaccdJdb
minut-	cIGdefCEFgd
minute	FAFcccd
minutes	hIEddeFDFfd
missi-	acfdDfPKdga
missing	aeedDePLdga
mista-	dabKbab
mistakes	dabKbab
mit	bacba.HIdcb
mobil-	.baCCBdbgED
mobile	.baCCBdbgED
mock	bbabJabbJdc
mode	KKccedghEGd
model	EEdbceDdacG
moder-	Dc.cb.E
moderation	Jc.ab.d
modul-	jaOJEkijDGa
module	i.LHFhhiED
modulenotfounderror	bLbcbab
modules	edMHcgbdBIf
momen-	bbMddCefcOe
moment	bbMddCefcOe
monda-	eHcfdFCbIcd
monday	cGbbcEbbKfc
monday's	aH.cb.a
mondays	beacaFF
money	abcCIdbbFc
mongo-	cdIcbFddeMd
mongodb	cdIcbFddeMd
monit-	aFebccHe.bG
monitoring	.cd.abJcdaH
monol-	bcMabbcceeM
monolith	bcMabbcceeM
monor-	AadCbcHccIc
monorepo	AadCbcHccIc
month	dFdBABccaHc
month-	FHcdEffeDGe
monthly	HKdcdddeBGe
more	hKDdFcfBFbe
most	EFecCcdeBHd
mostl-	aaaGb.acGca
mostly	aaaGb.acGca
move	ghMffGGiHCb
moved	bcbaaaKIbcd
mr	ab.Lbcc
ms	dfLdcJefMeb
much	feFADFeeMfb
multi-	FAfCfaCfDcE
multi-language	I.a.badccJe
multi-region	db.IbCb
multi-tenant	Mce.aba.bdF
multiplatform	b.acaG.adIe
multiplayer	JcaabbbbceJ
must	gHEeBeDGhaB
mute	MbacbbbcNgd
mutex	dbGHdcd
mvp	HbbaaabacfJ
my	BJgWdkmjXje
mysql	e.JcbDdcfNd
n	DeDBddDccJe
name	eEEDfeADcDf
named	cHdddcJcIdb
names	AIdDccegCBA
namin-	cdGKdbdaIed
naming	cdGKdbdaIed
nativ-	a.abaF.aeJe
native	a.abaF.aeJe
nats	dabbaKabgKc
nav	acabbbJ
ndjso-	LbbaacbdIda
ndjson	LbbaacbdIda
need	FccgDbEaiLc
neede-	ccbGbEb
needed	ccbGbEb
needs	JedfGDfhIeD
negat-	cLccDccdKcd
negative	cLccDccdKcd
neste-	ccTdcdcfOgb
nested	ccTdcdcfOgb
never	cHCdDecdcJc
new	FkdDhCIfbEC
new_m-	McbbabcJccc
new_menu	McbbabcJccc
newco-	dbFbbdH
newcomers	dbFbbdH
newer	Jbabbab
newli-	cGb.b
newline	cGb.b
newsl-	CEdddcF
newsletter	CEcddcF
next	MidAfGbhMda
nginx	fEfbccPHBfc
nice	GccbcFcdG.c
night	DFfB.ChfNdd
night-	dEfgFJe.DBf
nightly	dGgfFHd.DBf
nit	.cNacaf
no	eDbAFBegOec
nobod-	Af.bJfB
nobody	Af.bJfB
node	dFgegHJaDAd
none	aAdbIbbahLc
not	iNhEbeECIic
notar-	bbaabaI
notarising	bbaabaI
note	LDcbccdfNfb
notes	IebdcbHgBId
nothi-	bQJbffkgDaE
nothing	bQJbffkgDaE
notic-	HfJdbcdegMa
notice	bdLa.cbeeI
notices	Jcacbaa
notif-	RBccbdhfcNe
notification	Nda.accbfMd
notifications	KDbcccddcJc
notify	Kcabaac
notio-	Haa.bac
notion	Haa.bac
now	Dbhe.dOKiBc
npm	eHcdbAFBHfc
nullp-	bIcaba.dIbc
nullpointerexception	bIcaba.dIbc
numbe-	JajgDBCBIge
number	KcgeEfFDGic
numbers	HBeddHddEDe
nvmrc	bdbaaaKJdcc
oauth	HAaCeDjdfNd
objec-	baIaaaddDgF
object	baGaa.a
objective-c	abIaaacc.eI
ocean	cJbaabb
of	imCIFBAbAHg
off	eTgcecBaIfa
offic-	GaeBedFBgAC
office	GaeBedFBgAC
offli-	I.babbbbcJd
offline	I.babbbbcJd
often	Jbabbbb
ok	dFbMcgbcGca
okta	IdcddCDecLd
old	GaDfeBbg.aH
older	GEccbbb
on	bJmHgeIFGbl
on-ca-	GcbbbbDdIcb
on-call	GcbbbbDdIcb
onboa-	DdacbcJeHfD
onboarding	DdacbcJeHfD
once	FKfeFfffLAg
one	aFIiBbfdeH
ones	.......dFCe
onlin-	MdbbbaccfBG
online	MdbbbaccfBG
only	HCeEhEidD.a
oom	aFba.ab
oom-k-	aHba.bbcHcb
oom-killed	aHba.bbcHcb
open	FHdbcbce.Gb
openi-	FGbcbcdeLec
opening	BIbbbbccJdc
opera-	CedddHGccLe
operations	cbcdcHGadJe
opini-	bbaJaca
opinion	bbaJaca
ops	EccbcbI
ops-0	bMbaaaddIcb
optim-	bcKabba
optimize	bcKabba
optio-	MeBbc.egKAe
option	NcbabcceMfb
or	gfeLeK.gFGe
orang-	Ibaaaba
orange	Ibaaaba
order	EF.gADidAJg
order-	ACMg.AkgJhE
ordercontroller	bCGabbbcKce
orders	FFGfBghfEfH
orderservice	cbObccbcMee
organ-	Gb..aac
organiser	Gb..aac
orm	cdOabbdedMe
orpha-	CIcbbcbbIcd
orphan	cJbaaba
other	gDA.gGCeFCd
otp	JbbabaccdJc
ought	acG.bbA
our	ChCBdGbgiJF
out	bGHejLjgKEh
outag-	bcabbLbdHca
outage	bcabbLbdHca
outda-	dbbbaaLJcdc
outdated	dbbbaaLJcdc
outpu-	cbKaaaceDIh
output	cbKaaacdEFf
outsi-	abIaaac
outside	abIaaac
over	BFBKehheEGf
overa-	abcHaAaaeIb
overall	abcHaAaaeIb
overv-	a.adaIa
overview	a.adaIa
overw-	bKc.cab
overwrites	cKc.bab
own	IbIfahagADB
owner	BcabbF
packa-	feaCAbKDgJg
package	ffaCBdLFgHh
packages	.......d.Gc
page	FBgfedOKcCj
pages	DdCcbeGdaKf
pagin-	FJcdbaecMgb
pagination	FIcdbbdcKga
pair	babIaabdHca
palet-	BFdcddF
palette	BFdcddF
panda-	abIaabb
pandas	abIaabb
panel	aa.aacG
panic	aGaaaba
panic-	bKcaabaeIca
panicked	bKcaabaeIca
paper	Hbb.a.b
param-	bcFbGbd
parce-	Fbb.aa
parcel	Fbb.aa
paren-	KbabbbbdfBH
parent	Ha.baba.beG
parents	Haaabaa
parqu-	McbabbcdJcc
parquet	McbabbcdJcc
parse-	CgJ.NflBKjc
parsedate	baJbbca
parseheader	b.IbcabHcbc
parseprice	a.baFab
parser	DfDALejcOic
parsi-	EcGabccfMdc
parsing	EcGabccfMdc
parti-	ccGFacb
parts	AbcEaa
pass	aKccfEcbGbc
passe-	.......abeH
passenger	.......abeH
passk-	GecbccIcaHd
passkey	GecbccIcaHd
passw-	JcgA.AahbOe
password	IagBAe.g.Le
passwords	EcacbFb
past	.Habbba
patch	ddbEDbCbGcb
path	dHfFDcf
paths	acbbJaa
patie-	PebabbdfdEF
patient	Kda.baaadaF
patients	IbaabaacdIc
pause	Jca.aacdKcd
pause-	bJbbaba
paused	bJbbaba
pay	GdabEbbbdJd
payin-	HAbabac
paying	HAbabac
payme-	BdaCCaabaAB
payment	bbaaBACaCCd
payments	JcbaCbfdfBH
payments-v0	babKbd
payou-	Jb.abcbabeH
payouts	IbAbbd..beG
paypa-	Kcbabba
paypal	Kcbabba
payro-	GbcbEbcb.eH
payroll	GbcbEbcb.eH
pdf	aKecdGfgMeb
pdfs	FJccbcd
pen	dEabcFb
pendi-	HdCbabc
peopl-	FLgfBgai.ED
people	GJgeBg.hbFD
per	O.dbbAhfCGc
perce-	.HecJdfgBJe
percent	abbbKbcdcLd
percentages	cKbbbbb
perl	bbJbab.bcdI
permi-	DDbbBbdcaGd
permissions	FDabdacbdJc
perso-	DedHcFedGba
person	EdbIbaedIca
personal	BcbbaG
pg	bcddbGG
pharm-	HababaabadG
pharmacy	HababaabadG
phone	AJcgDe..Ibg
phone-	DHcbcbb
phones	DHcbcbb
photo	DJbcbaf
photo-	GcbbaDc
photos	GcbbaDc
php	cbMbbbccdjR
physi-	CcbbbGb
pick	GIcdcbcdFAc
picke-	BEfgEFfeLeb
picked	bcabaJ
picker	DIeeFeddKdb
pictu-	AAAeeAEdEDe
picture	HdCccCdbcHd
pictures	bHddbdIcIcc
pie	cKbbbbb
pin	KhdeHfDHEid
pipel-	dg.fBEJeaaG
pipeline	BfBfCEAcCEd
pipelines	ccc.bbMbcfK
place	FfGedFddIac
place-	bCEafHggIAc
placeholders	bIbaaab
places	fdGAeJdfFCc
plain	aaabaHa
plan	dccDEDddIad
plann-	EdbbcHc
plans	IcbabaabdHb
platf-	HcfAbFdbgBF
platform	HcfAbFdbgBF
play	GeHcccb
playe-	PEAefeedLdd
player	MFcddddeJd
players	JCdbccbcJae
playw-	ccbaMacchQf
playwright	ccbaMacchQf
pleas-	.ebGaaAAIgd
please	.ebGaaAAIgd
pls	FcbFDhbcHbc
plugi-	caaabIb
plugin	caaabJb
plus	AFdbcaCcAIg
plz	dFaHbcdeJcb
png	BRebcbhL.ge
pod	bKc.abccHcb
podca-	Lcbabbb
podcast	Lcbabbb
point	cdbEbIbcIdb
point-	FEddGedeJad
points	HFddCeddH.d
polic-	bDbbbGc
policy	bDbbbGc
poll	bcGccFc
pool	cdGJcebdHcb
port	dD.cccJIjbB
porta-	Lecb.b.aiaK
portal	Lecb.b.aiaK
posit-	bCbbbFb
possi-	HfCcdHefJAd
possible	HfCcdHefJAd
post	RebccbcebJc
postg-	aiEi.EHaaIg
postgres	BhEgAAFeBIe
postgresql	feEfcIFBbEf
posts	ELcbeAfhI.a
pr	fddSfcEgTka
prd	Kccaaba.bkM
pre-c-	eDbecaKcIcb
pre-commit	eDbecaKcIcb
prefe-	acbccEHEgEc
prefer	baabbaI
prepa-	bcaaaaI
prepare	bcaaaaI
presc-	Eaaaaaa
prescriptions	Eaaaaaa
press	GDbbbbccIcc
prett-	ccdbbaObNgd
prettier	ccbbbaNgPed
price	iIggHJfcDEg
price-	hOBeCaffNag
prices	fQdbcCceJAf
prici-	deHbdbHEFef
pricing	deHbdbHEFef
print	NgdccHffOfb
print-	JBHedefBDae
prints	KDccbcdeJea
prism-	cdOabbdedMe
prisma	cdOabbdedMe
priva-	dHLcdcfKfca
privacy	bIb...d
private	baNbcbdJecb
probl-	dcdOc.bcIcc
problems	dcdOc.bcIcc
proce-	eEdddEGdKdc
process	bbaaabH
processing	bIa.bca
prod	eCfDcBFbFBf
produ-	DcE.gcDbEkH
product	BAJhgaBfHjH
production	BbfFccGCbeE
products	LdcdaCcdAIf
profi-	ECBedDe
profile	EDBedDe.ADe
progr-	P.bbcdddaCB
program	Ic..bca.eJd
progress	LAbbccccFBe
proj--	aIaabcb
proj-0	aIaabcb
proje-	dCABAaag.Ke
project	c.ABA.ag.Le
projects	.Iabbca
prome-	Kbabbbc
prometheus	Kbabbbc
prope-	dAecKdDgOh
properties	aFb.b.adHba
property	.dbbKbbdGfC
property-based	babbJbbcKdc
prora-	bccHEbcdJcc
proration	bccHEbcdJcc
pros	c.bcaI.adJe
prote-	KcaabbcdeJa
protect	KcaabbcdeJa
provi-	dbCcbJc
provider	dbDbbHb
publi-	Ggi.aaKjJ.A
public	FhhA..IiKcB
published	Ib.ba.d.fIb
publishes	cDccbbH
pubsp-	caaaaaI
pubspec	caaaaaI
pull	jhGFCgJcKgb
purch-	Mbcaacbc.fI
purchase	Kbcbabb
purchasing	Gabaaaa
purpo-	bcccbNbdJcc
purpose	bcccbNbdJcc
push	HCcdceDeC.B
pushe-	Gbaa.ac
pushed	Gbaa.ac
put	aDHddFiAIfd
puts	dNbccbacJeb
px	bcbbbbLJcdc
py	pBLJ.iAKEld
pytes-	ccccKdE
pytest	ccccKdE
pytho-	fCKeedFGhcD
python	fCKeedFGhcD
qa	BdbaGaa
qa-0	cG..aaa
quali-	cccObbb
quality	cccObbb
quant-	aIbbbabdJbd
quart-	ccbcEGa
query	hiRKdaggKBf
quest-	adcdcLDeFCd
question	cbbbbMbcIcc
queue	aADiJEjCEeb
queue-	eEecdEF
queues	bbdbbFG
quick-	bbKbabbdIcc
quicker	bbKbabbdIcc
quizz-	H.aabab.bdG
quizzes	H.aabab.bdG
r	DcbbcbIHbcc
rabbi-	babbaIaagKc
rabbitmq	babbaIaagKc
race	bOaaebdeJdb
rails	cdNaabcbfeM
raise	efeAHeLHdEh
rando-	GDbbbcb
random	GDbbbcb
range	FEdcDdcdIdb
ranki-	DEccdDc
ranking	DEccdDc
rate	KAiJfDkiRhb
rates	DPdddbfH.ec
rathe-	edJbbbFB.Df
rather	edJbbbFB.Df
ratin-	Ib.caaaafCD
ratings	Ib.caaaafCD
raw	dFKcbceebLe
rb	deKHAef.Hfb
react	bbGdBIjAkDF
read	jBEdeFGBdB
readi-	EGeacCegJab
reading	FEc.bbdfJca
readm-	fgdaacVICic
readme	fgdaacVICic
real	ababIab.eGb
real--	MdabbbbdgJA
real-time	MdabbbbdgJA
reaso-	JeccbGdbIec
reason	JeccbGdbIec
recei-	CFCDfdgDHic
receipt	LhHcccd.Jhb
receive	eIdGcbb
recen-	aHcaaaadHbb
recent	aHcaaaadHbb
recip-	MAcbcaefFCc
recipe	IDbbcbddIbc
recipes	Jdaaaaa
recom-	cabaaI.bgDD
recommend	cabaaI.afKd
recon-	cbbbbLbbHdb
reconcile	cbbbbLbbHdb
recor-	HcdcbcHdGCe
record	CbcbacIcIae
recov-	Iababaa
recovery	Iababaa
red	bLcbDcf
redee-	HJccddde.Id
redeemed	DKccccc
redes-	Iababba
redesign	Iababba
redis	cIecdDBGcBe
reduc-	dhQDDeggOeb
reduce	bcNbacddGba
reducer	chKDDdefMdc
redux	efQbbDfffTh
refac-	caTdcbgEaCg
refactor	bfUdbafFbCg
refactored	bIbabba
refer-	B.CdfcIAfEa
reference	cbcac.LacId
referral	Mcbbbbc
refre-	EIecdDgfCGd
refresh	FGecdDefCGd
refun-	gIddMdddGDg
refund	eEddOcdcJcd
refunds	cIbbAabadKf
regex	abaJbda
regis-	Ba.bbFc
regre-	fjbHReddCGe
regression	fiaCRaddBGe
reimp-	bcKbbaacceL
reimplemented	bcKbbaacceL
relat-	.Gbb.ba
relation	.Gbb.ba
relea-	d.CBAfEjFCA
release	d.CBAfCjFCB
reloa-	.LbbacccIdb
reload	bIba.bb
reloaded	dIaaaa
remai-	GdEbacbbIdc
remem-	WfcdcddfECc
remember	UebdcddeDDc
remembered	Icab.ba
remin-	.ECbbbccFab
reminder	.......bIcd
remov-	ahEefCKH.ce
remove	AgFdedLIbaf
renam-	ahNeFdaIdad
rename	ggOdFcAIebc
rende-	eGedDIffKbc
rendering	cccbGGccJeb
renew	c.cEcdH
reord-	NccbaaceKdb
reorder	Jbcaaab
reordering	Ibabaab
repai-	cLababbf..E
repair	cLababc
repla-	fgQcdBBBeMj
replace	egRbcdCBdMj
repli-	bcbbbbLIdbc
replicas	bcbbbbLIdbc
reply	Icaabab
repo	EAdE.f
repor-	dJDLgo
report	jMGOfnfBD.f
reporting	EFdacabagCE
reports	acaabaI
repos-	hhDFEfGfaPi
repositories	deDeCcJbfOg
repository	feCIEdafBJf
req	LcbabacdJda
reque-	AckCcBKEGhd
request	DaiEbaCaJgb
requests	.ececFKEBcd
requi-	.dcdcFHABfB
requirements	CcbbcbG
resea-	dbabaKacdJd
research	dbabaKacdJd
reset	fJ.aCaddNha
resiz-	FdLbccedJda
resize	bcL.bbd
resol-	.GfFDefeHBe
resolve	aIbaaaceIcb
respo-	dbGccaGdGBd
responses	daCbbaGdIcc
rest	E.CdAChdBFd
resta-	.JdaCdddFhF
restarts	bIa.bca
restaurant	........afG
resto-	cbaaaaIcJdd
restoring	cbaaaaIcJdd
resul-	EFKeeefh.BG
results	EFJedefh.CD
retri-	bBeabbI
retries	bBeabbI
retry	CkEKEffeMfb
retur-	GJaCbhiePib
return	aBbGacb
returns	EKAc.fhdNhb
retyp-	Jbbabaa
retype	Jbbabaa
reven-	FGccbcbcHcb
revenue	FGccbcbcHcb
revie-	fdaUccegHEe
review	hd.VbcegJDf
reviews	Ha.ea.aagFC
rewri-	bbMdb.cdgcN
rewrite	bbKdbBdddfN
rid	ccObcbcAIfd
ride	Gaaabab
rider	.......abeH
right	HKgIfiggDHe
ring_-	abbJacaeIbb
ring_buffer	abbJacaeIbb
risky	cacKac
roast	accMaabdJcb
role--	IbaababbcHc
role-based	IbaababbcHc
roles	Hcaaa.b
roll	LdcccdFfCGe
root	bdabbMbdIda
rotat-	gTcbcadePge
rotate	cIbbbAbaGcc
rotated	cNbaccbcJeb
rotating	dLbabaccKdd
rough-	acIbab
roughly	acIbab
round	BCcbFbccG.d
round-	gNeeKdefGEf
rounded	bNcbcbbdFAc
rounding	ccabMabcHea
rounds	dIbab..adJe
route	AcIaabbDeGe
route-	BcaaaGc
routes	abaaaHa
row	CNecceceBGc
rows	AHDefEgfOfc
rs	hCCLHhhaJgb
rules	.......cIcb
run	dCj.dFI.Hha
runbo-	ecaabbNdGgC
runbook	eb.abaLbKed
runbooks	bbaabaH
runni-	eIeedEEdI.e
running	eIeedEEdI.e
runs	.BEdddEbEdA
runti-	aGbaaaa
rust	abJbaabcbeJ
s	gcEegaROcid
s0	KcecbFeccJc
saas	Peg.aac.bhK
safar-	fKddDFggHBd
safari	fKddDFggHBd
safe	ddeJcLdeLec
safer	bbabJba
sales	OdbabbdccLf
sales-	BGFdeddeGAc
salesforce	BGFdeddeGAc
same	hHQeef.jIcD
saml	McbabadceLe
sane	aaaIabb
sanit-	bbcIa.a
sanity	bbcIa.a
save	LK.dddj.BFg
saved	JHefeCffCIf
saves	AGbabba
savin-	cIdcHcdfJac
saving	cIdcHcdfJac
say	iCeGbcIG.fa
says	BBgdeeONdfd
scann-	DGbabbd
scanner	DGbabbd
scena-	baaaHabaeKd
scenarios	baaaHabaeKd
sched-	aAeAE.aeNga
schedule	IdcbcbE
scheduler	g.cBFBaiOeb
schedulers	bI.abac
schem-	EcaHbeb
schema	EcaHbeb
schoo-	Kbbcba..bcF
school	Jbbcaa
score	DeGcdDd
score-	Ibaa.abcdKd
scores	Ibaa.abcdKd
scrat-	FbbaAaaacdH
scratch	FbbaAaaacdH
scree-	.EABghFFeCd
screen	AHeecdIIaCk
screens	AaFGgg.fdDF
scrip-	PcDEgghhIEf
script	SefHdffePhc
scripts	eGIbbbddcKd
scrol-	fKKcdedeMec
scrolling	fKKcdedeMec
scss	ccGGbcceAJf
sdk	dbdFccJcJdc
searc-	.MBBaejlLbB
search	ALBBaejkKbB
seats	FGcbbbd
secon-	aEGEehdAMie
second	hKgI.e.cKdd
seconds	FbKdedccMgc
seconds_per_day	abIaaacIdbb
secti-	F..d..aacJf
section	F..d..aacJf
secur-	AgfWee.fALg
secure	FcbGbcd
security	.gfVee.fBKg
see	GEFGflgeHeB
seed	IGddccbdGeA
seein-	cKca.ab
seeing	cKca.ab
segfa-	bMcabbbeJcb
segfault	bMcabbbeJcb
selec-	IGbddcccHcb
selected	IGbddcccHcb
sell	Fa.abba
selle-	NdbcbabdabG
seller	Kcccb..bDiG
semic-	cKbbaab
semicolons	cKbbaab
send	LgcbcIegHBc
sends	cJa.b.dddNf
senio-	babI.ca
senior	babI.ca
senso-	dKdbcFd
sensor	dKdbcFd
sent	AEabFde
sentr-	Jbabbab
sentry	Jbabbab
separ-	cdOaaccbcfK
separate	cdMaacbbaeI
seque-	cdOabbdedMe
sequelize	cdOabbdedMe
serve	Ibaabac
serve-	PehddbGDmHA
server	OehddbHDmHA
serves	Ibbaaab
servi-	gACfADEfhBL
service	dGbabdEfAAC
services	jfGgDICenGL
sessi-	bDbffEHDbCf
session	gIafeDEDAbd
session_timeout	bcbaabJ
sessions	JecbcGddcJc
set	gaidCBPADad
setti-	CDbefdIDEed
setting	bIaaaab
settings	EbaddcJFBdd
settl-	CcbCEbd
settlement	DcabFbc
setup	dcbcCdLb.Ge
sev0	DHabcbc
sever-	bbbFEca
sh	bababaI
sha	Jbababb
shade-	bcaJaba
shader	bcaJaba
share	JbaabacfCHe
shari-	IaaabacacdH
sharing	IaaabacacdH
shift-	dKbbbbabHcc
shifts	dKbbbbabHcc
ship	eccEdCGcIbd
shipp-	GgDf.B.g.DC
shipping	FdDccEeeeEE
shop	BFfbAcAfcCF
shopi-	AcbbabI
shopify	AcbbabI
shopp-	HCbacacdcJc
shopping	Icaabaa
shops	Hababaa
short	ddcHddJ
short-	ODcdddddMec
shortcut	KDbdcdbdJcc
shortcuts	LdbbbabcIcc
shoul-	I..fBjEDaab
should	JcafBgEEaac
shouldn't	eKGbbfddFeD
show	KHjDfhACOjh
show--	bbbaaaI
show-sql	bbbaaaI
shown	KFccccedbJd
shows	bQdceCfgJDg
shrin-	acKbaac
shrink	acKbaac
side	HbbabaabcHc
sideb-	GKebbbffKae
sidebar	GKebbbffKae
sides	bHaaa.ddcJc
sign	Odhd.dEiCJd
sign--	Idb.cDdbfJc
sign-on	Idb.cDdafKd
signa-	cIaabaa
signi-	bcbbbCHbIdc
signing	bcbbbCHbIdc
signu-	Keb.Bbc
signup	Gda.Bbb
silen-	ePbbbbcfNfb
silently	ePbbbbcfNfb
simpl-	JdJdcdfebJd
simple	LbbaaadceKc
simplify	bbLbabbcIdb
since	dUedfdCgNg
singl-	FbAeAAagaDD
single	EaAfAAagaDC
sit	DdbbbaGbIeb
site	IfcbCdCcCiI
sits	bcBbIbadJcd
sixty	aaIbbab
size	cfFcccMIbeb
skele-	Leaaabb
skeleton	Leaaabb
skipp-	BHbbbbb
skipping	bIbbaab
skips	cIb.babdHda
slack	JGbbeceeAIe
sleep	Fee.dMegIAd
slide	bIbbaab
sloga-	bababbI
slogan	bababbI
slow	gKCfdHfdLfb
slowe-	cCDcbFfcHcb
slower	bEebaGb
small	GCecddEfGfD
small-	acIaaabfJbc
smaller	acIaaabfJbc
sms	GebccHbccIc
snake	bIbabba
snaps	Ibaaaba
snaps-	cbcbNbbdNgc
snapshot	cbcbNbbdNgc
so	KCjgAbCfcMd
soap	baca.Ga
socia-	Jcbabab
social	Jcbabab
soft	Iabbaac
softw-	H.ababa
software	H.ababa
sold	Jbba.bb
solid	badEbEaaeKe
some	hJgeMcAePfe
someb-	Dg.FfeHdMde
somebody	BgAFfeHcKce
someo-	.ABFeBecHbc
someone	.ABFeBecHbc
somet-	bFFbbbcgKfB
something	aaGba.agIeC
something's	bIbabba
soon	bIaabab
sort	IbabaabbIeb
sorti-	aNbccbbcLed
sorting	aNbccbbcLed
sound	IbeNefddEDe
sound-	bbabbaI
sounds	bbabbaI
sourc-	bbbLbbbbcIc
source	bbbLbbbbcIc
spagh-	bcKbbab
spaghetti	bcKbbab
spani-	AbcabbJcdLe
spanish	AbcabbJcdLe
spec	adcaObc
specs	bccaNcb
speed	fDPdbcecHbc
spell	cbaabaJ
spell-	bebbbcPKfcb
spelled	acbbabL
spelling	adaabbLIeca
spike	bcbcbNbcIdb
spinn-	bHaaa.bcHcb
spinner	bHaaa.bcHcb
spins	bIaaaaceJcb
split	bcNbbbcjJeE
split-	aabH.ca
split_names	aabH.ca
spots	a.adaIa
sprea-	Hbc.aa.adIe
spreadsheet	Hbc.aa.adIe
sprin-	.cabbbI
spring-boot	aabbabH
sql	beHOdgeeAId
sqlit-	bdcccHF
sqs	bbabaIacdKd
src	hNeEKekAFaf
ssl	bbaaaaH
sso	OfeBceCfeNc
staff	OccaadbcgLb
stagi-	eBcdc.MBC.d
staging	eBcdc.MBC.d
stand-	dbFFacc
star	Gaada.aadIe
start	.AFfdgKKckD
start-	.IGcdcghJfE
starting	EEcaabceDdE
startup	bEHbbbefGcB
state-	bGHcddcdKeb
statements	abIabba
stati-	JIdccddFagB
static	GIdccbdGacc
statu-	KbdddGcf.DB
status	KbdddGcf.DB
stay	eBGcbDddBFd
stays	HCIeefefJfA
stdin	Lbb..bedHca
stead-	bbIaaba
steady	bbIaaba
step	edHccdKcKed
steps	EAccbcEdIad
still	eJaeAFeeI.e
stock	FECcddddgAI
stop	bKcababcHcb
stopp-	JLcdcefdOhc
stopped	FMbccdfdNhb
stops	CGccEedcJdb
stora-	FbFbbbd.dHe
storage	FbFbbbd.dHe
store	ceDcbEEcEcA
store-	KacAaAhbeNf
stored	KdbCabfaeKe
stores	ECcbbCecaHd
stori-	Jcaabaa
storing	Jcaabaa
strea-	AcacbJaddGB
streams	baabaGaccIc
strin-	FfCcFccdGBe
string	GdEbcab
strings	abaaHabcIdc
strip-	DaaGdbcbbIe
stripe	FeaGdaba.Ge
struc-	bcFHccccIcc
strug-	bbaaabJ
struggle	bbaaabJ
stuck	cKaabacdJda
stude-	CHcdedEfDaD
students	BIcdddEfD.B
stuff	abIbaba
stutt-	bbIaaba
stutters	bbIaaba
style-	bcKab.bbcLf
styled-components	bbJababbcJe
submi-	eFbabbE
submit	eFbabbE
subsc-	McbacbbccKe
subscription	MdaacbacbJe
subtr-	HFbaeaf
subtract	Kaa.d.e
suite	.ebbMbcciNb
sum	c.Kabae
summa-	bbbbbLbcIdb
summary	bbbbaIa
sunda-	.Iabbab
sundays	.Iabbab
super	DKdbbbd
suppl-	LbbaacdddLd
suppliers	LbbaacdddLd
suppo-	LegfgGDADCi
support	NihefIFAECi
supposed	.......adHc
sure	.......fLcc
svelt-	bbFdcHccdaH
svelte	bbFdcHccdaH
swagg-	Ibaabab
swagger	Ibaabab
swall-	dIbab
swallows	dIbab
swap	cdKcdbDBfJf
swift	.aH.aadcaeI
swipe-	Iaabac
swiped	Iaabac
switc-	BCJefaciDId
switch	CEKee.hiEHd
sync	I.AEg.hhFGd
synci-	FHcbcccc.Hd
syncing	FHcbcccc.Hd
syste-	Ffd..E.cjEH
system	Ffd..E.cjEH
tab	KCedeeDaIec
table	LdDbfHkiMEi
table-	HgEfeHde.Fa
tables	EfEfdIccHbd
tablet	Gaa.baa
tabs	bLcababcKec
tag	babbaaI
tagli-	dCaabbG
tailw-	bcLababbeOh
tailwind	bcLababbeOh
take	FcfJe.beBFc
takes	iAQFdcghMdb
talks	caIabaa
tap	bIaabab
tasks	Jbcaaab
tax	dCDfGBeCFfc
tax_d-	bIabaac
tax_de	bIabaac
teach-	PcbccbcdfCH
teacher	J.abbacaafH
teachers	Jbbbbb
team	CCaad..BfCA
teleg-	Icaaaab
telegram	Icaaaab
telem-	HbbbaAbaeaG
telemedicine	GbaaaaaabdF
tell	CffQcAeeKbd
templ-	AbCfagLBADg
template	eAccdcP
templates	GeHcEdfdBGd
ten	ADFcbbdbGcb
tenan-	OecabcbdgJB
tenant	Hdaab.aceGB
tenants	MccabcbbeFA
terra-	fJdDdcCeFcB
terraform	fJdDdcCeFcB
test	dgjdZaf.Hce
testc-	aabaGaa
testcontainers	aabaGaa
teste-	gecbNFceCB
tested	edbaObaeBC
testi-	aabaGaa
testing	aabaGaa
tests	kbcdZdhhNdb
text	aEffdEGCbCd
texta-	Ibaaaba
textarea	Ibaaaba
th	cJcabaabHcb
than	ECa.bbbaLgd
that	KaheDdDcIAg
the	a.BcAbD.Mfg
their	GGjbgcGiHHg
them	BDBfCfCefQf
theme	HFbcccddIcb
thems-	adFccbGcDEf
themselves	adFccbGcDEf
then	bJcaaaa
there	IabiEHk.eGa
there's	DAeeDfG
there-	DAeeDfG
therm-	EHbbcbddJcc
thermostat	EHbbcbddJcc
they	MhGbgEifbMe
thing	DAGcBdfeGgD
think	cdGNchc
third	cLcbbaa
thirt-	.aIabcacfGA
thirty	.aIabcacfGA
this	h.aPeIjfKBf
thoug-	fOcGddeeKdb
though	dPabbbdeKcb
thoughts	abbJbba
threa-	DDf.dIggEFd
thread	CFedcIfhIAb
threads	Hb.b.ac
three	CLIehaihHGg
throu-	cL.DaBniGLi
through	aNjE.ClhHGg
throughout	bcLabacdcLe
throw-	FJdcbcddJdb
thrown	bIaaaba
throws	GHccbbcdHbb
thumb-	CEFcddccKec
thumbnails	EGcbbcbbJdc
thx	dccbEcH
tick	HccccGcbIdc
ticke-	RcccCdh.gFA
ticket	KdbcEcdeaF
ticketing	Gb..aac
tickets	P.bbdceAeEa
ties	AGaabbb
till	BGcaabb
time	aLGffbceQge
timeo-	dDjbddTNfec
timeout	dDjbddTNfec
timer	JDeFAhgeOed
times	LMcfeeffDFd
times-	aabaaGabdHb
timescaledb	aabaaGabdHb
timet-	Gaaabaa
timez-	bIcbEadeJcb
timezone	cEabFacdKfa
timezones	aHb.bab
title	KeecddJFcBe
tmp	ccHcbFdF.db
to	IfBgeAEGhEd
toast	acabbaI
today	FfHbdfD.jJ
todo	KcabbabdKdc
toget-	DbbdbIc
together	DbbdbIc
toggl-	IAababdcIdb
toggle	IAababdcIdb
token	bCbbFba
token-	f.abECA.Ide
tokenizer	dbFaGcccIdc
tokens	aee.BDEDBbe
toml	cbbbaaJ
too	JCCeeafcFb
took	HFfbada
tool	HAcabbb
tools	IDbbbbedbIc
toolt-	IFcbcdddLfb
tooltip	Jc.aacccIea
tooltips	.IcabbabHdb
top	GECfhDfBEAg
total	fHIdDdhGBgb
total-	eID.cbdEfEd
totalprice	aaG.aacIdda
totals	dKcAbaaacHc
totp	KdcbDbdcdKd
touch	EhBcEBddHac
touch-	cfCEIdecJdc
touches	ddcFH.c
touching	BdFdGddcIea
tourn-	GFbbccceCgI
tournaments	Jd.abbabcfJ
trace	aabbbJb
trace-	aHcaaaadHbb
traceback	aHcaaaadHbb
track	Jbabbbb
track-	PebbabcbfLc
tracker	Ibbbaba
tracking	MeaaaacbeJc
trade-	dcbccFI
trade-in	baaabbJ
train	cefGdcNG.dc
train-	NecbabbebAF
trainer	Ibbaaaa
trainers	Icbaaaa
training	IbaaaabbAeF
trans-	ADbggBIjAHA
transaction	bJcaaab
transfers	KbabbacbdaG
translate	dcdabbPfbLe
translations	bI.abac
truck	Ic..bbb
true	ObcbbbcGeeC
tryin-	cEbcbHbcHcb
trying	cEbcbHbcHcb
ts	DjJDKgmO.je
tsx	eCG.da.Hcda
tuesd-	bbbcbMbcJdb
tuesday	bbbbaIa
turn	b.Oecbd
tutor-	Jbaabcb
tutoring	Jbaabcb
twent-	bddcFbHadId
twenty	bbccFbFacHd
twice	aRgefDciPaf
twili-	NeabbcbdgNc
twilio	NeabbcbdgNc
two	kLchEIdgLd
two-f-	LdbaaacceNf
two-factor	LdbaaacceNf
type	GfGdCbee.Id
typed	bLbbbbbcJcd
typee-	bHb.b.adHba
typeerror	bHb.b.adHba
types	LceGdcdIaed
types-	bcLaabbegDI
typescript	bcLaabbegDI
typo	chc.abQMgdb
u	abaabbJ
ui	D.cfIBgddIa
umlau-	ePcabbcfHcA
umlaut	dKbaaabbJec
umlauts	bKbabbb
undef-	aFb.b.adHba
undefined	aFb.b.adHba
under	CiOcA.hfJ.d
under-	dababKabIeb
understand	dababKabIeb
undo	IIdbcfbeNfc
unhap-	abbbIaa
unhappy	abbbIaa
unico-	dMccFddeLdc
unicode	.......bIcc
unicodedecodeerror	bMbbbbbdJcc
unify	AbIdbaaabHe
uniqu-	bFcbbGceHaa
unique	bFcbbGceHaa
unit	fAecUbfhKeB
unity	acbbDGcdcFA
unplu-	bJaabbbdIcc
unrea-	CFDdeEibaIg
unread	IFbbbcffEGe
unreal	bbaabIacdIc
unres-	cJaabac
unresponsive	cJaabac
unsav-	NcaccbbcHcb
unsaved	NcaccbbcHcb
unsub-	dK.bbaceJcb
unsubscribe	dK.bbaceJcb
untan-	bbLbbbbcHcb
untangle	bbLbbbbcHcb
until	bQdcfeC.Ebc
untit-	cbbabaKJccd
untitled	cbbabaKJccd
unuse-	ceIadaEKgca
unused	ceIadaEKgca
up	CEIhbdbjAIA
updat-	CEBdheFABBe
update	BADdgeICDaf
upgra-	fGDdceGCbGh
upgrade	eBEdbdHCcHh
upgrading	bKaabbc
uploa-	DF.Ffi.CMig
upload	AcbJggHKAef
uploaded	LcbbbbbcKec
uploader	bdGbEabcHca
uploading	BLbbbbfeLdc
uploads	BIDecddeIab
uptim-	Jbababb
uptime	Jbababb
url	IccbbbBBbEe
us	dCgDGAeeaFa
usabi-	Iababba
usability	Iababba
usage	AcbGa.a
use	jeFGbGcBNld
used	bAFcceFGffE
usede-	bbcHDcb
usedebounce	bbcHDcb
useef-	cddLcEcdIcb
useeffect	cddLcEcdIcb
user	KcAdcGihN.e
usern-	FJcdccc
username	Ibabaab
usernames	cJcaaaa
users	GMHfbikjDCC
users-	acMcbdadJdb
userservice	acMcbdadJdb
usert-	bbLbabccIdb
usertable	bbLbabccIdb
uses	bcGbFbd
using	bcbbFFdcIdb
utc	aKbabbb
utils	fgMdBaCFGgf
uuid	caab.Ha
ux	Jbbba.bcfHA
v0	LfefeGCeQhc
valid	dDcbbHabHeb
valid-	deMBcDhgQhb
validate	.fLedGcdLeb
validation	bELdccdeKdb
value	.McbbbcgMdc
value-	dAcdGdGFAdc
values	dAcdGdGFAdc
vanis-	cGa.a.c
vanish	cGa.a.c
vans	KbbababbceJ
var	bcMabbdIcdc
varia-	gdOeAaADFhc
variable	daRbfDjLgcb
variables	bcDbcdJiOdc
vat	cLdcDdbcGca
vecto-	bbaaaHaafIb
vector	bbaaaHaafIb
vehic-	KaaabaccdJc
vehicles	KaaabaccdJc
vendo-	Iab.bbbacGc
vendors	Iab.bbb
verif-	FeabFca
verification	JdaabaabdIc
versi-	KffccdJDIic
version	LeecdcHECec
versions	bcba.aJeNgb
via	NcabbbdfbMe
video	DKcbbcdfEbD
video-	Kbbabbb
videos	Kbbabbb
view	EMcbceefCKg
viewe-	bIb.b.c
viewer	bIb.b.c
viola-	bHcDadb
violates	bIbaaab
visit-	Gba.aac
visua-	bbacJaabeLe
visual	bbacJaabeLe
vite	cbOccacddNf
vites-	aaLbfabbdKe
vitest	aaLbfabbdKe
voice	bIc.abb
volun-	Jcb.aac
vs	bbbbbKbcfMd
vue	cbKDcbddDHh
w	.......cEgD
waiti-	bbbHcEe
waiting	bbbHcEe
walk	dKababa
walks	bJbaabb
wall	bIbabba
walle-	DbCcGcebEfD
wallet	DbCcGcebEfD
walls	cMbbbcbcJdc
want	MlhIFDlhLbb
wante-	cccFcIccIcc
wanted	cccFcIccIcc
wants	HDdAdcaBeHf
wareh-	IbdcdcGf.BC
warehouse	HbdcdcHeBaD
warn	EhefcFKJaed
was	beeEIeEDFee
water	cAbIbbabHdb
way	D.CGiBgeFCd
ways	MebacbabeJc
we	IkcAFFifbJb
we'd	GcGccdbd.Hd
we're	.FdEbbc
weak	cabCbHb
weakn-	ccbJba
weaknesses	ccbJba
weath-	Icd.a.a
weather	Icd.a.a
web	bCEA.dcce.H
webho-	DAffaFBdHAe
webhook	BBef.DCcHbc
webhooks	DdcccED
webp	MbcabacdKea
webpa-	caMbdabcdKe
webpack	caMbdabcdKe
websi-	J.bbbbc
website	J.bbbbc
webso-	DIeccBeeH.c
websocket	AJdcbBedJcc
week	dAe.aFCbF.d
weekl-	KaceccCeFFf
weekly	KaceccCeFFf
weigh-	Ibbaaab
weight	Ibbaaab
weird	eGcbHadeJcb
welco-	ddbccFJIadc
welcome	ddbccFJIadc
well	bFdDcBccGac
were	KedccbGDGfe
what	gnCKANhgEA
what'-	cddIcIdfIba
what's	cddIcIdfIba
when	RLikBConQBe
whene-	IIcccdedBFd
whenever	IIcccdedBFd
where	FbieeUghGGf
wheth-	BccIacaaEca
whether	BccIacaaEca
which	Efc..HeeKcb
while	MCaCefgeMcd
white	eJccccF
who	.CafdKdfLhC
whoev-	JcaabbacdIc
whoever	JcaabbacdIc
whole	dbAI.BeikMG
why	fLfgdOddJdb
widge-	Gc.aa.aaeIc
widget	Gc.aa.aaeIc
width-	Icab.ba
widths	Icab.ba
wifi	bIaaaabdIcb
windo-	CGbcEbggHCd
windows	CKbbcbfgDFd
wish	BfDeEeE
with	LCAhCdgl.Oc
witho-	DAHe.gagKad
without	DAHe.gagKad
won	Icaaaaa
won't	eEcccCE
word	.GebcdGDEfc
work	dbacaKacGc
worke-	iHkFBbFBIhc
worker	gJjGgaHCHhc
workf-	cbdaaaL
workflow	cbcaa.K
works	fGgfgLGeLbe
works-	LcabbbbcaHc
would	NngCcHahJCe
write	gikfLGMBIbi
write-	cdcdGJbcIdb
writer	bcbcFFb
writt-	dGeEeFdeJcb
written	dGeEeFdeJcb
wrong	hNaageGCc.a
wrote	aBbKbebbHdc
xml	bcIdbbDBeHe
xmx0g	abcacaMHccb
yaml	IijeCeRMcgc
year	deedHbLJbec
years	bcaaHaa
yeste-	eJdCceEeOfd
yesterday	bJbaaabbIcc
yesterday's	dAbCbdGdKdc
yet	GffeBKccdJc
yml	H.leedRSifd
yo	Jbbbabb
you	hfbTAiCDa.c
your	ccbLaabcGAe
z	FFcccbccJcc
zende-	JbbaabbccKd
zendesk	JbbaabbccKd
zero	aIBeHfhhCdI
zip	KcbaabbcJdc
zones	.GbababccGb
zoom	Ndb.bbc
zusta-	efQbbDfffTh
zustand	efQbbDfffTh
…	cdBicaQZhne
→	fcNgDfDNkAd
가-	fICidECDEed
가게-	Icba..c
가격-	.AAdADabBEe
가격순-	bIaaaba
가능-	DdcBbGd
가능한-	.ccCbHc
가려-	cKbaabbcIcc
가려짐-	bIbaaab
가이-	fcbbbaOdNfc
가이드-	fcbbbaOdNfc
가입-	EAdbEccdCFe
가입자-	FbbaDac
가져-	FAcdcDbcHda
가져오-	FAcdcDbcHda
가지-	ccBCbFbbaGd
각각-	geB.BCFaeAF
간단-	Iaaaaac
간헐-	aH..cbc
간헐적-	aH..cbc
갈아-	fdIbbCB.hH
갈아타-	cbJaaacdcKd
감사-	begNdGdcbKf
감사해-	bbdLbcabdKe
값-	ECfcccHFBdd
값은-	Eba.a.abIdb
값을-	HbcabaA
값이-	EGcaacccGbb
값임-	abbaaIa
강남-	bcaa..H
강남구-	bcaa..H
강사-	IabababbcbG
강의-	Icbaaaabc.E
같게-	baGaaab
같아-	BADabbb
같아야-	bbGba
같아요-	DBbAabb
같은-	FJfcdeBgb.H
같이-	JdcaDbedEa
개-	deFdCaDciPd
개가-	CFaaaad
개나-	cbGbcFbcHcb
개발-	Fe..bcDbhBH
개발해-	JabcaacceAH
개선-	dcHFbbb
개선해-	dbKaaba
개수-	HEbbbbcdIcb
개에-	caEAcbCdaHc
개의-	cdEBCBd
개인-	dAfDcEDEfFe
개인정-	bCeEbEcBeGd
개쯤-	cc.bDaDacHd
갱신-	fHecBcFAFdc
거-	EgDDbhCC.cA
거대-	baIaaab
거래-	IDdbcadd.BB
거래처-	IaaaaadccHb
거예-	accbbGE
거예요-	accbbGE
걱정-	cbbFDabcGca
걱정돼-	cbbFDabcGca
건-	cADb.BbcaaD
건너-	aIcaaba
건너뜁-	aIcaaba
건드-	GcA.bCeeJcb
건드리-	HbdAbCefJbb
건이-	bHbba.a
건지-	dceDcMcdH.d
걷어-	aaEaa.bbbJf
걷어내-	aaEaa.bbbJf
걸-	cbbHDcb
걸려-	dBJbbbcdHcb
걸려요-	bbIaaaa
걸렸-	Kabbacb
걸렸는-	Kabbacb
걸리-	d.JbaEgfKdb
걸리는-	ddKa.BeeJcb
걸릴-	dbbCaHbbGda
걸릴지-	caabaIa
걸어-	IEcacceeLeb
걸어줘-	KbbabbcdJdb
검사-	EaDCdcdcbAD
검색-	cEDeACdi.H
검색창-	GCb.aceeHab
검수-	AbaHbbc
검증-	AdAfLDhgNec
검증하-	ccccFGccHcc
검증해-	Iba.bbb
검토-	ccCJbcbcCBb
검토해-	a.bFbAa
것-	GbB.dAcdF.b
게-	EdecAJddH.c
게스-	Jcaaaac
게스트-	Jcaaaac
게시-	CEadADhgDC
게시글-	EFcaaccdLfb
게시판-	CDadADhgAF
게이-	CCfdFeBAEe
게이트-	bDecGdD
게임-	EAcEcbc
결과-	cCI.eCgeGBd
결과가-	dIcbbDbbJdd
결과는-	AdKaabccDEe
결제-	DaabDabbacF
겹침-	cIaaa.cdIbc
경계-	cc.aKbbeHdA
경계값-	cbdaMbbdJdb
경고-	EfdccFE
경로-	eIcCcBc
계산-	iAFAJcgeOhb
계산기-	baaaFaabGcb
계산되-	baabbHa
계속-	BNcbecdeH.c
계약-	HbbbCbbceFB
계정-	Pb.bfadfaEB
계정을-	Lbbae.bdF.b
계좌-	Ibaabac
계층-	.......cgIA
고객-	GeddbBFAdCA
고객센-	.ddabaKHgAc
고객용-	HccbbcEddED
고객이-	Be.dbGBdDA
고객한-	Ida.aab
고르-	aHccbCcdIdb
고르면-	cJaaaba
고정-	GccaaaC
고정할-	GaaaaaacKga
고쳐-	fOg.ebEHfCd
고쳐야-	dJb.b.bcgJa
고쳐주-	cNfb.baD.Ae
고쳐줘-	dFbaecJIaga
고치-	DecBaEb
고치지-	bcbDaDa
고친-	adaaI.acHca
곳-	cCbBcGdAbEe
곳이-	b.bbaHa
공개-	cccbCbIccId
공유-	GeeCcEceIfB
공유하-	JcaaababIcc
공장-	Faaaaaa
공장용-	Faaaaaa
공지-	JfBcdaB.gH
공지사-	Lbb.cbccfMd
공통-	bcKbaaadFba
과금-	H.cbaaa
과제-	AAcDCdbdF.b
관계-	EadcaGc
관련-	daaDabF
관리-	LecabaAfdCF
관리자-	GccabaCd.D
관점-	cacKaaaaDBe
관점에-	cacKaaaaDBe
관제-	HbbaAac
괜찮-	cddKbCbcDAc
괜찮은-	cedJbEbcE.b
교체-	beNcaabBfKg
교체하-	baHa..c
교체해-	aaJcaacdaHc
구글-	K.dccCdefNc
구독-	MdcbBbdgADB
구매-	HbcbCcbcfCG
구매자-	.......acEb
구성-	gdcc.BNeBDa
구성해-	bbbaCbFbcJe
구조-	deCBbIc
구조를-	a..c.Gc
구축-	IcbaEbeehCJ
구축해-	..aaDaacgEE
구현-	KcbCbceeCFd
구현해-	KbabbadcdJd
군데-	baGd.bB.eHc
궁금-	beaCaJbcGac
궁금합-	acabaIa
권한-	BEdDAcddaFa
그-	.F.acBeaDc
그냥-	bLcaabbdIcb
그대-	dCIabdadEeD
그대로-	dCIabdadEeD
그래-	ECcbAcb
그래서-	Gaaaaaa
그래요-	bGaaaaa
그러-	GCabbcb
그룹-	FbaaaaaabdG
그룹웨-	Fbaaaaa
그리-	IdCbcabbHcb
그리고-	Gacaa
근거-	bbcIbBa
글-	KCcbcbddBFc
글쓰-	FBaaabcdHda
글쓰기-	.Faaaab
글씨-	dKaaabacGcb
글씨가-	dJaaaaacFba
글이-	eNbaaacdKec
글자-	DEdbcdDCHgd
글자가-	cHaaaaa
글자만-	.CcabcF
금액-	cJbBcbbcEDf
금액이-	dLbababdHAf
금요-	cJc.aabbKga
금요일-	cJc.aabbKga
급여-	FCbbbbb
기가-	bdGaaEd
기가나-	bcIa.bc
기간-	Icb.aab
기능-	QiDcc.gghLC
기능은-	caH.b.b.deJ
기능을-	H.abaaccdJc
기능이-	JcbabaabdKe
기대-	cEeaHad
기대값-	.bdaI.b
기반-	Cc.bHbcdcEB
기본-	HceabaE
기사-	.......bBeF
기억-	KcbbaabdKec
기억해-	IcbaaabcJdc
기업-	JbaaaacccKd
기존-	Kbcbaab
기준-	eCeCdCFcHac
기준으-	.......bGcb
기획-	IdbabCbbFjF
기획서-	HdbbbBbaBhG
긴-	FcIbccefIab
길어-	baGaaba
깃허-	CbdbabHeFCd
깃허브-	CbdbabHeFCd
깃헙-	dbdbacNcGca
까줘-	bbcJaba
까지-	.eabLadfEFe
깔아-	cddcDDFcbFa
깜빡-	JAbbbbccGbb
깜빡이-	Kcaabab
깨져-	dNa.eabdKea
깨져서-	dJaaaabbIea
깨져요-	aIaacaccHcb
깨지-	aG.b.ac
깨지는-	cIab.ab
깨짐-	bMdabadHcbc
꼭-	dDFeAba
끌어-	EccbHab
끌어올-	aabaHaa
끝나-	IFebbdaeGcA
끝나면-	JbaaabcbHcb
나-	abba.Ga
나가-	H.c.CbfdGBe
나가게-	Gbaaaaa
나가는-	.dcbHEc
나가면-	HDbbbeaaHea
나가야-	.......aHdc
나감-	cLcaaaddGbb
나게-	Hbaaaab
나고-	bGbaaaa
나눠-	bbIbaabeCdF
나눠주-	baHbaabdJdb
나눠줘-	baGaaaa
나는-	cLaaabcbFbb
나는데-	dKaaaac
나면-	GCbbbbcdMec
나쁜-	aaaGaca
나쁜지-	aaaGaca
나서-	bKbababcIdb
나오-	DCBdAcbaJfb
나오게-	EfDcBb..Heb
나오는-	DGccc.ccHdb
나옴-	dOc.abddIdb
나옵-	aOcbbbecNgc
나옵니-	aOcbbbecNgc
나와-	cMfccdEBDea
나와요-	eRcabcdfLbd
나은-	aaaaaF.beIb
나은지-	aaaaaF.beIb
나을-	cbba.Jb
나을까-	cbbaaJbcbHc
날아-	dKcaBccdKcc
날아가-	cKb.bbccIcc
날짜-	iGGeCbaaGcd
날짜가-	cFbaabC
남겨-	bdcGDgFdHab
남겨주-	cbcEBeGcHca
남겨줘-	bbbGbcCcHcb
남기-	Idaab.b
남아-	DD.bAcdc.Hd
남아야-	GdbaCabbcGb
납니-	dNdaabbdIcb
납니다-	dNdaabbdIcb
내려-	DA.bcdEDFfd
내려받-	GCcabbccKec
내려주-	ADDaccc
내보-	GHdbbbefKda
내보내-	GHdbbbefKda
내역-	EHdbbacdHAe
내역을-	Gacab.a
내용-	aHaaabb
내용이-	bHaaaab
냐-	baaaaHacdJd
너무-	cDGedeDaEac
넘기-	Hcb.aab
넘는-	dKBbcbcdGac
넘어-	CFdcFcecJeb
넘어가-	.......bHdb
넣고-	GbaaaabbeIc
넣어-	OhcaBCggMcc
넣어주-	Lcb.baddFAc
넣어줄-	Gaaaaab
넣어줘-	Ngb.CafgLcc
넣으-	eOabbcceIbb
넣으면-	eOabbcceIbb
네-	bBc.cIddeGA
네이-	.dCBcFdd.Gc
네이버-	AcDbbDcc.Fb
네이티-	aaaaaFa
년-	adBaaaF
노션-	Faaaaba
노출-	HCbbbbc
노출해-	JcaababcIdb
노트-	.dDeccKeMec
누가-	CbbcaGbcIda
누구-	bcbcbBJ
누락-	ABcEbabadGb
누르-	HIdbbdecKfc
누르면-	HIdbcdecKfb
누수-	bDcFbabdJdc
눈으-	bacLbcb
눈으로-	bacLbcb
눌러-	ALccBdefHba
눌러도-	dNabbcbcKdc
눌렀-	cIaa.cacGc
눌렀는-	bIaaaca
눌려-	cGa.aaa
느려-	dKeaaDdeIca
느려서-	cMdaaaceJdb
느린-	bcJb.bb
는-	bFDdeFf
늘려-	beeabaPKfcb
늘려주-	acb.aaH
늘려줘-	bdcaaaLIebb
늦게-	aHaa.bbcHcb
다-	.LaabdddgGD
다국-	IaaaabbbdIc
다국어-	IaaaabbbdIc
다섯-	bcGbBBc
다시-	gDIdEcddFiG
다요-	Gbaaa.b
다운-	CGcababdIda
다운로-	CGcababdIda
다음-	G.ddbGddBaD
다크-	EIbbbbeeJda
다크모-	DIbbbcddIcb
단계-	GeEcDafddLd
단순-	bbKbacb
단순하-	bbKbacb
단위-	dbabNbcdHeA
단위테-	badbKaacIdc
단축-	Iacb.ba
단축키-	Iacb.ba
닫으-	Gbaaaba
닫히-	LcbabbbcIcb
닫히게-	Kcaabbb
달기-	BbcbbaH
달라-	gBDcbBCBeCa
달라요-	bJababb
달라지-	bdG
달력-	cLbaaaceFAc
달아-	KedBcdCfKcb
달아줘-	IedccbGfKdb
담당-	KdGddccdECe
담당자-	Mcbbbaa
답안-	bGaaaba
답안이-	bGaaaba
대기-	DAcFcbcdFBd
대상-	cb.FCba
대시-	CCAccc
대시보-	EdBbbbB
대신-	acaBacGEDgb
대표-	abbbabJHccb
대한-	DdeDGbc
대한통-	Hbb.a.bbdGb
대화-	JbbaaacdAFc
댓글-	GdbaEadfIdA
더-	Jbbbaba
데-	fdJFcCffFBb
데가-	fdCHdHeAFcd
데이-	Fce..JhfCC
데이터-	Fce..JhfCC
도-	LFbccdefHbA
도는-	ecceFGDcGad
도는거-	a.abaGa
도는지-	bbabECaaGcb
도서-	Gbaaaaa
도움-	bbbaacKcbHc
도움말-	bbbaacKcbHc
도입-	KdcbDccdaKg
도입하-	IbabaaabdLf
도저-	cbFcbEa
도저히-	cbFcbEa
도커-	hAIdcBDhLeA
도커라-	cacaaaI
독일-	.Gaab.c
독일어-	.Gaab.c
돌게-	bbabaaHbGcb
돌고-	aIaaaadeIba
돌려-	IBdFbeedGab
돌려도-	bBbFaca
돌려주-	Ibaaabc
돌리-	hCBbCBadECd
돌리는-	g.CeDD
돌아-	DFefdJfeKcd
돌아가-	aCbcbIccHad
돌아요-	bIaaabb
동기-	JAaccAdcaJe
동기화-	JAaccAdcaJe
동물-	Hbbaaaa
동시-	dHbEbcbdGbb
동시성-	aaaFab
동시에-	cIaaaabdF.b
동안-	JBcbabecHda
동영-	GEbbbbc
동영상-	GEbbbbc
동일-	dbNbbbbdGeB
동일해-	baGabaa
동작-	eaLbbBbeC.B
동작은-	dcKabaaeAC
동작하-	cDbbaFa
돼요-	cFAbCbc
돼있-	bbbaaaHIdbc
되게-	HdbaadDeAFc
되고-	AeG.a.b
되나-	DebcbJbbIeb
되나요-	CdbcbIabIeb
되는-	.GeBdBadEAb
되는데-	DIddceC
되는지-	cbbFbFccIda
되돌-	Gbbaa.b
되면-	HcdbbEccbHd
된-	caLca.dfc.I
될-	baFFbdc
될지-	.baGaab
됨-	aFCbbabcFab
됩니-	CDEcddbaaFd
됩니다-	CDEcddbaaFd
두-	hFbfbGFACac
두고-	FeEbEeccJce
두번-	dHcbbGbcJdb
두번씩-	cGaaaaa
둘-	bGbabbBbdLf
뒤-	AHbbaab
뒤로-	BKcbbbccHeA
뒤로가-	DEbaacbbGcb
뒤에-	ACdcAFedHad
드라-	b.ECbbbbHdb
드라이-	b.ECbbbbHdb
드래-	Gbaaa.bbGda
드래그-	Gbaaa.bbGda
드롭-	CH.bbdddJcc
드롭다-	BIbaadcdF.c
들어-	HKeadcfgABD
들어가-	HIebcdcd.aE
들어오-	HEbbbccbdIc
들어와-	FAcbbCcd.Hd
들어왔-	cJaaabccHcb
등록-	OccaaaefhOb
디자-	DdBcBBc
디자인-	CdBcBBc
따로-	AcG.aabc.dG
때-	McaeCccgHDe
때까-	bEFceCcb.Fd
때까지-	bEFceCcb.Fd
때마-	bMcaabcdG.d
때마다-	bMcaabcdG.d
떠요-	cJbaa.dG.db
떨어-	FJdbdbddH.c
떨어지-	GEbbcbc
또-	dNbabacdGAd
똑같-	abIaabcdBDb
똑같아-	bbF.aabbbIe
똑같은-	bbG.a.bcIcb
똑같이-	AbGaaba
뚫고-	cMbbbbbcIcc
뚫어-	Gababaa
뜨게-	EcCa.bb
뜨는-	GcGbbbddJcb
뜨는데-	c.HaaaccHbb
뜹니-	eIabaaacJea
뜹니다-	eIabaaacJea
뜻이-	bbacaJa
띄워-	QfacacceMfb
띄워주-	I.acaacdIda
띄워줘-	NfaaacbdKec
라고-	c.cbbFD
라는-	Cd.bEc
라이-	ad.gbMAeDdE
라이더-	JadbAabaceJ
라이브-	dcDfbNcdECd
라이선-	dbbebHF
락-	bacNafabHea
람다-	bbIaaab
랑-	Ce.cbBEcaHd
랭킹-	HccbbDc
런북-	cbaabbKbGca
레거-	caCcaGc
레거시-	caCcaGc
레디-	GEcbbbc
레디스-	GEcbbbc
레벨-	AddaabKHbdb
레시-	HAbabbb
레시피-	HAbabbb
레이-	cccFaEbaHfa
레이어-	.......bHea
레퍼-	bcaaaaJaeIc
레퍼런-	bcaaaaJaeIc
레포-	CcbHabcdeGC
렌더-	.......bIdb
렌더링-	.......bIdb
로-	hdNfafKOpCb
로거-	aabaaGacIea
로고-	bJcaaab
로그-	DBgdcEC.BBe
로그아-	cLbabbcdIbc
로그에-	GccbbGcdJcc
로그인-	ECdcb.Ba.Ed
로딩-	DdGabadcIdb
로직-	icJaJ.geQic
로직에-	cba.Ga.aFda
로직을-	bcIaba.bJec
로컬-	cBdcbDG
롤백-	CdbcabH
롤백해-	bbabaaJ
루프-	EdCccGddJcc
를-	cBLfgBAJfCg
리듀-	baHbDdc
리듀서-	baHbDdc
리뷰-	gbcSabddJcc
리뷰해-	eacNabbbG.d
리팩-	dFGacbcc.He
리팩토-	cFHdcbbcaId
리포-	..EdCeBAaDe
리포지-	cbDaFaccaGc
리포트-	CCDddeD
리프-	BGbabbb
리프레-	BGbabbb
린트-	baacaaId.Gd
릴리-	AeceAdOgHdD
릴리스-	AeccAdLgGdD
링크-	DKdDceheIac
링크가-	cJaaaac
링크로-	EFbcbbbcIdc
마세-	abab.Ga
마세요-	abab.Ga
마시-	dbbBaCD
마시고-	dbbBaCD
마우-	Icaaaab
마우스-	Icaaaab
마이-	cHDEahefEbD
마이그-	AaGIdgfeEAa
마이너-	bKccbcBdGAd
마이크-	bbFbDbcbddJ
마일-	bDbbEbb
마지-	FFabbbd.Gcd
마지막-	FFabbbd.Gcd
마침-	ccc.aaLJdcc
마침표-	ccc.aaLJdcc
마크-	EceCFccdIbc
마흔-	ddCbBbFbdJd
막혀-	bDbbaaFbFcb
만-	DBdcBBcbbGb
만드-	Ibbabaa
만드는-	Ibbabaa
만든-	abaIac
만들-	Lddc.a.fiLC
만들고-	Ibbaaabce.H
만들려-	Gba.bab.aeF
만들어-	Kedc.aAegMa
만료-	.Hhe.DAaEad
만료돼-	cIa..bc
만료되-	.......dIca
만료된-	bIbabba
만한-	.baHaca
말고-	BghDc.LJbga
말아-	aabIaca
말아주-	aabIaca
맞게-	bGdFbdbacHd
맞아-	cFbabaC
맞을-	.......bdHb
맞춰-	bbbbabKH.dc
맞춰주-	babbabJHccb
매기-	abcIaba
매기고-	abcIaba
매뉴-	bfcbcFI
매뉴얼-	bfcbcFI
매번-	FccbcbGbGdb
매일-	EGccDcgfFDd
매장-	Gbaaaab
매출-	........cHe
매칭-	DbabaEb
맨-	CCAcccBEAbd
머지-	cbbHbdEcGda
머지해-	abaHabbcFba
먼저-	bGdcbC.dE.a
멀티-	IafFbdb
멀티테-	J.ebaaa
멈춰-	bIbaaaabGcb
메뉴-	.Beaa.EBfGc
메모-	GADddBeeFCd
메모리-	eCFcbDccHdb
메시-	IageaCB.cGd
메시지-	IageaCB.cGd
메신-	Hcaaaab
메신저-	Hcaaaab
메인-	adDbccHDEfb
메일-	CM.dceddLiB
메일에-	dJccbcE
메일이-	cKbaabbcHcc
멤버-	Kbcaabb
멤버십-	Ibbaaba
며칠-	bcbbaLbbHcc
명령-	NdababdeMfa
명령어-	Ga.aaaccHdb
명령에-	KcbaaacdJdb
명이-	cEbbDBd
몇-	fFcdbMdeMfb
모놀-	bbKbabbbeeL
모놀리-	bbKbabbbeeL
모니-	eFebccLdAdG
모니터-	eFebccLdAdG
모달-	dIcDbcb
모델-	HbCbbdadcDC
모델을-	HBb.acccbId
모두-	aD.cB.cc.BA
모두에-	AbbaFaa
모듈-	geLEJfhhGDb
모듈로-	abJbbabdHbb
모듈에-	aabbHaa
모듈을-	aaHabac
모드-	KCcbcbedCEe
모든-	fgIFDf.cjSe
모르-	bDbbbFb
모르겠-	bDbbbFb
모바-	ACcBCad
모바일-	ACcBCad
모아-	.bJbaac
모양-	EdEaabbbbGd
모양은-	acE.a.a
모으-	abIabaa
목록-	J.DfcAefMdd
목록에-	GGdacbddMgb
목으-	babaIbb
목으로-	babaIbb
못-	.BEecCdcGda
몽땅-	cbDaabE
무슨-	bcbcaKa
무시-	cIaaaabccIb
무시하-	bHa.aab
무한-	cIaaaabcIdc
묵묵-	bIabbbb
묵묵부-	bIabbbb
문-	caJaabbbHcb
문구-	g.ebaDJHaea
문구를-	cbc..aH
문서-	eaecbaQdFAc
문서로-	bbebaDHbG.e
문서를-	bbaa.cI
문서에-	dCbaaaG
문서화-	bbaaaaHcIdb
문을-	dFIcbbc
문의-	HEcabcdeDCb
문의가-	CFbbbcbcHda
문의하-	Faa..ac
문이-	b.Iaacb
문자-	DFcccBdd.Hc
문자가-	bIaaaca
문제-	aDdGcbadF.c
문제인-	bGaaaaa
물어-	JAdddEddLec
물어보-	LdabacacHdb
뭐-	babaaIb
뭐가-	dcadaObedKc
미들-	dcDCDbbbGcb
미들웨-	dcDCDbbbGcb
미리-	Jcbabaa
미리보-	Jcbabaa
밀려-	dIaaaaacJfa
밀림-	bHb.aac
바꾸-	cbCDdEc
바꿔-	gfMbbcGFcCf
바꿔주-	fcIcdbHEcCf
바꿔줘-	efJaacFC.Bf
바뀌-	bCBcccF
바닥-	GD.bcccdadI
바닥부-	HbAabbbcccI
바로-	bMfccbC.CBe
바로잡-	eIdbbaFCaBd
바이-	.FcbbDd
바이트-	cGbbbEcdHbb
박혀-	abDbbFc
박혀있-	abDbbFc
밖으-	bbMbcaccIdb
밖으로-	bbMbcaccIdb
반복-	EGbbbbccKdd
반영-	bbaaaaH
반올-	cEbCBcbcFab
반올림-	cEbCBcbcFab
반응-	dJaabbabGcb
반응이-	dIaaa.abGcb
받겠-	abaaaG
받고-	CbcFbaa
받아-	J.DeccdcCEe
받아서-	Hca.aab
받아야-	CbGdbaa
받은-	dcbGbcG
받을-	FcbEbcbbHbc
발급-	McabcbaacJf
발급하-	LcabcbabcHd
발생-	cLbaaacdLec
발송-	aFEedEeeGCe
발주-	Jaababb
발행-	KbbababdJad
밤마-	abab.Ga
밤마다-	abab.Ga
방금-	bbaFCbbbGda
방법-	abbcbCGgMea
방식-	BdHCcbdbdJd
방식으-	CbEcbCdbcGa
방식이-	aaGaa.b
배-	KdccbCddJcc
배가-	baac.G
배경-	.cdcbbNKcdc
배경색-	bbcbbaKIccc
배너-	AbcdbbLI.fc
배달-	Iacabab.adF
배송-	I.DbcdddfED
배치-	abCcbDAaCc
배치가-	bGDbbccdHca
배터-	Kcaabab
배터리-	Kcaabab
배포-	aAcdb.IdDaA
배포해-	cbaaabJcIcc
백업-	KBdccbaeJeA
백업하-	Ica.aac
백엔-	cbCBBcAbd.F
백엔드-	cbCBBcAbd.F
백여-	aaHbaaabcIc
백오-	KecaDbdda.E
백오프-	KcbababbIdc
백오피-	FcaaDacceBF
뱃지-	HbaababcGca
뱉고-	bHcaaab
버그-	.HdcFbeaHfa
버립-	aHbaaba
버립니-	aHbaaba
버벅-	eEIbbbbcIcc
버벅이-	bbIaaaa
버전-	HeeabbGEAad
버전으-	Bbcaa.E
버킷-	.......cIcc
버튼-	EBecbdGEFjb
버튼을-	BEa.aaccFb
버튼이-	FDbabbcdIda
번-	DEcDd.feHBd
번들-	bcFcbEb
번만-	babaIbb
번씩-	dFbbBDccF.c
번에-	Kbc.b.ccGac
번역-	dCcccbKfBId
번역해-	babbb.IcaGc
번은-	Gca.aaa
번째-	bbGbcaDIfba
번호-	AEfdDdCDEfd
번호가-	dFbbbaF
벌-	.cGccEc
베이-	abAbaaG
베이스-	abAbaaG
벡터-	bbFbbCb
벽을-	cJbabbb
변경-	eiBCEcGJcg
변경해-	daGbcaCEeAb
변수-	dANBbbjEBfa
변수명-	abLaabeGbda
변하-	acGaa.a
변화-	dbI.b.abBgF
변환-	AcBbGaccFBe
별도-	bbJbbaaeKdb
별점-	Haaba.a
병목-	a.bcaHbaeJd
병원-	GaaaaaaaafG
보강-	bbbbKbacIcc
보고-	GbdGbbdbaGc
보고만-	a.bc.F
보관-	FEcbacb
보기-	KcaaaaddaId
보내-	ICcabbcccJd
보내고-	.GbaaabbdJc
보는-	Hbbaaaa
보다-	bIaaaba
보드-	Eb....b
보안-	dAdObdbb.Hf
보안상-	aa.G.ca
보여-	LDeDceggKad
보여야-	Hcba..b
보여요-	eHcEabc
보여주-	JccCbbddKeb
보여줘-	KcaaabbcIdb
보이-	GADcbcdeIdA
보이게-	KbababcdLfb
보이는-	cbHaaaa
보임-	bIabaaacHcb
보호-	Lcbabac
보호자-	LbcabacddCE
복구-	cabbaaIbIeb
복붙-	abIaabbcHcb
복사-	JdGcbceeJca
본문-	FccabGc
본사-	Faa.b.b
본인-	DbbbaFbcdIb
봇이-	JbcbaabbIcc
봐주-	cDbIadbbFda
봐주세-	cEcIbdbcJea
봐주실-	a..Eaba
봐줄-	aa.Hacb
봐줘-	abaJaeabGda
부가-	dIbbCbbcGcb
부가세-	dIbbCbbcGcb
부분-	.gHG.ec.Ebc
부분만-	bbKababcIcc
부탁-	ccbGa.B.ABc
부탁드-	BaBFcbcdF.b
부탁해-	BddEcbE
부터-	Fca.a.a
부하-	.ab.FabbfBG
분-	.dEFBbfdF.b
분리-	c.ObcbdfIiE
분리해-	baJabbcfGdC
분마-	cGbaaEc
분마다-	cGbaaEc
분석-	bbdd.PcbbJf
분석만-	aaabaGa
분석해-	caec.NcaaHf
분으-	ceeaaDJJcdb
분으로-	ceeaaDJJcdb
분이-	a.ba.Fb
분이나-	.bba.Fb
분인-	acbaaJb
붙여-	KdccFbddgPd
붙여주-	FbabDbccdKd
붙여줘-	LcbababddKb
붙이-	.......beJc
뷰어-	HBcaabccGca
뷰어에-	G.b.abbcGbb
브라-	B.dccEC
브라우-	CdcbbFC
브랜-	ba.IabbbEba
브랜치-	ba.IabbbEba
블록-	B.IcbbdGcbb
비교-	hacdaRbbjOc
비교표-	caacaJabeIc
비교해-	e.bb.LbbdHb
비밀-	AEeBbBchEC
비밀번-	CFdCaCigFDb
비번-	Ibbaaab
비용-	DccbaGabbFb
비용이-	DcbcaFa
비판-	badKbbbcIdb
비판해-	bacIaaa
빈-	dGbbCbbbEeC
빌드-	AaDfdAFhJCe
빌드가-	bcbbaHBbFca
빌드마-	Kabbacb
빌드하-	ccb.aaI
빠르-	dBKbacccHda
빠르게-	dBKbacccHda
빠져-	dKBabaddECe
빠져서-	bHaabaa
빨간-	HEcbBdeeIca
빨간색-	Jcb.bab
빼고-	.......cbId
빼기-	HAcab.ddIda
빼주-	dcHbdbH
빼주세-	ccIbcbDeKdb
빼줘-	deFbcbIIccb
뽑아-	FcFbcabbHcc
사-	ba.caHa
사내-	MAbbbbeehFG
사람-	bGBddHgfLcc
사업-	AaabbHb
사용-	cHCecaAeGBe
사용자-	AHbcb.adECd
사용하-	abIbabb
사유-	KeaababbFbc
사이-	EECdcdbgEaB
사이드-	BJcbbaccIdc
사이트-	Gd.babBe.CB
사장-	Fbdb.bDb.gI
사장님-	Fbdb.bDb.gI
사진-	LCcbbbedCDc
사파-	cHbbbCbcGcb
사파리-	cHbbbCbcGcb
삭제-	McEeAci.cHf
삭제할-	JbbaaabcdJb
삭제해-	baJbaac
살펴-	aaaF.ba
살펴보-	aaaF.ba
상담-	HcdbbABfBaE
상담원-	Abbaa.E
상대-	.......bHcb
상세-	HABbbbeeCEd
상세에-	Idb.aaa
상수-	abK.a.eHdbb
상수로-	.aGaaab
상태-	DcEccEefBCB
상품-	HCIdbehgLfB
상황-	BbccFDcddFB
새-	FfABe.CfaGA
새로-	C.aB.fCdaaG
새로고-	cIaaaaabGcb
새벽-	CCecdDCBEec
색인-	HBb.acdceKc
생각-	abaJbca
생각하-	abaJbca
생겨-	cHa.aab
생겨요-	cHa.aab
생기-	Haaaacbc.Fc
생기면-	FaaaaabbGcc
생산-	JabbababbdI
생성-	GDFccdgfAJe
생성되-	ICc.cadcbHc
생일-	cFabbDc
서로-	dIcbbbDdGAe
서른-	bbFbEacaeIc
서버-	EBacdbCagdL
서버가-	BIcabbd
서버는-	dGbbaEcc.Hd
서버를-	cbG.aaa.deI
서버에-	ECfdc.DfaHa
서비-	A.EddCadkCL
서비스-	A.EddCadkCL
서빙-	Kca..cecfED
서빙하-	Iba..cccdJd
선택-	NDedaebgNfa
선택지-	LcbbabbcHbc
선택한-	.......bIdb
설-	.......cIdb
설계-	DbAGbfbaccG
설명-	dcfgcMJeKbe
설명해-	b.beaLbaBDe
설정-	ChBdcbM.Ice
설정해-	fbbbaaNBFfc
설치-	acaaa.H
세-	cCH.bbdeIbb
세금-	DDdcFbd
세션-	aCfdcGE
세율-	bHcbbEd
세팅-	bbbcBbHcEBd
센서-	AFCcbad
센터-	Gbaa..cbdIc
센트-	Jbaaabb
센트리-	Jbaaabb
셋-	bGaaaaaadId
소리-	GCbbbbbcGbb
소셜-	IEbcbcddeJb
소수-	cLabbcbcGac
소수점-	cLabbcbcGac
소스-	bbbJbbabdIc
소용-	cJ.bbba
소용이-	cJ.bbba
소켓-	bHaaaaa
속도-	EeJdcAd
속도를-	bbIaaaa
속성-	c.bbH.aaHea
손님-	IbcbAbbbdaG
손대-	cDaaaEbbcHb
손으-	Bbc.Faa.bFc
손으로-	Bbc.Faa.bFc
솔직-	bacJaaa
솔직하-	bacJaaa
송장-	GCcbCbffBFb
송장번-	Fba.a.c
쇼핑-	.......dfDF
쇼핑몰-	.......dfDF
수-	QfaaaddfFDd
수납-	IabbbbabadG
수량-	bFbaa.a
수료-	Faaaaaa
수료증-	Faaaaaa
수수-	bbadaKacbGc
수수료-	bbadaKacbGc
수신-	Hba.a.c
수업-	GcbCaca
수정-	.GhDdA.AcGe
수정은-	decFAIcbIea
수정하-	bHaab.abGdb
수정해-	bHdcbbFDaAd
수준-	aabGaaa
수집-	F....ad
순서-	Ed.bbbD
순수-	.......caHd
순위-	KabbbcbccIc
숫자-	dcAccFD
숫자만-	cbccbGF
쉽게-	cbFbcGcbGcb
슈퍼-	Hbbaaaa
슈퍼앱-	Hbbaaaa
스냅-	cbcbNbb
스냅샷-	cbcbNbb
스무-	ccEbBcE
스위-	cb..HaadgLa
스위트-	cba.HaacfOf
스케-	.CcCDdbdFeB
스케줄-	.CcCDdbdFeB
스켈-	Hbaaaab
스켈레-	Hbaaaab
스크-	JGDbfdigKac
스크롤-	gJGbcbddKdc
스크립-	NA..fcgfIac
스타-	.bIabac
스타트-	AbHabac
스테-	eCccbCHdKdc
스테이-	eCccbCHdKdc
스토-	FcBaBbecdFA
스토리-	FcbaCab
스페-	.......bcHc
스페인-	.......bcHc
슬랙-	HHbbbcfeAFb
승인-	GdbKdeedFAc
시-	cGebccIF.dc
시각-	cGbaDbc
시간-	CAEddAbcEaa
시간대-	aFc...baeJd
시간마-	Hbaaaab
시간표-	Gbaaaaa
시나-	aaa.FababIe
시나리-	aaa.FababIe
시리-	FbcbbDb
시리얼-	FbcbbDb
시스-	CcaCaDdbiDG
시스템-	CcaCaDdbiDG
시에-	HGbbccffJca
시작-	DDFbbcfdEdD
시작하-	ADGbbce
시터-	Gab.b.b
시행-	bdbaaaK
시행일-	bdbaaaK
시험-	.Faaaba
신고-	Hd..a.c
신규-	HccbcbFf.dJ
신입-	dddEdDGcKeb
신입이-	ccbGbbEcGcb
실시-	Jcbaa.ccgGC
실시간-	Jcbaa.ccgGC
실제-	AAdcCEccEa
실제로-	DccbbGb
실패-	DEecHageMfb
실패하-	HebaDbb
실패합-	cJbaabacHcb
실행-	eJddaaDeHAd
실행되-	bGabbBb
실행하-	aGaa.ba
심각-	bEbFbbb
심각도-	aaaFaaa
심사-	EddGDdccbJd
심사해-	a.bGab
싶습-	HfAFcbefaGA
싶습니-	HfAFcbefaGA
싶어-	NdEccdegBaE
싶어요-	MdFccdegB.E
싹-	DdECcbcceKc
써서-	aabaFaacHdb
써주-	daaaabJcKec
써주세-	daaaabJcKec
써줘-	efdCFcIfI.c
썸네-	GEbbbbccJec
썸네일-	GEbbbbccJec
쓰고-	DA.c..ccaE
쓰는-	ahEfeJFE.bd
쓰던-	abHaa.c
쓰면-	cLbabbbcIbc
쓰이-	baabaHa
쓰이고-	baabaHa
쓸-	JcbabaaccF
아니-	bDdabbI
아니라-	aAcaabG
아닌-	eIbDbbccGac
아닌가-	cJababbcHcb
아래-	bdKa.aceEBc
아래로-	bdJ..acdIca
아무-	HA.dAbdeDA
아무것-	Fa..aaa
아예-	Gb.ab.bacGc
아이-	DHbbbbdeCA
아이디-	GbaaaaabdGa
아이콘-	Hbaabab
아이폰-	.IbaabcdFcA
아직-	BcAbcHd
아키-	daBHbab.dJe
아키텍-	daBHbab.dJe
안-	fQddCccAHde
안내-	.afbbbMK.hc
안내문-	ccd.aaKIdcb
안드-	bGAcBdaeDaB
안드로-	bFAcCd.cBaB
안에-	adJbBdaDcBc
안에서-	BdJaabdEeDc
안으-	bbKaabceJdb
안으로-	bbKaabceJdb
안전-	bbbKabbdHe
안전한-	bbbJaaa
않는-	abJcaca
않습-	bFbDabb
않습니-	bFbDabb
않음-	bFa.aaa
알고-	cbccDIb
알려-	BeeDbLffJac
알려주-	Eaab.CdbGda
알려줘-	cddEbKdeJbc
알리-	Gaaa.ac
알림-	EC.bcbageJB
알림이-	dG.aaaa
알림톡-	aEbbbbD
알아-	bbAdaLccHeA
알아봐-	bbbdaMccIdb
애플-	Ia.bb.cddJa
액션-	dbeb.cPfMeb
앱-	Ea.aacBadeI
앱과-	Eca.a
앱까-	HadabBaaBhG
앱까지-	HadabBaaBhG
앱에-	..AbaDcaaHf
앱을-	aDbbbbF
앱이-	ACDacaccChH
앱이랑-	BbF.cab.bfI
야간-	bDdcbIbdHcb
약관-	.dcaaCF
양쪽-	BFcababbdIc
어느-	ddcAbICbHea
어드-	JcbabBcca.D
어드민-	JcbabBcca.D
어디-	fddAbSdeEDd
어디가-	babGaAa
어디서-	dbadaNbdIda
어디에-	abadaHa
어디인-	babCaEa
어딘-	c.cDaGbacGc
어딘지-	c.cDaGbacGc
어때-	bbaHab
어떤-	edcGbIccKfb
어떤가-	aabIaca
어떻-	edcFBHdbECf
어떻게-	edcFBHdbECf
어제-	hIeDdE.dLgb
어제부-	cI.baba
언제-	bbcaaKbcHcb
얼마-	FbbdaEccHda
얼마나-	FbbdaEccHda
업그-	bcJbba.d.Ie
업그레-	bcJbba.d.Ie
업데-	dGdbdbHGDge
업데이-	dGdbdbHGDge
업로-	DCgADe.aGg
업로드-	EEfBddB.Ff
없고-	Eba...b
없네-	cGdCDdddKfa
없네요-	bHbCaccbHda
없는-	BBfGa.ddGab
없는지-	bdbJaaabHea
없습-	aa.bD.a
없습니-	aa.bD.a
없애-	bcGcbEb
없어-	bCAaDccbEc
없어서-	EecaDbB
없어요-	cCcBD.ccHeA
없어져-	bIbabaabIdb
없으-	Gbab.c
없으면-	Gbab.c
없음-	gCGaEdbbcbF
없이-	EBCbcbddIgC
에-	Hjd.ccKKbcf
에디-	IbaaaaccFgC
에디터-	IbaaaaccFgC
에러-	aDbBccBBAAd
에러가-	.......bIfa
에서-	cbDfbBHEdEf
에어-	KbbabbbcccI
에어비-	KbbabbbcccI
에픽-	KbbaabbcddL
엑셀-	BFdaAbbbIdc
엑셀로-	.......bFac
엔드-	FfecCBCdFAc
엔드포-	FfecCBCdFAc
엣지-	dFbbGbdcIdb
여든-	abcbEbEaeIb
여러-	IAAccbccKec
여부-	CdbGbab
역할-	EcHbcbccECe
역할별-	AcHababbIdc
연도-	dcdbEbJHcdb
연동-	I.cbdbAcjRe
연동은-	AbcaaFb
연동이-	.IbbbbbdF.c
연동하-	bbbaaBE
연동해-	NcababecmSd
연락-	CdaabcH
연락하-	bbaaabJ
열-	GdDccBcdH.d
열리-	Hbbaaba
영상-	IFdbccdeFeD
영수-	FGcbcbbcJec
영수증-	FGcbcbbcJec
영어-	CbcbbbHbeKc
영어로-	aabab.GbdHb
영업-	DGbabbc
영역-	Ibaaaba
영향-	bEbcaFb
영향받-	baac.Ga
옆에-	Jaba.bcdHcb
예매-	cba.GaabcHc
예순-	bbFbCbaadHc
예약-	EEcbbbabcBC
예외-	bccEGbb
예정-	.......bHdb
옛날-	EBdccdGFAdc
오늘-	dMcdbDddKcd
오래-	GBdbbBcbFba
오래된-	Habaaab
오류-	aHaaabb
오타-	ggA.abQOhea
오타요-	aab.aaG
오프-	FBcaabbadIc
오프라-	Gbaaaab
온다-	bFaaaaa
온다는-	bFaaaaa
온라-	Hbaaaab
온라인-	Hbaaaab
온보-	.baaaaF
온보딩-	.baaaaF
온프-	bbb.a.G
온프레-	bbb.a.G
올라-	EEcc.AedDEd
올라가-	EDcbcCeeDDc
올라오-	bGaaaaa
올려-	fgiaLbMFEge
올려주-	dbecKaD.Jfc
올려줘-	cffaFbLG.be
올리-	HHedfeDgIBd
올리는-	bcbaaAG
올리면-	FJcbcceeKdb
올린-	cBbLbcccJeb
올릴-	EdccccJcLed
옮겨-	acAbaaGeBDa
옮겨줘-	acdaaaJcIdb
옮기-	caEcaEa
옮기는-	b.Faaaa
옴-	cLbbbbbdJdb
옵니-	aIaaabbbFcb
옵니다-	aIaaabbbFcb
옵션-	MaDcccfgKbc
옵션이-	Fbaaaaa
와요-	cLbbababKec
완료-	FAdaBac
왜-	gJdbbJecKgb
외부-	ccEDCbc
외주-	cb.H.ba
외주에-	bb.G.ba
요금-	Cegd.GEBbEe
요금제-	FcebAcF
요청-	.DhBdAFCbDd
요청드-	CEababb
용-	.......dIcb
우리-	EfcabLeecKb
우리가-	babaaIa
우리한-	baaaaHa
운영-	CgeCeDHBd.C
운영에-	cbbIafFE.db
운영자-	Hbb.baa
운영팀-	AbbbbaG
운전-	Gab.b.b
운전자-	Gab.b.b
워커-	cAbbb.HGAdc
워크-	BddbacKdAHe
워크스-	Jbbbbab
워크플-	ccca.bLdBFd
원씩-	bIaabba
원인-	cCddbLcbKha
원인만-	abbb.IaaHfa
원장-	aaGbab
월-	DBed.eIEeDe
월요-	bGb.aaabIdc
월요일-	bGb.aaabIdc
웹-	BeABAbA.dfK
웹훅-	Bbdc.CCdI.e
웹훅도-	Gbaaaab
웹훅이-	dEcbbGa
위로-	.HcaaacdGba
위에-	IdDbbbd
위젯-	Faaaaab
위치-	LCdbcbdfCC
위치로-	Gb.ababcHcb
위키-	BbaaabF
위해-	Gba.a.a
위험-	bacNafa
위험한-	aacJac
윈도-	cHbbbbCcHcb
윈도우-	cHbbbbCcHcb
유닛-	cbbaJaadB.B
유지-	adIccFcdCaC
유지하-	DcFbbbb
유틸-	dbCCEbcbHcb
유효-	ccGbbDbbHcc
유효성-	abHaaaa
윤년-	bHbbCcbbGcb
으로-	hAdbcfVThka
은-	CccbbbH
을-	faG.dcGHeBe
음성-	HDcbbbc
음악-	.......cIcc
응답-	fCIcbcBfGCd
응답은-	b.Faaab
의-	ciF.e.IMeec
의견-	cabJaabcE.b
의사-	Hbbaa.bbadG
의사용-	Ebaaa.a
의존-	ddAcbBIgK.d
의존성-	dcCbabIgKad
이-	iCeJaHecKfb
이거-	cIa.abccHcb
이동-	.......cHbc
이라-	eCbabbHIdcb
이라고-	eCbabbHHccb
이랑-	AcEcbABbE.c
이렇-	aabGa.b
이렇게-	aabGa.b
이름-	.dJc.dAJdea
이름만-	bbIaaabGcbb
이름에-	bHDbbcc
이름을-	baIaEahGcca
이름이-	cDBabaB
이메-	DGAcaecadJd
이메일-	DGAcaecadJd
이모-	aIcaabb
이모지-	aIcaabb
이미-	FAEfdbACHib
이미지-	DBEfeaCDDfb
이번-	KcbCbdc
이벤-	.E.ccEdeaF
이벤트-	.E.ccEdeaF
이상-	eDbDBAb
이상한-	dCbECda
이슈-	bEddCdFdHbc
이어-	bCDbcdEFabc
이유-	cedAcFHcJea
이유가-	acaa.Jc
이전-	acaaacJdeEE
이후-	cHcbbbCbGcb
이후로-	bGaaaacaEca
인-	aGbaaabcIcc
인강-	Gaaabaa
인데-	cG.AEceHAfc
인덱-	bbECbba
인덱스-	bbECbba
인사-	KcfbccFAcfG
인사말-	bacaaaI
인쇄-	I.abacb
인수-	babHbaa
인젝-	.aaGaba
인젝션-	.aaGaba
인증-	ICc.acdiBLe
인증서-	cGdbcbFdIbb
인터-	.cEDbbcdGdA
인턴-	aabGaba
인턴이-	aabGaba
일-	LhgdaFBaJhb
일로-	dGddcBF
일반-	Fab.b.b
일본-	FbbbbbD
일본어-	FbbbbbD
일부-	bJbabbb
일이-	AeBcbEC
일정-	HCbbbbcdaBC
일정을-	Gbaaaaa
읽겠-	aaGaaca
읽고-	abaHaca
읽기-	aaHaaca
읽다-	G.baaaa
읽다가-	G.baaaa
읽어-	cFa.a.a
읽어서-	cFa.a.a
읽은-	HEbbbbcdIcb
읽을-	CdDAccBcHbc
읽음-	Hbaaaab
임포-	fbFcDcDcFca
임포터-	fbFcDcDcFca
입니-	EacdaEaadId
입니다-	EacdaEaadId
입력-	ELeb.cggOec
입력창-	aLcaabdcJcc
입력칸-	Hbaaaab
입사-	cbbcbBIbIbd
입사자-	cbaaaaIcIbd
있게-	Hc.bbcAdCEd
있고-	EdAaBaa
있나-	GfeFaDdeAEb
있나요-	EccAaDcbbFa
있는-	caACbA
있는데-	bd.Bb.F
있는지-	dddIbIcdJeb
있습-	bEBcAc.dFcA
있습니-	bEBcAc.dFcA
있어-	aaacAbFCB.d
있어서-	aEDccAcbEBd
있어야-	CdccEdF
있어요-	BAbdAeGEaac
있었-	KccaaabcKfb
있었으-	LccaaabcKfb
있으-	ICeBAdgeEDd
있으면-	K.eCBdgfGCd
있을-	GbHcbfbbGda
있을까-	GbHcbfbbGda
있음-	Feac.cFGAcd
자기-	KbaaacbbJec
자꾸-	BNcdbccdG.c
자동-	IagdEeDhEEb
자동완-	Jbc.aaceJca
자동으-	IdcaDaddaJe
자동화-	AbcaHabbfFC
자바-	ecNbbabdhCI
자바로-	baHbaaa
자바스-	dbKbb.bdgGC
자체-	CadaaaF
작게-	AbbaabGdHbb
작성-	fcAaIfEfJhD
작성하-	cGaaBbb
작성해-	efAdJbGeKjD
작업-	HDccCbgeGBc
잘-	cD.GbcccIdb
잘려-	cIc.a.b
잘려요-	cIc.a.b
잘못-	bEaCab.adHc
잡아-	aHbaaaabGcb
잡아주-	aGbaaaa
장-	c.EbbcF
장단-	badbaLabeJc
장단점-	badbaLabeJc
장바-	.GcbCbcdJcc
장바구-	.GcbCbcdJcc
장비-	KbbbabbcdJd
장애-	cebccEK
재고-	GBBdDfdebbI
재고가-	aDbaDca
재료-	bFaaa.a
재생-	Mbcbbbb
재설-	fICbCbdeHfC
재설정-	dIbaCbddIda
재시-	.BBbDaecKfb
재시도-	BeC.EbdcIeb
재시작-	cHbbaBcbIeb
재작-	baEaaAaacdH
재작성-	baEaaAaacdH
저장-	bHfAcC.dEEf
저장되-	.BacbHdcNib
저장소-	bbeFAdFddIa
저장하-	G.bbaCdcAGe
저장한-	aG...cc
저희-	.......cF.c
적-	bJbbaab
적립-	CEaabba
적어-	cdcGbbHHbdb
적어주-	cdcGbbHHbdb
적용-	CJcbbcccIea
적이-	bJbaabb
적힌-	ababaaI
전-	ddcGDEdcaGd
전권-	bba.baH
전략-	bbJaabcdIcb
전반-	dbAHbAbadKe
전부-	fbEbCaDihLF
전부에-	bbcaDbFadJe
전에-	F.fMecffMfa
전역-	baJaaaceIcb
전자-	HcaaaaaabeI
전체-	AdDGa.hekIG
전체가-	EbcbbEb
전체를-	.bICcccbfdM
전체에-	bbHCb.fdbLf
전체의-	babJaba
전화-	..acdaHE.gA
전화번-	aA.cdaHGBed
전환-	cAJb.bedeHA
전환하-	BaGbbbc
전환해-	.bDbAaaaeFa
절반-	BcJ..bf
절반으-	BcJ..bf
절차-	ebba.cMcHfA
절차를-	daaa.cKbHea
점검-	c.cMbAedaId
점검하-	aabIabbadHc
점검해-	baaHaba
점수-	AdeIBAddIcb
점수는-	baabbHa
접근-	db.KbbbcaHd
접근성-	cabJaba
접수-	GabcbBa
정규-	aCaFbda
정규식-	aCaFbda
정기-	JbaababccJc
정기결-	JbaababccJc
정답-	aaaGaca
정렬-	GDccCdddJdb
정렬하-	bIaaaba
정리-	jeNfdDIfLbd
정리해-	idJddCHcIbd
정보-	JbbaaacebDC
정보를-	Ibbaa.c
정산-	aDbbd.EaeAD
정상-	dGdcBEccIdb
정해-	ccCdCFcdFeC
정해지-	aaabaIacIcc
제-	babHaeC
제가-	bbdMbc.bJfb
제각-	cCGbbacacHd
제각각-	cCGbbacacHd
제거-	aca.a.G
제대-	dcBFCfBdBFd
제대로-	dcBFCfBdBFd
제목-	.dfbcEKHcbd
제보-	aIaaabb
제일-	AcccCHcdFAd
제출-	dFbFabceG.b
제품-	GbBbAad.beH
제한-	DfdCcDA.Geb
제휴-	Hbb.aaa
제휴사-	Hbb.aaa
젠킨-	bbcaaaJ
젠킨스-	bbcaaaJ
조사-	dcbfaQbd.Hd
조사해-	dbaf.NaaADc
조치-	aEbbaBa
조회-	K.aacbeddMe
좀-	biHDaDeeI.c
좀요-	FcbFbcb
종-	BbbbbGbbcHb
종료-	bLcaabbcIcc
종료됩-	aIbaaaa
좋겠-	QiDb.bggKbb
좋겠습-	Kdbbaab
좋겠어-	NgDabbffLda
좋을-	DaddaIb
좋을까-	b.cb.IacHda
좋을지-	b.bc.F..eHb
좌석-	aHbaaaa
주-	HccabDb
주간-	Kcbabab
주는-	FBcab.a
주문-	aEBdC.feABB
주문이-	.DecCDdbAEc
주석-	dcIcccGGAdd
주세-	Bf.DcBBAAAc
주세요-	Bf.DcBBAAAc
주소-	.Hgb.bCBB.d
주소가-	bHc.aaa
주요-	baaaF.badJe
주입-	bcHccFd
주차-	Hbbaaab
죽네-	.HcaaaacGbb
죽어-	bIc.aabF.cc
죽어요-	aHc.aabF.cc
죽었-	cJbaa.c
죽었어-	cJbaa.c
준비-	.dcDcbGdFcA
준비중-	Gab.aab
준비해-	cbaaaaH
줄-	A.DcfcHJh.b
줄여-	fgV..aijPeb
줄여주-	eeR.aafgMdb
줄여줘-	cdO..bfgJbb
줄이-	cCDbBbcdLdd
줄짜-	acHaaaadIbc
줄짜리-	acHaaaadIbc
중-	.......acGb
중개-	Gaa.a.c
중고-	JcbbbabadfL
중고거-	.......bbdH
중복-	dEKeAddcJdc
중복된-	abHabaa
중에-	DcbcAEccBBb
중일-	Gca.a.a
중첩-	dbQbbdbeLec
중첩된-	a.Ibaca
지금-	GhbcAGcdCAa
지금은-	HedaC.bbACb
지나-	cMbbbbbcIcc
지난-	HdfdDA.eH.c
지난주-	bcbbFDbcHda
지도-	JCbbbbegEB
지도에-	Gaaaaab
지속-	baaabaIcIcc
지속적-	baaabaIcIcc
지수-	KcbababbIdc
지역-	aaG.aac
지역변-	aaG.aac
지우-	LeEbbcfBEeb
지우기-	EcGbbbd
지우는-	JccaaabcHda
지워-	g.cccFKIAee
지워줘-	ddhA.aPJecb
지워지-	bbaaaHa
지원-	PcdcbEifIAc
지원하-	cbabaJbbIea
지원해-	OcbaaceeHab
지적-	cabNaeab.Ec
지적만-	aabKadbcbHb
지표-	MccabacdKdc
직접-	BAcbb.EcbFa
진행-	JBcbcbceEcC
진행률-	Hbaaaab
집계-	KeDcdDffCGd
집필-	bba.baH
짚어-	cccHbDabFca
짜주-	FddcJbccKfb
짜주세-	AbcbIabcJeb
짜줘-	baabIaacIdb
짠-	cabLbcacIgA
쪼개-	ddOaabbgGhH
쪼개주-	bbJbaabfEeF
쪼개줘-	acGaa.acHcb
쪽-	bcbbFbE
쪽에-	.......aGdb
쪽엔-	.......cdIb
쪽은-	FAEbbddeEAb
찍어-	babbJaa
찍어두-	babbJaa
찍으-	dDbabbF
찍으면-	dDbabbF
찍혀-	dJe.baB
찍히-	.dAcbKddHad
찍히는-	ceBbbLccFAc
차감-	aFbaaa
차이-	cHdccHdeH.d
차이점-	aabbaIa
차트-	EAeDcdAgHAb
차트에-	IcaaaabcHcb
창-	MdaaacacGbb
창고-	Haaaa.d
찾아-	dEdecNcbKgb
찾아서-	bGbccFbbIea
찾아줘-	bbcbaJa
채널-	KcbBacddcEA
채널에-	JbaaabbbdIb
채로-	cIaaaaa
채워-	bbcbMabdHeA
채워주-	aabbIaa
채워줘-	baaaHaacHcb
채점-	FdbFadb
채점하-	aaaGaca
채팅-	K.caaccebCD
처리-	B.FKAjj.BEg
처리된-	baJbaac
처음-	adb.BaEaccG
처음부-	adb.BaEaccG
첨부-	IabbbacbbGc
청구-	CFfbCbbcDfE
청구서-	aGb.aaa
체인-	DbbbbbG
체크-	CEAcBedbJec
체크박-	Gbb.b
체크해-	cKaabba
초-	fBKbcdBcKfc
초대-	bCEbabb
초로-	bddaa.MJfbb
초록-	cAaabaF
초에-	abbaa.G
초에서-	abbaa.G
최대-	bbcaaaI
최신-	accbabMfQhc
최신으-	bbaa.bIdKdc
최적-	ccMbabbbF.d
최적화-	ccMbabbbF.d
추가-	NegdDfECCbd
추가하-	Jacbaab
추가해-	HdcdCeFdGAc
추석-	aaaaF.a
추적-	EbddbIcbcHc
추적용-	Jbaaabb
추적해-	a.ccaI
추천-	I.ddbDcdeDD
추천인-	Kbbaaca
추천해-	c.ac.G
추출-	bbGaababHdb
출결-	Faaaaaa
출력-	LCAbdbgeLdd
출력하-	Nbbac.feJcb
취소-	bCeCCdCB.Df
취소해-	cIabaaa
취약-	babJabaadHc
취약점-	babJabaadHc
치면-	OccbbadeLdc
친구-	Gba.aaa
카드-	KbbcdCed.Ea
카카-	CCd.dAAecKc
카카오-	CCd.dAAecKc
칸에-	JbbaaabcHbb
캐릭-	bGaaaaa
캐릭터-	bGaaaaa
캐시-	dfEAcCCbFbb
캘린-	GDcbbcccbHc
캘린더-	GDcbbcccbHc
캠핑-	IbaabaacccI
커밋-	dbdKccEcJfb
커버-	ddcbSaehLBe
커버리-	dcdbRaehKBf
커서-	FcEbbbb
컨테-	aIcaabb
컨테이-	aIcaabb
컨트-	eeMCDded.Gd
컨트롤-	eeMCDded.Gd
컬럼-	HEcbcbcdJcc
컬럼은-	FDbabab
컴포-	agK.HcgfCLi
컴포넌-	agK.HcgfCLi
케이-	bbebScdcJg
케이스-	bbebScdcJg
켜기-	Jbbbabb
코드-	jhETaBhfIc
코드가-	dBHFeddcJeb
코드는-	acdBbEC
코드를-	dcDH.bcdCA
코드리-	bbaJaabcIea
코드베-	bbBJaddefEF
코드상-	abaaaI
코드에-	eddBBFDcFab
코멘-	aabJaabcHdb
코멘트-	aabJaabcHdb
코틀-	caGab.a.afH
코틀린-	caGab.a.afH
콘솔-	FFdabbd
콜드-	bbIaaab
콜백-	dCLAbdegL.e
콜백으-	baIaaac
쿠버-	cAcdbDE
쿠버네-	cAcdbDE
쿠키-	aFbbbDccHda
쿠폰-	bLdcCccdLcd
쿼리-	hgOHc.edECd
쿼리가-	bbGaaaa
퀴즈-	Jcbbab
큐-	EcfcA.GdGhF
큐까-	baa.Gb
큐까지-	baa.Gb
크기-	.dcaabJ
크론-	dIdccaECEec
크론이-	bIaa.bccIcb
크롬-	bKbbabbcHcb
크롬에-	bKbbabbcHcb
큰일-	cJababbcHcb
클라-	GfBCdAdhD.C
클라우-	Hac.a.b
클라이-	BcFccCbgFbC
클래-	eeNcCBgdBHg
클래스-	eeNcCBgdBHg
클릭-	Icaaaac
키보-	EHdabcccIcc
키보드-	EHdabcccIcc
키오-	Gaa.a.b
키오스-	Gaa.a.b
타이-	HcbDbbbbHcb
타이머-	Hbaaaab
타임-	fJhbAcGGBfc
타임아-	eIgabbIHaec
타임존-	bFabDadeJcb
타입-	edPc.acffKA
타입스-	daKbb.bdfGC
타입으-	aaHbaaabcIc
탈퇴-	bKdccFdeJbc
탈퇴한-	dJbaa.b
태그-	ddbaabOFDee
태그를-	ccaaaaI
택배-	HCbbbbc
탭-	bEdaabE
탭이-	cDbabbF
터미-	Gbb.ba
터미널-	Gbb.ba
테넌-	H.daaaa
테넌트-	H.daaaa
테라-	eCdFccGeHfC
테라폼-	eCdFccGeHfC
테스-	hcebYbeeIAd
테스트-	hcebYbeeIAd
테이-	HebcbJffEEe
테이블-	HebcbJffEEe
템플-	fDEeBdDcLfb
템플릿-	fDEeBdDcLfb
토글-	HbaaaaccGca
토스-	FebbcADDhHd
토스페-	GaaababbdIc
토큰-	.Cb..BddGac
통계-	CABaaac
통과-	dKcdFbcdH.c
통일-	aaJcbacbdJd
통째-	DAFAbdee.cH
통째로-	DAFAbdee.cH
통합-	.f.dJaBfDB
통화-	EFbaabddAFc
툴팁-	GEacacddJeb
튀는-	aaab.HbcHcb
튜닝-	dcLbabacHdb
튜닝해-	dcLbabacHdb
특수-	eHa...a
특수문-	eHa...a
틀려-	bGaaaaa
틀려요-	bGaaaaa
틀리-	bIbaaaa
티켓-	Mbbbadb
파고-	Faa.aaa
파서-	AddBJcccIeb
파서에-	dba.H
파싱-	cbEaCaaaHcd
파악-	cBddaLcbGad
파악해-	b.dd.LbbEAd
파이-	aA.cccIfDbD
파이썬-	GeHBdcecAbD
파이어-	dJaaaab
파이프-	abec..LeD.B
파일-	.DDd.cb.ECi
파일도-	K.abacddHca
파일명-	bHbaaaadHba
파일에-	CgEddCD
파일은-	Gba.aab
파일을-	.......dGAc
파주-	.......ccHc
판단-	abbJabacHcb
판매-	Jbcabab
판매자-	Hbbab.a
팝업-	bEcbbbF
패키-	cbbaCAEdKfb
패키지-	cbbaCAEdKfb
패턴-	bbJaabcdIcb
패턴으-	bbJaabcdIcb
퍼센-	BHbbaaccIdb
퍼센트-	BHbbaaccIdb
펌웨-	LBebdbbeDaA
펌웨어-	LBebdbbeDaA
페이-	BCacbcEBB.d
페이지-	.C.cbcEBB.d
페이팔-	Ibc.a.c
펫시-	Gab.b.b
펫시터-	Gab.b.b
펴자-	baIbbb
편집-	CFaaacc
평가-	cbcMbabcDCd
평가해-	b.cJacabAEd
포맷-	dbKebbC
포스-	FBbabab
포인-	.GbbbBbdCDc
포인트-	.GbbbBbdCDc
포털-	JcbaabbbdCC
포트-	ddfbaCMIeAe
포함-	C..cDbbcAbC
폴더-	AedeECEC.Cf
폼-	BcFaaaa
폼에-	Iba.aac
폼에서-	Iba.aac
표-	DfFcFcddJcb
표가-	bGcbacD
표기-	dFbbbcH
표기해-	babaaaI
표시-	AJcabaebFac
표시됨-	bHb.aAc
표시됩-	cHaaaaa
표시해-	Fbaa.ab
표에-	Hdb.a.acHdb
푸시-	.Ddd.BCdCGf
푸시가-	aJaaabbbGcb
푸시하-	cba.aaIaHcc
푸터-	CgebcbPLcgc
푸터에-	GfbbcaGDEfc
풀려-	cGb..aa
풀려버-	cGb..aa
풀어-	bCGbbcb
품절-	IDcbbbc
품질-	CbdHcBcdcJc
프랑-	.aabaaF
프랑스-	.aabaaF
프레-	dEBbDcc
프레임-	dEBbDcc
프로-	E.aaaacd.AC
프로메-	MccabacdKdc
프로젝-	c.CA..adcBE
프로필-	GGeccdA
프론-	.BCCbbdbeEB
프론트-	.BCCbbdbeEB
프리-	.bbaaaG
플래-	aCbcaGb
플래그-	aCbcaGb
플랫-	Jba.badadgK
플랫폼-	Jba.badadgK
플러-	baabaGa
플레-	Ke.EcddeJfB
플레이-	Ke.EcddeJfB
피드-	bbbJababHdb
피드백-	bbbJababHdb
피처-	.bDcbGd
필드-	cAEcdbEGeDf
필요-	JaeeD.cecKb
필요합-	NfdbEbddfMd
필요해-	EbbbBBc
필터-	G.BbbbccJcd
하고-	HgABbdCcaDa
하나-	FjCdEdD.Dd
하나도-	eCeaJcacDBc
하나로-	fdMdcdFDAfA
하나만-	EedaDaC
하는-	gEbeBG.fF
하는데-	cIcbbCb
하루-	.IbbbAcdIbb
하루씩-	cIaaaacdIda
하면-	EEeccFfeMec
하얗-	eNaaaadcIdb
하얗게-	eNaaaadcIdb
하지-	cbcFaDabEc
학부-	GabaabaabcF
학부모-	GabaabaabcF
학습-	JabbbAdeCaC
학원-	Habaaba.bdG
한-	AdEb.eECb.a
한군-	aaHaaac
한군데-	aaHaaac
한글-	fLb.babdKfa
한글이-	cG..aaa
한꺼-	Gbb.a.bbHfA
한꺼번-	Gbb.a.bbHfA
한번-	edbJbEb
할-	J.bbAdcdCBb
할인-	eGFdGfeeKeb
함-	HbCbBdefbEC
함께-	K.cadad
함수-	fgKcHAdcJdd
함수를-	JAbbcac
함수에-	cbcbIbBeJdb
함수의-	bbHaBbb
함수형-	a.Had.bddKb
합계-	aIaaacb
합니-	DaCb.abbdAD
합니다-	DaCb.abbdAD
합쳐-	abJbaabcHbc
합쳐줘-	abHbaab
항목-	.CcDceD
해-	HaFebbd
해결-	dIbbacBcGac
해결해-	bIaaacc
해요-	CBEcbccAfE
해주-	Ofd.cdAbGAe
해주세-	OhcAcdBbFBe
해줘-	Ne.AcafdCEd
핸들-	eCAGAdccJec
핸들러-	eCAGAdccJec
했는-	bbbIbb
했는지-	bbbIbb
행-	gFIdFciHdca
행을-	DGdaabbeGaa
헤더-	FdebcBE
헤더에-	Hbaaaba
헬름-	ccbIbbC
헬스-	Hab.bab
헬퍼-	baaaFaa
현재-	Ff.dACAfFbB
협력-	Faaaa.b
형식-	FdbabbDcHcb
호스-	Gaaaaab
호출-	eACBbFeBEeb
호출하-	cBCcbGe
홈-	Fa...ca
홈으-	bJbaabccHcb
홈으로-	bJbaabccHcb
화면-	GAcbbcCAcIg
화면과-	DbBaaabacHd
화면까-	Ke...adaeLe
화면만-	eDbaaaF
화면에-	Kdabcaa.Gbe
화면은-	bFAabab
화면을-	aAbaGacbeLe
화면이-	.HbaAbdcBFe
화상-	Hbbaaaa
화요-	abbaaG
화요일-	abbaaG
확대-	Ibbaaab
확인-	cDgIHfeeNgb
확인창-	KabbacbcHcb
확인하-	bCbcKdbcGbc
확인해-	cFdLbfcbGda
환경-	dcfbCBJcAHf
환경까-	aaaaGabbdJc
환경변-	cbfaaCJdHca
환불-	eDcaLdceBIf
환불까-	ab..EaaacHd
환불이-	cBbbIbb
환율-	..AeH.edKeb
환자-	Eaaaa.a
회-	GdbaGcefJda
회계-	JabbababbdI
회귀-	beaaMbbdFAb
회사-	AdeFccH
회원-	GAAddAbcEeD
회원가-	J.daAaddDFe
회원이-	BDcccEcdF.c
회원표-	HaaaaabcIdc
회의-	Jbbab.cbdIc
회의록-	IaaabacbdIb
횟수-	.......cHda
효과-	Ibbabab
후기-	Gbaaa
후보-	CcbbbHbcbGb
후원-	Hacabaa
훅-	eddGEdEdI.d
훅으-	bcJacaacAFd
훅으로-	bcJacaacAFd
훑어-	bbCHbcb
훑어보-	aaaGaba
휴대-	HDcbbbcdBFd
휴대폰-	HDcbbbcdBFd
흐르-	a.bc.Ga
흐르는-	a.bc.Ga
흐름-	dbcdHFaadKe
흐름을-	caa.GaaadId
흰-	cH.aaabcHdb
`
