/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	EBaccbBbGae
(commas 0)	DDbccbBaKbh
(commas 1)	AcEbAbaaBDe
(commas 2)	HcBbaadgkOC
(commas 3)	LiBb.abdjdR
(commas 4)	KdAcccAbijT
(commas 5)	KfeAbfGailU
(layers 0)	DA.bcbA.Hbe
(layers 1)	CB.dcaDbJAh
(layers 2)	GABd.cceeBH
(layers 3)	HBdabacbkHD
(layers 4)	E.cbbaBaecI
(layers 5)	Ibd.Aca
(parts 1)	DDbccbBaMeg
(parts 2)	aaCacbDCBEj
(parts 3)	DcCaBBhhiSb
(parts 4)	Pg.cbaceoGL
(parts 5)	MiCbbAdbjjU
(parts 6)	F.dc.aAbgjR
(parts 7)	.ecC.fJ.gjQ
(sentences 1)	EAaccaD.Hbe
(sentences 2)	DCC..dfeCDa
(sentences 3)	cFaEbdacBCb
(sentences 4)	.JecAbagEbD
(words 3)	GgHgefJfKBf
(words 4)	IgifbdQGBbg
(words 5)	G.acf.C.Gag
(words 6)	BBAbbbAaIcf
(words 7)	CDaaa.cdF.c
(words 8)	ECBa.dedcDC
->	gAaccbPKcfc
-가	aDDieCDEDfc
-가게	Ofcbbb.gcGD
-가격	Ff.c.EabBEe
-가격순	bIababa
-가기	DGbbaccbHcc
-가나	bdGbbGd
-가는	Ca.c.EccDcC
-가는지	cbccGGb
-가면	COdbbfcbNhd
-가세가	cIaaaab
-가야	KE.ccfddBbD
-가요	kIfHcKhgMbd
-가이드	fabaaaKcLfc
-가입	D.daCb.c.Ie
-가입은	Had.aab
-가죠	bJaaaca
-가해	EceH.e.eJad
-가해줘	EbdcbbGaJfc
-각각	eeCaACDbfCE
-각각인	aaHaaac
-각인	aaHaaac
-간마다	HbbabCbbbGc
-간에	aGa..ca
-간으로	EAcaaBcbgKc
-간을	HCdabbc
-간이	cGcbbGcdIcb
-감사	.ddJcGfcBEd
-감사해	bacLbacbbIe
-갑니다	.Icaabb
-값	DBfbccIG.dc
-값은	BcEcbDcbJec
-값을	HefbCbEHd.d
-값이	EGcaadccHbb
-값임	abbaaIa
-갔으면	Gc..aab
-강사	HbcbBab
-강의	GDcbbacdAcF
-같게	cbG.a.a
-같아야	bbGaa.abdHb
-같아요	FAcAaab
-같은	DH.deabg.aH
-같음	bHbaaaa
-같이	JfDbBceeGc
-개	faFcB.BdiQd
-개가	BGbbaad
-개나	ccHbbEccIcb
-개발	EfBcbdGadBC
-개선	IcFdbbccJdc
-개에	ceCDbbFAcGe
-개의	ddFBCBe
-개줘	acFaa.abHcb
-개쯤	.......adId
-객센터	AcdabaJHAec
-객용	HccbadDeeFC
-객이	.eadbGE
-객한테	Jda.aab
-갱신	cIcbBb.eG.b
-거	EgCDAhA
-거래	ICdabbcbAfH
-거래처	Faa.a.cbcGa
-거려요	bJcaaab
-거시	c.BbaHd
-거예요	ccbbbEG
-건	cBDb.AbcbAD
-건가요	bbcCbHbcHdb
-건지	dceEcNddG.c
-걸	babGCdb
-걸려요	bcJaaab
-걸릴지	caaaaIb
-걸림	CcGababcHcb
-걸어줘	Kba.abdeIcb
-검사	DaDDdcd
-검색	.hFcCB.hbI
-검색창	Kdbaaac
-검수	AbaGabb
-검증	b.CcLeeeJcb
-검토	DccIbccdCEd
-검하고	babIabbadHc
-것	FbA.cBcdE.b
-것도	Fba.aaa
-게	DeebBIddEBd
-게만	.......bIdc
-게스트	Jcaaabb
-게시글	GEcaadccKfb
-게시판	ABbcCCccAFd
-게요	FcBCbdbcbE
-게임	HccEbccddH
-게임을	aGaaabb
-겠어요	IhFedA.eJcb
-겨요	cKbaaaddIcb
-겨줘	deDFcdGeNed
-격순	bIababa
-결과	D.Gbbcd
-결과가	eJacbCccI.f
-결과는	.dJaabb
-결재	LbacbbcefDG
-결제	EcBcDbbedDD
-결제랑	Haaaaac
-결해줘	cJaa.cb
-겹침	cJaaaacdIbc
-경계값	cacaLabdKea
-경변수	badaacKcGda
-경색을	bbcaa.H
-경에	Jbb.aacdJdb
-경해	caHaaab
-경해줘	abAbb.G
-계가	.......acGc
-계값	cacaLabdKea
-계산	geIDHeecKfb
-계산기	.......bHdb
-계속	AOcadddfIAd
-계정	Lcbbcab
-계정에	IaaaabbccIc
-계정을	Kaaaf.acE.b
-계층	.......aeJd
-계하는	Ibc.abb
-고가	dCdbBFbbAEd
-고객	CCacaBceIhD
-고객용	HccbadDeeFC
-고객이	.eadbGE
-고르면	cIaaaba
-고요	EAaCcadc.Eb
-고정할	HbaaaabcMgb
-고쳐	dCcaa.G
-고쳐서	abbGaa
-고쳐야	fKb.a.abhLa
-고쳐줘	dFaafdIIaga
-고치고	IdaabaabeIb
-고친	adaaI.bcHda
-고해	a.aG.ca
-곳	eAaCbHcB.De
-곳이	b.bbaHa
-공개	cbbabbKbaGc
-공지	BeDAccD
-공통	ccLcbaacEAc
-과가	eJacbCccI.f
-과금	H.cbbaa
-과는	AdJabbcdDAb
-관계	bbHcbDc
-관리	KddabaAce.H
-관리비	Gbaaaaa
-관리자	Fcda.aCcdG
-관제	GbbaBac
-교체	dgJcccIJgGj
-교체해	ccEbbbF
-교표	baacaIa
-교해	dacaaJabdJc
-교해줘	c.aaaGa
-구글	I.dEcceedLc
-구니	aaeaCbF
-구독	LdbaBcdf.CB
-구를	eccAa.KIed
-구매	IbbbAbbcdbH
-구성	eccc.CKdG.c
-구조	cbAGDeabFda
-구조를	HaedbIe
-구축	KcbaCbeefaL
-구현	IbbaabacIdc
-구현해	GaaaaacbeIc
-국어	Gaaaaab
-국어로	cbbbaaJ
-군데	bDGc.cdBeGd
-권한	C.cDAbccdF
-권한을	bHaabaa
-규칙	Hcbb.bAcGac
-그	.FBbcBe
-그가	BcaeaIabGcb
-그냥	dKeabDcdIcc
-그대로	.CHabdedGeB
-그램	AabbbbG
-그려줘	bbbbaaJ
-그를	CbcbbAE
-그리고	Jbcbbaa
-그에	Fdcc.FccJdb
-그인	D.bbcABaCBd
-그인은	Jcb..acdEAc
-그인을	.......cbHc
-그인이	.HdbaBd
-근거	bbbIbBb
-근성	JceGccdcHad
-글	MEcbcceeAHd
-글씨가	dKaaabbcHcb
-글은	DdabbFbcKfb
-글을	AGaaabb
-글이	gOaabacdJeb
-글자	Jca.aaceKea
-글자가	dIaaaab
-금액이	ALbbcbcdJ.f
-금은	IddaCabbaFb
-금제	IcebabE
-급여	FBbabaa
-기가	CFecCBfdKeb
-기게	Ic.aab.bdGb
-기결제	Hba.aac
-기고	ABcHbcccAFd
-기기	JebabcCdJdc
-기는	ccDabaE
-기능	QhBccAggfLA
-기능은	caHaa.aacfJ
-기능을	JaaaaadceLd
-기능이	JcaaababcHc
-기대	cGa.aab
-기대값	.bdaI.c
-기를	E.fabbF
-기면	.......bIdc
-기반	EbdcIbddbId
-기사	GbbaBacaaeG
-기안	Haacaaa
-기업	GbbEbbdceMd
-기에	E.cbA.b
-기저기	abHaa.b
-기존	Kccbaab
-기준	bbcCbbI
-기화	IAbbabcbdJc
-기화가	cbCbbHbbKed
-기획서	Iabaab..afH
-긴	EdJacbdfJac
-깃허브	CbdaabG
-깃헙	cacb.cMbGca
-까요	IfD.dCgeAFc
-까지	DabcD.ccfGC
-까지요	Fbb.aaa
-깨져서	dLbababdKea
-깨져요	aIa.c.b
-깨지는	cI.a.ac
-깨짐	bMe.b.e
-꺼번에	Hbb.aabcHfA
-껐다	.Hbabab
-꼭	cDEfDbb
-꿔줘	bhJbbeIGaae
-끝나면	Kbaaacc
-나	DeCcbGddKeb
-나가게	Hc.aaabadHc
-나가면	HDbbbeaaHeb
-나가요	cHCbbbc
-나감	dOcaaaddJcb
-나게	Hbabaaa
-나고	cGbaaaa
-나눠줘	baGaaaa
-나는	cJb.bcA
-나는데	dNaaacdcFba
-나도	dDdaHcacCAb
-나로	fdPcccCABgD
-나만	CedaCbEBFfc
-나면	KHeccceePfd
-나쁜지	aaaHaca
-나서	aLcadaceGeB
-나오게	FgFdAc..Heb
-나옴	eRdaacedMfc
-나와	adc...H
-나와요	eQcaabdeKbc
-나요	dAdacOddGab
-나은지	baaaaE.afIb
-난주에	abaaF.a
-날로	cH.aaba
-날짜	fbKcFAfgKac
-날짜가	cFbabaC
-남겨줘	bbbGacB
-남아야	GdbaCabbcGb
-납니다	cMd.abceIcb
-내고	bEFbbadceOf
-내기	KbD.cdfeLfb
-내는	E.Bbbac
-내문	ccdabbOJcdc
-내역	DEcabac
-내역을	Hbbaa.a
-내용이	bHaaaab
-냅샷	dbcbOac
-냐	aabbaHacdJd
-너가	bJbaabb
-너무	bEFddeE.Ead
-너스로	cKbabab
-넌트	FfE.GdggBHc
-넌트로	F.Bbcab
-넌트를	DbKbdafgFEd
-널로	Icabaaa
-널에	KbabacccfJb
-넘는	dLBbcaddHbb
-넘으면	GFbbbcc
-넣고	Jbbaaac
-넣어	MabaabffMdb
-넣어줘	Lga.CaffIab
-넣으면	eNaaaccdGaa
-네	.CdacJdddFC
-네요	AIgbEbc.Igb
-네이버	CHEecddeAGc
-네이션	Ibc.aabcLed
-네일	IcaaaabbIdc
-노션	EbbdbHb
-노트	AcbdbaLeKcb
-놀리식	baIaabb
-누가	BbcdaJccJea
-누르면	FJcbbdebJfb
-누수	cDcGbabcIcc
-눈	Hba.a.c
-눈으로	bbcLbbb
-눌러도	dNaabbcdJdc
-눠줘	baGaaaa
-뉴명	bcb.aaI
-뉴얼	ddbabbO
-뉴의	cad.a.I
-느려서	cNdaaaceJca
-는	BCAdCChcDaA
-는거	baCfCC..D.d
-는게	.......acGc
-는데	hQDadagfMdc
-는데도	bGaaaba
-는지	hhfFDMbdKdd
-늘려줘	bdca..J
-능은	caHaa.aacfJ
-능을	JaaaaadceLd
-능이	JcaaababcHc
-늦게	cFbaaDcdHbb
-니까	GcDaabc
-니다	aPabccgfCBA
-니라	bDdabaF
-니터링	.dcaabKaceI
-닌가요	dJabaab
-님이	DE.bbbc
-닝해줘	cbKbaab
-다	aLaacddehID
-다가	HFdbbdccFab
-다고	fNbcADgdIbc
-다국어	Gaaaaab
-다는	AIcbcBddJeb
-다섯	ecHbACc
-다시	eDJeBaedEjI
-다운	ACbbFcbdGab
-다음	FAddbGddFeC
-다크	.......cHcb
-닥부터	Jd.a.bccdeL
-단계	EdBbEbdcaGc
-단에	HabbaaacIea
-단위	Ee.cJcddHd
-단점	cadbaLbbfKc
-닫히게	Jbababb
-달기	BbcbbaH
-달라요	cKaaabc
-달아줘	JecbbbEeKda
-담당자	Ibbbaaa
-담원	Gcb...b
-답안이	bGaaaba
-답은	caGDbccdFCf
-당자	Ibbbaaa
-대값	.bdaI.c
-대로	caJDbfagF.A
-대신	cc.C.bFCDfb
-대요	CEbbabbcGcb
-대응	dbaabcMbIeb
-대폰	IdbbbDcd.Gc
-대표	bcbaaaI
-대한	ecCDGdceLeb
-댓글	GcaaDadfGcB
-댓글은	Icaaabb
-댓글을	Gb.aa.b
-더	GdEdEeddKeb
-더가	cIbcbDccHcb
-더링	.......dIcb
-더에	KedcBBccbHc
-던지게	Ldcabaa
-데	fdIFcDffGCd
-데가	fdBGeJe.Gcd
-데도	bGaaaba
-데요	AIeBcgC.Fea
-데이터	BgaCAHfeaEB
-데이트	bcaabaKIbcd
-델을	FAb.abbbbHd
-도	JFbccdedGba
-도가	bIcaaaacIdb
-도는	daaeEaH
-도는지	.......aHec
-도록	Pc.cbbfiEEa
-도를	AcHaaacdaGc
-도서	Hcaaaaa
-도에서	Ibaaaab
-도우	baaaa.GbIec
-도움말	abaabaHcdJc
-도입	IcbbDcdd.Gc
-도저히	bbFcbEb
-도커	fBIddABgJeA
-독일어	.Gaab.c
-돌게	baabaaHbGda
-돌고	bIaaaad
-돌려도	bAbFaca
-돌려줘	.......cIcc
-돌리기	IcbBbbbcHdb
-돌리는	gaDdDDA
-돌리면	cJa.aac
-돌아요	bIaaabb
-동기화	IAbbabcbdJc
-동시성	aaaFab
-동시에	dJaaaab
-동아리	Gbbaaaa
-동안	ICcbabecHda
-동영상	FEbbbbc
-동완성	Hbc.a.b
-동으로	KfdbBbAdcLe
-동은	.......bGda
-동이	.IabbbbcF.c
-동일	bbKabbb
-동작	bcKaabb
-동작은	dbKaaaadBAA
-동해서	LcaaabdblQc
-동해줘	JbabaadcfMd
-동화	abb.Gaa
-돼요	hKbdCEedKcd
-되게	JgAbbdEhaHA
-되고	bIDbdAedHAe
-되나	CdbbaHb
-되나요	AdadbKbbJga
-되는	cHaacEedKfa
-되는거	cFbbEbb
-되는데	CIedBgBdEAc
-되는지	edcABLccJdb
-되면	Ndedc.AfcNe
-되어	gBEc.aDCCea
-되어야	FaAabab
-되지	bJbaabb
-된	c.Lba.dfd.J
-된다고	dKb.abbcJdc
-될	baEGbdc
-될지	.b.Faaa
-됨	aFBabab
-됩니다	aJEd.efgCBB
-두	jIcebGDBCbd
-두고	CfEcFadcKde
-두번씩	bHaaaaa
-두에	.abaEaa
-둘	bHcabbCbcLf
-뒤	.JcbabccGd
-뒤로	dJbaa.beGdB
-뒤에	AEcbcGddIac
-듈로	abJbbaadHbb
-듈에	babbHaa
-듈을	cbLbbbbbdJd
-드가	gDBafGaeLdc
-드까지	DbcDbaa
-드는	B.fBdF.aCcA
-드려요	ACCAbcccHcb
-드로	EcaaEbb
-드를	.cDFddAfACB
-드리뷰	cbaKaabdKfa
-드리지	Kdd.bDffJac
-드마다	Kaabadb
-드민	HcbCbbb
-드바가	bKbbbab
-드백	cacLbbabHea
-드상	abbbbJa
-드에	BddcDEAcLgb
-드에서	dOcCbddeMfb
-드의	.......bIeb
-드하는	eba...G
-드하면	dHb..ab
-드할	HdbaaEe
-들고	HbaaaabbgAH
-들기	JbacabbbdKd
-들러	bDdHbcbbGcb
-들려고	Gba.baa
-들림	GDcbbbb
-들어	JcbaAaddbJd
-들어간	bIaaacb
-들어야	Hcb.abaacbF
-들어줘	KddbAb.fgM
-들웨어	.......bGdb
-들이	FAddc.De.Gc
-등록	MdbaaadeiQc
-디가	babGaAbbaFd
-디서	dbaeaPdeLea
-디스	CBGbccd
-디에	bb.c.Ha
-디자인	.......bbaF
-디터	Ibbaaab
-딘지	c.cCaFbadHc
-딩으로	caMbbbcdJcb
-따로	.cG.aabcadG
-때	Kbbe.c.gKad
-때까지	cFEceCc
-때마다	cIdcBcBcG.c
-때문에	c.GBbbb
-떠요	cKb.aadHadc
-떤지	dabJaca
-떻게	gedDDGBbGBg
-또	eNbabaceECd
-똑같은	bbG.a.aaHdc
-똑같음	bHbaaaa
-똑같이	.bGaaba
-뚫고	cMbbbbbcIcc
-뜨게	GcDbacc
-뜨는	GdDbbabcHcb
-뜨는데	bBFaaac
-뜹니다	eJ.baabdIea
-띄워줘	NfababbcKec
-라가야	Gba..bb
-라고	gbdbbHKJhAb
-라는	FecbEcB
-라서요	aabGaaa
-라오면	cGaaaaa
-라요	cKaaabc
-라우저	aFcbbcD
-라인	Dgebb.JfbCE
-라져요	cHaaaab
-라지는	caG.a.a
-라지면	acFa..abcId
-라폼	d.cFbaD
-락	aacMafabGda
-람다	cbIaaab
-람은	bIaaacb
-랑	Cd.cbAEb.Gd
-래된	Gbbaaaa
-래로	ccLa.bcdJda
-래스	eeKBCAg.bIg
-래스로	bbIbaaacHae
-래스를	.......cG.d
-래요	dCdCBdD
-래처	Faa.a.cbcGa
-랙으로	Icbaaaa
-랜치	baaIabbbFba
-랫폼	Jba.badabfI
-랫폼을	Gbaaa.b.ddH
-랭킹	GbcabDc
-량을	bAbbaaH
-러가	aDCcCccbHeb
-러도	dNaabbcdJdc
-러를	GcDcbab
-러리	bbDebIb
-러리로	baabaIa
-러에	ccHbDbccIcb
-러오면	cJaaabb
-런북	cbabbbKbHcb
-런스	cdbbCbJbdIc
-럼은	FDcbbbb
-럼을	Ha.aabb
-렀는데	bIaaaca
-렇게	abbFaBbbFca
-레거시	c.BbaHd
-레디스	CBGbccd
-레벨	.ddaabLIdcb
-레시	DFcccCd
-레시피	Iaaabab
-레이션	BaGFdefeEEe
-레이어	HdeDbBcdHeA
-레톤	Hbbaaaa
-레포	c.aHabbbdIb
-렌더링	.......dIcb
-려고	IiI.acfffFE
-려도	cEcHbcbcHcb
-려면	da.baKbbIfa
-려받을	HbaaabbbIeb
-려버림	cGaa.a
-려서	cLABcdeeKea
-려요	gPEAbdgfKda
-려주는	Nca..dfcKfb
-려줘	bjhAAENEFfe
-력창을	cIbaaaa
-력창이	cIaaaaa
-력칸에	Gbaaaab
-력하게	LbbaaaeeJcb
-렬하면	bIababa
-렸는데	abbGaa
-렸는지	Kaabadb
-령어	GaaaaaccIdb
-령에	JcbaaabdIdb
-로	idNe.fLPqCa
-로가기	EEbbacbbGcb
-로고	cHfbcbGKdcc
-로그	Iig...HBEh
-로그를	HcbbaDccIdb
-로그에	FcccbGccIcc
-로그인	D.bbb.BaCBd
-로더	BEdcGbddG.c
-로도	McbaaaddLeb
-로드	DDgBdeFD.hC
-로드가	aHbaaabcHcb
-로드할	Icb.aAd
-로딩	AcIaaabbHdc
-로이드	cDBcAcBdC.A
-로젝트	BbED.dfdeGA
-로직	edGDFcedIdb
-로직에	cbaaIb.bHea
-로직을	abJbbaabKec
-로컬	C.cbbcG
-로필	DEdbbdBAFhA
-록에	KBcabbedG.c
-록에서	.......cKec
-록으로	CbbcaGb
-록은	baaaaHa
-록을	JbbaabbcGac
-록이	FLdcddddBGd
-론이	bIaa.bcdHbb
-론트	.BBCbcbaeHb
-롤러	deEBDdB
-롤러에	bbJbbab
-롤이	fGHbbbccIcb
-료되면	.......dIdb
-료된	AHbabbbcIdb
-료증	Habaaaa
-루씩	cJaaaabcIdb
-르게	dAKaabccHca
-르는	HcDacbcAFdc
-르는지	a.bcaGa
-르면	EMcbcdfcKfb
-를	dBNeg.AIgDf
-름만	bcKaaadHdbb
-름에	bGDbAcd
-름을	fcJbHbdHfCe
-름이	dHAaba
-리가	fIBdcHeeJca
-리게	GAcaaba
-리고	HDdcfdDcbGb
-리기	Jed.EdddKeb
-리네요	cJabaaa
-리는	cbEfACBfHaa
-리는데	ccL..bdeIcb
-리로	GeAdcGcdHgC
-리를	acKbbBdf.Ga
-리면	BMdddEgfLcc
-리뷰	eabQbbeeLf
-리뷰를	.abFaaa
-리뷰해	cAbIaabbFca
-리비	Gbaaaaa
-리스	.dcbb.LhGcC
-리식	baIaabb
-리식을	bbG.aaa
-리얼	Hbbaaaa
-리에	.FcdbbEbGdb
-리자	Fcda.aCcdG
-리자가	Habb..dcHbc
-리지	FfgbPBhjOAe
-리지가	acaaHa
-리포트	B.FdddE
-리하는	Jc.aaac
-리해	fcJBdeFcBEd
-리해줘	heNfcDCfHFg
-린더	BFcDcccdEAc
-린더에	Gcaaaaa
-린으로	.aFab.b
-린트	b.acabIdAGd
-릴리스	AccbbdLgIfD
-릴지	caaaaIb
-림을	HAaabbb
-림이	eKaaaabcF.c
-림톡	bGacabC
-립니다	aDBFeccdEAb
-립트	MfGaecfdCHf
-립트가	BJAcdafdJdb
-립트로	adJab.bdfHA
-립트를	Ibbaa.b
-링크	BFa..cc
-링크가	dLbaaab
-링크로	.......cIcc
-링하고	.......cJdc
-링해줘	baIdba.aeJd
-마나	GabdaEccIea
-마다	FDffaaEgGEe
-마세요	abbb.H.aHeb
-마우스	Ibabaab
-마자	bLcaaabdJcd
-마지막	FEabbbdAGcd
-마침표	ccbaaaKIcbd
-마크	KbcbaabdIdb
-마트팜	Hbb.a.b
-마흔	ddDbAbFadJd
-막혀야	aHaaaab
-만	CDdcBAbbaEb
-만든	aabKacabGcb
-만들고	Gbaaaabbf.H
-만들기	JbacabbbdKd
-만들어	KbbbAbcdbJd
-만료	GgecBDB
-만료된	AHbabbbcIdb
-만한	.baHaca
-말고	DhiDcAKJ.fc
-말에	.......cHfB
-맞게	cGcFbdaacHe
-맞춤법	bcaaaaI
-맞춰줘	bbaaabIcIdc
-매기고	aabIaba
-매뉴얼	ddbabbO
-매번	EacbcbFbFcb
-매일	JCdbCcggIAd
-매자	Hbabbb.aAgG
-맨	ADAcccBEAcc
-맷팅	cbbcbbNcMee
-머지	cbaHCccbFca
-먹는지	aaaaaHb
-먼저	eHcbbD.dFBd
-먼츠	KbabbbcbeKc
-메뉴	.......adHc
-메뉴명	bcb.aaI
-메뉴의	cad.a.I
-메라	GEcbcbc
-메모	Kcbaabcd.Hc
-메모리	eDFcbBccGca
-메시지	KjddAEAbcHc
-메신저	Hbaaaab
-메인	cABcccIDCeb
-메일	JbDcacecAFc
-메일로	Hc...bc
-메일에	eIfbadJGAec
-메일이	dNbbacbcJdc
-멘트	bbbKa.ccGca
-멤버십	Hbaaaaa
-며칠	bcaaaIa
-면과	........cGc
-면까지	Ke...adafKe
-면만	eDbaaaF
-면에	LfaaaabbJdd
-면에서	GA.BcbedAGc
-면은	.DBbbbb
-면을	cEAbEbcc.Kh
-면이	bIaaaac
-면이랑	GbaaaaaacGc
-명령	Hbaaaba
-명령어	GaaaaaccIdb
-명령에	JcbaaabdIdb
-명으로	bHbaaab
-명이	cEBaBAd
-명해	b.bcaG
-명해줘	cbceEJc
-몇	gBcc.OeeNgb
-모달	fKcFbccdJcc
-모델	EcaaabC
-모델을	FAb.abbbbHd
-모두	.EabA.cdADb
-모두에	.abaEaa
-모듈	geEGJdffHaa
-모듈로	abJbbaadHbb
-모듈에	babbHaa
-모듈을	cbLbbbbbdJd
-모드	KEccbceeFDe
-모든	ggJFCe.clTd
-모리	eDFcbBccGca
-모바일	BcbCCab.d.D
-모양	Icaaaba
-모지	aIc.abb
-목록	MfGccdefIBd
-목록에	ICcacbccIdb
-목록이	AKcbcbbcIdc
-목으로	cabaJba
-못	aBFecDdcIdb
-무것도	Fba.aaa
-무슨	bbacaKa
-문	caHaaaabGcb
-문구	Dcc.abF
-문구를	eccAa.KIed
-문서	bAcbcdNeHBe
-문서로	badbaCG
-문서를	cbaaacK
-문서에	cbaaaaI
-문서화	baaaaaH
-문에	c.GBbbb
-문을	FCHcddf
-문의	FDbbacb
-문의가	DGbabcbcHca
-문이	cCFdACfcDBc
-문자	KaacdCee.Id
-문자가	bJaabba
-문제	..cFc..bFAd
-문제인	bGaaaaa
-문하면	cGb.a.a
-뭐	bbaaaIb
-뭐가	dbadaNbddKb
-미지	.CBeceHIAgc
-미지가	BeEdcCBcHca
-밀림	bHbaaab
-밀번호	GDeBaCihJ.c
-밋한	aaaHbaa
-바가	cNbbbacdKcc
-바구니	aaeaCbF
-바꿀	Gbaaaab
-바꿔	DaDddeEEBcd
-바꿔줘	bhJbbeIGaae
-바람	ccABBEdBGfc
-바로	BJCdcdeg.AE
-바일	BcbCCab.d.D
-박스	Ga.bbabbIdb
-밖에	bcabIaa
-밖으로	dGJbdbedIdb
-반경	HbbaaabcJeb
-반올림	dEbBDcbbFab
-반으로	BdK.abggDBA
-반응이	eJaaa.bbGcb
-받게	Gbaaaab
-받고	.bcIb.bbG.f
-받아서	FdbaabC
-받아야	AbGbbbaaeId
-받으면	aHbabaa
-받을	DBfFdAddECd
-발생	dKaaaacdJdc
-발송	FfEcdEdcH.f
-발주	Jdaaaaa
-발할	Hcaaaaa
-방금	bcbGBaabGca
-방법	ebbcbGFfMeb
-방식	cdEEdFd
-방식이	aaGaaac
-배	KccbaCddIcb
-배가	baaAaFa
-배경	AbbbbaI
-배경에	Jbb.aacdJdb
-배너	ccdbaaOLdec
-배달	EbcbEbb
-배속	Jcaaaac
-배송	GcDbaccchDF
-배지	Ibbaaaa
-배치	Gh.AdCAbFbb
-배치가	dGBbbDddHda
-배터리	Kcaabab
-배포	cAfcbIDeHba
-백업	ECdcccDeIeA
-백엔드	abECBcdagAF
-백여	aaGba.abcId
-백으로	aaIaaac
-백해줘	bbababJ
-뱃지	Fba.b.a
-뱉고	aHbaaab
-버가	BJdbbBf
-버그	aKdbDbfcJfa
-버는	dHabaDcdaId
-버려요	cKb.aac
-버를	cbG.a.a.eeJ
-버리지	dbcbQadhLBf
-버림	dJbaaaabGbc
-버스	aaaaHba
-버십	Hbaaaaa
-버에	HdcbbcGdcEB
-버전	HedaabEBBAe
-버튼	GbfbadHGCia
-버튼만	Ga.a..c
-버튼에	Acc.a.G
-버튼을	AHaabaeeIda
-버튼이	BHbabaddIcb
-번	BFcDcAgfI.c
-번만	bcbDHcb
-번씩	eKbbbCccKfb
-번에	HAcDccddKfa
-번역	BcbabbG
-번역해	a.bca.H
-번째	c.HbdbCIdcb
-번호	F.jcAE.BGed
-번호가	cEbabaE
-번호로	Ica.aacdfKa
-번호를	dAdbbDG
-벌	acHcbEd
-베이스	ccBJceBajFE
-벤토리	.......dHca
-벤트를	dGa.a..beIb
-벽을	bJaabbb
-변경	fiGBDdEH.iA
-변경해	caHaaab
-변수	ddNCccdFAea
-변수명	abKaa.eGcca
-변화	cbI.b.abCgF
-변환	cbCaHbbcH.d
-별도	cbKbbaaeMfc
-별로	AfEBBc.dEBc
-별점	Faaaa.a
-병원	IbbaababbgK
-보가	ACcdbFbbbFb
-보강	bbcaJaa
-보고	EbcKbi.cDAb
-보고해	a.aG.ca
-보관	Gaaa.bb
-보기	LcbbbbbcBGf
-보기가	Ibabbab
-보내고	bGaaaaabeIc
-보내기	M.cbbbddKeb
-보내는	E.Bbbac
-보는	GdbaEbbcEAc
-보다	BEcbcFedGba
-보드	FAEbbcedE.a
-보드가	cIbaaaa
-보딩	ab.aaaF
-보를	HccaaDd
-보상	Haaaaba
-보안	c.cPaddbcKf
-보안상	ab.Hacb
-보여	Habaaba
-보여요	eMdDbbccG.d
-보여줄	Jbbaada
-보여줘	KcaaabbcIda
-보이게	MbcaabcdMfb
-보이는	bbF.aa
-보임	dJaaaabcHcb
-보호자	Ibbaa.baadF
-복구	dAaaaaG
-복사	Kc.a.bddFba
-복으로	cHc.aaa
-본문	Hbb.aac
-본사	Faa.b.b
-볼	CdbCbcEc.Fb
-봇이	Ibcaaab
-봐서	cGa.aa
-봐야	Hca.ab
-봐주실	...Gaca
-봐줘	bdcGbGc
-부분	ecEHAcccJfa
-부분만	bbKababcHcc
-부에	bccbFcFadKf
-부탁	kbaFDAC.BAc
-부터	EAbaBbbdh.K
-부하	a.baF.abfBF
-분	.eEG..gfGAb
-분기에	HcbbbBa
-분리	BdJbbaccHfB
-분만	bbKababcHcc
-분으로	ceebbFKJcdb
-분이	.......dFba
-분이나	.bba.Hb
-불까지	.......adHd
-불이	bAbaHcb
-붙여줘	OecbbbbdfMd
-붙이고	Hbba.ab
-뷰를	.abFaaa
-뷰해	cAbIaabbFca
-뷰해줘	eaaLa.dcIeb
-브랜치	baaIabbbFba
-브러리	bbDebIb
-블록	bCIcbad
-블에	CcbcaJdcIcc
-블이	bbaaaJb
-비교	c.baaHabfIb
-비교표	baacaIa
-비교해	dacaaJabdJc
-비를	Jbbbaab
-비번	Ibaaaab
-비스	BaAcA.AedbK
-비스는	bHbaba.bfLd
-비스랑	cEacaB.adHd
-비스로	ebMaabbafgN
-비스를	bBEbcAbagFA
-비스와	dEHcbcbbdJe
-비어	aMdcBcdcLfd
-비용	bacaaG.acGb
-비용이	DcbbaEa
-빈	gMdbDbccJfa
-빌드	CaGddcBgBGb
-빌드가	.eadaJBbFca
-빠르게	dAKaabccHca
-빠져	cIb.a.b
-빠져서	bIaabaa
-빡이게	Kcaabab
-빼고	ACEabadcbJd
-빼기	HAcab.b
-빼줘	deFbbbIHdbb
-쁜지	aaaHaca
-사	ba.caHa
-사내	I..bcbbfgEH
-사람	AFdcbGedIcb
-사람은	bIaaacb
-사에서	Jbbbaaa
-사용	EbcbbcEcCfF
-사용자	Be.b.CA
-사이즈	bbKaabb
-사이트	GcabbbC
-사자용	eaaaaaJbKgc
-사진	H.aaa.d
-사항	JbbCcbdddKd
-사해	dcdLcHecBGg
-사해서	cabCbGbbfKc
-사해줘	.aae.Ha
-삭제	JaadBcccBGf
-삭제할	IbbaabbcaGc
-산기	.......bHdb
-산이	cHbCbbbbGdb
-상담	Jcbaaacd.bF
-상담원	Gcb...b
-상세	EEBcbbed.Hc
-상세에	Hcb.aab
-상수	bbK.a.f
-상수로	aaGaa.c
-상태	CbFaaad
-상품	FbMcccggJgD
-새	EfcAd.GAfFa
-새로	Eg.B.eC.ecH
-새벽	LbecdBA.Hec
-색어에	cJcaaaaaIcd
-색으로	Jcb.aab
-색을	BbcaabH
-색창	Kdbaaac
-색창에	.Ga..cb
-생겨요	cHa..ac
-생산	IabbabbbbdH
-생이	Gbaaa.aaeIc
-생하면	HBbbbbb
-서로	gEcAcCDeEBa
-서른	abFcDacbcHc
-서를	EcbbaeHbFbb
-서만	eGIacceFAdc
-서버	Gg.aabD.dhL
-서버가	BIcbbBf
-서버는	dHabaDcdaId
-서버를	cbG.a.a.eeJ
-서버에	HdcbbcGdcEB
-서비스	BaAcA.AedbK
-서에	hBcbGbG
-서요	dbbHB.baIdd
-서화	baaaaaH
-석해서	c.db.Mdb.Gf
-선택	GBdbbdCbGbb
-선택지	Kcbbabb
-선해줘	dbKbaba
-설계	FbaD.fbaahJ
-설명	acfedMFeKcc
-설명해	b.bcaG
-설정	.BAcbdGeJbd
-설정값	abcaaaI
-설정해	baaa.aG
-설치	acaaaaH
-성되게	Gaa.a.ccfKb
-성을	abbaaaI
-성할	daFaaCb
-성해	cbbbFaDdGeB
-성해야	.ac.Fba
-성해줘	ccEdDcCcaaE
-세	eEG..bfeFAa
-세가	cIaaaab
-세금	GAdcEccdHbb
-세션	bCfbcCF
-세에	Hcb.aab
-세요	BeCAadDaCAc
-세팅	cbbbCaGbEAd
-센서	AGDcbbe
-센터	AdcabaIFcdA
-센트	bIbaaab
-셀로	.......bFac
-셋	........cGd
-션에	FdcCbeD
-션이	EAbEbccbFda
-소가	dIc.a.a
-소리	Hbabaaa
-소셜	GEbcbccdcIb
-소수점	aHaabbb
-소스	caAIbbbbfFC
-소용이	cJabbab
-소켓	bEcbaDaaGdb
-소하면	bGaaaaa
-소해도	cIaba.b
-속도	EcDcbBc
-속도를	bbIaaab
-속성	c.aaF.a
-속적	caa.caJbJeb
-손으로	Cbb.Eba
-송장	DDcbCbe
-쇼핑몰	.......acdH
-수	Qfba.cegEFd
-수가	BCD.BdgdLdc
-수납	JabbbbbbbdH
-수는	aaabaIa
-수로	bDF.bbd
-수료증	Habaaaa
-수를	JdCbgbB
-수면	Mdcabab
-수명	abKaa.eGcca
-수문자	EFbbbbbcIdb
-수에	cbdaHaBdIcb
-수의	cbGaEbc
-수점	aHaabbb
-수점이	dHaaaaa
-수정	GEgbcaAAhMe
-수정은	edcEAIbbGda
-수집	Gaa..ad.beG
-수형	b.Hac.bddJb
-순하게	bbKbaba
-숫자만	cccbbHE
-쉽게	cbFbcGc
-슈퍼앱	Hbbaaaa
-스냅샷	dbcbOac
-스는	bGBabbaccKe
-스랑	cEacaB.adHd
-스로	hELdcb.e.fK
-스를	c.GaB.c
-스별로	acIaaab
-스에	DeAedGB
-스에서	gE.ddDFgCGc
-스와	cEHbbccbdKe
-스위트	cba.G.aceMe
-스의	baFbDbbbG.f
-스크롤	bJbaabbcGbb
-스크에	Jbbaacb
-스키마	bbaIada
-스타트	cbIaaab
-스템	CbcEcEebiGE
-스템을	FaBbabbacgK
-스토어	abFbacC
-스트	ceeaUcdeFDf
-스트가	hBdaPbccGab
-스트로	bbEbFcb
-스트를	fbeaR.deB.C
-스트와	J.cbdab
-슬랙	HGccbcedaHc
-습니다	DEaabdaaBa
-승인	JebKdefeCGe
-시	eJfbcdIG.ec
-시가	aKabaaeeJcb
-시간	EaFddDedFaa
-시간이	cGcbbGcdIcb
-시고	.bcEacDbGda
-시고요	.......bFda
-시글	GEcaadccKfb
-시는	bcbcCHabFca
-시도	ccCCEbbbHcb
-시됨	bIcaa.c
-시리얼	Hbbaaaa
-시면	.e.BBbC
-시보드	FdFaaad
-시성	aaaFab
-시세	Gaa.bab
-시스템	CbcEcEebiGE
-시에	LFcbcchhK.c
-시지	KjddAEAbcHc
-시지가	cKc.aabcHda
-시지는	Gcb...bcbFb
-시지를	cAcaaaH
-시터	Hab.b.c
-시판	ABbcCCccAFd
-시판이	Gcaaaa
-시피	Iaaabab
-시피를	FAbaabbcHad
-시하고	cGa.aab
-시하면	fEbaabGaGcc
-시행일	bdcabaK
-시험	.Gaaaca
-식으로	DbDccEdcbHb
-식을	bbG.aaa
-식이	aCGbbbcbbGc
-신고	IeA.a.c
-신규	GacbcbDfaaH
-신으로	baaa.aGdKdc
-신입이	cdcHbbEcHdb
-신저	Hbaaaab
-실시간	JcbaaabcfFC
-실제로	DccbbGb
-실패	AaccFCccIdb
-심사	GdcDAcc
-십니다	.Faaaab
-싶어	Gacaa.b
-싶어요	LfEAcdfgDbE
-싹	CeGBbbccfKb
-써서	aacbIabcJdb
-써줘	eedAEcLfMcc
-썸네일	IcaaaabbIdc
-쓰고	G..cAacceH
-쓰기	bAdccDGdIcc
-쓰는	bhCfbJFFBdd
-쓰던	ccIbccE
-쓰면	dLbabaacIcc
-쓰이고	aabbaHa
-쓴	.......cIdc
-쓸	Lccacaa
-씨가	dKaaabbcHcb
-아가요	cKbaaacdJcc
-아간	cGbaCbb
-아니라	bDdabaF
-아래로	ccLa.bcdJda
-아리	Gbbaaaa
-아무	AGbabbabGda
-아봐	babaaJbbHeb
-아봐줘	abacaIbbHdb
-아서	GEdeeCadEAb
-아야	bBFeab.bhLc
-아오게	Idaaaaa
-아요	DGe.cc.aACc
-아웃	eHcbbdIHaeb
-아이폰	.Gbaaab
-아줘	BeCfeGCfLbc
-아직	AcCdbHc
-아타기	abHaaab
-아파트	Gbaaaaa
-악해서	a.cbaJc
-악해줘	b.ba.GabGda
-안	gSdcBcc.Gdd
-안내	CbfbcaKGEic
-안내문	ccdabbOJcdc
-안상	ab.Hacb
-안에	d.HcBcaAFdc
-안에서	.......bdIc
-안으로	bcLaabcdJdb
-안의	BaF.b.d
-안이	bGaaaba
-않는	abKbacb
-않아요	cGaaaaa
-않음	bGb.aaa
-알고	aabbaIa
-알려	DbbbbFb
-알려줘	ddcFbMeeIac
-알림	IcDbcaeheJD
-알림이	fH.aa.a
-알림톡	bGacabC
-알아봐	babaaIb
-앞에	bJababa
-애플	Gb.ab.bceJb
-액션	dacb.cNeLea
-액이	aMbbcacdJae
-앱	DAaAbc.acfJ
-앱까지	HadbbBaaBiH
-앱에	DbAbaDc.dJf
-앱으로	JbaabadedKb
-앱은	cHaaa.cccIc
-앱을	bCbaabE
-앱의	.......bdKe
-앱이	bLbabacdJe
-앱이랑	AcEacDb.ceH
-야간	cAecbIDdHca
-약관	aebaabJHdac
-약점을	bacHbCcacGc
-양쪽	CEbaaacccIc
-얗게	fKa...d
-어가	FCAbbbecGAd
-어가게	Kcbbaac
-어가면	fNcaaabbKed
-어가야	JEbccdccaeI
-어간	bIaaacb
-어내고	.bHaa.dccLf
-어느	fdc.bLBbGcb
-어드민	HcbCbbb
-어디가	babGaAbbaFd
-어디서	dbaeaPdeLea
-어디에	bb.c.Ha
-어딘지	c.cCaFbadHc
-어때	bbaHaaa
-어떤	dcb.aLbcLfc
-어떤지	dabJaca
-어떻게	gedDDGBbGBg
-어로	ed.cbaOBfHe
-어보고	b..Gaac
-어보는	FdaaDcb
-어서	.BDaa.ccDCd
-어야	Gb.caeCBfBC
-어에	JFacecedOfe
-어에서	H.baaaccHbb
-어오고	cHb.aaa
-어오면	KcabbbbccJd
-어요	DFAcbgBAGga
-어제	fCeDdGAcLgb
-어져요	bIbabaa
-어주라	Gbaaaaa
-어줄	AaGabba
-어줘	OhdaCbcgcKa
-어진	EcHbccb
-언제	bcbaaKb
-언트	.......bAfG
-언트를	baKbbaccI.e
-얼마나	GabdaEccIea
-업로드	CDgBdeFD.gC
-업이	EGbbbbccJdb
-없네	.......cIdb
-없네요	aFcCBdcbGda
-없는	DEfc.BcdFAc
-없는지	bdbJa.abHea
-없어서	EebaDbA
-없어요	aCdBCaccDAa
-없으면	Hbabac
-없음	hBGbFbb
-없이	GabBdCeeEaA
-었어요	AEdbcbD
-었으면	JdcbDbceFBc
-었음	Icaaaab
-에	Ikd.cbJKBgf
-에게	OfbbdcBbFab
-에는	AJdbaBfeFBc
-에도	.......dG.c
-에디터	Ibbaaab
-에러	HdbBddDDBbe
-에러가	.......bIfa
-에러를	Hbaaa.a
-에서	.HacfBacDCd
-에서만	eGIacceFAdc
-에선	dEdcbDD
-에요	.BAeaBAa.Ed
-에픽	KbbaabbcceK
-엑셀	bFbaBbbbHfa
-엑셀로	.......bFac
-엔드	abGBAbebfDE
-여든	bbcbFbDadHc
-여러	IDcbbbdcLed
-여야	.......Dg.C
-여요	fOdDbcddH.d
-여줄	Jbbaada
-여줘	MiNbbdii.Kc
-역변수	abH.a.d
-역을	Hbbaa.a
-역이	cIaaa.b
-역할	Gaaaaaa
-역해	a.bca.H
-연도	cccbDbHGbcb
-연동	DacFcdAabJf
-연동은	.......bGda
-연동이	.IabbbbcF.c
-열	HdDcdCdeEaB
-열면	bIbabab
-영상	NFdbccffFfE
-영에	aaaH.ca
-영자가	Gbaaab
-영툴	.......accG
-영팀이	BcaaacG
-옆에	KbbaabddIcb
-예순	cbGbCaaadHb
-예약	EBbbab.bbcG
-예외	bbbCGbb
-예요	aeAdcEGDdDd
-예전	cGdbaFcdJdb
-옛날	CBdccdHIaec
-오게	KiEdAcbaF.d
-오고	.Hcaa.ccHcb
-오나요	cBabaHabGcb
-오는	KgebdEB.Fae
-오늘	aJcdbDdcHad
-오래된	Gbbaaaa
-오면	IJdeeAgfbMe
-오타	ghB.abPOiea
-오타요	aac.abH
-온다는	cHaaaab
-온라인	Kcbaabb
-온보딩	ab.aaaF
-올려	bbcaCaF
-올려줘	bddbDaIEAae
-올리고	CEbcecE
-올리면	EIcbcbeeIac
-올린	cEcJccddIcb
-올릴	EdcbcbIdKcd
-올림	dEbBDcbbFab
-옮겨줘	acbaaaJdKdc
-옴	cKbabbbcIcb
-옵니다	.OcabcfdMgc
-옵션	NcEcdcfgLbc
-와요	cUdbbcffPfc
-완성	MccabacdKdc
-왔어요	aJbabbccJdb
-왔으면	Gbaaaab
-왜	gKddbJecLgb
-요금제	IcebabE
-요일	bHdbbEcdIcb
-요청	CbeFcfG
-요해	CAcbbDcbcGc
-요해요	GcbcBAcbcAD
-용	.......dIcb
-용되는	bHbabaa
-용이	.HcccEd
-용자	Ce.b.CA
-용하지	BaHcacc
-우는	HbedBEcdFAc
-우를	BcaaFca
-우리	Kgc.cGdegMa
-우리가	baabaIa
-우스	OdcbbaceLec
-우에서	aI..abd
-우저	aFcbbcD
-운영	CefcdHGBhDB
-운영에	aaaH.ca
-운영툴	.......accG
-운전자	Hab.b.c
-움말	abaabaHcdJc
-워줘	HijbEdMGDgc
-워커	bbabaaI
-워크	cABbFbb
-원	LAdb.ddcJdb
-원가입	DBaaCbdeAHd
-원씩	bJaabbb
-원이	.FdB.AedGAd
-원인	cGccdHccJfa
-원인만	acbb.JbbIfa
-원표에	IbaaabbcIcd
-월	DBaeafGD.Bf
-웨어	EdcCCbbcCfF
-웨어가	GDcaaad
-웨이	bccaHcE
-웹	CeABAb..dgL
-웹이랑	cGbabDd
-웹훅	.......dJad
-웹훅이	dEbbbGb
-위로	HCbabbccFcA
-위에	JdEbbbd
-위주로	.......cIcc
-위치	GDcbbbc
-위치로	Hba.aab
-위치를	Hbaaaaa
-위키에	baaaaaH
-위트	cba.G.aceMe
-위트를	.......beHb
-위해	Hbbaaaa
-위험	a.aJaeb
-위험한	b.bJacb
-윈도우	baaaa.GbIec
-유가	acab.LdbFca
-유닛	cabaHaa
-유틸에	cabaHaabHdb
-유효성	abHbaaa
-율은	bbacaIabGcb
-으로	dbGbceKHcAf
-으면	NIh..fjiOad
-은	BbccbbI
-은지	cbbHaBbbcGb
-은행	Ibbaaab
-을	gcGacbIIgCd
-을까	babb.IacaGc
-을까요	EeEAdCedCDc
-을지	b.ac.F
-음부터	.daAAaD.ebH
-음수면	Mdcabab
-음표로	bHbaaab
-응답	HC.ccfBfJ.d
-응답은	baGaaabcECf
-응이	eJaaa.bbGcb
-의	BiFaeaHLcfc
-의가	DGbabcbcHca
-의견	b.aGaab
-의사	Habbaaa
-의존성	ccABbbGfOfb
-의하기	Faaa.ac
-이	iDeIcHcbJfb
-이가	FCdccDcdKeb
-이거	cHa.aab
-이게	PdcbbcdeOgc
-이고	adAbAE.cfGB
-이나	FfcBcHdc.Fc
-이너가	bJbaabb
-이는	abF.aa
-이도	aaaaaGb
-이드	fC.cacHeId
-이라	eaIBcAcdHbc
-이라고	e.babCHIcdc
-이랑	CaCbaAcdBEc
-이렇게	aaaFaab
-이름	AbGbecDHcbb
-이름만	bcKaaadHdbb
-이름에	bGEbbcc
-이름을	ecJbEadHdda
-이름이	dHAaba
-이머	Hbabaaa
-이먼츠	KbabbbcbeKc
-이메일	EaBcAcbBfLg
-이면	FbEcCeccGab
-이모지	aIc.abb
-이미	JbAa.bfbKfc
-이미지	ADBeeeHIAgc
-이버	.ECCccedCEd
-이번	LcbAadbd.bF
-이번에	EcaDbbb
-이블	JeeAaBcbcJe
-이블에	CcbcaJdcIcc
-이블이	bbaaaJb
-이상	GcbbbCb
-이션	GcFFeegeLaf
-이션에	bccGacE
-이슈	dEccBdFcGcb
-이스	dccFLecc.aD
-이스를	b.aaHba
-이썬	FdEabab
-이야	cbabaKa
-이어	HdeDbBcdHeA
-이어야	bEfBccFF.bd
-이어에	JbaaaabdJdb
-이언트	.......bAfG
-이에요	fDBd.CAaACc
-이요	CbDBbac
-이유	dbdEcaIdKfb
-이유가	acaa.Kd
-이전	BbcaaaG
-이점	aabbaHa
-이즈	cdHaaDc
-이지	BAAc.cBB.Ac
-이지가	.Ib.aae
-이지랑	Fba.aa
-이지에	GEdbbcabMhc
-이징	BAeecBHeNed
-이징에	ba.aacH
-이터	BgaCAGfeaEB
-이터가	dHbbaCb
-이터를	GcdbbIdcEBd
-이트	E.d.ecG
-이팔	Iac.aac
-이폰	.Gbaaab
-이픈	HcCbbbc
-이후로	bHaa.bcaFbb
-인	.Gcaaab
-인가요	becEbJbbGda
-인강	Gbaaaaa
-인데	eI.ACCjAEhB
-인만	ccbc.MbbKha
-인사	IBbbbbccdbH
-인은	HcCaaacdCDc
-인을	CDcccDccbHc
-인이	bLdbbBeeDCb
-인이랑	Jca.aadbdJd
-인정보	aabIbba
-인증	JacAB.jfaMe
-인증서	BEdcbdEeKeb
-인지	dccDbLddG.c
-인창	LabbabbcJeb
-인트	FaebaABeDDd
-인트가	DDcdcEcbJfb
-인하고	dJbbDbceHac
-인하는	DbbcKdc
-인하면	cIaaaabcJeb
-인해줘	GceHccb
-일	LibdaEaaKhb
-일도	L..badd
-일로	AIeeeaEFDfc
-일부	bJbabbb
-일부터	dHb.a..aLgc
-일어	.Gaab.c
-일에	eEAedAHGBgc
-일에서	DGccbCfeMec
-일은	LeBccBeeMfb
-일을	AE.befEACAe
-일이	dLbadBbaE.e
-일이랑	HbaaaabbdIc
-일정	FdbbaaDAf.D
-일정을	Gcaa.aa
-일해	bacbaaJ
-일해야	caHabaa
-읽고	abaIaca
-읽기	aaHabca
-읽는	aaJaaac
-읽어서	cHa.aaa
-읽은	.......dJdb
-읽을	.......bFbb
-읽음	Ibaaaac
-임아웃	eHgbbbJIaec
-임을	aGaaabb
-임이	cHaaaabcIdb
-임포터	.......dHca
-입니다	bFg.bBCf.CC
-입력	IBcbBcffH.c
-입부터	........dHd
-입으로	aaGba.abcId
-입은	Had.aab
-입이	c.cHcdEcE.b
-입이랑	Fba.aaaadHb
-입자	Haaaaab
-입주민	Gbaaaaa
-입하고	LcbbabbbeKe
-있게	Kc.bbd.eCEd
-있나	FdcGccbcIcc
-있나요	DdcAaFccaFb
-있네요	bJbbbbaBFdc
-있는	.ACbAbaabC
-있는거	bbbaaaI
-있는데	bdaBbBE
-있는지	fcdIcJccMgc
-있도록	Iabaaac
-있어	EdcCcFddHca
-있어서	aCDccBcbE.c
-있어야	IecbDdB
-있어요	cEadAeGFabd
-있었음	Icaaaab
-있으면	K.eDBchfHAc
-있음	CBacbcDFCde
-자	KcbbbbbcIcc
-자가	AHdbBcbeGBe
-자결재	Fbaaa.bbbdH
-자기	HEbbbdcbLhb
-자꾸	ANcdbcddFAb
-자는	bbbaabI
-자동	K.dcedDhJDf
-자동화	abb.Gaa
-자들이	.Hbaabb
-자마자	bLcaaabdJcd
-자만	bAeccEGEaAe
-자면	bGaaaba
-자바로	bbHbaaabbeI
-자에게	OebbcbbbHcb
-자용	bbaaaaGbFfA
-자유	Hcaabaa
-자인	.......bbaF
-자주	.aGaabc
-자책	Gbaaa.b
-자체	aacaaaG
-자한테	GEcbabdcKec
-작성	dfFcIeCdEfF
-작성해	cbbbFaDdGeB
-작업	OdbbCcgeHc
-작은	dbKaaaadBAA
-작하는	abGaaab
-작하면	cIcaaaa
-잘	cC.GbccbHdb
-잘려요	bId.a.b
-잘못	cHaaaa.adHc
-잡아야	dFa
-장단점	cadbaLbbfKc
-장되게	JbbaabccIdb
-장됨	cIaaaabcIdb
-장비	JabbaabccJc
-장소	.eeIAeEciMa
-장애	BcdceBKdKfb
-장을	Ibaaaab
-장하고	.......edLc
-장하는	FcaaaBb
-장하면	cHaaaba
-장한	cKaaaccbGcc
-재고	JBBcaedddaJ
-재고가	cGcaCcaabGd
-재생	MccbabceGeD
-재설정	eKbbDbdcKfa
-재시도	ccCCEbbbHcb
-저기	abHaa.b
-저장	EIcbbh..Fae
-저장됨	cIaaaabcIdb
-저장소	.eeIAeEciMa
-저장한	cKaaaccbGcc
-저희	AbcEbDcbFAd
-저히	bbFcbEb
-적	cIbAbac
-적만	.aaHadaadHb
-적용	F.LdeeedJcc
-적으로	dHCEddeeAGc
-적이	bIaaaab
-적해	aabCbFb
-적해서	aacbaH
-적화	bcIa.ab
-적힌	bbabaaI
-전	eecGFEecbIe
-전략	baKaabceIca
-전부	f.EbCbAjiLG
-전부에	bcbbDbGaeKe
-전에	HafNdchfNeb
-전역	baJaaaceIcb
-전자	Hba.b.baaeG
-전자책	Gbaaa.b
-전처리	caFbDcb
-전체	afdFcBFh.Jb
-전체가	EaAcbDc
-전체를	.bHDccdbgfO
-전체의	bacHbdEbbGc
-전한지	cbbJaaacHdb
-전환	bbIbb.a
-전환해	baJbb.b
-절대	.......cGca
-절차	bb.aabH
-절차를	daaa.cJbHea
-점검	A.cEaBd
-점수	DccGCdccIdb
-점에서	cabJabaaCCe
-점을	cacJbCcbaFd
-점이	eGaCaba.eGb
-점이랑	AbacaFa
-접근성	JceGccdcHad
-정값	abcaaaI
-정렬	HfeCFcdeKdb
-정리	edMed.EfKad
-정리해	ebFCceFbHdb
-정보	FbdFcBcedHA
-정보가	..bdaGa
-정보를	Ibbaaac
-정산	EAdadaDaebH
-정상	dIbbCbbcGbb
-정에	IDbbcbddBGe
-정으로	EBaaaacc.Fb
-정은	eadE.HbbEba
-정을	NcaacaddBEc
-정하면	bHaaaba
-정할	HbbbaBbdF.b
-정해	c.bbaaH
-정해줘	f.dAbAIaDAd
-제	cbbKafC
-제가	bAdMbcccHcb
-제거	abbaa.H
-제대로	dcBFAeCd.Gc
-제랑	Haaaaac
-제로	CdcBbEb
-제목	Bef.abLId.e
-제부터	dH.a.b
-제어	Iaa.bad
-제인	bGaaaaa
-제인데	Hcaaaaa
-제일	BcccBIdeFBd
-제출	dGaDaaceIca
-제하고	Idaaaab
-제하는	Fab..ab
-제한	HedCcbDAGfb
-제할	IAbaabcdaHc
-젝트	BbED.dfdeGA
-져서	gNbabAcdLfa
-져오는	JbbbaabcIcc
-져요	dRbadcdeI.d
-조를	HaedbIe
-조사	dcbcbPcdBGe
-조사해	bbbcaLbcIbc
-조회	Pde.abefDGf
-조회가	dCIbbbccIdb
-존성	ccABbbGfOfb
-좀	diGEDCgeI.c
-좀요	GcbFbcc
-종	.bbaaGa
-좌석	cHccEbbcHcb
-주	GccbbEb
-주간	Ibc.aab
-주고	.......cbHc
-주는	PddbcCgeJbc
-주라	EeEFcce
-주로	.......cIcc
-주문	CDFdacegDAA
-주문이	aDecCFd
-주민	Gbaaaaa
-주석	ccIdcbF
-주세요	BeC.acEaCAc
-주소	IddbBbA.Gdc
-주소가	cIc.a.a
-주시면	.e.BBbC
-주실	.ddFCAb
-주에	abaaF.a
-주요	BbbaGacagMe
-주입	aaIaaad
-죽어요	cIc.aabFacc
-준으로	.......bGcb
-줄	AaCcecHJhAb
-줄래	EbdCGfcbGda
-줄러	ECcCce.eHeB
-줄여	bbHaaaa
-줄여줘	cdP..bggLcb
-줄짜리	abHbb.b
-중	bBbbaE.adGb
-중간에	aGa..ca
-중고	HbabaaaacdG
-중복	bEFdAcccGbc
-중에	bBbcCEcb.Db
-중에서	Haaaaca
-중일	Gca.a.a
-중첩	cbLbbbabGbb
-중첩된	baJbaca
-줘요	CfgEBdG
-줬으면	Gcaaaaa
-증권	Jbbbbab
-증서	BEdcbdEeKeb
-증이랑	Hbabaaa
-증하는	cccbHGccHdb
-지가	bHadEaefMdb
-지게	KfdbEbcdHca
-지금	BeccAKcdEBb
-지금은	IddaCabbaFb
-지나면	bHbaaab
-지난	G.dbbbC
-지는	AaAacDaaeFa
-지는지	bcaaaIa
-지도	JCcbbbdeHb
-지랑	Fba.aa
-지를	CcfcABFDeFd
-지막	FEabbbdAGcd
-지면	EACbccAcAGe
-지사항	LbbabbcceLd
-지속적	caa.caJbJeb
-지수	KbbababbIdc
-지에	DDdcbdEDIic
-지에서	.JcaaafcHe
-지역	aaGaa.c
-지연	ecLccGe
-지요	Fc.bbBbbdAE
-지우는	Jdb.aabcIda
-지워줘	ddhAa.PJecb
-지원	LfcbbDdfHAc
-지적만	.aaHadaadHb
-지토리	bbDbGaccaGc
-지표	KbbbaabcIdc
-지하기	b.aFa.b
-지해도	.b.Gabb
-직에	cbaaIb.bHea
-직원	Ibbaaac
-직을	abJbbaabKec
-직접	C.cbbbEcbGb
-직하게	bbcLaab
-진짜	GeCDbcd
-진행	.Habbac
-진행률	Jbbaaab
-질을	c..Haba
-질이	ba.G.ca
-집계	GcEbbbc
-집니다	dJb.aaacF.c
-징에	ba.aacH
-짜가	cFbabaC
-짜리	bcGCbabdb.G
-짜줘	abbbH.acIdb
-짠	cabMbeabHgA
-째로	ADE.bdeeCdF
-쪼개줘	acFaa.abHcb
-쪽	ccbbGbE
-쪽에서	abaaaGa
-쪽엔	.......cdIb
-쪽은	GADbbecdE.b
-찍히게	Hbaaaba
-찍히는	bcBbbJb
-차량	IaaaaabccIc
-차를	daaa.cJbHea
-차이점	aabbaHa
-차트	bEdEcdDfFCc
-찮은지	aaaJadb
-창	OebbbbbeKcc
-창에	AGa..cc
-창을	cIbaaaa
-창이	cIaaaaa
-찾아서	bHbcdFbbHeb
-찾아줘	aabbaJb
-채널로	Icabaaa
-채널에	KbabacccfJb
-채로	cHaaaab
-채점	Jbababa
-채팅	LdbaabcdgCH
-처를	b.cGEeb
-처리	bfCMEhffGBc
-천인	MbbbbcbcfBG
-천해줘	c.bbaIabdHc
-첨부	Jbbbabc
-첩된	baJbaca
-첫	eHGbbbddKdc
-체가	FbCccCc
-체를	.bHDccdbheO
-체에서	bbIaaCgddMe
-체의	bacHbdEbbGc
-체크	BbbGbbb
-체하고	baHb..c
-체해	ccEbbbF
-쳐서	abbGaa
-쳐야	fKb.a.abhLa
-쳐줘	eEDbfdHI.ga
-초	gCMccdAdMgc
-초대로	abIaaab
-초로	cddbaaPLfcb
-초안	bbaaabJ
-초에서	abbaa.G
-총액이	cGa.a.b
-최대	bcdaaaLHebb
-최신	abcaa.IcKec
-최적화	bcIa.ab
-추가	NggdEdCI.ce
-추가해	IcccBdBeH.c
-추천	GcbbaBa
-추천인	MbbbbcbcfBG
-춤법	bcaaaaI
-춰줘	bbaaabIcIdc
-취소	AedDBcE
-치가	dGBbbDddHda
-치고	IdaabaabeIb
-치로	LcaabbcdIcb
-치를	EdcBEcccHbc
-치면	NccbbadeKcc
-침표	ccbaaaKIcbd
-침하면	cIaaaaa
-카드	Jbabcab
-카메라	GEcbcbc
-카오	DEcAcdAdcJc
-카카오	DEcAcdAdcJc
-칸에	JcbaaabdHcb
-캐시	hgKbdEEAHgc
-캘린더	BFcDcccdEAc
-커가	bIaa.bb
-커밋	dacIccEbHeb
-커밋한	aaaHbaa
-컬럼	EDcaaaccFac
-컬럼은	FDcbbbb
-컬럼을	Ha.aabb
-케이스	cbdaPacaJfb
-케줄러	ECcCce.eHeB
-켈레톤	Hbbaaaa
-켜면	cKbbbbb
-코드	hgcQDeBgMcd
-코드가	eBIFdddcKfc
-코드는	addBaFB
-코드를	adEHacdeaEA
-코드상	abbbbJa
-코드에	dcccEECbIeb
-코드의	.......bIeb
-코멘트	bbbKa.ccGca
-콘솔	Lbdaaae
-콜드	cbIaaab
-콜백	cdICbbcfIAd
-쿠폰	bIcbDbccIbd
-쿼리	ieMGbAdcaGc
-쿼리가	bBGbbbbcIdb
-퀴즈	Lcbbaba
-큐	Cddd..JfGgF
-큐까지	baa.Hba
-크가	cMbaabceGBc
-크기를	E.fabbF
-크로	DDEccce
-크론	FCddcaC
-크론이	bIaa.bcdHbb
-크롤	bJbaabbcGbb
-크롤이	fGHbbbccIcb
-크립트	MfGaecfdCHf
-크모드	FDbbbbccGcb
-크박스	Icbab.a
-크에	Jbbaacb
-크플로	bbdb.cL
-크해도	cKbbbab
-큰	Ea.bbCc
-큰일	dJabaab
-클래스	eeKBCAg.bIg
-키마	bbaIada
-키보드	.......bHbc
-키에	baaaaaH
-키지	Bbbaa.EdGdA
-키텍처	daCHbcbaeKe
-타기	abHaaab
-타요	aac.abH
-타이머	Hbabaaa
-타입	ccMcAacdaJe
-타트	cbIaaab
-타하면	cIaaaab
-탁해요	EddFcdE
-탈퇴	bIcbcEddFAc
-탈퇴한	eHbaaCb
-태그	cdba.bK
-태그를	dca...H
-태에서	cHDbbbb
-택배	Hca.aab
-택지	Kcbbabb
-탭	cCdabcIG.dc
-탭이	bGaaaaa
-터가	GHcccaddH.d
-터로더	bHcabaa
-터를	HddbbHedFAc
-터리	Kcaabab
-터링	bddDbaIbAfG
-터에	DDeddaE
-터에서	FcCaaca
-턴으로	baKaabceIca
-텅	dJcbDbccJdc
-테넌트	J.ebaaa
-테라폼	d.cFbaD
-테스트	eddbVbefGDe
-테우스	LccaabcdIcc
-테이블	JeeAaBcbcJe
-테이징	eCccbDEdJcc
-텍처	daCHbcbaeKe
-텍처를	a.bH.da
-템을	FaBbabbacgK
-템플릿	.......bGcb
-토글	Hbaaaac
-토리	BeBCFcffDEc
-토리지	Hba.aab
-토어	abFbacC
-토큰	.......bFac
-통계	EC.abbdeCaC
-통씩	cJabaab
-통운	IbbababbdIb
-통일	.bJabaccdJc
-통일해	bacbaaJ
-통째로	ADE.bdeeCdF
-통합	aeecIADeD
-통화	CEcbDce
-퇴한	eHbaaCb
-트가	eFacMbheKeb
-트까지	Eaaa.aa.bfG
-트로	AeJcDcdegFG
-트롤러	cdHbEac
-트를	eABcOaihAEB
-트리	HbbDbcd
-트별	Faf.aEc
-트에	EadbEBedHAe
-트에서	eD.caEaaCgE
-트엔드	a.Haaacc.Jg
-트와	H.Baeac
-트웨이	bccaHcE
-트팜	Hbb.a.b
-특정	Gaaaaab
-특히	bbcGDac
-튼만	Ga.a..c
-튼에	Acc.a.G
-튼을	AHaabaeeIda
-튼이	BHbabaddIcb
-틀린	cdDbbbH
-티켓	Lbbbadb
-틸에	cabaHaabHdb
-팀에서	bDcbbaFbIdc
-팀이	BfcbaCGcADb
-파고	Fba.b
-파서	CdcBGcccIdb
-파서에	db.aI.a
-파이	.GDbcbd
-파이썬	FdEabab
-파일	gEBfBfH.DDh
-파일도	L..badd
-파일로	caAbabH
-파일에	deFccDD
-파일은	KcbaacbcIea
-파일을	aDC.ddCeFCe
-파트	Gbaaaaa
-판단	abaH.ab
-판매자	Hbabbb.aAgG
-판이	Gcaaaa
-팝업	.bbaaaG
-패키지	Bbbaa.EdGdA
-패하면	KecaDcc
-퍼런스	bcaabaJaeIc
-퍼센트	bIbaaab
-퍼앱	Hbbaaaa
-펌웨어	FbcaaaA
-페이	daaGbCb
-페이지	AaAb.cCCaBc
-페이징	Kabbabb
-페이팔	Iac.aac
-펫시터	Hab.b.c
-펴보고	babIaba
-평가해	d.bKababF.e
-포넌트	DgG.GdgfCJg
-포맷	dbFdccJcHcc
-포맷팅	cbbcbbNcMee
-포스	GAbaaab
-포인트	FaebaABeDDd
-포터	fcGcCcDdJda
-포털	Icb.abb
-포트	acAdddONcfd
-포함	HdbdFbbdGfD
-포해줘	bb..acI
-폰에서	cGaaaaa
-폰을	CGbbbbcbIeb
-폴더	edACDcD
-폼에서	Hc..aac
-폼을	Gbaaa.b.ddH
-표	DfFcFcddJdb
-표가	cFcbbcG
-표로	FBdbcDd
-표시	H.aababcHcb
-표시됨	bIcaa.c
-표에	JcbaaabdKeb
-푸시	DAbb.Ded.Ie
-푸시가	aJaaaccbGcb
-푸터	cddaabNKedc
-푸터에	FfcacaIFCfc
-품으로	Habaaaa
-품을	Hadaaaa
-품절	Ibbaaab
-품질	DcdFcCddbHb
-품질을	c..Haba
-품질이	ba.G.ca
-프라인	CgebaAKfaFB
-프레시	DFcccCd
-프로필	DEdbbdBAFhA
-프론트	.BBCbcbaeHb
-프트	Iaaaaac
-플랫폼	Jba.badabfI
-플로	bbdb.cL
-플릿	.......bGcb
-피드백	cacLbbabHea
-피를	EAcbbcDdIbc
-피처	acBDcEdcEcA
-필드	ccFcbbFFfDe
-필에는	bGc...a
-필요	fGea.CBeBFc
-필터	.......bFac
-핑몰	.......acdH
-하게	IcFKeflhICd
-하고	GGaCcfgg.Le
-하기	DacIbcdeEbB
-하나	Mffc.eFaDab
-하나도	dDdaHcacCAb
-하나로	fdPcccCABgD
-하나만	CedaCbEBFfc
-하나요	abaabHa
-하는	IibfCF.gLac
-하는데	BGCdc.e
-하는지	ffcdCHHbHae
-하도록	FdbabaDdJea
-하려고	BeKBacfffIC
-하려면	da.baKbbIfa
-하루씩	cJaaaabcIdb
-하면	AMccdAdgPfc
-하세요	bBbJcdc
-하얗게	fKa...d
-하이픈	HcCbbbc
-하지	c.BCbDcbFe
-학교	Kcbaaac
-학부모	Eaa.aba
-학습	HbcbcBAfCAB
-한	CeBbBeEDaab
-한글	cId.aaadHbb
-한글이	cG.aaaa
-한번	edcKbEc
-한을	bHaabaa
-한지	fBdHcGddKeb
-한테	I.bccbBdHba
-한통운	IbbababbdIb
-할	HacbDccdCCb
-할까요	Ibaa.da
-할별로	.cFbCbbcF.d
-할인	eDGcHeedJda
-함	IdDbBeeedGB
-함께	H.a.f.a
-함수	geF.JCg.Ifc
-함수를	HaDbeac
-함수에	cbdaHaBdIcb
-함수의	cbGaEbc
-함수형	b.Hac.bddJb
-함해서	aABbDba
-합니다	EA.daBddbDB
-합이	bHcbEbc
-합쳐줘	abHbaab
-해	NdFeccffHAc
-해결	aHabaab
-해도	iNbHcddeIab
-해서	.cdcaJ.eeNe
-해서요	bcbGbCabHdb
-해야	.dF.Bd.cDdC
-해요	BabAB.b.eGa
-해주실	cabGDda
-해줘	agGAcABeHBe
-핸들러	bDdHbcbbGcb
-했는데	cLbbacbcIcb
-했는지	GcdHcdb
-행	gFIdFbiHdca
-행률	Jbbaaab
-행사	.......edIa
-행을	EDebccDfECb
-행일	bdcabaK
-행하면	bHba.bb
-허브	HceabbEgCBB
-험한	b.bJacb
-헤더	abbaa.I
-헤더에	Hca.aba
-헬름	ccbHbcE
-혀야	bKbbbbbdIcb
-혀요	dJccbbCdJcc
-현상	cIaaaaabIec
-현재	DfdcAEBdHbb
-현해	GaaaaacbeIc
-현해줘	Jababac
-호가	cEbabaE
-호로	Ica.aacdfKa
-호를	dAdbbDG
-호자	Ibbaa.baadF
-홈	Faa.aba
-홈으로	bJaaaab
-화가	cBAcbGccJcd
-화면	ABaabdFAbEd
-화면과	........cGc
-화면만	eDbaaaF
-화면에	LfaaaabbJdd
-화면은	.DBbbbb
-화면을	cEAbEbcc.Kh
-화면이	bIaaaac
-화번호	IedbdaGGCee
-화상	Hbbaaaa
-화하는	IbaaabbbdIc
-화해	JbababbcJdc
-화해줘	adFbbbE
-확인	aEfJdhDBC.d
-확인만	ba.caIa
-확인창	LabbabbcJeb
-환경	abcb.bJcGAe
-환불	eFbaFacdI.d
-환불이	bAbaHcb
-환산	HacbBbb
-환율	DACdGeeeNgc
-환자	Fabaaab
-환해	baJbb.b
-환해줘	.......abHf
-회	HdbaGceeJda
-회가	eBGbcDd
-회계	JabbabbbbeI
-회귀	ceaaObbeH.c
-회사	DdcEccDBcFe
-회에	cbHCaba
-회원	BbDebEbcBeF
-회원이	CDbbcDddEAb
-획서	Iabaab..afH
-효과	HbbaaaabIdc
-효성	abHbaaa
-후기	Gbaaa.a
-후로	bHaa.bcaFbb
-훅	eceHCcEdG.c
-훅으로	abIabaa
-훅이	dEbbbGb
-휴대폰	IdbbbDcd.Gc
-흐름	CcdebFEcAGe
-흐름을	caa.HbaaeJd
-흰	dIaaaab
-히게	NdbbbbbcIdb
-히는	BdAbbIccGac
-힙	bbcbbaKIdcb
-힙니다	cKbaabbcG.c
0	hIAc.eFHBee
0.0	.G.bfdDEFfe
0.0.0	jff.cbZZphc
[Korean letters]	DBabcaBaFad
[a call]	jDPg.FiAJgd
[a colon]	IBgbadCBhE
[a colour code]	ohlIGeXUijb
[a dash]	DIdbeDgh.CE
[a dot file]	iGedegWVkef
[a duration]	gdRhiBIFFhd
[a name in camel case]	ebQbcBgcGbb
[a name in snake case]	dcccDFBJFld
[a number]	iGadacKNdee
[a parenthesis]	CaGaAecb.Db
[a path]	FbcH.gcANje
[a percentage]	C.jgW.inRBf
[a question mark]	ihiLeZliSee
[a quotation mark]	c.aedBKRcgg
[already there]	FBafB.bAHgb
[already there] [becomes]	ccFabaEFfCc
[already there] [both]	JcdaabBcDeD
[already there] [broad]	EfbaDcB.CAd
[already there] [code name]	abJ.bad
[already there] [element]	Odc.cbdeKcc
[already there] [from nothing]	dcb.F.D
[already there] [layer of admin]	Fca.b.acMfc
[already there] [layer of api]	Kddaab.dGgD
[already there] [layer of app]	BFc..bccCgF
[already there] [layer of money]	cdecEFE
[already there] [layer of ui]	IdbacbC
[already there] [one only]	JgbaCbccHgB
[already there] [setting]	KdBb..f.Kic
[already there] [shown text]	HadbbcDDBbd
[already there] ×2	KAbaabfcNhc
[an address]	ghcFabOOgfa
[an arrow]	jbLgAfLSlbd
[an equals sign]	AI.fgbEJdf
[an exclamation mark]	GDcKikABDdb
[becomes]	hcHfddPUlde
[becomes] [both]	HDecac.aaGf
[becomes] [broad]	.gGcbbGHeAd
[becomes] [candidates]	CCbHfcbgLcb
[becomes] [code name]	imUbCbAQn.c
[becomes] [element]	d..ecdQOegd
[becomes] [from nothing]	EFe.badfGdC
[becomes] [layer of admin]	FeBbabBcBaB
[becomes] [layer of api]	E.aebABCeFc
[becomes] [layer of app]	eEaddaKFbac
[becomes] [layer of data]	bFbbcDaABBe
[becomes] [layer of money]	icEBBfILhfC
[becomes] [layer of ui]	adcbbbNKmIg
[becomes] [many]	aGMeAdkl.KA
[becomes] [one only]	DEBcbbdDCdd
[becomes] [product]	BDBdAbbdcCD
[becomes] [whole system]	AaKcCDojhTb
[becomes] ×2	BDfeEgGGbAf
[both]	FAc.bBcecHA
[both] [candidates]	fdca.PabfLe
[both] ×2	aEc.BaacmOA
[both] ×4	cGA.c.aaeFA
[broad]	M.d.bbdgcOf
[broad] [both]	KBdacaedeJ
[broad] [candidates]	be.eELdabHe
[broad] ×2	Oca.ceccnRa
[broad] ×4	IdaaaaabeCD
[broken]	iZecAfgdOgd
[broken] [already there]	C.cbHbccDa
[broken] [becomes]	hPed.bBJAib
[broken] [both]	.NbabedcbId
[broken] [broad]	jUgACfbdOhd
[broken] [candidates]	fEAAD.ecIgA
[broken] [code name]	lJGcEccbGbc
[broken] [does not]	bLdACjaeFBc
[broken] [element]	aSdcccdfHAc
[broken] [foundation]	FBJdcdfccfK
[broken] [from nothing]	aOfBaahgIab
[broken] [layer of admin]	AIAbddad.D
[broken] [layer of api]	aOb.dcfbbFb
[broken] [layer of app]	BKB.dedhFbD
[broken] [layer of data]	bMAbd.fABCf
[broken] [layer of money]	BMccdcabGgC
[broken] [layer of ui]	fQdddcDCBda
[broken] [many]	eMADAifeAD
[broken] [not there yet]	bEAcA.bcEba
[broken] [occurs]	dTcbccdfTmb
[broken] [one only]	dLbdB.dbJga
[broken] [product]	F.bAAcccfCE
[broken] [setting]	dS.caciBGgc
[broken] [shown text]	fOcccfGDEed
[broken] [trace]	AMfcaadhNeb
[broken] [whole system]	efHHbabclIF
[broken] ×2	aThb.gadIAf
[candidates]	Aef.bThgCIe
[candidates] ×2	hcc.aRbckRd
[change nothing]	cfAAcLceG.b
[change nothing] [becomes]	GdeDaFffIdA
[change nothing] [both]	cddCaFC
[change nothing] [broad]	EgBcbHccFaa
[change nothing] [broken]	cgcFaFBaCba
[change nothing] [candidates]	daacaI.agIb
[change nothing] [does not]	AbaabJfdECd
[change nothing] [element]	FbdAbB.eKg
[change nothing] [exchange]	bbGBabc
[change nothing] [foundation]	aaGb.ac
[change nothing] [layer of api]	EeaccFAdF.a
[change nothing] [layer of app]	AabbaF.aFe
[change nothing] [layer of data]	GeeAd.FeIbc
[change nothing] [layer of money]	GfadbG
[change nothing] [layer of ui]	Kfbb.BcdKfa
[change nothing] [make]	GfcBbDcdBDb
[change nothing] [many]	beACcF.ceI
[change nothing] [not there yet]	eecc.O.aFbc
[change nothing] [occurs]	dDcbaFa
[change nothing] [one only]	BebCaIedEBb
[change nothing] [product]	aa.eaIaafG
[change nothing] [repair]	afcBaJaaEba
[change nothing] [reshape]	ecKCbbcbEeB
[change nothing] [setting]	.CABbAddGab
[change nothing] [shown text]	GdCcaBddJea
[change nothing] [speed]	bceB.JaabEb
[change nothing] [stays the same]	dcIdbAB
[change nothing] [whole system]	ebcAbEF
[change nothing] [wish]	bfdAaNbcFab
[change nothing] ×2	dcdDaJabDAc
[change set]	hkdUBfFcNib
[change set] [becomes]	ffcEbaLGAde
[change set] [both]	d.AIciFdDaA
[change set] [broad]	jcbOBAcbMhc
[change set] [broken]	aBbGbCgcADb
[change set] [change nothing]	ceDbaKccD.a
[change set] [does not]	BgCAdJfcEDf
[change set] [element]	kabLCaACDcc
[change set] [exchange]	ceBDbbG
[change set] [foundation]	aCFbaae
[change set] [knowledge]	dfeNaGfdNha
[change set] [layer of api]	eFdbA.DCfCa
[change set] [layer of app]	dGBBdacbfGA
[change set] [layer of data]	dDBFbcb
[change set] [layer of money]	faAHBAdeGcA
[change set] [layer of ui]	EDBGfbigEDb
[change set] [make]	ccgECbGbMib
[change set] [many]	fEGhbdFgDB
[change set] [not there yet]	E.bgFCecHdb
[change set] [occurs]	cEcabaEbEeB
[change set] [one only]	EfCCaaceEeD
[change set] [question]	aiAH.EdbD.b
[change set] [repair]	e.dIAcB
[change set] [reshape]	efEJ.e.dJgA
[change set] [setting]	ffcI.eKFBg
[change set] [shown text]	fAcDcbHGfAb
[change set] [speed]	aBeedFF
[change set] [stays the same]	d.HfcCBdE.a
[change set] [trace]	decGaAEDb.b
[change set] [whole system]	baKbbac
[change set] [wish]	cecT.edeLdc
[change set] ×2	fdbOcdCdJea
[code name]	fgSeAc.G.dd
[code name] [both]	FBe.AdabCBc
[code name] [broad]	BaHCadhBAb
[code name] [candidates]	baBbbHdbGda
[code name] [element]	BFc.dfEB.Ac
[code name] [foundation]	.aIabadccKf
[code name] [layer of api]	BCAcabaabEb
[code name] [layer of app]	G.fddcJebF
[code name] [layer of data]	BGfab.abfLc
[code name] [layer of money]	AfLHdchIicC
[code name] [layer of ui]	fCdbCbID.cb
[code name] [many]	dBKgBdacgMc
[code name] [one only]	fjQDBbfK.fe
[code name] [product]	DaCcDddeEgG
[code name] [whole system]	.......dcLe
[code name] ×2	dcZac.qJg.d
[documents]	kihbffZcLcf
[documents] [already there]	BcbaabFGiEc
[documents] [becomes]	DgEdbcGLehA
[documents] [both]	KcfaedHcC
[documents] [broad]	cfeaeASgMcc
[documents] [broken]	jA.cdeTeKea
[documents] [change set]	cAeHcbEdLec
[documents] [code name]	dakEhAShMac
[documents] [does not]	BAiDhEDdEBc
[documents] [element]	EChEgeGabGd
[documents] [exchange]	FbcbbaD
[documents] [from nothing]	AHabaae
[documents] [knowledge]	h.ec.fVgOec
[documents] [layer of admin]	ddbbdaQcECf
[documents] [layer of api]	abfcdcRc.Gc
[documents] [layer of app]	iAbcBdOcLkB
[documents] [layer of data]	KdddbhJceH
[documents] [layer of money]	fdeGcCH
[documents] [layer of ui]	DafdbeMhAJd
[documents] [make]	jccbffZhThd
[documents] [many]	cdifc.YfhTf
[documents] [not there yet]	FdabbcFacGb
[documents] [occurs]	bAccceMcFac
[documents] [one only]	f.hEgGIdJbd
[documents] [product]	acdcaCI
[documents] [question]	AcfgAeTeIac
[documents] [repair]	cgBaaaKDccB
[documents] [reshape]	AfCddDFeEbC
[documents] [setting]	Fchcb.LfGBb
[documents] [shown text]	KbfbbcCJhAc
[documents] [stays the same]	HCddcdE
[documents] [trace]	FFcdceBdGAc
[documents] [upkeep]	jebbAaTaMnA
[documents] [whole system]	fdbeBBM
[documents] [wish]	hiaBdaUcMee
[documents] ×2	jecabcXaIag
[does not]	eWbdaaidIad
[does not] [already there]	ECbaCbgcF.c
[does not] [becomes]	cKDbdbdEcEg
[does not] [both]	.ICAaicbaFc
[does not] [broad]	cLc.cBeeBIf
[does not] [candidates]	.d.BBCccbGc
[does not] [code name]	BeFFfDh
[does not] [element]	EQgBbghhLab
[does not] [foundation]	ccJaaaa
[does not] [from nothing]	c.DaDca
[does not] [layer of admin]	JAdabbc
[does not] [layer of api]	bFC...gBhKe
[does not] [layer of app]	fOA.aahbHgA
[does not] [layer of data]	.FGc.hbbAEd
[does not] [layer of money]	mLbDAc..CBe
[does not] [layer of ui]	BM.BbdkeGaa
[does not] [many]	cCFAAecefHB
[does not] [not there yet]	.ADcAabbdEA
[does not] [occurs]	eP.bbdcdKfa
[does not] [one only]	BC.CcDidDAb
[does not] [product]	.F.AcAegABC
[does not] [setting]	bM.AAgeFDee
[does not] [shown text]	dMAb.i.aHga
[does not] [trace]	K.eb.b.gAHb
[does not] [whole system]	faBdBDCagEB
[does not] ×2	.IddbDdeJ.e
[element]	SFgcdefcNfe
[element] [both]	CFcDcbeddOg
[element] [broad]	IBeAbdaeEDd
[element] [candidates]	LecccEcdCDc
[element] [foundation]	bCEba.d
[element] [from nothing]	aDdabaDcAcE
[element] [layer of admin]	BAbabC.dEbA
[element] [layer of api]	K.acabcfAJd
[element] [layer of app]	FIccfBdiCGb
[element] [layer of data]	JafFbbcdBFd
[element] [layer of money]	fDeBC.CdDbB
[element] [layer of ui]	FHebccbdGDg
[element] [many]	FAGcAidg.Ib
[element] [product]	EBcbc.ahE.D
[element] [whole system]	aaDaDadacaF
[element] ×2	WCabcfnjPdb
[element] ×4	dGa..ab
[ends with a question mark]	ksgEaZigUkc
[exchange]	keSaceFBlJ
[exchange] [already there]	AeEbAa
[exchange] [becomes]	gBEeccJIfFh
[exchange] [both]	.DCacb.fFgF
[exchange] [broad]	.CDb.AfbBEe
[exchange] [broken]	gLAb.cbdDcB
[exchange] [candidates]	b.ebaLaadJe
[exchange] [code name]	edLbAbAbBHh
[exchange] [does not]	dGEbcabDiHc
[exchange] [element]	ebDJdfBAAAc
[exchange] [foundation]	dcOccb.eiAM
[exchange] [from nothing]	d.AaB.C
[exchange] [layer of api]	kAHe.BFDmbK
[exchange] [layer of app]	hEOcdbc.hJa
[exchange] [layer of data]	hgGMbhFaBbA
[exchange] [layer of money]	AaGbcb.cIgA
[exchange] [layer of ui]	g.IcacEBiGA
[exchange] [make]	.cCbaaCBBeA
[exchange] [many]	icXdabfinOH
[exchange] [not there yet]	DeCbEbc
[exchange] [occurs]	cIbbCacbDba
[exchange] [one only]	dCEbCAe.cIe
[exchange] [product]	cDGcA.fgEdF
[exchange] [repair]	eCeabaL..Dd
[exchange] [setting]	f.cbbcPQmdA
[exchange] [shown text]	f.da.dPLbgc
[exchange] [speed]	BdAEcdC
[exchange] [stays the same]	deQaaafeiNA
[exchange] [trace]	BEdbcbD
[exchange] [whole system]	cdPeA.eeeiR
[exchange] [wish]	AgFFbcaccCB
[exchange] ×2	hcVb.cehkJI
[foundation]	beRdbcadodW
[foundation] [both]	EgDdDeC.ghO
[foundation] [broad]	McdbbAcaeBE
[foundation] [layer of admin]	Kc.abcb
[foundation] [layer of api]	BeGbcbCadfL
[foundation] [layer of app]	DfDcEd.AgdJ
[foundation] [layer of data]	CeAbddKbeeM
[foundation] [layer of money]	Ne.cbbbAegK
[foundation] [layer of ui]	.cEeDa.cdFA
[foundation] ×2	ddJbbbDbffN
[from nothing]	KAabacedgiT
[from nothing] [both]	FbaaAba.biK
[from nothing] [broad]	FBaaabca.iJ
[from nothing] [layer of admin]	Fa.aaab.bhI
[from nothing] [layer of api]	G.abbbaabhK
[from nothing] [layer of app]	HdcaBba.chL
[from nothing] [layer of data]	GccDcbAagBF
[from nothing] [layer of money]	Eaba.a..ccF
[from nothing] [layer of ui]	EEdb.bbb.lM
[from nothing] ×2	Hba.aabaceI
[judgement]	jhhZdeihLAf
[judgement] [already there]	Iabbaab
[judgement] [becomes]	deePabAbGad
[judgement] [both]	bcfVAiddbHc
[judgement] [broad]	hfcZcdffNdd
[judgement] [broken]	cadSdcdeF.a
[judgement] [candidates]	dcbLdDbeBFb
[judgement] [change nothing]	bbbMaeabcGb
[judgement] [change set]	geaZbcheOia
[judgement] [code name]	ccdKCbacIcb
[judgement] [does not]	dbeMcCbaBCd
[judgement] [element]	.ecPcbccKga
[judgement] [exchange]	cbdP.ebdKfa
[judgement] [from nothing]	EdaFdaa
[judgement] [knowledge]	hceNbIecF.c
[judgement] [layer of admin]	Eab.CcbahLc
[judgement] [layer of api]	affNaCdcBHg
[judgement] [layer of app]	FddLfbbbAGf
[judgement] [layer of data]	cefLcJedGac
[judgement] [layer of money]	DhDIacefFhG
[judgement] [layer of ui]	CcfKdcAAeFb
[judgement] [make]	aieSdDdcGac
[judgement] [many]	hchZb.faoYi
[judgement] [not there yet]	bdCDB.b
[judgement] [occurs]	EBbBbcdaeHb
[judgement] [one only]	e.eObAcccJd
[judgement] [product review]	Ncaga.bahHB
[judgement] [product]	DedIbAbajLa
[judgement] [question]	fcdVbdccG.c
[judgement] [repair]	c.bMbaccE.a
[judgement] [reshape]	fdAOc.cdJad
[judgement] [setting]	adeP.bdgOga
[judgement] [shown text]	.dfIbAC
[judgement] [speed]	cceP.dabCEe
[judgement] [trace]	FgbLbbeeAFc
[judgement] [whole system]	gacXcfd.oZj
[judgement] [wish]	fceZcdfeLcd
[judgement] ×2	hcdZaiddEEe
[knowledge]	gge.eZffIBe
[knowledge] [becomes]	eg.dbLEH.ce
[knowledge] [both]	efcIdPfccLf
[knowledge] [broad]	cbdadHFcCbB
[knowledge] [broken]	.CBcdDaeG.b
[knowledge] [candidates]	gadcbVdclSd
[knowledge] [change nothing]	gedd.U.bF.c
[knowledge] [code name]	.dHfeCE.CeB
[knowledge] [does not]	AAAbaHfeH.d
[knowledge] [element]	HdgCeCAcDCd
[knowledge] [exchange]	cfaFcBEEdEg
[knowledge] [foundation]	CbGabda
[knowledge] [layer of admin]	EcDbb.baBeD
[knowledge] [layer of api]	bccfaPbcHe
[knowledge] [layer of app]	cfCdAMdbaGc
[knowledge] [layer of data]	gcacbMDaEcb
[knowledge] [layer of money]	FgDbfHcBebE
[knowledge] [layer of ui]	e.dFcBDaACc
[knowledge] [make]	Ci.hcMDdHbb
[knowledge] [many]	bfaCcPgcdLe
[knowledge] [not there yet]	geAeBPbbDAc
[knowledge] [occurs]	bHAedDbbCDe
[knowledge] [one only]	AkAdbQcdaHc
[knowledge] [product]	Cci.bPdcgJ
[knowledge] [repair]	fECafJecKjB
[knowledge] [reshape]	bhDGdDadIbc
[knowledge] [setting]	FDiedGAgHAb
[knowledge] [shown text]	GhbaeFBA.Dd
[knowledge] [speed]	jG.BcMhdEBc
[knowledge] [stays the same]	edOdcaCbDc
[knowledge] [trace]	.HdbaDecFaa
[knowledge] [whole system]	eagaaTe.lUi
[knowledge] [wish]	ic.acRbcEBd
[knowledge] ×2	gegbaZddcLd
[layer of admin]	Jcdc.cBdfEE
[layer of admin] [both]	Ic.abbabebI
[layer of admin] [broad]	NecbcbAcjHE
[layer of admin] [layer of money]	DCfabaC.fcI
[layer of admin] ×2	Ofc.c.ccgEE
[layer of api]	IaccaaAebEB
[layer of api] [both]	DDacaacblIE
[layer of api] [broad]	KcdbA.cdfNc
[layer of api] [candidates]	GfddaKccFeB
[layer of api] [layer of admin]	G.caababacG
[layer of api] [layer of app]	IbdBbabbhbK
[layer of api] [layer of money]	bDdAcBBceBF
[layer of api] [layer of ui]	L.abcbdchGE
[layer of api] ×2	hIAeccHfdHB
[layer of app]	DD.ddbBeaaG
[layer of app] [both]	DBdb.a.aidN
[layer of app] [broad]	CFebdbCfBAC
[layer of app] [candidates]	DddcBIdcfFC
[layer of app] [layer of admin]	Icbaa.baciM
[layer of app] [layer of money]	FcaabbCadlP
[layer of app] ×2	HEebAcddakO
[layer of app] ×4	LfAaAbe.dgL
[layer of data]	EAbaeFdeDDc
[layer of data] [both]	JAdab.cbjMa
[layer of data] [broad]	KadaaAeddJb
[layer of data] [candidates]	CCgabIfdFBc
[layer of data] [layer of admin]	Nafbaca
[layer of data] [layer of api]	KFdbacfbmQb
[layer of data] [layer of app]	HbbbbAadaGb
[layer of data] [layer of money]	BGebcCb
[layer of data] [layer of ui]	M.cbbbdboOB
[layer of data] ×2	J.BCddhbaIf
[layer of money]	CA.bCdabAdE
[layer of money] [both]	CDbcBaachBI
[layer of money] [broad]	F.baCdccbBC
[layer of money] [candidates]	bbcFdEa
[layer of money] ×2	EDbdEfcefNc
[layer of ui]	FBacddDAbCa
[layer of ui] [both]	H..baccbiCH
[layer of ui] [broad]	O.dbccbd.Fb
[layer of ui] [candidates]	FabbABccD.b
[layer of ui] [layer of admin]	BcdaB.DbfFC
[layer of ui] [layer of app]	AA.aA.bcbeJ
[layer of ui] [layer of money]	BCecb.E..jJ
[layer of ui] ×2	DFea.b.ccAF
[make]	ReedadAdCEd
[make] [already there]	KccbCadeMh
[make] [becomes]	EbaaccDCCAg
[make] [both]	Mdccb.bdiJC
[make] [broad]	Qddc.dbggRd
[make] [broken]	bJBdDeebEab
[make] [candidates]	HgfADFgdEDe
[make] [code name]	BDae.eEAFf
[make] [does not]	eL.cbb..EhC
[make] [element]	RafdbcbaIdd
[make] [foundation]	BcAbBcCceCE
[make] [from nothing]	HdBaabc.fgN
[make] [layer of admin]	Kcbbbb.ddBF
[make] [layer of api]	HacbBbadaCB
[make] [layer of app]	IafbcbDeacI
[make] [layer of data]	CFdcbCccADb
[make] [layer of money]	DBdcDaccbAD
[make] [layer of ui]	OecbbcAaa.B
[make] [many]	hE.dD.CfbDD
[make] [not there yet]	EcbbHaddC
[make] [occurs]	DGcbadaeABA
[make] [one only]	DbDd.cBaB.a
[make] [product]	Nbcebabeh.M
[make] [repair]	kQcAEhadHAf
[make] [setting]	LcBaafdAEbd
[make] [shown text]	EaAedaEHAdf
[make] [speed]	DgOaBdieLdc
[make] [trace]	BKdbcc.hIEf
[make] [whole system]	fgAD.CEamIE
[make] [wish]	QfecAdaf.Hb
[make] ×2	QedcaeAbbFb
[many]	iaIBBcAjmUB
[many] [both]	bb.DAbAcjCI
[many] [broad]	CBeECfbdaBC
[many] [candidates]	BeaCGccbaFc
[many] [foundation]	cdNe.c.eibP
[many] [from nothing]	.B.bAaAc.gJ
[many] [layer of admin]	.adbGdEbgFD
[many] [layer of api]	eAFaBd.cnGI
[many] [layer of app]	abKaBcfehBK
[many] [layer of data]	fD.ebFCccCC
[many] [layer of money]	DbcfEAAcgdN
[many] [layer of ui]	haEBCbAdjHF
[many] [product]	DfC.bEcbkAM
[many] [whole system]	ifBKaDaerRE
[many] ×2	ekGEDeEgsTF
[not there yet]	GaceDDeeCDb
[not there yet] [already there]	Kfb..aaccBE
[not there yet] [becomes]	IibcA.CBAac
[not there yet] [both]	LkBbB.bbdFA
[not there yet] [broad]	GdbcAEecbHb
[not there yet] [candidates]	AfBbDBaafGA
[not there yet] [code name]	eCCDBcd
[not there yet] [element]	GCdcAbcdKg
[not there yet] [foundation]	DbD.bca
[not there yet] [from nothing]	bcDbACa
[not there yet] [layer of admin]	Lcd.abbcaBB
[not there yet] [layer of api]	Af.bEDbbDgF
[not there yet] [layer of app]	GfCaAd..fcI
[not there yet] [layer of data]	FabbCbbbcCB
[not there yet] [layer of money]	ACcAc..aCcB
[not there yet] [layer of ui]	Kc.b.bdcfED
[not there yet] [many]	IgEdDaeceEB
[not there yet] [one only]	FfCeGadcABA
[not there yet] [product]	Gc.bbBaagAG
[not there yet] [setting]	bGCdAChdECd
[not there yet] [shown text]	DaEbceA.aFe
[not there yet] [whole system]	Ed.dDAc.fGa
[not there yet] ×2	Jibb.AAAjLc
[occurs]	AVeebegeLeb
[occurs] [already there]	DbaaAbBaEba
[occurs] [becomes]	cGCbCbdEBcd
[occurs] [both]	F..bBdbcaDA
[occurs] [broad]	dNddaa.dE.b
[occurs] [candidates]	cFaabEc
[occurs] [code name]	AEGacbf
[occurs] [element]	cRbbachdKfb
[occurs] [from nothing]	.......abfI
[occurs] [layer of admin]	Ca.a..a.cdF
[occurs] [layer of api]	CDBbabda.gH
[occurs] [layer of app]	dOddabAfIdA
[occurs] [layer of data]	ICAabeeeBaD
[occurs] [layer of money]	FbebE.aAhEA
[occurs] [layer of ui]	.NdaaageEeE
[occurs] [many]	eKAababcEgE
[occurs] [not there yet]	CBcbabCaFda
[occurs] [one only]	eLEbbcf.FhB
[occurs] [product]	CA.da.AdbcI
[occurs] [setting]	ID.bDclaEba
[occurs] [shown text]	gNBacdb.HiA
[occurs] [whole system]	ad.B.DbaeEA
[occurs] ×2	bNfbAcbdLga
[one only]	AAEcaBebFbb
[one only] [both]	aAB..BdeCAA
[one only] [broad]	BBdbAFgdJcc
[one only] [candidates]	CeaeBHabfLd
[one only] [element]	Nc.CdchdOgd
[one only] [foundation]	.dK.bdbcfbK
[one only] [from nothing]	G..a.bceDeF
[one only] [layer of admin]	Fea.bcE
[one only] [layer of api]	EbaaCd.bc.D
[one only] [layer of app]	.GAaeBdeEdD
[one only] [layer of data]	DEbbBbfdBDb
[one only] [layer of money]	..BCFdfAafF
[one only] [layer of ui]	DB.BccacGbc
[one only] [many]	aCBBDcfffM
[one only] [product]	Gb.ecGcbgCF
[one only] [whole system]	ddCcCFbajHB
[one only] ×2	CeGacdCEccB
[product review]	Ocaga.bbcEA
[product review] [both]	Kbaea.bahFD
[product review] [broad]	McagaAbbdEA
[product review] [element]	Ja.dabb
[product review] [layer of admin]	Ja.faba.gLe
[product review] [layer of api]	Ka.eabbbGac
[product review] [layer of ui]	Jbacaab
[product review] [make]	JaafaaaadKf
[product review] [many]	Jbacaab
[product review] [product]	.......acJf
[product review] [wish]	LbafaaaaBCe
[product]	OcAddadgkbT
[product] [both]	GcBab.caghP
[product] [broad]	HacaccBefAJ
[product] [candidates]	LeeEc.cdBCa
[product] [foundation]	GeCbDdd.efL
[product] [from nothing]	PebbbadbhiS
[product] [layer of admin]	Hcbaaa..bnQ
[product] [layer of api]	LfAacdAbAmN
[product] [layer of app]	PddbbbbbegN
[product] [layer of data]	I.efcDAbdeL
[product] [layer of money]	GAacc.abclP
[product] [layer of ui]	Lc.babdaelS
[product] ×2	Oed.b.b.gmT
[question]	kfgFdZigOce
[question] [already there]	JeddcIbeABB
[question] [becomes]	cIeBeJifHba
[question] [both]	.d.EcHfdAIe
[question] [broad]	fedbBMCdJbc
[question] [broken]	baeA.IbcKfa
[question] [candidates]	BhacBLcdBFd
[question] [change nothing]	fe.BbMbbE.c
[question] [code name]	cdB.bKceKdb
[question] [does not]	AKbcdEhcGcb
[question] [element]	FdgEeJeeH.c
[question] [exchange]	fDfJ.FhAE.f
[question] [foundation]	bbFdaEb
[question] [knowledge]	hgeBbXddFCd
[question] [layer of admin]	cdbBcEEbFeA
[question] [layer of api]	CedccOebGad
[question] [layer of app]	fCdbaJa
[question] [layer of data]	hfdDcTdfLcc
[question] [layer of money]	gB.eEKecFeB
[question] [layer of ui]	AgbDbBCbCDe
[question] [make]	dAhaaMAeH.c
[question] [many]	..CE.ahdfMc
[question] [not there yet]	dfCe.MacBBa
[question] [occurs]	aB.cb.DbBAb
[question] [one only]	a..dCGeeF.b
[question] [product]	AgAbcLbceH
[question] [repair]	dLdFdaddGba
[question] [reshape]	iaIAADedNfd
[question] [setting]	dB.cAOkeH.c
[question] [shown text]	.hDbgNafE
[question] [speed]	AgeEAKebFbb
[question] [stays the same]	DeMedAecEb
[question] [trace]	aCAe.EccGfB
[question] [whole system]	gbdGaJcAmVj
[question] [wish]	BfdFaEbdECd
[question] ×2	kcedaZdeIAe
[repair]	mZg.cd.AFcd
[repair] [already there]	dEbbGbc
[repair] [becomes]	gUbbcebFad
[repair] [both]	lTdcbdEacIe
[repair] [broad]	fKBeabABABe
[repair] [broken]	jVcb.begDCa
[repair] [code name]	hDA.AcE
[repair] [does not]	dKdCabcAhLe
[repair] [element]	cRdbabffDFd
[repair] [layer of admin]	fIc.baBc.Fc
[repair] [layer of api]	mSca..ceeNe
[repair] [layer of app]	gID..adfgHE
[repair] [layer of data]	kPcaaaAabJg
[repair] [layer of money]	gLBacaceBaD
[repair] [layer of ui]	mKeaaaJGeBd
[repair] [many]	iOcAfC.fEA
[repair] [not there yet]	dgccFHDbIeb
[repair] [occurs]	fNbacaabGfB
[repair] [one only]	bEf.bFa
[repair] [product]	eIBabaccfFC
[repair] [setting]	ePlcabGGAfb
[repair] [shown text]	jAeabbSLjaa
[repair] [speed]	bGeBbDc
[repair] [trace]	gNacacBAGec
[repair] ×2	aceabaMdIcb
[reshape]	heZadeheHd
[reshape] [already there]	eCCdAEbbHdb
[reshape] [becomes]	B.IfcaaaBBc
[reshape] [both]	iANDacehHBb
[reshape] [broad]	gaQDceeaJag
[reshape] [broken]	eEL.abifIc
[reshape] [candidates]	dBDEdabbGAf
[reshape] [code name]	aiIAcbEG..f
[reshape] [does not]	FeIEdef
[reshape] [element]	AfNaa.hedGB
[reshape] [exchange]	dcObcaciB.G
[reshape] [foundation]	ccMbabcbjeQ
[reshape] [layer of admin]	DdJaacddFeC
[reshape] [layer of api]	AcHAcDhdbbH
[reshape] [layer of app]	feDDbAD
[reshape] [layer of data]	aCEddEeeBeG
[reshape] [layer of money]	dhPe.Ff
[reshape] [layer of ui]	a.DdbABcFEh
[reshape] [make]	CcC.Be.HchC
[reshape] [many]	gbQbb.cglOC
[reshape] [not there yet]	e.EdBCb
[reshape] [occurs]	gHDcCadbD.b
[reshape] [one only]	feU.bbd.DgB
[reshape] [product]	ceHEcBcafG
[reshape] [repair]	cLcbcdCgACC
[reshape] [setting]	ieRC.dcGCed
[reshape] [shown text]	cAJEdfcBLjc
[reshape] [stays the same]	hgXcacbgKgC
[reshape] [trace]	BaCHdddgCEa
[reshape] [whole system]	ebPhbDcakcP
[reshape] [wish]	deQaAcdgEBA
[reshape] ×2	ggY.cbgdIbc
[reshape] ×4	abHbaaa
[setting]	aAEfdeJPaje
[setting] [becomes]	oAFccdRZpib
[setting] [both]	AaccBEabAEd
[setting] [broad]	bCFadBdCDcd
[setting] [candidates]	.ebB.GbgCFc
[setting] [code name]	feTcacbJ.gb
[setting] [element]	HF.fdbbBDad
[setting] [foundation]	ccJbbaBAeaE
[setting] [from nothing]	.Dab.cBfGfE
[setting] [layer of admin]	AbbbcDDaCb
[setting] [layer of api]	I.ebdaDBbA
[setting] [layer of app]	bEhaeBKGbiD
[setting] [layer of data]	K.gccaBAcC
[setting] [layer of money]	fB.aGdBADad
[setting] [layer of ui]	FCDbecbBBc
[setting] [many]	fGIcagBmDED
[setting] [one only]	gFHc.bbIc.f
[setting] [product]	GC.babddAfI
[setting] [whole system]	aaLba.gdbfL
[setting] ×2	bcCgaBINecf
[setting] ×4	bDHbcbc
[several lines]	fRh.aabgPh
[shown text]	..dffdSTfie
[shown text] [becomes]	mh.abbZXlja
[shown text] [both]	IAeAcb...Ii
[shown text] [broad]	DAecbdIFaBg
[shown text] [candidates]	FeFbbCebHdb
[shown text] [code name]	ceOcBdbKedb
[shown text] [element]	FJheecFEGhd
[shown text] [from nothing]	.......cIbd
[shown text] [layer of admin]	IbbaaacdcJc
[shown text] [layer of api]	LcAaCehagPh
[shown text] [layer of app]	eGgbcAIFcCf
[shown text] [layer of data]	acddAHBBdGe
[shown text] [layer of money]	dC.bebJHadc
[shown text] [layer of ui]	fAicabTObie
[shown text] [many]	KFEdabokJ.A
[shown text] [one only]	GeJeeb.Fc.c
[shown text] [product]	CCa.b.ceaGa
[shown text] [setting]	BaMeedaIe.d
[shown text] ×2	AehcceVSigc
[speed]	k.ZceDliSgc
[speed] [becomes]	ghKAaEaeIbb
[speed] [both]	ceADbEadABA
[speed] [broad]	i.NabEgfIab
[speed] [broken]	gLG..ffdMga
[speed] [candidates]	dadb.L.bcHc
[speed] [does not]	BEcAcAbcGbc
[speed] [element]	DdECeCfcHe
[speed] [layer of api]	gdNBCcedAaD
[speed] [layer of app]	dhBBC.ECbfE
[speed] [layer of data]	feJDbAbbD.c
[speed] [layer of money]	AFdaAabcEfC
[speed] [layer of ui]	hEQAbdjhOeb
[speed] [many]	.fJAeaAcC.A
[speed] [not there yet]	aBaccHb
[speed] [occurs]	dEDb..ccIf
[speed] [one only]	g.GAcGccEBe
[speed] [product]	dhNbACdfFa
[speed] [setting]	iDPa.defLcb
[speed] [shown text]	eFEceGdeECc
[speed] [trace]	cOfbcCeeLeb
[speed] [whole system]	dadCDB..daE
[speed] ×2	ihZb.chhPec
[stays the same]	fDYfeegiEaE
[stays the same] [already there]	.cHbb.a
[stays the same] [becomes]	.fOaacdgfEH
[stays the same] [both]	ebOcccAc.AC
[stays the same] [broad]	CaIedDfeJAe
[stays the same] [broken]	bIKeciaeECc
[stays the same] [code name]	B.IbcbegOaf
[stays the same] [does not]	AbPccedccAE
[stays the same] [element]	.EDcbcacAFc
[stays the same] [foundation]	c.LaaceehAL
[stays the same] [from nothing]	fFLbdcceFfF
[stays the same] [layer of admin]	GdCaa.b
[stays the same] [layer of api]	b.IbcbAbhAI
[stays the same] [layer of app]	aeNbcAddbHb
[stays the same] [layer of data]	BBEabcbagKc
[stays the same] [layer of money]	cCJbccbedaI
[stays the same] [layer of ui]	.aMbcbffCDa
[stays the same] [make]	ChLdecCfDdE
[stays the same] [many]	hdYdecagoJL
[stays the same] [not there yet]	.fLbdBbbdBD
[stays the same] [occurs]	hDHcbEdcHhC
[stays the same] [one only]	hbRabdagIeC
[stays the same] [product]	gDMdcBdcfdM
[stays the same] [repair]	eNBaebdeD.A
[stays the same] [setting]	bDJabbghKDg
[stays the same] [shown text]	D.JbbfdeF.a
[stays the same] [speed]	cfNba.bcKec
[stays the same] [trace]	HeBabAb
[stays the same] [whole system]	fcLccAAbheO
[stays the same] [wish]	BbQdcgcdHdA
[stays the same] ×2	gfVaadcgCcF
[suite]	hdbaSaddkNA
[suite] [becomes]	daa.K.efdHB
[suite] [both]	ge..PaccmIG
[suite] [broad]	fc.aK.abfJb
[suite] [broken]	ac..Fa
[suite] [does not]	bd..F
[suite] [element]	CcbaEabdeFC
[suite] [exchange]	aab.Faa
[suite] [from nothing]	ebb.J.aaeDA
[suite] [layer of admin]	daa.G.aabcF
[suite] [layer of api]	dbb.K.baegM
[suite] [layer of app]	bcbaLacaecI
[suite] [layer of money]	fb..J.acfH
[suite] [layer of ui]	dda.Lab.gBE
[suite] [make]	hba.N.deeMc
[suite] [many]	bdcaMabaiDE
[suite] [not there yet]	bca.H.a.eIe
[suite] [occurs]	fd..K.abhLb
[suite] [product]	DbcaFab
[suite] [question]	ac.aHbaAfGb
[suite] [setting]	caa.E.acfLc
[suite] [shown text]	bb..Gac
[suite] [speed]	b.baF.abfBF
[suite] [trace]	ada.HabaeIc
[suite] [upkeep]	cb..KadbdJd
[suite] [whole system]	c.aaHab.bbE
[suite] [wish]	daaaIabceFB
[suite] ×2	hca.P.bcnPB
[test thing]	Pb.aicabIdc
[test thing] [element]	Oa.bicaaKhb
[test thing] [judgement]	Ia.cd
[test thing] [layer of app]	Ja.cf
[test thing] [layer of ui]	HaaAe.b
[test thing] [make]	Na.ahcabGcc
[test thing] [setting]	Haaad
[test thing] [wish]	Ja.bf.a
[tests]	qjidZckiQbf
[tests] [already there]	afcaL.bcHdb
[tests] [becomes]	.fj.XAhEeDc
[tests] [both]	fcccYdegBBC
[tests] [broad]	qgbcZ.ecOge
[tests] [broken]	hgccZcfeJac
[tests] [candidates]	EabbHeb
[tests] [change set]	eBegNcDcHbc
[tests] [code name]	DcjaTai.Khd
[tests] [documents]	KcaaBahaHec
[tests] [does not]	diaaTabeAD
[tests] [element]	bcebTceeKcd
[tests] [exchange]	beCbObf.CEh
[tests] [foundation]	cbCaFac
[tests] [from nothing]	bdbbMabad.E
[tests] [judgement]	FebgJaadEa
[tests] [knowledge]	CEBdIje
[tests] [layer of admin]	eba.I.aae.F
[tests] [layer of api]	kaeaXaedA.B
[tests] [layer of app]	b.ecLbAcebJ
[tests] [layer of data]	cdDbKcccaGb
[tests] [layer of money]	hfecZAfbGad
[tests] [layer of ui]	daebPadbe.G
[tests] [make]	kecbZbheJ.f
[tests] [many]	icjcZbddsXb
[tests] [not there yet]	hddaUcabKce
[tests] [occurs]	c.eaQagDfFc
[tests] [one only]	cgcbUdacaJe
[tests] [product]	cbccNabddGB
[tests] [question]	CAddPjbaFbb
[tests] [repair]	bHccKeeeOhb
[tests] [reshape]	ddbcQcacIdc
[tests] [setting]	bhgcYbdbEAd
[tests] [shown text]	d.eaQbecHbc
[tests] [speed]	.cdcHcD
[tests] [stays the same]	aHCafbbaIec
[tests] [suite]	ida.SacdkO
[tests] [test thing]	Pb.aicabIdc
[tests] [trace]	bd.aJabacHc
[tests] [upkeep]	fHfdIfEaAHh
[tests] [whole system]	bafbRbeckMA
[tests] [wish]	kdedZdeiNdb
[tests] ×2	jfbaZaffaLe
[the name of a constant]	GaCih.HZphc
[the name of a file]	jfRKakbZfod
[the number of a change]	ojiSCaMJEmb
[the number of a line]	lTKdadjIBhc
[the number of a version]	eCicedVWjid
[trace]	DUkbdcehLAe
[trace] [already there]	Hda.baa
[trace] [becomes]	AIfbcbBCbDf
[trace] [both]	cDbdaCDiI.a
[trace] [broad]	FIhbdcBdIAe
[trace] [candidates]	AdaabF
[trace] [code name]	GgbbbaG
[trace] [element]	.Qi.cbcADac
[trace] [layer of admin]	Hdb.a.a
[trace] [layer of api]	.EcbABdcE.a
[trace] [layer of app]	CGdeacBhFCa
[trace] [layer of data]	AFbbaaabHad
[trace] [layer of money]	bHaa..beHdA
[trace] [layer of ui]	MbfbadB.aCb
[trace] [many]	AEfcCcC
[trace] [not there yet]	Jaca.BfdgK
[trace] [occurs]	aOcdaaecEBd
[trace] [one only]	JAedaDeeDFe
[trace] [product]	GHbdbaegAIc
[trace] [setting]	.NdDb.kfQja
[trace] [shown text]	bPfcbbbCFgc
[trace] [whole system]	AdbbbcK
[trace] ×2	eLbaaabcLfb
[two quotations]	pcJdafUZqjb
[upkeep]	jbebecZGDgd
[upkeep] [already there]	fIcaBb
[upkeep] [becomes]	deh.abRMAie
[upkeep] [both]	ecac.cNiBBD
[upkeep] [broad]	AbfAbbJ
[upkeep] [broken]	gQAefCdADdb
[upkeep] [candidates]	BdadBKfdcFA
[upkeep] [change nothing]	dCaCbGedGeB
[upkeep] [change set]	ihAFgBMgMiC
[upkeep] [code name]	EebcDcD
[upkeep] [does not]	aIfBbaaeFDe
[upkeep] [element]	KCbbadf
[upkeep] [exchange]	eeHccbK.fHb
[upkeep] [foundation]	a.afdAJfdBG
[upkeep] [from nothing]	AfbaB.FadeI
[upkeep] [judgement]	.cdScaidHd
[upkeep] [knowledge]	Bbh.cQfcEBd
[upkeep] [layer of admin]	cea.a.JbBgG
[upkeep] [layer of api]	jGdbeaOcDeD
[upkeep] [layer of app]	deDddBLgEAA
[upkeep] [layer of data]	FEhbbeHEkAE
[upkeep] [layer of money]	AeafFbHbdcI
[upkeep] [layer of ui]	Aa.BcbCc.bE
[upkeep] [make]	bjcbebWAIfd
[upkeep] [many]	ie.e.cVgEEc
[upkeep] [not there yet]	Bf.bD.CaAEd
[upkeep] [occurs]	CMdddbbfKcc
[upkeep] [one only]	heBBbBIFahC
[upkeep] [product]	DDccccEb.hK
[upkeep] [question]	ceAHaNmeFAb
[upkeep] [repair]	gNcCceAgNbe
[upkeep] [reshape]	ebKecdHjG.C
[upkeep] [setting]	cbaebcPMded
[upkeep] [shown text]	CDfAbdDI.fb
[upkeep] [speed]	haIcbCBdDDd
[upkeep] [stays the same]	aBEdd.BfeLa
[upkeep] [trace]	eJedAfHcHbc
[upkeep] [whole system]	AghbCAMfaH
[upkeep] [wish]	haAbdbPaIce
[upkeep] ×2	lAidgbZCHhc
[upkeep] ×4	ffdacbVfBCA
[whole system]	kgGIbCAeqNH
[whole system] [both]	ef.FaHaamHE
[whole system] [broad]	edCIAeAacHd
[whole system] [candidates]	c.ccEEb.dIf
[whole system] [foundation]	bcRcbcdahrZ
[whole system] [from nothing]	AdEaBBd.ddI
[whole system] [layer of admin]	GbdDAda
[whole system] [layer of api]	edJDD.ibgcK
[whole system] [layer of app]	.gFBBAeg..F
[whole system] [layer of data]	cfaAAAEbbAC
[whole system] [layer of money]	FcHjcHf.iFC
[whole system] [layer of ui]	ceIFBCkceFC
[whole system] [product]	gdCAcLbakL
[whole system] ×2	.aeOdbcagKc
[wish]	KiAAadAcEBd
[wish] [already there]	DBAdDcfeNhb
[wish] [becomes]	FdGcebBHabf
[wish] [both]	JbabbbbcgKa
[wish] [broad]	LgdEbbbegQd
[wish] [broken]	C.BADfddDDd
[wish] [candidates]	BcafALebfLc
[wish] [code name]	dgK.BfDCBcb
[wish] [does not]	AfDCABfaaFc
[wish] [element]	TiaAcdcaKgc
[wish] [foundation]	caEcBaAbhdN
[wish] [from nothing]	DcAa.AbabfI
[wish] [layer of admin]	FbabBbaeaEA
[wish] [layer of api]	EbcabABeC.B
[wish] [layer of app]	CcaaaaDcbBC
[wish] [layer of data]	Ee.EcabfCC
[wish] [layer of money]	.eDCD.fbDcB
[wish] [layer of ui]	IgAbCc.b.Ca
[wish] [many]	.gCDDcbekP
[wish] [not there yet]	IhadEBcdDBc
[wish] [occurs]	D.ac.cCdHeA
[wish] [one only]	CiBbADAaGcc
[wish] [product]	Ec.A.BcciDI
[wish] [repair]	hUjbdCa.BCf
[wish] [setting]	BdGcAfDFAcd
[wish] [shown text]	GfacafJI.ed
[wish] [speed]	hfV.aEliNda
[wish] [trace]	LGgD.ekfAId
[wish] [whole system]	gcBJaCdboNC
[wish] ×2	PfcBbbdeBGd
^0	bHBBDhfhLeB
^0 0	EGcbbbc
^0 fa	Ife.bADfcLc
^0 번	ccbHDaccHda
^0 분	bbHaaaa
^0 월	.......dIcb
^0 일	Ibaaabb
^0 줄짜리	abHbb.b
^0 초	cDGbbbccHcb
^0.0	dcEbbbHeLcd
^0.0 릴리스	dbaaa.IeKcd
^a	NdjhbcLkHGd
^a complete	Hdb.c.a
^a newsletter	Jcaaaad
^a small	Jcaabca
^a template	caabbaJ
^accessibility	bbbJaba
^add	QkgcFeBdFEg
^add a	OibbAdClPbb
^add an	IbaAaaddMec
^add docstrings	bacbbaL
^add email	Hba.bab
^add integration	da.aIaa
^add pre-commit	babbbaJ
^add rate	LbabbbdcJdb
^add two-factor	Fa..b.cbfJb
^add …	Jbbbbaa
^admin	FHbbbbeeAHd
^admins	Gdb...a
^after	aRcddbefLhA
^after checkout	Kcbbaab
^after upgrading	bJa.bbd
^all	BFFebaecbbG
^all of	D.FdcacbdbH
^all three	cIbab.aacIe
^allow	OebabbbcF.c
^allow filtering	Kdb.bab
^an	EgDA.eCdeCG
^analyse	bAccaJa.cIf
^analyse the	bAccaJa.cIf
^analyze	cbbcaLa
^analyze the	aabc.Ha
^any	.......bbHd
^api	cFacdcHBcGf
^api reference	cbbabaK
^app	fKfccbH
^application	cbcaaaJ
^application yml	cbcaaaJ
^architecture	cbbCbcI
^as	DheaBCEAaDd
^as a	EcfiEDCDCaf
^as an	FeBddcHdBHf
^as the	.dbGcEc
^at	fLbab.bfNdd
^at com	eKbab.adLdd
^audit	bbcNccbcaHd
^audit the	bbcNccbcaHd
^auth	baaHaab
^auto	Kccaaac
^auto save	Kccaaac
^autocomplete	LdbbbabcIdb
^autocomplete for	LdbbbabcIdb
^axios	ceLdecHDgKh
^axios 0.0.0	bac.b.IHcca
^badge	CccbJbcdJdb
^barcode	cJbbaba
^barcode scanner	cJbbaba
^be	abcLbbc
^be harsh	abbJbba
^before	cbdNbc
^before i	bacJac
^before we	abcJbdA
^both	fNcac.aceMe
^both have	cHa.baa
^both the	cJaabaa
^break	deQaadbcdfL
^break our	ccMaacabcdI
^break the	bcI..acaccH
^bring	dcHcHcbc.Fd
^bring the	cbDcHca
^broken	aIb.b.c
^bug	fTdacbeaE.d
^build	JebaBc.diHF
^build a	Hba.aacbfAF
^build an	Hca.EcfbhOe
^build crud	KaaacbcbeKd
^build the	Ga.aabb.cdG
^bulletin	eKa.aaccJea
^bulletin board	eKa.aaccJea
^bump	cebaaaLJafc
^bump all	acbaaaIdKcc
^bump jsonwebtoken	abaaaaG
^bump lodash	bbaaaaGGdbb
^cache	HdeIbdbcIcc
^cache busting	Jbbbaaa
^calendar	dLbbcbacKec
^can	Kkad.F.BEeb
^can it	Kaababc
^can the	DeeddHE
^can this	bbabbJa
^can u	.bbbbbI
^can we	NcFdcefdHbb
^can you	B.caEAda.Ge
^change	begb..PMgdb
^change the	bdgb..NLfdb
^changelog	bbcbbbM
^check	ecbRbbc
^check commit	bbaIaab
^check the	cbaMbbc
^checkout	.......cJdc
^chore	bhd.baQIcdc
^chore drop	.gbA..I
^ci	cceba.MfMec
^cj	Gba.babadGb
^cj 대한통운	Gba.babadGb
^class	aaKbc.c
^clean	ddEcccKbJec
^clean up	ddEcccKbJec
^cleaner	abJbbabcIcc
^client	cEebbaHadHc
^code	eccQcaceNha
^code quality	bbbJabb
^code review	dbbNcabeMga
^column	Icaaaba
^comments	Kc.a.afbfJb
^comments on	Ic.b.ad
^compare	faccbPabcIe
^compare kafka	c.aabIaabFc
^compress	Jcabaaa
^compress uploaded	Jcabaaa
^config	ccGbbbFG.ec
^configure	ccaaaaJeKdb
^configure eslint	cbaaaaIeJcc
^confirm	MdbbbbbcJdc
^confirm before	Jbbbaaa
^connect	PdbabbddaLg
^connect our	McaaabdbfPg
^connect the	Jcbabab
^continuous	ecbbcbRbMgd
^continuous integration	ecbbcbRbMgd
^convert	bbMabaddcOh
^convert all	aaH.badcbJe
^convert the	bbJababcbKg
^copyright	cccab.LIdcb
^copyright year	cccab.LIdcb
^correct	baaabaH
^correct the	be..a.H
^could	.hBHCkGFAfa
^could a	cbbKac
^could someone	.......bIeb
^could we	FaccbdG
^could you	gfDBDeGIffB
^cover	cedcTbbeLeb
^cover the	cedcTbbeLeb
^coverage	bcddNabeLea
^coverage of	bccdNaadKfa
^create	Neaadb.edDF
^create a	KeaaccAfdDF
^create an	Hb.ac.d
^critique	cdcPbbbdLed
^critique the	cccObbacKdc
^cron	dHcbbcGH.eb
^cron job	aKa.aafhKba
^crud	QdbacaeegOd
^crud for	OdbacaddfNd
^cs	abbabJb
^csv	EHecCbffKdb
^csv import	eLcaa.c
^ctrl	KcbbaacdIcb
^curious	bcaabJb
^currency	bHbaBbb
^customers	EG.dbccdEbB
^customers should	IeCc..c
^cut	ceSbbbefEeF
^cut our	bbJaaab
^cut the	beNaaad
^cypress	.......ccJc
^dark	JGbdccecJdb
^dark mode	FGbcbcccHdb
^db	BCAccAafEEe
^db 는	FEc.bcc
^db 를	cbGbaFd
^debug	Kbabbbb
^debug menu	Kbabbbb
^default	cabaaaH
^delete	eeHcccKLeeb
^delete the	edHcccILeec
^deleting	dMcaaba
^deleting an	cJbaaba
^deploy	.b.bbcJdIdb
^deploy the	.b.bbcJdIdb
^deployment	bcb.bbK
^deployment for	bbaabbI
^design	Ia.baac
^dev	bbbaabK
^dev server	bbbaabK
^develop	EaaCaacaafG
^develop a	........beG
^did	cbbJbBbdIcb
^did i	bbbJac
^diff	abbFBca
^diff is	abaGab
^do	acdJbCb
^do a	..aFaca
^docker	cOcbaadeKcc
^docker compose	bKbbaaddIcb
^docker-compose	acca..GHdbb
^dockerfile	dbcEabG
^docs	fdabbcQCKgf
^docs describe	dbaaaaIaIdc
^docs page	baabacJcIda
^document	ecdbbcSfQgd
^document how	baaabcJ
^document the	ccdbbbQfPfd
^does	dgcJcJccHea
^does our	bc.caKa
^does the	bdcIbDb
^don't	Jfc.aCcdIcb
^don't touch	KebcaCcdIcb
^drop	adLab.d
^drop the	adLab.d
^due	abcKcab
^due diligence	abcKcab
^each	aaDbEdbacGc
^emails	eNbaacbdLec
^emoji	cIdbFcb
^end-to-end	baaaFaa
^end-to-end suite	baaaFaa
^enemies	bJbbaaa
^env	cdbaaaKGcbb
^env example	bcba.aI
^epic	NdbacacccfL
^erd	bbbbaaJ
^erd 그려줘	bbbbaaJ
^error	cJababacIdb
^eslint	dbbaaaK
^estimate	bcaaaJb
^estimate the	bcaaaJb
^evaluate	cbbccObbeKd
^evaluate auth0	caacbKb
^every	dFJfFdhfgM
^expire	Kdaabab
^expire guest	Kdaabab
^explain	ddddcPCdICg
^explain how	cbbbbMc
^explain what	aaabaGb
^explanation	.bbbaJb
^explanation wanted	.bbbaJb
^expose	PcbbbbffLdb
^expose prometheus	Jbaaaad
^extend	Mcbbbbb
^extend …	Jbabbab
^extract	dbMbbabbLee
^extract the	daKbb.abKde
^faq	KaaaaafbfKb
^faq 게시판	KaaaaafbfKb
^feat	UedbbbfGdCf
^feat flags	Jabbabb
^feature	MeaEddeeKgB
^feature copy	Jbbcaab
^feature request	LcbbbbbcJcd
^figure	abdaaIa
^figure out	abdaaIa
^file	cJecFbcfLcb
^file …	bKcabaaeJcb
^find	cccc.MbbIfa
^find out	cccc.MbbIfa
^fix	fUhbcdAGCfd
^fix the	cAcabbKLfdb
^flatten	abIaaba
^flatten the	abIaaba
^font	bbcbbbLJdcc
^font of	bbbbaaJ
^footer	daEbcbGJecb
^for	Gbaaaaa
^from	Jda.a.dabfH
^full	Fcb.Ecc
^full crud	Kbabbbb
^generating	bbJabab
^get	CjMfDGjhObe
^get it	ceIbEcceIba
^get rid	bcObcbccLed
^get v0	KbbabbbcHcb
^getting	eOc.baefMec
^getting 0	cJb.bac
^getting …	aGb.a.c
^gift	CHdccba
^gift cards	CHdccba
^git	AcaHabb
^github	.bacdaJcKec
^github actions	.bacdaJcKec
^gitignore	eccabaOOgdc
^gitignore 에	ebcaaaMMfdc
^give	EedEdGecEAc
^give me	dbbFcHc
^go	bddJFdcdbId
^go over	.baGaba
^go through	addHDbaadHc
^goroutine	bHaaabb
^goroutine 0	bHaaabb
^happens	dIb.a.adFba
^have	edcLbdFcNgd
^have a	cb.LadaaIga
^hey	aIdaa.a
^hide	Jbbbabb
^hide sold	Jbbbabb
^hook	Sfc.cbdeiTf
^hook our	KccaaabbbJe
^hook the	Ibb.babccJd
^hook up	Lea.b.cbhNc
^how	hceacWddGCf
^how come	bAbacIabHdb
^how do	.abbaHbadId
^how does	dcbdaOacGAe
^how is	cbacbMacHdb
^how long	aabbaG
^how-to	db.aaaIcIeb
^hubspot	IbaaaabccIc
^i	BDdA.DgcIf
^i can't	dfGAcHc
^i have	.......aDgD
^i keep	Jcab.ab
^i need	BfBcFCdeCGd
^i only	cabcbLa
^i press	cJbaaab
^i typed	bKbbaab
^i want	IdeGAcefDaC
^i wish	bfDdFeH
^i'd	KiBbEBhgI.a
^i'd feel	bbabJba
^i'd like	FccacHdcJeb
^i'd love	OdCbdddfDAB
^i'm	AAfDbGf
^if	eAHFcdcbIeb
^ignore	ccabaaJ
^ignore log	ccabaaJ
^implement	QdbbcafeaJd
^in	edHdEcDNgbd
^in the	aBcabbH
^in-app	JbaaabbcdJc
^increase	eeddHdNLcfc
^increase the	dccbbbPLfdc
^inline	abHbb.a
^inline the	abHbb.a
^integrate	Qg..bagdlSd
^integrate stripe	Hc..b.bacHc
^integrate the	Ic..a.d
^integrate twilio	Kd..abcdgMb
^integration	FfcbLce
^integration tests	cbbaLacaFbc
^integration with	MdbbbbbbdIc
^invoices	cKabbba
^ios	eMBcacdeGdA
^is	jieTgOegPgc
^is it	dcDgbMb
^is my	cccSbfaeJcb
^is the	efdHdMccJea
^is there	cacdaL.bJdc
^is this	cbaPbfabHdb
^it	JLaeAjghHdD
^it ought	bcHabaA
^it should	FLdaefceKdb
^it shouldn't	aKbaadb
^it would	KeccEbc
^it'd	Icaaaab
^it'd be	Ibababa
^java	eKbab.adLdd
^java lang	eKbab.adLdd
^jenkins	acbab.I
^job	GGbbcdccbId
^json	Jaaa.af
^just	ChBcbJbbKgb
^just add	Jba..cbeId
^just the	.dbaaGa
^jwt	FedcAHdeAFc
^jwt 기반	IaaabbbceIb
^kafka	baabaHa
^keyboard	FEbccbbbGcb
^leave	HaabaabcHbc
^leave the	IcacaaadKcd
^let	WfcaabhiIGg
^let admins	Gaa.aabdJbd
^let me	LbbbabcdLeb
^let people	Jca.aac
^let the	Lcc.abbdJea
^let visitors	KbaaaaecJeb
^lgtm	cbbOccbeJcb
^lgtm or	bbaLccbdIbb
^lib	dcFbGbc
^like	McbbacbcIcc
^limit	Kbababc
^limit comments	Kbababc
^list	.EGffGgeLcc
^list page	bGJbdfd
^lodash	ccbbbaMKddc
^lodash 0.0.0	bbaabaH
^log	Kbbaacb
^log every	Kbbaacb
^login	aKDfdeAbLgc
^login spins	bJaaaaceJcb
^login takes	bJda.aa
^login ts	bbIbbbabIdc
^look	cceMcBbcMhb
^look at	cbbKcaa
^look into	.ceb.I
^look over	bbbJababKfb
^loop	AJcbaac
^loop c	AJcbaac
^mailer	bbIbbabdJdb
^mailer js	bbIbbabdJdb
^main	fA.EddGDDfc
^make	DfLeefGFAjB
^make it	FeGabaddJcb
^make the	BcLeefDEBfa
^map	bCccbJd
^map out	abbbaKb
^max_connections	bcbaaaK
^max_connections 0	bcbaaaK
^memory	bQcbbddeLdb
^memory keeps	aKcaaccdIcb
^memory leak	aJbbaba
^metrics	KbbbaabdIcc
^migrate	dcSaebdfiMA
^migrate all	.bHababacJf
^migrate from	cbKbaabccJe
^migrate our	baKbcba
^migrate the	aaIaabb
^mind	bcbNbbc
^mostly	abbHaaa
^mostly worried	abbHaaa
^move	efKbcdJgCEa
^move all	aaFbaaA
^move every	abJ.abcbcKf
^move the	cdHbccHeJAg
^my	BGfCCdedIcc
^mysql	cBFabBdceKc
^need	HddabGed.Ie
^need a	Ibc.acabeJc
^needs	.Faaaab
^new	FfdcdcM
^nginx	ebcabaM
^nit	abKbbbb
^nit …	abKbbbb
^no	dfEbFDcaG.e
^nobody	cbbcMbbcJec
^nobody ever	babcJab
^none	accaJabbfMe
^none of	accaJabbfMe
^not	bEcbFbbcbHc
^not one	aacbGa.aeIc
^nothing	cDEBeAdecAG
^nothing happens	bJbbbbacIcd
^notify	Kcaaaad
^notify the	Kcaaaad
^notion	Haa.babbdIb
^npm	dHbba.AdKfa
^npm install	bJaaaaccIdb
^number	bJbaaac
^number formatting	bJbaaac
^oauth	.Fb.dFfdFAc
^oauth callback	dJaaa.b
^offline	KeaaaabbfKc
^offline mode	KeaaaabbfKc
^on	JddcdcGDGhb
^on the	KhcccbHDFhb
^one	acHbDcd
^ops	HccbbcE
^ops-0	cMbaaaddIdb
^order	bKCaccda.Fe
^order totals	fMc.baabbHc
^orderservice	bdPbbcbcLde
^orderservice is	abIbaaa
^orm	acKaaacdbIc
^orm 을	acKaaacdbIc
^our	dMEEclcb.bD
^our docker	acKbaac
^our nightly	eLaaabbcJeb
^our office	cbbbaaJ
^package	bacba.JJddb
^package json	bacba.JJddb
^page	Abb.baF
^page title	abb.aaG
^pagination	CJcdbbccIea
^panic	bHaaabb
^parser	bbBbIbbfKda
^password	dH..aab
^password reset	dH..aab
^people	GGcccbc
^percentages	cKbbaab
^percentages in	cKbbaab
^perf	bbJbaba
^perf halve	bbJbaba
^php	.......aafH
^php 로	.......aafH
^pin	eeddIcLLbee
^pin down	bbabJab
^players	JCebcbcdMed
^players should	Kdcaa.bdKcd
^playwright	ac.aHba
^playwright suite	ac.aHba
^please	ABiK.bbgJAd
^please add	.......dIda
^please change	IbdcDab
^please check	facNa.b
^please implement	Jcaba.b
^please review	bbcHaa
^please write	adabFaBbJfa
^pls	DFcAcad
^port	abKbbacdc.F
^port all	.......d.Kg
^port the	.aJbaafcagK
^postgres	dacbbFG
^pr	cbbMdb.eIca
^pr 0	bbbNcbeeIca
^prices	dMcabac
^prices in	bJbbaab
^print	Jabbabc
^print the	Jabbabc
^proj-0	cJaabaa
^property	babaIaa
^pros	a.abaFabcId
^pros and	a.abaFabcId
^protect	Jbaaabb
^protect the	Jbaaabb
^pull	abJcaaa
^push	DHcbbbccBFe
^push notifications	DHcbbbccBFe
^put	GCGbcdiBHee
^put a	LeaAAbegIb
^put the	BdIababcJcd
^qa	bbaaGa
^qa-0	cGa.aab
^raise	dffcJcMGdCf
^raise the	bdcbCbKI.ed
^rate	LdeFbbeeKea
^rate limit	McbbabddIca
^readme	ddcabbQJafc
^readme 에	cab..bH
^real-time	KcabaabbeKd
^reconcile	cababKb
^redis	bcbbaBG
^reduce	acNcbccdHca
^reduce the	abKbabb
^redux	ccIabDddcKd
^refactor	bfUdbaeGbBg
^refactor the	baJeaa.beKd
^referral	KbaaacbccIc
^refunds	bJbab.badJe
^regression	bdabLabdLfb
^regression test	bdabLabdLfb
^release	aabcaaI
^release notes	aabcaaI
^remember	Jbabcaa
^remember the	Jbabcaa
^remove	ffIbcbIEbCf
^remove the	ffIbcbJFCed
^rename	fePaeaCEb.c
^rename getdata	baI.bac
^rename the	edJadaFDaba
^rename …	ccIccbD
^replace	deTabceadMh
^replace moment	bcJ.bacbcIc
^replace redux	bcMaacbddKd
^replace the	bbKabbbBCAf
^research	dbabaLaccJd
^resolve	bIbbaabcIcb
^results	bbIbb.bbcId
^retry	Lcaacbb
^review	ebdSbaegLcc
^review pr	aa.Ga.ceJda
^review the	dabMaaccHbb
^rewrite	aaKbabcccgN
^rewrite the	aaJbabccceL
^right	Kbbabbb
^right now	Kbbabbb
^roast	bccMbabeKdc
^roast my	bccMbabeKdc
^roll	HdccbcHd.If
^roll back	bcabaaJ
^root	acbcbLa
^root cause	acbcbLa
^s	dcccaaPNfdd
^safari	bIaaaca
^same	AbHbaab
^same behaviour	caIbaab
^script	Lccaaac
^script that	Lccaaac
^scrolling	fHLbcdefKcb
^scrolling is	cMdbabb
^search	eUebcbceQff
^search for	bOcbcbbdMde
^second	bbcJa.beIda
^second pair	bbcJa.beIda
^security	cacLc.bdcKe
^security audit	.abGbaa
^security review	bacKbaaeaIc
^segfault	cMbbbbbdJcc
^send	Ofa.bbddKdc
^send a	Ofa.bbddKdc
^sensor	cHEbcae
^session	dHcbbbF
^set	cigaEbQC.Ac
^set log_level	bcbaaaI
^set the	afeaaaOMica
^set up	cecbGbHlIDa
^settings	abcaaaI
^settlement	Cc.cGbb
^should	c.cbaLbdJeb
^should we	c.cbaLbdJeb
^show	Uge.aafgQfd
^show a	Kd.baabcJea
^show the	Qed.aaefNdd
^sign	KFbdccedaJe
^sign in	MdacabcbfKc
^sign up	BGbabac
^simplify	abJbaca
^since	dIb..ba
^slack	DHbbcbc
^slack integration	DHbbcbc
^snapshot	cbcbNbbdOgc
^snapshot test	aabaHbbcJdc
^snapshot tests	cabaIabcJeb
^so	FEcbbbbdHgC
^some	bMcbcabbIcd
^some invoices	bJbabaa
^sorting	dMabcabdHd
^sorting by	dMabcabdHd
^speed	cdPbabcbJce
^speed up	cdPbabcbJce
^split	cbObbbchIgE
^split it	.......cIcc
^split the	caLabcbdDfF
^split utils	baJcb.acLce
^sqs	aabbaHacdJd
^sqs 냐	aabbaHacdJd
^src	EiaGGeefJ.c
^ssl	CdaaacGbGcb
^ssl 인증서	CdaaacGbGcb
^sso	GcdCcEe
^start	Fb..aab.bfH
^stock	aGaaa.b
^support	PhgceH..Mid
^support ndjson	Jbbaabc
^support yaml	Kab.acefLdb
^swap	bdNacaccdLe
^swap express	baKabab
^switch	cbL.acccdLe
^sync	Ph.CcdcedLd
^take	EcaGdd
^take a	baaHac
^tell	cbaGbCb
^tell me	cbaGbCb
^terraform	cHcccbEcJdc
^terraform apply	bKabaad
^test	cegbXbfDJie
^test rename	.adbKac
^test the	aabbHaacIdc
^tests	cHccIcecJdc
^tests in	.Jaadbc
^that	cK.aacc
^the	eODibjFJDgg
^the app	bKc.aad
^the badge	bbcbbaK
^the behaviour	ccIaaaa
^the button	feb.aALIeca
^the checkout	bbIabab
^the complete	d.Jabab
^the dashboard	ccMaabceKeb
^the date	eHdaEbcdJcc
^the drone	cJb.bbb
^the enemy	cNbcbbbcJdb
^the error	aebbb.L
^the export	aKb.accdHd
^the healthcheck	JDccbcceJcb
^the label	cdbab.LIdca
^the login	IBgbdbD.Hed
^the map	cKbaaab
^the oauth	.......cIeb
^the order	aGbaa.bbdJd
^the quiz	Jcbbaab
^the salesforce	dBHbbabcJfa
^the same	acAbbaH
^the screen	AHabbbb
^the whole	GdccHccccJd
^there	GeddLdccGad
^there are	cabaHaaaGbc
^there is	IdcdIdc
^there's	CBddCeE
^there's a	dGbbccG
^they	GDcbada
^this	dEFceCabIdc
^thoughts	.bbGab
^thoughts on	.bbGab
^thread	bKcaabb
^thread …	bKcaabb
^ticket	GFbacbeeaJd
^time	dKbbbaa
^time zones	dIbaa.a
^timezones	cHb.a.a
^timezones are	cHb.a.a
^trace	aabbbLb
^trace how	aabbbLb
^traceback	aHbaaaa
^traceback most	aHbaaaa
^track	Kbaaacb
^track how	Kbaaacb
^train	cccGbbG
^translate	eccaabOfbLe
^translate all	cbbaaaJcdKd
^translate the	cbb..aIdNgc
^turn	aePcbbc
^turn the	abKbabbdIfA
^two-factor	Iea.a.badId
^type	baJbbab
^type hints	baJbbab
^typeerror	bGb.a.adGba
^typeerror cannot	bGb.a.adGba
^typo	acd...IFbab
^typo on	abc.a.G
^undo	GHcbcccdLdc
^undo deletes	cJbabba
^unit	eacbPbbdJea
^unit tests	cfcbQbbcLee
^unity	.......bdHb
^untangle	.......cIcc
^update	fdbaabPHDhd
^update the	fdbaabPHDhd
^upgrade	cfGbbbIdAIf
^upgrade all	abbaaaI
^upgrade the	cdIbbbCedMd
^uploading	dKaaaadcIcb
^uploading a	dKaaaadcIcb
^uploads	cJabaac
^uploads over	cJabaacdJea
^use	KfHeddaEGfe
^use postgres	Jacbaba
^user	bAbabHbdIcc
^users	KEdabcffFBc
^users need	IcaababbdIb
^users should	Icbaa.cdKdc
^userservice	acLbbbadJda
^userservice is	abHaaaa
^utils	ccFab.D
^utils py	bcCab.E
^v0	dbbdbHFdIda
^validate	cbJabba
^version	EccccbI
^version in	dbbbbaMIccd
^visual	.......adJd
^visual regression	.......adJd
^warn	FdadbGb
^we	JeCeJfheeFC
^we have	.ac.Hbc
^we need	LgFdEhddfHB
^we should	Kca.bacdLfb
^we want	DbdcJbddaE
^we'd	HdGcbdcdbJd
^we'd like	HdGcbdcdbJd
^we're	.FcDbcb
^webhook	dGabDbb
^weird	dLbaaacdIcb
^what	fkDDeTffLae
^what do	babLbea
^what does	bccbaLadHca
^what happens	ddacbN.bIfa
^what would	cabd.NccKfb
^what's	cdcHbJefGb
^what's the	baacaLc
^what's your	bbbKbcb
^when	GIdcdbcbIeb
^where	cdcebTcfLae
^where do	bbbbaLbbHeb
^where in	bbcdbLa
^where is	ab.cbJbdIbb
^which	dcccaQbeKbd
^which functions	a.caaHb
^which of	bb.caIb
^which table	baabaGa
^who	BbbcbJb
^who calls	ababbI.cJdc
^why	fOegdLfePja
^why do	bCadaHbcIfa
^why does	dMeddKfeNhb
^why is	bHbcdFbcGca
^wish	Icaab.b
^worker	cdcKbeG
^worker go	acbKad
^would	MfeDCdefBHe
^would be	GddEDddeHAe
^would it	Jaabbca
^would love	Jbbbaba
^write	kjeCPhPfJBe
^write a	egcbCdSdQjc
^write an	bb.bbcK
^write release	ba.ab.EfLdb
^write some	bb.aGab
^write tests	aabaHacacJe
^write unit	babbLaccLgb
^…	bGGfhhKJAhc
^… in	dedacaQMfcc
^… is	abHaaab
^… →	bfLacbBGbcb
^… 가	bcb.aaH
^가격	GdbbBbB
^가격순	bIababa
^가격순 정렬하면	bIababa
^감사	CcbdaHbbGcb
^개발	cbcaaaK
^거래	AGcbaaa
^거래처	Faa.a.cbcGa
^거래처 crud	Hb.abac
^검색	Kba.abdeIcb
^검색 api	Kba.abdeIcb
^검색어에	cJcaaaaaIcd
^검색어에 들어가면	cJcaaaaaIcd
^검색창에	.Ga..cb
^검색창에 특수문자	eIa...a
^게시글	GEcaadccKfb
^게시판	gC.dDD.aNkb
^게임	Iabbaab
^결과는	abFa.aa
^결제	BcBfFdDaIdd
^결제 모듈	caGdBa
^결제 실패하면	Kcaabba
^고객	.......a.cE
^고객센터	bbc.a.H
^공개	bbaaaaH
^공지	.dEbbbF
^공지사항	IaaaaacccHb
^공지사항 게시판	IaaaaacccHb
^관리자	LccadbAeAJf
^관리자 계정에	IaaaabbccIc
^관리자가	Gab...dcJec
^구글	FBdFcbdeaIc
^구글 캘린더	aCbFbbb
^글	HcaaaaabdHc
^기능	GdCaabc
^기능은	baFaa.a.ceI
^기능은 그대로	baF.b.a
^기대	cGa.aab
^기업	KbaaaadcdLe
^기업 고객용	KbaaaadcdLe
^기존	Kcbbaab
^기획서	Iabaaba
^긴	EdJacbdfJac
^날짜	ddGdHBedJdb
^네이버	AHEdcdd
^네이버 로그인	CIccbcb
^노션	DbbdbHb
^다크모드에서	cHaaaaa
^대시보드	CcGaabc
^댓글	JbbaabbcKec
^도움말	abaabaHcdJc
^도커	gELccCfeLdc
^도커 이미지	cbJ..bb
^도커 이미지가	cdHabFd
^동아리	Gbbaaaa
^동작은	bbIabaacDa
^동작은 그대로	baF.aaaaDCf
^두	..e.abH
^람다	cbIaaab
^람다 콜드	cbIaaab
^레거시	c.BbaHd
^레시피	Iaaabab
^레시피를	Gbaaaaa
^레포	c.aHabbbdIb
^레포 전체	c.aHabbbdIb
^로고	cHfbcbGKdcc
^로고 이미지	cFeabbGIccc
^로그	a.dcCcHG.eb
^로그 레벨	cbcaaaJ
^로그에	CbbbbGc
^로그인	CdBd.bDCLmb
^로그인 실패	EdcaGbb
^로그인 페이지에	Ib.c..c
^로그인 화면	bbc..bI
^로그인 화면에	Fcb.a..cJfa
^로그인은	Hba..acdIdb
^로그인은 건드리지	.......dHd
^리포트	eBGcccF
^막혀야	aHaaaab
^매일	Ica.aaccIdb
^매출	........dJe
^메뉴명	bcb.aaI
^메뉴명 …	bcb.aaI
^메모	Ibaaabb
^메모리	aFbaaAa
^메시지는	Gcb...b
^메시지는 db	Gcb...b
^메인	bcDabaE
^메인 페이지	bbH..ab
^모놀리식	baIaabb
^모놀리식을	bbG.aaa
^모달	cKbbbab
^모든	ceKDCcfdiNb
^모든 vue	baKbbab
^모든 리포지토리	.......ccHc
^문서	Idabaaa
^발주	Hcaaa.a
^방금	bcbGBaabGca
^방금 커밋한	aabHbaa
^배너	cbcbaaLKdcd
^배달 앱	Gba.bab
^배송	Gba.aabbbGb
^배치가	bJc.aabdFba
^배터리	Kcaabab
^백업	HbbbaaAcIcc
^백엔드	adFBAbdbfDD
^백엔드 전체	..abHabbdJd
^버그	BKcabaebHeb
^변수명	.aG.aad
^병원	HaaaabaabgJ
^병원 예약	........agH
^병원 통합	Haababa
^봇이	Iacbaab
^비밀번호	HFddbDgfOgb
^비밀번호 재설정	eKbbDbdcKfa
^빌드마다	Kaabadb
^빌드마다 얼마나	Kaabadb
^사내	IcbabaAefFE
^상담	Hcaaaab
^상품	JhLcccffMdc
^상품 검색	bbMbbbbcIcb
^상품 목록에	Hbbaaaa
^상품 상세에	Gcb.a.a
^새	EdcdcCEeaJd
^새로	aabIac
^새로 만든	aabIac
^서버	EdFDcbe
^서비스	bcIaBbc
^설정	FeGbbbb
^세금	HcdcFbc
^세션	eDeabBHGbdb
^셋	cFaaaaa.cGd
^셋 다	cFaaaaa.cGd
^소셜	Hbbb.aa
^수정은	ddcFaIbbGda
^수정은 저희	abaaaGa
^수정은 하지	cbcFaEabFca
^스마트팜	Hbb.a.b
^스크롤	bIbaaaa
^스테이징	ddbbaEGcJcd
^슬랙	CJbbbdd
^슬랙 연동	cIaaaaa
^슬랙 연동이	dIaaaa.aIgb
^시스템	c.eHbDbacIf
^시스템 전체	.......abGe
^신규	dbbaaaKcJcd
^신규 입사자용	eaaaaaJbKgc
^신입이	cdcHbbEcHdb
^실시간	GbaaaaabcGb
^아이폰	.Gbaaab
^아이폰에서	cGaaaaa
^아이폰에서 키보드	cGaaaaa
^아직	EcaaaAa
^아파트	Gbaaaaa
^안	dIebbdFdHda
^안드로이드	eGEbBbd
^안드로이드 0	bIb.bab
^안드로이드에서	bH.a.ca
^알림	H.ccbCddBEd
^애플	IaabbacdeJb
^애플 로그인	IaabbacdeJb
^앱	bG.eceHAGga
^앱 심사	Ia.cd
^앱이랑	AbGabab
^야간	cAecbIDdHca
^어제	eEdDcBBcLfb
^어제 배포	cFbbaeFcGbb
^어제 올린	bbaJbba
^업로드	bDdEbdE
^업로드 핸들러	ab.Gaca
^없으면	Hbabac
^에디터	Hacaaaa
^에러	GfdcccKJgAd
^에픽	KbbaabbcceK
^엑셀	cFbaCab
^엑셀 다운로드하면	dF..aa
^여기저기	abHaa.b
^영상	JAcbbbccJcc
^예약	.......BeGd
^오늘	cGbdbFb
^온라인	Hcbaa.babdG
^온라인 강의	Hbbaaaa
^온보딩	Gb..a.cbdIc
^왜	dNcdbCcbIeb
^왜 탈퇴한	bHaaac
^요금제	bbbaAbG
^우리	EdaBcDcebEA
^우리가	baabaIa
^운영	bcbaabJ
^워커	bbabaaI
^원인	.H..dda
^원인 찾아서	.H..dda
^월	GBDbccde.Hc
^웹	ddCaCaD.bdF
^웹이랑	cGbabDd
^웹훅	.......bGcb
^윈도우에서	aI..abd
^윈도우에서 npm	aI..abd
^의존성	abcaa.IcKec
^의존성 전부	aabab.HbIdc
^이	fgeO.KgeLfa
^이 makefile	abaKbcb
^이 sql	.baH.d
^이 라이브러리	aaadaJa
^이 프로젝트에서	aaabaF
^이메일	BBDbBbgc.Gc
^이메일이랑	HbaaaabbdIc
^이미지	CFEddcc.Gcd
^이미지 업로드	cKaa.aefJbb
^이미지 업로드할	Hcb.a.ccJfa
^인강	Gbaaaaa
^인증	BAEaBeddGAd
^인증 미들웨어	.......bIeb
^인증 쪽은	FaFbbdb
^인증서	CIcbbaedIca
^일부	bJbabbb
^읽기	aaGaaba
^읽기 쉽게	aaGaaba
^자동	cJabbab
^자동 로그인	cJabbab
^자주	.aGaabc
^장바구니	.AeaAbGEEee
^장비	Habaaab
^장비 crud	Habaaab
^장애	FccccdJbHda
^장애 대응	aaaaaaH
^재고가	bFcaCcabaGd
^저장	AEbaccC
^저장 안	Jea.aaa
^저장소	dddJBeFbgPf
^저장소 0	abaaaaHcdJc
^저장소 전체	aa.Jabd
^전자책	Gbaaa.b
^전체	ddfBcDKeDBa
^전체 코드	bbbbabJ
^전화번호	G.bbbBd
^접근성	HbcDbbbbIdc
^제	b.aKafbbGda
^제가	cabJababHdb
^제가 짠	babIab.aFcb
^좌석	aIcabaa
^주문	ABCd..bdEFg
^주문 목록에	IbbaaabbIeb
^주문 서비스는	bGbaaa.bdIc
^주문 서비스와	cBHbbbbacIe
^주문 흐름을	baa.Hba
^주문이	aBbcaFa
^주소	LbbababdJcc
^중고	Fb.ba.aacdG
^지금	Cd.cbHcdbEA
^지금은	HdcaCabbdIb
^직원	Ibbaaac
^직원 목록	Hbb.aab
^차량	Haaaaab
^추천인	JaababbbcJe
^카카오	EFcAbbedcJc
^카카오 로그인	FdbDaacbbGb
^캐시	ccIcbFcbJec
^캐시 적용	bbJaabb
^코드	.cdBcdLcGAe
^코드 포맷	bacbaaJ
^코드는	bcbbaFD
^코드베이스	ccaLddBddOg
^코드베이스 전체	.aaGaab
^코드상	ababaGa
^콜백으로	aaIaaac
^쿠폰	bIcbBbccHad
^크론이	bHaa.bb
^클래스	baKadac.fId
^클래스 컴포넌트	baIacaacdJc
^타이머	Hbabaaa
^타이머 끝나면	Hbabaaa
^탈퇴한	dDaaaEb
^탭	cDcabbI
^탭 제목	bcb.abJ
^테스트	.......aHfa
^테스트와	J.cbdab
^테스트와 함께	J.cbdab
^테이블	.......adGc
^테이블 api	Fbaaaaa
^토스페이먼츠	JbabbacbdIc
^토스페이먼츠 연동해서	HaabaabbbGd
^파일	.bddGbD
^펫시터	Hab.b.c
^표	Icbab.a
^푸시	.baabGa
^푸터	cddaabNKedc
^푸터 연도	abbaaaH
^푸터 전화번호	cbbaaaJ
^푸터에	AccabaJGBfd
^프로젝트	CbBEAdedbJd
^프로젝트 전체	d.cHCbbbdId
^프로젝트 전체에서	aaGb.ac
^프로필	BEcbbcCAEgB
^프론트	........cIf
^프론트엔드	a.Haaacc.Jg
^피처	caDcbFa
^학습	IAbbbbbcIcc
^한	.IBbcdbeFdB
^할	HbbaaaabGdb
^할 일	HbbaaaabGdb
^할인	cbbaIaabGda
^헤더	abbaa.I
^헬름	bbaHbbA
^헬름 차트	bbaHbbA
^현재	.cccBCE
^화면	cFCaaac
^확인	dEcbbcI
^확인 메일에	acbbabJ
^환경변수	aac.abI
^환불	dCaaEabbGbc
^환율	cdDcJbccJdb
^회원	EBae.a.aCAd
^회원 목록	CDEbbcedMed
^회원 조회	Jac..cc
^회원 탈퇴	cHb.aba
^회원가입	BBaaDbe
^회원가입이랑	.......adGc
^회원이	HcbbbDc
^휴대폰	HdbbbDbdcIb
a	RCgdbeakKaA
a0a0a	dccaa.K
a0e0	abccbaKIbdc
aaa	ccBbcbJJebc
able	Xheac.fjNDh
about	gAbCbcJbJdd
above	abbbJbadHc
accep-	DGcddEddMed
accept	DGcddEddMed
acces-	HgDKdgddgLa
access	HgGEdfddgJ
accessibility	bbcLbbacaGc
accou-	Nd.eaDgfdBH
account	C.edDGeeAHd
accounting	HbbabaaabdG
accounts	PeDbebec.bF
acme	bCbGaad
acros-	fgNHEfgfcPg
across	fgNHEfgfcPg
actio-	ebcccaRfRic
actions	ebcccaRfRhc
activ-	Icbaaba
activity	Icbaaba
actua-	dFbbbFcdJcc
add	PghdFfBbFDh
added	cJbbaba
addre-	gMdcdcHFBbf
address	cDcbcbJIace
addresses	dNbabad
adds	dJb.b.a
admin	CCccfaGdbGa
admin-	HfIbbcefGFg
admins	Meb.aaceBIf
admintable	cbLaabccIdb
adr	bbbcbePdKfb
affec-	d.aa.Ha
after	AZlfffbiXmb
again	eSccbadfNec
again-	dddJI.edaHd
against	dddJI.edaHd
aggre-	Ldb.abcbfLd
aggregation	........eIc
ai	cKcBc.dcHca
airbn-	IbbabababfI
airbnb	IbbabababfI
album	Jbbbaaa
alert	ALbbbcddHAd
alert-	.ca.bbGaccG
alerts	db..aaH
all	ccDeD.CfeOd
allow	OebabbbcF.c
allow-	NIfdebgLced
allowed	JIeddaeIacd
alone	.......cHad
alrea-	IcBdHdiaIbe
already	IcBdHdiaIbe
also	IfdddCGfMeb
altho-	dObbbaddJdc
although	dObbbaddJdc
am	CCgCe.CBGgb
amoun-	CG.dBcecEcA
amount	DHBddbdbH.f
an	MGffeBfjaHC
analy-	AaeeaMccbGb
analyse	bAccaJa.cIf
analyze	cbbcaLa
and	E.fBbCbfcDD
andro-	DKCcaeihHfF
android	DKCcaeihHfF
angul-	bdQabaghfDK
angular	bdQabaghfGH
annou-	JabaaadcbJe
annoy-	cIba..c
annoying	cIba..c
anoth-	HDgEeBfdAHe
another	HDgEeBfdAHe
answe-	EFbffJgdEFf
answer	EcddcLc
answers	FJdbccd
any	.fHLgAhhaIa
anybo-	acabJab
anybody	acabJab
anyon-	BFdbcDc
anyone	BFdbcDc
anyth-	iABEaIggHcB
anything	iABEaIggHcB
api	KAacbdcg.Jc
app	IaaecbCahCF
appea-	JDcbccbcbId
appear	JDcbccbcbId
apple	NdbcaacdfMd
appli-	hFGefeJEfiJ
application	eeIbccIDggJ
applied	bJabcba
apply	cJFcbbfdJdb
appoi-	L.bbcbbdeFD
appointment	Mcabcba
appro-	KdDdbccdcFB
approved	Lccaaba
apps	BgaBEbAcgfP
archi-	aB.FgeEcBKj
architecture	gdAIfbIbaKh
archive	Icbaaab
archived	cIaaac
archiving	Gbaaab
are	eOcbbFigIBe
area	DcaccaGbdJc
argon-	cb.baJa
argon0	cb.baJa
arm	ccbdaOb
aroun-	gccdMGccKec
around	gccdMGccKec
array	GAcbaab
arriv-	DGeAeBedHAe
arrive	bLcDccddFBe
arrives	FbbdcFa
artic-	KgdcbeKeGCf
article	BdbaacKcNhd
articles	MdccbcCdeLc
as	LdCgbBcfCC
ask	Kcbbaab
askin-	KcfdaFccFCg
asking	KcfdaFccFCg
asser-	cdacObccKed
assert	bcabKbbcJdc
assertions	bbabJab
asses-	..cHbbb
assessment	..cHbbb
asset-	GGdbcbd
assets	GGdbcbd
assig-	HacbCbcdHbc
assignee	Icaaaab
async	deTbbafkKIh
at	aDdDFCkePee
attac-	DdabaFbdEfE
attachments	CdabaGbcJdc
audie-	Jbb.c.ccdKd
audience	Jbb.c.ccdKd
audit	AchMaEfeAEa
auth	DgbMEehiHDc
auth0	daadbMacdJc
authe-	NcBCedgdfRg
authentication	LbBCddgedOf
authenticator	Leaab.cafNg
auto	Kccaaac
autoc-	LdbbbabcIdb
autocomplete	LdbbbabcIdb
autom-	DghfLdHhaFC
automated	cacbNbb
automatically	JfdcebJeCJg
avata-	LFdccddcLfb
avatar	NbbbbccbJfb
await	deTbbafkKIh
away	IIefeeDcIbd
aws	cbcaaDG
axios	dfLddcHFiIg
azure	.......adGc
back	FKd.BifjCHa
backe-	Be.bDbCdjBL
backend	Be.bDbCdjBL
backg-	ccbbaaLIebb
background	ccbbaaLIebb
backo-	EdccLcddGCe
backoff	KecbEcccJec
backoffice	babbKbb
backt-	dIdJcfceKdb
backtrace	cJbbaaa
backtracking	abaJbd
backu-	HedcddLHg
backup	LcdcddGIhCe
backups	ecaabaL
bad	.abHbac
badge	.ggeLdKKAgd
baker-	Gbbaa.a
bakery	Gbbaa.a
balan-	AHececGdI.e
balancer	ACbccbGcKdd
bank	HcbcFbc
banne-	DabadcGEEgd
banner	DabadcGFEhc
bar	NAcdccbcOib
barco-	IFdccccbJec
barcode	IFdccccbJec
base	fcIKef.dhFE
based	bbbcFaE
bash	EbFbbaeeCHf
batch	ecGbcAF
batch-	bccdbEI
batte-	LcbbbbbcIcc
battery	LcbbbbbcIcc
bcryp-	.cacbJb
bcrypt	.cacbJb
be	AMdacf.Hcda
becau-	ANacAdhDbb
because	ANacAdhDbb
becom-	AEJefe.EgB
become	EeJbbbe.iFB
becomes	dHFcecBFCfc
been	HdbbCbb
beeps	cJbbaba
befor-	BGbLBgnhGIh
before	AGbLBgnhGHg
behav-	fcNca.afHiG
behaviour	ecOca.afHiG
behin-	FFFcddgfDGd
behind	FFFcddgfDGd
being	fCCcDeDcF.c
below	KaJeeefgKac
best	baae.J.bdIc
bette-	.......bdJd
better	.......bdJd
betwe-	EB.iaC.gHEf
between	EB.iaC.gHEf
big	eaIFafbaadF
bigin-	dabbaJacJfa
bigqu-	Jbd.bCebfLd
bigquery	Jbd.bCebfLd
bill	ababbH
billi-	DaCcB.eddbJ
billing	DaCcAAeddaJ
black	dGbcbbFcJcc
blank	fPc.baeeNde
blink	Mebabbb
block	IdJeccd
block-	DGababdfKda
blocks	DGababdfKda
blog	GcbcbFc
board	MH.efaifDJg
book	.Ibbbab
booki-	KaeaBbeefHC
booking	DacbCBbbdCC
bookings	NDccedcfdIA
bookm-	NcbbabdeHBd
bookmarks	NcbbabdeHBd
books	CFbbb.ccdLd
boot	dFdcbIbCCgA
boss	bHbaaaa
bot	RcbbcddeMec
both	aJgaBBeemOB
bottl-	a.acaGa.eJd
bottlenecks	a.acaGa.eJd
botto-	c.cbaIa
bottom	c.cbaIa
bound-	dF.BEddeGdC
bounds	cHdbDabdHba
box	PDdccbhgJAc
branc-	.gfJJebeLfa
branch	.gfJIebeLfa
brand	cabbbaLJcdd
break	haOedHeeChJ
bring	CfKfHeeeBHe
broke-	hJedEHeBbGg
broken	fLcbFbdCaEg
brows-	ADffGGhfEGf
browser	bFfeEHgfIac
bucke-	dCbdFdDeHBe
bucket	dCbdFdDeHBe
bug	iOfdDdDaGbd
build	EbBed.DhCCC
build-	BkFIhgIfCHf
builder	ecGKdcdcAHe
building	JgGbbbd
builds	.ffFdcMdGBe
built	abccbIC
bulle-	KHcadeffaLe
bulletin	KHcadeffaLe
bump	ccbaabLJafc
bundl-	beJcbGeeIcb
bundle	beJcbGeeIcb
bus	caaaaG
busti-	Jbbbaaa
busting	Jbbbaaa
but	fPBdeBefLdc
butto-	N.hedfIFCed
button	N.hedfIFCed
buyer	FabaBac
by	IIgbcccfKBh
byte	cIEbcbceJcb
c	hJBJhHnaDiF
cache	GjbEhBEdMgb
calcu-	aaFiJBheQid
calculated	eKdedJcdKeb
calculation	cbFaFcbbHdc
calculator	DhFcKeecMgc
calen-	CJchDBhaBFg
calendar	CJchDBhaBFg
call	ACEefHf
callb-	iBNAAdegL.e
callback	gDEBBdcbLhb
callbacks	bcMbbabfDHf
calle-	B.Ndgd.FAaf
called	CAJdfdAGBfc
callers	b.Jbcba
calls	aGeccHdfDDb
campe-	IbbabaaabeH
camper	IbbabaaabeH
campu-	Hcaaaab
campus	Hcaaaab
can	HAbheEBcDBc
can't	bGBeEDk.Jhb
cance-	bHedFgDDbEg
cancel	fDdcEbG
cancelled	FIbbcdcdGAe
canno-	fHbaDabdJea
cannot	fHbaDabdJea
caps	BIbbabcdJea
capst-	Hdaab
capstone	Hdaab
card	KIceebefDaB
cards	JJecdcefaAF
care	bEcccbG
carou-	DHbbbbcdKdc
carousel	DHbbbbcdKdc
carry	cGcEbbb
cart	hIeCFdbEFch
case	ccdbKEc
cases	fccbTbdfQhd
catal-	dBIbdCdcbcH
catalogue	cEFbcAdb.eH
catas-	abaJbd
catastrophic	abaJbd
cause	aebbbNbcIda
ccc	bbcbbaK
cells	bId.a.b
celsi-	cKbab.c
celsius	cKbab.c
cent	cHbaba
cente-	Hbaaaca
center	Hbaaaca
centr-	FAbaaab
centre	FAbaaab
certi-	GaccccFfEcD
certificates	EcbccbHdEfE
chain	Gbaab.bbbeH
chang-	daEhb.JFacb
change	AbEjeBIFhAA
changed	fJeccCC
changelog	ecdabbQBFec
changes	Eh.DFageIac
changing	ddKc.BceJad
chann-	NcabbadffIC
channel	NcabbadffIC
chara-	KAbbabedIcb
character	GCbbbbb
characters	Kbababc
chart	MCADgeihShc
chart-	aDdbcdJfeHC
charts	aDdbcdJfeHC
chat	RgbabbddiBL
check	cfgWBcgdAEc
check-	CAAhHiD..Cd
checkbox	eIcadbE
checker	ccCbbbI
checklist	Hbaaaab
checkout	DBDeceACaFh
checks	AcccNcc
chess	Jdbaabb
chile	cKbaaab
choke-	dKbaa.b
chokes	dKbaa.b
choos-	DccbccKdLec
choosing	cabbbbLcJdc
chore	bhd.baQIcdc
chrom-	bBbbHca
churn	CcabbGb
ci	h.eebDPgPed
circl-	.ccabaIcJec
city	Icaaa.c
cj	IbbababbdIb
class	egOFCdia.Fe
class-	BfHdGbfeBKh
classes	cdJcEacdAJg
clean	fBJeedHfDFd
clean-	bcHcDbccJcc
cleaner	abJbbabcIcc
clerk	GcbccGc
cli	OEHfffjiShb
click	.McbcbbdJdb
click-	FGeeCAgeGCd
clicked	Kbaaacb
clickhouse	abaaaGa
clicking	EJcbccddKdc
clien-	b.BagBE.cFc
client	aBC.gBAf.Ga
clients	CdFbcDdbbGc
climb-	aJbaabb
clock	bDHfCAhAJgd
clone	JbbababbcfJ
close	OdbabbdeJcb
close-	cMeecFddLce
closed	.KcbbbacHad
closes	cIcdcFcbKdd
cloud	JcccbDc
cmd	dJaabaa
cobol	.......cbfK
code	fBbRdEmmOcA
codeb-	..DHcdffdEE
codebase	..DHcdffdEE
codes	RfbacadchPe
cogni-	cbacbKacdJc
cognito	cbacbKacdJc
cold	ccPbbbceMdd
colla-	KEcbbce
collapsible	Kbcaaac
colle-	bdbbdFI
color	cbbaa.I
colou-	IddcbdH
colour	DbcbadI
colum-	JBeecEefOgb
column	JCedbCefMeb
com	iJeEcbDGEhd
come	bFBgEEhgFBb
comes	Kb..abe
comin-	.......dKdc
coming	.......dKdc
comma-	PfcEebffNga
command	PfcEebffNga
comme-	HcCFhCjBAac
comment	FDfHdec
commented-out	bbKbaab
comments	IcfDdFggE.A
commi-	GfdPddeeLfb
commit	cdbPbbccJeb
commits	Ica.bbb
compa-	AfcEeNfdhMa
company	GeAIccedfGC
compare	gbccbQabdKe
compl-	beDECdadb.F
complete	fdEFEgAbhBG
compo-	bAObFfmbcQk
component	Fe.cKdefDGe
components	ecMBAbgecOg
compose	dJJe.chBaGh
composition	abGab.b
compr-	LdababbcKdc
compress	Jcabaaa
concu-	cJbabaa
concurrent	cJbabaa
conf	beebbaQMedc
confe-	NdcbbabdIcc
confetti	NdcbbabdIcc
confi-	DgAjbeSaIbf
config	AkHfgaQBEag
configure	adbbbdOhMbc
configured	cGcdbDBdIcb
confirm	MdbbbbbcJdc
confirmation	CfeaDbF
conne-	GCgBfAAeFGh
connect	IdeDecCdEHi
cons	c.bbaH.adHd
consi-	cKd.abb
consistent	cKd.abb
conso-	Libb.cDAiaI
console	Mhga.bEAjaI
const	ceSbcaeJcdc
const-	fEMbdbfIdca
constant	cdOab.dKgca
constraint	cJbaabadHbb
consu-	ccdFbIbcFab
consumer	bbbcaLbcHda
conta-	BLdf.baDbFh
contact	ECfcecHFdFg
contacts	IIddbcdeAGd
contain	bJdacCddHba
container	cJcaFbg
conti-	gdcdeFQdQhd
continuous	edbbcbRdPhd
contr-	fiKBChGgCCA
contract	bccFIdcadaG
contributing	cacbcaNbLgc
controller	fdQFddfdNgc
controllers	bbGbDbdaeMg
conve-	DCHdAdifaOi
conversation	Ica.a.ccJea
convert	bcMabbdddPh
converter	abbaIabbJdc
converts	cHbab.a
cooki-	EDcbbBd
cookie	.FcbbDceFAb
copie-	CfKcdDefLdb
copies	CfKcdDefLdb
copy	KdFddbdeHBd
copy--	EdLcbcdePgd
copy-pasted	cbMbabbdMfc
copyr-	dcdabaNJecb
copyright	dcdabaNJecb
corre-	iKfGfeHEfIh
correct	dAcHdeHFdBc
corrected	eQcbdabbeMe
cors	eQbaabedLec
cost	dbcCbLdbdJd
costs	........dHd
could	GabH.lA.Gdc
count	a.HecEeHa.f
count-	PHfgfChgQgd
countdown	LcbbaabcIcc
counted	IEccbcc
counter	FCcecFccJeb
coupo-	eAdIIfddJdc
coupon	gBcGFbcaIfa
coupons	.AdEHeefGBc
couri-	........afG
courier	........afG
cours-	GGcbcbdcDeE
course	Hbabbaa
courses	EHcacbdcDgG
cover	ceddVbcfMdc
cover-	gEhfYbglKGg
coverage	befdWadkKGf
covered	aabbIaa
covering	aba.Gaa
covers	dOacbacdJdb
crash-	cMcaaae
crashes	cMcaaae
creat-	PbbacceghMB
create	PebabbdggKC
creates	BGaacbb
credi-	Kbaaacb
criti-	dddTcdbdMee
criticise	.aaHad
critique	dddRcbbdLce
crm	LcababcbeMf
cron	fGccdBFFaBh
crud	TkcbAfAhiZi
cs	dbLdcFeCFec
css	efHIedDAcJh
csv	CKhCBdhgNfa
ctrl	PfbbacbeMec
curio-	bdbaaLbdJdb
curious	bdbaaLbdJdb
curre-	g.ggJIBgHbA
currency	dHdbHbeeIgD
current	dfefHHE
custo-	.FbfbaEhBDB
customer	EEcgDDigAAE
customer's	db.aaaIcIeb
customers	AGAchcEfAFa
cut	eAScccfgEfH
cypre-	cbb.I.bcfNe
cypress	cbb.I.bcfNe
d	edCddGGGhGe
dark	IKcdcdffMeb
darkm-	Jabbabb
darkmode	Jabbabb
dashb-	JgIdcBggCcG
dashboard	IgJbbbff.cI
data	GhaAeFAgaEC
datab-	fFAfaEBda.D
database	fHAeABadCBa
databases	beAccGEbf.H
date	EEFhIgjcRje
date--	cdNabbcedMd
date-fns	cdNabbcedMd
dates	bIbbbba
day	DOece.ffJ.d
dayli-	cEccIccdIcb
daylight	cEccIccdIcb
days	RbebCdgfCGe
db	BGgcbC.g.CD
dead	dFHedBd
debug	IfcbcbH
decid-	cdbdDMccGba
decide	.cacbJa
decis-	dabcbCI
decision	dabcbCI
dedup-	bbJbaba
defau-	CfeFcdJBHee
default	EefbbcLCFdd
degre-	cLbaaab
degrees	cLbaaab
delet-	LFajeDfaBGh
delete	LbAhcAbBfMi
deleted	JDeedEeeMfb
deletes	cJbab.adJdb
deletetenant	abbbaH
deleting	AIedcGedMgc
deliv-	Pd.CdefeA.D
deliverables	Ibb.ba
deliveries	HCbacbb
delivery	OeacabceaEA
demo	Hc..aab
depen-	faAgdHJjOAe
depend	bccbbNcbdId
dependabot	bcbbaaKeLec
dependencies	bebbbBKgK.d
dependency	cGHbbcfdIcb
deplo-	dEBeecJaaaC
deploy	aJdedADfKad
deployment	de.abbO
deploys	Jdaaa.c
descr-	cDbbbcGdJcd
describe	dbaaaaIaIdc
desig-	AccIFfdeaBC
design	AccIFfdeaBC
desk	Lbbbcab
detec-	BdabDEc
dev	deebEbNHFgg
devel-	E.dAcbDf..F
develop	EccBbbDcDiG
developer	Hba.aacdeLc
dhl	Jbb.abcccKe
dialo-	LeedcdHEDgb
dialog	LeedcdHEDgb
did	.fGHe.e
died	bIaaaab
dies	bJbba.b
diff	edbRAddcIdb
diffe-	jaNBeEeeaCC
differ	gFDbbBa
difference	ddMccDbbbaE
different	aaacaIa
differently	cbHHbdddaHc
diges-	.......cJeb
digest	.......cJeb
dilig-	bbcLcabbcId
diligence	bbcLcabbcId
direc-	ccDbbbH
disag-	dKc.babbcId
disagree	dKc.babbcId
disco-	HEdeEdffbLd
discord	KbaabbbbfLd
discount	AFcdGcdfHBd
dispa-	LfcaBbcc.cF
dispatch	.......bAfG
dispatcher	Mdbacab
displ-	CGDcdcefHgF
display	EBDbccccDfE
dist	da.aaaILedc
do	mb.HfM.gNeb
docke-	pCBDefQFKlf
docker	hFGAceBhPeb
docker-compose	bEfbaaGLfcc
dockerfile	kefJdcR.Oif
docs	.CbdgePdPic
docst-	cadcbbN
docstring	aabbbaI
docstrings	bacbbaL
docto-	HcaaaabacbF
doctor	Ea..aaa..fF
docum-	AbfdfeVhJFh
document	ecdcbdUfQhd
documentation	BbbbebKdAHe
documents	KBbbbafchMc
does	sHB.ARkeLcc
doesn't	CMCcdegAbHg
doesn-	aPCcdegAbHg
don't	KcdaeCaeGCe
doubl-	bdbbHDacHea
down	FCiFJgigFEe
downl-	SfdabadgQed
download	QedabadgOdd
draft-	Ldc.aad
drafts	Ldc.aad
drag	MEecbbfeOhb
drawi-	FHacccedMed
drawing	FHacccedMed
dream	Hba.bab
drive-	EFbcA.gfFgH
driver	FG.b.dffGkI
drivers	GccbbFb
drone	bJb.bbb
drop	ABGdgB..Jgb
dropd-	cMbbaaccGAd
dropdown	cMbbaaccGAd
dropp-	cHccbGc
dropped	cHccbGc
drops	bSdcdcefCFc
dry-r-	QddaabegMfa
dry-run	QddaabegMfa
ds_st-	bbbaaaH
ds_store	bbbaaaH
due	bbcLcabbcId
dupli-	AJFeBehfPgc
duplicate	ELfbcbcdLec
duplicated	bcLbbab
durin-	bIb.bac
during	bIb.bac
e	Cdbba.F
e0e	hca.O.bedCF
each	ECakDbBfEFe
early	.......cIcd
eats	B.Gcbac
edge	eJdaJchfPfd
edit	ODdabfffhUf
edito-	IEecdcAAEf
editor	IGcccbeeFdC
editors	Hbb..ac
edits	cdcNdDcdHac
effec-	IHcbdceeJcb
effect	cKbabac
effor-	dcaabOc
effort	dcaabOc
elast-	baaabHa
elasticsearch	baaabHa
elect-	aabbaF..dHd
else	DdEDcbdfMdc
email	MEaiec.CdKj
email-	eQbabddfOfb
emails	eQbabddfOfb
embar-	ccbcHbFdKeb
embarrassing	ccbcHbFdKeb
emoji	gOebHcehOdd
emplo-	Kbaaaade.Ic
employees	Ibbaabb
empty	cKecIdfiOjD
enabl-	Kbbaaac
end	hPdbCadeDGf
end-t-	daa.JabbfOg
end-to-end	daa.JabbfOg
endpo-	FkbeCaIeGHj
endpoint	KhacC.cdEFh
endpoints	aibeDaMdGFi
ends	JFdddbddLdd
enemi-	cLbbbbacIcb
enemies	cLbbbbacIcb
enemy	eMDdcccdKdc
engin-	feFGcdE
engine	ccFGbbb
engineer	dbbEbcH
engli-	HCabcbc
english	HCabcbc
enoug-	FedAdIb
enough	FedAdIb
enter-	FcbGbccafMe
enterprise	FcbGbccafMe
entir-	cgGEaCdfiEI
entire	cgGEaCdfiEI
entry	IhifEfNbLfd
env	gHidbfTPefd
envir-	eAhBB.GhFFd
environment	eAhBB.GhFFd
epic	NdbacacccfL
erd	bbbbaaJ
erp	PcdbcaddeeO
error	f.eNCiDAE.f
error-	GIcaccddG.c
errors	GIcaccddG.c
esc	IDccbcbcJdc
escap-	GFcbcccdIda
escape	GFcbcccdIda
eslin-	fdca.aO.Jgc
eslint	fdca.aO.Jgc
esp	cccEHbbcIdc
esp0	aKc.accdJcb
espec-	.......cIdb
especially	.......cIdb
estim-	ccabaKb
estimate	ccabaKb
eta	GHcbcdc
etl	FI.bAfhf.Kf
evalu-	eddFcLbbeKd
evaluate	dddFdLbbfLd
even	iThgAMjkN.d
event	D.dccJdcdNg
event-	BIbbcbb
events	BIbbcbb
ever	dbdCICdcGc
every	dFEachDkEHb
every-	HCBbdebedBF
everything	KcdAbdAdacH
everywhere	eFFacab
exact-	FdHbbcb
exactly	FdHbbcb
examp-	fgdabaTOidb
example	egc.abRPieb
exerc-	bbabJba
exercised	bbabJba
exist	GEcbacc
exist-	FEbafdBe..E
exists	HFb.cbfeaAE
exit	dJccHbfeLdc
exits	bMbcbbcdKcd
expec-	A.daH.cHdfC
expected	cBdbJ.cIbec
exper-	aaaIada
expir-	CIffLfgfPfc
expire	Kdaabab
expired	eFddLdbcLec
expires	eOabbbcdIdb
expla-	eggfdSKgPah
explain	ededcTBdLBi
explains	cc..bdMcJfa
explanation	.bbbaJb
expon-	MbbbbbbbJec
exponential	MbbbbbbbJec
expor-	LIAdggdgRhc
export	ILebffbdOhc
exports	HccbbbEdIac
expos-	PcbbbbffLdb
expose	PcbbbbffLdb
expre-	FbKccdeefOd
express	FbKccdeefOd
exten-	MeccdbE
extend	MeccdbE
extra-	CeMccadbLee
extract	dbMbbabbLee
eyes	CfALdcdeMfb
fa	GbifaEGiANg
fail	.K.bdcb
faile-	LbfggDEeNgb
failed	IAfggEEeOgc
fails	IIdbbchfAHc
fake	a.baG.b
faq	Mcbbcc.ecKc
far	IDeceCc
fast	GdbcbB
faste-	ecPaaadeLdc
faster	ecPaaadeLdc
fasti-	dbMbbacdcLd
fastify	dbMbbacdcLd
feasi-	bbadaKa
feat	TffEccgFcBf
featu-	Ei.IfFegHeC
feature	Ei.IfFegIeC
feedb-	EdcHdeD
feedback	EdcHdeD
feel	bbabJba
fees	GcabbDbaeF
fetch	AbMbbbffbNe
fetch-	baKbcab
few	cJb.aabdJdb
ff	.adba.H
fff	ccbbbaMKdcd
field	DIDeAci.dEa
figma	Hb..a.d
figur-	cIdceGbcF.c
figure	aEccdGabGda
file	hF.edIBbLef
files	MeGgADmjHHg
filte-	OBdBddgfNeb
filter	LbaCdceeLea
filtering	Kdb.bab
filters	CHdaabb
finan-	Hbbaba.bCgF
finance	Hbbaba.bCgF
find	ABddfOccKfb
findi-	cceHcHbbCFf
findings	cceHcHbbCFf
finds	bPdbcbceNde
fine	cNcbbbceMec
finis-	LfcEbaddKdc
finishes	NebabaccJdc
firef-	fKb..ab
firefox	fKb..ab
fires	CCccGce
firmw-	JgAadcDeIjF
firmware	JgAadcDeIjF
first	eBdGC.dbEbb
five	gIDedABgD.C
fix	jUlgAF.CFde
fixed	cCaaFab
fixin-	.Jb.dab
fixing	.Jb.dab
fixtu-	dfCbGcEaHeb
fixtures	bdgbFbLeKdb
flag	J.edcHf.ABd
flag_-	.acbaIa
flag_x	.acbaIa
flags	QeeddIgJdbd
flash-	BHdbaac
flatt-	abIaaba
flatten	abIaaba
flutt-	ebGbcHbbgDE
flutter	ebGbcHbbgDE
focus	eHaCbaa
folde-	IfhadDFdKfb
folder	IfhadDFdKfb
follo-	acHbbAacFab
follow	acHbbAacFab
font	bbcbbbLJdcc
foo	bbLab.eJfca
food	Fba.baa
foote-	.eFefeNRghc
footer	.eFefeNRghc
for	JigbJdAnBJA
forev-	dQcacaejMBe
forever	dQcacaejMBe
form	MDbeee..Iah
forma-	gJJefdAfOfd
formatting	gHKefdBeNec
forms	Hba.abcdcJc
forty	dcFDDcdbeLe
found-	EcbbcGc
founder	CbbbcGc
four	aBae.HdeaE
fps	ffOadEcdJdb
frame	EBGddcdcJdb
fraud	Hbaaa.c
frenc-	CccaabHebKe
french	CccaabHebKe
frida-	fNcDccccJfa
friday	eJbCbabcIfa
friday's	bKbaabb
from	DdJhcaBbkCK
front	DIcccbb
front-	.DFFeefcfHB
frontend	.DFFeefcfHB
full	EhcAFCecAB
funct-	agLfiEGfJDg
function	DfLdgbCaG.f
functions	fcaddGKgIBd
fuzz	baaaHab
g	cOdcbbabKed
game	HDFBefhiEBB
garbl-	bHbab.b
garbled	bHbab.b
gatew-	eIdcCdC
gateway	eIdcCdC
gb	aeHcbHe
gcp	cbdabDHcdAF
gems	Kbabbbb
gener-	EhJfDBhgKbb
generate	Hca.a.a
generated	DbbbbGc
generating	bbJabab
generation	bbKbabc
generator	baaaHaa
geome-	bcEddcKdJeb
geometry	bcEddcKdJeb
germa-	FEbacaddHCf
german	.Ia.bad
get	KbDbEdljKFf
getda-	baJ.bac
getdata	baJ.bac
gets	aOggfEBgHEf
getti-	fPccEcfgLbc
getting	fPccEcfgLbc
giant	cbIbaaa
gift	aMdacbb
git	FfdFdfIHbhC
githu-	bgeAeBPgJBd
github	bgeAeBPgJBd
gitig-	gedabaSSigc
gitignore	gedabaSSigc
gitla-	CdccfcOeGCe
gitlab	CdccdbM
give	AfeECGecEBc
gives	dRdabbebJec
globa-	bbKaaaddKdd
glsl	bcaJaaa
go	dhPFDdjCkdM
godot	bbaabJbddJc
goes	aRhccbagLf
going	DCaFbee
gone	haEFedFCfGd
good	addRbfadIad
googl-	MEeBedfgcOf
google	MEeBedfgcOf
gorou-	bHaaabb
goroutine	bHaaabb
got	cFdcbHb
gps	dGcbHcddIcc
gpu	aAbbaGa
grade	BbbIbab
gradi-	Jcbbab
grading	Jcbbab
gradl-	bBdbabH
gradle	bBdbabH
grafa-	cHbcbDb
grafana	cHbcbDb
graph-	ddfFEFcbIbe
graphql	ddfFEFcbIbe
great	BdcFddGcKec
green	BecbEbF
green-	Gcb.a.a
greenfield	Gcb.a.a
grey	ccbbbaMKebc
grid	FJebccd
groun-	Faa.a.b
ground	Faa.a.b
group	FbbbFbc
growi-	bIdbaDccIdb
growing	bIdbaDccIdb
grpc	bbKabBdcdMf
guest	KDbbcbeeFfF
guest-	dMbabaccKed
guests	dMbabaccKed
guide	gbbbcbQcQid
gzip	FccbbcHfMdc
h	GdIbcbe
had	afdeHDF
half	bENddbffHBd
halve	bbJbaba
hand	HfcEAcbbBFf
handb-	bbabbaJ
handbook	bbabbaJ
handl-	mbBNF.ihHEe
handle	babbbJa
handler	iCCGIgffKcc
handlers	adCbGabdfNd
handling	bfDOedbeEDd
hands	OebcBcdfHeC
hangs	dMdbdEefHDg
happe-	kOfdBIfhSib
happen	cKbAaaefJca
happens	jLfeBIcePib
hapti-	Mbacbca
haptic	Mbacbca
harsh	abbJbba
has	dMCgEgceHgD
hashi-	cccHEacdJdb
hashing	cccHEacdJdb
have	BGd.aeAeaKe
heade-	aIBdecCGeDg
header	aIBdecCGeDg
headi-	def.baQMgda
heading	def.baQMgda
healt-	NCcccceeLfa
health	Ib..c.dbHea
healthcheck	JDccbcceJcb
heic	eQcaabfeMec
helm	acbbbbLddKc
help	dbfedAUKabg
helpe-	fgJdNceBLhf
helper	deFcKbbcMfd
helper0	a.Hbc.b
helpers	ccDcIacgNdc
here	.fdIcHdcH.f
hey	aIdaa.a
hiber-	aaH.bca
hibernate	aaH.bca
hide	Jbbbabb
high	EHdbcda
highl-	KcabbaccJdc
hikar-	cdbbbEH
hints	baJbbab
histo-	Kcb.babddJb
history	Kcb.babddJb
hold	ccccGHccHcc
holes	babKbacbaHd
holidays	Gaa.a.d
home	bJBbbbeeLiA
hones-	bacMbbbb.Fc
honest	bacMbbbb.Fc
hook	QedadcafhSf
hooks	dcLd.bBccKe
hope	IdCbbba
hospi-	IababbabbdH
hospital	IababbabbdH
host	I.bac.c
hosti-	EbabaDc
hosting	EbabaDc
hotel	GFbccbcdDfG
hotfi-	bBaIbbccHda
hotfix	bBaIbbccHda
hour	JJebdcffFFf
hours	HKccccggLf
house-	GcbcbEaaAfF
housekeeping	Haabbaa
how	jkjAcZFeSck
how-t-	db.aaaIcIeb
how-to	db.aaaIcIeb
html	cNcaaAgHeba
http	FbJcebdFEfe
https	ba.Ha.d
hub	Kbbabbb
hubsp-	OeeCbAfcdNf
hubspot	OeeCbAfcdNf
hundr-	ccDccbH
hundred	ccDccbH
hypot-	babbIabcJdc
hypothesis	babbIabcJdc
i	AHhKebfeRkb
i'd	KmGfEbbabHe
i'm	bCgCCHheJ.e
icon	LdbbbabcIdb
id	LebcdEccKec
idea	bccccIEC.gE
ident-	cfOaabbgdEF
identical	cfNaaabgdFE
idiom-	bbcLbba
idiomatic	bbcLbba
ie	caaaaJc
if	G.FC.eliOcd
if-el-	baKaabceIca
if-else	baKaabceIca
ifs	abLabdbdHcb
ignor-	eGcbccIGeDf
ignore	ccabaaJ
ignores	cLb.baddaHc
image	DbPhgcbaLff
image-	aIgdeCEEchF
images	aGeddCEFehF
img	cMcab.dLfcc
immed-	cKbbaab
immediately	cKbbaab
imper-	.......bKgb
impersonate	.......bKgb
imple-	QfdJdfgf.Kd
implement	Tebcc.gfbMd
implementation	aaaIae
impor-	..EedeIFAdc
import	gE.bebKIdbc
imported	bbJaaabIecb
importer	BaEdDebhLcb
imports	GdBcdcDcIcc
in	dBFAffFMfAh
in-ap-	Hc..abbbdId
in-app	Hc..abbbdId
inbox	HdcbbbF
incl	DfdbMbceGDe
inclu-	..bEABfcCCc
include	bFcccGbdJda
included	BddGDbcbBFf
including	HcDaaeb
incre-	eeddHdNLcfc
increase	eeddHdNLcfc
index	CHEdccfhHCd
index-	FFCddddeHBe
info	.edaabMIcdb
inges-	BEdcbFd
ingestion	DabbaFc
ingre-	.......bbHd
init	cbOcbadKecc
injec-	bbGGbcddAGd
injection	bbGGbcddAGd
inlin-	abHbb.a
inline	abHbb.a
input	hLecIbdeFBc
insis-	Jdbaaab
insists	Jdbaaab
insta-	eIfddFC
install	aKebbeD.Ff
installed	cabaaI
inste-	aIaha.CEB.g
instead	aIaha.CEB.g
instr-	EcbabaDdAdG
insur-	HcbbDadbgJa
insurance	.......cfIA
integ-	CBgbCcDhDJf
integrate	Rgaac.gdnVd
integration	dCi.EcGhPbf
inter-	BBDAgDfgDaD
interface	.cIbbaa
into	IpXhfgDkcEI
inven-	BEedCEf
inventory	cFccCEecHad
inves-	bFbEbcb
investigate	aGaba.a
invis-	cJ.babb
invisible	cJ.babb
invoi-	dKAGAdl.Jhb
invoice	eHdEHeihPha
invoicebuilder	aaIbbacKddc
invoices	EKgGi.hhI.a
io	bIbbbBb
ios	.LagAeAfCfI
ip	Lcaaabe
ipad	cLbabcbdHca
is	iHeGbFeBJff
isn't	Jdaaaab
issue	FgddFcFdH.d
issue-	EdcJccc
issues	EdcJccc
it	eFJ.CjeaMeg
it'd	HebabFd
it's	iGaGaiFHDfg
item	EGcabcceHgD
items	FMdddecdAHe
its	DAEcD.jdIBf
itsel-	.......dIea
itself	.......dIea
janky	cMdbabb
janua-	Ibbaaab
january	Ibbaaab
java	fHMbdbhBBlH
javas-	bbKabbb
javascript	bbKabbb
jenki-	acbab.I
jenkins	acbab.I
jest	ccJdFbddAIf
job	JJgghHgbCBd
jobs	biGgAEFfCDa
jooq	aaH.bca
jose	.......bcKe
journ-	babaJabbdJd
journeys	baaaHacbfJb
jpa	aaIaabb
jquer-	.......cbGb
jquery	.......cbGb
js	DaYdecpADAf
jsdoc	daababJ
json	QgidAdGGEic
jsonw-	bcCaabFFdEg
jsonwebtoken	bcCaabFFdEg
jsx	ccEHbbb
judge	abaLbda
judge-	bcaJbaa
judged	bc.Ib.b
jumps	dNcbb.cdMed
junit	aabbGa
just	EjDdbIbbNib
jvm	bbcabbLIbcc
jwt	G.deCFhgCHd
k	ICGfAgghKeA
kafka	ebbcbKCbeJc
kanba-	AIcbaba
kanban	AIcbaba
keep	KBedfB.cGEi
keeps	bSgcbAffIDf
kept	NcbbbbbddKd
key	OHfcdbhiEHd
keybo-	HIcdcdddLfc
keyboard	HIcdcdddLfc
keycl-	daadbNaceKd
keycloak	daadbNaceKd
keys	JcddcHddIad
kg	bNccbbbcJcc
kille-	aIbaabb
killed	aIbaabb
kills	aJcbabb
kiosk	DccbbbI
kitch-	.......abfI
kitchen	.......abfI
know	dcDcbJbcFba
korean	.......bdIc
kotli-	baEcbCbaddI
kotlin	baEcbCbaddI
kst	FFdbbacdIad
kt	cdJaFbf
kuber-	dFddbED
kubernetes	dFddbED
ky	abMbbbdebKe
lab	Kbcabba
label	bgcaa.OJh.c
label-	DG.bcaee.Ie
labels	FDbabaeeaId
lambd-	d.KcEde
lambda	d.KcEde
land	CIbbcad
landi-	egDFDfD
landing	egDFDfD
lane	cbbbaaJ
lang	eMbab.beNed
langu-	.......EdfE
language	.......EdfE
last	IJcb.AngRlA
last_-	Jacaaab
last_login	Jacaaab
late	fIaaa.aaIdc
laten-	bbbabJ.aeIb
latency	bbbabJ.aeIb
later	.......dH.c
lates-	Edd.cbGePib
latest	Edd.cbGePib
launc-	.Iabc.bcEfD
launch	.Iabc.bcEfD
layer	eHHCdeedeNe
layer-	cEfIbabbaFd
layers	cEeFbCcb.Ec
layou-	abKbaacbcIc
layout	abKbaacbcIc
lead	DadGbbb
leade-	HHfedCdfJBf
leaderboard	HHfedCdfJBf
leads	HFbcbbddaJe
leak	cMaacbc
leaks	bJababcdHbb
leap	ddbcJEbdIcb
leap--	babbJab
leap-year	babbJab
learn	ea.bbKb
learn-	Jabbbac.afH
learning	Jabbbac.afH
least	.......aeId
leave	HeeEdEddJdb
leave-	dMbbabccIcc
leaves	dMbbabccIcc
led	SgcbcccdHcb
ledge-	dFEacabcc.F
ledger	dFEacabcc.F
left	DfDdcGb
lefto-	bacbbaK
leftover	bacbbaK
legac-	ebCebNc
legacy	ebCebNc
legal	fHeccFB
legen-	cCbbbbI
legend	cCbbbbI
len	bIcaa.a
lengt-	bHaaabb
length	bHaaabb
less	cbNbaccdJbd
lesso-	Ibaaaac
let	WkH.ecldHDh
lette-	DcbbcbH
letter	Gbaabab
level	MEdcdcdeMdc
lgtm	cbbOccbeJcb
lib	edJcIcdgBJf
libra-	BfFebKeeHba
library	BfFebJeeHba
licen-	ecdcbCOHcad
license	eacbbaMJbfb
like	P.EbeclkBKb
limit	LjAefCFIafb
limit-	dhDFDAcbMic
limiter	eddHGBecIdb
limiting	LbabbbdcJdb
limits	deFCdCAAIgc
line	fJLg.cfJCic
lines	bdPcccbgMf
link	CQcbbbljMBe
links	KebbcbC
lint	dFddecNeK.f
linte-	dbacaaLcLgb
linted	aaabaaHbIdc
linter	dbabaaJbIea
list	JEaAfCljRah
liste-	Jbaabbb
listi-	LcbbbaabEgE
live	OfBccccccLe
load	dIeeGfE
loade-	AdcdGHecHda
loader	AdcdGHecHda
loadi-	GFbcbcbcHcb
loading	GFbcbcbcHcb
lobby	Kcababb
local	DAKbdbhEaac
local-	CKddfGgCFec
locale	EAcccHedIcb
localhost	cMbabbc
locat-	CJccbbccJcd
lock	dHDFdeeAHgb
lock--	bbacbJacdJc
lock-in	bbacbJacdJc
locki-	bbcPbebdFAc
locking	bbcPbebdFAc
lodas-	dcaabbMLfcb
lodash	dcaabbMLfcb
log	NhfhhBMIkFc
log_l-	deca.cPMfcc
log_level	deca.cPMfcc
logge-	hGDBeFecLed
logged	eIcFcda
logger	ddGdcJccKed
logic	egKKDgffNdd
login	Oggd.ACaBFf
login-	deJccdHHDff
logo	bMcaaAfJfAe
logou-	HEcacdceaHc
logout	HEcacdceaHc
lol	cIddcHdeHgD
long	HaFgfFgdKbe
longe-	dIdbcIddIcb
longer	dIdbcIddIcb
look	iCDXfigdPfe
looks	bcIba.acaIe
looku-	cbKabbbdJdb
lookup	cbKabbbdJdb
loop	cM.aeEi
lose	COcddcdeIac
loses	eIdbFcb
losin-	JCbbbbc
losing	JCbbbbc
loss	bIcbaaa
lost	CBbdeeJb.Fd
lot	........gJc
love	ReCccedgGaA
lovel-	MbbbbaccJdc
lovely	MbbbbaccJdc
low	I.bbbba
loyal-	GcaaDcc
loyalty	GcaaDcc
luxon	baJbaac
m	bdFcdbHJccc
m0	aIbaa.d
mac	ccabaaKaJec
magic	aFD.baf
mail	cFdcddKIfdA
mailc-	HcbaDbdcAIf
mailchimp	HcbaDbdcAIf
maile-	eBIcFcggLgB
mailer	eBIcFcggLgB
mails	Gbba.aa
main	jBfaaGJ.Jfd
maint-	EgBAHdeeAEa
maintainer	dbEdJcb
maintenance	Lfb.bAc
make	ahQghhOL.oB
makef-	bbbPbdcdJdc
makefile	bbbPbdcdJdc
makes	gKfeEHedKcd
manag-	FfcFcbCBfeI
management	Fca.a...ahJ
manager	AdcGcbE
many	FdddDFc
map	JBBeeEidEEe
map'	aGb.a.c
marke-	GDecdcDA.kJ
marker	cKbaaab
marketplace	LdbababbchM
marks	Hbaaaaa
marku-	bbBJbdb
markup	bbBJbdb
match	CHEddcfbHAg
match-	DecEccECdeF
matches	ababbaI
matchmaking	Fba..ba
max_c-	ccbabaMIccc
max_connections	ccbabaMIccc
max_l-	abaaaIb
max_lag	abaaaIb
max_u-	bcaaaaI
max_upload_mb	bcaaaaI
may	EfGdedFgA.F
mb	iEcffENL.ic
md	bcAbaaH
me	KdkKcKnjSha
mean	bc.aaGA
meani-	BcAecFAhKeB
meaning	CbcdcGBfHdB
meeti-	GcaabAa
meeting	GcaabAa
meili-	bacabJabcHc
meilisearch	bacabJabcHc
membe-	OdbaacdeFa
member	Mcbaada
members	LcbabaceGCe
memor-	iHFhgIAAHgb
memory	iHFhgIAAHgb
menti-	Kc.b.aebfJb
mentions	Kc.b.aebfJb
menu	JAhdedKAGfc
merge	efAPdfCcMfd
merge-	badADbEeGeC
merged	bddADbFdIcb
mess	dbMcaba
messa-	KbDfDBli.IA
message	CaDdDDjfEDc
messages	PACdeefgaMe
metho-	GccccbG
metri-	RdbbcbefJac
metrics	PdbbbbeeI.c
mi	abcabaKIecb
micro-	ddKbFcdcdfM
microservices	ddKbFcdcdfM
middl-	gEBGEffeOia
middleware	fdDHFdddMha
migra-	ddJNbheiFDa
migrate	CdQbfcefgLA
migration	dagOCfaeOia
mill	cbbbaaJ
min	GIebbce
mind	bccObbb
minut-	fLFdfeCDGgc
minute	DHDcccf
minutes	hJEcddECFfc
missi-	cdfcDeQLefa
missing	bfecDeQLefa
mista-	dabKbab
mistakes	dabKbab
mit	babba.JKddc
ml	Ha.aabc
mmo	Hba.aac
mobil-	.......bfED
mobile	.......bfED
mock	bbaaHabbIdc
mode	MKddfdfgEFd
model	FDecceEdc.H
moder-	Cb.cb.D
moderation	Hb.aa.d
modul-	kaNLFkjiFC
module	jaKJGhjhGB
modulenotfounderror	bKbcbaa
modules	eeLJcfcfbFB
momen-	bdMbcCefdNd
moment	bdMbcCefdNd
monda-	BHegdEBcIbd
monday	cHbbbEbaKfc
monday's	aI.dcaa
mondays	.......bHcb
money	aacCHcbbFc
mongo-	ddIbbGddeMd
mongodb	ddIbbGddeMd
monit-	dFcbccIe.bG
monitoring	adb.bbKce.H
monol-	dcPaacccggP
monolith	dcPaacccggP
monor-	.bdCccHccIc
monorepo	.bdCccHccIc
month	eGdCBAccaGd
month-	FHbdEegeEFe
monthly	GKebddd
more	jLCcHdfBHee
most	ECDdAdegEGe
mostl-	.bbGaaa
mostly	.bbGaaa
mouse	LcbbbabcIcc
move	ggLefFFiJBb
moved	ccb.aaKIccc
mr	bb.MbbddJdb
ms	egNcdKfgOeb
much	eeFACFedKfb
multi-	GafBf.CfBbF
multi-language	Gaa.aadbcJe
multi-region	dbaHbBa
multi-tenant	LceAaca
multiplatform	.......acHd
multiplayer	Gc..aaaabfH
must	bGEfAgCGi.A
mustn't	bbIaaaa
mustn-	bbIaaaa
mute	NbcccabcNgd
mutex	cbGHcdc
mutin-	Jdbbaa
muting	Jdbbaa
mvp	KcbababbchM
my	BHjXaiokZld
mysql	F.Gdd.feaKe
n	CfJAdeCd.Ie
name	fGEEgeAD.Cg
named	dIcdddIcJeb
names	FGdCddegF.A
namin-	deHLdceAIed
naming	deHLdceAIed
nan	bHbaaaa
nativ-	a.abaF.adIe
native	a.abaF.adIe
nats	dabbbLbbgLc
nav	adababJ
ndjso-	MccaabceIda
ndjson	MccaabceIda
need	DfahDCEbhKb
needs	HBefFCghG
negat-	dKdcFccdJbd
negative	dKdcFccdJbd
neigh-	bIcaaaa
neste-	feSeeHegQhb
nested	feSeeHegQhb
never	eKBdEfcdcIb
new	FkcFhBHfdHC
new_m-	MbbbabcJccd
new_menu	MbbbabcJccd
newco-	cbFbbdH
newcomers	cbFbbdH
newer	Jbabbab
newli-	cIb.b.a
newline	cIb.b.a
newsl-	CDcddbF
newsletter	CDcddbF
next	PieBfGeiMd
nginx	fDfcccQJ.fd
nice	FcabcGdeG.b
night	BFfB.DheMec
night-	bFhgDIbAEBg
nightly	bGhgEFbADBg
nit	.cNbcae
no	eCaAEBefOec
nobod-	AfAbKfA
nobody	AfAbKfA
node	fEbfhGJ
none	.AdbIacbiNb
not	iLhE.bABHfd
note	JEdbccdfNfb
notes	GecdcbJhCHd
nothi-	dNJe.cmgCbF
nothing	dNJe.cmgCbF
notic-	HgLdbcccgMb
notice	AfLaabbdfKb
notices	Kbabbbb
notif-	PDbcbdieaKe
notification	Kda.acbaeJc
notifications	JFbcbcfeaId
notify	Kcaaaad
notio-	DbacbFc
notion	DbacbFc
now	EbgeAeMJiBc
npm	fIccbAEBHgc
null	dHa.a.bcJdb
nullp-	cIcaaa.dIbc
nullpointerexception	cIcaaa.dIbc
numbe-	L.igACABGbg
number	PeefAgEEFfe
numbers	EDeccHfdEDe
numer-	IcbEdbccJeb
numerical	Jbaacac
nvmrc	bdcaaaKJddc
o	aaIbaba
oauth	E.dAADgefNc
objec-	cALbbaedCiJ
objective-c	aaKbbaecagK
ocean	cKbaaab
of	lhDIEABbCFg
off	.RgdecBbHf
offic-	KafAeeEAgEB
office	H.eAecDAfCB
offli-	I.bababbdJd
offline	I.bababbdJd
often	Kbaaacb
ok	dFcLcgb
okta	LecccABdfNc
old	DCDedBcfaaH
on	cKmIheIFHck
on-ca-	GcbbbbDdIdb
on-call	GcbbbbDdIdb
onboa-	CebcbcJeHfC
onboarding	CebcbcJeHfC
once	HJffHgfeKAg
one	aGFdDchddH
ones	.......dGCe
onlin-	KdaaaaccfBG
online	KdaaaaccfBG
only	GCgFgHieDCb
oom-k-	aGb..bb
oom-killed	aGb..bb
open	EHdacace.Fb
openi-	FGbbcbdeJdb
opening	BHbbabcdIcb
opera-	AddccHEcdIb
operations	dbcccIFadJe
operator	Ibb.aab
opini-	ccbKac
opinion	bbaIaca
ops	JfecdbI
ops-0	cMbaaaddIdb
optim-	cbLbbba
optimize	cbLbbba
optio-	QfBcdcdgL.e
option	TecbceceOha
or	CbjHAEehNaf
order	GIagaCjgEIh
order-	aBOfaDlgKiE
ordercontroller	cBHabbbcLce
orders	EDJgbAjiHfG
orderservice	d.NbbccdMde
organ-	Ga.aaab
organiser	Ga.aaab
orm	cdNaabddcMe
orpha-	BHcaacbbIcd
orphan	cJbaaba
other	eE.AhDBfC.C
otp	LcbabaddeLc
ought	bcHabaA
our	AgCBdHcigKE
out	cIHeiJijKFg
outag-	acbcbLa
outage	acbcbLa
outda-	dbbbaaMJddb
outdated	dbbbaaMJddb
outpu-	bcLaabceEIi
output	bcLaaacdEFg
over	CF.MajkgEHf
overa-	abcHaAbafJc
overall	abcHaAbafJc
overd-	dcbcGbFbIdd
overv-	c.bdaKb
overview	c.bdaKb
overw-	bMbacab
overwrites	cKbaaab
own	NfHg.gbhaEC
p0	..bbaFb
packa-	gfbCAaLDfKh
package	fgaBCcLEgIg
packages	.......d.Hd
page	DBcffcMK.ak
pages	DdCcbeGcbLg
pagin-	HJdecbedLce
pagination	EJcdbbddLga
pair	bbcJa.beIda
palet-	AFdcccG
palette	AFdcccG
panda-	abHaabb
pandas	abHaabb
panel	aa..acF
panic	bHaaabb
panic-	cMcbabbgJba
panicked	cMcbabbgJba
paper	Hbc.a.b
param-	eBIcEcfFDfd
parameter	cCJbcad
parce-	Hcc.ac
parcel	Hcc.ac
paren-	JbabaabefBI
parent	Jb.babb.bgJ
parents	Hbbaaab
parki-	Hca..ab
parking	Hca..ab
parqu-	Mcbabad
parquet	Mcbabad
parse	dHcaDbb
parse-	bhIbMCmBLlc
parsedate	baJaaca
parseheader	a.Hbc.b
parser	afBaMDleRkb
parsi-	EcGbbbdeMdc
parsing	EcGbbbdeMdc
parti-	.eDEDedbIeb
partn-	GBbcb.b
partner	GBbcb.b
parts	AcdFa.A
pass	bLcbfDcbGbc
passe-	.......bcdI
passenger	.......bcdI
passk-	IebbccGdbLf
passkey	IebbccGdbLf
passw-	IBi.aBbhaNe
password	IDhA.eagAKe
passwords	DcabcGb
past	aIbbbaa
paste-	EHbccbd
patch	.......bHcb
path	dIfECbf
paths	bdCcKbb
patie-	NebabbbedDE
patient	Ida.bbaacbF
patients	Gb.abaabdIc
pause	NdabbacdMde
pay	EbaaCbbadJd
payin-	H.babac
paying	H.babac
payme-	DeA.Cc.bcBC
payment	acacC.D..Cd
payments	JbbbDafdhBI
payments-v0	bacLad
payou-	KcaabbabBfF
payouts	KcaabcabBgG
paypa-	Jcbaaaa
paypal	Jcbaaaa
payro-	FcbaCbbaaeG
payroll	FcbaCbbaaeG
pdf	dKgdDFggNfa
pdfs	EIccbcc
pendi-	GdDbaac
peopl-	IKhe.gahbEE
people	JIhe.g.gbEE
per	M.Bcc.igEFc
perce-	bHdbJcgf.Kd
percent	.bbaJaedcLd
percentages	cKbbaab
perf	bbJbaba
perl	bcIaab.acdI
permi-	.......caHd
permissions	FEaadbcbdJd
persi-	Icbaaaa
persist	Icbaaaa
perso-	EedFcGedGab
person	FdbIbaedJdb
personal	.abd.H
pg	cbdcaGG
pharm-	HabaababaeH
pharmacy	HabaababaeH
phone	cIbgAcEAJch
phone-	CKccccc
phones	DGcbbbb
photo	HHbcbbgfEDc
photo-	FcbaaCb
photos	FcbaaCb
php	cbObbbdcekS
physi-	FcbacGc
physics	DbbacGc
pick	JHccdcedG.c
picke-	AEgfFFfeLeb
picked	bcabaJa
picker	DHedGdedKeb
pictu-	BaCeeAEcECe
picture	HeEdcCdbaFd
pictures	cHdcbdHcJdc
pie	cKbbaab
pin	MiffHeFJDie
pins	bBabFabdJdb
pipel-	ehafAGLe.aF
pipeline	.gAgAICeDGe
pipelines	dcb.abMacfK
place	EBHfeDgaHcd
place-	.CD.gIhgIAc
places	feFBdKefGBc
plain	ccFabFb
plan	dcdCEFdcKcd
plann-	FdbbcHb
plans	Kbbabaa
platf-	HceAbFdbgCF
platform	HceAbFdbgCF
play	FdHdbbb
playe-	RC.dfeeeHBe
player	ODddecdfKca
players	MCdbccc
playt-	Jcbab.b
playw-	dca.MacchQf
playwright	dca.MacchQf
pleas-	AgaHaaABIfe
please	AgaHaaABIfe
pls	KcbDBhdeEDd
plugi-	aababIb
plugin	cababJb
plus	BEcbcbCc.He
plz	dGaHbcdeJda
png	BRebcaiK.ge
pod	bMcaacccKdc
podca-	Jcaaaab
podcast	Jcaaaab
point	cdcEbIbcIdb
point-	FDddEdddI.d
points	FDdcDdddH.d
poll	bdGbcHd
pool	cdFKcdccIcc
port	eCBdccJIjbC
porta-	Ogbc.abalaM
portal	Ogbc.abalaM
posit-	bDbcbFa
possi-	JgCddHffDGd
possible	JgCddHffDGd
post	RcbbcbdebKd
postg-	FjCiACGaaIg
postgres	HhChB.DfBIe
postgresql	geDecIGCbEg
posts	CPcbeaggJ.b
pr	ffeRfACgQia
prd	Hbbaaaa.alM
pre-c-	dCadbaJcHca
pre-commit	dCadbaJcHca
prefe-	accccEH
press	HJeaddeeNed
prett-	cbccbbNcNgd
prettier	cbbcbbMgPfc
price	iJffFJeaCDf
price-	iNBeDafeMag
prices	fQdccCdeIBf
prici-	deGbcbHEEfe
pricing	deGbcbHEEfe
print	OgdbcHffPhb
print-	KCHdeffBFcd
prints	IDcbbdcdHda
prism-	cdNaabddcMe
prisma	cdNaabddcMe
priva-	dGKbcahIgaa
privacy	bIc..Ae
private	bbLac.dHfaa
probl-	cccPbbbcJdc
problems	cccPbbbcJdc
proce-	eDcddEFdJcc
process	bbaaaaG
prod	dBhFd.IAD.e
produ-	FeEbgcFaClI
produce	H.abbba
product	BaJffaCeGkJ
production	BchFddJFefE
products	NeccaBdfEFe
profi-	FDAdcAe
profile	FEAddBeaBEf
progr-	P.abceee.D
program	Kc.abcbbfKd
programme	Jaaabcc
progress	KAbbbccdI.e
proj--	cJaabaa
proj-0	cJaabaa
proje-	CBDaadcg.Mf
project	DbE.accfaNg
projects	aGaaaca
prome-	MbabbbddHcb
prometheus	MbabbbddHcb
prope-	eBecKcCdMha
properties	bEd.a.B
property	.cbbJab
property-based	baaaIaccJdc
prora-	cddFDDceIbb
pros	c.bbaH.adHd
prote-	LbbabbbddKb
protect	LbbabbbddKb
provi-	ebCcbLc
provider	dbDcbJc
prs	aabcaaI
publi-	Gei.cbKiIBa
public	GhhAb.JhI
published	Ia.ca.d
publishes	bCcbbbG
pull	giGGAgHfOde
purch-	LddbCcccaeI
purchase	IccbEcc
purchasing	Gababaa
purpo-	abccbNceJbc
purpose	abccbNceJbc
push	DDddedIeFAb
pushe-	CbbFbab
pushed	CbbFbab
put	CCGedFjBJge
puts	dMabcabdHd
px	bbcbbbLJdcc
py	pBKIBjALDld
pytes-	ecceNdFEGge
pytest	ecceNdFEGge
pytho-	hCIddcGHhdE
python	gCJddcEGhdE
qa	CcbbHbb
qa-0	cGa.aab
quali-	dcbPbcb
quality	dcbPbcb
quant-	bIbab.bdJbd
quart-	GeccEEf
quarter	HdbaEae
query	iiRJeBgfKAf
quest-	.dcddMCeFBc
question	ccacbNbcJdc
queue	ABFhHBjDEfc
queue-	eEecdEF
queues	bbdbbEF
quick-	DeIFedeeIAe
quicker	bbKbabccIcc
quiz	Lcbbbab
quizz-	Iaaaaac
quizzes	Iaaaaac
r	CcbbcbIIbcd
rabbi-	babbbJabfKc
rabbitmq	babbbJabfKc
race	dLcFebdeKda
rails	ddOaabcceeM
raise	dgfAIdLGdDg
rando-	GCbbbcb
random	GCbbbcb
range	DIecDddeKdb
ranki-	EEcddCc
ranking	EEcddCc
rate	HaiIgAahQgb
rates	DOecdbeIaec
rathe-	edJbcbGCaDf
rather	edJbcbGCaDf
ratin-	Fa.babaae.F
ratings	Fa.babaae.F
raw	eFKccbddbJd
rb	dfJIAdgaHdc
react	beHdCGhBkDE
read	fDCefEE
reada-	.......cIdb
readi-	CHeabCfgI.b
reading	EFc.abefIba
readm-	gfdaadWJBjc
readme	gfdaadWJBjc
reads	.cddbFH
real	EcaaFdc
real--	MdabbbcdgJB
real-time	MdabbbcdgJB
reaso-	GfdFdFecLfc
reason	IecbbGdbJec
recei-	BICDfdhCIic
receipt	LhHbcbeaKgb
receipts	aGaabab
receive	eHdGbbb
recen-	aHbaaaa
recent	aHbaaaa
recip-	ObbbcbefEEd
recipe	KBbbbbeeKdb
recipes	LdabbabacGc
recom-	cabbaI.beEC
recommend	bbbbaI.adJe
recon-	cEcbcJccHda
reconcile	cbbabLccHdb
recor-	GcccbcHdHBf
record	BbcbbbHcIae
recov-	Jbbabab
recovery	Jbbabab
red	bKbcDcf
redee-	IJecddde.Ke
redeem	Mdcabc.bgLd
redeemed	BKcbcbd
redir-	cHaaaab
redirect	cHaaaab
redis	.FfdeDEGdBe
reduc-	egQEBdggKAf
reduce	acNcbccdHca
reducer	efKEBbeeMeb
redux	deQbbCgffTi
refac-	daTecbfGaBg
refactor	bfUdbaeGbBg
refer-	CdCcedIChFa
reference	dbbacaLbcHd
referral	NcaabcddeGB
refre-	GIfddFggCHd
refresh	GGfddGfgCHd
refun-	fEbeLBgcFEi
refund	gDecMDedI.e
refunds	BFDcbcc.fLg
regex	abaJbd
regis-	.cbcFEd
registration	.......acHd
regre-	ekaGSddeBHe
regression	ejaCSadeBHe
reimp-	bcIaaaacbfK
reimplemented	bcIaaaacbfK
rejec-	dKdGdbdfIab
rejected	cJbaaab
relat-	.Ibb.ba
relation	.Ibb.ba
relea-	cb.EbfGiIaB
release	caAEbfEiHaB
reloa-	.McbbccbJec
reload	cJbaaab
remai-	EeJbbbc
remain	bcJaaba
remem-	WfcdbcdeECc
remember	Vfcdccd
remembered	Ibababa
remin-	EEBbebc
reminders	Habaaba
remov-	baDffAIH.cd
remove	..EefeJHbae
renam-	aiNdGdcHdac
rename	hgOcGcaIeac
rende-	hGFfBHhgK.c
render	aJbbb.b
rendering	ccccFHbcJeb
renders	cCJaccc
renew	dbcFccI
reord-	NdcbaaceLdb
reorder	Jbcaaab
repai-	eMaaabcf.CC
repair	bK.cabb
repla-	fgQbdCABeMi
replace	egRacdBBeLi
repli-	.cbbbbLId.e
replicas	ccbbbaLKcdd
repo	EbdEcfFdcAF
repor-	gLFJgoA
report	jNHLfndCB.f
reporting	EFdbcabahBG
repos-	ihDFEeFddPh
repositories	deDdDcIbfOg
repository	geCHEdaeaKe
req	LbbbaacdJdb
reque-	AblDdBKEHid
request	DAjFbbBaNid
requests	.fcedFK
requi-	BdddcEH
requirements	DbbbbbG
resea-	dbabaLaccJd
research	dbabaLaccJd
reset	eH.aBacdGbb
reset-	db.aaaIcIeb
resetting	db.aaaIcIeb
resid-	Haaaaca
resiz-	FdJaccfcHd
resize	bbLabbc
resol-	aFeGEeffGCd
resolve	bJaaaadeKdb
respo-	fBIddcEfDHe
responses	eCFcdbFfFEe
rest	DaDgAIieBFc
resta-	aJdaCcedGiF
restaurant	........agH
resto-	caaaa.G
restoring	caaaa.G
resul-	IAKeedgi..I
result	IdFccbc
results	EDIdddehbCG
retri-	bAeCbaG
retries	bAeCbaG
retry	AgFLDgieOgb
retur-	EI.DchhdPjb
return	aBbGbba
returns	BLCbafhdPka
retyp-	LbcacabaJfd
retype	LbcacabaJfd
reven-	FGccbcb
revenue	FGccbcb
revie-	ehaXbcegIDf
review	gfaXccdgJDg
reviews	Ia.fa.abgFC
rewri-	cbLdbBddfcM
rewrite	bbJcbDdddfM
rid	ccPbcadBHfd
right	GKgJehfgDHe
ring_-	bbbIac
ring_buffer	bbbIac
risky	cbcLab
roast	bccMbabeKdc
role--	Ibaabab
role-based	Ibaabab
roles	Gca.a.b
roll	KeccccEeCHf
room	Hababba
root	adbcbMacIea
rotat-	gRcbcAddPge
rotate	dIbbbCbaHdc
rotated	cMbabbbcIea
rotating	dLbaaaccJcd
rough-	.cGbab
roughly	.cGbab
round	.BcbGbbbGad
round-	hOfdIcefGFg
rounded	bNcbcbb
rounding	ccabKab
rounds	eLb.b.abcKf
route	.dKaaabFgEd
route-	Ada.aHc
routes	abaaaHb
row	HLfcdeceBFc
rows	.FEffHgfNfc
rs	iEBMGhiaLhb
rule	Jbaacac
rules	aaEaCcbdGgC
run	eDlCcEG.Hec
runbo-	gc..aaMbEfD
runbook	eb.abaLbLed
runni-	bIffeDGdLbf
running	bIffeDGdLbf
runs	ABCdddFbFeA
runti-	aGbaaaa
rust	ccIFbcddAgJ
s	jeIfgaTReid
s0	IdecbIfeDEe
saas	Oeg.aab.biL
safar-	gLfdFEgfJBe
safari	gLfdFEgfJBe
safe	deeJcKdeKdb
safer	bbabJba
sales	Pdc.bbdcdMg
sales-	AFGcdcd
salesforce	AFGcdcd
same	hFQeef.jJcD
saml	IdbEbcd
sane	aaaJbcb
sanit-	bbbHa.a
sanity	bbbHa.a
save	KM.deej.BEg
saved	GKeeeCffFFf
saves	AGbabaa
savin-	dJdcHcdeJac
saving	dJdcHcdeJac
say	iGgGccGEBga
says	aahdBeRPehc
scan	GdbbbEb
scann-	KEccccc
scanner	DHcbbcb
scena-	.......beJc
scenarios	.......beJc
sched-	abeaFABbIiB
scheduler	fbcAHCakNgC
schem-	FdcJcec
schema	FdcJcec
schoo-	Odccbba
school	Ndbdbba
score	KgGeeDe
score-	GcEbacc
scores	Ibaa.bbcdKd
scrat-	HcbaAacbcfK
scratch	HcbaAacbcfK
scree-	EA.AehFEeBb
screen	FCeebdHHaCj
screens	AaGHig.fdDG
scrip-	RaCEghjhHEe
script	RedGdefeNhb
scripts	FFGdedgfAJe
scrol-	gKLbcdfgNdb
scrolling	gJLbcdffMdb
scss	ddFFdcBaaHf
sdk	dbdGccIdIcc
searc-	aL.AAehkIAB
search	aKAAAehkHAB
seats	CFaabad
secon-	.HEFghcaMge
second	bMiIcebeI.d
seconds	FcKffeCbPjd
seconds_per_day	abIaa.cIdcb
secre-	cbbAcKb
secret	bbacbKbcIeb
secti-	.......bBFf
section	.......bBFf
secur-	.hfXedafALg
secure	FcaFbbc
security	agfWed.fBLg
see	IGHEgligIeB
seed	HHddcdacGeA
seein-	bIca.ab
seeing	bIca.ab
segfa-	cMbbbbbdJcc
segfault	cMbbbbbdJcc
selec-	IHbddcccHcb
selected	IHbddcccHcb
sell	Hb.aaba
selle-	Kdcaaaa
seller	Hccaa..bBeE
semic-	CHcbbac
semicolons	dKbaa.b
send	KhbabHfgHAc
sends	.Kbad.cccMg
senio-	c.aH.d
senior	c.aH.d
senso-	DDCceDh
sensor	DDCceDh
sent	CDbbFde
separ-	GgKbcddcBgI
separate	DfJaaccbBfG
seque-	cdNaabddcMe
sequelize	cdNaabddcMe
serve	Kcaabacc.He
serve-	OficdbIFnGA
server	NficdbJFnGA
servi-	jCBd.CEfiCL
service	gIaAcdFf.CC
services	jdFhDICeoHL
sessi-	cEcffFFCbDe
session	fHcedEDC.Ac
sessions	HebacFdccIc
set	fbidDCN.D.c
setti-	GBeeecJEFgd
settings	HddddcKGCfd
settl-	BcbBFcccGfC
settlement	Cc.cGbb
setup	ecbbCdM
sh	HddcdbG
sha	Kaababc
shade-	bcaJaaa
shader	bcaJaaa
share	LcbaaadgAJe
shari-	Fa..aac
sharing	Fa..aac
shift-	dJbaaaa
shifts	dJbaaaa
ship	fcdEeGGeJcc
shipp-	HgFfB.bgaCE
shipping	EdFdcDddeCG
shop	DFfbDccgfJC
shopi-	acbbabLaIdd
shopify	acbbabLaIdd
shops	Ibbabab
short	ddcHddK
short-	ODdddcdeOfd
shortcut	JEcdcccdLec
shortcuts	LdbababcIcc
shoul-	KaAfajEFAcd
should	Mf.f.hFGaae
shouldn't	fNFbbeefJgD
show	LHjDfgaAMfi
shown	IFcbbbfcaHe
shows	aQecdBfgKEi
shrin-	acKbaac
shrink	acKbaac
side	Jbbabbb
sideb-	FKebbafeJ.e
sidebar	FKebbafeJ.e
sides	aG..acbbeLe
sign	N.gfbdEb.Hf
sign--	IecacGdbdId
sign-on	IecbcGdadJe
signa-	dHcEcbbbHdb
signe-	Hdaaaa
signed	Hdaaaa
signi-	ccbbbCHbIdb
signing	ccbbbCHbIdb
signu-	GebaAcD
silen-	fQbbcbbeNgb
silently	fQbbcbbeNgb
simpl-	HdKcbdfdaHd
simple	KbbbbacceKd
simplify	abKbacbcHcb
simps-	Jbaacac
simpson's	Jbaacac
since	cVedfd.gMf
singl-	DbEfAAcgaCE
single	DbEfAAcgaCE
sit	.......aJfc
site	IfebBdFdDkL
sits	bdAbIaadJdc
size	fgDddFJE.da
skele-	Ldbbaba
skeleton	Ldbbaba
skipp-	.Ibbaab
skips	dFb.cFbcGca
slack	GJcbdbfdCGf
sleep	EdebdNdeJad
slip	HDbbcbccIcc
slow	fM.eeIfdMgb
slowe-	cDCccFfcHca
slower	aEebbGb
small	K.ebcdCfIgC
small-	bbLbbbbeNee
smaller	bbLbbbbeNee
sms	IecccGbcdLd
snaps-	cccbObceJad
snapshot	cccbObceJad
snowf-	GccbbEc
so	MBigBcBgbLc
soap	caca.Ha
socia-	Kdbaaab
social	Kdbaaab
softw-	H.ababa
software	H.ababa
sold	Jbbbabb
solid	.......aeJd
some	.HifLcaeQhd
someb-	Ah.DBeFdPge
somebody	.h.DBeFcNfd
someo-	dA.HeFfcIdb
someone	dA.HeFfcIdb
somet-	dBGdHedhLhC
something	beIdHdbgKgC
soon	bJabaabcHcb
sort	NAcdbcbdMgb
sorti-	bMaccbcdIda
sorting	bMaccbcdIda
sound	IbeMefd
sourc-	abcKcab
source	abcKcab
spagh-	acKbbbbdHcb
spaghetti	acKbbbbdHcb
spani-	.bcabbIdeMe
spanish	.bcabbIdeMe
spec	AedcObb
specs	cccbOca
speed	eEOccdecJcd
spell-	aibaabPLhca
spelled	.ebaaaK
spelling	bga.aaLIfc
spike	bcbbbNbbGcb
spinn-	cIaaa.b
spinner	cIaaa.b
spins	bJaaaaceJcb
split	ccPbbccjMhE
split-	bacJ.cadGd
split_names	b.bG.ca
sprea-	Ibcaaa.bdKe
spreadsheet	Ibcaaa.bdKe
sprin-	.cbbbbJ
sql	beFQdheeBGe
sqlit-	DedeeEH
sqlite	.......bKdd
sqs	bbbbaIaceLc
src	AJhFJflAIee
ssl	CdaaacGbGcb
sso	Nge.dAAedMd
staff	KedbcfHecJb
stagi-	fAeedDOBFbg
staging	fAeedDOBFbg
star	.......acIf
start	CbHfefIIcmF
start-	.IMedegiKiG
start-up	bbJbaba
starting	GEcabbceCfH
startup	bFIcccefJfB
state-	cFIccdcdLfb
statements	bbJabba
stati-	IIcccdeF.gB
static	GIcccbe
statu-	LbddeGefAFb
status	LbddeGefAFb
stay	dFGccAddBGd
stays	EFJeeefgLe
stdin	MbcaacddKdb
step	edGacdKbIeb
steps	DDdcccEeLce
still	hGaebEDCC.f
stock	GGAbdcedgAI
stop	bLcbaabdIcc
stopp-	ILddcdfdOhc
stopped	FMcdccfdNhb
stops	AGccFddcJdc
store	D..ceBAfI.c
store-	J.cbbCfcdMg
stored	JeaaaCeaeKe
stores	EDdabCecAGd
stori-	JDbccbc
storing	JDbccbc
strea-	.cabbHa
strin-	CDBdEdfdJ.e
string	EFCcdcd
strings	acaaHaa
strip-	GeaFecBbcId
stripe	GfaGecBbbHd
strok-	EIcccbccKdd
stroke	EIcccbccKdd
struc-	bcDIcbccIcc
stuck	cKbba.c
stude-	DIddedDfCbF
student	Hba.bab
students	AJddedEfD.B
style-	bcJab.bccKe
styled-components	bbKababbdJe
submi-	eGbabbF
submit	eGbabbF
subsc-	NcbacbccbKe
subscription	NdbacbbcbJe
subtr-	HEbad.e
subtract	Kaaac.d
suite	aebaNbcciOc
suits	baacaGabeJc
sum	cBLbbad
summa-	cbbbaKb
sunda-	bGcccFcdH.d
sundays	bGcccFcdH.d
super	CLebbcd
suppl-	NcbaacdeeNd
suppliers	NcbaacdeeNd
suppo-	IAhfhGDaECg
support	JcifhIEaEBg
supposed	AGCccdb
sure	.......fMdc
svelt-	bcFccHc
svelte	bcFccHc
swall-	dKbac.b
swallows	dKbac.b
swap	ceNcdbCAfLg
swift	aaKbbaecbgK
switc-	ABLefbbhDIe
switch	BDMdfahhEHd
sync	FbBFhEihJCe
synci-	EIcccbccaHd
syncing	EIcccbccaHd
syste-	Cfd.AHaciFF
system	Dfd.AF.ciEG
tab	LCfceeD.Jfc
table	LeDbfHkiKFi
table-	HgGfeHde.DA
tables	EfGfeHccGd
tabs	bLdababbKec
tag	cccFbbGcJdc
tailw-	bcLabacbeOg
tailwind	bcLabacbeOg
take	HgfIdBdeCDb
takes	jFQEfeigNeb
talks	cbIab.a
tap	cJabbab
tasks	Jbcaaab
tax	eCDgI.dCFfc
teach-	KGdcdcdebAG
teacher	KabbbacaagH
teachers	DHcbccb
team	BD.aea.DgDa
techn-	EbcbbGcbdIc
telem-	FbaaaBbadaF
telemedicine	HcaaaaaaafH
tell	.gfQcaAdJbd
templ-	.cDfafLBADg
template	eAccdbP
templates	FdHdEdf
ten	BHEcbde
tenan-	OedabbacgIB
tenant	Jdbabaa
tenants	Ldd.aba
terra-	fJeHeeBfIeB
terraform	fJeHeeBfIeB
test	ehicZbgaIbf
testc-	b.caH.b
testcontainers	b.caH.b
teste-	DhfANDghDD
tested	edcaPabfADA
tester	IdbccHdcJcc
tests	mbedZdehNfa
text	bEgeeEIFeDe
th	bJcabaa
than	CFbbb.caMhd
that	KghfEaEcI.g
the	..Bc.bB.Mfg
their	JHjbgeFiCLf
them	DGBgBhAfdQg
theme	GDbcdcA
thems-	BdEcccGcBGf
themselves	BdEcccGcBGf
then	cJebbEc
there	JfbfIHmafJc
there's	DAdeBfH
there-	DAdeBfH
therm-	EGcacadeJcc
thermostat	EGcacadeJcc
these	........eHc
they	MaEbfAjf.Ke
thing	BAHcBdfeHjF
think	ceFPdgd
third	dMcbbaa
thirt-	abLabbceeIB
thirty	abLabbceeIB
this	fCaPfFlfL.f
thoug-	eQeHddghMcc
though	cTccccfgNdc
thoughts	.bbGab
threa-	DEfAdHhhEHe
thread	BHeedIegLbd
three	BKJfhbiiHFe
throu-	bICCbDnhELh
through	.LjE.ElhGGg
throughout	ceMccDdddMe
throw-	DMeccbedKeb
throws	FLdccbecKdc
thumb-	CDFcccdcKec
thumbnails	EGcbbbccJdc
thx	ccedFdLHAed
tick	HdcbcGc
ticke-	P.ccBdibdHb
ticket	KAccCcggAHc
ticketing	Ga.aaab
tickets	NabacbeAfFa
tidy	abIbbb.cIcc
ties	aGaabaa
till	BHcabbb
time	bLH.geffNag
timeo-	dDlbccSLeeb
timeout	dDlbccSLeeb
timer	IFeFcggdNfd
times	KMbfdeffCHe
times-	abaaaGa
timescaledb	abaaaGa
timez-	eHbaDacdGAc
timezone	cFaaDac
timezones	cHb.a.a
title	IAfcdfIEbCe
tmp	bdGbbGd
to	HfBge.GHiFe
toast	bdbbbbLJdcc
today	GfHbcgD.kK
todo	IFcccccdLdc
todos	Jacbaba
toget-	AbbcbLddCFe
together	AbbcbLddCFe
toggl-	KbabaaccKeb
toggle	KbabaaccKeb
token	BbddIDdeFDd
token-	eAacEAA.Gcd
tokenizer	dbEbGbb
tokens	Aee.ACE
toml	cbbbaaL
too	GDDeeaeaGcb
took	HGgabda
tool	JBd.bcccacG
tools	KCbbbcf
toolt-	IGdbccdeNhb
tooltip	Kc.aaccdJea
tooltips	aKcbbbbcJdb
top	GDDfgDfBD.f
total	gILeBffIAgb
total-	gKFacadDeEd
totalprice	aaGaaacGdca
totals	fMc.baabcHc
totp	OedbDbfeeOe
touch	EgCdFAddJcc
touch-	dfDDJcecJdc
touches	dddFI.c
touching	.dGdGcccHda
tourn-	GEbbccceCgH
tournaments	Ic..abaaceI
trace	bbbccMb
trace-	aHbaaaa
traceback	aHbaaaa
track	Kbaaacb
track-	SfcbbcdchPd
tracking	PfbabbdcgNd
trade-	dccccGI
trade-in	baabbbJ
tradi-	Jaaadca
trading	Jaaadca
train	deeGdcNH.ed
train-	OebbbacecAF
trainers	Jcbbbaa
training	Jbaaaac
trans-	BDcggAIi.GB
transaction	bJcbaba
transfers	Hc.aa.b
translate	eccaabOfbLe
trave-	abacbI
truck	Jcaabab
true	Nbcacbc
tryin-	dEbcbHb
trying	dEbcbHb
ts	EmMFHfmNBle
tsx	eBGCcabFbca
ttl	bcbabCGHadc
tuesd-	bbccaLa
turn	.dQdcbd
tutor-	Ic..acb
tutoring	Ic..acb
twent-	bddcFbIadId
twice	.PhgBDghRee
twili-	Me.abbcdiOc
twilio	Me.abbcdiOc
two	lLcgEJdgLfA
two-f-	JebbDadbfNf
two-factor	JebbDadbfNf
type	IfHdBcedaKf
typed	bMccbbbcIcc
typee-	bGb.b.aeGba
typeerror	bGb.b.aeGba
types	LcfFdaeIadd
types-	feLbdBCajCH
typescript	ddMbccDaiCH
typo	cid.aaRNhcb
u	.bbbbbI
uart	GDebcbA
ui	EAdeIAfddJb
umlau-	eObbbbbdIfA
umlaut	dKbaaaabJec
umlauts	bLbbbbb
undef-	bFa.a.adGaa
undefined	bFa.a.adGaa
under	.jSdEaigOce
under-	dabbbICcIea
understand	dabbbICcIea
undo	INfcdeegQhc
unico-	eLccEcddLdc
unicodedecodeerror	bLbbbbc
unify	.bJdbab
uniqu-	cFcbbGbdGbb
unique	cFcbbGbdGbb
unit	gCfdVbfhJdB
unity	acbcCIceeHA
unplu-	cKaaaab
unrea-	BFDddFjbbIe
unread	HEbabcegDFc
unreal	bbaabJbcdJc
unsav-	Ncacbbb
unsaved	Ncacbbb
unsub-	eN.cabceKdb
unsubscribe	eN.cabceKdb
untan-	abJbbbadKdc
untangle	abJbbbadKdc
until	ENedgfBaFdb
untit-	bbbbbaLKdcd
untitled	bbbbbaLKdcd
unuse-	cgIac.FKhca
unused	cgIac.FKhca
up	DFGgbedlCIa
updat-	CDAcheFABBe
update	BDCdheHDCag
upgra-	gHDdceFA.Gh
upgrade	fBEdbdHBbHh
upgrading	bJa.bbd
uploa-	.CaCeaBDKif
upload	aeaFgBEIBfe
uploaded	LdbbbabcKec
uploading	BMbcbbeeMec
uploads	BIEeccefJac
uptim-	Kaababc
uptime	Kaababc
url	IccbbbC
us	cBgDECeddGA
usage	BcbGaca
use	EiFCfEdCNke
used	cdFeFgFGefE
usede-	cbcHDbbcIdc
usedebounce	cbcHDbbcIdc
useef-	cddLcDbdHca
useeffect	cddLcDbdHca
usein-	aabGaab
useinfinitescroll	aabGaab
user	IeAdBFhgN.f
usern-	GHdccbc
users	FMIedhkjDDB
users-	acLbbbadJda
userservice	acLbbbadJda
usert-	cbLaabccIdb
usertable	cbLaabccIdb
uses	ccFaFac
utc	cJbaaaa
utils	egMdAbCDHfe
uuid	cabb.Ja
ux	Hbbba.b
v0	LfffeEFAKic
vacci-	IabaaabccIc
valid	cDbbbFa
valid-	faM.BCjfNgb
validate	afMddGddJdb
validation	dGLdcceeLdc
validator	bcbEGbcbHdb
value	.LcbbccfMcc
value-	dAcdGcG
values	dAcdGcG
vanis-	cJbabab
vans	IbbabaaabeH
var	adMbabd
varia-	gcPe.aAEFhc
variable	c.RbeCkLhcb
variables	ccDcccKhQed
vat	AJecDcd
vecto-	bbaaaHaafIc
vector	bbaaaHaafIc
vehic-	Jaa.baddeGB
vehicles	Jaa.badcdJc
vendo-	K.b.cccbeJc
vendors	J.babbb
verdi-	aaaGac.aeIc
verdict	aaaGac.aeIc
verif-	GeBcEdcbbHd
verification	Ica.baabdIc
versi-	JgfcccKBJjb
version	KfecdbIDDec
versions	bcb..aIdOib
vet	Ic.bc
via	RdbcbbegdOd
video	DJcbbbegB.E
video-	Kbbabbc
videos	Kbbabbc
view	BMcaceddDHh
viewe-	bJb.c.c
viewer	bJb.c.c
viola-	cGcEbbb
violates	bHbaaaa
visit-	McbaaaffLgA
visitors	McbaaafeMec
visua-	aaabGaaadKf
visual	aaabGaaadKf
vite	dFLcebdeAKg
vites-	baLaeacbcKe
vitest	baLaeacbcKe
vpc	.caGaba
vs	cbbbbMbcgOd
vue	ecNDeadbBIi
w	aGFcccbdGgD
wait	dGaaa.a
waiti-	DdcHdEfeIca
waiting	DdcHdEfeIca
walk	dKababa
walks	bJbbaba
walle-	DcCdGbe
wallet	DcCdGbe
walls	cMbbbbbcIcc
want	MoBEFCojKAa
wante-	cceGcJddIcb
wanted	cceGcJddIcb
wants	BCdAddEEgGe
wareh-	GbgeC.DfBAC
warehouse	G.fdeAFeCbC
warehouses	EbbbGbd
warn	FieedFKJbfc
was	CffDGfD
watch	Hcb..ab
water	cAbJbbb
way	FaDHjAheGBd
ways	HfbccGa
we	JmdBDGggeMb
we'd	HdGcbdcdbJd
we're	.FcDbcb
weakn-	cbaKba
weaknesses	cbaKba
weath-	Kd.abadAGec
weather	Ldd.aabbIdc
web	cbFAA.cbgCF
webho-	DDffBDbeIAe
webhook	bBeeFCBdJdc
webhooks	HBedfDAeDEd
webp	Lbb.badcIea
webpa-	caMcdbabdKe
webpack	caMcdbabdKe
websi-	J.bbbbb
website	J.bbbbb
webso-	BHcbbAddHbb
websocket	AHcbbAddHcb
week	eFf.bEBcH.e
weekl-	JacdbcCeEFf
weekly	JacdbcCeEFf
weird	fGcbHadeIbb
welco-	ceccbGJHadc
welcome	ceccbGJHadc
well	cEcEdCcbGac
went	bdabbCH
were	JfdbcbGCFgc
what	doDHbLdgGBa
what'-	cdcIbJeeHba
what's	cdcIbJeeHba
whate-	cIbEbbdbHdb
whatever	cIbEbbdbHdb
when	ULijaBpnRBe
whene-	HIccccedCDc
whenever	HIccccedCDc
where	HdiedVgiEFc
wheth-	.bcIaca
whether	.bcIaca
which	Fg..aHeeJad
while	PBbCeehfPdf
white	eMccccEDFfe
who	cEcffLAfJfB
whoev-	Ida.babcdIb
whoever	Ida.babcdIb
whole	gA.GABchjLF
why	gNghfMAeJdb
widge-	Kd..aad
widget	Kd..aad
width-	Ibababa
widths	Ibababa
wifi	bJaaaabdIcb
windo-	DEcbDbfeFDd
windows	DHbabaeeCFd
wiref-	Lb.dcba
wireframes	Lb.dcba
wish	DgCeEeFEeEe
with	LDAhDeglbQb
witho-	IbHd.fdhLbb
without	IbHd.fdhLbb
won	Jdaaaab
word	.GfccdIDGhc
work	dEccbJbdHeA
worke-	jHlH.aFAHed
worker	hIkIg.HBGde
workf-	cbebaaNcFBf
workflow	cbdbaaMcFBf
works	fDCghLBePef
works-	HdabcFd
workspace	DcbbbGb
worri-	.bbHaaa
worried	.bbHaaa
would	PogBaGaiGGe
write	hmjcODOAIbh
write-	cdcdFJcbJec
writer	bcbcFGb
writt-	dEeHeEefLcb
written	dEeHeEefLcb
wrong	iOabfdGDdAa
wrote	c.bMbdbbJec
xml	bcIebcGDeHg
xmx0g	bbcabbLIbcc
yaml	HjlfCdTOdic
year	eeedHbMJbfb
years	aca.Haa
yeste-	fPdBcdafPfe
yesterday	bIbaaab
yesterday's	eLdBccBfOfd
yet	GgfcCKecdLe
yml	FboddcUTkec
you	dCcSBoaDAad
your	cbdNb.beIAf
z	GFcbcbcdIcc
zende-	JbbaabcdcKd
zendesk	JbbaabcdcKd
zero	BHAdGehgBeJ
zip	JbaaabbcLfc
zones	.GbaaaaccHb
zoom	Mdb.bac
zsh	KabbbbbdIcb
zusta-	deQbbCggeSg
zustand	deQbbCggeSg
…	ceBidaSZjnd
→	fbMgBfFOmAd
가-	aDDieCDEDfc
가게-	Icba..c
가격-	EAadbDccCEe
가격순-	bIababa
가능-	GddCcFedaEA
가능한-	bbcCbIc
가능할-	Ibaa.da
가려-	dKbaaabbIcc
가려짐-	cIaaaab
가이-	fcbaaaMcMgc
가이드-	fcbaaaMcMgc
가입-	F.dbDd.bAGf
가져-	GCcccEddKeb
가져오-	GCcccEddKeb
가지-	AdABbEb
각각-	ffBaACGbgAG
간단-	Iaaaaad
간헐-	bK.acbc
간헐적-	bK.acbc
갈아-	edIbbBCAhG
갈아타-	cbJaaabdcKd
감사-	bdgOdHfcbKf
감사해-	aacLbbcbdKe
값-	DBfbccIG.dc
값은-	.......bGdb
값을-	IcdbbbDHeAd
값이-	EGcaadccHbb
값임-	abbaaIa
강사-	HbcbBabbeDC
강의-	HDcbbacdAcF
강화-	McabbbbcIcc
같아-	BaD.bbbc.Da
같아야-	bbGba
같아요-	DBbAabb
같은-	EKfddaagaaI
같이-	MecaCbedHab
개-	faFcB.BdiQd
개가-	BGbbaad
개나-	ccGbbEbcHcb
개념-	G.caba
개발-	Eea.bbEbeAF
개발해-	IabbaacceAH
개선-	HfHCddeeKdc
개선해-	BdHbbba
개수-	.......dJdb
개에-	ccFCbbBd.Gd
개의-	ddFBCBe
개인-	dBgDdFCFgGf
개인정-	bCeDcFdBeHe
개쯤-	.......bdId
갱신-	hHee.CGCEec
갱신되-	ecbbbHGcIdb
거-	EgCDAhA
거래-	ICdacaddbCB
거래처-	Faa.a.cbcGa
거예-	ccbbbEG
거예요-	ccbbbEG
거절-	GbbbDca
걱정-	cbcHCbccHda
걱정돼-	cabFCab
건-	cBDb.AbcbAD
건가-	abdCbGb
건가요-	abdCbGb
건너-	bHdabDc
건드-	JebBbDfeKcb
건드리-	Kdd.bDffJac
건이-	cGbaaAa
건지-	dceEcNddGAc
걷어-	.bHaa.ddAJg
걷어내-	.bHaa.ddAJg
걸-	babGCdb
걸려-	cBKbbcccHcb
걸려요-	bcJaaab
걸렸-	Kaabadb
걸렸는-	Kaabadb
걸리-	e.HbaGgeKdb
걸리는-	deJa.EedJdb
걸릴-	cabCaHb
걸릴지-	caaaaIb
걸림-	CcGababcHcb
걸립-	bbHaaaa
걸립니-	bbHaaaa
걸어-	JEcabceeKdb
걸어줘-	Kba.abdeIcb
검사-	CaFCdcd
검색-	dFAd.DdiCHb
검색어-	cJcaaaaaIcd
검색창-	GDb.acdeF.b
검수-	AbaHabc
검증-	ac.eMChfMeb
검증하-	cccbHGccHdb
검토-	AcCJcdddBGd
검토해-	c.bIaAb
것-	FbA.cBcdE.b
게-	DeebBIddEBd
게스-	Kcaabbc
게스트-	Kcaabbc
게시-	DDccABeeCCb
게시글-	GEcaadccKfb
게시판-	BDccACdeaGa
게이-	BCfcGeB
게이트-	dDebHdC
게임-	CGdCcaef.E
게임을-	aGaaabb
결과-	dDKbdAfeFBc
결과가-	eJacbCccI.f
결과는-	.dJaabb
결재-	Jaacaab
결제-	CbAbCbbd..D
겹침-	cJaaaacdIbc
경계-	cbbaLabeJe
경계값-	cacaLabdKea
경고-	CgcbbEF
경로-	eHdDcCd
계산-	a.DAFcheOgb
계산기-	DbcbFbbbJeb
계속-	AOcadddfIAd
계약-	FbbaCabcdGA
계정-	P.abgaefcHB
계정에-	IaaaabbccIc
계정으-	EBaaaacc.Fb
계정을-	Kaaaf.acE.b
계좌-	Haaabbb
계층-	dACBCccdbF
고객-	FaedcBF
고객센-	Cde.baIFbbb
고객용-	HccbadDeeFC
고객이-	.eadbGE
고객한-	Jda.aab
고르-	.HccbDcdIcb
고르면-	cIaaaba
고정-	GddbbaFFCdd
고정할-	HbaaaabcMgb
고쳐-	hPhBdbDGfEe
고쳐서-	abbGaa
고쳐야-	fKb.a.abhLa
고쳐주-	dNfa.abD.Ae
고쳐줘-	dFaafdIIaga
고치-	GfdBbFcbbGc
고치고-	IdaabaabeIb
고치지-	adbCaFb
고친-	adaaI.bcHda
곳-	eAaCbHcB.De
곳이-	b.bbaHa
공개-	dccbDbIbcId
공유-	GdeDcDcdHfB
공유하-	Hbaaaaa
공장-	Gaaaaab
공지-	HfBadbBAgHb
공지사-	LbbabbcceLd
공통-	ccLcbaacEAc
과금-	H.cbbaa
과제-	EcdECdceDEd
과제인-	Hcaaaaa
관계-	EacbbGd
관련-	dbbDbbG
관리-	KecabaAfeEF
관리비-	Gbaaaaa
관리자-	GccaaaBcbE
관점-	cabJabaaCCe
관점에-	cabJabaaCCe
관제-	GbbaBac
괜찮-	eCeKcBccGac
괜찮은-	cedKcEccGbb
교체-	fhMcccJKiHj
교체하-	baHb..c
교체해-	cbFcbbF
구글-	IaeCcBeefNd
구독-	LdbaBcdf.CB
구매-	IbcaCcccfCG
구성-	gdccBAMeBGc
구성해-	bbbaCbEbcJe
구조-	EeeEcKfeIca
구조를-	HaedbIe
구축-	JcbaDbeeiAM
구축해-	..aaEabciEF
구현-	LdbCbcde.Hc
구현해-	KbaabadceJc
군데-	c.FdbAA.cHe
궁금-	cebBaKccHbb
궁금합-	acaaaJb
권한-	AEcD.bdcbGb
권한을-	bHaabaa
규칙-	Hcbb.bAcGac
그-	.FBbcBe
그냥-	dKeabDcdIcc
그대-	aBHabdbdEfD
그대로-	aBHabdbdEfD
그래-	EDcbAcb
그러-	ICbbbcb
그려-	bbbcbbMbKed
그려줘-	bbbbaaJ
그룹-	GbaaaabbcdI
그리-	IdBababbGbb
그리고-	Jbcbbaa
근거-	bbcIbBa
글-	MEcbcceeAHd
글쓰-	HBbaabc
글씨-	dMbabbbcIcb
글씨가-	dKaaabbcHcb
글을-	.Gaaabb
글이-	eMbabaccJdb
글자-	CFcbceDCHgd
글자가-	dIaaaab
금액-	DId.cbccFCe
금액이-	AJbbcabcH.e
금요-	dIb.aabaJga
금요일-	dIb.aabaJga
급여-	FBbabaa
기가-	cdHabFd
기간-	Hcb.aab
기능-	PhEccagfjKE
기능은-	caHaa.aacfJ
기능을-	JaaaaadceLd
기능이-	JcbabaabdKe
기대-	dDeaI.dF.cc
기대값-	.bdaI.c
기록-	E.bbaCccFbb
기반-	CcAcHbddcG
기본-	GcdbbaE
기사-	.......bBfF
기안-	Haacaaa
기억-	JcbaaabdKeb
기억해-	IcaaaabcJdc
기업-	KbaaaadcdLe
기존-	Kccbaab
기준-	eAeCdBGdF.c
기준으-	.......bGcb
기획-	IebabCbbFkF
기획서-	GdbabCbaDiG
긴-	EdJacbdfJac
길어-	aaHaaba
깃허-	CbdaabG
깃허브-	CbdaabG
깃헙-	cacb.cMbGca
까줘-	bbbKabb
까지-	.dacKaceCIf
깔아-	dddcEDFcaGc
깜빡-	JBcbbbccHcb
깜빡이-	Kcaabab
깨져-	eMbcfGceLfa
깨져서-	dLbababdKea
깨져요-	aIa.c.b
깨지-	cI.a.ac
깨지는-	cI.a.ac
깨짐-	bMe.b.e
껐다-	.Hbabab
꼭-	cDEfDbb
끌어-	GdcbFbb
끌어올-	aaaaGaa
끝나-	IFebbdceF
끝나면-	Kbaaacc
나-	DeCcbGddKeb
나가-	FDbbDcgdFCe
나가게-	Hc.aaabadHc
나가는-	Ae.bFCc
나가면-	HDbbbeaaHeb
나감-	dMcaa.ddHbb
나게-	Hbabaaa
나고-	cGbaaaa
나눠-	dbKaaabeDeF
나눠줘-	baGaaaa
나는-	cLaaabcbFcb
나는데-	cKaaaad
나면-	GGdbbbcdOgd
나쁜-	aaaHaca
나쁜지-	aaaHaca
나서-	aLdadacdJdc
나오-	ECBebd..Fbc
나오게-	HgEdAc..Igc
나오는-	BEdcc.D
나옴-	dQcaabddKeb
나옵-	aOcabbecLfc
나옵니-	aOcabbecLfc
나와-	fNebccEBEdc
나와요-	eQcaabdeKbc
나왔-	Gbaaaab
나왔으-	Gbaaaab
나요-	cI.a.ca
나은-	baaaaE.afIb
나은지-	baaaaE.afIb
나을-	dbbbaLbdAEc
나을까-	cabaaIa
날아-	CIdbBddeCEd
날아가-	cKbaaacdJcc
날짜-	gEIdCbdcHcc
날짜가-	cFbabaC
남겨-	cddHCfFcGbb
남겨주-	cbcEAeGbGda
남겨줘-	bbbGacB
남기-	Ldaaaac
남아-	DCAbBcdc.Hd
남아야-	GdbaCabbcGb
납니-	cMd.abceIcb
납니다-	cMd.abceIcb
내려-	AFbbcdDBDae
내려받-	GBbabbcbKfc
내리-	.......cIcc
내보-	EHcbbbdeJca
내보내-	EHcbbbdeJca
내역-	FHebbbcdEEf
내역을-	Hbbaa.a
내용-	bGCbabb
내용이-	cGCbabbcIdb
냐-	aabbaHacdJd
너무-	bEFddeE.Ead
넘기-	Hcb.aab
넘는-	dLBbcaddHbb
넘어-	FDdcEce
넘어가-	GDdcCcd
넘으-	GFbbbcc
넘으면-	GFbbbcc
넣고-	Kcbaaad
넣어-	PhcaBBihNcb
넣어주-	Jcb.aaccDCc
넣어줄-	Hbbaaab
넣어줘-	Lga.CaffIab
넣으-	eNaaaccdGaa
넣으면-	eNaaaccdGaa
네-	.CdacJdddFC
네이-	cDaFeEgeBGd
네이밍-	a.dGa
네이버-	.FB.eCgeBGc
노션-	FcbdbGb
노출-	HAbabbc
노출해-	Hba.aab
노트-	acCdcbKeKcc
누가-	BbcdaJccJea
누구-	cbbcbCI
누락-	.......aeHb
누르-	FIcAcdebIeb
누르면-	FJcbbdebJfb
누수-	cDcGbabcIcc
눈-	Hba.a.c
눈으-	bbcLbbb
눈으로-	bbcLbbb
눌러-	bObb.cfeKcb
눌러도-	dNaabbcdJdc
눌렀-	bJaaacadGca
눌렀는-	bIaaaca
눌려-	dHa.aab
느려-	cMeabBdeJda
느려서-	cNdaaaceJca
느린-	cCHbabccHcb
는-	BCAdCChcDaA
늘려-	beeaaaNJdcb
늘려주-	acb.aaH
늘려줘-	bdca..J
늦게-	cFbaaDcdHbb
닉네-	AFaaabbbGbc
닉네임-	AFaaabbbGbc
다-	aLaacddehID
다국-	Gaaaaab
다국어-	Gaaaaab
다루-	b..aGbb
다루는-	b..aGbb
다른-	cEccbAD
다섯-	ecHbACc
다시-	eDJeCbedEjI
다운-	AGcabacdJea
다운로-	AGcabacdJea
다음-	EEdcbEeeDcC
다크-	FIbbbceeKeb
다크모-	CJbbbbddJdb
단계-	EeEcEbfdaId
단순-	bbKbaba
단순하-	bbKbaba
단위-	IfbdLcfeKf
단위로-	Ibaabab
단위테-	baccKaacIdc
단축-	Iacbab
단축키-	Iacbab
닫으-	Gbaaaba
닫히-	KcababbbHdb
닫히게-	Jbababb
달기-	BbcbbaH
달라-	hCFbcBBBfFb
달라요-	cKaaabc
달라지-	ddI.a.adfHA
달력-	aKbaabc
달아-	KfdEcdAfMea
달아주-	GbcFadb
달아줘-	JecbbbEeKda
담당-	NdEdccdeEDe
담당자-	Occcbbc
답안-	bGaaaba
답안이-	bGaaaba
당겨-	abJaabb
대기-	DAbEcbccFBe
대상-	db.EEbb
대시-	BBCbbc
대시보-	DeDaabA
대신-	cc.C.bFCDfb
대응-	edbbbCKcFab
대표-	cacabbLKcec
대표번-	bcaaaaJ
대한-	CddDGcc
대한통-	IbbababbdIb
대화-	IbaaaacdAFc
댓글-	HdaaCadfIeB
댓글은-	Icaaabb
댓글을-	Gb.aa.b
더-	GdEdEeddKeb
던지-	Ldcabaa
던지게-	Ldcabaa
데-	fdIFcDffGCd
데가-	fdBGeJe.Gcd
데이-	Ead.bJhfBC
데이터-	Ead.bJhfBC
도-	JFbccdedGba
도는-	fbceEHDbFAe
도는지-	.......aHec
도서-	Hcbaaaa
도움-	bbaaacKcbIc
도움말-	bbaaacKcbIc
도입-	OdcbBbedePg
도입하-	LccbabbbeMf
도저-	bbFcbEb
도저히-	bbFcbEb
도커-	hAIddAEgLe
독일-	.Gaab.c
독일어-	.Gaab.c
돌게-	baabaaHbGda
돌고-	bIaaaad
돌려-	MceCdeAeLdc
돌려도-	bAbFaca
돌려주-	LcaabaddJdb
돌려줘-	F.bcccDcIcc
돌리-	ADAdAAdeGBd
돌리기-	HcbBbbb
돌리는-	gaDdDDA
돌리면-	cJa.aac
돌아-	AJefdKffNfa
돌아가-	.CadbHccFcA
돌아요-	bIaaabb
동기-	IBbecDfeBIe
동기화-	IBbecDfeBIe
동물-	Hbbaaaa
동시-	dHbEaccdEAb
동시성-	aaaFab
동시에-	dJaaaab
동아-	Gbbaaaa
동아리-	Gbbaaaa
동안-	ICcbabecHda
동영-	FEbbbbc
동영상-	FEbbbbc
동일-	ebNababeFdC
동일해-	caHabaa
동작-	faLbbAbeDaB
동작은-	dbKaaaadBAA
동작하-	cDbcbGb
돼요-	cEBbCbc
돼있-	bbaaaaI
되게-	HdbbadEeAGc
되고-	aCFabac
되나-	DebcbJbbIeb
되나요-	CcbcbIabHeb
되는-	.GeAdCbeG.b
되는데-	EHcddfD
되는지-	bccEbHccIea
되돌-	Hbbaa.c
되면-	IddbbEccbId
되어-	bAccaDC
되어있-	bbaaaHadIda
된-	c.Lba.dfd.J
될-	baEGbdc
될지-	.b.Faaa
됨-	aFBabab
됩니-	ABGdAecbcE
됩니다-	ABGdAecbcE
두-	jIcebGDBCbd
두고-	CfEcFadcKce
두번-	dHccbGccIdb
두번씩-	bHaaaaa
둘-	bHcabbCbcLf
뒤-	.JcbabccGd
뒤로-	BKcbbcceIeA
뒤로가-	EEbbacbbGcb
뒤에-	.DdcAFedHad
드래-	Gbaaa.bbGda
드래그-	Gbaaa.bbGda
드롭-	AH.abdbcHcb
드롭다-	BIbaadb
들어-	KMeccegg.EC
들어가-	GKdccfceCdF
들어간-	bIaaacb
들어오-	K.bbbbcccKe
들어와-	GAcbbBcdBFd
들어왔-	bJaaabbcHcb
등록-	NdbaaaeehOb
디스-	Jbababb
디자-	EdAbBBccdDD
디자인-	EdAcBBc
따로-	.cG.aabcadG
때-	Kbbe.c.gKad
때까-	cFEceCc
때까지-	cFEceCc
때마-	bKcbCcddG.c
때마다-	bKcbCcddG.c
때문-	c.GBbbb
때문에-	c.GBbbb
떠요-	cKb.aadHadc
떨어-	EKebcbddIbc
떨어지-	GEcbbbc
또-	eNbabaceECd
똑같-	dBJabbdeEA
똑같은-	bbH.a.bbIdc
똑같음-	bHbaaaa
똑같이-	.bGaaba
뚫고-	cMbbbbbcIcc
뚫어-	Ibbabab
뜨게-	GcDbacc
뜨는-	EaHcbbddJdb
뜨는데-	bBFaaac
뜹니-	eJ.baabdIea
뜹니다-	eJ.baabdIea
뜻이-	bbacaKa
띄워-	Qfbb.cceOhb
띄워주-	Jbbb.acdLga
띄워줘-	NfababbcKec
라고-	eadbbFH
라는-	Ge.bFbcaFcb
라이-	AdagbL.eBdG
라이더-	GacaAaaabeH
라이브-	dcCebNbdFCd
라이선-	daaebGE
락-	aacMafabGda
람다-	cbIaaab
랑-	Cd.cbAEb.Gd
랭킹-	GbcabDc
런북-	ccabbbMbHdb
레거-	c.BbaHd
레거시-	c.BbaHd
레디-	B.FcdDe
레디스-	B.FcdDe
레벨-	CedbbbLIcdc
레시-	IAbabbc
레시피-	IAbabbc
레이-	acAEbBb
레퍼-	bcaabaJaeIc
레퍼런-	bcaabaJaeIc
렌더-	acGbDbddJea
렌더링-	acGbDbddJea
로-	idNe.fLPqCa
로고-	cHfbcbGKdcc
로그-	HBeccBabBDd
로그를-	HcbbaDccIdb
로그아-	cMaabccdIac
로그에-	FcccbGccIcc
로그인-	EDccca.b.Fd
로딩-	adObbbdeLec
로딩으-	caMbbbcdJcb
로직-	icHBI.fdOhc
로직에-	cbaaIb.bHea
로직을-	abJbbaabKec
로컬-	BAeccBE
롤백해-	bbababJ
루프-	EdBdcHdcJdc
를-	dBNeg.AIgDf
리듀-	baIcDdc
리듀서-	baIcDdc
리뷰-	hacTbbddLfc
리뷰를-	.abFaaa
리뷰해-	f.cOabcbHbd
리사-	EcGbbcc
리사이-	EcGbbcc
리팩-	cEEAcbbc.Gd
리팩토-	cFHdcbbcbId
리포-	a.EeEeBAaEe
리포지-	bbDbGaccaGc
리포트-	ACEdeeD
리프-	DFcccCd
리프레-	DFcccCd
린트-	b.acabIdAGd
릴리-	AdcdAdNhHdD
릴리스-	.dcbAdLgHdD
링크-	BLdDbdgdG.c
링크가-	dLbaaab
링크로-	.......cIcc
마세-	abbb.H.aHeb
마세요-	abbb.H.aHeb
마시-	.......bHdb
마시고-	.......bHdb
마우-	Ibabaab
마우스-	Ibabaab
마이-	bHEDahefCcF
마이그-	A.HIdgfeDBa
마이너-	dMccccCdH.d
마이크-	cbGaCacaedJ
마지-	HEabbbe.Ide
마지막-	HEabbbe.Ide
마침-	cccaaaMKecd
마침표-	cccaaaMKecd
마켓-	........bfH
마크-	FceCGcddHac
마흔-	ddDbAbFadJd
막혀-	bEbcbbEdIcb
막혀야-	aHaaaab
만-	CDdcBAbbaEb
만드-	Hbaacaa
만드는-	Hbaacaa
만든-	aabKacabGcb
만들-	Ndcc.cafjNA
만들고-	Gbaaaabbf.H
만들기-	JbacabbbdKd
만들려-	Gba.baa
만들어-	KdcbAb.fgNa
만료-	HEhebDccIcc
만료돼-	dJaaabb
만료되-	.......dIda
만료된-	AHbabbbcIdb
만한-	.baHaca
말고-	DhiDcAKJagc
맞게-	cGcFbdaacHe
맞습-	bcc.aaJHcbb
맞습니-	bcc.aaJHcbb
맞아-	dGbabaC
맞을-	baaa.F.bdHb
맞춤-	bcaaaaI
맞춤법-	bcaaaaI
맞춰-	bbcbbbM
맞춰주-	aabbaaI
맞춰줘-	bbaaabIcIdc
매기-	BbbIbbb
매기고-	aabIaba
매뉴-	efcbcDOcGAd
매뉴얼-	efcbcDOcGAd
매번-	EacbcbFbFcb
매일-	JCdbCcggIAd
매장-	GbaaaabccHb
맨-	ADAcccBEAcc
머지-	ccbJbdDdJea
머지하-	b.aFa.b
머지해-	.b.Gabb
먹는-	aaaaaHb
먹는지-	aaaaaHb
먼저-	cHccbDa
멀티-	IafFbea
멀티테-	J.ebaaa
멈춰-	cIbaaba
메뉴-	daf.a.KGgDd
메뉴명-	bcb.aaI
메뉴의-	cad.a.I
메모-	EDCedBffGCd
메모리-	eDFcbCccHda
메시-	HahebBFDeFf
메시지-	HahebBFDeFf
메신-	Hbaaaab
메신저-	Hbaaaab
메인-	adCbbbIDBeb
메일-	JFbddgB.Jk
메일에-	eGdccdKI.ed
메일이-	cKbbabbbHcc
멤버-	Kbbaabb
멤버십-	Hbaaaaa
며칠-	ccbbaMabHdc
명령-	NdbbabceMga
명령어-	GaaaaaccIdb
명령에-	JcbaaabdIdb
명이-	dEbbEBd
몇-	gBcc.OeeNgb
모놀-	bbJaabbadeJ
모놀리-	bbJaabbadeJ
모니-	dFecccLd.dH
모니터-	dFecccLd.dH
모달-	fKcFbccdJcc
모델-	GcBbac.dbDB
모델을-	FAb.abbbbHd
모두-	.DbbB.cdaBB
모두에-	.abaEaa
모듈-	keLHKfigEEc
모듈로-	abJbbaadHbb
모듈에-	babbHaa
모듈을-	cbLbbbbbdJd
모드-	JFcbccdeFDe
모든-	ggJFCe.clTd
모바-	AAcCBad
모바일-	AAcCBad
모아-	aaIbaac
모양-	CdEaababbGc
모으-	acIabaa
목록-	LBCfeCihOcd
목록에-	HFdbcbddMgb
목록으-	CbbcaGb
목록이-	AKcbcbbcIdc
목으-	cabaJba
목으로-	cabaJba
못-	aBFecDdcIdb
무슨-	bbacaKa
무시-	cHa.aaabcHc
무시하-	cGa.aab
무한-	bGa.aaa
문-	caHaaaabGcb
문구-	dcfabCLIaga
문구를-	eccAa.KIed
문서-	g.ebbaReHAe
문서로-	badbaCG
문서를-	cbaaacK
문서에-	dDbaaaF
문서화-	cbbaaaIcJdc
문을-	dFIbbbd
문의-	HEcbbcdeBEb
문의가-	DGbabcbcHca
문의하-	Faaa.ac
문이-	baJbac
문자-	G.bdE.feAHd
문자가-	bJaabba
문제-	cCaGcbbcF.c
문제인-	bGaaaaa
문제점-	abbG.ba
물어-	IAdddFdcMfd
물어보-	LcababacHcb
물음-	bHbaaab
물음표-	bHbaaab
뭐-	bbaaaIb
뭐가-	dbadaNbddKb
미들-	dcECCbcbHcc
미들웨-	dcECCbcbHcc
미리-	Ibabbab
미리보-	Ibabbab
밀려-	dJabaaabJfb
밀림-	bHbaaab
바꿀-	Gbaaaab
바꿔-	chKcceJHc.e
바꿔주-	geJbcbHEfFe
바꿔줘-	biJbceJHbae
바꿨-	bEcbbcH
바닥-	GEabcccdaeJ
바닥부-	IbAabbbccdJ
바로-	bLeccbC.aEe
바로잡-	fHcabaE
밖에-	bcabIaa
밖으-	dGJbdbedIdb
밖으로-	dGJbdbedIdb
반경-	HbbaaabcJeb
반려-	H.acaab
반복-	.......cIcc
반영-	acaa.aFcEgE
반올-	FFcAaddcHbc
반올림-	FFcAaddcHbc
반응-	fLa.aaccHcb
반응이-	eJaaa.bbGcb
받고-	AabFaba
받아-	H.CecAccCDd
받아서-	Hcb.aab
받아야-	BbGdbaa
받은-	dcbGacG
받을-	DCeBdBccG.d
발급-	JdccdBBabIe
발급하-	KbabbbabbHd
발생-	FGcbbbddMec
발송-	GdDdeHeeDEe
발주-	Kcababb
발행-	KbcabaceGAd
방금-	bcbGBaabGca
방문-	Gc.aa.b
방법-	acbccHEfOgb
방식-	.eHCdEgdaJe
방식으-	.......ccHb
방식이-	aaGaaac
배-	KccbaCddIcb
배가-	baab.F
배경-	.BfcdbMJAgd
배경색-	bbcab.JHcbb
배경에-	Jbb.aacdJdb
배너-	addcbaNJfad
배달-	IbdbDbcdfGC
배속-	Jcaaaac
배송-	IaDbbdcdhFE
배지-	Ibbaaaa
배치-	HeBeeFbdHda
배치가-	dGBbbDddHda
배터-	JdccbDccHcb
배터리-	JdccbDccHcb
배포-	dBcdcFEeFcB
배포해-	bb..acI
백업-	JBecccAeKf
백엔-	adDB.cBbdaG
백엔드-	adDB.cBbdaG
백여-	aaGba.abcId
백오-	IebaDad
백오프-	KbbababbIdc
뱃지-	Hca.b.bcFca
뱉고-	aHbaaab
버그-	aKdbDbfcJfa
버림-	cHaaaaa
버립-	bIaaaba
버립니-	bIaaaba
버벅-	eDIbbbbcHcb
버전-	FfeabbJIbbd
버킷-	.......cIcc
버튼-	GCfccdFEGkb
버튼만-	Ga.a..c
버튼에-	Acc.a.G
버튼을-	AHaabaeeIda
버튼이-	CHbabaddIcb
번-	BFcDcAgfI.c
번씩-	dGbbBCcbGac
번에-	Jcb.b.cbHbd
번역-	cCcccbKg.Jd
번역해-	cabca.JcbHb
번째-	c.HbdbCIdcb
번호-	BEgdEeCBC.e
벌-	acHcbEd
범위-	BaaEabb
벡터-	cbHbbCb
벽을-	bJaabbb
변경-	fiHEBdDHAi
변경해-	caHbcaAEdAb
변수-	dBOCcamDAea
변수명-	abLaaaeFbca
변하-	acG.a.b
변화-	dbJ.b.abChF
변환-	CdAbGaddHAe
별도-	cbKbbaaeMfc
별점-	Faaba.a
병원-	HbaaabaabgJ
보강-	bbcaJaacFba
보고-	EbdGbd.bbFc
보고해-	a.aG.ca
보관-	FFbbbcb
보기-	Mcaaaccd.Ie
보내-	OabbbbeeBHd
보내고-	bGaaaaabeIc
보내기-	Ldbbabb
보는-	Hbbaaaa
보다-	bIababa
보드-	Fca...c
보상-	G.ababa
보안-	dBcPafdbbIe
보안상-	ab.Hacb
보여-	MFfDdehhMad
보여야-	Hbba.ab
보여요-	eKcDbbccFAd
보여주-	LdcDbbeeLeb
보여줄-	Jbbaada
보여줘-	KcaaabbcIda
보이-	HCDccdfgJc
보이게-	NbcaabdeNgb
보이는-	bbF.a.a
보임-	cHaaaaa
보호-	Jcbaa.bcdBD
보호자-	JcbababcdBE
복구-	dAaaaaG
복붙-	abIaabbcIdc
복사-	JeGbbcgdGba
본문-	GdcabFdeF.b
본사-	Faa.b.b
볼-	CdbCbcEc.Fb
봇이-	Iacbaab
봐주-	cDbJbebcGda
봐주세-	cEbGbdbbGda
봐주실-	aaaHaca
봐줘-	abaJaeabGda
부가-	cJbbCbccHcb
부가세-	cJbbCbccHcb
부분-	efHJadbAIgc
부분만-	bbKababcHcc
부탁-	bcaJbdAaaDc
부탁드-	AaBGcbdcCBb
부탁해-	DddFceE
부터-	Gcb.a.a
부하-	a.baF.abfBF
분-	.eEG..gfGAb
분기-	HcccBAbda.E
분기에-	HcbbbBa
분리-	daRccbdgAEB
분리해-	dbPbbccfaJb
분석-	dbcc.OcbcJf
분석해-	dadb.McacIe
분으-	ceebbFKJcdb
분으로-	ceebbFKJcdb
분이-	b.CcbGdcGca
분이나-	.bba.Hb
분인-	acbaaIb
불러-	aJababccIcc
불러오-	aJababccIcc
불안-	acbFCba
불편-	Gbaaa.c
붙여-	LfdbHceehQe
붙여주-	GbbbCacbeLe
붙여줘-	OecbbbbdfMd
붙이-	BbbaE.ccdIc
붙이고-	Hbba.ab
뷰어-	IAcaabcdHca
뷰어에-	I.baabcdHbb
브라-	CacccEB
브라우-	DecbbEC
브랜-	bbaJabcbFba
브랜치-	bbaJabcbFba
블록-	BBHcbbe
블루-	cEccbHc
비교-	i.cd.RabkPc
비교표-	caacaJaaeIb
비교해-	f.cb.MabeJc
비밀-	GDfAcBfiIAa
비밀번-	HEeBbCiiJBc
비번-	HEbbbbc
비어-	bNdcEdedNgd
비용-	CccbaHabdHb
비용이-	DcbbaEa
비판-	cacLaab
빈-	gMdbDbccJfa
빌드-	BdDhdCGhHDc
빌드가-	.eadaJBbFca
빌드마-	Kaabadb
빌드하-	eba...G
빠르-	d.MaabcdIcb
빠르게-	d.MaabcdIcb
빠져-	eJCabad
빠져서-	bIaabaa
빨간-	HEdbBdedIdb
빨간색-	Jcb.aab
빼고-	DBEbbbeeBHe
빼기-	HAcab.b
빼주-	cdHbcbF
빼주세-	bcIbcbCeKcb
빼줘-	deFbbbIHdbb
뽑아-	EdFdcCccJec
사-	ba.caHa
사내-	I..bcbbfgEH
사라-	cHaaaab
사라져-	cHaaaab
사람-	cJ.ddGggMcc
사람은-	bIaaacb
사업-	AaabbHb
사용-	ECBedaaeHBe
사용자-	HBbcc.adGAd
사유-	Keaabab
사이-	DEBacdbgE.A
사이드-	AJbbcbccJdc
사이트-	Fd.cabC
사장-	Fbdb.bCa.gH
사장님-	Fbdb.bCa.gH
사진-	HBccbCecEAc
사파-	dIcaaBbcGbb
사파리-	dIcaaBbcGbb
삭제-	NdDd.bhAeJf
삭제하-	HbaaaabcaGb
삭제할-	IbbaabbcaGc
살펴-	babIaba
살펴보-	babIaba
상담-	GedccBFfEdE
상세-	J..bbbeeBFd
상세에-	Jec.aab
상수-	bbMaa.gIebb
상수로-	aaGaa.c
상태-	DeDAcFfgBEa
상품-	HAKdbfihKfB
상황-	abccFD.dcF
새-	EfcAd.GAfFa
새로-	Fb.BaeAdbaH
새로고-	BHbabbb
새벽-	K.fcdB..Ifc
색상-	aadaa.H
색인-	HAa..cdceIb
생각-	abaKbcb
생각하-	abaKbcb
생겨-	cHa..ac
생겨요-	cHa..ac
생기-	Haaaacb
생산-	IabbabbbbdH
생성-	GBDcBdhgCHe
생성기-	.......cIea
생성되-	HCc.cadccIb
서로-	eIdcbCCdGCe
서른-	abFcFbdbdJd
서버-	EBbccaAaedJ
서버가-	BIcbbBf
서버는-	dHabaDcdaId
서버를-	cbG.a.a.eeJ
서버에-	EBedc.DebFA
서비-	a.GdbBadkEJ
서비스-	a.GdbBadkEJ
서빙-	Hb...bd
서빙하-	Gba.abbbdId
선생-	CFbbbbb
선생님-	CFbbbbb
선택-	OCfcbecgOfb
선택지-	McbbabcdJcb
설계-	Cb.GaebacdH
설명-	ecfgcPIeK.e
설명해-	b.beaMbaBEf
설정-	.iCecaM.Hcd
설정값-	cdGdcEB
설정해-	ebcb.bOAHfc
설치-	acaaaaH
세-	eEG..bfeFAa
세금-	G.dcGcc
세션-	dCfccHE
세율-	bIccbEc
세일-	Gaaaaab
세일즈-	Gaaaaab
세트-	abaaGaa.dIe
세팅-	dbbbCaHcFAd
센서-	CFCcbbe
센트-	Ibaaabb
센트리-	Ibaaabb
셋-	........cGd
소리-	GCbbbbbcGcb
소셜-	HEbcbccccIb
소수-	eMaabbbcJdd
소수점-	eMaabbbcJdd
소스-	caAIbbbbfFC
소용-	cJabbab
소용이-	cJabbab
속도-	DeIcbAd
속도를-	bbIaaab
속성-	c.aaF.a
손님-	GEdbabcdaaF
손대-	dEbbaFbbbGc
손으-	Cbb.Eba
손으로-	Cbb.Eba
솔직-	bbcLaab
솔직하-	bbcLaab
송장-	EDcbCbfeBEb
송장번-	Hca.a.c
쇼핑-	.......ceAG
쇼핑몰-	.......ceAG
수-	Qfba.cegEFd
수강-	G.bab.b
수강생-	Ibbab.b
수납-	JabbbbbbbdH
수료-	Habaaaa
수료증-	Habaaaa
수수-	baadaJa
수수료-	baadaJa
수신-	Hca.a.c
수업-	EbaCacabeF
수정-	AFhDdCb.bGe
수정은-	edcEAIbbGda
수정하-	bHaaaaabGdb
수정해-	cFcbbbE
수준-	aabGaa
수집-	Gaa..ad.beG
순서-	Ec.cbbEbEfC
순위-	Jcbaabb
숫자-	eC.ccFB
숫자만-	cccbbHE
쉽게-	cbFbcGc
슈퍼-	Hbbaaaa
슈퍼앱-	Hbbaaaa
스냅-	dbcbOac
스냅샷-	dbcbOac
스마-	EdBabcC
스마트-	EdBabcC
스위-	db..I.bdiMa
스위트-	dba.I.bchOe
스케-	FAeBCebdGeB
스케줄-	FAeBCebdGeB
스켈-	Hbbaaaa
스켈레-	Hbbaaaa
스크-	LHDbfekhLac
스크롤-	hMHcccdeLdc
스크립-	PBA.gcifI.c
스키-	.baIada
스키마-	.baIada
스타-	abJabac
스타트-	.bHaaac
스테-	fDccbAIdLdc
스테이-	fDccbAIdLdc
스토-	FdCaBbdceGA
스토리-	FcbaDac
슬랙-	LDccbceeAGd
슬랙으-	Icbaaaa
승인-	LebJdffeBHe
시-	eJfbcdIG.ec
시각-	BFcbDcd
시간-	DDDedCfeD
시간대-	bEa...a.eHc
시간마-	Ibbabaa
시나-	aaa.EaaabGd
시나리-	aaa.EaaabGd
시리-	FbbbbDb
시리얼-	FbbbbDb
시세-	Gaa.bab
시스-	CbbCbEdbjEG
시스템-	CbbCbEdbjEG
시에-	NBbbbcggLcb
시작-	DDEbbcfeDdE
시작하-	aEGbbcddGba
시작합-	Gbb.aa
시터-	Hab.a.c
시행-	bdcabaK
시행일-	bdcabaK
시험-	.Gaaaca
신고-	IeA.a.c
신규-	GacbcbDfabI
신입-	dedHcCFcJeb
신입이-	cdcHbbEcHdb
실시-	LdbaaacdhJB
실시간-	LdbaaacdhJB
실제-	A.dbBFc
실제로-	DccbbGb
실패-	GAedFCheLfb
실패하-	JfccCCebFbb
실패합-	cJbabba
실행-	dIdcaaDeGAc
실행되-	bGabbBb
실행하-	aGaa.bb
심각-	bEbEbcb
심사-	FedGBcccbHd
싶습-	GgBEcAff.F
싶습니-	GgBEcAff.F
싶어-	MfEAcdfgDcF
싶어요-	LfEAcdfgDbE
싹-	CeGBbbccfKb
쌓이-	FbabaBa
써서-	aacbIabcJdb
써주-	dabbadNdMfb
써주세-	dabbadNdMfb
써줘-	eedAEcLfMcc
썸네-	GEcbbbccJdc
썸네일-	GEcbbbccJdc
쓰고-	G..cAacceH
쓰는-	biEfcJEEAae
쓰던-	ccIbccE
쓰면-	dLbabaacIcc
쓰이-	aabbaHa
쓰이고-	aabbaHa
쓴-	.......cIdc
쓸-	Lccacaa
아니-	aGebccHBGfc
아니라-	bDdabaF
아닌-	dJbBabb
아닌가-	dJabaab
아래-	dcMa.bceECc
아래로-	ccLa.bcdJda
아무-	GBbcAaddC.A
아무것-	Fba.aaa
아이-	BJcabbdeDBa
아이콘-	Hb.aaab
아이패-	dHa.a.b
아이폰-	cJbaaabcHcb
아직-	AcBdbHc
아키-	eaAIb.caeLf
아키텍-	eaAIb.caeLf
아파-	Gbaaaaa
아파트-	Gbaaaaa
안-	gSdcBcc.Gdd
안내-	AagacdOJCjb
안내문-	ccdabbOJcdc
안드-	dHAcAd.eE
안드로-	cGAcAdAdD
안에-	bbLbAcdDaAc
안에서-	BcIaabdEfDc
안으-	bcLaabcdJdb
안으로-	bcLaabcdJdb
안의-	BaF.b.d
안전-	bbbK.bbcHe
안전한-	cbbJaaacHdb
않는-	abKbacb
않습-	.FbBacb
않습니-	.FbBacb
않아-	cGaaaaa
않아요-	cGaaaaa
않음-	bGb.aaa
알고-	bbcDAEcaGdb
알려-	FffCbMheIab
알려주-	Hdab.CeaFd
알려줘-	ddcFbMeeIac
알리-	Gbaaaab
알림-	GCBccbdhdIC
알림이-	fH.aa.a
알림톡-	bGacabC
알아-	EdaebKd
알아봐-	bbbcaMccJfb
앞에-	bJababa
애플-	Gb.ab.bceJb
액션-	dbeb.cOfMfa
앱-	DAaAbc.acfJ
앱까-	HadbbBaaBiH
앱까지-	HadbbBaaBiH
앱에-	Da.baDc.dKf
앱으-	JbaabadedKb
앱으로-	JbaabadedKb
앱은-	cHaaa.cccIc
앱을-	bCbaabE
앱의-	.......bdKe
앱이-	cJBbdAddGiF
앱이랑-	AcEacDb.ceH
야간-	cAecbIDdHca
약관-	adbabCG
양방-	AbabaHb
양방향-	AbabaHb
양쪽-	BFcaaacccIc
어느-	fdc.bLBbGcb
어드-	HcdBbAb
어드민-	HcdBbAb
어디-	fcd.bUfeDEc
어디가-	babGaAbbaFd
어디서-	dbaeaPdeLea
어디에-	bbacaJb
어딘-	c.cCaFbadHc
어딘지-	c.cCaFbadHc
어때-	bbaHaaa
어떤-	gdcLbHccIae
어떤지-	dabJaca
어떻-	gedDDGBbGBg
어떻게-	gedDDGBbGBg
어제-	hIeCdFadNhb
어제부-	dH.a.b
언제-	bcbaaKb
얼마-	GabdaEccIea
얼마나-	GabdaEccIea
업그-	bcJaaaafAId
업그레-	bcJaaaafAId
업데-	dGcbcbHFFge
업데이-	dGcbcbHFFge
업로-	FBh.CfCBCgB
업로드-	GDgAdeDCBgB
없고-	Fcaa..b
없네-	aEdBEdccIea
없네요-	aFcCBdcbGda
없는-	BBgFaBddGac
없는지-	bdbJa.abHea
없습-	.bAaD.abbaE
없습니-	.bAaD.abbaE
없애-	ccGcbFb
없어-	bDB.CcdcFca
없어서-	CebaEbAbFca
없어요-	aCdBCaccDAa
없어져-	bIbabaa
없으-	Hbabac
없으면-	Hbabac
없음-	hBGbFbb
없이-	HaAcdCeeHfC
엉망-	.......acHd
에-	Ikd.cbJKBgf
에디-	JbbbabbcEfC
에디터-	JbbbabbcEfC
에러-	JacAeeBDDcd
에러가-	.......bIfa
에러를-	Hbaaa.a
에서-	abDgdBHFeEg
에어-	KbbbabbcccJ
에어비-	KbbbabbcccJ
에픽-	KbbaabbcceK
엑셀-	CEca.bccKec
엑셀로-	.......bFac
엔드-	GfecBBCdFBd
엔드포-	GfecBBCdFBd
엣지-	dEaaFadbGcb
여기-	bcFDaac
여기저-	abHaa.b
여든-	bbcbFbDadHc
여러-	HDabcbddLec
여부-	CdbGbaa
역할-	DdEbCbccCEd
역할별-	.cFbCbbcF.d
연도-	cccbDbHGbcb
연동-	I.dBdaadiRe
연동은-	.......bGda
연동이-	.IabbbbcF.c
연동해-	OcababfcpVc
연락-	BcaabbG
연락하-	bbaabbI
연타-	cIaaaab
연타하-	cIaaaab
열-	HdDcdCdeEaB
열리-	G.aaaba
열면-	bIbabab
영상-	NDdbccefGfE
영수-	FFcacbccKec
영수증-	FFcacbccKec
영어-	DccbbbHbfKb
영업-	CGbbbbc
영역-	Hba.aab
영향-	bEbdaFc
영향받-	baac.Hb
옆에-	KbbaabddIcb
예순-	cbGbCaaadHb
예약-	FCbbbbbcdAF
예외-	HfeDGdddGAd
예전-	cGdbaFcdJdb
옛날-	CBdccdHIaec
오늘-	bMcdcDedLdd
오래-	FBcbbAb
오래된-	Gbbaaaa
오류-	FFbbcbceKdb
오타-	ghA.acRPjea
오타요-	aac.abH
오프-	FBcbbBcbdHc
오프라-	GcabaCbbcGc
온다-	cHaaaab
온다는-	cHaaaab
온라-	Kcbaabb
온라인-	Kcbaabb
온보-	ab.aaaF
온보딩-	ab.aaaF
온프-	bbb.aaG
온프레-	bbb.aaG
올라-	EDed..beBGd
올라가-	DCdccBBeHAd
올라오-	DFbbbbbcaFc
올려-	ffiaJbNHBgd
올려주-	dcecJbFDFgc
올려줘-	befbDbLG.be
올렸-	ccbGbEa
올렸는-	abbGaa
올리-	FIddfdCfFDd
올리고-	CEbcecE
올리면-	EIcbcbeeIac
올린-	cEcJccddIcb
올릴-	CdccbbJcKdd
옮겨-	acCbbaFfDB
옮겨주-	aAGba.c
옮겨줘-	acbaaaJdKdc
옮기-	baDcaDa
옴-	cKbabbbcIcb
옵니-	aHa.acc
옵니다-	aHa.acc
옵션-	PdDcdcggMcc
와요-	eNbbabbcLfc
완료-	DAfaBbB
완성-	Kbaabab
왜-	gKddbJecLgb
외주-	ca.G.ba
요금-	EefccFE
요금제-	IcebabE
요청-	.EiCe.EBaDd
요청드-	FEbbabd
용-	.......dIcb
용량-	cccbbDIIbdc
우리-	IhdacKeffMb
우리가-	baabaIa
우리한-	baaaaHb
운영-	BieCdDIBfAC
운영에-	cccJafF
운영자-	Hbb.baa
운영툴-	FbCaaabacdH
운영팀-	AcbbbbJ
운전-	Hab.b.c
운전자-	Hab.b.c
워커-	cBbbabH
워크-	GdedbdLe.Je
워크스-	Jbbbaab
워크플-	CcdcadLdAHe
원-	LAdb.ddcJdb
원씩-	bJaabbb
원인-	cBddbMcbLia
원인만-	acbb.JbbIfa
원장-	abGaaba
월-	DBaeafGD.Bf
월말-	GcbaDbc
웹-	CeABAb..dgL
웹이-	cGbabDd
웹이랑-	cGbabDd
웹훅-	AaccBCBdJae
웹훅이-	dEbbbGb
위로-	.Gcaa.c
위에-	JdEbbbd
위젯-	Fbaaaaa
위주-	dddEDBBcIcc
위주로-	dddEDBBcIcc
위치-	LCcbcbefGaa
위치로-	Hba.aab
위치를-	Hbaaaaa
위키-	cbaaaaI
위키에-	baaaaaH
위해-	Hbbaaaa
위험-	c.bMaec
위험한-	b.bJacb
윈도-	eHbabbDcKfc
윈도우-	eHbabbDcKfc
유닛-	dbcbObcdEcB
유닛테-	bbbbKbbcJdc
유지-	bdHbcEb
유지하-	CcGacaa
유틸-	dbBCFbbcIdb
유틸에-	cabaHaabHdb
유효-	ccFabDaaGcb
유효성-	abHbaaa
윤년-	bHbbCcb
으로-	lAgb.fZWlhc
은-	BbccbbI
을-	gcGacbIIgCd
음수-	Mbdc.bceJad
음수면-	Mdcabab
음악-	.......bIcc
응답-	GADccfagM.f
응답은-	baGaaabcECf
의-	BiFaeaHLcfc
의견-	babJabbbGcb
의사-	Fabaa.aaacE
의존-	ddA.bBGhKAd
의존성-	dcCAbcHhMad
이-	iDeIcHcbJfb
이거-	cHa.aab
이동-	.......dIcb
이라-	gABbBcGIdcb
이라고-	eDabbbHJdcc
이랑-	bcGcbABbHbd
이렇-	aaaFaab
이렇게-	aaaFaab
이름-	.cJd.daIcfa
이름만-	bcKaaadHdbb
이름에-	bGEbbcc
이름을-	ecJbEadHdda
이름이-	dHAaba
이메-	HD.caddbdLg
이메일-	HD.caddbdLg
이모-	aIc.abb
이모지-	aIc.abb
이미-	EAAedcEFFic
이미지-	BBBffcHIBhc
이번-	KebEbdcdDdD
이번에-	EcaDbbb
이벤-	.Ead.CdebFA
이벤트-	.Ead.CdebFA
이상-	C.cCA.ddGAc
이슈-	cEccBdFcFbb
이어-	bDDcddEF.bd
이용-	.dab..G
이유-	eedEcEFcKga
이유가-	acaa.Kd
이전-	ac.aacJefDF
이후-	cHcbabCaEbb
이후로-	bHaa.bcaFbb
인-	.Gcaaab
인강-	Gbaaaaa
인데-	eE.CFcgF.hA
인벤-	AEeDCcedJdb
인벤토-	AEeDCcedJdb
인사-	L.fccdEafAF
인쇄-	Iaaaadb
인수-	aabIbbabcId
인앱-	bIaaaab
인증-	HBe.AaehBKe
인증서-	BEdcbdEeKeb
일-	LibdaEaaKhb
일러-	Jbbabab
일러스-	Jbbabab
일로-	dGdcdCE
일본-	FbbbabC
일본어-	FbbbabC
일부-	bJbabbb
일시-	Hbaaaab
일요-	aGbbbBc
일요일-	aGbbbBc
일이-	BfAcbEB
일정-	GAcdbcC.fBD
일정을-	Gcaa.aa
읽겠-	aaGaaca
읽고-	abaIaca
읽기-	aaHabca
읽는-	aaJaaac
읽어-	dGbcbHc
읽어서-	cHa.aaa
읽은-	.......dJdb
읽을-	.cG.cdCbHdb
읽음-	Ibaaaac
임포-	.......dHca
임포터-	.......dHca
입니-	.......adHd
입니다-	.......adHd
입력-	KLfbadjiQec
입력창-	bLcaabccJdc
입력칸-	IcaaaabcHcb
입사-	cbbcbAIbHae
입사자-	cbbabaJbHbd
입주-	Gbaaaaa
입주민-	Gbaaaaa
있게-	Kc.bbc.eDEd
있나-	GfeFaCddAEb
있나요-	EccAaCcbbFb
있네-	bKbaaadeKcb
있네요-	bKbaaadeKcb
있는-	c..B.A
있는데-	bdaBbBE
있는지-	ecdHbJccLfc
있도-	Iabaaac
있도록-	Iabaaac
있습-	bEAcAdBaFbc
있습니-	bEAcAdBaFbc
있어-	a.acaAFCCae
있어서-	aCDccBc
있어야-	GfdcCdFdDCc
있어요-	cEadAeGFabd
있었-	MfcbDbefGBd
있었으-	JdcbDbceFBc
있었음-	Icaaaab
있으-	K.eDAchfGBd
있으면-	K.eDBchfHAc
있을-	GbGbbebbHea
있을까-	GbGbbebbHea
있음-	CCbcbcEFAce
자-	KcbbbbbcIcc
자기-	JbaaacbbKfc
자꾸-	ANcdbcddFAb
자동-	NdgdEfBkEHb
자동완-	LbcaabceJdb
자동으-	IedbCbAdbKe
자동화-	BccaHab
자리-	HdcFbca
자막-	.......cIcc
자바-	ecNbbabdgCH
자바로-	bbHbaaabbeI
자바스-	ccJab.bdfGC
자유-	IbaababbdIc
자정-	EGbbbcbbIcc
자주-	.aGaabc
자체-	DadabbF
작성-	kbBbJeHeJkF
작성해-	geAdIdJdIjE
작업-	NCdcAdhfKca
잘-	cC.GbccbHdb
잘려-	bId.a.b
잘려요-	bId.a.b
잘못-	F.bCcbbbaFc
잡아-	cGcaabDcHcb
잡아주-	bGbaaaa
장단-	cadbaLbbfKc
장단점-	cadbaLbbfKc
장바-	eFfcABCAHed
장바구-	eFfcABCAHed
장비-	JabbaabccJc
장애-	CgccdCMcHcb
재고-	ICAdAfdddaI
재고가-	cGcaCcaabGd
재생-	MDdcbdefHfC
재설-	gJCbDbeeFcC
재설정-	fJbbEbddG.b
재시-	bB.ACAecJeb
재시도-	AcBCDcdbIdb
재시작-	cGbaaCc
재작-	b.EaaAaacdG
재작성-	b.EaaAaacdG
저장-	aKeAcAbeEEf
저장되-	CAbcbHedKfb
저장됨-	cIaaaabcIdb
저장소-	bceI.eFdgMb
저장이-	aFaaaaa
저장하-	EBabaAddBGe
저장한-	cKaaaccbGcc
저희-	AbcFbDcbDDe
적-	cIbAbac
적립-	CEaabbacAEc
적어-	ddcFbbIHbdb
적어주-	ddcFbbIHbdb
적용-	DEMeffefMdc
적이-	bIaaaab
적힌-	bbabaaI
전-	eecGFEecbIe
전권-	baaabaI
전략-	baKaabceIca
전반-	dbBIbAbaeLf
전부-	faDaCbBijMF
전부에-	bcbbDbGaeKe
전송-	FAb.aacbaGd
전에-	HafNdchfNeb
전역-	baJaaaceIcb
전자-	Jcbaaacc.gJ
전자결-	Fbaaa.bbbdH
전자책-	Gbaaa.b
전처-	caFbDcb
전처리-	caFbDcb
전체-	bfAFeAEhcEG
전체가-	EaAcbDc
전체를-	.bHDccdbgfO
전체에-	ccFacACeDGg
전체의-	bacHbdEbbGc
전화-	DFddecGFEib
전화번-	FAccebGGDfe
전환-	cALbaafdfHB
전환하-	AbIbabcddAG
전환해-	baHb..cbeH
절대-	.......cGca
절반-	BcJ..bg
절반으-	BcJ..bg
절차-	ecba.cNdIfA
절차를-	daaa.cJbHea
점검-	bacLaadcdJc
점검하-	babIabbadHc
점검해-	cbaIaaa
점수-	BdeKA.edIad
접근-	JdbGcdddGBe
접근성-	JceGccdcHad
접속-	.......AHed
접수-	GacbbCa
정규-	aDaFbda
정규식-	aDaFbda
정기-	Hba.aac
정기결-	Hba.aac
정답-	aaaHaca
정렬-	IAecFcefMfb
정렬하-	bIababa
정리-	fgOgeCFgLad
정리해-	jdLddBGdJcd
정보-	LbbaabdfcFB
정보를-	Ibbaaac
정산-	ECdcd.Cae.G
정상-	eLddAEefLdb
정책-	HcabbBb
정해-	cbCcBFc
정해지-	aaabaHb
제-	cbbKafC
제가-	cbcMababHdb
제각-	dDHbbacacHd
제각각-	dDHbbacacHd
제거-	bcb.a.HGbda
제대-	dcBFAeCd.Gc
제대로-	dcBFAeCd.Gc
제목-	agfabELIcbe
제보-	bIaaabb
제어-	Iaa.bad
제일-	BcccBIdeFBd
제출-	ADbEcbdeH.c
제품-	EcCa.ac.beG
제한-	AgeBdGGFBfc
제휴-	Ibbaaab
제휴사-	Ibbaaab
젠킨-	bacaaaJ
젠킨스-	bacaaaJ
조사-	fcce.VeeAId
조사해-	dabe.PccBDc
조직-	Hac.a.b
조회-	MaEbcdhgDIf
조회가-	dCIbbbccIdb
졸업-	Icaaabb
졸업작-	Icaaabb
좀-	diGEDCgeI.c
좀요-	GcbEbcb
종-	.bbaaGa
종료-	cNcabbcdKcd
좋겠-	QjCb.agfI.b
좋겠다-	HebaDab
좋겠습-	Ldbbaab
좋겠어-	LfDabafeJcb
좋을-	AacdaKc
좋을까-	babb.Ia
좌석-	cHccEbbcHcb
주-	GccbbEb
주간-	Ibc.aab
주고-	FcaaaCcbcHb
주는-	GBcabab
주문-	CCDdBaffAE
주문이-	aDecCFd
주문하-	cGb.a.a
주석-	dcGdcbJGcAe
주세-	CgaBbADACac
주세요-	CgaBbADACac
주소-	FGgb.caAD.e
주소가-	cIc.a.a
주요-	BbbaGacagMe
주입-	bbHcbFe
주차-	Haaabab
죽네-	aIcaaaa
죽어-	cJc.aab
죽어요-	cIc.aabFacc
준비-	AdcDbcGdFdB
준비중-	Gbb.aaa
준비해-	bbaaaaI
줄-	AaCcecHJhAb
줄여-	fgX..bjjQeb
줄여주-	ddQaaafgLdb
줄여줘-	cdP..bggLcb
줄이-	cBFbBbdeLdc
줄짜-	acIbbabdJbd
줄짜리-	acIbbabdJbd
중-	bBbbaE.adGb
중간-	aGa..ca
중간에-	aGa..ca
중개-	Gaaaa.c
중고-	KcbaaabadfL
중복-	eEJdCddcIcc
중복으-	cHc.aaa
중에-	DbbcBCb
중일-	Gca.a.a
중첩-	dbPbbcbeKcb
중첩된-	baJbaca
증권-	Jbbbbab
지금-	FgccBHcdACa
지금은-	IddaCabbaFb
지나-	cLbabbccHcc
지나면-	bHbaaab
지난-	HcgcCAAdG.c
지난주-	DdcbEDcbFca
지도-	HBBbbcefF.a
지도에-	HdCabbcdFAc
지속-	caa.caJbJeb
지속적-	caa.caJbJeb
지수-	KbbababbIdc
지역-	abKaa.eFcba
지역변-	abH.a.d
지연-	ecLccGe
지우-	JAEcddf
지우는-	Jdb.aabcIda
지울-	Idaaaaa
지워-	gacccHIFAdc
지워줘-	ddhAa.PJecb
지워지-	bcaa.Ia
지원-	PcdcbDhgKac
지원하-	ca.aaIb
지원해-	Ocba.ceeHab
지적-	cabOaecc.Fc
지적만-	.aaIaeabcHb
지적해-	c.aG.ab
지표-	LccaabcdIcc
직원-	CDbaa.cccJc
직접-	C.cbbbEcbGb
진짜-	GeCDbcd
진행-	HFcbbcdeGdC
진행률-	Jbbaaab
질문-	Hcaaaab
집계-	JeFcdBffEEd
집계하-	Ibc.abb
집계해-	.......dIcb
집필-	baaabaI
짚어-	cccIbDbcHda
짜주-	FedcKbccLgb
짜주세-	BbcbIaccKfb
짜줘-	abbbH.acIdb
짠-	cabMbeabHgA
쪼개-	edOabacfDhJ
쪼개주-	cbKab.cfEfF
쪼개줘-	acFaa.abHcb
쪽-	ccbbGbE
쪽에-	dcBbCFbaGdb
쪽에서-	abaaaGa
쪽엔-	.......cdIb
쪽은-	GADbbecdE.b
찍혀-	dMebabB.Fcc
찍히-	CA.ecIedIbc
찍히게-	Hbaaaba
찍히는-	cdAbbLcdF.c
차감-	bFb.aaabcHc
차량-	IaaaaabccIc
차이-	cHdccHcdGAc
차이점-	aabbaHa
차트-	CBeEdeCgIBd
차트에-	Icaaaab
창-	OebbbbbeKcc
찾아-	dDcdcNccKgb
찾아서-	bHbcdFbbHeb
찾아줘-	aabbaJb
채널-	NebBbbedbIb
채널로-	Icabaaa
채널에-	KbabacccfJb
채로-	cHaaaab
채워-	cbcbKaacHda
채워주-	cbbaJaa
채워줘-	aaaaF.a
채점-	FdbGadb
채점하-	aaaHaca
채팅-	KAcaabdfaAF
처리-	bAFJChj.D.d
처리해-	.......cIdb
처음-	.daAAaD.ebH
처음부-	.daAAaD.ebH
첨부-	JDdbbbc
첫-	eHGbbbddKdc
청구-	DEeaBaccCfF
체크-	DFAcBedbJec
체크박-	Icbab.a
체크해-	cKbbbab
초-	gCMccdAdMgc
초대-	cAGbDddeHdA
초대로-	abIaaab
초로-	cddbaaPLfcb
초록-	bAbbaaH
초안-	bbaaabJ
초에-	abbaa.G
초에서-	abbaa.G
총액-	cGa.a.b
총액이-	cGa.a.b
최대-	bcdaaaLHebb
최신-	bbcbaaKfQic
최신으-	baaa.aGdKdc
최적-	ccLb.ab
최적화-	ccLb.ab
추가-	NegdDeCDCcd
추가해-	IcdcCdCdH.c
추적-	EbdcbJdccIc
추적해-	aaccaJa
추천-	LaddbCccgDF
추천인-	MbbbbcbcfBG
추천해-	c.bbaIabdHc
추출-	ccEFbbabJec
출력-	JE.adbheLdc
출력하-	Mbb.b.ffJcb
출석-	aG.aaba
취소-	aGeBadCAaFf
취소하-	bGaaaaa
취소해-	cIaba.b
취약-	aabIbabacFc
취약점-	aabIbabacFc
치면-	NccbbadeKcc
친구-	BbaaaFa
카드-	MabcdCeeaF
카드결-	Gaaaabb
카메-	GEcbcbc
카메라-	GEcbcbc
카카-	BDdBdAae.Hc
카카오-	BDdBdAae.Hc
칸에-	Jbbaaab
캐릭-	CHbbbcb
캐릭터-	CHbbbcb
캐시-	hhMbdEE.Hec
캘린-	FEcDdcddBFc
캘린더-	FEcDdcddBFc
캠핑-	HbaaaaabccI
캠핑카-	Hbaaaaa
커밋-	eadLccDbJeb
커밋한-	aaaHbaa
커버-	dedbUaeiNBf
커버리-	dedbTaeiNBf
커서-	JdCbbbccHbb
컨테-	bJbaabb
컨테이-	bJbaabb
컨트-	ffMCDdedBEd
컨트롤-	ffMCDdedBEd
컬럼-	KBcabbddLec
컬럼은-	FDcbbbb
컬럼을-	Ha.aabb
컴포-	DhKaGcjiGJh
컴포넌-	DhKaGcjiGJh
케이-	dbeaQbcaJga
케이스-	dbeaQbcaJga
켜면-	cKbbbbb
코드-	mhBT..agMfa
코드가-	eBIFdddcKfc
코드는-	addBaFB
코드를-	adEHacdeaEA
코드리-	cbaKaabdKfa
코드베-	cbBJce.ehGE
코드상-	abbbbJa
코드에-	eddBDEBbIdb
코드의-	.......bIeb
코멘-	bbbKabccGca
코멘트-	bbbKabccGca
코볼-	baHbaa
코틀-	bbGab.b.afG
코틀린-	bbGab.b.afG
콘솔-	HEdabbe
콜드-	cbIaaab
콜백-	eCLBbdfhLBf
콜백으-	aaIaaac
쿠키-	bFbabCccIdb
쿠폰-	aLdbBcdeLdc
쿼리-	ibMFc.edBEc
쿼리가-	bBGbbbbcIdb
퀴즈-	Lcbbaba
큐-	Cddd..JfGgF
큐까-	baa.Hba
큐까지-	baa.Hba
크기-	CagabbJ
크기를-	E.fabbF
크론-	FGedccBCEec
크론이-	bIaa.bcdHbb
크롬-	bJbaaac
크롬에-	bJbaaac
큰-	Ea.bbCc
큰일-	dJabaab
클라-	GeBCc.dgEbD
클라이-	DcFbcAcgGeE
클래-	geO.BBgbBHh
클래스-	geO.BBgbBHh
클릭-	Ibaaaac
키보-	FHdbbcdcKdc
키보드-	FHdbbcdcKdc
타이-	GcbEbbbcHcc
타이머-	Hbabaaa
타임-	fKhbAcHGAfb
타임아-	eJhbbbJHaeb
타임존-	bEaaDbcdGba
타입-	ddQc.adffLA
타입스-	cbJab.bdfHB
타입으-	aaGba.abcId
탈퇴-	bIdccHecHcb
탈퇴한-	eHbaaCb
태그-	eeb..bN
태그를-	dca...H
태블-	.......bdGb
태블릿-	.......bdGb
택배-	FBbabbc
탭-	cCdabcIG.dc
터미-	Gbb.ba
터미널-	Gbb.ba
텅-	dJcbDbccJdc
테넌-	I.dbaaa
테넌트-	I.dbaaa
테라-	fCdEbbFeHfC
테라폼-	fCdEbbFeHfC
테스-	icebZcefHAd
테스트-	icebZcefHAd
테이-	GgacaJeeFDe
테이블-	GgacaJeeFDe
템플-	fCCcAcDcIeb
템플릿-	fCCcAcDcIeb
토글-	Hbaaaac
토스-	FfbBd.DCdFe
토스페-	KbabbbbbeLd
토큰-	b.bAAEdcGbc
통계-	EC.abbdeCaC
통과-	dKcdEbb
통일-	ccIedbHdaJe
통일해-	bbAdbbJ
통째-	ADE.bdeeCdF
통째로-	ADE.bdeeCdF
통합-	.f.eHaDeDBb
통화-	CEcbDce
툴팁-	FEabaccdJea
튜닝-	dbLbabb
튜닝해-	dbLbabb
트레-	Gbaaaaa
트레이-	Gbaaaaa
특수-	EFbbbbbcIdb
특수문-	EFbbbbbcIdb
특정-	Gaaaaab
특히-	bbcGDac
틀리-	cJbaaba
티켓-	Nbbbadc
파고-	Fba.b
파서-	adbAKccdKeb
파서에-	db.aI.a
파싱-	.......aIdd
파악-	cBdd.McbF.d
파악해-	b.dc.Lc
파이-	bCBcdcIgC.D
파이썬-	DeHBcbdcb.E
파이어-	dKaaaab
파이프-	acecaALfCAC
파일-	ACBfbcFDE.h
파일도-	L..badd
파일로-	FcAccdF
파일명-	cHb.a.b
파일에-	AgGddDCGAec
파일은-	KcbaacbcIea
파일을-	aDC.ddCeFCe
파주-	FbaaaaabdJc
파주세-	GbaaaabcdIc
판단-	cbbJ.aabGdb
판매-	LbbabbbbabE
판매자-	Jbabbb.bBeE
팝업-	bEcbbbF
패키-	.......cJeb
패키지-	.......cJeb
패턴-	baKaabceIca
패턴으-	baKaabceIca
퍼센-	BGbbaacbIdb
퍼센트-	BGbbaacbIdb
펌웨-	KBdadbc
펌웨어-	KBdadbc
페이-	ECccbcC.Fbe
페이지-	CCbcacDAFbe
페이징-	Kabbabb
페이팔-	Iac.aac
펫시-	Hab.b.c
펫시터-	Hab.b.c
편하-	Ibaaa.d
편하겠-	Ibaaa.d
평가-	bccNbbcbFAe
평가해-	d.bLacabF.e
포맷-	edGfddPeNdf
포맷팅-	cbbcbbNcMee
포스-	I.cabbb
포인-	DEcccCddDDc
포인트-	DEcccCddDDc
포털-	KdbaaabbdBD
포트-	ddebaBOLfae
포팅-	aaFaa.b
포팅해-	aaFaa.b
포함-	Fc.dFcceFeC
포함해-	a.AbDba
폴더-	affECADCB.e
폼에-	Hc..aac
폼에서-	Hc..aac
표-	DfFcFcddJdb
표가-	cHbbbcD
표기-	dGcabcG
표기해-	bbc.aaH
표시-	EIcabbfcHbc
표시됨-	bIcaa.c
표시됩-	cHaaaab
표에-	Hdb.a.bcHda
푸시-	bDddbAEdCEd
푸시가-	aJaaaccbGcb
푸시하-	db...aG
푸터-	BheacbPMdgb
푸터에-	FfcacaIFCfc
풀려-	cHb..aa
풀려버-	cHb..aa
풀어-	bCGbbca
품절-	HDcbbcc
품질-	.bcKcAdcaGc
품질을-	c..Haba
품질이-	ba.G.ca
프레-	dEEcCcccFeB
프레임-	dEEcCcccFeB
프로-	EAA.badeaBD
프로메-	LccaabcdIcc
프로젝-	c.DBa.bddCE
프로필-	HFecceA
프론-	.CCBacdcfDD
프론트-	.CCBacdcfDD
플래-	.CbdaGb
플래그-	.CbdaGb
플랫-	Jbb.aad.diM
플랫폼-	Jbb.aad.diM
플러-	aaabaGa
플레-	MeaDcdefIfD
플레이-	MeaDcdefIfD
피드-	cacLbbabHea
피드백-	cacLbbabHea
피처-	acBDcEdcEcA
필드-	dBEdcbFFfEe
필요-	JaddBBdedIA
필요합-	MfcaCbcceKc
필요해-	FbbcACcbcBC
필터-	GBAbbadcKdd
하고-	C.A.bdAcBDd
하나-	FfCdCeD.CdA
하나도-	dDdaHcacCAb
하나로-	fdPcccCABgD
하나만-	CedaCbEBFfc
하는-	jE.fAFDfFAa
하는데-	cIcbbBb
하루-	aJcbbBddIcb
하루씩-	cJaaaabcIdb
하면-	DFebbEfeMec
하얗-	fMa.aadbHdb
하얗게-	fMa.aadbHdb
하이-	HcCbbbc
하이픈-	HcCbbbc
하지-	cbcEaEabEca
학교-	Ibaaaab
학부-	Eaa.aba
학부모-	Eaa.aba
학생-	GAaabab
학습-	IacbbCdeBAB
학원-	Faaaaba
한-	CeBbBeEDaab
한국-	bBccbcK
한국어-	accbabL
한군-	.aGaaad
한군데-	.aGaaad
한글-	fNc.aabdJea
한글이-	cG.aaaa
한꺼-	Hbb.aabcHfA
한꺼번-	Hbb.aabcHfA
한번-	edcLbEc
할-	HacbDccdCCb
할인-	eHFdGfeeKeb
함-	IdDbBeeedGB
함께-	H.a.f.a
함수-	egKcI.dcJcd
함수를-	HaDbeac
함수에-	cbdaHaBdIcb
함수의-	cbGaEbc
함수형-	a.H.d.ceeLb
합계-	bKbabbb
합니-	CACcaabbcAD
합니다-	CACcaabbcAD
합쳐-	bbJba.cdHbc
합쳐줘-	abHbaab
항목-	AAdDddEcF.c
해-	NdFeccffHAc
해결-	dJabadCcFac
해결해-	cJaa.cb
해요-	A.CcEcd.gIa
해주-	Med.cb.dECe
해주세-	NfcAcdAcECe
해줘-	Ph.Bc.geFCd
핸들-	dC.GBeccJeb
핸들러-	dC.GBeccJeb
했는-	bFdGbda
행-	gFIdFbiHdca
행을-	EGdabcb
헤더-	DBecc.E
헤더에-	Hca.aba
헬름-	ccbHbcE
헬스-	Hbb.aab
헬퍼-	caaaHaa
현재-	Df.d.EAeGb
협력-	Haaaabb
형식-	KdbaccBdKdc
호스-	Hbaaabb
호출-	eBD.cHeCEfb
호출하-	dCEcbFd
홈-	Faa.aba
홈으-	bJbaaaccHcb
홈으로-	bJbaaaccHcb
화면-	EEcbbc.bAHg
화면과-	........cGc
화면까-	Ke...adafKe
화면만-	eDbaaaF
화면에-	McbabaddH.e
화면은-	.DBbbbb
화면을-	cEAbEbcc.Kh
화면이-	AFAb.becBFe
화상-	Hbbaaaa
확대-	Hdbaa.a
확인-	bCjJDcabKfd
확인만-	ba.caIa
확인창-	LabbabbcJeb
확인하-	cDbcLeccHcc
확인해-	cFdMbfddHda
환경-	ebfbD.JdBGe
환경변-	cbebaCJcHda
환불-	fEcaKccdDFf
환불까-	.......adHd
환불이-	bAbaHcb
환산-	HacbBbb
환율-	CaBeFAfeNgc
환자-	Eaaaa.a
회-	HdbaGceeJda
회계-	JabbabbbbeI
회귀-	ceaaObbeH.c
회사-	DeeFcdGDdEe
회원-	GBAecCffCaC
회원가-	GBdaBbddBHf
회원이-	DDcccCddBEb
회원표-	IbaaabbcIcd
회의-	LbaaacbceKc
회의록-	JbaaacbbdJc
횟수-	DeBbADccGca
효과-	IbbaaabcJdb
후기-	Gbaba
후보-	BcbaaHb
후원-	Gad.aaa
훅-	eceHCcEdG.c
훅으-	abIabaa
훅으로-	abIabaa
훑어-	cbCIacc
훑어보-	b..Gaac
휴대-	HCcccCddAFc
휴대폰-	HCcccCddAFc
흐르-	a.bcaGa
흐르는-	a.bcaGa
흐름-	.defFEDcbJf
흐름을-	caa.HbaaeJd
흰-	dIaaaab
힙-	bbcbbaKIdcb
`
