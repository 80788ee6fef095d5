/** Learned from scripts/weights/requests by `npm run generate`. readWeights tells what a line means. */
export const WEIGHTS = `
()	DBabcbAbG.e
(commas 0)	DDbbdaBaJbg
(commas 1)	.bDbAaAaBEg
(commas 2)	CcDAbabfjMD
(commas 3)	Mh.c.aadicQ
(commas 4)	KfAcccDbhfP
(commas 5)	IeeA.eEahkT
(layers 0)	DBaabb.aHbe
(layers 1)	AAAdd.EbHAg
(layers 2)	Ha.b.cbeeFD
(layers 3)	FDcbcbabiEF
(layers 4)	GAcaa.baeaG
(layers 5)	FAd.Aca.cbD
(parts 1)	DEbbcbAaLdg
(parts 2)	acCaaaDBCEj
(parts 3)	BbCaBBfhfSe
(parts 4)	NfaababeoFM
(parts 5)	MhCcbabbhiS
(parts 6)	G.ec.aBbghP
(parts 7)	BdbCBfF.gkR
(sentences 1)	DAaccaCaHae
(sentences 2)	EAEa.dfdADa
(sentences 3)	eGbGbcbcAEb
(sentences 4)	AJfca..gD.C
(words 3)	GdedcdLfFCd
(words 4)	FbgdbdLCDaf
(words 5)	Gabce.CaG.g
(words 6)	.BAacaBaIcf
(words 7)	CFab.addEAb
(words 8)	DAB..cedcEB
->	faabbbNJeda
-가	fHDicDCBFdd
-가게	NdbbaaddaHd
-가격	BfAc.E.a.Fe
-가격순	aGaaaba
-가기	DFbaacbbGcb
-가나	bcGbbGd
-가는	A.ddCFccE.b
-가는지	aaae.I
-가려고	Ida.aab
-가면	DMdbbeccNhc
-가서	.EBaacb
-가세가	bIababa
-가야	HGbcbec
-가요	hHfFcKhgMae
-가이드	faaaa.LcLfc
-가입	EBcaCbeeBHd
-가입자	Gaaaaab
-가죠	bIaa.da
-가지	bbbDaFb
-가해	EddFaeBeI.d
-가해줘	DcbcbbH.Jgc
-각각	ebDABCcaeDC
-간마다	GcbabDbcaFc
-간으로	FAcaaBcbfKc
-간이	cGcccGcdIcb
-감사	AddJcDccBEd
-감사해	.acJcbabbIe
-갑니다	AFbaaba
-값	BEfcccGH.ec
-값은	DbEababbJdc
-값을	HcecDbBIcdb
-값이	EGcbacccHcb
-갔으면	Hc..bab
-강사	JbbbbabbbbF
-강의	JbbaaabbdaG
-같아야	cbHaa.abcFa
-같아요	ECbAacc
-같은	GJbdefag.bH
-같이	IeDbBcedEbA
-개	ccDdCaEchNc
-개가	CFabaac
-개나	cbHbcEbcGcb
-개발	FdcbacG.dAC
-개발해	Faabaab
-개에	deCCcbGCdGf
-개의	eeECBCd
-개줘	acFaa.acHcb
-개쯤	.......adHd
-객센터	bcdabaLJdda
-객용	GccbbcEedDD
-객이	CdadbFB
-객한테	Kdaaaab
-갱신	cGdbBbBdFab
-거	DfEFcgA.AcB
-거래	JDebcbcc.fH
-거래처	IaaaaadccIc
-거려요	bJcaaab
-거시	caCcaGc
-거예요	bcbbbEF
-건	eBDbBBc
-건가요	abbCbFbcGcb
-건지	dcdEcMdeHAc
-걸	babGDdb
-걸려요	bbHaaa
-걸릴지	caabaJa
-걸어줘	KabbbbbdIca
-검사	EaECddd
-검색	CfHdCCgfcIa
-검색창	Jdb.aac
-검수	AbaGaba
-검증	.ADdGddeHab
-검토	bcbKabbdFaa
-검하고	baaGaaa
-것	GcA.dBddF.b
-것도	Ea..baa
-게	FdecAJdeH.c
-게도	.......cHbb
-게만	.......bIdc
-게시글	EFbaacccMgb
-게시판	AC.dCEhfBGd
-겠어요	LgFdcBeeJcb
-겨서	bFa.a.bcHda
-겨요	cJbaaaccGda
-겨줘	ddEFdeGeLeb
-격순	aGaaaba
-결과가	dGcbbEbbIdc
-결과는	AcIaacbcEBd
-결과만	bbcCbFa
-결재	GbaaaaabceI
-결제	Eb.bA.cdeDF
-결제랑	Iabaaac
-결해줘	aIaaacb
-겹침	cIaaaabdIcc
-경계값	bacaJbacGca
-경고	.bbbaaH
-경고창	Ida.aab
-경까지	.......adHc
-경변수	a.e..cIbEba
-경색을	cabbaaKHccb
-경해줘	baBbcaGGcca
-계가	DEccCccbbGc
-계값	bacaJbacGca
-계산	geJCIfddMgc
-계산기	cbaaJaabIeb
-계속	BLcadcceGAc
-계약	.......abHd
-계정	Ibbbc.a
-계정을	LaabeacdGab
-계좌	Gaa.bab
-계층	.......acIe
-고가	cCdcCFbaBDd
-고객	CAac.CddFgD
-고객용	GccbbcEedDD
-고객이	CdadbFB
-고거래	.......abdH
-고르면	cJaaaba
-고요	adBCbCbbaD
-고정할	GbaaaaabKgb
-고창	Ida.aab
-고쳐	.dbbaaIGcba
-고쳐야	cHb.baabdJd
-고쳐줘	dEaafcJIbfa
-고친	.caaH.bcGca
-곳	eAA.bIdC.Cf
-곳이	aAbcaG
-공개	bbbaabJbaFc
-공지	CeEcccEC.fB
-공통	acLcbabdEbA
-과가	dGcbbEbbIdc
-과금	H.cbbaa
-과는	BcIbbcbcHad
-과만	bbcCbFa
-관리	Ledbba.ce.H
-관리자	FcdaaaDccFA
-관제	GbbaCbcaadG
-교체	bdJbbaaDeHg
-교체해	.bHba.c
-교표	baabaIa
-교해	babbaIabdIc
-교해서	b.aaaEaaeHa
-교해줘	caaaaGa
-구글	MBdbbcdefNc
-구니	ADcaCabcHda
-구독	NdcbAcdgACB
-구를	bbc..aG
-구매	JbcbBcbcd.G
-구성	ebccaCKdF.b
-구조	cbCDDea
-구조를	a..caHb
-구축	IcbbDbddeAH
-구현	IaaaaabcJdc
-구현해	Ha.baacbfJb
-국어	GaaaaabbcGb
-군데	aBFbCcd
-권한	FadCBbccdGA
-규식	ab.Gac
-그	aFBbcDe.Dba
-그가	CcaeaHabHdc
-그냥	cLcbabbdIcb
-그대로	bDHAbcecHfA
-그래서	Faaaaaa
-그래요	cGaaaaa
-그를	eAbabBG
-그리고	Hacbba
-그에	GbabAabcHcb
-그인	AecaABDAbCb
-그인은	Gba..ac
-그인을	CFacaacccIc
-그인이	BFdcaDd
-그인할	.......beHa
-근거	bbcGbCb
-근성	babLabbbaFc
-글	MCdbccdeAGc
-글쓰기	.GaaaaccHda
-글씨가	cKababacHcb
-글은	.......cIdb
-글을	DEabbbb
-글이	fPbabbcdLeb
-글자	IcaaaabdKfa
-글자가	bGaaaaa
-글자만	aDcabcF
-금액	aaaGba
-금액이	eNbbbabdJ.f
-금요일	bGb.a.a
-금은	HdcaC.bb.Ca
-금제	GcecAcF
-급여	GBbbbbbbcbG
-기가	EGdccCedKeb
-기가나	bcJaabb
-기간	EbbaaCabE.c
-기게	Jdabbaa
-기결제	JaaabacccJd
-기고	BCdIcddeBFd
-기기	Hba..ab
-기는	dbEbbaF
-기능	Sgbbb.fgdOd
-기능은	caH.b.b.dfJ
-기능을	HaabaabcdJc
-기능이	HbbbaaabdGb
-기대값	.acbI.c
-기면	ECccbCcbHcc
-기반	DbccGbbcaHd
-기사	FbbaBab
-기업	GcbFbbddeLd
-기존	Kccbaab
-기준	cbcCbcI
-기화	HbaaaabbcHc
-기화가	.......bIdc
-기획서	Habbaba..fF
-긴	EbIccceeIac
-깃허브	BbcaabGeFCd
-깃헙	dbdbacOcIea
-까요	DeEAdDfcEAb
-까지	EbbbDabdfFC
-까지요	Gbbaaaa
-깨져서	dJaaaabbHea
-깨져요	aIbac.bdHca
-깨지는	cHabaaa
-깨짐	bKcabab
-꺼번에	Gbb.aabcGfB
-꼭	cDFeBba
-꿔줘	efKbbcFC.Be
-끊겨서	bFa.a.bcHda
-끝나면	JaababbbHdb
-끝에	bcA.a.F
-나	abbb.HabGcb
-나가게	Hcaaabb
-나가는	AbaaaFb
-나가면	IDcbbeabIeb
-나가야	.......bHdc
-나가요	cICbbbb
-나감	dOcabbdeJcc
-나게	Ibabaaa
-나고	bFa.a
-나눠줘	baGa.aa
-나는	bJbabdAcEAc
-나는데	dMabacccGca
-나는지	.aac.Fa
-나도	eCcaIbabDAb
-나로	ecQcbbcdHfB
-나리오	baa.D
-나만	DecbCbE
-나면	JCccbcccMgc
-나서	.Kcadab
-나오게	EfFcAc..Gdb
-나옴	dRcbbcddJeb
-나와야	EAa.abb
-나와요	ePdabbceJad
-나요	a.dbcOedGab
-나은지	.......adHb
-난주에	bbbaGaabGda
-날짜	ecIdGAegKac
-날짜가	cFbabbC
-남겨줘	cbbGbbDdHbb
-남기게	Ic.bbaa
-남아야	GdcaDaccbHc
-납니다	dMdaabbdIcb
-내고	AAEba.ccdMf
-내기	.EGbbbddHca
-내문	acb.a.H
-내역	DGcabaccFAd
-내역을	Hbbba.a
-내용이	bHaaaaa
-내줘	GcDbbbbbHcc
-냅샷	cbbbMbbcFAc
-너가	aIc.abc
-너무	dGFedeEaEbc
-너스로	cKcbbaabFAe
-넌트	CfFaHdfgBGc
-넌트가	.......aHeb
-넌트로	FaDbdab
-넌트를	aaGac.b
-널에	HbaaabbbdHb
-넘는	dKCccbbdHac
-넣고	IbabaabbfKd
-넣어줘	MfbaCagfNec
-넣으면	dNaaacceHab
-네	dBc.bIccdHa
-네요	AIfACagaIfb
-네이버	BbEbaaa
-네일	Hbabaaa
-네티스	bbbbaDG
-년	adBbaaG
-노션	Faaaab
-노트	.bbdbbMdLec
-놀리식	aaGaaab
-누가	DbbdaIcdJeb
-누락	bCcGbabbdHb
-누르면	HIdbcddbKfb
-누수	cEcFbabcIcc
-눈으로	bbbLbca
-눌러도	cMabbbbcIdc
-눠줘	baGa.aa
-뉴얼	ae.aaaH
-느려서	cLdaaabdIcb
-는	.EDdeFf
-는거	AeAfCBCBCad
-는게	FbcaEbaacHc
-는데	eMFccdefLdb
-는데도	bGa.aaa
-는데요	EFbbacc
-는지	dgeHAKdcJcd
-늘려줘	cccbaaLIdcb
-능은	caH.b.b.dfJ
-능을	HaabaabcdJc
-능이	HbbbaaabdGb
-능이요	Fbaaa.a
-능한지	bbaabIa
-늦게	aHa..bccHbb
-니까	Gbaaaab
-니다	aPabcdeeEAa
-니라	aAcabbG
-니터링	.bcaaaIabcF
-님용	GabaaaabbdH
-님이	GcBaaab
-닝해줘	cbJbaba
-다	.KaabdcdgGD
-다가	IGebbdcdHbc
-다고	dMbdACfdIbc
-다국어	GaaaaabbcGb
-다는	AHdbcCddKeb
-다섯	dcGcACc
-다시	eEIdCcedEhG
-다운	.DccGcbcHbc
-다운이	cIaaaaa
-다음	H.ddbFcdCdE
-닥부터	IdBbAbcddeM
-단계	GcDcBbedbJd
-단에	.......bHea
-단위	ebBbLbcdC.A
-단점	bbdbaMbbfLc
-닫히게	Jcababa
-달기	BbcbbbH
-달라요	cJaaabc
-달력	bFba..a
-달아줘	HdccbbFeIca
-담당자	IbbaaaabcHc
-담원	Gba...b
-답안이	bHaaaba
-답에	Fbb.a.b
-답은	b.F.aab
-당자	IbbaaaabcHc
-대값	.acbI.c
-대로	eAGF.fbeHc
-대를	BbabaEb
-대신	bcABacFDFgc
-대폰	IcaaaabcaGb
-대한	dcACIcceMeb
-대화	Hbaaaab
-댓글	Fca.CadfFcC
-더	JbbbababHcb
-더에	JfddCCccbHd
-더용	GabaaaabbdH
-던데	aaFaaaa
-데	fdHGcBdeFAb
-데가	edBGdIdAFbd
-데도	bGa.aaa
-데요	CFeAbfC
-데이터	DebCADedbDC
-데이트	acbabaKHadc
-델을	HBbaaccbbIe
-도	KFbdcddfIba
-도가	aIcabaacHcb
-도는	caaeCaH
-도는거	b.abaGa
-도는지	bbabEDaaGcc
-도록	J.BbbbegI.b
-도를	baIaaab
-도에서	Hbaaaab
-도움말	abaabaHbdJc
-도입	FbcbEbb
-도커	gCJddB.gIeB
-독일어	.Haabac
-돌게	bbabaaIcIdb
-돌고	aIaaaadeHba
-돌려도	aAbFaca
-돌리는	g.CdEDa
-돌아요	aGaaabb
-동기화	HbaaaabbcHc
-동시성	abbHaca
-동시에	cIaaaabdEAb
-동안	JBcbbbdcIea
-동영상	GEbbbbc
-동완성	Hbc.a.bdHd
-동으로	JdcbCadddLd
-동의	Gaaaabb
-동이	AIbbbbbdF.c
-동일	aaHabaa
-동작	abFaaaa
-동작은	dcKabaadCCb
-동하는	.......cHcb
-동해서	LcaaabdbkPc
-동해줘	KbabaadceMe
-동화	bac.Iab
-돼서	aEbEbcb
-돼요	gFaeEFdcIcb
-되게	Jf.bbdDh.GA
-되고	AGDbdbdcGAe
-되나	BcbbbIabHcc
-되나요	BdbdbLbcJfb
-되는	cG.BcCedIda
-되는데	BIeeCfBdEAb
-되는지	dccABIcbJfb
-되면	Ocfdd.BfAKe
-되어	eDEc..aaFe
-되어야	Ga.aaab
-되지	bJabababHcc
-된	c.Lca.dfadJ
-된다고	cJaaabbbIdc
-될	baEFbdb
-될지	abaGaba
-됨	aFBababbEab
-됩니다	bKCddbbaCBd
-두	gG.ebFBbFbc
-두고	EeFaAcbbHae
-두기	babbJaa
-두번씩	cGaaaaa
-두에	AabaEaaadbF
-둘	bFbabbCbcKf
-뒤	aHbaaab
-뒤로	cHaaaaa
-뒤에	DDcbbCd
-듈로	bbJbcaadIbb
-듈에	b.bbGa
-듈의	.......aFad
-드가	hGDCeCddMgb
-드까지	EacDbaa
-드는	a.dCdEA
-드려요	ABDBcccbGcb
-드로	CbaaFbb
-드를	b..FddEfH.b
-드리뷰	bbaHaaabHda
-드리지	GbcBbDeeHab
-드마다	Kaabada
-드민	JcaababbAdE
-드바가	bJbaaaccHcc
-드백	bbcJab.bHdb
-드상	bbabaIa
-드에	FeeeBDCdMfc
-드에서	cNdCbdddMfb
-드하는	bbc.aaI
-드하면	cGb..aa
-드할	IecabDc
-들고	JcbaaacceAH
-들러	cDcIbcbbHdb
-들어	Jcb.b.dccJd
-들어야	Hcaaab.adbG
-들어줘	IecbBbAeeJa
-들웨어	.......bHdb
-들이	F.ddc.FdaGb
-등록	MccaaaeehPc
-등록할	Fbaaaaa
-디가	........cFc
-디서	dcaeaPceLeb
-디스	GDbabbb
-디에	aaac.Ga
-디자인	CbcbCDbbabE
-디터	Kbbaaac
-딘지	c.cCaGbabGc
-따로	AcH.bab
-때	NcadCahfHCe
-때까지	cFFdeCcb.Fd
-때마다	bJdcabBcFAc
-떠요	cHaaa.b
-떤지	babGab
-떻게	fdcECHdbEDf
-또	bLbabacdFAc
-똑같은	bbF.a.abHdb
-똑같이	abHaaba
-뚫고	dMbbbbbcIcc
-뜁니다	aIbaaba
-뜨게	Icaa.cb
-뜨는데	cAHaaaccHbb
-뜹니다	fKabaaacKfb
-띄워줘	MeababbcKec
-라가야	Gbaaabb
-라고	daAdbEGGfAb
-라는	BebbEbD
-라서요	a.bGaaa
-라오면	cGaaaaa
-라요	cJaaabc
-라우드	Gabaaab
-라우저	FccabbE
-라이징	babbaaI
-라인	Gfeca.IeaCC
-라지는	caF.aa
-라지면	.......aaFc
-라폼	c.dEbaEcDeD
-락	babL.fabHda
-람다	cbJbaab
-랑	DeBdbBDcbGb
-래그가	CbacaEaaGcc
-래로	cdJ..acdIda
-래서	Faaaaaa
-래스	ddKbEAfbaIe
-래스로	baHbaaacF.c
-래요	eCcACcD
-래처	IaaaaadccIc
-랜치	baaIacbbEba
-랫폼	Hb..bbcabeH
-랫폼을	Gbaaa.aacdH
-랭킹	GbbbbEc
-러가	ABBcDccbIeb
-러도	cMabbbbcIdc
-러를	a.Fbaaa
-러리	bbDebJb
-러리로	bbbbaIa
-러만	DcFbacb
-러에	cbIcDbccIdb
-런스	bcaaabJ.fHb
-렀는데	bHaa.ca
-렇게	bbbGaCccGca
-레거시	caCcaGc
-레디스	GDbabbb
-레벨	AdeaaaKHbcb
-레시	AHbbbbb
-레이션	CaGFdeedFDf
-레이어	accEaDbaGf
-레톤	Hbaaaaa
-려고	GiIAaceedDE
-려도	bAcHacaaFcb
-려면	daacaKbbIfa
-려받을	IbbaabbbJec
-려버림	.......aHeb
-려서	bJABcdeeLea
-려요	eMEAcefeKdb
-려주고	cFa..aa
-려주는	NbaabcedLfb
-려줘	ehhBCGJEBdd
-력창을	cJcaaba
-력창이	cGaaaaa
-력칸에	Hbaaaaa
-력하게	Kbbb.adeJcb
-력하는	Gaaacab
-렬하면	aGaaaba
-렸는지	Kaabada
-령어	GaaaaabcHdb
-령에	IbbaaabcHca
-로	fcNe.gHNpDb
-로가기	DFbaacbbGcb
-로거	aabbaGabHea
-로고	cKcaaacHcbb
-로그	Dgg.cCJECg
-로그에	HbabaabcHcb
-로그인	AecaABEAcCb
-로더	BDdcGbcdG.c
-로도	IabaaabbHdb
-로드	CFfCdeDBDgA
-로드가	bGba.aa
-로드할	Jcc.a.c
-로딩	BbFabab
-로이드	bBBcCcA
-로잡아	aIbabaa
-로젝트	BbDD.edddFA
-로직	fcIAGdddLec
-로직에	cbaaHa
-로직을	bcKbbbacJdc
-로컬	bAcbbbI
-로필	DEdbccBAGhA
-록에	KCcbbbdeIbc
-록에서	AGcaaabcIdb
-록을	Gbba..b
-록할	Fbaaaaa
-론이	aIaa.bcdHcb
-론트	aBADbcb.eLf
-롤러에	b.Jbbab
-롤이	fFIbbbbcIcc
-롬에서	bIaaaab
-롭다운	EDbaacb
-료되면	BGabbbccHdb
-료된	bIbabba
-료증	HabaaabbbcG
-루씩	dJaaaabcJea
-르게	dBJbacccHda
-르는	FbD.cbc
-르면	GLdbceecLfb
-를	fBLfgACKgCg
-름에	cHDb.cd
-름은	abc.aaI
-름을	dbHaGagFdCd
-리가	cBCdbHddFc
-리게	GBcaaba
-리고	FCccecEcaEa
-리기	HddAFdccJea
-리네요	cKbbaaa
-리는	daEfBACeEBa
-리는데	ccK..bdeIcb
-리는지	.abb.Fa
-리된	baJba.c
-리로	DdBccGcdFfC
-리를	acJcbBcfAFa
-리면	BMeddDfeMfb
-리뷰	cabMabcdJf
-리뷰를	AbbFaaa
-리뷰해	b.bGac
-리스	CdcccaLgFcE
-리식	aaGaaab
-리식을	bbHaaaa
-리얼	Gbbaaaa
-리에	BHbcbab
-리오	aaa.D.aaaEc
-리자	FcdaaaDccFA
-리자가	Iabba.ddG.c
-리지	Dgf.OBgkNAd
-리포트	C.DcdcC
-리해	dbFCdeGbHdb
-리해줘	fdKecECfIBe
-린더	DGcbabbbAEc
-린더에	HbaaaaabcHc
-린으로	bbJca.babeH
-린트	bAbdbaJe.Hd
-릴리스	CdccbcLgGfE
-릴지	caabaJa
-림이	cG.aaaa
-림톡	aGbdbcE
-립니다	aCCFdcbcFba
-립트	KeF.ecccDFf
-립트가	DIBcdaedJda
-립트로	.dJbb.bcfGA
-릿을	bbIabaa
-링까지	babaaaG
-링크	BFaaadc
-링크가	cJaaaac
-링하고	.......cJdc
-링해줘	baIdba.aeJd
-마나	GbbdaEccIea
-마다	FFbgcA.gFFe
-마자	bLcbabcdJcc
-마지막	DFabbbdBFce
-마크	Jbbbaaa
-마트팜	Gabaaab
-만	ACccBAbb.Eb
-만든	abaHac
-만들고	IbbaaabceaH
-만들어	KabaabdccJd
-만료	CfebBBF
-만료된	bIbabba
-말고	BghAcDKJ.gc
-말에	caaBacE
-맞게	bGdGcdbabHd
-매기고	abbJaba
-매뉴얼	ae.aaaH
-매번	FcbacbEaFca
-매일	EFccDcgfEDd
-매자	Faabb..aAeD
-매자가	EbbaCab
-매출	........cHe
-매칭	CbabaEb
-맨	DCAddcCEAbd
-머지	baaGBcbbFca
-먹는지	aaaaaHb
-먼저	dHdcbCBdFBd
-먼츠	JbabbbbbdJd
-메뉴	........dGc
-메모	KbbaabcdAGd
-메모리	fCFbcDccHda
-메시지	JiedAEBadGb
-메신저	Hbaaaaa
-메인	AdDbccHDDeb
-메일	GCAcacdd.D
-메일에	eJdbbcF
-메일이	dMbbacbcJdc
-멘트	babJbab
-멤버십	Gabaaba
-면과	EcCaaabacHd
-면까지	Id..aacaeJd
-면만	dGaa..adIda
-면에	Kfaaaa..Ifc
-면에서	IaaCbbedCEd
-면은	bFBabab
-면을	aAbaGaccdLd
-면이	.KbbbbcdFBd
-면이랑	JcaaaacaeJd
-명령	Gbaaaba
-명령어	GaaaaabcHdb
-명령에	IbbaaabcHca
-명이	dEBaB.d
-명해	c.acaH
-명해줘	bbcfEJb
-몇	eDcdbMddLfb
-모달	dIcDbca
-모델	EbbaabC
-모델을	HBbaaccbbIe
-모두	AEacaBcbDDf
-모두에	AabaEaaadbF
-모듈	edFCIdegG
-모듈로	bbJbcaadIbb
-모듈에	b.bbGa
-모듈의	.......aFad
-모드	LEccbceeFDe
-모든	egJDDeadkSe
-모리	fCFbcDccHda
-모바일	CccCC.b.eaF
-모양	Icababa
-모양은	bcG.a.abaFc
-모지	.Hcaabb
-목록	KfEbbcceEDd
-목록에	IDcbcbccKfb
-목만	ccbFbFb
-못	.BEecDccGda
-몽땅	bbEbabD
-무것도	Ea..baa
-무도	bdCbEBaaFcb
-무슨	ac.d.G
-문	caJbaaacIdb
-문구	.bcb.bIFada
-문구를	bbc..aG
-문서	bBcccdMeGCd
-문서로	c.dbaBHaF.e
-문서를	bbaa.cJ
-문서에	bbbaaaH
-문서화	baabaaIcIcc
-문을	cFHccbd
-문의	GDbbacbcbGc
-문의가	DGbbbcbcHda
-문이	.CFeAAecCCc
-문자	DDbcbCdccIb
-문자가	cIaaaba
-문제	cBbEbaBcF.b
-문제인	bGaaaaa
-뭐	bbbbaJb
-뭐가	cbae.NbdcIc
-뭐하는	aabbbIa
-뭘	aaabaGa
-미지	ACDdedDBCbc
-미지가	DeFcbDe
-밀림	aHbaaab
-밀번호	.FdCaDggHAb
-밋한	a.aFaaabFca
-바가	cMbbbbcdJdc
-바구니	ADcaCabcHda
-바꿔	aaHaa.c
-바꿔줘	efKbbcFC.Be
-바람	dccCCEabIeb
-바로	AJbbbbdfFcC
-바이트	cIaaaab
-바일	CccCC.b.eaF
-박스	.......bHdb
-밖으로	caLbcaccIda
-반올림	cEbCCcccFac
-반으로	AdL.abfgBAD
-반응이	dIaaaabcGca
-받게	Gbaaaaa
-받고	.cdGbCbbG.e
-받아서	Hca.aab
-받아야	BbFbbb.aeJd
-받으면	bHaaaaa
-받은	baaG.ca
-받을	HbcFbdccJdc
-발급	GbaaabbabFd
-발생	bJbbaabcKdc
-발송	bcFbbFbcHAf
-발송을	Hcbaaaa
-발할	Hbaaaba
-발해	Faabaab
-발환경	c.aaaaG
-방금	abaECbb
-방법	d..b.bIfKda
-방식	bcGGccb
-배	HcabbDc
-배가	baac.Ha
-배너	AbbdaaIFBec
-배달	Jacaaab
-배속	Ibaaabb
-배송	IcDbadccfCF
-배치	Dhae.EE
-배치가	cHCbbbcdHda
-배포	.AfdbAJdDAa
-백업	GCdcccCeHdA
-백엔드	.bDCAcdafBF
-백으로	aaIba.c
-백해줘	bbababI
-뱃지	HbaababcHcb
-뱉고	bHca.ab
-버가	CGbaabccFc
-버그	AHdcEbf.Gfa
-버는	cDabaEb
-버려요	cIbaaab
-버를	dbH.aab.deI
-버리지	ccdcRadhMAf
-버림	dIaaaaabIcc
-버십	Gabaaba
-버에	IedbccGecFB
-버에서	bEacaDc
-버전	IddabbDC.Ad
-버튼	FaebaeJHCka
-버튼을	BDaaaaccFca
-버튼이	FEbabbcdIda
-번	aHcCdAefIAd
-번씩	eHbbbDbbJfb
-번에	MdcBcbdeJea
-번역	AbbbbaH
-번역이	bIaaaab
-번은	Fca.aaa
-번째	c.HcdaCIeba
-번호	ADibCFcaJfc
-번호가	dFbbbaF
-번호로	Fb..a.bceH
-번호를	bdbcbFH
-벌	BcGccCc
-베이스	cc.JbdA.iEE
-벤트를	cIcaaaabdIc
-벽을	cLbbbbabHcc
-변경	ehAAFbGHbhB
-변수	ddKCccAEBeb
-변수명	.bKabaeHcea
-변환	cbBbHbbdH.d
-별도	baIbbaadIca
-별로	BfGCdcAdFAb
-별점	Gbaaa.bbFbb
-병원	KbbbbbbbceJ
-보강	bacbJba
-보고	FacLbhccDAb
-보관	Gaab.bb
-보기	NdbbbbceCGe
-보기가	Icabaaa
-보내기	CHbabaeeIda
-보는	GdaaDcbcDAb
-보다	CFccbCdcGca
-보드	HCAbbcddDA
-보드가	cJcaaba
-보딩	.baaaaF
-보를	HcbabDd
-보안	cacNbcabbJe
-보안상	ab.G.ca
-보여	Gaabaaa
-보여요	dHcEbbc
-보여줘	JcaaabbcHdb
-보이게	KbababcdJeb
-보이는	bbH.aaa
-보임	cJabaaacHcb
-보호자	JbbababbadG
-복구	d.abbaIcIdb
-복된	abHbba
-복붙돼	aaGaaaa
-복사	Mcab.cceHca
-본문	Iab.abc
-본사	Gaa.b.b
-본어	Gaaaaab
-봇이	Iabbaab
-봐서	bHcaaaa
-봐야	Icaaaaa
-봐주실	a..Eaba
-봐줘	bdcGbGccCAa
-부모	EbCabba
-부분	edEHBcccKga
-부분만	bbJaababFbb
-부에	bccbGcFadJe
-부탁	hAeADDBeBFb
-부터	GAbbBbddg.K
-부하	.abaFaabfCE
-분	.dEFBceeG.b
-분리	.cJbbabbGfA
-분마다	cGbbaDc
-분만	bbJaababFbb
-분석	ab.baGa
-분석만	aaabaGa
-분으로	cedaaDJJcdc
-분이	cEbCaab
-분이나	.bbb.Hb
-불까지	.......acHd
-붙돼	aaGaaaa
-붙여줘	McbabbbdeKc
-붙이고	Gab.aabbdHb
-뷰를	AbbFaaa
-뷰해	b.bGac
-뷰해줘	dabLa.ccLgb
-브랜치	baaIacbbEba
-브러리	bbDebJb
-블록	cCIcbac
-블에	CcbdaKcdIbc
-블이랑	Fb..aab
-비교	cabaaJabfLc
-비교표	baabaIa
-비교해	babbaIabdIc
-비를	Jbbbabb
-비번	Gbaaaaa
-비스	CcAc..BdfbM
-비스는	.HcabaabdKd
-비스랑	........dGd
-비스로	dcNaabbbdfM
-비스를	D.bbbBbad.E
-비용이	DcbcaGb
-빈	dHabCbcbFfB
-빌드	BbHecbBfCFd
-빌드가	bcbbaIBbHda
-빙하고	Ga...cabcHc
-빠르게	dBJbacccHda
-빠져	cIbaa.c
-빠져서	bIaabab
-빼고	.......ccJd
-빼기	IAcbb.cdIda
-빼줘	deFbbbHHdbb
-뽑아	FcDcbaa
-사	aa.caGa
-사내	L.bbbbdehFF
-사람	AEccbHedJcc
-사말	bacaaaI
-사에서	Hbbaa.b
-사용	EbcbbcFcDfF
-사용자	Be.c.CC
-사이즈	cbJ.aab
-사이트	IdbbbbC
-사자용	eaaaa.JbKfb
-사장님	Fa..aac
-사진	I.bba.cbbGc
-사항	JabBcbccdKd
-사해	bbdIcDbbBFf
-사해서	daaaaIbbeJb
-사해줘	.bbd.Ia
-삭제	KaadCcecCEe
-삭제할	JbbbaabcdJc
-산기	cbaaJaabIeb
-산이	aFaCbbb
-상담	JcbaaabdAbF
-상담원	Gba...b
-상세	FDBbbbedAEc
-상세에	Gba..aa
-상수	bbJ.a.eFdba
-상태	BaFaaadebF
-상품	HaJcccgfJgC
-상품을	Faaaaba
-상한	ccaFDc
-새	EfBAe.CfcHA
-새로	FgcC.eF.g.F
-새벽	EAeceCE
-색	babbaaI
-색으로	KcbabbbcHbb
-색을	AbccbcKHcdb
-색창	Jdb.aac
-색창에	.Ga.acbdFab
-생겨요	bGa..ac
-생기면	Faa.aabbGbb
-생산	IababbabbdH
-서가	GbDbbbb
-서도	.aabaGa
-서로	eEadcBFdHca
-서를	DcbcaeI
-서만	fFIabbeEAdb
-서버	He.bb.B.efK
-서버가	CFbaabccEc
-서버는	cDabaEb
-서버를	dbH.aab.deI
-서버에	IedbccGecFB
-서부터	Hc.aa.c
-서비스	CcAc..BdfbM
-서에	gAcbFbG
-서요	da.IababF.e
-서의	cabcGaD
-서화	baabaaIcIcc
-석만	aaabaGa
-석해서	b.dc.McbAGf
-선스	cabaabI
-선택	DCcbbdEbFbb
-선택지	Ibaaabb
-선택한	.......bIdb
-선해줘	dcKbaba
-설	.......dIcb
-설계	FbaEaebaagH
-설명	adefcMFdKdc
-설명해	c.acaH
-설정	DCbcbdEfNec
-설정해	aabaaaG
-설치	adbaa.H
-성되게	Ibaab.dcfKb
-성한	baaF.aa
-성할	d.FbaBa
-성해	.becGaCcGac
-성해줘	cdEdCcEcaaF
-세	jEIAbabeGa
-세가	bIababa
-세금	BCccEbb
-세션	.BfccDF
-세에	Gba..aa
-세요	BdCBaeBbCBc
-세팅	bbbcDbG
-센서	bGDcbad
-센터	bdaabaKHhcC
-센트	aHabaab
-센트리	Ibaaabb
-셀로	DBbaaabbEab
-셋	cHaaaaaadId
-션에	acbEacE
-션이	F.cDbccbGda
-소가	bHc..aa
-소되면	Iabbaab
-소를	bEbaaaB
-소리	Ibabaaa
-소셜	GGacbcddcJb
-소스	baaJbc.bdIc
-소용이	bJabbba
-소켓	bEbbaBa
-소해도	cIabaaa
-속도	cbFbaEb
-속도를	baIaaab
-속성	c.bbH.b
-속적	baaacaHbJdc
-손으로	Cbb.Eba.aEc
-송을	Hcbaaaa
-송장	EEccDceeBEb
-수	QgaaaecfFDd
-수가	dH.BBbfeG.c
-수납	JabbbbbbbdI
-수는	babcaJacGca
-수로	bAGAbbc
-수료증	HabaaabbbcG
-수를	IbcbfaF
-수만	.......aGea
-수명	.bKabaeHcea
-수문자	dHa.a.a
-수에	dacaHaBdJea
-수의	bbHbCbb
-수점이	bHbaaaa
-수정	HFgbcdBAhLe
-수정은	ddcEBHbaGea
-수정한	ab.Iabb
-수정해	bAabaaF
-수형	.......cbGb
-순수	.......bbHd
-순으로	FbbCaba
-순하게	bbKbaca
-숫자만	cbcbbGE
-쉽게	cbFbcGb
-스가	.......bE.c
-스냅샷	cbbbMbbcFAc
-스는	aHAbbbbcbJe
-스랑	........dGd
-스로	hEKdcbAeCfH
-스를	bbB.CAccCdC
-스무	bbGbBca
-스별로	acIaaaa
-스에	AcAfcGC
-스에서	eDAedBGhDCA
-스위트	cba.GaaccLe
-스장	Fab.aaa
-스크	DabbbEb
-스크롤	bHaaaaa
-스타트	cbJbaab
-스템	DbgEbFdcgFD
-스템을	EaCbabbabgK
-스토어	AcEbbcC
-스트	dfdbUccdHAe
-스트가	hCcaNbbcD.b
-스트로	ccEcGbb
-스트를	ebdbP.cd.CA
-스트와	J.abd.b
-슬랙	FIcbbcedAFc
-습니다	BE.AbdbaC.b
-승인	EcbIcccbFac
-시	dHdbccHFAdc
-시가	bLaba.eeJdb
-시간	CAEcc.bbFe
-시간이	cGcccGcdIcb
-시고	BbcEbdDbGda
-시글	EFbaacccMgb
-시는	abacCEa
-시도	dbCAFbbbHdb
-시됨	bHb...c
-시를	.......bGcb
-시리얼	Gbbaaaa
-시면	beaDBbDDCeb
-시보드	IdDbbbc
-시성	abbHaca
-시스템	DbgEbFdcgFD
-시에	EKbacbhhJ.b
-시지	JiedAEBadGb
-시지가	cKcaaabcJeb
-시지는	Jcb.aaccbHc
-시터	Hbb.b.c
-시판	AC.dCEhfBGd
-시판을	F.bbaaa
-시피를	HAbbbbb
-시하면	eEbbbbGaHcd
-시험	.Gaaabb
-식으로	DbacaFb
-식을	bbHaaaa
-신고	Hd..a.c
-신규	GccbcbFeAcG
-신으로	baaa.bGdIcb
-신입이	aaaFaab
-신저	Hbaaaaa
-실시간	Ibb.a.bbdCD
-실제로	DccbbHb
-실패	A.cbGbbcHcb
-심사	EdcEBcc
-십니다	AFbaabb
-싶어요	LdFdbcdgB.D
-싹	.......adHb
-써서	aabbHaabHdb
-써줘	eed.FdKfKbc
-썬에서	abIbbab
-썸네일	Hbabaaa
-쓰고	DBacA.ccbEa
-쓰기	bEbbbFcdJdb
-쓰는	ahCfdJFGBfc
-쓰던	aaF.a.c
-쓰면	cLbbbaacJdc
-쓰이고	baabaGa
-쓸	Hbbaaaa
-씨가	cKababacHcb
-아가요	cKbaaabdJcd
-아간	dGabDbb
-아니라	aAcabbG
-아래로	cdJ..acdIda
-아무	BGbabbbcGca
-아무도	bdCbEBaaFcb
-아봐	bbbbaLbbIeb
-아봐줘	abacaJacHdb
-아서	FFaedCedGba
-아야	bAGe.bAbgJa
-아예	Fb.aa.a
-아요	CGfAcabaACc
-아웃	dFacbdIHaeb
-아이디	HbaaaabbdIb
-아이폰	.Gbaaaa
-아줘	AcCfeEEeHAd
-아직	.bCbcGc
-아타기	abHaaabcbHc
-악해서	a.ccaIa
-악해줘	aaba.Ea
-안	ePddCccbHbd
-안내	bBdcbaIGBgb
-안내문	acb.a.H
-안상	ab.G.ca
-안에	cBFcBd
-안에서	.......bdHc
-안으로	bbLaabcdJdb
-안이	bHaaaba
-않는	.bJcabb
-않음	aGbaaaa
-알고	aabbaH
-알려줘	dddEbMdeJad
-알림	IaAcc.dggJD
-알림이	cG.aaaa
-알림톡	aGbdbcE
-알아봐	aabbbJb
-애플	.......bfHa
-액션	ebdbacQdKfb
-액이	eObababdKaf
-앨범	Ibbbaaa
-앱	EA..acabcdI
-앱까지	HadbbBaaBgF
-앱에	BbAbaDcacIe
-앱을	aDbabbE
-앱이랑	Gba.baa
-야간	cDdcaIbdHcb
-야만	bGaaaaa
-약관	AdbbbcKHdac
-약을	.......acHd
-약이	EEbbbbc
-약점을	bbcHbCbacHc
-양은	bcG.a.abaFc
-양쪽	EDcabaabcHc
-얗게	eKa.aadbGdb
-어가	GCcbbbc
-어가게	Gbbaaaa
-어가면	eLbaaabbIdc
-어가야	GGdcbdb
-어내고	abHba.bccLe
-어느	eecAbIDbIfa
-어두기	babbJaa
-어드민	JcaababbAdE
-어디가	........cFc
-어디서	dcaeaPceLeb
-어디에	aaac.Ga
-어딘지	c.cCaGbabGc
-어때	bbaGab
-어떤	dbaaaKbbJec
-어떤지	babGab
-어떻게	fdcECHdbEDf
-어로	dc.ccbNcaIe
-어보고	baaFab
-어보기	Ibbbaaa
-어보는	FcaaDbbcGcb
-어서	bBCaAabcDCc
-어야	FhA.AcDagCE
-어에	LEccddcdMed
-어에서	FAbaabb
-어오고	cIb.aaa
-어오는	Fba.aab
-어와요	.......cIdb
-어요	GFAcafdaHfa
-어제	fAeEdHAdKeb
-어져요	bIbaaaabHdb
-어줄	.aGbbba
-어줘	MhcaCbbgAGa
-어지면	HEcbcbbbHcc
-어진	DbGbccb
-언제	bbbbaJa
-언트	.......aadF
-언트를	a.JbbaccIae
-얼마나	GbbdaEccIea
-업로드	CFfCdeDBCgB
-업이	GFbcbbdcJec
-업하는	Iba.aac
-없고	DcCaaab
-없네	.......bGcb
-없네요	bGbDabcbGda
-없는	DFdc..ceDBb
-없는지	bdbJaaabHea
-없어	.bE.Aac
-없어서	DebaDbB
-없어야	caF.aa
-없어요	cBcDD.ccIe
-없으면	Gaabab
-없음	dCDbEdb
-없이	CABCbddeEbB
-었는지	aabEaAa
-었어요	BHcab.d
-었으면	KcbaaabcKfb
-에	GibabbIJade
-에게	FcabcaE
-에는	.JdcaCedFBd
-에디터	Kbbaaac
-에러	dCbEcbDCaBd
-에러가	.......bIfa
-에서	BGAbfb.cEAd
-에서만	fFIabbeEAdb
-에선	dDdcbED
-에요	BBAdabAaaFd
-에픽	HaaaabbbccH
-엑셀	aFbaBbbbIfa
-엑셀로	DBbaaabbEab
-엔드	.bFCAcebfDD
-여러	JCccbbccJdd
-여부	CcbGbab
-여야	.......EebC
-여요	eKdEbbc
-여줘	LhLbcdhhCHc
-역변수	aaHaaac
-역을	Hbbba.a
-역이	bIaaaab
-역할	HaaaaabbcId
-연도	bbdbDaHFcca
-연동	ABABefDbbHe
-연동이	AIbbbbbdF.c
-열	IdCccBcdH.d
-영상	LGdccddeGfE
-영어로	babaaaHbdHc
-영에	.aaF.c
-영에서	aaaIaba
-영자가	Gba.aaa
-옆에	JbababcdIcb
-옆으로	bIaaaab
-예매	.......bbHc
-예순	cbGcCaabcGc
-예약	DCcbbbA.acD
-예약이	DEbbbbc
-예외	bbbCGbb
-예요	.eBdcFDCeEc
-예전	.......cHcb
-옛날	DCddcdGHAed
-오게	HgFcAd.aGcc
-오고	AGcaaabcGca
-오나요	bb.b.G
-오는	LeccbEdeEDc
-오늘	dIbdaEc
-오면	FHddcAddcKd
-오스크	Gaa.bab
-오타	ghBabbRPifa
-오피스	EcaaDac
-온다는	cG.aaaa
-온라인	Hbaaaab
-온보딩	.baaaaF
-올려줘	bdebEbIDBbd
-올리고	CDbbecE
-올리기	FcbcGcbbHcb
-올리면	DKccccddKeb
-올린	dBbJbbccHdb
-올릴	EdcbbbHcJdc
-올림	cEbCCcccFac
-옮겨줘	acdaaaJdIcb
-옮기면	aaac.Fa
-옴	dKaabbabJec
-옵니다	BOdbbcfcNgc
-옵션	KbEcccefH.c
-옵션이	Gbaaaaa
-와야	EAa.abb
-와요	bSebbcdfOed
-완성	Hbc.a.bdHd
-왔어요	bKbabbccJec
-왜	gKecbJecLgb
-요금제	GcecAcF
-요일	cHdbbGceKdb
-요청	BaeEceGDcBc
-요해	CAbbbEcbbGb
-요해요	GcbaCbb
-용	.......cJdc
-용되는	aHbbaaa
-용이	.IcdcEcdEAc
-용자	Be.c.CC
-용자가	FEbbacb
-용하지	CbHcacb
-우기	EcGbabd
-우는	FadcCAb
-우드	Gabaaab
-우리	GfbabGcdhJB
-우리가	bbbbaIa
-우스	MccbbacdKdc
-우에서	bIaaabc
-우저	FccabbE
-운영	CefddFHAgDB
-운영에	.aaF.c
-운이	cIaaaaa
-운전자	Gaa.b.b
-움말	abaabaHbdJc
-워줘	HhjbEdKFEgc
-워커	cbbbaAIHacc
-워크	c.BbEaabEfC
-원가입	EBbaBbdeCEc
-원씩	bJabbbabHcb
-원이	aEcdCCcdIbc
-원인	cGcdcJccKga
-원인만	abbb.HaaGea
-원표에	HaaaaabbIcc
-월	EBeeCeECcEe
-웨어	Cd.BBc.cEfD
-웨어가	GCcbbbc
-웹	DeaBBbaaddI
-웹까지	BbG.c.c
-웹훅	.......cKcd
-웹훅이	cEbcbGaaHcc
-위로	BGca..d
-위에	JdDbbbd
-위치	HEccbbccBEd
-위치로	HaaababcHcb
-위트	cba.GaaccLe
-위해	Ibbaaaa
-위험	..aHaea
-위험한	babHabaaFca
-유가	acbb.Kc
-유까지	Ic.bbaa
-유닛	acbaIaa
-유틸에	babaHaa
-유효성	bbHba.a
-율은	abacaIabGcb
-으로	.eDAedKGbae
-으면	KJhabfehPdd
-은	BbccbbI
-은지	bbbHa.bbaEb
-은행	Icb.aab
-을	fAGaccEHeAe
-을까	bacb.IadaHc
-을까요	BdEBdCdcDAb
-을지	b.ac.F
-음부터	Bca.BaB.cdG
-음성	HEcbbcccIcb
-응답	eDGdcdDeDEd
-응답에	Fbb.a.b
-응답은	b.F.aab
-응이	dIaaaabcGca
-의	ahF.fAGMedc
-의가	DGbbbcbcHda
-의견	caaJaabcHda
-의록	Gaa.b.c
-의사	Faaaaaa
-의존성	cbBbabGfLeb
-의하기	Faaa.ac
-이	hFdKcGifMfa
-이가	.......cIeb
-이거	cIaaabbcGbb
-이게	NcbbbbcdKeb
-이고	adabAEBcfHA
-이나	cddFbJc
-이너가	aIc.abc
-이는	abG.aaabdAF
-이는데	cbIaaaa
-이더	.bbFAbb
-이더용	GabaaaabbdH
-이도	AaabbGb
-이드	fA.cAcJdGdA
-이디	HbaaaabbdIb
-이라	cAEDccbcHcb
-이라고	ebAbbBGHccb
-이랑	D.AdABdcBGe
-이렇게	aabGa.b
-이름	CfIbdcCHdac
-이름에	bHEbbcc
-이름은	abc.aaI
-이름을	baHbDagFcca
-이머	Ibabaaa
-이먼츠	JbabbbbbdJd
-이메일	EaAcAbaAgJd
-이면	.AFcCeb
-이모지	.Hcaabb
-이미	HaAaAbfbLgc
-이미지	ACDdedDBCbc
-이버	.aECbbc
-이번	IbbBacb
-이블	HbeAbDdcaGc
-이블에	CcbdaKcdIbc
-이상한	ccaFDc
-이선스	cabaabI
-이션	DaFEdefeIBf
-이션에	acbEacE
-이션이	aaaIaba
-이슈	.FbcFcccGbb
-이스	cddHMeeca.D
-이스를	a.abHca
-이썬	FdFbcbb
-이어	accEaDbaGf
-이어야	.ddDaaG
-이어에	KbabbbbcJdc
-이언트	.......aadF
-이에요	bDBd.aB.ABc
-이요	DbABbbbacFb
-이유	baccbBIcIea
-이유가	abbbaKcbFca
-이점	aabaaGa
-이즈	bcJ.abb
-이지	a.Cc.cDDBbd
-이지가	.Gaa..e
-이지랑	Faa.aaa
-이지로	bIbaaaa
-이지에	FDcdbcB.Khc
-이징	A.debCHdLed
-이징에	baaaabH
-이터	DebEACedbCC
-이터가	cGabaCb
-이터를	EcdbbJd
-이트	F.daddHDbcA
-이티브	aaaaaFa
-이팔	Haca..c
-이폰	.Gbaaaa
-이후로	bI.a.adaFcb
-인	aHbaaabcHcc
-인가요	adbcaLabFbb
-인강	Gbaabaa
-인데	fHAeEEgAGed
-인만	acbc.JabHea
-인사	IabaabbbccH
-인사말	bacaaaI
-인은	EbCaaac
-인을	CFacaacccIc
-인이	.JdcbBdeEBb
-인이랑	.......acIe
-인정보	a.bHbaa
-인증	Kc.B.bjgaMe
-인증서	eGcbbaFcHcb
-인지	dccBbMcdFAc
-인창	KabcabacHcb
-인트	A.dcaBDcGac
-인트가	.......cLfc
-인하고	dIbbCbbcGbc
-인하는	AbbcKdb
-인하면	cGaaaaa
-인할	.......bdGa
-인해줘	GcdHccb
-일	LgedBFeeMga
-일도	K..b.de
-일로	dGbddCEBDdc
-일반	Fab.b.a
-일본어	Gaaaaab
-일부	bJbbbba
-일부터	dHb.aaaaKgc
-일어	.Haabac
-일에	dDDedAEECfb
-일에서	EHcbbbeeLeb
-일은	HdCccCedJdb
-일을	AFdAdeF
-일이	fNcadAa.Gaf
-일이랑	HbaaaabbcHc
-일정	HcaaaabcdAF
-일정을	Gbaaaaa
-일해야	baHabaa
-읽고	baaGab
-읽기	aaHaaca
-읽다가	G.baaaa
-읽은	FEbbbbccIdb
-읽을	BdDBccAcFac
-읽음	Ibaaabb
-임아웃	dFfbbbIHadb
-임존	.......dGca
-임포터	ebEcDcEcFba
-입니다	bEebb.EcaAC
-입력	bEbaBab
-입이	aCaFbcb
-입이랑	Gb.abaaafIb
-입자	Haaaaac
-입하고	IbabaabbdJe
-있게	Ic.bbcBdCEd
-있나	EcbGcbbbHcc
-있나요	EcdA.EdcaEa
-있네요	aFbbabA
-있는	aAE.aca.cDa
-있는거	cac.a.H
-있는데	beaCbBE
-있는지	dddIbHcdIdb
-있던데	aaFaaaa
-있어	EdcCbDcbGca
-있어서	aBEccBbbF.d
-있어야	FbcbDdBcaDa
-있어요	BBbdBeEDaab
-있으면	JAeDBdheFCd
-있음	Dd.b.bDCDcd
-자가	CFdaAcbeFCd
-자기	GFcbbdccLgc
-자까지	Fb..aaa
-자꾸	ANcdbccdG.c
-자는	bca.aaH
-자동	CCddddIeKae
-자동화	bac.Iab
-자들이	AGaaabb
-자마자	bLcbabcdJcc
-자만	cAeccFGE.ae
-자면	bHaaaba
-자용	caaab.HbGfA
-자인	CbcbCDbbabE
-자체	.ad.a.F
-자한테	GDcaabdbJec
-작게	BbcaaaF
-작성	afDdJfCeEdE
-작성한	baaF.aa
-작성해	.becGaCcGac
-작업	JcbbDbe
-작은	dcKabaadCCb
-작하는	bbHaaaa
-작하면	bHbaaaa
-잘	dDAGbcccHdb
-잘려요	bHc.aaa
-잡아	aIbabaa
-잡아야	cGbaaaaacFc
-장님	Fa..aac
-장님용	GabaaaabbdH
-장단점	bbdbaMbbfLc
-장번호	Fca.a.b
-장비	IbbbaabbcId
-장소	.ecGAdCdgJA
-장애	dBbbbCFbFca
-장에서	caF.aa
-장을	Hbabaaa
-장하는	EcabaDbbbGd
-장한	aG...cc
-재고	GDCdaeeee.J
-재고가	bGcbDcaaaFd
-재설정	dIabCbcdJea
-재시도	dbCAFbbbHdb
-재작성	.aFba.aaadG
-저장	FIcbbgaaF.e
-저장소	.ecGAdCdgJA
-저장한	aG...cc
-저희	AabEbCcbFab
-적	bJacaab
-적만	aaaHaca
-적으로	dHBDdddcAFc
-적이	bHaaaaa
-적해서	aacaaHa
-적화	bcIaaaa
-전	ddcGDDecaGd
-전략	bbJaabbdHca
-전부	gAFdCbCjfKE
-전부에	bbcbEcFacIe
-전에	F.gLdbefNga
-전역	aaIaaaceIbb
-전으로	Bbcaa.E
-전자	Hba.b.b.beG
-전체	adcH.FfdkPa
-전체를	.bHCccccgeN
-전체의	baaIaca
-전투	........cdG
-전한지	bbaIaaa
-전환	baHac.a
-전환해	baGca
-절차를	dabb.bKbIfa
-점검	aAcFbBd
-점수	DcdGDdccIdb
-점수는	aaacaHa
-점에서	bacJababDAd
-점을	cbdKbBbbaGd
-점이	dFaCaba.cFc
-접근성	babLabbbaFc
-접수	Gaaaaaa
-접혀요	bIaaaac
-정규식	ab.Gac
-정도	beBCAbD
-정렬	DdcECbbcHcb
-정리	ecKed.FeI.d
-정리해	dbFCdeGbHdb
-정보	EbdEcCcecFA
-정보를	Ibbaaac
-정산	ACd.cAC.eAC
-정상	cIbbBbbcIdb
-정은	eccEAHbbEab
-정을	PcbbeadeEBc
-정하면	bHaaaba
-정한	ab.Iabb
-정할	HbbbaBbcGac
-정해	b.bbaaI
-정해줘	g.c.bAKaEAe
-제	aacHaeD
-제가	aAdLccbcIcc
-제거	bbbaaaH
-제대로	ccbGCeCdCDc
-제도	H.baabb
-제랑	Iabaaac
-제로	CdcBbGb
-제목	CceaabJHeAd
-제부터	cG.aab
-제인	bGaaaaa
-제일	BccdDHcdFBd
-제출	dGaDabcdIda
-제품	EbFbbbcbbbF
-제하는	Fba.a.a
-제한	GedDcbDAHgb
-제할	K.cbbbcceLd
-젝트	BbDD.edddFA
-져나옴	bIaaaab
-져서	fLabbBccJfa
-져요	dRbadcceI.d
-조를	a..caHb
-조사	dbbbaMbcBFd
-조사해	ababaF
-조회	MdcaaaddeNe
-조회를	Habaabb
-존성	cbBbabGfLeb
-좀	biHDAEgfI.c
-좀요	EcbGbcb
-종	AbbbbGa
-좋을지	b.bc.F
-좌석	aHcaaaa
-주	HcdbbEc
-주간	Jbbabab
-주고	BEbaaabbaFc
-주는	Qcc.bbgeGab
-주라	GeECccd
-주면	Gbbaa.a
-주문	ACEd.aeeC.B
-주문이	BEecCBdbAEd
-주석	dbJdbbE
-주세요	BeD..dCbBBc
-주소가	bHc..aa
-주시면	beaDBbDDCeb
-주실	AcdEC.b
-주에	bbbaGaabGda
-주에서	baaG.ca
-주요	aaaaF.aadId
-주입	aaIabac
-죽네요	aHbaaaa
-죽어요	aHc.aabFabc
-준으로	.......bGbb
-줄	aBEdfdGKh.c
-줄래	FccCDecbFda
-줄러	BDbDbe
-줄여줘	cdN..bfgJba
-줄이	.......cIbd
-줄짜리	acHba.acHbb
-중	bBbaaEaadHc
-중고	HbabbaaacdG
-중복	bDHeAcccKeb
-중복된	abHbba
-중에	aCbcADc
-중일	Gcaaaaa
-중첩	cbNcbcacIdc
-중첩된	baIbaca
-줘요	dcdEBdG
-줬으면	Hcaaaaa
-증서	eGcbbaFcHcb
-증하는	cbcbEGbcGbb
-증해야	Jbaabbb
-지가	bKBcaAheKdb
-지금	DdccaJcdE.a
-지금은	HdcaC.bb.Ca
-지난	H.dcbcCdEBc
-지는	Cbb.cEa.eGa
-지도	FEcbbbc
-지돼요	abbbaIa
-지랑	Faa.aaa
-지로	bIbaaaa
-지를	CdedCCCc.Hd
-지막	DFabbbdBFce
-지면	EACcdcB
-지사항	JabacbbbeKd
-지속적	baaacaHbJdc
-지수	KcbababbIdc
-지에	EAddbcGEFic
-지에서	AKcaaafdIe
-지요	HbaaaabbdAE
-지우기	EcGbabd
-지우는	Hcbaaa
-지워줘	cdg.aaPJfbb
-지원	JdccbEc
-지적만	aaaHaca
-지토리	cbDbFbbcaHd
-지표	JbbbaabcIcc
-지해도	abaIabbcGba
-직에	cbaaHa
-직원	Jbbaaac
-직을	bcKbbbacJdc
-직접	.AccbaGcaEa
-직하게	bbcKaaabHdb
-진료	Fabaa.a
-진짜	.......BdGd
-진행	AGabbab
-진행률	Hcaaaaa
-집계	IcFbcccdAGd
-집니다	dJbabaacEAc
-징에	baaaabH
-짜가	cFbabbC
-짜리	ccHDbbb
-짜줘	babbIaacIdb
-짠	caAJbcacFeB
-째로	EACAbdeeAcG
-쪼개줘	acFaa.acHcb
-쪽	ccbbGbE
-쪽엔	.......bcHc
-쪽은	EAEbbddeEAb
-찍혀	cGcbbbE
-찍히는	bcAaaIb
-차를	dabb.bKbIfa
-차이점	aabaaGa
-차트	.DdEcdAfGCd
-찮은지	aaaIadabEab
-창	LdabacabGcb
-창고	F.aaa.c
-창에	BGa.acdeHab
-창을	cJcaaba
-창이	cGaaaaa
-찾아서	bHbccFbcIeb
-찾아줘	aacbaIabGdb
-채널에	HbaaabbbdHb
-채로	cIaaaaa
-채팅	JbbaabbdeCF
-처를	a.bH.da
-처리	Bf.LFjeeHCf
-처리된	baJba.c
-천인	Jbbbaca
-천해줘	c.bb.Ia
-첨부	Haaaaab
-첩된	baIbaca
-첫	bGaaaaa
-체가	DbBcbCbcDa
-체를	.bHCccccgeN
-체에서	aaGAa.ecbJe
-체의	baaIaca
-체크	BbbGbbbbGcc
-체해	.bHba.c
-쳐야	cHb.baabdJd
-쳐줘	dDDbgdIIafb
-초	fCJbcdBcJeb
-초로	acdbaaMJfbb
-초록	babbaaI
-초에서	abbaa.G
-총액이	bGaaaaa
-최대	abcba.H
-최신	abcab.HcKec
-최적화	bcIaaaa
-추가	OggdDdCJ.de
-추가해	HdcdAbCeIac
-추천	FcbbaDb
-추천인	Jbbbaca
-축해줘	.......ae.F
-취소	bdcEBcF
-치가	cHCbbbcdHda
-치고	Gcaaaaa
-치로	HaaababcHcb
-치면	KbbabaddJcb
-칠이나	abbbaIa
-침하면	cKabbabbIcc
-카드	Iaaacab
-카오	ADcAcdCdcKc
-카카오	ADcAcdCdcKc
-칸에	JcaaaacdIcb
-캐시	deBDcBCbIeb
-캘린더	DGcbabbbAEc
-커가	bIaaabb
-커밋	eadIccGcKfb
-커밋한	a.aFaaabFca
-컬럼	EEcbaaccGac
-케이스	cbebQadbKgc
-케줄러	BDbDbe
-켈레톤	Hbaaaaa
-켜기	Jaababb
-코드	cgCPBcgfIab
-코드가	dBHFddccJeb
-코드는	bdcCaEB
-코드를	dcDIAcceCB
-코드상	bbabaIa
-코드에	dcddDEEcIdb
-코멘트	babJbab
-콘솔	Iada..c
-콜드	cbJbaab
-콜백	bcGDbaceLdb
-쿠폰	.HdcCaddH.c
-쿼리	ifOEcBedEBc
-퀴즈	HabaaabbbcG
-큐	DdfcA.GeFgE
-크가	bKbbabceGAc
-크기는	bbbb.aI
-크로	Ibaaaba
-크론	cEccbAE
-크론이	aIaa.bcdHcb
-크롤	bHaaaaa
-크롤이	fFIbbbbcIcc
-크립트	KeF.ecccDFf
-크모드	GDbbbbccHcb
-크플로	abdb.cKdAFc
-크해도	cLabbbbbHdb
-클래스	ddKbEAfbaIe
-키보드	EEcbbbbbIcc
-키지	cbbaaBFcIdb
-키텍처	caCHbdaaeKe
-타기	abHaaabcbHc
-타이머	Ibabaaa
-타임존	.......dGca
-타입	ccLcBbcdAHe
-타트	cbJbaab
-탁해요	BddDccG
-탈퇴	dJb.abb
-탈퇴한	eJbaaAb
-태그	ccaa.bKbGcb
-태그를	cba.aaH
-태에서	cGCbaba
-택배	Ibaaabb
-택지	Ibaaabb
-택한	.......bIdb
-탭	cFcaaaD
-탭의	abc.aaI
-탭이	bGaaaaa
-터가	EHcdcAdcIcc
-터로더	bIcabaa
-터를	EcdbbJd
-터링	.cdCbbHb.dF
-터에	EDddcaC.Ecb
-턴으로	bbJaabbdHca
-테넌트	J.eabaa
-테라폼	c.dEbaEcDeD
-테스트	dddbVbefJAe
-테우스	LbbbbacdJdc
-테이블	HbeAbDdcaGc
-테이징	cAccbDFcIcc
-텍처	caCHbdaaeKe
-텍처를	a.bH.da
-템을	EaCbabbabgK
-템플릿	cGcbFad
-토글	Gaaaa.c
-토리	cbDcHbbc.Gd
-토리지	Hbb.aab
-토어	AcEbbcC
-토큰	.......bD.b
-토해줘	a.aGaba
-통계	CAAaaaddaBC
-통운	JbbaaabcdIb
-통일	abHbaaabcHc
-통째로	EACAbdeeAcG
-통합	.eedHBCeCaC
-통화	DGbbacc
-퇴한	eJbaaAb
-투자	FabDbbb
-툴팁	Iaabacb
-튀는	.babaFabHda
-트가	eFacKbfdJe
-트까지	DaaaBaa.bfH
-트로	.eJdFcdegEG
-트롤러	ccGcFbb
-트를	fADdMbffdHB
-트리	Ib.aabc
-트별	F.faaEc
-트에	CadbFCddGAd
-트에서	eE.daFabDgD
-트엔드	a.Gba.cc.Jg
-트와	G.Caf.c
-트팜	Gabaaab
-트하고	bIaaaac
-튼을	BDaaaaccFca
-튼이	FEbabbcdIda
-틀려요	bHabaaa
-틀린	ceDabaG
-티스	bbbbaDG
-티켓	Labbadb
-틸에	babaHaa
-팀에서	dCbbb.GaHeb
-팀이	FdceaECcaD
-파고	Faa.baa
-파서	.......bFca
-파서에	db.aG
-파이	CHbbabb
-파이썬	FdFbcbb
-파일	gEFeDeAbCHh
-파일도	K..b.de
-파일에	deFccDE
-파일은	Hbbaaab
-파일을	ADcBdcCdFAc
-판단	abaGaba
-판매자	Faabb..aAeD
-판을	F.bbaaa
-판해줘	bacJaaa
-팝업	.bbaaaG
-패키지	cbbaaBFcIdb
-패하면	IhbbEab
-퍼런스	bcaaabJ.fHb
-퍼센트	aHabaab
-펌웨어	EbcabaC
-페이지	c.Cb.cEEAad
-페이징	Iaacaaa
-페이팔	Haca..c
-펫시터	Hbb.b.c
-펴보고	abbHaba
-펴자	baIbbb
-평가해	b.bIab
-포넌트	.fH.HdffCJh
-포맷	baKbaba
-포인트	A.dcaBDcGac
-포터	fcGcDdDcHda
-포털	Icaaabbbc.E
-포트	BbAddeLJaed
-포함	FabdDabcBdF
-포해줘	cbaabbKcIcc
-폰에서	cGaaaaa
-폰을	aGaaaaa
-폴더	.......GcAe
-폼	DcFabbb
-폼에서	Kbaaabc
-폼을	Gbaaa.aacdH
-표	aeGcGbccIcb
-표가	dEccbcI
-표로	GcbabDb
-표시됨	bHb...c
-표에	IcbaaabcKec
-푸시	G.bcACfdbKe
-푸시가	bJaaaccbGcb
-푸터	bcdabbNKedb
-푸터에	HecbcaFCFfc
-품으로	Habaaab
-품을	Iacaaaa
-품절	Jbbaaab
-품질	DcdFdDcdbHb
-프라인	Ffeca.IeaEA
-프레시	AHbbbbb
-프로	FcDbbab
-프로필	DEdbccBAGhA
-프론트	aBADbcb.eLf
-프트	Haaaaac
-플랫폼	Hb..bbcabeH
-플로	abdb.cKdAFc
-플릿	cGcbFad
-플릿을	bbIabaa
-피드백	bbcJab.bHdb
-피를	G.ccccDdG.c
-피스	EcaaDac
-피처	BbCccFc
-필드	bbFccbFGdCf
-필에는	bHcaaab
-필요	eGdaDDddCEc
-필요해	cBaaaFb
-필터	GdBababbGac
-하게	C.FKbflhLAe
-하고	FFaCdgdfAJe
-하기	DbbGbbcdFBe
-하나	HjdbCcH.Dbc
-하나도	eCcaIbabDAb
-하나로	ecQcbbcdHfB
-하나만	DecbCbE
-하나요	bbabaIabFca
-하는	Eh.hDFagLbc
-하는데	BIBddae.DAd
-하는지	cccebJEbG.e
-하도록	GdbacaDcHda
-하려고	AeKCadefeIA
-하려면	daacaKbbIfa
-하루	bFbbaA
-하루씩	dJaaaabcJea
-하면	eOcccCdfOed
-하세요	b.aJbca
-하얗게	eKa.aadbGdb
-하지	cACBbBcbEeA
-학부모	Eaaaaa
-학습	Jbdcc.AeCaC
-학원	Gbaaaaa
-한	BcDabdEEbab
-한글	cHcaa.adGba
-한글이	cG..aaa
-한번	ddcJbEbbDAb
-한지	dBdGdGddJdb
-한테	Jabccb.dJdb
-한통운	JbbaaabcdIb
-할	K.cbAccdCCb
-할별로	CcHbbbbcIcc
-할인	dCGcGedcIda
-함	KbCb.dffbDC
-함께	K.badac
-함수	ffFBHCg.Ifc
-함수를	J.abd.b
-함수에	dacaHaBdJea
-함수의	bbHbCbb
-함수형	.......cbGb
-합니다	E..c..ddbDB
-합이	bGbcEbc
-합쳐줘	aaGbaaa
-합해줘	baGaaaa
-해	HAEecbd
-해결	bFab..a
-해도	hObFcdeeG.b
-해서	BdcebIBecNe
-해야	.cDAAcAdDcC
-해요	BaBb.bBacEb
-해주실	babFCca
-해줄	DabcFcb
-해줘	afDAcACeH.c
-핸들러	cDcIbcbbHdb
-했는데	cHaaaaa
-했는지	GcdHcdb
-행	fFHdFbhGcca
-행률	Hcaaaaa
-행사	.......ecIa
-행을	EDecccDeDCb
-행하면	aHbaaba
-행해줘	Iabbaab
-허브	FcdbbbFfDAA
-험한	babHabaaFca
-헤더	babba.H
-헤더에	Hcaaaba
-헬름	ccbHbcD
-헬스장	Fab.aaa
-혀야	bFaaaaa
-혀요	bKbaaacdHbb
-현상	cJabababIdc
-현재	EecdAEAdJdb
-현해	Ha.baacbfJb
-현해줘	Jabbbab
-형식	Jbaabbb
-호가	dFbbbaF
-호로	Fb..a.bceH
-호를	bdbcbFH
-호자	JbbababbadG
-홈	Ga...cabcHc
-화가	.......bHcc
-화되게	Hbaaabb
-화면	CababdFBfGd
-화면과	EcCaaabacHd
-화면만	dGaa..adIda
-화면에	Kfaaaa..Ifc
-화면은	bFBabab
-화면을	aAbaGaccdLd
-화면이	.KbbbbcdFBd
-화번호	EecccAHH.dd
-화상	Hbbaaab
-화요일	abbaaH
-화하는	IaaaabbbdIc
-화해줘	bdGcbcFdEAc
-확인	eGcGbfBbHea
-확인창	KabcabacHcb
-환경	.bcb.bHcECe
-환불	dEbaFaceGBd
-환영	bdbFbbF
-환율	BABdHeddLfb
-환해	baGca
-환해줘	.......abJg
-회	HdbcGcdeIda
-회계	IababbabbdH
-회귀	bdaaNbbeG.c
-회를	Habaabb
-회사	CdcFcbB
-회원	..Fdd.BABlH
-회원이	BEcccEcdG.c
-회의록	Gaa.b.c
-획서	Habbaba..fF
-효성	bbHba.a
-후기	Gcaba.a
-후로	bI.a.adaFcb
-훅	eddHDdEdGAd
-훅으로	bbIaba.b.Fd
-훅이	cEbcbGaaHcc
-휴대폰	IcaaaabcaGb
-흐름	bacdDGa
-흐름을	caa.HbaadHc
-흰	dG.aa.a
-히게	LdbbbbabHdc
-히는	CbabbGccGac
-힙니다	cKbabbbcHac
0	jIBdAeGI.cf
0.0	.Dd.e.F.Icf
0.0.0	hegaccZYmib
[Korean letters]	CBabcaAaEac
[a call]	iBNhCFi.Kgd
[a colon]	J.ib.cECfAB
[a colour code]	lkiLFdSPfib
[a dash]	FIdbdBghaCF
[a dot file]	fCcdegVTkce
[a duration]	ddPiiAIGHkd
[a name in camel case]	gcQabEjdEa
[a name in snake case]	.eb.DCaKEkd
[a number]	kG.d.cKNecf
[a parenthesis]	CgFcAaAbA.A
[a path]	FbAIagf.Nje
[a percentage]	BDkgV.inRBf
[a question mark]	hhhKeZkhRee
[a quotation mark]	dabecBMSehf
[already there]	DbBfABaAIgc
[already there] [becomes]	fFHcdcAHeAd
[already there] [both]	Cfc.BaD
[already there] [broad]	HdbbEbbcLde
[already there] [code name]	abJabac
[already there] [element]	Mcdacb.dMha
[already there] [from nothing]	ccc.D.E
[already there] [layer of admin]	Ccb.baEdKh
[already there] [layer of api]	If.a.c.dJg
[already there] [layer of app]	GcbaCbbcEfC
[already there] [layer of data]	Aadab.FCdB
[already there] [layer of money]	fdecEFG
[already there] [layer of ui]	FcdabcEcCbB
[already there] [many]	adCbAbFdAaD
[already there] [one only]	HhabDAccLj
[already there] [product]	acb.CbE.ddG
[already there] [setting]	EAIbbcgBJjc
[already there] [shown text]	H.eaacBCDfb
[already there] ×2	JCcabbfdPic
[an address]	ffeHbdONffb
[an arrow]	ffJfBeLPlad
[an equals sign]	dMaegaELeg
[an exclamation mark]	ECaHijCEBbd
[becomes]	geGecdRUmde
[becomes] [both]	FBcbaeBBcGf
[becomes] [broad]	afEa.bEGcAd
[becomes] [candidates]	EdaHebafKad
[becomes] [code name]	fkTcCbaPlac
[becomes] [element]	gaadccTQhfc
[becomes] [foundation]	cbEaaaCdeBG
[becomes] [from nothing]	DFd.b.ceGdB
[becomes] [layer of admin]	GdAbabBdC.B
[becomes] [layer of api]	cABeaCDEhDa
[becomes] [layer of app]	gBCcbdLEaac
[becomes] [layer of data]	aGcebE.CdFd
[becomes] [layer of money]	ieECBdGMhgB
[becomes] [layer of ui]	aabbccLIjGg
[becomes] [many]	dGMeChfkALb
[becomes] [one only]	CFBd.afDBAf
[becomes] [product]	BAEec..cdBE
[becomes] [whole system]	caLaC.jigOA
[becomes] ×2	.AfdDeJFbBg
[both]	Gac.aBcfcHA
[both] [candidates]	fdbcaQbbeLe
[both] ×2	BAb.BbacmOA
[both] ×4	cFB.d.aafFB
[broad]	MadAbcdfdOe
[broad] [both]	LAc.ccddfJ
[broad] [candidates]	Ab.dbJdaeIc
[broad] ×2	PaaadeecnQ
[broad] ×4	Hca.ababdAF
[broken]	lZcc.egdNgd
[broken] [already there]	BFfbJcg.Dd
[broken] [becomes]	dLabacaGCgc
[broken] [both]	.NcbadcbcHd
[broken] [broad]	iUf..e.cOic
[broken] [candidates]	dECDd.ccFc
[broken] [code name]	iDJbEddB.Cd
[broken] [does not]	fMcBDj.cEAd
[broken] [element]	eQccaadeGAc
[broken] [foundation]	DAJccdgddeL
[broken] [from nothing]	bLdB.bffG.a
[broken] [layer of admin]	BI.cdeAdaCC
[broken] [layer of api]	cPa.dcfaeFa
[broken] [layer of app]	dNAAdddgGeE
[broken] [layer of data]	cLAccAeCcEe
[broken] [layer of money]	cOccbdabGfA
[broken] [layer of ui]	gQcbcb..Eda
[broken] [many]	bKACbhce.Gb
[broken] [not there yet]	cFAc..acFba
[broken] [occurs]	fUdbbcefSlb
[broken] [one only]	AHadDgccD.a
[broken] [product]	E.c.A.ccfEC
[broken] [setting]	iSCbabh.Igc
[broken] [shown text]	fKaccgIGBed
[broken] [trace]	fOeb..agOgb
[broken] [whole system]	egHFbAbdjHF
[broken] ×2	iUgaDg.dHAe
[broken] ×4	aFb.aaa
[candidates]	aefacVgh.Lc
[candidates] ×2	fcdAbPbchOe
[change nothing]	deB.bLbeIbb
[change nothing] [becomes]	CcbBaEeeGdB
[change nothing] [both]	dddEaFB
[change nothing] [broad]	BhCcaHacFab
[change nothing] [broken]	bgcEbFC
[change nothing] [candidates]	caab.G..gIb
[change nothing] [does not]	Aba.bJfdDCc
[change nothing] [element]	FadaaCaeLg
[change nothing] [foundation]	.aFa.ab
[change nothing] [layer of api]	bcbbaFCbEd
[change nothing] [layer of app]	aabb.F
[change nothing] [layer of data]	babba.I
[change nothing] [layer of money]	DeadaG
[change nothing] [layer of ui]	Kfbc.CdeLh
[change nothing] [make]	EgaCaDddBDb
[change nothing] [many]	be.BbG.cdH
[change nothing] [not there yet]	decd.P.aFac
[change nothing] [one only]	Aea.aJccFab
[change nothing] [product]	b.bfaJA.dHd
[change nothing] [repair]	agcBaKabFbb
[change nothing] [reshape]	ecLEbebcGab
[change nothing] [setting]	.C.AbBddG.b
[change nothing] [shown text]	FdCcaCcdJe
[change nothing] [speed]	bceC.HaabFb
[change nothing] [stays the same]	ddIdbBBcDeC
[change nothing] [trace]	FeDbbAbcHca
[change nothing] [whole system]	ebeBbEGbCEf
[change nothing] [wish]	cfbBaMbcF.c
[change nothing] ×2	dcdB.JbbD.c
[change set]	fkdVBfCdOhc
[change set] [becomes]	fecCcAKH.cd
[change set] [both]	dAAJdiDeBAB
[change set] [broad]	jcbPCAecOhc
[change set] [broken]	.D.JedecADb
[change set] [change nothing]	ceDdaKccDBc
[change set] [does not]	EgCBdHfcDDe
[change set] [element]	j.bLB.aAGec
[change set] [exchange]	dd.CbcIGbAf
[change set] [knowledge]	cffLbIecKfa
[change set] [layer of api]	eGebB.CCeCa
[change set] [layer of app]	dI.adAaagFB
[change set] [layer of data]	fGCDbcc
[change set] [layer of money]	faaGCAdeHd
[change set] [layer of ui]	DCCEg.hfECa
[change set] [make]	bdgBEcIcMib
[change set] [many]	eGGffcGeDDc
[change set] [not there yet]	Ea.gEDebGca
[change set] [occurs]	dEcBcbDbFfC
[change set] [one only]	Fh.G.eAfFbC
[change set] [question]	ahAIbDcbD.b
[change set] [repair]	dAeECcC
[change set] [reshape]	cdFJccbdKeb
[change set] [setting]	fcfI.eKGCgc
[change set] [shown text]	gAcFdbIHfAc
[change set] [speed]	aDfedGE.Geb
[change set] [stays the same]	e.HfcDBcHcb
[change set] [trace]	ddbC.BE
[change set] [whole system]	baKbbbbccHc
[change set] [wish]	cebQaebeJbc
[change set] ×2	fdcMcdGcIdb
[code name]	ehQdAcBG.cd
[code name] [both]	FCbcBcdeDDc
[code name] [broad]	BaHFadjCbcB
[code name] [candidates]	bbDcaHc.Gdc
[code name] [element]	aEcAAfDBbDd
[code name] [foundation]	baHaaacbbKf
[code name] [layer of admin]	.......ccIc
[code name] [layer of api]	bEAbba.e.Jf
[code name] [layer of app]	DAedecMdaHc
[code name] [layer of data]	aGc.a.bbeIa
[code name] [layer of money]	BfLIdciIgfD
[code name] [layer of ui]	........CAd
[code name] [many]	gBKfDdacdNg
[code name] [one only]	feO.CddHadc
[code name] [product]	FaEbbbcdDfG
[code name] [whole system]	.......daJd
[code name] ×2	dfZad.nKf.e
[documents]	hihaffZcNdg
[documents] [already there]	aba.aaG
[documents] [becomes]	BfEdbbHLfhB
[documents] [both]	LhfAebHbACb
[documents] [broad]	cddBcfRfMcd
[documents] [broken]	hC.ed.NeGb
[documents] [candidates]	cEbcDdCdG.c
[documents] [change set]	dAeIdbDdLec
[documents] [code name]	ebkEhASgPhb
[documents] [does not]	DcfGddGbHea
[documents] [element]	CagDfdK..Cc
[documents] [exchange]	FbccbaE
[documents] [foundation]	.......b.eG
[documents] [from nothing]	AHbbaae
[documents] [knowledge]	hAfc.dTfMdc
[documents] [layer of admin]	cd.bbbMcE.b
[documents] [layer of api]	aAgddcRcCFf
[documents] [layer of app]	feabBcNcKjB
[documents] [layer of data]	HdddbfLc.Ea
[documents] [layer of money]	bcdHbGd
[documents] [layer of ui]	DAfebeNgDIf
[documents] [make]	k.ccfdZgRfe
[documents] [many]	bejfcAWfgSf
[documents] [occurs]	ADcccdGcD.b
[documents] [one only]	fahCgeXfOed
[documents] [product]	cbccaDI
[documents] [question]	BgffBBMdJdb
[documents] [repair]	bhBaaaKEfaB
[documents] [reshape]	BfDddDDeCaC
[documents] [setting]	FdhccAKgGBb
[documents] [shown text]	GafbbbEJh.a
[documents] [stays the same]	IDdecdDbDdC
[documents] [trace]	BFcdbdDdLfb
[documents] [upkeep]	iebbAaSBKma
[documents] [whole system]	ed.dBCI
[documents] [wish]	ciaCceRcJcd
[documents] ×2	jdcbbbWAF.f
[does not]	gWbcbajeMcd
[does not] [already there]	EDcaCcfdF.c
[does not] [becomes]	hLGbdBhEAAg
[does not] [both]	AFAA.gcaaFd
[does not] [broad]	fRd..befGCd
[does not] [candidates]	.fACABbc.Fc
[does not] [code name]	bdGGeDfEfDd
[does not] [element]	cRfCccegJab
[does not] [foundation]	ccKaaabcfCE
[does not] [layer of admin]	Gcbaa
[does not] [layer of api]	..CcBAddeIa
[does not] [layer of app]	gMAb..dfIc
[does not] [layer of data]	.EGdBhcabHd
[does not] [layer of money]	kMbDCbebCCe
[does not] [layer of ui]	ALa..cicIdb
[does not] [many]	a.DC.ccdeIA
[does not] [not there yet]	aCDdA.dcbDA
[does not] [occurs]	cNAbbcedJe
[does not] [one only]	AGBAacfcCCc
[does not] [product]	dF.AcDcfBBC
[does not] [setting]	dLCb.fcGFge
[does not] [shown text]	aNEbBhieJf
[does not] [trace]	DEfb.cBgCGc
[does not] [whole system]	fcBbAFBagGA
[does not] ×2	BIccb.ceIac
[element]	OGfbdeecLee
[element] [both]	FEeBbbdddMe
[element] [broad]	EAd.aaBcBEd
[element] [candidates]	NecdbCcdAEb
[element] [foundation]	cBGb..d
[element] [from nothing]	D...ababAdE
[element] [layer of admin]	CAbabCadAAB
[element] [layer of api]	I..dAbceCGf
[element] [layer of app]	DGbAfAee.DA
[element] [layer of data]	HAfEbbddBEc
[element] [layer of money]	eFcB..AdEeD
[element] [layer of ui]	EFdacc.bFCh
[element] [many]	G.Ea.ici.HA
[element] [product]	GcbabAAfaBE
[element] [whole system]	baDbE.cadaG
[element] ×2	REabdfjfOed
[ends with a question mark]	jphGaZhfUlc
[exchange]	igU.ceCbkJB
[exchange] [already there]	CfBb.bEFceA
[exchange] [becomes]	dcGfcbKHiGg
[exchange] [both]	AcE.cbAeBcF
[exchange] [broad]	ACDcbCeb.Ec
[exchange] [broken]	eM.b.dbhGbC
[exchange] [candidates]	b.ebaKaadId
[exchange] [code name]	fbKcBcAbBHh
[exchange] [does not]	d.F.c.AceH
[exchange] [element]	beAJceDCAbc
[exchange] [foundation]	dcOccb.ei.N
[exchange] [from nothing]	cA.a.aDa.dE
[exchange] [layer of admin]	BBDabae
[exchange] [layer of api]	hcGeaCGBjdL
[exchange] [layer of app]	gbNcc.A.hG
[exchange] [layer of data]	fdGMchBfEaB
[exchange] [layer of money]	a.GccbAbIga
[exchange] [layer of ui]	hBIcccFChHc
[exchange] [make]	.dCac.EDafB
[exchange] [many]	gcWdbbdinNI
[exchange] [not there yet]	FdCbBbc
[exchange] [occurs]	bIccBba
[exchange] [one only]	AcIAbcdfFCd
[exchange] [product]	..IccAdfBcG
[exchange] [repair]	bCebcbKaBCc
[exchange] [setting]	ddcc.cQQle
[exchange] [shown text]	ceda.cOJceb
[exchange] [speed]	BbeFbcD
[exchange] [stays the same]	ebOaabeejHG
[exchange] [trace]	G.dcccEbaFc
[exchange] [whole system]	dcNc.acdehR
[exchange] [wish]	BgEFadadbCC
[exchange] ×2	ibUd.ebelIH
[foundation]	bePdbcAcmcT
[foundation] [both]	AeDcBdDaegM
[foundation] [broad]	Kbc.bad
[foundation] [layer of admin]	Lbbabbbbb.D
[foundation] [layer of api]	CeGcccDachL
[foundation] [layer of app]	EfCcCdBCehK
[foundation] [layer of data]	CdAbdcIachL
[foundation] [layer of money]	Kd..bcb.deI
[foundation] [layer of ui]	daFbCa.ccGa
[foundation] ×2	ddLbbcCcehO
[from nothing]	JAbb.bedfhR
[from nothing] [both]	E.ba.aa.ahI
[from nothing] [broad]	FAaaabb.ahJ
[from nothing] [layer of admin]	Ea..aab.bfH
[from nothing] [layer of api]	EB.babcaahJ
[from nothing] [layer of app]	GcbaBab.ddI
[from nothing] [layer of data]	E.dAbbBbeaH
[from nothing] [layer of money]	E.aa.ba.caE
[from nothing] [layer of ui]	ECbb.bca.jK
[from nothing] ×2	Eaa.aaa.bdG
[judgement]	hgiZddihMAf
[judgement] [already there]	Gabba.a
[judgement] [becomes]	ddeOAAdgKac
[judgement] [both]	cadS.hcd.Hd
[judgement] [broad]	gecZcdefMae
[judgement] [broken]	hBeQdAdeHAd
[judgement] [candidates]	ccbJcFceBFd
[judgement] [change nothing]	bbcL.cabbFb
[judgement] [change set]	gebYabgePka
[judgement] [code name]	abcIbb.bFbb
[judgement] [does not]	dbdLcCb
[judgement] [element]	FedNcceeMga
[judgement] [exchange]	dccOAebdIdb
[judgement] [knowledge]	geeMaJecHbc
[judgement] [layer of admin]	Ja.eaab.iI
[judgement] [layer of api]	HggLbCheGEg
[judgement] [layer of app]	.AdKeabdGAd
[judgement] [layer of data]	eefMaHdcIae
[judgement] [layer of money]	AhBL.ddfHgE
[judgement] [layer of ui]	aAdNbbdcaIe
[judgement] [make]	.eeRbAgfJca
[judgement] [many]	fciYc.dalWj
[judgement] [not there yet]	.dADA.b
[judgement] [occurs]	bGbDbbb
[judgement] [one only]	aBbPcjbb.Eb
[judgement] [product review]	Ma.haabaeKe
[judgement] [product]	aAcJae.aeHb
[judgement] [question]	gedTaAccFab
[judgement] [repair]	bAbHcAc
[judgement] [reshape]	eeCLcAcdFBd
[judgement] [setting]	LffK.cggOhA
[judgement] [shown text]	EccIaccdF.b
[judgement] [speed]	bceP.db
[judgement] [trace]	acbJbbacHda
[judgement] [whole system]	fadWcgb.oYj
[judgement] [wish]	fdeZcdeeI.d
[judgement] ×2	fceZajcdFCe
[knowledge]	gfeaeZefIBd
[knowledge] [already there]	dDDcbEdbEba
[knowledge] [becomes]	ef.fbLGG.dc
[knowledge] [both]	eedHePfccMg
[knowledge] [broad]	bbdadIDbCaA
[knowledge] [broken]	AGBabBheFAb
[knowledge] [candidates]	gaddbUddjRd
[knowledge] [change nothing]	gfcc.T.bEAd
[knowledge] [code name]	AdGgeBFaCeC
[knowledge] [does not]	bAA.cHfeGAd
[knowledge] [element]	BgeDdFEaCAc
[knowledge] [exchange]	ceaGc.EEdFg
[knowledge] [foundation]	CbFabcaafBD
[knowledge] [from nothing]	HcbcbCaafaH
[knowledge] [layer of admin]	FcCcb.baBeD
[knowledge] [layer of api]	bccdaNacGfB
[knowledge] [layer of app]	ceDdAKccbE
[knowledge] [layer of data]	eeacbLCbGdb
[knowledge] [layer of money]	GgCeeIaAfAD
[knowledge] [layer of ui]	dAfIa..AcC
[knowledge] [make]	BhAgbMAdIda
[knowledge] [many]	af..cQfbcLf
[knowledge] [not there yet]	eeAeBNbbD.b
[knowledge] [occurs]	AGAedCdbAFd
[knowledge] [one only]	be..dQefECb
[knowledge] [product]	EcibbNdcfGB
[knowledge] [repair]	eHBcfJfdLjA
[knowledge] [reshape]	geEJdB.dDBb
[knowledge] [setting]	BBhddIDeEBc
[knowledge] [shown text]	Iib.fDDBAAd
[knowledge] [speed]	iF.BcLhdF.c
[knowledge] [stays the same]	eeLdcAC
[knowledge] [trace]	.GccaEddGba
[knowledge] [whole system]	fagbaTcAkVl
[knowledge] [wish]	ibAecQAbDCd
[knowledge] ×2	fdgaaXeecLd
[layer of admin]	Iadc.cBddDE
[layer of admin] [both]	IbaacbAce.G
[layer of admin] [broad]	JdcbbbCbiGD
[layer of admin] [layer of money]	DCgabbE.fbH
[layer of admin] ×2	JdaaaabceBF
[layer of api]	HbbcabBebEB
[layer of api] [both]	EC.babcblIE
[layer of api] [broad]	Ldda.abdfMc
[layer of api] [candidates]	FeddaKdcEdB
[layer of api] [layer of admin]	G.cabbAcabF
[layer of api] [layer of app]	KcbAabebgbK
[layer of api] [layer of money]	bFc.aBbcbaF
[layer of api] [layer of ui]	KBbacbeciHD
[layer of api] ×2	hGBdbbFfeHC
[layer of app]	CCAedaBeaaG
[layer of app] [both]	DAcbAa.ahdM
[layer of app] [broad]	BGeac.BfCAB
[layer of app] [candidates]	DcdcBHdbgFC
[layer of app] [layer of admin]	GacaaAaabjM
[layer of app] [layer of money]	Gbaa.baadjO
[layer of app] ×2	JAdbBafcgiR
[layer of app] ×4	KfCaBbf.dgL
[layer of data]	D.baeFbdBEb
[layer of data] [both]	ICdbb.dbiKa
[layer of data] [broad]	K.dbaBfceJb
[layer of data] [candidates]	Ccce.KccBDc
[layer of data] [layer of admin]	Naeaaccc.BA
[layer of data] [layer of api]	GIccacealNa
[layer of data] [layer of app]	G.abbbAbbFa
[layer of data] [layer of money]	eKdabBbcADb
[layer of data] [layer of ui]	KBcbbadalKB
[layer of data] ×2	G.CCcbiadKf
[layer of money]	CB..Ccca.cD
[layer of money] [both]	EDcc..cchBI
[layer of money] [broad]	E.cACcbbbAB
[layer of money] [candidates]	abcFcEbeCB
[layer of money] ×2	HC.daeadgMb
[layer of ui]	ECacceC.bCa
[layer of ui] [both]	IAaabccbjEG
[layer of ui] [broad]	Lbbbcc.caFb
[layer of ui] [candidates]	HAccA.dbC.a
[layer of ui] [layer of admin]	AccbC.DceEC
[layer of ui] [layer of app]	DBaaBbdbceJ
[layer of ui] [layer of money]	BBeba.DA.iI
[layer of ui] ×2	EDebAb.ceCE
[make]	Reedad.dBEd
[make] [already there]	GedbCbBeKcc
[make] [becomes]	EacbbeHDBAg
[make] [both]	MbdcbAbdiJC
[make] [broad]	QddcAcbfjSc
[make] [broken]	AHAbDdh.B.b
[make] [candidates]	DcdCaGfdAFb
[make] [code name]	.C.daeGCFhb
[make] [does not]	aIaab.dbFd
[make] [element]	RbecbdcbEBe
[make] [foundation]	EcBbBc.cfBG
[make] [from nothing]	GcA..acaefL
[make] [layer of admin]	HcbabbBebAE
[make] [layer of api]	E.ccBbAcaCB
[make] [layer of app]	H.gbabDdAdG
[make] [layer of data]	BFdbbBbbACa
[make] [layer of money]	D.dbE.bc.aD
[make] [layer of ui]	LecabcB.c.C
[make] [many]	eEbcD.AfcFC
[make] [not there yet]	FbcbGcccBCb
[make] [occurs]	FFcbAcedC.B
[make] [one only]	NgadbbBeAEa
[make] [product]	Mdccaa.dgaL
[make] [repair]	hOdcDhCaDCf
[make] [setting]	La.caecBAAd
[make] [shown text]	DaCdcbCGAce
[make] [speed]	.eQ..egdKdb
[make] [trace]	IFdbcccfBHe
[make] [whole system]	ehbGACDakHD
[make] [wish]	RfdbAdcgAHb
[make] ×2	PddbbeBacGc
[many]	gbIBBbbioVB
[many] [both]	ccAC.aCcjDH
[many] [broad]	BBeEAcbcaCB
[many] [candidates]	AaaBBadbbEb
[many] [foundation]	ecOdacAeibP
[many] [from nothing]	CB.b.aac.gJ
[many] [layer of admin]	A.ddEcFbfAF
[many] [layer of api]	dAEcDdBclEJ
[many] [layer of app]	aAJcBdffeaK
[many] [layer of data]	dD.ebCDccBE
[many] [layer of money]	CaafDAacgbL
[many] [layer of ui]	faGACd.dkHG
[many] [product]	DhAAbEbckAL
[many] [whole system]	jeCLaEdetSE
[many] ×2	ejFGEeBgqRG
[not there yet]	HAeeDCfeFCd
[not there yet] [already there]	Jeb.AbabbD
[not there yet] [becomes]	FgadBCA.Ebc
[not there yet] [both]	KjAbCabbdIc
[not there yet] [broad]	Gbdb.EedbIc
[not there yet] [candidates]	AfBcDAa
[not there yet] [code name]	dCBDBcd
[not there yet] [element]	FFdcAbedGba
[not there yet] [foundation]	DbD.bcbad.E
[not there yet] [from nothing]	.aacBD..eBC
[not there yet] [layer of admin]	Mcd.bbbcbCB
[not there yet] [layer of api]	DfAbBDbbaAB
[not there yet] [layer of app]	CeAaBcBadAD
[not there yet] [layer of data]	G..b.caadE
[not there yet] [layer of money]	AFbAb.ddEcB
[not there yet] [layer of ui]	JeaaAc.ceH
[not there yet] [many]	JgCeDbcbbDA
[not there yet] [one only]	GiAeGBdbCBc
[not there yet] [product]	Fc.bbA.ae.G
[not there yet] [setting]	.FbdCBfcHac
[not there yet] [shown text]	HbCbafaaAEe
[not there yet] [whole system]	.bDdD.a.gEB
[not there yet] ×2	JgabAA..fLf
[occurs]	AVddadieLeb
[occurs] [already there]	C.caBbAbFda
[occurs] [becomes]	.GDbCciEcAc
[occurs] [both]	EA.cBdacAC
[occurs] [broad]	gOdcAAadF.b
[occurs] [candidates]	bFbabCb
[occurs] [code name]	CCHacbg
[occurs] [element]	cPbbbafcJfa
[occurs] [foundation]	dBEbbcDaadG
[occurs] [from nothing]	BaaaAaA.agI
[occurs] [layer of admin]	C.....a.cbE
[occurs] [layer of api]	EDababdcAgI
[occurs] [layer of app]	gNcbacBdMjA
[occurs] [layer of data]	JB.bbecdB.C
[occurs] [layer of money]	DAdcFac.gEA
[occurs] [layer of ui]	BKebbbcdEeD
[occurs] [many]	fJBdaaAcFhF
[occurs] [not there yet]	DCbbac.bGcb
[occurs] [one only]	CHDcccebCa
[occurs] [product]	.......abiK
[occurs] [setting]	GCBcDckaCaa
[occurs] [shown text]	cNDacbiaIg
[occurs] [whole system]	AdAA.Cb.eCB
[occurs] ×2	aLebBdccJf
[one only]	HB.db.ceHac
[one only] [both]	GaaCbaedcBE
[one only] [broad]	DDbacAceBDa
[one only] [candidates]	AfbaAIcbdJc
[one only] [element]	RCbAefigRfe
[one only] [foundation]	CeHabdBbhBH
[one only] [from nothing]	JBda.cdddeN
[one only] [layer of admin]	FbcabbDb.aC
[one only] [layer of api]	EbccaaEcgHC
[one only] [layer of app]	GBbbc.adAcF
[one only] [layer of data]	FAEbaeddAEb
[one only] [layer of money]	EfDb.aaCegJ
[one only] [layer of ui]	KBdccabdA.C
[one only] [many]	d.cAECbddH
[one only] [product]	Occ.c.edjaO
[one only] [whole system]	hf.CCGAagKc
[one only] ×2	NfbaAg.beDC
[one only] ×4	KeCabcbahcK
[product review]	NaahaababHe
[product review] [both]	Ga.daaaafKc
[product review] [broad]	Kaafa.aabHe
[product review] [element]	Ka.eaabbHfa
[product review] [layer of admin]	Ja.eaaa.hLd
[product review] [layer of api]	Ka.faabbEab
[product review] [make]	JaaeaaaaeJd
[product review] [one only]	Haacaa
[product review] [product]	Fa.c..aacJe
[product review] [wish]	LaagaabaCCd
[product]	Md.cdAcfidR
[product] [both]	HcabbBcbfiQ
[product] [broad]	Gcc.bbCdddL
[product] [candidates]	AcdEaB.afFB
[product] [foundation]	IdBbCddaeeK
[product] [from nothing]	MdbbbacagjQ
[product] [layer of admin]	GcbabbB.cmO
[product] [layer of api]	LgAaccBbAlM
[product] [layer of app]	NddabbabefM
[product] [layer of data]	LdeeaBBaecI
[product] [layer of money]	Kbcdc.AacmQ
[product] [layer of ui]	JcAbaacacoT
[product] ×2	Oecabac.fmS
[question]	ihgGdZigPed
[question] [already there]	GdeecMcdIgB
[question] [becomes]	cIeBdKjjKaA
[question] [both]	bgAEbIedBHf
[question] [broad]	hcbBdNAcKdd
[question] [broken]	cAdBdKccGbb
[question] [candidates]	BeccaMddAFc
[question] [change nothing]	gfAAaNbbDAc
[question] [code name]	deD.cKdfLdb
[question] [does not]	AHccdFfeIca
[question] [element]	EefEcIddJcc
[question] [exchange]	eAhKAFfcIcb
[question] [foundation]	bbEcaFb
[question] [knowledge]	ifeBaWdeFCd
[question] [layer of admin]	bdadbGFbGd
[question] [layer of api]	EhceaPcbHdb
[question] [layer of app]	ebcdAKAbDb
[question] [layer of data]	gdfEdRbeNec
[question] [layer of money]	e..adMbbDfC
[question] [layer of ui]	BfaEacDdBFd
[question] [make]	bDh.dMdeH.c
[question] [many]	..CCbAgcgMc
[question] [not there yet]	dgAbAL.bFbb
[question] [occurs]	aB.eBCa
[question] [one only]	acaAaJecGab
[question] [product]	edAabLacfGB
[question] [repair]	cKeIdcddJfa
[question] [reshape]	gBFDdDedLeb
[question] [setting]	eBac.NhgKab
[question] [shown text]	.eC.eNgfLgB
[question] [speed]	DgdFbIebFbb
[question] [stays the same]	FjLccCdcEeC
[question] [trace]	dDBeBDccGeA
[question] [whole system]	gbdFbJbAlVk
[question] [wish]	CedEaEccDCd
[question] ×2	icedaZeeJad
[repair]	mYhaadCBEcd
[repair] [already there]	cEcbIbdeGab
[repair] [becomes]	eQcbceAG.fa
[repair] [both]	jTccecDc.Ge
[repair] [broad]	hJAdA..CB.e
[repair] [broken]	iVcbadbcCBb
[repair] [code name]	fG..BdBeBFc
[repair] [does not]	dJcEbbcBfJf
[repair] [element]	lRdaAaacCDd
[repair] [layer of admin]	eHc.baDbaFc
[repair] [layer of api]	jNca.AadfLc
[repair] [layer of app]	eGD.aAefcEE
[repair] [layer of data]	hNcaaaBaaIg
[repair] [layer of money]	eHB.cBceC.B
[repair] [layer of ui]	jIdabaIEiEb
[repair] [many]	fMc.fACfECb
[repair] [not there yet]	ccccFHbaJga
[repair] [occurs]	dQa.dbeaFgB
[repair] [one only]	hPfbBBeeE
[repair] [product]	bEDaaaccaEa
[repair] [setting]	eQkcbbEH.fb
[repair] [shown text]	iCebbcSLh.d
[repair] [speed]	bHeCbCd
[repair] [trace]	eO.bacdbCAc
[repair] ×2	bceabaNdJdb
[reshape]	hfZ.ddieHdA
[reshape] [already there]	dBAdAFbbIeb
[reshape] [becomes]	fBKfc.BBaBb
[reshape] [both]	fcKDAecgHeD
[reshape] [broad]	fbPA.debJec
[reshape] [broken]	eFK.cahdIda
[reshape] [candidates]	bCfFb
[reshape] [code name]	bgKccaEEbBe
[reshape] [does not]	EgIFdedBdEb
[reshape] [element]	.eOadAedbCB
[reshape] [exchange]	cbObcbci.BG
[reshape] [foundation]	bcLbabbbicN
[reshape] [layer of admin]	FdIbbcedEdC
[reshape] [layer of api]	g.LAcCfacdH
[reshape] [layer of app]	beBDcaD
[reshape] [layer of data]	cDHfcFeeCfH
[reshape] [layer of money]	efPeaGeaFe
[reshape] [layer of ui]	.BEbbabaCEg
[reshape] [make]	CaCBCfdFcfB
[reshape] [many]	ebP.caeflND
[reshape] [not there yet]	bAGbbaa
[reshape] [occurs]	eGDcCbdbDba
[reshape] [one only]	dfVCcgfBDcc
[reshape] [product]	abADcCbadCB
[reshape] [repair]	cKbcbdDgCAC
[reshape] [setting]	icQBadcFDee
[reshape] [shown text]	a.JCdfbCHgc
[reshape] [stays the same]	ffWcadbhHdC
[reshape] [trace]	DABGdeegBGb
[reshape] [whole system]	ebOfbDcbjcO
[reshape] [wish]	ceSaadfgE.B
[reshape] ×2	fgXbbbfeHba
[reshape] ×4	bbHba.a
[setting]	.AEfdeIObid
[setting] [becomes]	n.HbceOXmib
[setting] [both]	BaddDCAabFc
[setting] [broad]	.CGbcAfCA.c
[setting] [candidates]	AecC.FbfDEc
[setting] [code name]	eePcab.JAhb
[setting] [element]	IFAfcbdBAAd
[setting] [foundation]	cbHbbbDBdbD
[setting] [from nothing]	GCdaAbdeDdF
[setting] [layer of admin]	AeabcEE
[setting] [layer of api]	Kccec.DB.bA
[setting] [layer of app]	ACdcfBHEBjD
[setting] [layer of data]	LCfbbade.DA
[setting] [layer of money]	gEA.Ed.ADbd
[setting] [layer of ui]	HaFdecaBacB
[setting] [many]	bHFeacdmHAD
[setting] [one only]	fHEbAaeFBce
[setting] [product]	FEcaabcdBfH
[setting] [whole system]	aaJaaaecafJ
[setting] ×2	BeEfc.HNgcd
[setting] ×4	bGCbbbb
[several lines]	aNgAbdbeKhB
[shown text]	cAcfecSTfie
[shown text] [becomes]	nhAabcZYoia
[shown text] [both]	GDdabbbaaKh
[shown text] [broad]	CbcccdKHdCg
[shown text] [candidates]	JeFcbaebGdb
[shown text] [code name]	deObDcdJdcc
[shown text] [element]	FHheedGEEfd
[shown text] [from nothing]	.......cIbc
[shown text] [layer of api]	NebaDcgebNf
[shown text] [layer of app]	cHebdcIGcDh
[shown text] [layer of data]	abdcBCDDcDe
[shown text] [layer of money]	cBAbecIIbbf
[shown text] [layer of ui]	cAibbbQLbde
[shown text] [many]	NEBfCgljLb
[shown text] [one only]	HAEfcbbFDfd
[shown text] [product]	DBAbbdAdbGa
[shown text] [setting]	aBKdccbIdbc
[shown text] ×2	BdgccdTPehc
[speed]	iaYbfDjiRfc
[speed] [already there]	..HaBdeeFcA
[speed] [becomes]	efJAaEeeIab
[speed] [both]	.dACbDbd.CA
[speed] [broad]	gBLdaBfeJeA
[speed] [broken]	fMEBceedMha
[speed] [candidates]	bacb.IaabFb
[speed] [does not]	ECaebBabGe
[speed] [element]	E.ECdcfcIea
[speed] [layer of api]	cbLcDcdcAcE
[speed] [layer of app]	.dDbCAcbBgG
[speed] [layer of data]	eeJEc.cbF.c
[speed] [layer of ui]	fDPcAehfNh
[speed] [many]	BeH.acadBaC
[speed] [not there yet]	ABaccEb
[speed] [occurs]	cCFbBdbbHg
[speed] [one only]	jCHEdEgdG.b
[speed] [product]	bhMdCAdfFaA
[speed] [setting]	hHQccbiiOea
[speed] [shown text]	cCFceEc
[speed] [trace]	bNebabcdKeb
[speed] [whole system]	baeBCB..f.E
[speed] ×2	heZbachhOdc
[stays the same]	fFWffdghGbD
[stays the same] [already there]	BcHbbab
[stays the same] [becomes]	AdNbacdgdFE
[stays the same] [both]	daMdccBcbDA
[stays the same] [broad]	CcEedEbeJbc
[stays the same] [broken]	bIJechaeADa
[stays the same] [candidates]	BbFabc
[stays the same] [code name]	C.HbcbdfPfd
[stays the same] [does not]	C.LdbeccaDA
[stays the same] [element]	dEEdcBacBDb
[stays the same] [foundation]	c.Kaabedg.K
[stays the same] [from nothing]	abIabababeG
[stays the same] [layer of admin]	EcDaaac
[stays the same] [layer of api]	eDGbdcCbcdI
[stays the same] [layer of app]	AaHbcBddADa
[stays the same] [layer of data]	.DGbbdcahKb
[stays the same] [layer of money]	dBKbbcaebbI
[stays the same] [layer of ui]	A.LbcceeBC
[stays the same] [make]	DgKdecDfEbB
[stays the same] [many]	icXdecAenGL
[stays the same] [not there yet]	AeIccBbaeEB
[stays the same] [occurs]	fBHcbDbbEgD
[stays the same] [one only]	gaSddbafHab
[stays the same] [product]	fELedCeeecM
[stays the same] [repair]	dOAaebdfFa
[stays the same] [setting]	eCKabaehL.d
[stays the same] [shown text]	BBIbbfdeCCa
[stays the same] [speed]	ceLba.bbJec
[stays the same] [trace]	GcBbbBcbIdc
[stays the same] [whole system]	dcJdcBBcgbL
[stays the same] [wish]	bAQdcgbeFbA
[stays the same] ×2	efVabecgDeH
[suite]	geaaSadekNB
[suite] [becomes]	da..I.dgbED
[suite] [both]	fe..PacdlIG
[suite] [broad]	fda.L.abhKa
[suite] [broken]	bc..Fa
[suite] [does not]	ad..F
[suite] [element]	CbbbFabedGB
[suite] [exchange]	babaGaa
[suite] [from nothing]	dba.H.aadDA
[suite] [layer of admin]	.......bbeH
[suite] [layer of api]	dba.J.caefL
[suite] [layer of app]	bbbaKacbebH
[suite] [layer of money]	fca.J.acfHA
[suite] [layer of ui]	cdaaKaa.faF
[suite] [make]	hb..M.decJa
[suite] [many]	bdbaLabaiCG
[suite] [not there yet]	bda.Ga..eHc
[suite] [occurs]	dd..KaacgKa
[suite] [one only]	db..JacacJf
[suite] [product]	.......aaeG
[suite] [question]	ab.aHbb
[suite] [setting]	caa.G.acdKe
[suite] [speed]	aabaFaabfCF
[suite] [trace]	acaaHabbdId
[suite] [upkeep]	cc..JacbcId
[suite] [whole system]	b.aaGbb
[suite] [wish]	daaaIaadeED
[suite] ×2	gda.OabcmOB
[test thing]	Mbaag.bbFac
[test thing] [element]	La.bg.aaIfb
[test thing] [layer of app]	Jaabcaa
[test thing] [layer of ui]	Gaa.d.a
[test thing] [make]	Ja.af.bbD.c
[test thing] [one only]	Ia.aeabaIfb
[test thing] [setting]	Iaabc
[test thing] [suite]	.......adHc
[test thing] [wish]	Jbabc.b
[tests]	ojjdZcjhPbf
[tests] [already there]	.fbaM.bdHca
[tests] [becomes]	.fjaXAhEcaa
[tests] [both]	fbcdWeegCCA
[tests] [broad]	nfbcZ.e.Jee
[tests] [broken]	iedcZcefMcd
[tests] [candidates]	a.abIcb
[tests] [change set]	eCbgKcCdHac
[tests] [code name]	EcjaQ.iBGgb
[tests] [documents]	KbaaBahaGdb
[tests] [does not]	cfbaObadABA
[tests] [element]	debcTaeeLcd
[tests] [exchange]	aeBcMbeABEh
[tests] [foundation]	dbEbHacbccH
[tests] [from nothing]	dbb.I.aadDA
[tests] [judgement]	DcaeIbbcHcb
[tests] [knowledge]	cEBdKgcbE.b
[tests] [layer of admin]	cbaaI.bbe.G
[tests] [layer of api]	jafaX.eddEB
[tests] [layer of app]	bAebMadcf.H
[tests] [layer of data]	ccDbJcdaeLf
[tests] [layer of money]	gfedXAecFac
[tests] [layer of ui]	eadaPacbeAF
[tests] [make]	kecbZbheJ.e
[tests] [many]	icjdZbcbpVd
[tests] [not there yet]	hdbaSc.bGad
[tests] [occurs]	cAeaOafDfEc
[tests] [one only]	dgecZdfaAHh
[tests] [product]	dadbMaacgFD
[tests] [question]	cCbdNgbaD.b
[tests] [repair]	bHccKfeePib
[tests] [reshape]	dcabLbabGbc
[tests] [setting]	affcVadbFAe
[tests] [shown text]	d.e.OaebGcc
[tests] [speed]	AbccDbDccAE
[tests] [stays the same]	bIDbecbaIec
[tests] [suite]	iea.SadejOA
[tests] [test thing]	Mbaag.bbFac
[tests] [trace]	bdaaJabacHd
[tests] [upkeep]	eGfeJfE..Hh
[tests] [whole system]	baecRceciOb
[tests] [wish]	jdedZdehOeb
[tests] ×2	ifcaZbgg.Kd
[the name of a constant]	HbCjiAIXnhb
[the name of a file]	jhPL.mCZiod
[the number of a change]	llhTAdOKBla
[the number of a line]	hSJd.dmHAgc
[the number of a version]	e.hbfbWTghe
[trace]	CVk.cdffIAe
[trace] [already there]	GCaabbc
[trace] [becomes]	FHgccbACeGe
[trace] [both]	bGccaA.iGB
[trace] [broad]	HGiAcbciHDc
[trace] [candidates]	BdaabG
[trace] [code name]	HfdbbaH
[trace] [element]	cQgcbb.Eb.c
[trace] [layer of api]	cFbbBCddDa
[trace] [layer of app]	aHcbbdDgHaA
[trace] [layer of data]	aGab.abcGbb
[trace] [layer of ui]	OceaBcegBE
[trace] [many]	aGfdEdBdEAb
[trace] [not there yet]	Gadc.BcceH
[trace] [occurs]	fPbaabbbIeb
[trace] [one only]	bSgdaadcKfb
[trace] [product]	GEbacbdebHb
[trace] [setting]	APfabAjfRjb
[trace] [shown text]	.QebbagDDfc
[trace] [whole system]	CdcbbcKaG.e
[trace] ×2	dLcaaabeMfb
[two quotations]	m.FeagTZojb
[upkeep]	jaeaeeZHCgd
[upkeep] [already there]	kBDdaAHCAd
[upkeep] [becomes]	cchaacSMBje
[upkeep] [both]	hcabAaMi.DD
[upkeep] [broad]	CbeAAcFdBB
[upkeep] [broken]	gRBdeAd.Ebc
[upkeep] [candidates]	CcadAIedcEA
[upkeep] [change nothing]	cEdBbGedKea
[upkeep] [change set]	hfBEfdQgOjB
[upkeep] [code name]	CeacDbDbCCe
[upkeep] [does not]	bHgAaBaeFCd
[upkeep] [element]	KEcdabeaCba
[upkeep] [exchange]	dcFcccKBdAB
[upkeep] [foundation]	eAadcCIdbaG
[upkeep] [from nothing]	BdbaBaDadcH
[upkeep] [judgement]	b.dObAhcBCb
[upkeep] [knowledge]	.agadMabBBc
[upkeep] [layer of admin]	.da.b.I.deI
[upkeep] [layer of api]	hEcAedNdEfE
[upkeep] [layer of app]	ccCdcaKjIaB
[upkeep] [layer of data]	CEgccdHFkaF
[upkeep] [layer of money]	aa.fFbEcbaE
[upkeep] [layer of ui]	CeAEadBb.aD
[upkeep] [make]	AjccdcVAGec
[upkeep] [many]	iecbAdVgCC
[upkeep] [not there yet]	Cf.cCABaAEe
[upkeep] [occurs]	BLddeb.eLeb
[upkeep] [one only]	.BcebaIbEdA
[upkeep] [product]	DCcdccFcAiL
[upkeep] [question]	cd.HaLlfFBb
[upkeep] [repair]	eMbAcdAgNcc
[upkeep] [reshape]	e.IdccEhIdC
[upkeep] [setting]	e.edbbQMdgb
[upkeep] [shown text]	EGe.bdaFDib
[upkeep] [speed]	hbFcaEDcDDd
[upkeep] [stays the same]	.CCdeeGecGA
[upkeep] [trace]	cIdcCeB
[upkeep] [whole system]	Bfd.CfLdgJB
[upkeep] [wish]	ccbbddQdJad
[upkeep] ×2	l.heebZCGhb
[upkeep] ×4	feeacbVfADA
[whole system]	kgHJbDbesOI
[whole system] [both]	ffAGbHbakHE
[whole system] [broad]	eeDI.eBaeIc
[whole system] [candidates]	c.cdEFb.eJe
[whole system] [foundation]	bdRcbcebgpY
[whole system] [from nothing]	CdCaaBc.fcH
[whole system] [layer of admin]	HbdaBca
[whole system] [layer of api]	deLCFdhbffN
[whole system] [layer of app]	bfIAAbaf.BD
[whole system] [layer of data]	bf.DAcFca.C
[whole system] [layer of money]	EcGlaHd.hEC
[whole system] [layer of ui]	beKF.bideED
[whole system] [product]	gd.CcMaaiPf
[whole system] ×2	.bcNdbcafJc
[wish]	Jh.A.d.cFBd
[wish] [already there]	CAGdDdgePia
[wish] [becomes]	CeGce.CG.bf
[wish] [both]	KcbcaabdfHB
[wish] [broad]	LfdEacdeeOd
[wish] [broken]	aBACBebcEAc
[wish] [candidates]	BcafAKebfLc
[wish] [code name]	ceKABf.AB.c
[wish] [does not]	.dFECed.eHc
[wish] [element]	ShcBcdcbIec
[wish] [foundation]	caDcBaBbgbK
[wish] [from nothing]	DbbaAAbaafH
[wish] [layer of admin]	FbabDbdebF
[wish] [layer of api]	CeaabAFc.AB
[wish] [layer of app]	Adbb..G.bbE
[wish] [layer of data]	FeaEccAfCC
[wish] [layer of money]	AdABEBfaCeD
[wish] [layer of ui]	IfabCcAacDa
[wish] [many]	agEECcbekMB
[wish] [not there yet]	HgccFBbdFBd
[wish] [occurs]	EAacAbacGd
[wish] [one only]	Ml.cBbBdIac
[wish] [product]	FcbB..cciCJ
[wish] [repair]	iXjcdDa.Fad
[wish] [setting]	BcEdAfDEAcc
[wish] [shown text]	Ifcd.eJJAhc
[wish] [speed]	ffTbbEigLe
[wish] [trace]	IGgEbdieaKe
[wish] [whole system]	hbCJaBdboMC
[wish] ×2	OgcBbbceDEd
^0	CGbBBeggIAc
^0 0	DHcbbbc
^0 fa	HdcCcDeecKb
^0 바이트	cIaaaab
^0 번	cdbKDbdeKea
^0 일	Hbaaaba
^0 줄짜리	acHba.acHbb
^0 초	bFDbbbb
^0.0	daaaaaIdKcd
^0.0 릴리스	daaaaaIdKcd
^a	Thfef.FhAH
^a calendar	Jba.bbb
^a complete	Hda.b.a
^a dockerfile	baabbaI
^a simple	Iaabaad
^accessibility	bbbJbba
^add	PjgdFdCbCFg
^add a	Licb.cDjNbc
^add an	Jba.acceNgb
^add docstrings	a.cba.G
^add email	Iba.bba
^add integration	da.bJabbKgb
^add jsdoc	c.abaaI
^add rate	Ma.dbbccIdb
^add sorting	Ibbaabb
^add two-factor	HaaaaaccdKd
^add video	Ibaaabb
^add …	Jbbbaaa
^admin	IGcccced.Ie
^admin crud	Iaaaabb
^after	.SdddceeNfc
^after checkout	Kbabbab
^after upgrading	bKaabbcdHca
^all	aFCc.acbBdE
^all three	bIbac.bacIe
^allow	QecbbbbdH.d
^allow filtering	LdcbababIdc
^an	CgDAAeDdeCF
^an architecture	aaIdaaa
^analyse	aAdcaH
^analyse the	aAdcaH
^analyze	cbbcaLa
^analyze the	bbbcaKa
^angular	abJba.d
^angular 0	abJba.d
^api	cFaddcICeHf
^api reference	abcbcaKcdIc
^app	eJfccaHEDed
^app asks	bJabb.b
^app goes	cIa.aac
^app tsx	bcc.aaI
^application-prod	bbbaaaI
^application-prod yml	bbbaaaI
^architecture	babAbcIbHcc
^architecture decision	babbabI
^arm	bbaabIa
^arm 에서	bbaabIa
^as	FkcbACE
^as a	GgbgBCDBaDe
^as an	DcbcbaG
^as the	.ccEcEb
^at	bIcabaafI.c
^at com	cIcaba.dJbd
^audit	aacMccbd.Hd
^audit the	aacMccbd.Hd
^auth	aaaIaab
^auto	Kccbaab
^auto save	Kccbaab
^autocomplete	LcbbaabcJdb
^autocomplete for	LcbbaabcJdb
^automatically	Icaabab
^automatically close	Icaabab
^aws	.......bdHc
^aws gcp	.......bdHc
^axios	dfMdecJEhJg
^axios 0.0.0	bbcabaLJcdc
^axios out	aaJbbab
^axios timeout	abcaaaI
^badge	babbJaa
^badge 컴포넌트	babbJaa
^barcode	cIbb.ba
^barcode scanner	cIbb.ba
^batch_size	babbaaJ
^batch_size 0	babbaaJ
^be	aabKcbc
^beep	Jcabbba
^beep when	Jcabbba
^before	bbdMbba
^before i	babJaca
^both	cJc.b.addKc
^both services	bHc.a.adcJb
^break	cdOaaccbeeM
^break our	ccMaacabddJ
^break the	acH..acbccH
^bring	bbDcGcb
^bring the	bbDcGcb
^bruh	bIbbaaa
^bruh the	bIbbaaa
^bug	eTeacbdAEae
^bug dark	cIaaaab
^bug voice	bJcaaba
^build	HecaBcBegGD
^build a	Fba.aabbeAE
^build an	Hcb.EbfbfMe
^build crud	KaaaabdbdJd
^bump	bebaabMK.fe
^bump all	.cbaa.FeJcc
^bump axios	bbbaaaIIccc
^bump lodash	abaaaaFFbbb
^cache	IdeIbebcIcc
^cache busting	Jcbbaaa
^cache rs	bbbIbb
^calendar	cLaacbbcJdc
^calendar sync	cJaabba
^can	Fj.b.CCDEha
^can it	Jbbbabb
^can someone	bbbEbGb
^can this	bbabbKa
^can u	aaabbbJ
^can we	McHdcefdJdc
^can you	cAc.FBcbCCd
^can't	cJaaaad
^can't deploy	cJaaaad
^change	dega..QMgeb
^change the	ccgaaaOLfeb
^changelog	bbbbbcM
^changelog has	abaabaI
^character	Ibaaaaa
^character counter	Ibaaaaa
^check	dcbQcbcdEAb
^check the	bbbMcac
^checkout	.......cHdb
^chore	cgeabaSJaed
^chore drop	.ec.aaL
^ci	cbea.aLeLdc
^cj	Hbaaaab
^cj 대한통운	Hbaaaab
^class	aaLccac
^class components	aaIbbaa
^clean	dcEcccKbIeb
^clean up	dcEcccKbIeb
^cleaner	.aHcb.bcHcc
^cli	Faaaaaa
^cli 에	Faaaaaa
^client	bAdaaaG
^client_max_body_size	bbbaabJ
^client_max_body_size in	bbbaabJ
^code	ecdPbabdMga
^code quality	bbbJaab
^code review	cacMbbadLga
^comments	Mcab.afbeJc
^comments below	Iabaaac
^comments on	Ibab.adbdHb
^compare	faccbPabbHe
^compare kafka	cababIaabFc
^compress	Ibabaaa
^compress uploaded	Ibabaaa
^config	bbKaaac
^configs	babbaaJ
^configs train	babbaaJ
^configure	dbbaaaLeKdc
^configure eslint	dbbaaaJdJcc
^confirm	Jbbbaaa
^confirm before	Jbbbaaa
^connect	PdbabbddAKh
^connect our	KcbaabdbfNf
^connect the	Jcaaaac
^connect to	Ibbaaac
^continuous	dbabbaMbIec
^continuous integration	dbabbaMbIec
^convert	cbNabadddPh
^convert all	baI.badcbKe
^convert the	bbKabbbccMf
^copy-to-clipboard	Iaaaabb
^copy-to-clipboard icon	Iaaaabb
^copyright	cbcabaLIdcc
^copyright year	cbcabaLIdcc
^could	BfCGajEC.ba
^could a	cbbLac.bHeb
^could we	FcbdbdHbHdb
^could you	dfEDBeDFbfB
^cover	dddcSbbdMfb
^cover the	dddcSbbdMfb
^coverage	bcdcOabeLfa
^coverage of	bcccMaacJfa
^create	Leaadb.edCF
^create a	KeaaccBedED
^create an	HbAac.daBfE
^critique	cbcNbbbdKdc
^critique the	cbcNbbbdKdc
^cron	dFcbccGIbdc
^cron job	bLaaabegJca
^cron of	bcaaabJ
^crud	OcbabbedeMd
^crud endpoints	I.aaaac
^crud for	NcbabbcddLd
^csv	AIecEaffKda
^csv import	dMcba.beIca
^currency	bGcaCbbcIdc
^currency formatting	aIb.bab
^customers	FHadccdeDaB
^customers in	bIbbaaa
^customers should	JfCbaac
^cut	ceRbabeeEeE
^cut our	bbJbaab
^cut the	beLaa.e
^cypress	aaa.E.adcIb
^dark	IHbdcceeJda
^dark mode	DHbcabddHca
^dark theme	Ibaabbb
^db	bCAcbBBeAHd
^db 를	ccFbaFd
^default	cac...H
^delete	edHcbbIKddb
^delete the	ecHcbbGKddc
^deleted	cIbbaa
^deleted users	cIbbaa
^deleting	cJbaabb
^deleting an	cJbaabb
^deploy	abacbaJdKdc
^deploy the	abacbaJdKdc
^deployment	cac.aaJ
^deployment for	caaabaI
^design	Ia.baac
^develop	FaaaaaaabfH
^develop a	Ea.ba.a.bfH
^did	bbbJac
^did i	bbbJac
^disable	Ibabaab
^disable the	Ibabaab
^do	.cdIbCb
^do a	..aEac
^do you	aabIad
^docker	bOcbaaeeLcd
^docker compose	aKbbaaddJcb
^docker container	aIbbaab
^docker-compose	abca.aGHdcb
^dockerfile	dcdEbbJ
^dockerfile 만들어줘	bbbb.aI
^dockerize	bbbbaaJ
^dockerize the	bbbbaaJ
^docs	fcabbbPDHff
^docs describe	cbbbabKbIdd
^document	dcecbcSfQgd
^document how	baaaabJ
^document the	ccecabQfPed
^does	decHbHbcIea
^does our	cbad.KabGda
^does the	.cbIaca
^don't	IgcAaDcdHbb
^don't touch	JfbbaDcdHbb
^drop	.cKaa.f
^drop the	.cKaa.f
^dropdown	cIaaaab
^dropdown menu	cIaaaab
^dry	bbIaaaa
^dry up	bbIaaaa
^due	bbbLcbabcHd
^due diligence	bbbLcbabcHd
^emails	dNbaacbeLeb
^emit	Ibaaabb
^emit an	Ibaaabb
^emoji	bHecFbb
^emoji in	cJcaaaa
^end-to-end	aabaHbabcHb
^end-to-end suite	aabaHbabcHb
^enemies	bJacaaa
^env	bcbaaaJ
^env example	bcbaaaJ
^epic	MbbacadaceI
^eslint	cbbaaaKdJdb
^estimate	ccb.bKb
^estimate the	cbaabJb
^eta	bJbabba
^eta is	bJbabba
^evaluate	dbbbbObceKd
^evaluate auth0	babbbKaccIc
^every	gHIfGeffeIA
^every layer	bIbabaa
^expire	Kcabbba
^expire guest	Kcabbba
^explain	ddddbNDeJ.e
^explain how	cbbbbMb
^explain the	.......cHda
^explain what	ababaGa
^explanation	bbbbbKa
^explanation wanted	bbbbbKa
^expose	OcbbbbdeKdb
^expose prometheus	Lbbbbbb
^extend	Jbabaab
^extend …	Jbabaab
^extract	dbLbb.acMee
^extract the	caJbb.abKde
^faq	Iaaaa.fbfJb
^faq 게시판	Iaaaa.fbfJb
^feat	VdeccbeGeCf
^feat flags	Jabbabb
^feature	MedGcceeMfc
^feature copy	Jbbbaab
^feature request	LbbbabbcJcd
^figure	.acaaG
^figure out	.acaaG
^file	bHccDcbdIca
^file …	aHcaaaadHbb
^find	cadd.NbcKha
^find out	cadd.NbcKha
^fix	dNgbcdEH.dd
^fix spelling	ababaaI
^fix the	dBcabcKMefb
^fix …	aJbbaab
^flags	Jaababb
^flags yml	Jaababb
^fleet	Iabaabb
^fleet telemetry	Iabaabb
^footer	dAFbbbDIdcb
^for	FaaaaaacFgD
^fr-0	Ibaaaba
^fr-0 colour-blind	Ibaaaba
^from	Ica.a.d
^full	GdcADcc
^full crud	LbbbbbbbaHe
^full-text	Icbaa.b
^full-text search	Icbaa.b
^get	AiNgDFihPde
^get it	ceJbEbbeJcb
^get rid	bbNcbbcdKec
^get the	baI.bbb
^get to	abbbaIa
^get v0	Jababbb
^getting	dMb.b.egMdb
^getting 0	cJbAbac
^getting …	aHb.b.cgJba
^gift	cIabaaa
^gift cards	cIabaaa
^git	BcaHabb
^github	abbccaKcKec
^github actions	abbccaKcKec
^gitignore	fdcabbQPged
^gitignore 에	fbcaaaOOfec
^give	DddFdEdcHbc
^give me	cbcGcFb
^give power	Ibbbaba
^go	.deLDecbdKd
^go over	.bbIacbbdHb
^go through	acdIDcbbcHd
^goroutine	bIaaabb
^goroutine 0	bIaaabb
^gradle	.......dHba
^gradle sync	.......dHba
^half	dGFbbca
^half of	dGFbbca
^happens	dKc.baadHca
^happens whenever	cFa.b
^have	cbaJadaaHfa
^have a	cbaJadaaHfa
^help	bbaaabI
^help article	bbaaabI
^hey	.Idaa.bbIec
^hey the	aIcaaaa
^hide	Jbbbabb
^hide sold	Jbbbabb
^hook	QecbbbcdhRf
^hook our	Jbbb.babcHc
^hook up	NebacacdgNd
^hotfix	bFcDbbc
^how	fcfabUccEDf
^how come	b.babGa
^how do	.......adHd
^how does	dbbcaNacDDe
^how good	.aaGbc.adHb
^how is	cbacbKabGcb
^how long	aacb.H
^how many	aabbaIa
^i	CbAD.aeaEcb
^i can't	cfFAcHb
^i keep	Jcbb.bb
^i lose	cIabaaa
^i need	CdbbFDefBHd
^i only	caac.H
^i set	bIaaaab
^i want	JbdFbbefD.B
^i wish	afDeEdGFd.c
^i'd	IgAbF.hfI.c
^i'd feel	bbbbJba
^i'd like	HccbcGddKeb
^i'd love	McDcddc
^i'm	ABeCbEc
^if	fBHFcecaHeb
^ignore	cbbbaaK
^ignore log	cbbbaaK
^implement	PcbbbafeAHd
^implement soft	Iabbaac
^in	caFeDdCKgac
^in the	.CdabbG
^in-app	IbaaaabbcId
^increase	eedcHcMKbfc
^increase the	dccabaOKedc
^init	baJba.c
^init py	baJba.c
^inline	abHcaaa
^inline the	abHcaaa
^integrate	Sg.acagdkSd
^integrate sentry	Jbabaab
^integrate stripe	Jc.bbacacId
^integrate the	LcabbadaeIc
^integrate twilio	KcaaabcddKb
^integration	CeccLbccEAd
^integration tests	bbbcLbbbHcc
^integration with	Jcaaaaa
^interest	bIbabaa
^interest is	bIbabaa
^ios	cI.babb
^is	hhdSfMehMbd
^is it	bcDgbLb
^is my	cccRbebeKcb
^is the	ccbBbHa
^is there	cacdbM.cIdb
^is this	cbaObfaaHeb
^issue	bbbbbaJ
^issue template	bbbbbaJ
^it	LJ.fAihhHcD
^it ought	bbHaba
^it should	FJdbddcdJdb
^it shouldn't	aKbbacbeHbb
^it would	MeddDcc
^it'd	Icaaaba
^it'd be	Icaaaba
^java	cIcaba.dJbd
^java lang	cIcaba.dJbd
^job	bIaabba
^job queue	bIaabba
^json	LbababdeJcb
^json 말고	Iaaaaad
^just	Dfdc.IabJfa
^just add	Kca..cceIca
^jwt	AcbbAFb
^kafka	.babaGa
^keep	aJbacaa
^keep fixing	aJbacaa
^keyboard	GEccccabHcb
^keyboard shortcut	DFbcbba
^leave	Ia.bbabcJcd
^leave the	HdabaaacKdc
^legal	bcdabFF
^let	VfcbacfhGGf
^let admins	F.a.aacbHcd
^let me	MbbbabceNfc
^let people	Kcba.addaHb
^let the	MccabcbdKeb
^lgtm	cbaOccbdKcc
^lgtm or	bbaLccbdIcc
^lib	cbGbEbc
^like	Jbbbabb
^like roll	Jbbbabb
^limit	Jcab.ac
^limit comments	Jcab.ac
^list	GbcebHcbHcb
^list all	aabcbJa
^list page	Ia..acc
^lodash	cbabbbLJdcc
^lodash 0.0.0	aaaaaaG
^lodash to	bbabaaI
^log	Lbbaacb
^log every	Lbbaacb
^login	EMecbcdeLeb
^login spins	bKaabaceKcc
^login stays	Ibbb.ba
^login takes	cJda.aa
^logout	cIaaaba
^logout doesn't	cIaaaba
^look	bcdMcAbcJeb
^look at	babKcbabHcb
^look into	.ceb.Ja
^look over	aabF.aa
^loop	.Jcbaab
^loop c	.Jcbaab
^mailer	bbIbbabdJdb
^mailer js	bbIbbabdJdb
^main	fA.FddFDEfc
^main py	.cdaa.I
^make	DgLffgIGAjA
^make a	........deI
^make it	FdGbbbddIcb
^make the	DdLeffEECga
^map	.DdcbId
^map out	abbaaKc
^mask	Jbaaabb
^mask credit	Jbaaabb
^max_connections	cbbbabLHccc
^max_connections 0	cbbbabLHccc
^memory	bPdbbcdeKeb
^memory keeps	bKcaabccHca
^memory leak	bJbbaba
^metrics	JbbbaabcHcc
^migrate	dcRbdbcehKC
^migrate all	.bGaaabbaHe
^migrate from	bbJa.bbbbJe
^migrate our	baKbcba
^migrate the	bbJaabbdd.H
^model	bIbabbb
^model accuracy	bIbabbb
^modulenotfounderror	bJbcb.a
^modulenotfounderror no	bJbcb.a
^moment	aaGababccHc
^monthly	bJbaaba
^monthly report	bJbaaba
^move	ceIcceIfBDA
^move all	aaEbabA
^move the	dcGbccHdK.g
^my	DCddCAc
^my kids	Icabaaa
^mysql	bBEbbBdceJc
^mysql 에서	baIaabb
^naming	aaJbaac
^naming nit	aaJbaac
^need	IddbbHddaJf
^need a	Ibc.abbbeJc
^need social	Jbbbabb
^new	FdbcccJD.eB
^nginx	dcbabaM
^no	egFbGDcbFAf
^no fix	.dabaIa
^nobody	babcKabbIdb
^none	.bbaG.badIc
^none of	.bbaG.badIc
^nothing	eHFCcfc
^nothing happens	bIbbababHcc
^notify	Kcabaac
^notify the	Kcabaac
^notion	IbaabaccdIc
^npm	dHbbbBAdJdb
^npm install	cKaaabccIdb
^number	bJbaabc
^number formatting	bJbaabc
^oauth	CIbcbbc
^oauth callback	eIaaa.a
^offline	KdbaaaabdIc
^offline mode	KdbaaaabdIc
^on	IAdddcEAJgd
^on the	JfcbcbGCIgd
^onboarding	ab.aacH
^only	Ceaa.Gb
^opening	cIabaaa
^opening hours	cIabaaa
^ops-0	cLcaaaccHcb
^ops-0 alert	bIbaaab
^order	fLCacbcAfHd
^order totals	eLdAba
^orderservice	adNbbbbdLdd
^orderservice is	.cIbbb.cHbc
^orm	acJaaacdcIc
^orm 을	acJaaacdcIc
^our	bMGE.kkgDDa
^our api	bIaa..d
^our docker	.cJcaac
^our ios	bJcbaab
^our nightly	dKaaabacIdb
^our salesforce	dIabaa
^our whole	AabIcbb
^package	bacba.IJddb
^package json	bacba.IJddb
^pagination	EJcdbbccJfa
^panic	bIaaabb
^parser	dbAbJbbdKeb
^password	dIaaaabcHda
^password reset	dIaaaabcHda
^payment	cbcbDaG
^percentages	cLbabbb
^percentages in	cLbabbb
^php	.aFba.aaadG
^php 로	.aFba.aaadG
^pin	cdcdIbHHadb
^pin down	bbabJaa
^pipeline	babaaaI
^pipeline that	babaaaI
^play	Jcabaaa
^play a	Jcabaaa
^players	KEdccccdJad
^players can	cIabab
^players should	MdcababdIad
^please	AChIaacgFDc
^please change	Ibbbbaa
^please check	eadNaabbHea
^please document	baacaaI
^please implement	Kcacaab
^please write	daaaH.abJha
^pls	EFbbcad
^plz	cI.a.ac
^plz fix	cI.a.ac
^port	abIabacdc.G
^port the	aaHaaadbaeH
^postgres	cabcbCH
^pr	cbbMcaaeKea
^pr 0	babNcaeeJda
^press	Ibaaabb
^press escape	Ibaaabb
^prices	bNcbbbdeGDf
^prices are	bIbabaa
^prices in	aJbbabc
^print	Jbbbabb
^print the	Jbbbabb
^profile	cbEbbGc
^proj-0	bJaabbbcHcb
^property	babaHaa
^property-based	aaaaGaacIcc
^property-based tests	aaaaGaacIcc
^pros	a.abaFaacHd
^pros and	a.abaFaacHd
^protect	Jbbaabc
^protect the	Jbbaabc
^pull	bbIbaaabHdc
^pull the	abIbaaa
^push	EEbcbbbbaGd
^push notifications	EEbcbbbbaGd
^put	DDHccdgCGee
^put a	Mdca.adgJba
^put the	ccJaaaabIcd
^python	bIabaab
^python worker	bIabaab
^qa	acaaHaa
^query	bacJaaa
^query builder	bacJaaa
^question	aaabaIb
^question is	aaabaIb
^raise	deedIdMHdCg
^raise max_connections	bbaabaJ
^raise the	cdccDcKI.fd
^rate	JddFbbddHba
^rate limit	Mbacabc
^readme	ddcabbPFCgc
^readme 에	cab..bI
^real-time	KcababbbeKd
^real-time order	Ibaaabb
^reconcile	cabbbKbbHcb
^redesign	Iababab
^redesign the	Iababab
^reduce	bbNcaccdHbb
^reduce the	bbKbabb
^redux	ccIbbEdddLd
^redux 쓰는	aaIaabb
^refactor	ceUebaeGbCh
^refactor the	baJeaa.beKd
^refunds	cJaac.bacJf
^refunds are	bGaabAbacIe
^regression	.e.bJ.bdJea
^regression test	.e.bJ.bdJea
^remember	Jbabbaa
^remember the	Jbabbaa
^remove	feIccbIEbCf
^remove the	fdIccbJGBfd
^rename	feQbgbDFaad
^rename getdata	baIaaab
^rename the	edLafaEE.da
^rename …	ccJbcbCAcFd
^renew	bbaabaJ
^renew the	bbaabaJ
^replace	cdRbbbeacMi
^replace moment	bcMbbbbcdJc
^replace redux	bcLaabbccJd
^replace the	abIababCBBf
^research	cbabaKbcdJc
^resolve	aIbaaabdIcb
^results	abHbb.bbdId
^retry	Ldaabbb
^retry failed	Ibaaabb
^review	dccRb.dgLbb
^review pr	aaaGa.cdJeb
^review the	cbbKb.bcJfa
^rewrite	aaLcbccddgO
^rewrite our	aaGaabb
^rewrite the	aaKbbbcdcfM
^right	Jbbabbb
^right now	Jbbabbb
^roast	bccMbabdJdc
^roast my	bccMbabdJdc
^roll	HdccbcHdAIe
^roll back	cbabaaJ
^roll out	Iabaaab
^root	bcbbbMbcIdb
^root cause	bcbbbMbcIdb
^s	bbbbaaJ
^s logn	bbbbaaJ
^safari	bJaaaca
^safari shows	bIaaacb
^same	AbHabac
^same behaviour	daIaaab
^score	bbJab.b
^score ts	bbJab.b
^screens	baIbaab
^screens look	baIbaab
^script	LccbaabcIcc
^script that	LccbaabcIcc
^scrolling	eHLcdddeJdb
^scrolling is	cNcbabbcHcc
^scrolling stutters	bbIabb
^search	eTeccbcePfe
^search for	bMcbbacdLdd
^second	bbaIaabdHda
^second pair	bbaIaabdHda
^security	bacLbbbcfMe
^security audit	..bGaca
^security review	aabJbabceKd
^segfault	cNcbbbbdIcb
^segfault in	aIc.baa
^send	Neb.abceLec
^send a	Neb.abceLec
^sensor	aIcaa.d
^session	dGccccH
^session expires	bIaaaab
^session_timeout	bbbaaaJ
^session_timeout after	bbbaaaJ
^set	chgaCaQC.ab
^set log_level	acaaaaH
^set the	aee.a.NJfca
^set up	bdbbDbImJB
^settlement	DbacFbc
^sev0	cIaaa.d
^sev0 checkout	cIaaa.d
^shopping	Ibbabab
^shopping cart	Ibbabab
^should	c.ccaKbbJeb
^should we	c.ccaKbbJeb
^show	Uge.baffPed
^show a	Icabaab
^show the	Red.bbefMcd
^simplify	baJbaba
^since	dLbaacbbCfE
^slack	GBbbaabbbHd
^slack integration	GBbbaabbbHd
^snapshot	cbcbNbbdNgc
^snapshot test	baabJbabIdc
^snapshot tests	babaHaa
^so	EFcbcbbdHgC
^so the	aF.aaba
^some	cNbbcbbcJcd
^some customers	bIbbaab
^some invoices	bJbbbba
^sorting	dObccbadKfb
^sorting by	dObccbadKfb
^sound	Icabaaa
^sound effects	Icabaaa
^speed	cdPbabcbIce
^speed up	cdPbabcbIce
^split	bcLbbabhGeF
^split it	.......dIcb
^split the	abH.babd.cG
^split utils	baHda.adJbd
^src	cdCEFdceFCd
^src billing	babGBbb
^ssl	daaaa.H
^ssl 인증서	daaaa.H
^start	Hba.aba
^stop	bIbbaaa
^stop the	bIbbaaa
^subscription	Ibbaba
^subscription plans	Ibbaba
^sum	abIaaab
^sum js	abIaaab
^support	Regcd.B.Mie
^support address	cbaaabI
^support for	Iabbbbb
^support gzip	Iaaaabc
^support ndjson	Jac..ac
^support yaml	Kab.acdfLdb
^swap	bbKbcbA.dIe
^swap express	bbKabbb
^switch	ccNaacbcdMe
^switch from	abIaabb
^sync	PhABcdcedLd
^sync contacts	Icabaaa
^sync issues	Ibbbaba
^sync our	Icabab
^take	baaIac
^take a	baaIac
^teachers	Icbbba
^teachers would	Icbbba
^tell	cbaGbDb
^tell me	cbaGbDb
^terraform	cHccbbEdLec
^terraform apply	bKbaaadbHcb
^terraform for	acaaaaI
^test	bdgcVaeFGid
^test rename	.aeaJ.c
^tests	aGbbDae
^tests in	aJaadac
^that	AHabacb
^the	dOGkbhDFIhh
^the api	Ibc.bab
^the app	bIbaa.ceJbc
^the behaviour	bbGaa..cEEg
^the bot	Ibbaaab
^the button	ccc.aAIFcba
^the checkout	abIbb.bdJcb
^the cli	.......dHda
^the complete	abKabbc
^the dashboard	cdLababdHda
^the date	dHdbFbbdKdb
^the drone	cJa.bbb
^the enemy	cMbcbbbcIdc
^the error	cdbba.LIecb
^the export	aJbaabbcGd
^the exporter	Ibbaaac
^the fix	acaabIb
^the header	bbabbaI
^the healthcheck	JCccbbdeIbb
^the image	bbIaaaa
^the keyboard	bIbabaa
^the label	bdbabaMIdca
^the login	GcdbbbF
^the map	cJbaaab
^the order	aGb.a.ccdJc
^the phone	bca.baI
^the salesforce	dCGababbHea
^the same	abAbbaG
^the settings	bbIaaab
^the slack	bIbaaab
^the snake	bJcaab
^the table	Ibbaaab
^the tax	bGcdGcb
^the unit	bIaaaab
^the whole	GcbcGbdddJb
^the word	cca.aaI
^the …	cKbabac
^there	HddcIcc
^there are	bcbaJba
^there is	Kbbbbba
^there's	CAdcCeE
^there's a	dGbbccH
^they	FDbbada
^this	cEFcfCabIec
^thoughts	aabIbba
^thoughts on	aabIbba
^time	cJbbb.a
^time zones	bHbaa.a
^timezones	aHc.bab
^timezones are	aHc.bab
^today	FbEabcb
^today it	JadAbca
^trace	aababIb
^trace how	aababIb
^traceback	aHcaaaadHbb
^traceback most	aHcaaaadHbb
^track	Jbabbbb
^track how	Jbabbbb
^translate	dcdabbPfbLe
^translate all	bacabbKcdKc
^translate the	cbba.bJcMgd
^translations	bJ.abad
^translations for	bJ.abad
^turn	bdQcbbd
^turn every	baIbaab
^turn the	.cKbbbbdIfA
^turn …	bbIaa.b
^two-factor	JcaaaacbdHc
^two-factor authentication	JcaaaacbdHc
^type	baJbaab
^type hints	baJbaab
^typeerror	bGb.b.adGbb
^typeerror cannot	bGb.b.adGbb
^types	Iabbaab
^types ts	Iabbaab
^typo	bbc...G
^typo on	bac.aaG
^undo	bJbaab
^undo deletes	bJbaab
^unit	cecbObabJdc
^unit tests	cecbObabJdc
^update	gcbaabPICic
^update the	gcbaabPICic
^upgrade	cgFbccJcAHf
^upgrade all	acbbaaJeFBd
^upgrade the	bdH.bbCedKb
^uploading	dKaaa.edJdb
^uploading a	dKaaa.edJdb
^uploads	cJabaab
^uploads over	bJabaabdJdb
^user	bBbbbHbdHbb
^users	LEecbcffEDc
^users keep	Ibb.aca
^users need	Idaaa.bceIa
^users should	KdbaaacdKdc
^userservice	abLcbcadJda
^userservice does	abIbab
^userservice is	abGaaaa
^utils	dcEbb.E
^utils py	ccDab.FFacb
^v0	cabebFF
^validate	cbLbbba
^validate 중첩	baIbbb
^var	bbJbaba
^var count	bbJbaba
^version	DccdbaIFacc
^version in	dabca.L
^version 치면	Iaabaac
^warn	GcbdcFb
^warn me	Iaacaba
^we	IdCeIegdeFC
^we have	.abaHbb
^we lose	dIaaaaa
^we need	LfEeEfddeH
^we should	KcbaabbcLfb
^we want	EbbcIbdcbE
^we'd	HcGcbdbcaHd
^we'd like	HcGcbdbcaHd
^we're	.FcDacb
^weird	dKbaa.ccIcb
^what	eiABeUefOgb
^what do	aabJada
^what does	ccccaM.dIca
^what even	babbbJa
^what happens	dcacaM.bIeb
^what i	Ibbb.ba
^what would	cacdaNbdJdb
^what's	adcHbFdfE
^what's the	.abd.Ha
^what's your	bbaJacb
^when	FKdcdbdcJec
^when a	Ibabbab
^where	cbcgaRbfK.e
^where do	babbaH
^where in	bacdaKA
^where is	bbadaMceKcb
^which	cbddaPaeJad
^which functions	aacb.IadJcc
^which of	aa.caGa
^which table	baacaHacHcb
^who	babcaG.bHea
^who calls	babcaG.bHea
^whole	I.aabbb
^whole learning	I.aabbb
^why	fOegcKeeOib
^why do	cEbcbF.aHea
^why does	dLeecJedMgb
^why is	bGbdcFccGca
^worker	bddJcdG
^worker go	accKabbeJda
^would	KeeDBcdeKae
^would be	HddECdccGAe
^write	jgfCNfMfIBe
^write a	efdcDbPcOic
^write down	AabIcbb
^write release	ba.abaGeLeb
^write some	aaaaGab
^write tests	bbbbLacbcJe
^write unit	a.abGabbFda
^yo	Jbbbabb
^yo can	Jbbbabb
^…	.BEfheKJ.gc
^… ->	bbc...H
^… exits	aJababb
^… flag	Iabaabb
^… in	dddabaOLddd
^… is	bbJabab
^… →	ccIbbaC
^… 로	dbFaaaC
^가격	dccaFbF
^가격순	aGaaaba
^가격순 정렬하면	aGaaaba
^감사	FcbdbGbcIdb
^감사 로그	Iaacaaa
^개발	caba.bI
^거래	AGcbaaa
^거래처	IaaaaadccIc
^거래처 crud	Ia.aaacccIc
^검색	KabbbbbdIca
^검색 api	KabbbbbdIca
^검색창에	.Ga.acbdFab
^검색창에 특수문자	dHa.a.a
^게시글	EFbaacccMgb
^게시글 목록에서	bIbaaaa
^게시판	iEBdEHeeQjb
^게시판 글쓰기	.GaaaaccHda
^결과는	abFa.aa
^결제	cCCfA.BAFbe
^결제 모듈	baGeCa
^결제 실패하면	Ic.bbaa
^결제 페이지에	bIaaaab
^경고	baabaaI
^경고 배너	baabaaI
^고객	.......b.dE
^고객센터	bbca..IHdda
^고객이	FbbbaDc
^고쳐주세요	.Gbbaba
^공개	abbaabH.eHc
^공지	AdEcbcE
^공지사항	IbaaabcbdIc
^공지사항 게시판	IbaaabcbdIc
^관리자	JbbabaccCFf
^관리자가	Haba..ddJdb
^구글	ICcbbbcddKc
^구독	Iabbaab
^구독 취소되면	Iabbaab
^글	GaaaaabbdHb
^기능	GcCbbbbdFfC
^기능은	baG.b.a.aeG
^기능은 그대로	abG.b.b
^기업	LbababccdKd
^기업 고객용	LbababccdKd
^기존	Kcbaaab
^기존 이메일	Ibcaaaa
^기획서	Habbaba..fF
^긴	EbIccceeIac
^긴 표	cbIaaaa
^날짜	edFdHBccJdb
^다크모드	.......bHdb
^다크모드에서	bHabaaa
^대화	Hbaaaab
^데이터 파이프라인	.......adHc
^도움말	abaabaHbdJc
^도커	gDKccCefKcb
^도커 이미지	dcI.aaa
^도커 이미지가	cdHabFd
^도커 컨테이너가	bIbaaaa
^동작은	baHaba.aCCe
^동작은 그대로	baEa.aa
^두	aAc.bbH
^두 번째	abc.aaI
^라이선스	cabaabI
^라이선스 파일	cabaabI
^람다	cbJbaab
^람다 콜드	cbJbaab
^레거시	caCcaGc
^레시피를	Ibaaaba
^로고	cKcaaacHcbb
^로고 이미지	bIbaaab
^로그	cBdbaaI
^로그 레벨	bada.aI
^로그인	bgaeFAHEGla
^로그인 버튼	babbaaI
^로그인 실패	DcbbGabcGda
^로그인 페이지에	JaAea.d
^로그인은	E....abcFca
^로그인은 건드리지	G....addHd
^로그인하면	cGaaaaa
^로컬	bbababI
^로컬 포트	bbababI
^리포트	eCEbcbD
^릴리스	baabaaI
^릴리스 노트	baabaaI
^마이그레이션	GEddabbcHdb
^매일	Iba.aac
^매일 새벽	Iba.aac
^매출	........cHe
^메모	HbaaaabbcHc
^메모리	bFcbaCabFca
^메시지는	Gbb...b
^메시지는 db	Gbb...b
^메인	ccFbbbE
^메인 페이지	bbH..ac
^모놀리식	aaGaaab
^모놀리식을	bbHaaaa
^모달	cIababa
^모든	beJCBcechNc
^모든 api	cbcFDab
^모든 리포지토리	bbFbBabcdIc
^모든 서비스	abIca.a
^문서	HdabaaA
^방금	abaECbb
^방금 커밋한	a.aGaaa
^배달	Fa..aab
^배달 앱	Fa..aab
^배송	IbbaabbcbGb
^배송 조회를	Habaabb
^배치가	aIcaabbcFba
^배포	.......DDfb
^백업	Icabaa.cIcc
^백엔드	.cFAAbcaeCC
^백엔드 전체	.......acJf
^버그	DHbbbbd
^변수명	.bH.aaeFbda
^병원	HaaaababbdH
^병원 예약	Fba.aaa
^부하	.......adHc
^부하 테스트	.......adHc
^브라우저	FccabbE
^비밀번호	aGcc.EeeKea
^비밀번호 재설정	dIabCbcdJea
^빌드	GcHbccecHcb
^빌드 번호	Iaaaaac
^빌드마다	Kaabada
^빌드마다 얼마나	Kaabada
^사내	JbbaaacdgHC
^사용자	Bd.cbDC
^사용하지	aaIbaba
^사용하지 않는	aaIbaba
^상담	Hbaaaaa
^상품	KgKcccffMdb
^상품 검색	dbMcaba
^상품 목록에	Hbbaaaa
^새	CccddDGcBFd
^새 메시지	Iaaabcb
^새로	abaHac
^새로 만든	abaHac
^서버	FbFcbad
^서버 전체를	abIbbab
^서비스	bcJaCcc
^설정	FdEbbbb
^설정 화면에	FdaaaaA
^세금	BabbFab
^세션	dDebcCHGadb
^세션 만료	abbaabI
^셋	cHaaaaaadId
^셋 다	cHaaaaaadId
^수정은	dccFbHbaGea
^수정은 하지	cbcEaDa
^스마트팜	Gabaaab
^스케줄러	dEbEbdAcGca
^스테이징	bcbcbEGcHbc
^슬랙	FIcbbcd
^슬랙 연동	cIaaaaabJec
^시스템	c.dHbBaacIe
^시스템 전체	.......abGd
^신규	cbbabaKcJcd
^신규 입사자용	eaaaa.JbKfb
^신입이	aaaFaab
^아이디	HbaaaabbdIb
^아이폰	.Gbaaaa
^아이폰에서	cGaaaaa
^아이폰에서 키보드	cGaaaaa
^아키텍처	baHAbbaacHd
^안	cHdbadFcHda
^안드로이드	dDDbBad
^알림	GdbbaEbacIe
^알림 센터	Gbaaa.badHc
^알림톡	cCbc.bF
^애플	.......bfHa
^애플 로그인	.......bfHa
^앨범	Ibbbaaa
^앨범 삭제	Ibbbaaa
^앱	cEaeadIDEcf
^앱 도커라이징	babbaaI
^야간	cDdcaIbdHcb
^야간 etl	aIbaaba
^양쪽	aGbaaaa
^어제	eBdEdEBcJeb
^어제 배포	cFbcadFcGcb
^어제 올린	bbaIaba
^업데이트하고	bIaaaac
^업데이트하고 사이드바가	bIaaaac
^업로드	eEcEcdE
^업로드 핸들러	ab.G.ca
^없으면	Gaabab
^에디터	Hbca.aa
^에러	FdccccJGhDd
^에러 추적용으로	Ibaaabb
^에픽	HaaaabbbccH
^엑셀	cEbaCaaaEca
^엣지에서	bIaaaac
^엣지에서 api	bIaaaac
^영상	HAbbbbb
^예약	ABbbabD
^오늘	cFbcbGc
^온라인	HbaaaaaaceI
^온라인 강의	GbaaaaaabdG
^왜	bMcdaacbGda
^왜 탈퇴한	bHaaac
^외주에서	baaG.ca
^외주에서 받은	baaG.ca
^요금제	cbcaCbG
^우리	Cd.AcEcdfGC
^우리가	bbbbaIa
^운영	bcba.aJHbcc
^워커	cbbbaAIHacc
^워커 replicas	bbabaaJ
^원인	.G..cca
^원인 찾아서	.G..cca
^웹	........adF
^웹훅	FabbDbcbHcc
^윈도우에서	bIaaabc
^윈도우에서 npm	bIaaabc
^음성	Ibaaabb
^음성 메시지	Ibaaabb
^의존성	abcab.HcKec
^의존성 전부	.bbab.GcJdc
^이	fgeO.JfdLfb
^이 makefile	aaaJbca
^이 sql	.aaH.d
^이 라이브러리	aaadaJa
^이 정규식	ab.Gac
^이 프로젝트에서	aabcaG
^이 함수	aabbbIa
^이메일	CACbBbfdaGb
^이메일 템플릿을	bbIabaa
^이메일이랑	HbaaaabbcHc
^이미지	CAGcdabgHBc
^이미지 업로드	dJab.acdHca
^이미지 업로드할	Hbc.b.bbHea
^이미지 크기는	bbbb.aI
^인강	Gbaabaa
^인증	AbE.CddcHea
^인증 쪽은	FbFbadddIda
^인증서	cJbabab
^인증서 갱신	cJbabab
^일부	bJbbbba
^읽기	.aGaaba
^읽기 쉽게	.aGaaba
^자동	bJabbba
^자동 로그인	bJabbba
^자바스크립트로	bbGbaA
^자바스크립트로 된	bbGbaA
^작성	GbbbCac
^장바구니	.......cJdc
^장비	IbbbaaabcIc
^장비 crud	IbbbaaabcIc
^재고	FbbbDbb
^재고가	bEcbEca
^재고가 마이너스로	aFbaa.a
^저장	BGcbbdBBGed
^저장 눌러도	bIababb
^저장 안	Iea.aaa
^저장소	cdcHBdDbfMe
^저장소 0	abaabaHcdJc
^저장소 전체	a.aHbbb
^전체	bcdD.HcbhHB
^점수	Iaabacb
^점수 옆에	Iaabacb
^제	a.aH.ea
^제 마이그레이션이	aaaIaba
^제가	bacHab.aGdb
^제가 짠	aabHab
^좌석	aHcaaaa
^주문	ACadBBccCDc
^주문 목록에	HbbaaaabHeb
^주문 서비스는	aGcaa.abbHd
^줄여주세요	bcJaabb
^중고	Fb.ba.aabcG
^지금	BdadaJcdbF
^지금 로그인	abbbaIa
^지금은	GdcaC.bbcFb
^지난주에	abbaGaa
^지난주에 고친	abbaGaa
^직원	Jbbaaac
^직원 목록	HabaaabdcIb
^추천	Hb...cb
^추천 모델을	Ga...cabcHc
^추천인	Hbabab.acHd
^카카오	EFbBbbgedKc
^카카오 로그인	HdbEabcdaHc
^코드	EbaFabd
^코드베이스	aa.KccccbLf
^콜백으로	aaIba.c
^쿠폰	BIdcAadeGAc
^크론이	aGaaabb
^크롬에서	bIaaaab
^크롬에서 표가	bIaaaab
^클래스	baKadac.eId
^클래스 컴포넌트	aaHbcaacdIc
^타이머	Ibabaaa
^타이머 끝나면	Ibabaaa
^탈퇴한	dFbaaDb
^테스트	.......aIga
^테스트와	J.abd.b
^테스트와 함께	J.abd.b
^토스페이먼츠	IbabbabbcId
^토스페이먼츠 연동해서	HaabaabbbHd
^파이어폭스에서	cIaaaaa
^파이어폭스에서 드롭다운이	cIaaaaa
^파일	C.ccFbc
^펫시터	Hbb.b.c
^푸시	AbaaaEa
^푸터	bcdabbNKedb
^푸터 연도	aacaaaH
^푸터 전화번호	bbbaabJHcbc
^푸터에	CdbbbaH
^프로젝트	DbBC.ddcaHd
^프로젝트 전체	cacGCbabdJd
^프로필	CFdbbcCAEgB
^프론트	cBAEaab.dHd
^프론트엔드	a.Gba.cc.Jg
^피처	daDcbHbbFac
^학습	IAbbbbbcIcc
^학원	Gbaaaaa
^학원 관리	Faaaaab
^한	aIBaccbeGdB
^할	HbbaaaabFca
^할 일	HbbaaaabFca
^할인	babaGaaaFca
^할인 계산	b.daG.a
^헤더	babba.H
^헬름	bbaHbb
^헬름 차트	bbaHbb
^헬스장	Fab.aaa
^현재	BcbcCcE
^화면	cGCaaac
^확인	cGaaaa
^환경변수	aadaaaH
^환영	bbbbaaI
^환영 메일에	bbbbaaI
^환율	ccDcJbbcJdc
^환율 함수	babbIba
^회원	BEfcdAECGib
^회원 탈퇴	bIbaaba
^회원가입	.......eGb
^회원가입 폼에서	Jbaabbb
^회원가입이랑	Gb.abaaaeIb
^회원가입이랑 로그인	Gb..babbdHb
^회원이	FcbcbEbbHdc
^휴대폰	HcaaaabcdHa
a	N.fcbdAhGA
a0a0a	dbcba.LHeba
a0a0e	bbabbaI
a0e0	bacbbaJIbdc
able	Wheab.fjKFg
about	gaAAc.IgLac
above	.bbbHaa
accep-	GbbcbEbbJec
accept	GbbcbEbbJec
acces-	DgFKdfddeLc
access	EfGFcfcceKc
accessibility	bbcKbbacaGc
accou-	LcBcfDfec.H
account	CBdbcGc
accounting	Fabaaaa
accounts	MdEbdbecaaF
accur-	bIbabbb
accuracy	bIbabbb
acme	bDbHbbdcIea
acros-	dgLHDfggcOe
across	dgLHDfggcOe
act	baIbaab
actio-	ecdccaSfRhc
actions	dcdccaRfRhc
actua-	cEbbbEbcHcb
add	PigdGeD.DDg
added	cIbb.ba
addre-	bIdcdcFEbDf
address	AbabbbHFb.d
addresses	dLbabac
adds	cJc.b.b
admin	BEccdaDdADa
admin-	EbHbacedJaf
admins	G.aaaaccFBf
admintable	cbLbabccJdc
adr	babbbcLcHcb
affec-	cabbaIa
after	EZkggdchZmd
again	eQcbbadfMec
again-	ddeJGAedaHc
against	ddeJGAedaHc
aggre-	Kdb..bcbfLd
aggregates	Iabaabb
aggregation	Fe....a.fIc
ai	bMbcbac
airbn-	KbbabaabbeJ
airbnb	KbbabaabbeJ
album	Jbbbaaa
alert	EHbbbcd
alerting	Iabaabb
all	ccBbB.DjePa
all-d-	cJaabba
all-day	cJaabba
allow	QecbbbbdH.d
allow-	NJffdbfKbfc
allowed	KJeedbdH.ec
almos-	bbIaaaa
almost	bbIaaaa
alone	.......cHbc
alrea-	HcBcHciaGcd
already	HcBcHciaGcd
also	KeddccHeKeb
altho-	bMbcbaccJdc
although	bMbcbaccJdc
am	DEfEegCCFfc
amate-	bIbbaaa
amateurs	bIbbaaa
amoun-	CDCbcbd
an	IFecdAefaG
analy-	.AeeaMbcbGa
analyse	aAdcaH
analysis	DbcbaEa
analyze	cbbcaLa
and	DaeCaCcecEC
andro-	BLebBcgeGkH
android	BLebBcgeGkH
angul-	bcPabafhfGG
angular	bcPabaffdOe
annou-	I.baaadcdLe
annoy-	cHb...cbHcc
annoying	cHb...cbHcc
anoth-	GCgFfDheAHe
another	GCgFfDheAHe
answe-	cIBdeFf
answers	bLbbbbccJdb
any	dcHJfCghbKa
anybo-	acabJab
anybody	acabJab
anyon-	BGdcdDc
anyone	BGdcdDc
anyth-	efAGAFddEeD
anything	efAGAFddEeD
api	IB.dcc.gaKc
app	D.CfbcD.gCD
appea-	GDcacbb
appear	GDcacbb
apple	LcbbbacddLc
appli-	gHCdedJFdiG
application	ddGabcHEgfI
application-prod	bbbaaaI
applied	bJabcba
apply	cKFcbcfdKec
appro-	LdCccccddEB
approved	Mbdabba
apps	.cBcC.AcdeL
archi-	cDcGgdGcBIh
architecture	edaIfbIbAIh
archive	Ibbbaba
archived	cKbbac
archiving	Haababa
are	fPdbaEigGDd
area	IaacaabacHc
argon-	bbacaIabHdb
argon0	bbacaIabHdb
arm	bdbcbNb
aroun-	fccdMFccKfb
around	fccdMFccKfb
array	GBcbaac
arriv-	FGdedDddH.d
arrive	AKbbbccdGAd
arrives	FacdcFbaHeb
artic-	IfedadJdH.e
article	Accb.cIaKgc
articles	LdccbcCcaHc
as	MdAjbDcdFBd
ask	Kbabbab
askin-	KbfbbEddDEf
asking	KbfbbEddDEf
asks	bJabb.b
asser-	ccbbNabcIcc
assertions	bbabJaa
asses-	.abIbbb
assessment	.abIbbb
asset	bIbaaab
asset-	IGdcccc
assets	IGdcccc
assig-	EBccDbbdIad
async	ddRcaaejKFh
at	BD.DBBmfOdd
attac-	HcabaaacEhF
attem-	Ibbb.ba
attempts	Ibbb.ba
audie-	Jabab.ccdKd
audience	Jabab.ccdKd
audio-	aaJbaac
audiobus	aaJbaac
audit	cbhMADeeBGe
auth	AgAJGeggIAd
auth0	cbbcbNbceLd
authe-	OfDBddfdeQh
authentication	MfDBddfddOg
authenticator	OdbbbacbfOf
auto	Kccbaab
autoc-	LcbbaabcJdb
autocomplete	LcbbaabcJdb
autom-	DgfeJdFgbJa
automated	cacaLbb
automatically	KfccdbGe.Kf
autos-	FFbbcbccIcc
autosave	FFbbcbccIcc
avata-	LFedcccdMgb
avatar	NcccbbbcLfc
await	ddRcaaejKFh
away	KDbdbdbbGca
awk	Iabaabb
aws	bbdbaEGbgBF
axios	egMeedLJkIh
azure	b..baFbbeIc
back	GJe.AhekCHa
backe-	AbaaFdBdiBK
backend	AbaaFdBdiBK
backg-	ccbabaLIebb
background	ccbabaLIebb
backo-	FccbKdd
backoff	MbbbbbbcJec
backoffice	babaJbb
backt-	eIeLceceMec
backtrace	cKbbbabcHcb
backtracking	abaJad
backu-	G.dcddJFddB
backup	LAdcdeCHc.e
backups	dcaaaaL
bad	.aaIbac
badge	dcdcMbCDFgc
baker-	IbbababbccH
bakery	IbbababbccH
balan-	bHccdcHbKdd
balancer	.CcccbHbJdd
bank	Kcabbac
banne-	DAbaebFEGhc
banner	CAbaebGEGjc
bar	LAccbcbcLgb
barco-	CHcbabbcIeb
barcode	CHcbabbcIeb
base	bbFKdedddED
batch	bcJbcDd
batch-	ccccbFI
batch_size	babbaaJ
bcryp-	AcacbIa
bcrypt	AcacbIa
be	DKdbbg.HAde
becau-	BKAdAdgACdA
because	BKAdAdgACdA
becom-	GfJcdbaCjDB
become	HdGbbbdefGD
becomes	ccJbbaCJddc
beep	Jcabbba
beeps	cIbb.ba
befor-	DEbJBgmhGIh
before	DEbJBgmhGIh
behav-	ebMdaAaeFhG
behaviour	ebMca.aeFhH
behin-	BICcdcdeBEb
behind	BICcdcdeBEb
being	fEAdEeDcEBd
bell	Gb..aabccHc
below	JAHeededJcc
best	a.aeaIabbGc
bette-	.......adIc
better	.......adIc
betwe-	DCajbDAfHEf
between	DCajbDAfHEf
big	c.HFbedb.eG
bigin-	caabaJabIeb
bigqu-	JcdabCdceLd
bigquery	JcdabCdceLd
billi-	DbDbDAidbaH
billing	DbEbCAidcaH
bio	Ibaaaaa
blank	eMbabadcLde
block	HdJebbe
block-	CFbbabd
blocks	CFbbabd
blog	HbbcbEc
blows	bIaaaab
board	MEBfebheAKg
booki-	I.f.AadecH
booking	B.cbCBabb.D
bookings	LCccdcbdcKe
bookm-	Lcbaaad
bookmarks	Lcbaaad
books	bHa.b.cccJd
boot	cGcdcJdBBfB
bot	OccbbbcdLdc
both	EIebAcdflSa
bottl-	........eHb
bottlenecks	........eHb
botto-	bAbbaIa
bottom	bAbbaIa
bound-	eCBECcdeCbE
boundaries	acBEDcc
box	RdbbbaffJAd
branc-	agfJJeafMfa
branch	agfJJeafMfa
brand	cabbbaKIbdc
break	fbNfdGdeBgK
bring	CfIeGedeBGd
broke-	eJdccHbb.Ig
broken	dMbbbbab.Ig
brows-	DCgfGFhgEFd
browser	AFeeBHfeKbd
bruh	bIbbaaa
bucke-	cEbbbbFeGCf
bucket	cEbbbbFeGCf
bug	hMgdEdE.Gdd
build	FdCedAChBDB
build-	BiEIhgGfDFe
builder	dcGKccdcAGe
building	JfGcbbdbcGb
builds	dcdFccKcKec
built	BabcaGb
bulk	Ibbbaba
bulle-	LFdcccefcMd
bulletin	LFdcccefcMd
bump	cbcaabMKAge
bundl-	ceJdbIddIcb
bundle	ceJdbIddIcb
bus	bababHaacGc
busti-	Jcbbaaa
busting	Jcbbaaa
but	eQfddEdfLea
butto-	NAhfdfIGEic
button	NAhfdfIGEic
buy	bbbJbaa
by	FJabeaggLBg
byte	cJDbccddIdb
c	gJBLgCmbBhH
cache	FibChCFdMfc
cachi-	cdDFcDccFAd
caching	cdDFcDccFAd
calcu-	iBGiIFfdPic
calculated	cHdfdIacHda
calculation	bbDbFcbcIdb
calculator	edHcLddcLfc
calen-	CHciFBg.BEg
calendar	CHciFBg.BEg
call	CDFefFfA.Cd
callb-	gDLCcdegKAf
callback	fFDCbdabKgb
callback-based	baIbabb
callbacks	bbKbbabeCGe
calle-	ddMcdbDFabc
called	cdIacaDGacb
callers	b.Icbb
calls	B.dcbIadBCa
campe-	KbbabaabbeJ
camper	KbbabaabbeJ
can	IbafcaDaACc
can't	.FDe.EiCFgb
cance-	aBddDdGFcDf
cancel	fCcdEcH
cancelled	H.aaabb
canno-	cDbaDabeKdb
cannot	cDbaDabeKdb
card	NEdee.edDBb
cards	DKccbcdeEgG
care	aJbbbab
carou-	bIbbaaa
carousel	bIbbaaa
cart	eFiBG..DB.g
case	bbebJDb
cases	edcBQbefQhc
catal-	.dK.acbaeeK
catalogue	AbGaaabadeJ
catas-	abaJad
catastrophic	abaJad
categ-	Iaaaabb
categories	Iaaaabb
cause	bdbcbNbdJeb
cells	bKdaaabeHba
celsi-	bIaaaab
celsius	bIaaaab
cent	bHbaba
cente-	Hbaa.caadHc
center	Hbaa.caadHc
certi-	FacccbHeFhF
certificates	EcbccbHdEhG
chain	IbaababbcdI
chang-	c.DjAaICAbc
change	AaGjgCHFhCa
changed	dNcaabccIad
changelog	ebdacbQCFec
changes	EfbAGAecIea
changing	cbJbBdacMgc
chann-	MbabbadfbEC
channel	MbabbadfbEC
chara-	MBbccbedKeb
character	HDbbcbbbHcb
characters	Jcab.ac
chari-	Gb..bb
charity	Gb..bb
chart	ODAdeefgSic
chart-	.DcbddIfeJA
charts	.DcbddIfeJA
chat	Pebbb.eegCI
check	cfgWBagdAFc
check-	BAAgDhH.BAd
checkbox	dHcbccF
checker	ccBbbaJ
checklist	Hbaaaab
checkout	CAEdbeBBAEg
checks	bbbbLbc
chess	JcbaaaadEgF
child-	bcbba.I
childish	bcbba.I
chile	cJbaaab
choke-	cKbbaab
chokes	cKbbaab
choos-	DccbdcJdJdc
choose	Ibbaabb
choosing	cababbKbIdb
chore	cgeabaSJaed
chris-	Ic.a.ac
christmas	Ic.a.ac
ci	eBbebALgLda
city	Ibabaab
cj	JbbaaabcdIb
class	ffREachAbHg
class-	.eHcEAfeCHf
classes	bdHcBBcdBGe
classification	Ibb.abb
clean	fBHeedIeFCd
clean-	abHcBabcHcc
cleaner	.aHcb.bcHcc
clear	cIaaaba
clerk	caacaJabdHb
cli	RGfedeghRia
click	BJbbcbbcIda
click-	FGefBCfeEDd
clicked	Jbabbbb
clicking	DJccbbccKdc
clien-	aaAagCFaaEb
client	aA.afCCfBE
client_max_body_size	bbbaabJ
clients	BcGbbBdacGc
climb-	aJbaabbcIcc
clock	BCddEDedLfb
clone	KbbabbbbcfL
close	McbabbbcJdc
close-	.GcdcEbcGad
closed	CHccbb
closes	.......bHcd
cloud	JbcbcDd
cmd	dKaaaaa
cms	ba.baFaacHc
code	fD.QeDnlPd
codeb-	..CLceefeGD
codebase	..CLceefeGD
codes	QdbbcbdcgPf
cogni-	bbabbJabcIc
cognito	bbabbJabcIc
cold	ccNacbbcKdd
colla-	LEdbbcefFDd
collapse	.......cHdb
collapsible	Jbcaaac
colle-	Icaaaca
colou-	Lbbbada
colour	Ibbb.ba
colour-blind	Ibaaaba
colum-	LCeebBdeNgc
column	KCfebCdeNfc
com	hGeFccEGCgc
come	hCBeHFffKca
comin-	cFbcbaE
coming	cFbcbaE
comma-	QedGecfgPha
command	QedGecfgPha
comme-	MgEIfeiC..c
comment	GdfJcbaCCae
commented-out	cbKbaab
comments	MbeFcbgfEA
commi-	GecNddddJdb
commit	bbbNbcbcHdb
commits	IcaAbbb
compa-	becDeQfegMa
company	FeAIcddeeGC
compare	gbbdaRbbdKe
compl-	cdBDDc.cdAG
complete	eeCFFfAbgBG
completed	Icabaaa
compo-	ADOgFfl.bMk
component	GdbcJdcdGCe
components	dcPcBbfecPg
compose	cKGcccfD.Ae
composition	aaGab.b
compr-	LcbbabccKdc
compress	Ibabaaa
compression	Iaaaabc
concu-	bJbabab
concurrent	bJbabab
conf	bdebbbPLedc
confi-	GmDje.PAKge
config	CjHff.JCIhd
configs	babbaaJ
configure	acabbdNgKbc
confirm	Jbbbaaa
confirmation	FdbbFbb
conft-	.aIbbac
conftest	.aIbbac
conne-	JbedeCCeDIh
connect	LecbccEeCIh
cons	b.bbaI.acId
consi-	dJc.baa
consistent	dJc.baa
conso-	Gf.b.cFBfdG
console	HegaAbGBgcH
const	cdQbbadJcdc
const-	cFIbcbe
constant	bbJab.dFcba
constraint	bIbaaab
consu-	bbdFbEa
consumer	aaacaIa
conta-	BMigAbBFdGh
contact	BecaaaIGgEe
contacts	JIddccde.Id
contain	bKcbcCccIdb
container	bKdcGcf
conti-	e.bccaNcMgc
continuous	dbbccaNcMgc
contr-	ghJAChHcBAa
contract	acaFGddbcaF
contributing	eacbbaNAHgb
controller	bcRccceeLdc
controllers	.......bdKe
conve-	GfLcAdhe.Ni
conversation	Ibb.a.ccIea
conversations	Ibbbaba
convert	cbNabadddPh
cooki-	BFdbbDceDCb
cookie	BFdbbDceDCb
copie-	BfKdcDdeKdb
copies	BfKdcDdeKdb
copy	LdEdccdeFBb
copy--	FcIcbcdcKec
copy-pasted	baIbababHdb
copy-to-clipboard	Iaaaabb
copyr-	dcdabaNKedb
copyright	dcdabaNKedb
corne-	aJbbbab
corners	aJbbbab
corre-	gKdIdccbaIg
correct	cCbIbda
corrected	dNcac.cacJf
cors	cObaabedMfc
cost	abcDcIdabEb
costs	........dGd
could	HA.HdjbdFab
count	AeHdcGdH.ce
count-	QIeeefefPfc
counted	IEdcbcbcHdb
counter	JDccccbcJeb
country	HDbbbdabHcb
counts	BGbbbbb
coupo-	bFdFEeffJac
coupon	fCdHGcdcMib
coupons	GFabcddfBFc
couri-	aAcaBbD.agH
courier	aAcaBbD.agH
cours-	NcbbbadabdG
course	JcabbabbbIe
courses	J.bbbadabgI
cover	dddcTbceJad
cover-	eCgfWafkLEf
coverage	bdfeVadjKFg
covering	cb.aGaa
covers	cLbacab
cpp	b.Icbab
crash-	cNc.aae
crashes	cNc.aae
creat-	O.caccehfLB
create	OccabbdgfKB
created	Ica.aaccdJc
creates	BHabcbbbHeb
credi-	Jbaaabb
credit	Jbaaabb
criti-	dcdScdbeKbd
criticise	aaaIac.bHeb
critique	dbdQccbdIad
crm	JbaaabcbeLe
cron	eFecdDHJaec
crud	UgddeeEfhWi
cs	ebMdcFfBEdc
css	eeFJeeDBaHi
csv	aLhCEdggOga
ctrl	NebbbbbdJdb
curio-	abbbaIacGca
curious	abbbaIacGca
curre-	gCggKECgHcB
currency	dHeaHbdeIhC
current	addeIcHeECd
currently	ca.bbIb
custo-	AFbeadDgADB
customer	FEagD.ge.aF
customers	CF.agcCg.Ha
cut	d.QbccfgGeE
cycle	bIaa.ac
cypre-	cbaaH.accKd
cypress	cbaaH.accKd
d	edcbcIIFgGf
d0	Jbbbabb
dark	IKcdcdghMda
darkm-	Jabbabb
darkmode	Jabbabb
dashb-	HgIddCffDbD
dashboard	HfJccbeeBbF
data	EgaAeBDgbCE
datab-	fFBg.CCcaAC
database	dIAeAabcCEe
databases	cdAccGEae.G
datal-	bIbabbb
dataloader	bIbabbb
date	DDGhIficQie
date--	dcPbbbceeOe
date-fns	dcPbbbceeOe
dates	aJbbbbacIcc
day	DLecdCeeI.e
dayli-	bDcbIbc
daylight	bDcbIbc
days	N.ccCdeeJbc
db	AEedbBCefDF
dead	aaHdcFd
debug	beca.aLIddb
decis-	cabcbCH
decision	cabcbCH
defau-	BfcDcdJDFee
default	EdgbacLCEdd
degre-	dLcaaaacIdb
degrees	dLcaaaacIdb
delet-	JE.jdCdABEh
delete	KCBic.cCdJi
deleted	IFdcbdbbJec
deletes	cJbbb.acIdb
deletetenant	.bbbaG
deleting	aHdbbDccKec
deliv-	QcaCeefd.AB
deliveries	HCcbbbb
delivery	QdbcbbcfaFB
depen-	gaAheIJjQae
depend	abcbbMcadIc
dependabot	ccbbaaLeMec
dependencies	beccbDJgMae
dependency	bGGbbbfdIcb
deplo-	aaBfeaLabbE
deploy	BDeedBFeLcd
deployment	edAbbbOBdbD
deploys	Hc..a.d
descr-	bDccbdIdIbc
describe	cbbbabKbIdd
desig-	.ddJFedeaDB
design	.ddJFedeaDB
desk	Mbcccab
detec-	DdbcEDcbDeC
detection	EbbbEbb
dev	cddbEbJEHfg
devel-	G.bbcbAefCH
develop	GaaaaababfI
developer	IbaaaacdeLc
devic-	HcdaEbd.eHc
device	Iabaabb
devices	........eId
dhl	Mbc.abdcdKd
dialo-	KaddccDAHfc
dialog	KaddccDAHfc
dice	Jbbbabb
did	AeGHddcd.Fc
diff	febSBdccLgb
diffe-	h.I.dHedABB
differ	fGDdcCbaFad
difference	ceKccFb
different	abbbaIb
diges-	.......bJeb
digest	.......bJeb
dilig-	bbbLcbabcHd
diligence	bbbLcbabcHd
direc-	cbCbbbH
disab-	Ibabaab
disable	Ibabaab
disco-	.FcdFAdfIBd
discount	AFcdGcdeGBe
dispa-	MecaBbdc.eG
dispatch	.......aAfG
dispatcher	Mdbacab
displ-	DHCcccegIfD
display	DCCbcccdEeD
displays	bIaaaab
dist	daaaaaILeec
do	jAAHcJhhH
docke-	oBEEfgPGLmf
docker	hEKAffBgPfb
docker-compose	cEebaaGLedc
dockerfile	jegJddSAOjf
dockerize	bbbbaaJ
docs	aEbegePbPna
docst-	b.ddbbMeJda
docstring	b.bcabJ
docstrings	a.cba.G
docto-	HbaaaaaaafG
doctor	GbaabaaaafG
docum-	.bfddeVhJFh
document	dcecbdUfQgd
documentation	AbbaebKeaId
documents	KBbbc.fcgMc
does	mDBAdRhfPia
doesn't	aNFdddgAfIe
doesn-	dPFdddgAeIe
don't	D.daeFaeLbd
doors	cIabab
doubl-	adbbGCacGda
down	FFjEFeigEFd
downl-	OdcabadfOgb
download	NdbbbadePgc
draft	cIabaaa
draft-	Mccbaab
drafts	Mccbaab
drag	QddbaaefOfb
dream	Gbaabab
drift	bFccEbabFca
drive-	HAadaCgfHkH
driver	HCAbAcfeGjH
drivers	FcdbcHb
drone	aIb.bbb
drop	DaHfgA.BHhb
dropd-	.Icbaad
dropdown	.Icbaad
dropp-	cFdbbHbcIcc
dropped	cFdbbHbcIcc
drops	dQccccbeAGc
dry	bbIaaaa
dry-r-	RdcbaddgQha
dry-run	RdcbaddgQha
due	bbbLcbabcHd
dupli-	DJHedehgPgc
duplicate	GKgccbcdLec
duplicated	bcKbaabdIcb
duplication	baI.aac
durin-	bKb.bbcdIcb
during	bKb.bbcdIcb
e0d0	babbaaI
e0e	gda.N.cfeEE
each	HeckFACdDDd
early	GFbbbcccIcc
eats	DdGcb.c
edge	dGcCHbgfPfc
edit	NFeabdhhfRd
edito-	IDedddDCCgA
editor	KEccccdeHeC
edits	bccNbbb
effec-	IHdccceeJcb
effect	cKbabac
effects	Icabaaa
effor-	ccbabNc
effort	ccbabNc
elect-	..bcaG.adId
else	.......fJca
email	ICBhc.cBdJh
email-	eQcaadcfNfb
emails	eQcaadcfNfb
embar-	bbacDcG
embarrassing	bbacDcG
emit	Ibaaabb
emoji	dJedIcdfKad
emplo-	Ibbaaab
employees	Ibbaaab
empty	bGdcJcdhNjD
enabl-	KbbbabcIccc
end	fMdbDacdDFe
end-t-	cabaIabbeLe
end-to-end	cabaIabbeLe
endpo-	FiafDaHdJEk
endpoint	IgaeDa.cHCh
endpoints	ahAea.MeGGi
ends	KGdddccdMed
enemi-	cLacabacHdb
enemies	cLacabacHdb
enemy	dLEdcccdLec
engin-	eeEHcdDfA.D
engine	bdFGccc
engineer	dcaDabF
engli-	HaaababbcIc
english	HaaababbcIc
enoug-	FedBdHbbGcb
enough	FedBdHbbGcb
enter-	EcbGbbcafMf
enterprise	EcbGbbcafMf
entir-	fhHEaCbfhFH
entire	fhHEaCbfhFH
entri-	Iaabaad
entries	Iaabaad
entry	afhcHcMaIed
env	eDfdbeRJbed
envir-	eBhCA.IgFEc
environment	eBhCA.IgFEc
eperm	bIaaaab
epic	MbbacadaceI
erp	NcdccAcdchN
error	cdbLBiDAADf
error-	EIcacbdcG.c
errors	EIcacbdcG.c
esc	GDbcbcb
escap-	Ibaaabb
escape	Ibaaabb
eslin-	fdbaabPdMfc
eslint	fdbaabPdMfc
esp0	aKcaaccdJdb
espec-	.......cIdb
especially	.......cIdb
estim-	ccbabLb
estimate	ccbabLb
eta	FIcccdcbIdc
etl	EJbcBegeBIf
europ-	bJbabba
european	bJbabba
evalu-	eddFcLbbeLd
evaluate	eddFcLbbeLd
even	hSggAJhiM.e
event	CAdccJcccNh
event-	BJbbcbbdEbA
events	BJbbcbbdEbA
ever	bbcEGcb
every	AHDBdlBkEGa
every-	ECBbbf.deDE
everyone	GGbdcbc
everything	HcbA.eBdc.G
everywhere	eGHbcbcbdEA
exact-	FdIbbdc
exactly	FdIbbdc
exam	bIaaaab
examp-	eecbbbSNicc
example	eecaabQOgeb
excha-	DbFacab
exchange	DbFacab
exerc-	bbbbJba
exercised	bbbbJba
exist	FHdcacc
exist-	HGbaccfeaDB
exists	HGbaccfeaDB
exit	dJccGbeeMec
exits	bMacabcdJcd
expec-	.AdbIacGcgB
expected	bBdbI.cHbeb
exper-	abbJaca
expir-	DKeeGegfOec
expire	Kcabbba
expired	dGccHcbcJdc
expires	dPbcbbcdKeb
expla-	aeffdTBgO.g
explain	ddeecQCeJCh
explains	AcA..dFcIea
explanation	bbbbbKa
expon-	MbbbbbbcJec
exponential	MbbbbbbcJec
expor-	KJbdfgbePgc
export	GNdcffbdOic
exporter	Ibbaaac
exports	EbdaabE
expos-	OcbbbbdeKdb
expose	OcbbbbdeKdb
expre-	dBMbbbdeeMd
express	dBMbbbdeeMd
exten-	IdccbbE
extend	IdccbbE
extra	Ibaaaba
extra-	CeLccaccMee
extract	dbLbb.acMee
extracts	Ibaabab
eyes	CeBKdcddMfb
fa	LBf.fFgfaLe
fail	.K.bdcbdHd
faile-	LdgefFDeNfc
failed	JagffFDdMfc
fails	IIdacbhfCGd
false	bbbaaaI
faq	LaabaagchMc
far	GEeceCd
fare	bbDbFbb
fast	HcbcbCa
faste-	dcNaaadeJbb
faster	dcNaaadeJbb
fasti-	ccMbbbcdcLd
fastify	ccMbbbcdcLd
feasi-	acacaKa
feat	VeeAccfGdCf
featu-	EicKfFdgIcA
feature	FicKfEdgJdA
fee	CbBdcFa
feedb-	FcbHcdbbFca
feedback	FcbHcdbbFca
feel	bbbbJba
fees	EcaabCa
fetch	bbNcbbdecLe
fetch-	baJbbab
few	aHbaabbdHcb
ff	abccb.JHdbb
fff	bbabbaI
fff0c-	baabaaI
fff0cd	baabaaI
field	FFEfBdhCeHf
figur-	bFcceIbcGda
figure	bFcceIbcGda
file	hFBedGCAIdf
files	LbGh.CljHHf
fill	abaabaI
filte-	LEdDeegfMdc
filter	FAaEdcedKdc
filtering	LdcbababIdc
filters	DIdcbbccF.c
finan-	........cfH
finance	........cfH
find	ACecfNcdKeb
findi-	bdfHdIbcBGf
findings	bdfHdIbcBGf
finds	cPdcbbbdMdd
fine	bNcbbbbdNfd
finis-	KcbaaacbHcc
finishes	KcbaaacbHcc
firef-	eLbb.bb
firefox	eLbb.bb
fires	DBcbGce
firmw-	EfDbdcFeIiE
firmware	EfDbdcFeIiE
first	dDeECAe
five	fECedDCfaBE
fix	gQkfACDDCce
fixed	a.abH.c
fixin-	.Kcadab
fixing	.Kcadab
fixtu-	dfDdHdFbKfc
fixture	ceEcFcC.Gdb
fixtures	cdgbFcMdKdc
flag	MaefcHfBBAf
flag_-	aaccaIa
flag_x	aaccaIa
flags	PeeddHfLdce
flash-	AHcaaac
flashes	aIcaaaa
fleet	Iabaabb
flutt-	caDccGabgHB
flutter	caDccGabgHB
focus	eGaCbaa
folde-	IehddEEdJdb
folder	IehddEEdJdb
follo-	bcIcbBacF.d
follow	bcIcbBacF.d
foo	abKbbadJddb
food	Hba.baa
foote-	DeFefeKOehb
footer	DeFefeKOehb
for	HihbLcBlCJa
forev-	dQcacaejMAd
forever	dQcacaejMAd
form	L.acdeBAFAh
forma-	gIKefeCfOfd
formatting	gHKefeCfOfd
forty	........fJd
forum	aaaaabG
found-	Idc.ba
four	ABedAHddbG
fps	efObdEbcIda
fr-0	Ibaaaba
frame	EDGeddccIdb
frame-	cbbcFEa
fraud	IbaaaacabdH
frenc-	CbcabbHdaJf
french	CbcabbHdaJf
frida-	dIcDbaccIfa
friday	eGaDbabcIfa
from	D.HhebCbiBJ
front	DIcccbbcEgF
front-	.EGEfefdfIA
frontend	.EGEfefdfIA
full	EgeCFAcc.aC
full--	Icbaa.b
full-text	Icbaa.b
funct-	afLghDFdJAg
function	CdMdgaAaGAf
functions	dbedbHIgLea
game	FDEBefghEC
garbl-	bHbab.a
garbled	bHbab.a
gatew-	bDabcbFCfC
gateway	bDabcbFCfC
gb	adIdbFd
gcp	baebbDHbfBF
gener-	GhHfBDggIbA
generate	Gcaaa.a
generated	DbbbbHc
generation	bbKbabb
geome-	a.ddbbNeKdb
geometry	a.ddbbNeKdb
germa-	CIaabaf
german	CIaabaf
get	HeGcEbjjJEf
getda-	baJ.bac
getdata	baJ.bac
gets	ALgfeJdfEFe
getti-	eNbbDcfgLbb
getting	eNbbDcfgLbb
gi	.bd...G
giant	cbHaaa
gift	eObbbbbcJec
git	HgfGefHFbhD
githu-	efe.eCQgNae
github	efe.eCQgNae
gitig-	gedabbVUjhc
gitignore	gedabbVUjhc
gitla-	DcccdbKdGBe
gitlab	EcccccJ
give	AffECGedG.c
gives	cOcaabd
globa-	aaKbbaddKdd
glsl	bcbKbba
go	fdMGCciEjcH
godot	bbabaHabdIc
goes	APfg.AedMdd
going	DEaFbef
gone	fCFFcdccbHc
good	accObfadFAd
googl-	MEfCeeefbMe
google	MEfCeeefbMe
gorou-	bIaaabb
goroutine	bIaaabb
got	aEecaIc
gps	cGcbHcdcJcc
gpu	bBbbaHb
gradi-	Icbbba
grading	Icbbba
gradl-	bCcbabFcHcb
gradle	bCcbabFcHcb
grafa-	cHbcbDb
grafana	cHbcbDb
graph-	ecfFEGdbH.e
graphql	ecfFEGdbH.e
grate-	Icbbba
grateful	Icbbba
great	CdcFddGcLfc
green	.......cHbc
green-	Fbb.a.a
greenfield	Fbb.a.a
greet	Ibbaaab
grey	cbbbbaMKebc
grid	GFcbbcbcIda
group	Gaaaaac
growi-	bIdbaBccGca
growing	bIdbaBccGca
grpc	bbHabCebbJg
guest	OcbbcacdDfG
guest-	dJ..b.ddJcb
guests	dJ..b.ddJcb
guide	ebbccbQcOhd
gym	GabaaaaabeH
gzip	FccbbcHfMdb
gzip--	Iabbbbb
gzip-compressed	Iabbbbb
h	GdHbbcd
had	afefGFFdEDd
half	bFMddcffHBc
hand	HedDAcbbBFe
handl-	k.EMGgghHEe
handler	iBCGHefeLcd
handlers	acBbGabcdKc
handling	bfFMdeceEEd
hangs	dMebdFdgIDf
happe-	kPfeCIfgTjb
happen	dMb.baefKda
happens	iMgeCIceQjc
hapti-	Ibacac
haptic	Ibacac
has	eLbfCdBcGeA
hashi-	cccIEbbcJeb
hashing	cccIEbbcJeb
have	aEeC.b.dBFd
heade-	cHAddcDFdCe
header	cHAddcDFdCe
headi-	bddabaNKedb
heading	bddabaNKedb
healt-	NBccccefMfa
health	Kc.abaebJfa
healthcheck	JCccbbdeIbb
heic	eQcaaaffMec
helm	cbaabaKbcJd
help	AgfedBSJaag
helpe-	ffLdKcdCKgf
helper	ddHbGbbcKdd
helper0	aaIbcabIcbc
helpers	cdFcHacfNdc
here	cddIbGccHAf
hey	.Idaa.bbIec
hiber-	cbIaab.bdHb
hibernate	cbIaab.bdHb
hidde-	cIaaaab
hidden	cIaaaab
hide	Jbbbabb
high	FHdbcda
hints	baJbaab
histo-	JbaababccIc
history	JbaababccIc
hold	bccbGFc
holes	b.bJcbbbaGd
home	aJcaaacdKhA
hones-	bbbLbbb
honest	bbbLbbb
hook	Pcdccc.egQe
hooks	edKcAbCebLe
hope	HcCbbba
hospi-	H.baaba
hospital	H.baaba
hotel	IFcccbceDgH
hotfi-	aCbHbbccHcb
hotfix	aCbHbbccHcb
hour	LHdcedeeBHe
hours	GJccccffMg
house-	HcbccDbaAgG
housekeeping	JabcbaaabeH
how	jkjAbYGfScj
html	dMcaaAfHeba
http	GcKdebdGEge
https	ba.Haad
hub	Kbbabbc
hubsp-	LdcCbbdccKe
hubspot	LdcCbbdccKe
hundr-	ccDacaG
hundred	ccDacaG
hypot-	babaIabdKdc
hypothesis	babaIabdKdc
i	DHhKfedcNib
i'd	HkFeEc..bFe
i'm	aCgCBGffJcb
i0c	bHa.abb
icon	McbbabbcIcc
id	MeccdEccLfd
idea	cccbbIE
idemp-	bb.caIa
idempotent	bb.caIa
ident-	beNbabbfaHa
identical	beNbabbfaHa
idiom-	babIaba
idiomatic	babIaba
ie	cabbaKbdJda
if	EAEEAcoiOad
if-el-	bbJaabbdHca
if-else	bbJaabbdHca
ifs	cbMbbbbdJdb
ignor-	dEdcbcJHeCe
ignore	cbbbaaK
ignores	aKbabbc
image	AhRgfaBgPfd
image-	AEfeeCGdEfF
image_resize	aIc.baa
images	BdcecEHcBeG
immed-	cLbbaaccIcc
immediately	cLbbaaccIcc
imper-	.......aIga
impersonate	.......aIga
imple-	PedJdfggAJd
implement	SdbcbagfaKd
implementation	aaaHad
impor-	CAAedeHFAeb
import	gF.bfbKIccb
importer	CaEdCdbiMda
imports	HcdccbF
in	dBFAefGNf.i
in-ap-	IcaaaabbdJd
in-app	IcaaaabbdJd
inbox	JddbccF
incl	DdccIba
inclu-	CeaFDcdcDBc
included	.ddHFbdcDGh
including	HcDaadcacbE
incon-	aIb.bab
inconsistent	aIb.bab
incre-	eedcHcMKbfc
increase	eedcHcMKbfc
index	CFEdcbeeDDc
info	BeebabMIbdc
inges-	.FdccGc
ingest	bGbbaBb
ingestion	CbaabGc
ingre-	dGbacaDdAHf
init	dbOcbadKdcd
injec-	baFIceddAHd
injection	baFIceddAHd
inlin-	abHcaaa
inline	abHcaaa
input	fIcaFbc
insid-	GbFbcbc
inside	GbFbcbc
insis-	Icaaa.cbcId
insists	Icaaa.cbcId
insta-	eGfddGD.Dca
install	bJecbeFAEf
installed	cabbaI
inste-	A.Dh.ACEbCf
instead	A.Dh.ACEbCf
instr-	.......c.dG
insur-	IcccEbcbfLe
insurance	GbccEbcaeKd
integ-	aAg.EbDgBKg
integrate	Rg.bcAgdmUd
integration	jDhBGaGfOcf
inter-	ACBBgDffG.a
interest	bIbabaa
interface	bbIaaba
internal	Gca.bb
into	FlXiegChbDF
inven-	CHdcCcedCFe
inventory	bIcaEcdcH.e
inves-	aEbDbbb
investigate	bGacaAbbHea
invis-	cJabaab
invisible	cJabaab
invoi-	fLAFBclBLkc
invoice	eIcDFdhgPha
invoicebuilder	a.IabacIccc
invoices	CHfGgAgfMdc
ios	.GadAeBeEmL
ip	LbababcdHca
ipad	cMbbbbceJcb
irela-	bIbbaaa
ireland	bIbbaaa
is	fIdEcGg.Kfd
isola-	Hcd.a
isolation	Hcd.a
issue	CfddFcG
issue-	GccIccd
issues	GccIccd
it	bDKADkgcOhd
it'd	GdbbbFc
it's	fCCAgeLKbed
item	cKbabbbdFgD
items	IEcccbccbHc
its	EfIbCbgcLcf
itsel-	cCdcDcFdIcb
itself	cCdcDcFdIcb
janky	cNcbabbcHcc
java	cHEbbaeaEjE
javas-	cbKabbb
javascript	cbKabbb
jest	dbHdGbccBGf
jetpa-	baIbaab
jetpack	baIbaab
jira	Ibbbaba
job	HLhggHf.Hfb
jobs	BfIefBCccGb
jooq	cbIaab.bdHb
journ-	aaaaGabbdIc
journeys	.......bdHb
jquer-	.......ccF
jquery	.......ccF
js	.aXddbmACAf
jsdoc	d.bbabK
json	QgieAeHGEic
jsonw-	bbCbabF
jsonwebtoken	bbCbabF
jsp	baEaa
jsx	bcCHbbc
judge	abbJbca
judge-	ac.Haab
jumps	cIb.a.bcJdc
junit	bacbHa.aHea
just	CgBcaHbbNjb
jvm	bbcbbaLIccd
jwt	GbbeDDfe.Id
k	ICFebffeMdd
kafka	ecbcbKCbbGd
keep	JBcefAAbDGi
keepa-	bbbabaJIdcb
keepalive_timeout	bbbabaJIdcb
keeps	bSgbbaeeICf
kept	Jcaabbb
kestr-	cbaaabI
kestrel	cbaaabI
key	ODeddAfhOdc
keybo-	JFddccbcJeb
keyboard	JFddccbcJeb
keycl-	cbacbMbceKc
keycloak	cbacbMbceKc
keys	a.bc.Ib
kids	Icabaaa
kille-	aIbaabb
killed	aIbaabb
killi-	Iabaabb
killing	Iabaabb
kills	aJbbbbb
kiosk	CcccbbI
know	ddDcbKbdEa
kotli-	baEcbDbaccH
kotlin	baEcbDbaccH
kst	aGba.ac
kt	cdI.Fbe
kuber-	dFedbFC
kubernetes	dFedbFC
ky	aaJbaacdaHc
lab	Jacabaa
label	AedacbNIgBc
label-	FDBbbbfdAGd
labels	GEbabbedaHc
lambd-	eBLcDdd
lambda	eBLcDdd
land	EEbbbaccaGd
landi-	bdGHcccdIdb
landing	bdGHcccdIdb
lang	cIcaba.dJbd
langu-	.AAbbcEDceD
language	.AAbbcEDceD
last	FJbbbBmeNjA
last_-	H.cc.ab
last_login	H.cc.ab
late	cIaaaab
laten-	abbaaIabdHb
latency	abbaaIabdHb
later	.......dF.b
lates-	Edd.cbGePhb
latest	Edd.cbGePhb
launc-	aHbbb.b
launch	aHbbb.b
layer	eHHCdeeedMe
layer-	bFfHb.ccaGd
layers	bFfEcDdc.Fc
layou-	baIbaab
layout	baIbaab
lead	abbG.ba
leade-	FHdbbbb
leaderboard	FHdbbbb
leads	DFbbbbc
leak	aLbbcbb
leaks	bJaaaaccHbb
leap	ddbcJFbcIdb
leap--	baabJab
leap-year	baabJab
learn-	J.bbbadabgI
learning	J.bbbadabgI
least	.......acGc
leave	FedDcEdbJfb
leave-	cJbaabb
leaves	cJbaabb
leavi-	Ibabbab
leaving	Ibabbab
led	Lcbbbba
ledge-	aIaac.bacHd
ledger	aIaac.bacHd
left	FeEddEb
lefto-	bacbbaJ
leftover	bacbbaJ
legac-	dbCfbNce.aE
legacy	dbCfbNce.aE
legal	eHfccECD.Bf
lengt-	bIaaabb
length	bIaaabb
less	cbNbabcdIbc
lesso-	Hbaaaab
let	UjG.ecibGCg
level	KGecccceNfc
lgtm	cbaOccbdKcc
lib	edJcIcdfBJf
libra-	eeFfCKccHBg
library	eeFeCJccHBg
licen-	fddccENHbbd
license	ebbbbaNKbec
like	KBFbealjEE
limit	KiAhgEGHaeb
limit-	BeFEeEhAIhb
limiter	cbbEbEbbFca
limiting	Ma.dbbccIdb
limits	ccHCcDeCFfc
line	bHLebajFHkc
lines	.dMcbb.dJcc
link	FMdbbbihJCe
links	JebbcbD
lint	bEcdfcNcJag
linte-	dbaba.JbIeb
linter	dbaba.JbGda
list	GBbAeBecMbh
liste-	Jbbabab
listi-	Jccba.abHf
listing	Jccba.a
live	LeCcbbbcbId
load	dFeeFdE
loade-	BdddFHdcJea
loader	BdddFHdcJea
loadi-	EGbbbcbbHcb
loading	EGbbbcbbHcb
local	ECFbdbg
local-	dMcceHeDDec
locale	cDbbbJd
localhost	cLb.abd
locally	AI.bdca
locat-	bJabb.b
location	bJabb.b
lock	cAEGdcdBGfc
lock--	baabaH
lock-in	baabaH
locki-	c.cMbdadEAb
locking	c.cMbdadEAb
lodas-	ccbbbbMLedc
lodash	ccbbbbMLedc
log	KhdigAPNhcc
log_l-	cdca.bNKdcd
log_level	cdca.bNKdcd
logge-	eDCCfFfcIcc
logged	bHcEccb
logger	ddFdcJccKec
logic	egKJDhefNdc
login	IfhdBBFAbDd
login-	abHaa.d
logn	bbbbaaJ
logo	bNdab.eLgAe
logou-	HEcacdbd.Hd
logout	HEcacdbd.Hd
logs	Jbaaabb
lol	cIcdcHcdGgE
long	GaEheGfcJbe
longe-	bGdbbFccHcb
longer	bGdbbFccHcb
look	iDCVfhecPge
looke-	bIaaaab
looked	bIaaaab
looki-	cbFbaDb
looking	cbFbaDb
looks	abHba.aadJe
looku-	bbKabbadKec
lookup	bbKabbadKec
loop	bN.ceEiFada
lose	EMcccceeIac
loses	eIdbGcbbFAd
losin-	ICcbbcb
losing	ICcbbcb
lost	EHbccbccbHc
lot	ccEcEAb.gJc
love	NcCccecfE
lovel-	McabbaccIdc
lovely	McabbaccIdc
loyal-	IcbbFdd
loyalty	IcbbFdd
luxon	baJcaabcbHc
m	bcGdccHJbdd
m0	aIcaa.c
mail	cFcccdJFddB
mailc-	KababaddeMe
mailchimp	KababaddeMe
maile-	dCKeEcfgNiB
mailer	dCKeEcfgNiB
mails	Hac.abaccIc
main	jBeCaAJAIee
maint-	EfCCEdee.EA
maintainer	aaEcGcb
maintenance	Kfa.bAc
make	beQffhJHCmB
makef-	bbbObebcIcc
makefile	bbbObebcIcc
makes	fLfeEEeeKcd
manag-	GfdCdbEAgcI
management	Jcbabaa.bhJ
manager	.dcEdbHEcfC
manda-	aaIdaaa
mandatory	aaIdaaa
many	EdddDFc
map	JGgddGheDFe
map'	aHb.b.cgJba
marke-	HFcbcbdbbhM
marker	cJbaaab
marketplace	KcbaabbadgL
marku-	.abJbdb
markup	.abJbdb
mask	Jbaaabb
match	DGDddce.Haf
match-	AcaabbHEedE
matches	bbaabaH
matchmaking	IcaaabbbcdI
matte-	Iababab
matters	Iababab
max	bbbabaJ
max_c-	dcbbbbNKddc
max_connections	dcbbbbNKddc
max_l-	aaabaHacHbb
max_lag	aaabaHacHbb
max_u-	bcaaaaI
max_upload_mb	bcaaaaI
may	cdGccbG
mb	hGbffEKHChc
md	bcAbaaG
me	IkkM.JkiTja
mean	bc.baGA
meani-	GcAcbbChHcC
meaning	GbbcbbD
means	Ga.b.bcafJc
meeti-	FbaabBa
meeting	FbaabBa
membe-	PdcabbcfGbA
member	JcbaabacEeC
members	LcbabaceFCd
memor-	hHGhgGABGgb
memory	hHGhgGABGgb
menti-	Kb.c.aeceJb
mentions	Kb.c.aeceJb
menu	AEhcedNEDgb
merge	cdANcdacJeb
merge-	.......cHda
merged	.......cHda
mess	caKbaba
messa-	H.EgCBkiBFA
message	.AEeECifGBc
messages	LBCdddeebJc
metho-	baacaaI
methods	baacaaI
metri-	PdbbbbceIac
metrics	PdbbbbceIac
mi	abcabaJHdcb
mic	Icabaaa
micro-	ecKbEccbcgL
microservices	ecKbEccbcgL
middl-	eDCEEefcKgb
middle	bIaaaab
middleware	dcDEEdcbIfb
migra-	bbJNghdhFB
migrate	BdQcecdfgJC
migration	cAfOaf.eOia
miles	bJbabba
min	CHcbabddJda
minut-	cIEeeeDCHgd
minutes	gIFdddEDFgd
missi-	AcfdEdJIdfB
missing	AfedFdLJdfA
mista-	cabKaabbIdc
mistakes	cabKaabbIdc
mit	bacba.HJcdc
mmo	Iaaaabd
mobil-	aaaBDBdcfCF
mobile	aaaBDBdcfCF
mock	bbaaIabbIdc
mode	LKddecfgDGc
model	EFebceEdacH
moder-	Cb.cb.E
moderation	Hb.aa.d
moderators	aa.caaG
modul-	j.OHEjhiFEb
module	i.LGFhhhFB
modulenotfounderror	bKbcbaa
modules	ddLHcfbdBHf
momen-	acMddDefcOe
moment	acMddDefcOe
monda-	fJcfdGCbKde
monday	cHccbEbbLgd
monday's	bJ.bc.b
mondays	bdbcbGF
money	aacCIdb
mongo-	cdHcbHedeNd
mongodb	cdHcbHedeNd
monit-	dGdbbcHdAbE
monitoring	bbc.abJbcaG
monol-	bcMaabccefN
monolith	bcMaabccefN
monor-	.cdEccHccJc
monorepo	.cdEccHccJc
month	dFeBBAbcaHc
month-	FHceEfecBFe
monthly	HKecddceBGd
more	hGEdGceDFfd
most	GEecBcdfAHd
move	fgKfeEGhHA
moves	aababIb
mr	ab.Iabb
ms	dfKdcJefMeb
much	efGaCFddKfb
multi-	E.gDfBCfD.C
multi-language	I.a.badbcJe
multi-region	dabIcBa
multi-tenant	Jbe.ab
multiplatform	a.abaE.abGd
multiplayer	Gbaaaaa
must	cHEfCfaEfbC
mute	NcbccbbcOgd
mutex	cbHHcdc
mutin-	Icabaaa
muting	Icabaaa
mvp	KcbabbbbchL
my	aKfVeiliWid
mysql	cBHdbDfdgOd
n	EfCAeaCcdLd
name	eIGEecgCaDf
named	dIcdccIcJeb
names	CGdFcdefFEd
namin-	ddHJdce.Hdd
naming	ddHJdce.Hdd
nativ-	a.abaFaadJd
native	a.abaFaadJd
nats	cabbbJaadHc
nav	acaaaaI
ndjso-	Laca.cceHc
ndjson	Laca.cceHc
need	HeagEaAbhLb
needs	GbdfHCfgHeD
negat-	cLccDdceKcc
negative	cLccDdceKcc
neste-	ccTccccgQgb
nested	ccTccccgQgb
never	dJAdFfbdbGa
new	HhhFg.HdcHa
new_m-	LbbbabcJccd
new_menu	LbbbabcJccd
newco-	ccFcbdH
newcomers	ccFcbdH
newer	Jbabaab
newli-	cIc.a.adHca
newline	cIc.a.adHca
newsl-	FFbcbaeeJbc
newsletter	.......eKea
next	LhcAfFahKdA
nginx	fDecccPHBfd
nice	EcbacGc
night	DFgB.DifNec
night's	acaabIb
night-	cEghGId.DBf
nightly	cGggGFcABBf
nit	aaJbaac
no	fAACCBdgNdc
nobod-	.fCcIeB
nobody	.fCcIeB
node	cFffgGIAC.e
none	aBcaHacbfKc
not	jMhFaeGCJkc
note	JGccccdfOgb
notes	HdbdcbIgCHd
nothi-	dQJbfejfCAB
nothing	dQJbfejfCAB
notic-	IgKcbcddgL
notice	cdL..acefJ
notices	Kcabbaa
notif-	NCbcbcfdbKe
notification	Mdaa.dbafKd
notifications	IDbdbbccaHd
notify	Kcabaac
notio-	Jbaabad
notion	Jbaabad
now	DahfBeNKkBb
npm	fHddbAFBHgc
npmrc	acbaaaI
null	.......dHac
nullp-	cJcaba.dKcd
nullpointerexception	cJcaba.dKcd
numbe-	LajgCC.bLfd
number	NcgeCfCAKic
numbers	HAeddIdeECd
nvmrc	.bbaaaGGcca
oauth	EBaEeCicdKd
objec-	baKbaaddDgG
object	b.Gaaab
objective-c	aaIaaadcaeH
ocean	cJbaaab
of	jlEJD.CbBGg
off	eRfddcDeMdd
offen-	babbaIa
offenders	babbaIa
offic-	KCeDdbffeEF
office	KCeDdbffeEF
offli-	IAbabbbcbHd
offline	IAbabbbcbHd
often	Jbabbbb
ok	dFcMcfbcIda
okta	KdddcACedMd
old	EAAfdBAfBCA
older	HDbbbbc
on	aJlIgcFDH.k
on-ca-	GcbbbbEcIdb
on-call	GcbbbbEcIdb
onboa-	DeacbcKeHgC
onboarding	DeacbcKeHgC
once	ELfeEegfIBe
one	cEJjC.edcGA
ones	.......eGCe
onlin-	McbbbacdfBG
online	McbbbacdfBG
only	HEeCgEidD
oom-k-	aHba.bbcIcc
oom-killed	aHba.bbcIcc
open	FHdbcadeaGb
opena-	Jaabaad
openai	Jaabaad
openi-	EHccbbcdKdc
opening	.HbbaabcJdc
opera-	DeeddGGdbKe
operations	ccdccHHbcJe
opini-	bbbJaba
opinion	bbbJaba
ops	CccbcaI
ops-0	cLcaaaccHcb
optim-	ccLabab
optimize	ccLabab
optio-	Ld.cbBdfHBd
option	MbbbacbcKfa
or	feeJdK.gGEe
orang-	Ibaaaaa
orange	Ibaaaaa
order	FGAhACidaKg
order-	aCMg.BjgJiF
ordercontroller	cDGabbbdLcf
ordering	.ccaEDb
orderlist	aEC.bad
orders	EFIfAghgDgI
orderservice	caMbcccdMdd
organ-	Gaaabab
organiser	Gaaabab
orm	cdObabdeeNe
orpha-	CIcbacbcJcd
orphan	cJbaabb
os	bbIa..d
other	eAAAgDDbDCe
otp	KbbbbaccdKd
ought	bbHaba
our	CfCCgFbigKD
out	bGGcjKkhKEg
outag-	bcbbbMbcIdb
outage	bcbbbMbcIdb
outda-	dbbbbaMKddc
outdated	dbbbbaMKddc
outpu-	cbLaaaceFFg
output	cbKaabbdHAe
outsi-	.aHba.c
outside	.aHba.c
over	.ECKefheEGf
overa-	abdJb.aafJc
overall	abdJb.aafJc
overv-	b.acaIb
overview	b.acaIb
overw-	cMbadac
overwrites	cKbabacbHdb
own	IdHf.hBgbEC
owner	BbacbEA
p0	.BbbbFa
packa-	geaBBdMEfIh
package	fg.ADdMFfGg
packages	cAaCdaEcaHc
page	FEffeeKG.Cj
pages	EdCcceGdbMg
pagin-	GJdebbecMgb
pagination	GIcebbccKga
pair	bbaIaabdHda
palet-	DGbbbba
palette	DGbbbba
panda-	abIaabb
pandas	abIaabb
panel	Aa.aadE
panic	bIaaabb
paper	Jbcaa.c
param-	ccGbFbc
parce-	Hbc.ab
parcel	Hbc.ab
paren-	JbaabbbdeAH
parent	Fa.baba.afG
parents	Ibbabab
parqu-	McbbbbccIcb
parquet	McbbbbccIcb
parse-	bfJBOgmCJkb
parsedate	baJbaca
parseheader	aaIbcabIcbc
parseprice	b.baGaa
parser	adDBNfkcOjb
parsi-	FcHcbbceMec
parsing	FcHcbbceMec
parti-	ccFFacb
parts	AbdGaaA
pass	aKcbfEccFac
passe-	.......bcdI
passenger	.......bcdI
passk-	GdccbcHcaId
passkey	GdccbcHcaId
passw-	Ibh.cCAgbNd
password	I.gBaeBfaKd
passwords	DcacbGb
past	.IcbbaabHcc
path	dIfECbe
paths	acbcKab
patie-	PebabbcfdDE
patient	Jdaabb.acbG
patients	Gb.aaaabeIb
pause	JcbaaabdKce
pause-	bIbbaaa
paused	bIbbaaa
pay	GcabDbcbdJd
payin-	HAcaaaccHca
paying	HAcaaaccHca
paylo-	cCaabbF
payloads	cCaabbF
payme-	AcbDBa.bdDC
payment	baacACDb.Ec
payments	JbbbCaeegCI
payments-v0	bacJad
payou-	Ib.aacb
payouts	Fa.aac
paypa-	Jcbaabb
paypal	Jcbaabb
payro-	GbcbDbbcaeH
payroll	GbcbDbbcaeH
pdf	aKedcHfgMeb
pdfs	DIcbbbd
pen	dFabdGc
pendi-	HdEbabd
pending	Ibabaab
peopl-	DJgfBgCeAGc
people	DJgfBgCeAGc
per	NAcebAfdaGb
perce-	.HdcJcggBJe
percent	.bbaKaddcKd
percentages	cLbabbb
perl	bbJbbbabcdJ
permi-	.......caHd
permissions	FFbbdbccdKd
perso-	DedHcFfdFaa
person	EdbIbaedIcb
pg	cbdcbHF
pharm-	HababbabadG
pharmacy	HababbabadG
phone	AHbgAeBAIcg
photo	DJbcbag
photo-	EbbbaCbcF.c
photos	EbbbaCbcF.c
php	caNcaccdeiR
physi-	CcbbbGb
pick	GIcdcccdEBc
picke-	BEggEGeeLeb
picked	bcabaIa
picker	EIfeFeddKeb
pictu-	AABeeAEcEDe
picture	GdDccCdbcHd
pictures	cHddbcHcJdd
pie	cLbabbb
pin	LheeHeDGDhc
pipel-	cg.fBDJf.aG
pipeline	AgCfCEBdEEf
pipelines	cbc.bbKacfI
place	HfHedDedG.c
place-	cECafJggJ.c
placeholders	bIbaaab
places	deEAeLdfHAc
plan	ccdDFCcdJbd
plann-	EdbbbHb
planned	acaabIb
plans	Ibbaba.bdHb
platf-	HbfabFcagBG
platform	HbfabFcagBG
play	HeGcbcc
playe-	NGAffdfdKcd
player	IFcccbcdHbb
players	KEdccccdJad
playw-	ccaaMacdhQe
playwright	ccaaMacdhQe
pleas-	.gdI..BBIgd
please	.gdI..BBIgd
pls	EcaDDgbcHbc
plugi-	.ababHc
plugin	cababJb
plus	.FcbcaCcAHf
plz	dFaHbcddJdb
png	DNebcafHCgd
pod	bMcaabccJdb
podca-	JbbbaabbGd
podcast	JbbbaabbGd
point	cdbDbIa
point-	GEddFdddJae
points	GEddDdddI.e
polic-	cEbcbGb
policy	cEbcbGb
polle-	aaIbbac
poller	aaIbbac
pool	ceFKcdbdIcc
port	dd.bbbNIgeC
porta-	Lebbab..ibL
portal	Lebbab..ibL
posit-	bBbbbFa
position	cCbbbFa
possi-	HfCddHefJ.d
possible	HfCddHefJ.d
post	RfcbcbcdeKb
postg-	.jDi.FHbaJg
postgres	BhDhB.GeAIe
postgresql	geDfcLEAaFg
posts	CMdcdAfgIaa
power	Ibbbaba
pr	fddSfcEfRja
prd	Lccaaba.bjM
pre-c-	dCcecaMdLec
pre-commit	dCcecaMdLec
prefe-	.ccccDHEgEc
prefer	bbabbaI
press	HCbbbbbbHcc
prett-	cbdcbbOaMhe
prettier	ccbcbbNgQfd
price	iLggFJeaCDg
price-	iMDeCAffMag
prices	fQdccDdeIBf
prici-	eeIcccIGFgg
pricing	eeIcccIGFgg
print	OgdccFdfNgb
print-	HBIecfeDAad
prints	KEdcbcdeJea
prism-	cdObabdeeNe
prisma	cdObabdeeNe
priva-	dFLccagJfba
privacy	cJb...d
private	bbMbcadHeba
probl-	ccdNcAbcIcd
problems	ccdNcAbcIcd
proce-	fDcddGFcJdc
process	bbaaabJ
processing	bIaabba
prod	dCfEdAEaEAe
produ-	CbE.gcDbEkH
product	BAJhgaCgIjH
production	AagHcdGDcfD
products	LdccaCddAHe
profi-	FD.ddDf
profile	EEAddDfaAEe
progr-	NAbbbded.BB
program	JbaaacaaeKd
progress	JAbbbbccFAd
proj--	bJaabbbcHcb
proj-0	bJaabbbcHcb
proje-	fEA.Ab.f.Je
project	eCAABa.faKe
projects	aIabac
prome-	Lbbbbbb
prometheus	Lbbbbbb
prope-	dBecLcBgOiA
properties	bFb.b.adGbb
property	.bbbIabcFfC
property-based	bbbbLabdLec
prora-	abcGEbbdIbc
proration	abcGEbbdIbc
pros	b.bbaI.acId
prote-	KbaabbcddIa
protect	KbaabbcddIa
provi-	dbCcbKc
provider	caDbbIc
providers	bbaaaG
publi-	FfibcBLiJa
public	Egh.bBIgIcA
published	LbacbadafJc
publishes	cBcbbaHdH.d
pubsp-	caaaa.I
pubspec	caaaa.I
pull	ggHFCfCcLgb
purch-	Lbcbacac.fI
purchase	Kbcaabb
purchasing	Fabaaaa
purpo-	bbbbbKa
purpose	bbbbbKa
push	ICcdceDeABB
pushe-	Hbaa.ac
pushed	Hbaa.ac
put	bCHddHhBIge
puts	dObccbadKfb
puzzl-	Gca..bb
py	oeMIAjFJFmc
pytes-	dcbdLdEDDec
pytest	dcbdLdEDDec
pytho-	dFIeeeCCbgG
python	dFIeeeCCbgG
qa	DcbbHbb
quali-	ccbMb.b
quality	ccbMb.b
quant-	aIbbbabdJbc
quart-	ccbbEGb
query	giRJeafeIAe
quest-	dbcdcKDcJdc
question	cabcaLacIcc
queue	aBFiHCiECeb
queue-	cEeccDF
queues	abdbbEF
quick-	bbLbabbcIcc
quicker	bbLbabbcIcc
quizz-	J.bbbacabfH
quizzes	J.bbbacabfH
rabbi-	babbaJabfLd
rabbitmq	babbaJabfLd
race	aNbafbccIea
rails	cdOaacdbfeM
raise	dgfCGdKGeFg
ran	bIaaabc
range	EDdcEcddIcb
ranki-	cGbcbFbcHcb
ranking	cGbcbFbcHcb
rate	KBgDfEheMgb
rates	DHcbcac
rathe-	ecHcccH
rather	ecHcccH
ratin-	IbacabaafCE
ratings	IbacabaafCE
raw	eFKbccddcKd
rb	cdMbCbe.Fdb
react	bdHdAIhBjCF
read	hAaddFIDacA
readi-	CHdacBegI.b
reading	EFc.bbdeJca
readm-	ffdaacUHEic
readme	ffdaacUHEic
real	.b.aIbc.eGb
real--	MdabbbbdgIA
real-time	MdabbbbdgIA
reaso-	JdccbGdbIec
reason	JdccbGdbIec
recei-	DFDEfdhDGhc
receipt	LgIddbd.Jhb
receive	dHdGcba.Gcc
recen-	aHcaaaadHbb
recent	aHcaaaadHbb
recip-	OAccdbegEDb
recipe	IDcbcaefG.a
recipes	OcbbcbcbdF
recom-	babbaG.beCD
recommend	babbaG.adHc
recon-	babbbLbcHda
reconcile	babbbLbcHda
recor-	HcdcbcGdFCd
record	EbcbbcHdI.d
recov-	Jbbabbb
recovery	Jbbabbb
red	cLbcEce
redee-	FJcccdcdAHd
redeemed	DKccccc
redes-	Iababab
redesign	Iababab
redis	dIecdDCHeCf
reduc-	dgNDDefeLeb
reduce	bbNcaccdHbb
reducer	cfIDDdddKeb
redux	eeQbbCffeTh
refac-	dATeccfGaBh
refactor	ceUebaeGbCh
refactored	bIbabbb
refer-	BaDdfcIBgEa
reference	bbcbcaMcdKd
referral	Kaaabbd
refre-	FJeddCgfCGc
refresh	GHecdDffBGc
refun-	gHddLcccEFh
refund	eEdcLccbGbc
refunds	cIab.abacJf
regex	abaJad
regis-	Jaaabad
regre-	fibGReddEDe
regression	fiaCRaddEDe
rejec-	bCbGcab
relat-	aJcb.cbcHda
relation	aJcb.cbcHda
relea-	daA..fIiGAA
release	c.A..fGiFAB
reloa-	ALcbbccbJec
reload	bIbaaaabHcc
reloaded	dIaaaaa
remai-	.......cIcc
remem-	VecebcdeDCb
remember	Udcdccd
remembered	Jcbbaba
remin-	.FDbbbccGab
reminder	.......cIcd
reminders	Ga.aaba
remov-	AgEeeDGEBbe
remove	CfFdecHFaAf
renam-	.iOfGebIdbd
rename	ggPeGc.Jdbc
rende-	eGfeEJefJac
rendering	cccbGGcbIeb
renew	dbcGccH
reord-	NcdbaaceLeb
reorder	Jbcaaab
repai-	cLacaccf.AE
repair	bLacabc
repla-	fgPceACCeLj
replace	efPcddDCeKj
repli-	cbbbbbMKcde
replicas	cbbbbbMKcde
reply	Icaabab
repo	E.dDAf
repor-	fMDKhpB
report	iMGNfndCDaf
reporting	DHdbcabahDE
reports	bbbbbaJ
repos-	ggDGEeDeaMg
repositories	ceCeEdHcfNe
repository	feDHDdaeBIe
req	Lbadbac
reque-	DckAbCHGDhd
request	EajEaaC.Khd
requests	EecebGDE.bc
requi-	AdddcEH
requirements	DbbbbbG
resea-	cbabaKbcdJc
research	cbabaKbcdJc
reset	eJaaAaccMia
resiz-	FdKbccedJea
resize	bcL.bbc
resol-	bHfFDdffIAe
resolve	aJbaaadfKdb
respo-	dbEbbaGdGAd
responses	daAab.GcIcb
rest	D.Dd.EidCFe
resta-	aKcaCcddGiG
restarts	bIaabba
restaurant	........aiJ
resul-	EDKedeegaEC
results	EDIdddefAIe
retri-	bCeabaI
retries	bCeabaI
retry	CjFKCgfeMfb
retur-	GJaCbhiePib
return	.BcGbcb
returns	EL.c.gheNhb
retyp-	Jccba.a
retype	Jccba.a
reven-	FGccbcbcHda
revenue	FGccbcbcHda
revie-	fd.TccdgHEe
review	gd.UccdgJDf
reviews	Ia.ea.abgFC
rewri-	bbLdcCdefbM
rewrite	bbJdcDdddeM
rid	bbObcbdAHfd
right	HKgJfhghDHe
ring_-	abbJacaeIbc
ring_buffer	abbJacaeIbc
risky	cabKbc
roast	bccMbabdJdc
role--	JbbbbabccIc
role-based	JbbbbabccIc
roles	Hca.a.b
roll	MdcdccDeCHf
root	bdbcbNbdJeb
rotat-	gTdbcAeeQhd
rotate	cHbbbBbbHdc
rotated	cNbbbcbcKeb
rotating	dLbabaccJdd
rough-	.cGaab
roughly	.cGaab
round	ACcbFbbbGbc
round-	hLedKcdeHBf
rounded	bMbacbb
rounding	ccabLabbGda
rounds	dKcab.aaeJd
route	AcHaaab
route-	IdcA.Ad
row	COfcccceCFd
rows	DHFdedeeKeb
rs	haDLGggBIhb
rules	baEaCbbcIcc
run	eEk.eHGgLfA
runbo-	ebaabbMcHgB
runbook	ebaabaLbKed
runni-	eKeedDEcIaf
running	eKeedDEcIaf
runs	.BFddcDaEc
runti-	aGbaaaa
rust	bbJbaabbcfJ
s	fcDff.PNcib
s0	IcebbHfcbId
saas	Ndf.aab.bgI
safar-	fLeeDEffIAd
safari	fLeeDEffIAd
safe	ddfIcLddKec
safer	bbbbJba
sales	Ndc.abdcdLf
sales-	.FGcdcccG.c
salesforce	.FGcdcccG.c
same	hGOeefBhKjG
saml	Icaaa.cbeJd
sane	aaaIbca
sanit-	bacIa.a
sanity	bacIa.a
save	KJaddci.AFg
saved	G.bdcEdbcJe
saves	AGbabba
savin-	cHdbIcddIbc
saving	cHdbIcddIbc
say	fBeFbdIGaea
says	BEgddeLJafc
scan	DccbbGaaHeb
scann-	EGcbbbc
scanner	EGcbbbc
scena-	aaaaFabbeJb
scenarios	aaaaFabbeJb
sched-	bAbaE..dNia
schedule	HdcbcbE
scheduler	hA.AFBaiPfb
schedulers	bIaabac
schem-	GccIcdc
schema	GccIcdc
schoo-	Ibacaa
school	Jcbcaa
score	BdIddDc
score-	.......abIf
scores	.......abIf
scrat-	FbbaCabbceI
scratch	FbbaCabbceI
screa-	Icabaaa
scream	Icabaaa
scree-	.FaBehFFdDf
screen	.HefbdHHaDj
screens	EAFHgehfcFC
scrip-	QafGefgfPhb
script	QeeHdeffPhb
scripts	bJbcb.a
scrol-	fKKcddefLeb
scrolling	fJKdddeeLeb
scss	ccGGbcbd.Jf
sdk	dbdFbbIdKdc
searc-	AMBA.elkKbA
search	ALBAAeljJbB
seats	DGcbbad
secon-	aFIEehfBLjd
second	gKgIae.cKec
seconds	G.LeedddNgc
seconds_per_day	.bGaa.bHdcb
secti-	E..c..aadJe
section	E..c..aadJe
secur-	bfeVdeAdCIg
secure	GbbFbcc
security	dfeVddBdDGg
see	EEFHglgeIgC
seed	IIddcdbcFdA
seein-	aIda.ab
seeing	aIda.ab
segfa-	cNcbbbbdIcb
segfault	cNcbbbbdIcb
selec-	JFcddcccIdb
selected	JFcddcccIdb
selle-	Mdcbaaac.bE
seller	JcdbaA.aDhE
semic-	cKbbaab
semicolons	cKbbaab
send	LgcbcHegJAd
sends	cIa.bAcccLe
senio-	a.aF.d
senior	a.aF.d
senso-	cKdabDd
sensor	cKdabDd
sent	EHabcbe
sentr-	Jbabaab
sentry	Jbabaab
separ-	cdPaaccbdfL
separate	cdMaacbbbeJ
seque-	cdObabdeeNe
sequelize	cdObabdeeNe
serve	Kbaabbc
serve-	QghdcbGElGA
server	PghdcbHElGA
serves	Ibb.abb
servi-	iADf.CHfiCK
service	eHaacdEf.BC
services	jfGgCHEenGL
serving	.......aafH
sessi-	cDagfHFDaCf
session	eH.feEDD..d
session_timeout	bbbaaaJ
sessions	HdbbcGccbIc
set	eaidBBPACac
setti-	CDbeedIEDed
setting	bIaaaab
settings	EbaddcJFAdc
settl-	BcbCEbccFeC
settlement	DbacFbc
setup	babbDcGadJd
sev0	CGaabbe
sha	Jbbbabb
shade-	bcbKbba
shader	bcbKbba
share	JbbaaaceCHf
shari-	E...aab
sharing	E...aab
shift-	cJbabbabIdc
shifts	cJbabbabIdc
ship	eccFdBGcIcc
shipp-	GfEgACag.CD
shipper	Iaaaabc
shipping	EdEdcFddeDE
shop	DBebCcAefEF
shopi-	AcbaabI
shopify	AcbaabI
shopp-	HBbacacebIc
shopping	Ibbabab
short	cbcHccF
short-	MDcdddccLec
shortcut	HEccccabIeb
shortcuts	LcbababcIdc
shoul-	J.AfaiED.bb
should	Kc.f.gFE.ac
shouldn't	eMFcbedeFeD
show	MKiEefibRig
show--	bbbaaaI
show-sql	bbbaaaI
shown	IEcbbbeaaGe
shows	bQeceCefJCf
shrin-	.cJcaac
shrink	.cJcaac
side	IabababbcHc
sideb-	HKfcbbffKae
sidebar	HKfcbbffKae
sign	PcheadDiAJb
sign--	IdbabDdagLd
sign-on	IdbabEdafLe
signa-	bJbababbHdb
signu-	LdbbCbd
signup	HcbaCbb
silen-	ePbacbbeNgb
silently	ePbacbbeNgb
simpl-	IcJdccfdbJc
simple	LaabaaebfKc
simplify	baKbabbcIdb
since	dUfdfdCfOh
singl-	EaBfBaagACC
single	EaBfBaagACC
sit	.......aIec
site	KdaabdBeBfH
sits	ccAbJbabJec
sixty	aaIbbaa
size	deGcccKHbdb
skele-	Kdbbaba
skeleton	Kdbbaba
skipp-	AHbbaab
skipping	bIbbaaa
skips	bHaaaabdHda
slack	JHcbdbfeAJf
sleep	EddCdIdeH.c
slide	bIbbaaa
slow	fNCdcAedMgb
slowe-	cDDccFecHdb
slower	bEecbIbbHcb
small	FBdcccFeGfC
small-	acJbbabfMdd
smaller	acJbbabfMdd
sms	FdbcbHbccIc
snake	bJcaab
snaps-	cbcbNbbdNgc
snapshot	cbcbNbbdNgc
so	HEjfBbDdeLc
soap	baca.Ha
socia-	Hbaaa.b
social	Hbaaa.b
soft	Iabbaac
softw-	H.ababa
software	H.ababa
sold	Jbbbabb
solid	.......adHc
some	gKgeOafeRjc
someb-	Ff.BfdHcLed
somebody	CfACedIcJcd
someo-	bABHdBecIcc
someone	bABHdBecIcc
somet-	aFFcbbcgJfC
something	.aGba.agIfC
something's	bIbabbb
soon	bIabaab
sort	Ib.c.abaHfa
sorti-	aObcccbdNfd
sorting	aObcccbdNfd
sound	I.fLefefGBc
sound-	bcbba.I
sounds	bcbba.I
sourc-	bbcLcabbdHc
source	bbcLcabbdHc
spagh-	bbKbb.bcHcb
spaghetti	bbKbb.bcHcb
spani-	AbcabbJdeNe
spanish	AbcabbJdeNe
spec	adebOabEaAe
specs	bcccObbcEAc
speed	eCQdcdecKdd
spell	cbabbaJ
spell-	bebaabLIdcb
spelled	acbaaaI
spelling	bdababLIeca
spike	bcbcbMbbHdb
spinn-	bGaaa.bdHba
spinner	bGaaa.bdHba
spins	bKaabaceKcc
splas-	bbabbaI
splash	bbabbaI
split	bcNbbbbjJfF
split-	aabG.ca
split_names	aabG.ca
spots	b.acaIb
sprea-	Hbd.aa.bcHd
spreadsheet	Hbd.aa.bcHd
sprin-	.cbbbbJDeaB
spring-boot	aabbabH
sql	beGPchdeBHd
sqlit-	bcccbHF
sqs	.......bdIc
src	hHcEJdhaGae
ssl	daaaa.H
sso	Pee.ceBfgPc
staff	NcbaadbcfKb
stagi-	dAcdc.NDB.f
staging	dAcdc.NDB.f
star	.......acIe
start	CeHfdfJGbjE
start-	AJFccdghIhG
starting	EEcaabceCeF
startup	aEIcccefHfC
state-	bGHcdccdLfb
statement	bIbabaa
statements	bbIabbabHdb
stati-	IIcccdeFagB
static	GIcccbeGacb
statu-	JAdbbab
status	JAdbbab
stay	dCGcbDedCGe
stays	HCJeefegIfD
stdin	Laca.bddIcb
stead-	bbIabb
steady	bbIabb
step	ccHbbcFbIdc
steps	EBccccFeLcd
still	fJ.eAEddI.e
stock	FFCcdcddfAI
stop	bLcbaabdJcc
stopp-	JKdecdecMhb
stopped	FLcdccebKha
stops	CFccFeddKdc
stora-	GbFbbbd.fId
storage	GbFbbbd.fId
store	ceDdbFEdFdB
store-	KbbAaAhbeKd
stored	KeaCaafaeKe
stores	DBcbaEeb.Fd
stori-	Kcbbbbb
storing	Kcbbbbb
strea-	BcbcbHadeFB
streams	baaaaGabdIc
strin-	DfCcFbcdGAe
string	FcEbcab
strings	acaaFaabHda
strip-	EbaFdacbaHd
stripe	FeaGdaca.Fe
struc-	ccFFcbbcHcb
stuck	bLbbbaccHda
stude-	CIddddDeB.D
students	BJddddEeBAB
stuff	abIbab
stutt-	bbIabb
stutters	bbIabb
style-	bcKab.cbcKf
styled-components	bbKababbdKe
submi-	eGbbbbF
submit	eGbbbbF
subsc-	McabcbaccJe
subscription	McabcbacbId
subtr-	HEbad.f
subtract	K.bac.e
suite	.dbbMbccgMc
sum	dALbbad
summa-	bbbbbKbcHda
summary	abbbaIa
sunda-	.Ibbbab
sundays	.Ibbbab
super	cNdbaaccJcc
suppl-	NbcaacdedMd
suppliers	NbcaacdedMd
suppo-	MeefhGD.EDh
support	NiiegIFAEBh
sure	.......fLcc
svelt-	a.cbaG
svelte	a.cbaG
swagg-	Ibaabbb
swagger	Ibaabbb
swall-	dLcab.a
swallows	dLcab.a
swap	bcJdebECeIg
swift	aaIaaadbafI
swipe-	Ibacac
swiped	Ibacac
switc-	fFLeeaahDIe
switch	fHMdd.ghEHd
sync	ICCbf.ggEFe
synci-	FHcccccc.Gd
syncing	FHcccccc.Gd
syste-	DfdA.D.cjEH
system	DfdA.D.cjEH
tab	DFfcdcFCEfb
table	LfEbfIkhMCh
table-	HfEfeHdeAFb
tables	DfFfdHccHbd
tablet	Ibbabab
tabs	bLdababcLed
tag	babaaaI
tagli-	d.b.baH
tailw-	bcKababaeNh
tailwind	bcKababaeNh
take	EcgGbAadBEb
takes	gAQEedggMdb
talks	abIabaa
tap	cJbbaab
tasks	Jbcaaab
tax	eDChHCeCEfc
teach-	ObbcbbcdfCG
teacher	I.abbac.agH
teachers	Kcbbbb
team	BbA.d.CaeEA
teh	cI.a.ac
telem-	JcbbbAbaeaG
telemedicine	GbaaaaaaadF
telemetry	GbbbbDc
tell	AefQdAddLdd
templ-	EbEf.gDfCHe
template	cCcbbbIcKdd
templates	GdGcCdfd.Hd
ten	BDEdbadbIeb
tenan-	OedaabbcgIA
tenant	Icbaa.a
tenants	Lcdaaba
terra-	dIeEddBgGbB
terraform	dIeEddBgGbB
test	fgidZadAGdd
testc-	bacbIaa
testcontainers	bacbIaa
teste-	dedcLGceDaB
tested	bccaMbb
tests	jbddZdggPfc
text	aEffdEGCbDd
texta-	Ibaaaaa
textarea	Ibaaaaa
th	bJcabaabHcb
than	FCbAbdb.Lhd
that	KbdcBeAcFCf
the	bABcBbAbMef
their	FIkbgbFiHHg
them	BDCfAfBehRe
theme	HFbcccddIcb
thems-	.dEccbGdDEe
themselves	.dEccbGdDEe
then	bKcaaabbHcb
there	IbajEIk.fGa
there's	CAedCeG
there-	CAedCeG
therm-	EHcbcbddJdc
thermostat	EHcbcbddJdc
they	LeGafCifcLc
thing	CAGcCdfdGhE
think	adFMdfd
third	bLcabab
thirt-	AaFabab
thirty	AaFabab
this	kAaPbGjfKAf
thoug-	ePdFddegMdb
though	dQbbcbdfLcb
thoughts	aabIbba
threa-	C.fCdIffCGe
thread	BCddcJceIad
threads	Ia.b.adbdHb
three	cNIeh.hhHEe
throu-	bJaEaBlhEKh
through	aLjF.CkgGGg
throughout	bcMbbbbddLd
throw-	EJdcbcccJdb
thrown	bFaa.b
throws	FGccbbcbHcc
thumb-	CEFcddccLed
thumbnails	EHcbbcbcJdd
thx	dcccGcH
ticke-	RdcdEdgagFA
ticket	JdbcFcddbGa
ticketing	Gaaabab
tickets	O.cbccd
ties	AGbabab
till	CFbaabb
time	cMGffbceRhe
timeo-	eDjbcdTNefc
timeout	eDjbcdTNefc
timer	JDbEbhgaLgd
times	FPaedeffCHe
timez-	bIcbDadeJcb
timezone	bFacEaddKfa
timezones	aHc.bab
title	JffbdcKHcAf
tmp	ccFcaGc
to	IeAgeAFHgEe
toast	ababaaI
today	IfEbdeEAiGA
todo	KbbbaabdKdb
toget-	CbbcbIc
together	CbbcbIc
toggl-	H.aaaadcHda
toggle	H.aaaadcHda
token	cCbbFba
token-	eC.a.AB.Gcc
tokens	aeeABCEDAad
toml	bbcca.J
too	GDCee.e.Fbc
took	HGfcbcaaIfc
tool	Kcb.abc
tools	HDbbbbedbIc
toolt-	IGdbcdddNhb
tooltip	KcaaacccKeb
tooltips	BIcababdJeb
top	GEDfgDfCC.f
total	dJBdDddGBfb
total-	gJD.bbcDeDc
totals	eKdAbaaadGb
totp	MdccDcddeMd
touch	GgCbaCcdG.c
touch-	cfDCIbedKdc
touches	eddEIBccF.c
touching	AdGdFcccJfa
tourn-	EGbbbcceCeG
tournaments	IbaaacbbccI
trace	aabbbJa
trace-	aHcaaaadHbb
traceback	aHcaaaadHbb
track	Jbabbbb
track-	QdccbcdcfMd
tracker	Ibbbaba
tracking	OdbbbbcceKd
trade-	dccccHI
trade-in	baababJ
tradi-	Ibaabab
trading	Ibaabab
train	dcdHccH
train-	NdcbbabecAG
trainer	Gabaaaa
trainers	Icbbaa
training	Jbabaabc.eG
trans-	.BAhgBIi.HA
transaction	bJcbaba
transfers	Ibaabac
translate	dcdabbPfbLe
translations	bJ.abad
truck	Ic.aaab
true	NbcbbbcHeeB
tryin-	dEbbbHb
trying	dEbbbHb
ts	GjIEJgmOAke
tsx	eBHadaAHdda
tuesd-	bbbcaMacHda
tuesday	abbbaIa
turn	bAPdcce
tutor-	Kbaaacb
tutoring	Kbaaacb
twent-	bcccHcFacHd
twice	aQhffGchPbf
twili-	MdabbbcegOc
twilio	MdabbbcegOc
two	kLchEHcfKfA
two-f-	MdbaaaccgPf
two-factor	MdbaaaccgPf
type	HeGdCbeeAIe
typee-	bHb.b.adHbb
typeerror	bHb.b.adHbb
types	MdfGccdIadd
types-	ccNbbbbehDI
typescript	ccNbbbbehDI
typo	dhc.aaPMica
u	aaabbbJ
uart	ECdbcbC
ui	C.cfIBeddJb
umlau-	ePdbcbbeId
umlaut	dLcbaaabJec
umlauts	bLcacbb
undef-	bFb.b.adGbb
undefined	bFb.b.adGbb
under	ChOd.BhgJAe
under-	cababLbcHda
understand	cababLbcHda
undo	IIdcceceNgb
unhap-	abbbIaa
unhappy	abbbIaa
unico-	dJccEcccHda
unicodedecodeerror	cLbbabbcHbc
unify	.bIdbaaacIe
uniqu-	cFdbbGceGaa
unique	cFdbbGceGaa
unit	eBfdTbegJeC
unity	ccabDFbcbGa
unplu-	bIaaaab
unrea-	DFEeeDiabHe
unread	IEbbbbffDGd
unreadable	cIaaaab
unreadible	cI.a.ac
unreal	bbabaHabdIc
unres-	cIaaa.d
unresponsive	cIaaa.d
unsav-	McadbbbbHdb
unsaved	McadbbbbHdb
unsub-	dJ.baabeIca
unsubscribe	dJ.baabeIca
untan-	bbKbbbacIdb
untangle	bbKbbbacIdb
until	cPecedDADcb
untit-	cbbbbaKKddd
untitled	cbbbbaKKddd
untou-	Ibbb.ba
untouched	Ibbb.ba
unuse-	ceJbcaDIfca
unused	ceJbcaDIfca
up	DCFhbeAj.IB
updat-	BEBdheICB.e
update	ACCdheJECbf
updates	Gba.aab
updating	BGabaac
upgra-	fGCebfHBaFg
upgrade	eBDdaeICbGh
upgrading	bKaabbcdHca
uploa-	CG.BdiAEKjg
upload	DbdHggHKAef
uploaded	LbbbbbbbKed
uploader	bcFcEabdIdb
uploading	.MbbbaffMec
uploads	CIDebddeI.d
uptim-	Jbbbabb
uptime	Jbbbabb
url	HccbbbDCdEe
us	eCgDFFfebG
usabi-	Iababab
usability	Iababab
usage	.cbHaba
use	ikIFaE.AOmd
used	bBGddeFGgfF
usede-	cbcHEbbcIdb
usedebounce	cbcHEbbcIdb
useef-	cddMcEbdIcb
useeffect	cddMcEbdIcb
user	Kb.dcGhhM.f
usern-	GIddccc
usernames	cJcaaaa
users	HKHedhjiCBD
users-	abLcbcadJda
userservice	abLcbcadJda
usert-	cbLbabccJdc
usertable	cbLbabccJdc
uses	cdGbEac
using	accbFGddIdb
utc	cJbabab
utils	ffMdCaBEFfe
uuid	bacc.Ia
ux	Ibaba.bbfGA
v0	HeefeFFcOic
valid	cDccaHaaGea
valid-	edNAcEhfQib
validate	aeMedGcdLfc
validation	dELdccdeKdc
validator	bbcGEcbbHdb
value	.IcaaabdKdc
value-	dAddGcGFAec
values	dAddGcGFAec
vanis-	bFa.a.c
vanish	bFa.a.c
vans	KbbabaabbeJ
var	bcNbbbcIccc
varia-	gcOf.aBFEhc
variable	dARcfDjLgcb
variables	ccEccdJiPdb
vat	dMddDcbcGca
vecto-	bbaaaHbaeHb
vector	bbaaaHbaeHb
vehic-	KaaabadddJb
vehicles	KaaabadddJb
vendo-	JababcbacGb
vendors	I.baabb
verif-	GdbbFcbcaGd
verification	Ica.baabdIc
versi-	KeedccJEHic
version	LeeddcHECec
versions	bcba.aIeOhb
via	OcacbbefcNe
video	FIdbbcegCcF
video-	Mbbbbcc
videos	Mbbbbcc
view	BLcbbcdfDIg
viewe-	cKbac.b
viewer	cKbac.b
viola-	cIcEbdb
violates	bIbaaab
visit-	Faa.a.c
visua-	aabbHaabdJe
visual	aabbHaabdJe
vite	dbOcdbbcdMf
vites-	baMbdbacdKe
vitest	baMbdbacdKe
voice	bJcaaba
volun-	Icb.abb
vs	bbbbbKbcfMd
vue	bbJCcbdcDHh
w	.......bDfD
waiti-	bbbGcFe
waiting	bbbGcFe
walk	dKacaba
walks	bJbabba
wall	bJcaab
walle-	DbCdFbe.CgC
wallet	DbCdFbe.CgC
walls	cMbbbcbcIdc
want	NjiFECifIab
wante-	acdEbIcdHbb
wanted	acdEbIcdHbb
wants	FDeBe.aBeIf
wareh-	JadcdcFfAAD
warehouse	IadcdcFfBaD
warn	DgdecBMLced
was	.efDGeE
water	cBbJcbacJdc
way	DAbIhDgeJbd
ways	Mfbbba.beIc
we	HkcCEFhfdJa
we'd	HcGcbdbcaHd
we're	.FcDacb
weak	bacCcGb
weakn-	cbbKbaa
weaknesses	cbbKbaa
weath-	Ibbaaab
weather	Ibbaaab
web	aCFACdgbfaI
webho-	CAefaFAdHAe
webhook	BBefBCCdHac
webhooks	CdcccFDcFCe
webp	LbdaabcdLgb
webpa-	caMbdbabdKe
webpack	caMbdbabdKe
websi-	I.abaab
website	I.abaab
webso-	CHecbBedGab
websocket	BIebbCecGbb
week	bAeAbEBcFAd
weekl-	J.cebcCeGDf
weekly	J.cebcCeGDf
weigh-	Ibc.bab
weight	Ibc.bab
weird	eGcaGacdKdc
welco-	edccbFKIadc
welcome	edccbFKIadc
well	aEdBcDbbHbd
were	HddccaGEFfd
what	gmDIaOgfE.A
what'-	bddJcGdfFAa
what's	bddJcGdfFAa
when	NLjj.FlkNAe
whene-	JHddccddBFc
whenever	JHddccddBFc
where	GaieeSfhDIe
wheth-	AccJacaaFcb
whether	AccJacaaFcb
which	Eeba.IeeKdb
while	LDaBdfgeMdd
white	eJcccdH
who	aBAfcJccHiD
whoev-	IbaaaabccHc
whoever	IbaaaabccHc
whole	da.HBAghjMD
why	fMfhcOddLga
widge-	Gdaaa.aaeJc
widget	Gdaaa.aaeJc
width-	Jcbbaba
widths	Jcbbaba
wifi	aIaaaacdIdb
windo-	EGccEcgfGCd
window	.......bIea
windows	CJbbbbe
wish	AfDfEeGFc.c
with	KDAgCdhm.Na
witho-	FCIe.fgfJ.d
without	FCIe.fgfJ.d
word	.GfbcdGDEfc
work	cbbcaKacGca
worke-	hIlEBaEAHgb
worker	gJjGgaHBGgc
workf-	cbdbaaNbECe
workflow	cbcabaLbDCe
works	gGfffMEeNdf
works-	LcabbabdbHb
world	Iaaaabd
would	LmgCcH.gICe
write	eijeMFJbLbg
write-	cccdGJccKec
writer	bcbcFFbbIdc
writt-	dGeFdEefJca
written	dGeFdEefJca
wrong	hP..geECab
wrote	aAcKbdaaHdc
xml	cbHdbcF
xmx0g	bbcbbaLIccd
yaml	IhjeCeQMchb
year	ededGbMKcfc
years	acbaIaa
yeste-	eIdDceDeNed
yesterday	bKbaabbbIcc
yesterday's	d.bDbdGdJcc
yet	FcffALccaHd
yml	H.kfddQShgd
yo	Jbbbabb
you	hdaSChbA.Ac
your	cbcLb.bcI.f
z	GFcccbcdIcb
zende-	KbbaabbddLd
zendesk	KbbaabbddLd
zero	aKAeGehhCcG
zip	JbbaabbcKec
zones	.GbababcdIb
zoom	Mdcaabc
zusta-	eeQbbCffeTh
zustand	eeQbbCffeTh
…	cc.ibAQZime
→	cgKfCfGNjAe
가-	fHDicDCBFdd
가게-	Jcaaaac
가격-	.C.dbEabBEe
가격순-	aGaaaba
가능-	BdcCbGd
가능한-	acbCbHc
가려-	cKbbababHcc
가려짐-	cIababa
가이-	faaab.LcLgc
가이드-	faaab.LcLgc
가입-	EBcbDccdDEe
가져-	GBcdcEccJeb
가져오-	GBcdcEccJeb
가지-	dcACbGbcaGd
각각-	fdBABDBbfBE
간단-	H.aaaadbdHb
간헐-	bJ.acbb
간헐적-	bJ.acbb
갈아-	eeIcbBDAhG
갈아타-	cbKaaabdcKd
감사-	adfNdEdcaJf
감사해-	.acJcbabbIe
값-	BEfcccGH.ec
값은-	Gcb.a.bcIcb
값을-	IbbbbbAIccc
값이-	EGcbacccHcb
강사-	IabbbabbbbG
강의-	Hbbaaaabc.E
같아-	A.Eabbc
같아야-	bbGba
같아요-	ECbAacc
같은-	HKfddf.gaaI
같이-	JccaCbddGbb
개-	ccDdCaEchNc
개가-	CFabaac
개나-	cbGccEbbFbb
개발-	EddAbcFafAF
개발해-	IabcaabdeAH
개발환-	c.aaaaG
개선-	cdIFbcccF.c
개선해-	dcKbaba
개수-	FEbbbbccIdb
개에-	ddFDcbCd.Id
개의-	eeECBCd
개인-	cCcDcDcBdGe
개인정-	cCcDcDcBdGe
개쯤-	cc.bFaDabGd
갱신-	fGecAbHDCdc
거-	DfEFcgA.AcB
거대-	a.Hba.c
거래-	JDdbcaddaAD
거래처-	IaaaaadccIc
거예-	bcbbbEF
거예요-	bcbbbEF
건-	eBDbBBc
건너-	aIbaaba
건너뜁-	aIbaaba
건드-	Fc.AbCeeIbb
건드리-	GbcBbDeeHab
건이-	cFbbaBa
건지-	dcdEcMdeHAc
걷어-	abHba.bccLe
걷어내-	abHba.bccLe
걸-	babGDdb
걸려-	dBJbbbbcGca
걸려요-	bbHaaa
걸렸-	Kaabada
걸렸는-	Kaabada
걸리-	eBIbaEgfKdb
걸리는-	cdKa.CeeJcb
걸릴-	dbbCaHbbHda
걸릴지-	caabaJa
걸어-	JEcbccdeKdb
걸어줘-	KabbbbbdIca
검사-	EbFCddd
검색-	aFDdADigBGb
검색창-	FDb.acdeHbb
검수-	.bbHbbb
검증-	BcAeHDhfKbc
검증하-	cbcbEGbcGbb
검증해-	Jbaabbb
검토-	dcCKbcbdCCb
검토해-	b.bGbAa
것-	GcA.dBddF.b
게-	FdecAJdeH.c
게스-	Icaabab
게스트-	Icaabab
게시-	CFadBDhgDDa
게시글-	EFbaacccMgb
게시판-	CDadBEhgAFa
게이-	DDdccbC
게이트-	bEdbabE
게임-	EBcDbcc
결과-	.BGbeCfdHAe
결과가-	dGcbbEbbIdc
결과는-	AcIaacbcEBd
결과만-	bbcCbFa
결제-	D..a..bcaaF
겹침-	cIaaaabdIcc
경계-	bbaaJbbdGc
경계값-	bacaJbacGca
경고-	CfcdcEGGAeb
경고창-	Ida.aab
경로-	eIcBcCc
계산-	i.F.JageOhb
계산기-	baaaGaabGdb
계산되-	aaacaHa
계속-	BLcadcceGAc
계약-	GbbbCbbcdG
계정-	Pb.bgadgaDD
계정을-	LaabeacdGab
계좌-	Haa.bbb
계층-	.......ceG
고객-	EbeebBHCfAB
고객센-	acdabaLIf.c
고객용-	GccbbcEedDD
고객이-	CdadbFB
고객한-	Kdaaaab
고르-	.HccbCccHca
고르면-	cJaaaba
고정-	GcbbbbDEBdd
고정할-	GbaaaaabKgb
고쳐-	fOg.ebEHfCe
고쳐야-	cHb.baabdJd
고쳐주-	dPfa.bcC.Ae
고쳐줘-	dEaafcJIbfa
고치-	DfcCbFc
고치지-	adbCaEa
고친-	.caaH.bcGca
곳-	eAA.bIdC.Cf
곳이-	aAbcaG
공개-	cccbCcIbbHd
공유-	HdeCcEceIfB
공유하-	IbbaababIcc
공지-	IfCddaB.fF
공지사-	JabacbbbeKd
공통-	acLcbabdEbA
과금-	H.cbbaa
과제-	.......cE.b
관계-	EaccbGb
관련-	dbbEbcHbIeb
관리-	LebbbbAeeCH
관리자-	HcdabaCdaE
관점-	bacJababDAd
관점에-	bacJababDAd
관제-	GbbaCbcaadG
괜찮-	cddLbDbcF.c
괜찮은-	bedJbEbcGbb
교사-	Gbaaaaa
교체-	bdMbaabBeKg
교체해-	.bIca.cd.Hc
구글-	KAeccCeefOc
구독-	NdcbAcdgACB
구매-	IbcbBcbcfCF
구매자-	........dFa
구성-	gcccABMeBGd
구성해-	dcbaDbGbdKd
구조-	cdABbJc
구조를-	a..caHb
구축-	HcbaDbddhBJ
구축해-	AaaaDaacgDE
구현-	NdaAbddf.Id
구현해-	LbabbadceLd
군데-	baEc.aCAbDc
궁금-	bdb.aKbcGab
궁금합-	bbabbJbcHcb
권한-	CDdCAcddaE
그-	aFBbcDe.Dba
그냥-	cLcbabbdIcb
그대-	dCI.bdbdFfD
그대로-	dCI.bdbdFfD
그래-	DBbbCbb
그래서-	Faaaaaa
그래요-	cGaaaaa
그룹-	GbaaaaabcdH
그리-	HdBbbabcHda
그리고-	Hacbba
근거-	bccIbCb
글-	MCdbccdeAGc
글쓰-	GBaaabcdHda
글쓰기-	.GaaaaccHda
글씨-	dMbbbbbcIdb
글씨가-	cKababacHcb
글이-	eNbabbccKdc
글자-	DEcbdeECIhd
글자가-	bGaaaaa
글자만-	aDcabcF
금액-	cKbAcbbdEDf
금액이-	eMbababdHBf
금요-	dIb.a.baJga
금요일-	dIb.a.baJga
급여-	GBbbbbbbcbG
기가-	cdHabFd
기가나-	bcJaabb
기간-	Jcbaaab
기능-	QgBbc.ggiNB
기능은-	caH.b.b.dfJ
기능을-	HaabaabcdJc
기능이-	IbbbbaabdJd
기대-	bDdbHad
기대값-	aacaI.cFbcb
기반-	AcBcGbbccDB
기본-	GcdbbaE
기억-	KcbbaabcJeb
기억해-	JcabaabcIdc
기업-	LbababccdKd
기존-	Kccbaab
기준-	eAeCdBGcGac
기준으-	.......bGbb
기획-	HdbabCbbGjE
기획서-	FcbabCbaDhE
긴-	EbIccceeIac
길어-	baHaaba
깃허-	BbcaabGeFCd
깃허브-	BbcaabGeFCd
깃헙-	dbdbacOcIea
까줘-	babJaba
까지-	BdbcKadfDEd
깔려-	cIaaaaa
깔려요-	cIaaaaa
깔아-	cddcDCFcaFa
깜빡-	HCbbbbbbHcc
깨져-	cOa.ebcdKea
깨져서-	dJaaaabbHea
깨져요-	aIbac.bdHca
깨지-	cHaaaab
깨지는-	cHabaaa
깨짐-	bKcabab
꼭-	cDFeBba
끊겨-	bFa.a.bcHda
끊겨서-	bFa.a.bcHda
끌어-	EccbHbb
끌어올-	aabaHaa
끝나-	IEdbbdbeHc
끝나면-	JaababbbHdb
끝에-	bcA.a.F
나-	abbb.HabGcb
나가-	IB.adaecFBe
나가게-	Hcaaabb
나가는-	AbaaaFb
나가려-	Ida.aab
나가면-	IDcbbeabIeb
나가야-	.......bHdc
나감-	cLc.aacdHbb
나게-	Ibabaaa
나고-	bFa.a
나눠-	cbKbaabfIeB
나눠주-	aaGba.bdIbb
나눠줘-	baGa.aa
나는-	dLbaabbbFca
나는데-	cKaaaac
나면-	EDbbbabcLfc
나서-	aKbadaabHdb
나오-	DEBdbacbLhb
나오게-	FfEcAc..Ifc
나오는-	DEdbcBccHcb
나옴-	cPcabcccIdb
나옵-	.McbbbdcLfc
나옵니-	.McbbbdcLfc
나와-	dOebbcAbHcc
나와야-	EAa.abb
나와요-	ePdabbceJad
나은-	.......adHb
나은지-	.......adHb
나을-	caba.HabGcb
나을까-	caba.Ga
날아-	dKcaCcceKdc
날아가-	cKbaaabdJcd
날짜-	hFGeDbbaGbc
날짜가-	cFbabbC
남겨-	cddGCgGdHcb
남겨주-	cbcDBfHbHda
남겨줘-	cbbGbbDdHbb
남기-	Jd.ab.b
남기게-	Ic.bbaa
남아-	DC.bCcedaIe
남아야-	GdcaDaccbHc
납니-	dMdaabbdIcb
납니다-	dMdaabbdIcb
내려-	CC.ccdEEFfe
내려받-	IDcbbcccLed
내려주-	.EDabcccEAb
내보-	GGcbbbeeKda
내보내-	GGcbbbeeKda
내역-	IFdbbadeFCd
내역을-	Hbbba.a
내용-	.Gbaabb
내용이-	bHaaaaa
너무-	dGFedeEaEbc
넘기-	Ibbaaab
넘는-	dKCccbbdHac
넘어-	DEdcFcdcIdb
넘어가-	.......bIdb
넣고-	IbabaabbfKd
넣어-	OgbaBAggLbc
넣어주-	LcbabaddFBc
넣어줄-	Gaaaaab
넣어줘-	MfbaCagfNec
넣으-	dNaaacceHab
넣으면-	dNaaacceHab
네-	dBc.bIccdHa
네이-	bdDAcGcd.Gc
네이버-	acEcbEbc.Fb
네이티-	aaaaaFa
년-	adBbaaG
노션-	Gaaaaba
노출-	IAbabbc
노출해-	IbabaabcHcb
노트-	acCeccLeMec
누가-	DbbdaIcdJeb
누락-	aBcFbabbdHb
누르-	HIdbcddbJfb
누르면-	HIdbcddbKfb
누수-	cEcFbabcIcc
눈으-	bbbLbca
눈으로-	bbbLbca
눌러-	.LccAcddIcc
눌러도-	cMabbbbcIdc
눌렀-	cJaa.dacHca
눌렀는-	bHaa.ca
눌려-	cHa.aaa
느려-	dKeaaBcdHca
느려서-	cLdaaabdIcb
느린-	bcIaaaa
는-	.EDdeFf
늘려-	cedaaaOJdcb
늘려주-	bcba.aH
늘려줘-	cccbaaLIdcb
늦게-	aHa..bccHbb
다-	.KaabdcdgGD
다국-	GaaaaabbcGb
다국어-	GaaaaabbcGb
다섯-	dcGcACc
다시-	eDHdEcedFiG
다운-	BGcababdJea
다운로-	BGcababdJea
다음-	H.ddbFddAbE
다크-	EIbcbbeeKeb
다크모-	DIbcbcddKeb
단계-	FeFcCafdbKd
단순-	bbKbaca
단순하-	bbKbaca
단위-	db.bNbdeFcB
단위테-	bacbIaabGcb
단축-	Iacb.b
단축키-	Iacb.b
닫으-	Gbaaaba
닫히-	KbabbbabGcb
닫히게-	Jcababa
달기-	BbcbbbH
달라-	gDEebBCCdCb
달라요-	cJaaabc
달라지-	cdH
달력-	cLcaabbdFAc
달아-	JecBcdDfKcb
달아줘-	HdccbbFeIca
담당-	KdGddcc
담당자-	Mcbbcab
답안-	bHaaaba
답안이-	bHaaaba
대기-	CAcGcbcdFBd
대상-	cbAFBba
대시-	DCAcccB
대시보-	FdBbbbC
대신-	bcABacFDFgc
대한-	DdeCHccdCDc
대한통-	JbbaaabcdIb
대화-	JbbaaacdAFc
댓글-	HdaaCadgIdC
더-	JbbbababHcb
데-	fdHGcBdeFAb
데가-	edBGdIdAFbd
데이-	Fbe.bJgfADA
데이터-	Fbe.bJgfADA
도-	KFbdcddfIba
도는-	eccfFGEbGad
도는거-	b.abaGa
도는지-	bbabEDaaGcc
도움-	bbbbbbKcbHd
도움말-	bbbbbbKcbHd
도입-	LcccCcddcMg
도입하-	KbbbabbbdLf
도커-	hBIddADgKfA
도커라-	babbaaI
독일-	.Haabac
독일어-	.Haabac
돌게-	bbabaaIcIdb
돌고-	aIaaaadeHba
돌려-	GCdGbdfdG.c
돌려도-	aAbFaca
돌려주-	JbaaabdcHcb
돌리-	hDCbDCcdECc
돌리는-	g.CdEDa
돌아-	CGffdLfeKbd
돌아가-	aCbdbJccG.c
돌아요-	aGaaabb
동기-	IA.dc.edaJe
동기화-	IA.dc.edaJe
동물-	Gaaaaaa
동시-	dGbGbcceHab
동시성-	abbHaca
동시에-	cIaaaabdEAb
동안-	JBcbbbdcIea
동영-	GEbbbbc
동영상-	GEbbbbc
동의-	Gaaaabb
동일-	cbLbcabcFeB
동일해-	baHabaa
동작-	f.KbbAbdD
동작은-	dcKabaadCCb
동작하-	cDbdbHaaDCf
돼요-	dGBcCbcaFbb
돼있-	abbaa.GHeab
되게-	JdbbadDeBFd
되고-	AeG.a.b
되나-	CeccbJbbKfc
되나요-	CcbcaHaaIeb
되는-	aFdCdCbdEAa
되는데-	CJddceCcDAb
되는지-	bbbDaEbbGca
되돌-	Gbbba.b
되면-	IbdbbDcc.Hd
되어-	aDcd.D
되어야-	Gabaa.b
된-	c.Lca.dfadJ
될-	baEFbdb
될지-	abaGaba
됨-	aFBababbEab
됩니-	AEDcdbaA.Cd
됩니다-	AEDcdbaA.Cd
두-	gG.ebFBbFbc
두고-	EeGaacbbGae
두번-	dHccbFbcIdc
두번씩-	cGaaaaa
둘-	bFbabbCbcKf
뒤-	aHbaaab
뒤로-	CIbbbcccHcb
뒤로가-	DFbaacbbGcb
뒤에-	CCcbABddEAb
드라-	.......bGcb
드라이-	.......bGcb
드래-	Fbaaa.a
드래그-	Fbaaa.a
드롭-	BHBbbdddJdc
드롭다-	AJbabcbcGac
들어-	GKdbcdegBDA
들어가-	EJdbbdbdBbD
들어오-	GDbabccbdHc
들어와-	G.cbcCbd.Hd
들어왔-	cJaaabbcHcb
등급-	bccbbEF
등록-	NccaaaeegNa
등록할-	Fbaaaaa
디자-	EdAcACc
디자인-	DdAcACd
따로-	AcH.bab
때-	NcadCahfHCe
때까-	cFFdeCcb.Fd
때까지-	cFFdeCcb.Fd
때마-	aKcaabccEAc
때마다-	aKcaabccEAc
떠요-	cHaaa.b
떨어-	FJebcccdIad
떨어지-	GFcbcbbcHcb
또-	bLbabacdFAc
똑같-	caJ.abcd.D
똑같아-	.......aaGe
똑같은-	bbG.a.abIdb
똑같이-	abHaaba
뚫고-	dMbbbbbcIcc
뜨게-	Icaa.cb
뜨는-	CaGbbbddIcc
뜨는데-	cAHaaaccHbb
뜹니-	fKabaaacKfb
뜹니다-	fKabaaacKfb
띄워-	QeadabceNgb
띄워주-	J.aeaacdJea
띄워줘-	MeababbcKec
라는-	DdabEba
라이-	BebhbLBeBeH
라이더-	IadbAababfJ
라이브-	ccBebOceEDe
라이선-	dbbebIGcHda
락-	babL.fabHda
람다-	cbJbaab
랑-	DeBdbBDcbGb
랭킹-	GbbbbEc
런북-	bb.aaaH
레거-	caCcaGc
레거시-	caCcaGc
레디-	GDbabbb
레디스-	GDbabbb
레벨-	AdeaaaKHbcb
레시-	HAbbbbb
레시피-	HAbbbbb
레이-	bccGaDbaHea
레이어-	.......aHeb
레퍼-	bcaaabJ.fHb
레퍼런-	bcaaabJ.fHb
레포-	DbbGbcb
렌더-	.......bHea
렌더링-	.......bHea
로-	fcNe.gHNpDb
로거-	aabbaGabHea
로고-	cKcaaacHcbb
로그-	B.ecaCDAaDc
로그아-	bJaaabcdF.b
로그에-	HbabaabcHcb
로그인-	.Acb.ACacFc
로딩-	DcGabadcIdb
로직-	icJbIAfePib
로직에-	cbaaHa
로직을-	bcKbbbacJdc
로컬-	cBdccDG
로컬에-	bBbbaFc
롤백-	CdbbabH
롤백해-	bbababI
루프-	FdCddFdcIcc
를-	fBLfgACKgCg
리듀-	bbHcDcc
리듀서-	bbHcDcc
리뷰-	gadSabccKdc
리뷰를-	AbbFaaa
리뷰해-	eacNacbbHad
리사-	EcFbbbb
리사이-	EcFbbbb
리팩-	dEG.cbbcAHe
리팩토-	cFHdcbbcaId
리포-	..EdDe.a.Fe
리포지-	cbDbFbbcaHd
리포트-	CBCcddCAEcc
리프-	AHbbbbb
리프레-	AHbbbbb
린트-	bAbdbaJe.Hd
릴리-	CdceAdMgFdE
릴리스-	CeccAdLgEcE
링크-	EJcCcefdIbc
링크가-	cJaaaac
마다-	aaacaaGcHdb
마시-	dccBbDDbGda
마시고-	dccBbDDbGda
마이-	bGEDbhdfFdD
마이그-	B.GHdgfeEAb
마이너-	dLdcccDcIae
마이크-	cbGbDacbceK
마일-	bEbbEbbbHcb
마지-	GFacbbdAGde
마지막-	GFacbbdAGde
마침-	ccb.a.KIdcb
마침표-	ccb.a.KIdcb
마크-	EceCGdccHbc
만-	ACccBAbb.Eb
만드-	Ibbabaa
만드는-	Ibbabaa
만든-	abaHac
만들-	Ndcb.bbejLD
만들고-	IbbaaabceaH
만들어-	LdcbAbbehNa
만료-	AGgdbDAaE.d
만료돼-	cJaaabb
만료되-	EFbbbbccIcb
만료된-	bIbabba
말고-	CghAcDKJagb
맞게-	bGdGcdbabHd
맞아-	dFbabaD
맞을-	aaaa.EabdIc
맞춰-	bbbcabLF.dc
맞춰주-	babbabJ
매기-	abbJaba
매기고-	abbJaba
매뉴-	afcbbFH
매뉴얼-	afcbbFH
매번-	FcbacbEaFca
매일-	EFccDcgfEDd
매장-	HaaaaabccHb
매출-	........cHe
매칭-	CbabaEb
맨-	DCAddcCEAbd
머지-	cbbIbdEcIda
머지해-	abaIabbcGba
먹는-	aaaaaHb
먹는지-	aaaaaHb
먼저-	cGdcbCAeEA
멀티-	HafFbdb
멀티테-	J.eabaa
멈춰-	cIbaaaabGcb
메뉴-	a.caa.FCdEd
메모-	G.CddCeeECc
메모리-	eCEcbDbaFca
메시-	HAgeaBB.bEd
메시지-	HAgeaBB.bEd
메신-	Hbaaaaa
메신저-	Hbaaaaa
메인-	AdDbccGDDfb
메일-	CMadcecdKiB
메일에-	dJdbbcE
메일이-	cJbbababHcc
멤버-	Jacaaab
멤버십-	Gabaaba
며칠-	bcbbaKa
며칠이-	abbbaIa
명령-	LcbbabbdKea
명령어-	GaaaaabcHdb
명령에-	IbbaaabcHca
명이-	cDbbEAb
몇-	eDcdbMddLfb
모놀-	cbKaabbbdeK
모놀리-	cbKaabbbdeK
모니-	cEecccKdAcF
모니터-	cEecccKdAcF
모달-	dIcDbca
모델-	GbBbbcA
모델을-	HBbaaccbbIe
모두-	BCbcCAcc.AC
모두에-	AabaEaaadbF
모듈-	heLBLfggKbb
모듈로-	bbJbcaadIbb
모듈에-	b.bbGa
모듈의-	.......aFad
모드-	KCcbcbddCEe
모든-	egJDDeadkSe
모르-	bDbcbFb
모르겠-	bDbcbFb
모바-	ABdCBadcAbE
모바일-	ABdCBadcAbE
모아-	.bIbbab
모양-	EdGabcbcbHc
모양은-	bcG.a.abaFc
모으-	abHbba
목록-	JaCfcAefKbd
목록에-	GGdbcbddNhb
못-	.BEecDccGda
몽땅-	bbEbabD
무슨-	ac.d.G
무시-	cGa..aa
무한-	dHaaaaabHcc
묵묵-	bIababb
묵묵부-	bIababb
문-	caJbaaacIdb
문구-	fAecbCKIbea
문구를-	bbc..aG
문서-	f.fcbaReHAd
문서로-	c.dbaBHaF.e
문서를-	bbaa.cJ
문서에-	dCbbaaG
문서화-	cbabaaJdJdc
문을-	cFHccbd
문의-	GFcabddeEBb
문의가-	DGbbbcbcHda
문의하-	Faaa.ac
문이-	baJbaba
문자-	FFbccAddcIc
문자가-	cIaaaba
문제-	cEdFbbAdFab
문제인-	bGaaaaa
문제점-	abaG.b
물어-	JCcdcAddLec
물어보-	LcbbbbbcJdc
뭐-	bbbbaJb
뭐가-	cbae.NbdcIc
뭐하-	aabbbIa
뭐하는-	aabbbIa
뭘-	aaabaGa
미들-	dcDCDbbbGcb
미들웨-	dcDCDbbbGcb
미리-	Icabaaa
미리보-	Icabaaa
밀려-	dJbaaabcKfa
밀림-	aHbaaab
바꾸-	cbECcCc
바꿔-	heNbccGFeDe
바꿔주-	fdIcdbIFeEf
바꿔줘-	efKbbcFC.Be
바닥-	FEAccccdadI
바닥부-	HcCbbbbddcJ
바로-	bOdbbadeGCe
바로잡-	cLcababcAFd
바이-	.EcbbEc
바이트-	dGbbaEb
밖으-	caLbcaccIda
밖으로-	caLbcaccIda
반복-	EEbbbbbbIcc
반영-	bb.aaaFbEgC
반올-	cEbCCcccFac
반올림-	cEbCCcccFac
반응-	dJaaabbbGcb
반응이-	dIaaaabcGca
받겠-	bbabaH
받고-	CbcFaaa
받아-	JACeccccCCd
받아서-	Hca.aab
받아야-	CbGdbaaadHc
받은-	cccGbdG
받을-	FcbFbcbbHbc
발급-	McaccbaacJe
발급하-	Lbaccb.acHd
발생-	cKbaaaccLed
발송-	aFCddFeeHCf
발주-	Iaabaca
발행-	JbbbaabdH.d
발행해-	Iabbaab
방금-	abaECbb
방문-	Gb.aaab
방법-	abbdaBHfMfa
방식-	CeFEdadcbIe
배-	HcabbDc
배가-	baac.Ha
배경-	.bcbcaLIbdc
배경색-	cbcbbaLIccc
배너-	CbcdbaHEDgb
배달-	IacababaadF
배속-	Ibaaabb
배송-	KbEcbddefEF
배치-	aaBcbE.aFgA
배치가-	cHCbbbcdHda
배포-	bAbdc.JeC.B
배포해-	cbaabbKcIcc
백업-	LBdcdcAgJeA
백업하-	Iba.aac
백엔-	ccCB.cCbc.E
백엔드-	ccCB.cCbc.E
백오-	JebaDadca.D
백오프-	KcbababbIdc
백오피-	EcaaDac
뱃지-	HbaababcHcb
뱉고-	bHca.ab
버그-	.HdcEbf.Gfa
버립-	aIbbaba
버립니-	aIbbaba
버벅-	eEIbbbbcHcc
버벅이-	cbIaaaa
버전-	HdeabbGDAad
버전으-	Bbcaa.E
버킷-	DBcbccEcIcc
버튼-	HAfcbdGEFib
버튼을-	BDaaaaccFca
버튼이-	FDbabbcdIda
번-	aHcCdAefIAd
번씩-	dEbbCDcbE.c
번에-	Jcb.b.cdG.c
번역-	eCcccbMeBIe
번역이-	bIaaaab
번역해-	caabaaJcaGc
번은-	Fca.aaa
번째-	c.HcdaCIeba
번호-	.EfcDdDDDdd
번호가-	dFbbbaF
벌-	BcGccCc
베이-	.bAcaaF
베이스-	.bAcaaF
벡터-	bbFbbCb
벽을-	cLbbbbabHcc
변경-	dhABDcHIbhA
변경해-	baFbdaEEdAb
변수-	cAOBcakF.fa
변수명-	abLabbeHbea
변하-	acG.a.a
변화-	caEaa
변환-	AdAbIbcdHAe
별도-	baIbbaadIca
별점-	Gaaba.a
병목-	a.bcaGaadId
병원-	IbaaababbeI
보강-	bacbLbacIcb
보고-	FadGbaebADc
보관-	EFbbacb
보기-	Kc.aabdd.Id
보내-	IAcababbaGc
보는-	Gababaa
보다-	aGaaaba
보드-	Eba...b
보안-	dAcNaebbaHe
보안상-	ab.G.ca
보여-	NAeCceffKad
보여야-	Hbba..b
보여요-	dHcEbbc
보여주-	IccCbbddLfb
보여줘-	JcaaabbcHdb
보이-	EAEcbcdeFbB
보이게-	LbabacbdKeb
보이는-	caF..aa
보임-	bHabaaacFba
보호-	KcbabacceDD
보호자-	KbbabacceBF
복구-	d.abbaIcIdb
복붙-	abIbababHcb
복붙돼-	aaGaaaa
복사-	JdHcbdeeIca
본문-	FccabFc
본사-	Gaa.b.b
본인-	DbbbbFbcdIb
봐서-	bFa.aaa
봐주-	cDbIbdbbHda
봐주세-	cDbIbdbcIea
봐주실-	a..Eaba
봐줄-	aa.Gaca
봐줘-	.baI.f
부가-	dIbcDbbcHcb
부가세-	dIbcDbbcHcb
부분-	dfJH.ebAGec
부분만-	bbJaababFbb
부탁-	bbaFa.AbCBc
부탁드-	AaBFcbccFab
부탁해-	BddEccF
부하-	.abaFaabfCE
분-	.dEFBceeG.b
분리-	b.LbbbdeHhE
분리해-	aaIaaacfFdC
분마-	cGbbaDc
분마다-	cGbbaDc
분석-	ccdd.PcbaJg
분석만-	aaabaGa
분석해-	badc.McbaHe
분으-	cedaaDJJcdc
분으로-	cedaaDJJcdc
분이-	.AbbaGc
분이나-	.bbb.Hb
분인-	acbaaJb
붙여-	KdccEbddhQd
붙여주-	FbbbDacceLe
붙여줘-	McbabbbdeKc
붙이-	.......beKc
붙이고-	Gab.aabbdHb
뷰어-	IBcabbcdGc
뷰어에-	H.baabbcHbc
브라-	E.ddcDB
브라우-	EddcbEC
브랜-	baaIacbbEba
브랜치-	baaIacbbEba
블록-	BAIdbbdGbbb
비교-	gacc.PbciOc
비교표-	d.acaJabdHc
비교해-	d.bb.JbbdIc
비밀-	AEeBcCcgEC
비밀번-	BEdCbDggEDb
비번-	Gbaaaaa
비용-	CdccaIabcGb
비용이-	DcbcaHabaEb
비판-	cacLbbbbIdc
비판해-	bacJaaa
빈-	dHabCbcbFfB
빌드-	AcDfdAGgICe
빌드가-	bcbbaIBbHda
빌드마-	Kaabada
빌드하-	bbc.aaI
빠르-	dAKbabccHda
빠르게-	dAKbabccHda
빠져-	eKCabad
빠져서-	bIaabab
빨간-	IDdcCdedKdb
빨간색-	KcbabbbcHbb
빼고-	.......ccJd
빼기-	IAcbb.cdIda
빼주-	dcHccbH
빼주세-	cbIccbCeKda
빼줘-	deFbbbHHdbb
뻗습-	cIaaaab
뻗습니-	cIaaaab
뽑아-	FcFcbbbbIcc
삐져-	bIaaaab
삐져나-	bIaaaab
사-	aa.caGa
사내-	L.bbbbdehFF
사람-	cGBedHfeLdc
사업-	aaabaHa
사용-	bHBfd.AeGBd
사용자-	BGbcba.dECd
사용하-	aaIbaba
사유-	KeaabaabGbc
사유까-	Ic.bbaa
사이-	FGCdcdcgEaC
사이드-	BJcbbbdcJdc
사이트-	GdBcabAeaBC
사장-	EacbbbEbAfG
사장님-	EacbbbEbAfG
사진-	KDcbbbedDDd
사파-	cHbbbBbbGcb
사파리-	cHbbbBbbGcb
삭제-	OcEe.ci.cIf
삭제하-	Fba.a.a
삭제할-	JbbbaabcdJc
삭제해-	baJba.c
살펴-	abbHaba
살펴보-	abbHaba
상담-	GecbbBCeCbD
상담원-	.bbaa.GdFcA
상대-	.......bGcc
상세-	IAAbbbedBFc
상세에-	Jdb.aaa
상수-	abK.a.fGdba
상태-	DbEbbCefBBA
상품-	IBIdcehgKfB
상품을-	Faaaaba
상황-	BadcFDcddH
새-	EfBAe.CfcHA
새로-	E.dBafCdc.F
새로고-	cKabbabbIcc
새벽-	CDfddDCAGec
색-	babbaaI
색인-	FBa.abcaeHa
생각-	aaaJbca
생각하-	aaaJbca
생겨-	bGa..ac
생겨요-	bGa..ac
생기-	Iaaaacb
생기면-	Faa.aabbGbb
생산-	IababbabbdH
생성-	FEFccdhfCHe
생성되-	GCc.badcbHb
생일-	cGbcbDbcHcb
서로-	dIcbbcDdGAe
서른-	abCbFabacHd
서버-	GabccAAcedK
서버가-	CFbaabccEc
서버는-	cDabaEb
서버를-	dbH.aab.deI
서버에-	FBfcc.DfbGA
서비-	A.DecC.dkCM
서비스-	A.DecC.dkCM
서빙-	Hba..bcbeDC
서빙하-	Iba..ccccJd
선택-	LDecafbfNga
선택지-	Ibaaabb
선택한-	.......bIdb
설-	.......dIcb
설계-	CbAGafbabcF
설명-	dcfgcOJdJbe
설명해-	b.bfaLaaCDe
설정-	ChcdbbO.Kfe
설정해-	ecccaaPAIfd
설치-	adbaa.H
세-	jEIAbabeGa
세금-	EBccEcc
세션-	aCfdcFE
세팅-	cbbcDbH
센서-	.FDcbad
센터-	Gbaaa.badHc
센트-	Ibaaabb
센트리-	Ibaaabb
셋-	cHaaaaaadId
소리-	HCbcbbbbFbb
소셜-	GEacbcdcfIa
소수-	bLbbbbbcHad
소수점-	bLbbbbbcHad
소스-	baaJbc.bdIc
소용-	bJabbba
소용이-	bJabbba
소켓-	bGaaaa
속도-	dbKcaBc
속도를-	baIaaab
속성-	c.bbH.b
손님-	Iabaaaabd.F
손으-	Cbb.Eba.aEc
손으로-	Cbb.Eba.aEc
솔직-	bbcKaaabHdb
솔직하-	bbcKaaabHdb
송장-	GCcbCbeeCEb
송장번-	Fca.a.b
쇼핑-	.......ceDD
쇼핑몰-	.......ceDD
수-	QgaaaecfFDd
수강-	Eaa.b.a
수납-	JabbbbbbbdI
수량-	bFbaa.a
수료-	HabaaabbbcG
수료증-	HabaaabbbcG
수수-	baadaJacaGc
수수료-	baadaJacaGc
수신-	Gbaaaac
수업-	GcbCaca
수정-	.GhCcBb.aFe
수정은-	ddcEBHbaGea
수정하-	bHaabaaaGdb
수정한-	ab.Iabb
수정해-	dIdcbbECA.d
수준-	babGaa
순서-	EaAaaab
순수-	.......bbHd
숫자-	ccBcbGC
숫자만-	cbcbbGE
쉽게-	cbFbcGb
스냅-	cbbbMbbcFAc
스냅샷-	cbbbMbbcFAc
스마-	DdCbbcD
스마트-	DdCbbcD
스무-	bbGbBca
스위-	dbBaGaadgJB
스위트-	cba.IaacfNf
스케-	.CcCDeadFdB
스케줄-	.CcCDeadFdB
스켈-	Hbaaaaa
스켈레-	Hbaaaaa
스크-	JGCbedifNeb
스크롤-	gHHbbbccIcc
스크립-	OBc.fcfeNgb
스타-	abJabac
스타트-	.bIababcFeB
스테-	eDccbBHdKdc
스테이-	eDccbBHdKdc
스토-	GdBaBbdcfGB
스토리-	GccaCacbcHb
스페-	AbaabaF
스페인-	AbaabaF
슬랙-	HHcbbcedBEc
승인-	HcbIddccEAc
시-	dHdbccHFAdc
시각-	cFbaDbb
시간-	CCDddAcbE.c
시간대-	.Eb...baeId
시간마-	IbbaaabccHb
시나-	baa.FaaabGd
시나리-	baa.FaaabGd
시리-	FcbbbEb
시리얼-	FcbbbEb
시스-	DbdBaEdbhDG
시스템-	DbdBaEdbhDG
시에-	HGbbccffJca
시작-	CDFcbcddEdC
시작하-	aEGcbcccFb
시작합-	Fab.aaa
시터-	Hbb.b.c
시험-	.Gaaabb
신고-	Hd..a.c
신규-	FcbbcbFeAcG
신입-	dbdFcECcJec
신입이-	aaaFaab
실시-	Kcbaa.ccgHB
실시간-	Kcbaa.ccgHB
실제-	A.ecDEcdEa
실제로-	DccbbHb
실패-	CFecFafeLdb
실패하-	HdbbDbb
실패합-	cIbaaba
실행-	dIcdaaDdG.d
실행되-	bGacaBb
실행하-	aHbbaba
심사-	EddFCccbbGb
싶습-	FeBFcbefaFA
싶습니-	FeBFcbefaFA
싶어-	LdEdbcdfB.E
싶어요-	LdFdbcdgB.D
싹-	.......adHb
써서-	aabbHaabHdb
써주-	daababKdKec
써주세-	daababKdKec
써줘-	eed.FdKfKbc
썸네-	GDbbbbbcHdb
썸네일-	GDbbbbbcHdb
쓰고-	DBacA.ccbEa
쓰는-	ahEgeJEFAcd
쓰던-	aaF.a.c
쓰면-	cLbbbaacJdc
쓰이-	baabaGa
쓰이고-	baabaGa
쓸-	Hbbaaaa
아니-	cDdbbbI
아니라-	aAcabbG
아래-	bdKa.acdECc
아래로-	cdJ..acdIda
아무-	CA.cCacdCBa
아무것-	Ea..baa
아무도-	bdCbEBaaFcb
아예-	Fb.aa.a
아이-	BIbabbcdE.a
아이디-	Hb.aa.bceGA
아이콘-	GbaaaabbHcc
아이폰-	bJbaabbcHcb
아직-	AcBbcGc
아키-	daAIb.baeKf
아키텍-	daAIb.baeKf
안-	ePddCccbHbd
안내-	a.ebbaKIAhb
안내문-	acb.a.H
안드-	dI.cBd.dEbA
안드로-	cHAcBd.cCbB
안에-	baLbAdcEcAc
안에서-	AcJ.abeEeDc
안으-	bbLaabcdJdb
안으로-	bbLaabcdJdb
안전-	bbbJabacGd
안전한-	bbaIaaa
않는-	.bJcabb
않습-	aFbCacc
않습니-	aFbCacc
않음-	aGbaaaa
알고-	bbbcCGbaFda
알려-	BdeCbKfeH.c
알려주-	Eaab.CdbHea
알려줘-	dddEbMdeJad
알리-	HbaaaabbdHc
알림-	GDaccbbgdHC
알림이-	cG.aaaa
알림톡-	aGbdbcE
알아-	ccBdbMddIfA
알아봐-	bbbdaNccKfb
애플-	.......bfHa
액션-	ebdb.cQeMfb
앨범-	Ibbbaaa
앱-	EA..acabcdI
앱까-	HadbbBaaBgF
앱까지-	HadbbBaaBgF
앱에-	AaAbaFcabIf
앱을-	aDbabbE
앱이-	EAaaaabbAdE
앱이랑-	Gba.baa
야간-	cDdcaIbdHcb
약관-	.dcabCF
양쪽-	DEcabaabdIc
어느-	eecAbIDbIfa
어드-	IcbabAbcbAD
어드민-	IcbabAbcbAD
어디-	eccabSdeDDd
어디가-	........cFc
어디서-	dcaeaPceLeb
어디에-	abadaJabEab
어딘-	c.cCaGbabGc
어딘지-	c.cCaGbabGc
어때-	bbaGab
어떤-	eccGbIbbJfb
어떤지-	babGab
어떻-	fdcECHdbEDf
어떻게-	fdcECHdbEDf
어제-	hGeDdF.cKfb
어제부-	cG.aab
언제-	bbbbaJa
얼마-	GbbdaEccIea
얼마나-	GbbdaEccIea
업그-	bbIbaa.eAHc
업그레-	bbIbaa.eAHc
업데-	dGdcdbIFEfe
업데이-	dGdcdbIFEfe
업로-	EDg.Df..Ff
업로드-	FFfBdeB.Ef
없고-	Fcaa..b
없네-	cEcBDcbcHea
없네요-	bGbDabcbGda
없는-	BBfFaBddGab
없는지-	bdbJaaabHea
없습-	abAbDAb
없습니-	abAbDAb
없애-	bcGcbEb
없어-	dDA.CcbaFda
없어서-	DebaDbB
없어야-	caF.aa
없어요-	cBcDD.ccIe
없어져-	bIbaaaabHdb
없으-	Gaabab
없으면-	Gaabab
없음-	dCDbEdb
없이-	EBDbbbdeJhC
엉망-	.......bcHc
에-	GibabbIJade
에디-	KbbbabccEfD
에디터-	KbbbabccEfD
에러-	bFbCdcBBB.d
에러가-	.......bIfa
에서-	cbCecBIGcDh
에어-	KbbbbbbcccJ
에어비-	KbbbbbbcccJ
에픽-	HaaaabbbccH
엑셀-	AGcaAbccJdc
엑셀로-	DBbaaabbEab
엔드-	DfddBCEcKec
엔드포-	DfddBCEcKec
엣지-	cEaaFadbHdb
엣지에-	bIaaaac
여러-	ICacbbccKdd
여부-	BcbHbab
역할-	HdFbcbcdCEe
역할별-	CcHbbbbcIcc
연도-	bbdbDaHFcca
연동-	H.cbdaAejRd
연동이-	AIbbbbbdF.c
연동해-	QdabacfcnUd
연락처-	Gbaabaa
열-	IdCccBcdH.d
열리-	H.baaba
영상-	IFdcbcbcFfD
영수-	GGdbcbbbKed
영수증-	GGdbcbbbKed
영어-	DcccbcIbeKc
영어로-	babaaaHbdHc
영업-	EGbbbcc
영역-	Hbaaaba
영향-	bDbcaFbcG.d
영향받-	a.ac.Fa
옆에-	JbababcdIcb
옆으-	bIaaaab
옆으로-	bIaaaab
예매-	.......bbHc
예순-	cbGcCaabcGc
예약-	DFcbbb.ba.C
예약이-	DEbbbbc
예외-	adcFFbb
예전-	.......cHcb
예정-	DEccbBcbIeb
옛날-	DCddcdGHAed
오늘-	bLcdcDdcJdc
오류-	aGaaaba
오타-	hhBabbRPifa
오프-	FBbaaacbcHc
오프라-	Gaaaaab
온다-	cG.aaaa
온다는-	cG.aaaa
온라-	Hbaaaab
온라인-	Hbaaaab
온보-	.baaaaF
온보딩-	.baaaaF
온프-	abb.aaH
온프레-	abb.aaH
올라-	EEdc.CedCFd
올라가-	ECcbcDe
올라오-	bGaaaaa
올려-	efj.KcMGEhd
올려주-	dbdcKbD.Jgc
올려줘-	bdfbEbLFAcd
올리-	EIedfeFeGAc
올리고-	CDbbecE
올리면-	DKccccddKeb
올린-	dBbJbbccHdb
올릴-	EdccbbJcJdc
옮겨-	acBbaaFeAD
옮겨줘-	acdaaaJdIcb
옮기-	baEcaDb
옮기면-	aaac.Fa
옴-	dKaabbabJec
옵니-	aIaaabcbGcb
옵니다-	aIaaabcbGcb
옵션-	McDcccefJac
옵션이-	Gbaaaaa
와요-	cKbbababJec
왔어-	.......bHdb
왔어요-	.......bHdb
왜-	gKecbJecLgb
외부-	ccDDCbc
외주-	baaHaca
외주에-	baaG.ca
요금-	Cdgd.FGDbDe
요금제-	GcecAcF
요청-	aDhAe.GDcBc
요청드-	DFacabc
용-	.......cJdc
우리-	EfbabKdedHA
우리가-	bbbbaIa
운영-	AheCdDJBeBB
운영에-	cbcHafF
운영자-	Gba.baa
운영팀-	.bbbb.G
운전-	Gaa.b.b
운전자-	Gaa.b.b
워커-	cBbbbbIHadc
워크-	DddcbcLeAIe
워크스-	Jbabaab
워크플-	bcca.cMdCEd
원씩-	bJabbbabHcb
원인-	cCddbLcbJga
원인만-	abbb.HaaGea
월-	EBeeCeECcEe
월요-	bGba.aa
월요일-	bGba.aa
웹-	DeaBBbaaddI
웹까-	BbG.c.c
웹까지-	BbG.c.c
웹훅-	BbdcACBdKae
웹훅이-	cEbcbGaaHcc
위로-	AHcaaacdHbb
위에-	JdDbbbd
위치-	KDcbbcdfDBa
위치로-	HaaababcHcb
위키-	Abba.bF
위해-	Ibbaaaa
위험-	a.bKafabEab
위험한-	babHabaaFca
윈도-	cHbbbbCcIdb
윈도우-	cHbbbbCcIdb
유닛-	bcbaJaadC
유지-	bbHccFcdEcB
유지돼-	abbbaIa
유지하-	DcGbcbb
유틸-	dcCCFbcbJec
유틸에-	babaHaa
유효-	bcFbbDaaGcb
유효성-	bbHba.a
윤년-	bGbbDcbcFca
으로-	gcdbbeVTjj
은-	BbccbbI
을-	fAGaccEHeAe
음성-	HEcbbcccIcb
응답-	fCHcccBeGCd
응답에-	Fbb.a.b
응답은-	b.F.aab
의-	ahF.fAGMedc
의견-	cabLabccFab
의사-	Gbbaa.baacF
의존-	dcAcbCIgJAe
의존성-	ccBbacIfKad
이-	hFdKcGifMfa
이거-	cIaaabbcGbb
이라-	eCAabbGGccb
이라고-	eCAabbFGbcb
이랑-	acEcbBBbF.d
이렇-	aabGa.b
이렇게-	aabGa.b
이름-	AcJcacaIcdb
이름에-	bHEbbcc
이름은-	abc.aaI
이름을-	baHbDagFcca
이메-	CG.cadcbeJd
이메일-	CG.cadcbeJd
이모-	.Hcaabb
이모지-	.Hcaabb
이미-	F.CecbABHgc
이미지-	CADefaDCCdc
이번-	IccDbdb
이벤-	.E.dcFdebFA
이벤트-	.E.dcFdebFA
이상-	eEcDB.ccEAb
이상한-	cBbECcbbGca
이슈-	CEccEdc
이어-	.eEbccG
이어야-	abc.aaI
이용-	bdbbCaG
이유-	ded.cGGcJfa
이유가-	abbbaKcbFca
이전-	acAaacHdeBF
이후-	cIcbbbCbHdb
이후로-	bI.a.adaFcb
인-	aHbaaabcHcc
인강-	Gbaabaa
인데-	dBAAGcdECfb
인사-	JcfbcbFBceG
인사말-	bacaaaI
인쇄-	I.ab.cc
인수-	aabHbaa
인젝-	.aaFaba
인젝션-	.aaFaba
인증-	FBaAacchBJe
인증서-	eGcbbaFcHcb
인터-	.......dEdB
일-	LgedBFeeMga
일로-	dGdddCFECec
일반-	Fab.b.a
일본-	EbbbbbD
일본어-	EbbbbbD
일부-	bJbbbba
일이-	.eBdbFC
일정-	IBbbbbcdcBE
일정을-	Gbaaaaa
읽겠-	abHaaba
읽고-	baaGab
읽기-	aaHaaca
읽다-	G.baaaa
읽다가-	G.baaaa
읽은-	FEbbbbccIdb
읽을-	BdDBccAcFac
읽음-	Ibaaabb
임포-	ebEcDcEcFba
임포터-	ebEcDcEcFba
입니-	EacdaEaacHd
입니다-	EacdaEaacHd
입력-	FIeb.bffMdc
입력창-	aKbaabccIcc
입력칸-	Hbaaaaa
입사-	cbbbbBIbHbd
입사자-	bbaabaIcIbd
입장-	caF.aa
입장에-	caF.aa
있게-	Ic.bbcBdCEd
있나-	GfeFaDddAEb
있나요-	EcdA.DcbbEa
있는-	daBEcAA
있는데-	beaCbBE
있는지-	dddIbHcdIdb
있던-	aaFaaaa
있던데-	aaFaaaa
있습-	cFBdAcAcGd
있습니-	cFBdAcAcGd
있어-	..Ab..AAB.d
있어서-	aBEccBbbEAd
있어야-	FbcbDdBcaDa
있어요-	BBbdBeEDaab
있었-	LcbaaaccKfb
있었으-	KcbaaabcKfb
있으-	JAeDBdheEDe
있으면-	JAeDBdheFCd
있을-	GbHcbebbFca
있을까-	GbHcbebbFca
있음-	Dcbb.bDDBbd
자기-	JaaaacbbKed
자꾸-	ANcdbccdG.c
자동-	JbgeEeDhEFc
자동완-	LbcabbbdJea
자동으-	JdcaDaddcKd
자동화-	BccaHabbeEB
자바-	ccKbb.bdgCH
자바스-	cbIba.acfFC
자유-	IbaababbdIc
자체-	AadaaaF
작게-	BbcaaaF
작성-	gb.aIfGfLjC
작성하-	cGaaAab
작성한-	baaF.aa
작성해-	efAdHbHeKkD
작업-	JDddBbfdH.d
잘-	dDAGbcccHdb
잘려-	bHc.aaa
잘려요-	bHc.aaa
잘못-	.......acGc
잡아-	bJcbababGcb
잡아주-	bIbaaaabGcb
장단-	bbdbaMbbfLc
장단점-	bbdbaMbbfLc
장바-	aFcbCbbdJeb
장바구-	aFcbCbbdJeb
장비-	IbbbaabbcId
장애-	cfabbFG
재고-	GDCdBfeed.I
재고가-	bGcbDcaaaFd
재생-	Iabbaba
재설-	eHDbBbefGeC
재설정-	dIabCbcdJea
재시-	AAAaDaecKfb
재시도-	CdB.EbccIdb
재시작-	cIbbaBccJeb
재작-	caGcaAaaddI
재작성-	caGcaAaaddI
저장-	.Gd.cCbdDEe
저장되-	aCacbGdcNib
저장소-	bccGAeEedI
저장하-	F.bbbCdbBFf
저장한-	aG...cc
저희-	AabEbCcbFab
적-	bJacaab
적립-	DDbbbbac.Ea
적어-	ddcFbcIIbdc
적어주-	ddcFbcIIbdc
적용-	CIcbbccdJea
적이-	bHaaaaa
전-	ddcGDDecaGd
전략-	bbJaabbdHca
전반-	eb.JbAcbeLf
전반이-	b.bFaba
전반적-	.......bcHc
전부-	f.EcCcDjhLF
전부에-	bbcbEcFacIe
전에-	F.gLdbefNga
전역-	aaIaaaceIbb
전자-	IcaababbceJ
전체-	adDGbBgelHI
전체를-	.bHCccccgeN
전체에-	aaGCb.ecbKe
전체의-	baaIaca
전투-	........cdG
전화-	aBaddbJEBg
전화번-	aCaddaHHBed
전환-	cAIc.bdcdGA
전환하-	CaGbbbb
전환해-	abEbAabaeHa
절반-	AdK.abe
절반으-	AdK.abe
절차-	eabb.cLbHgA
절차를-	dabb.bKbIfa
점검-	c.dKb.ccaGc
점검하-	baaGaaa
점검해-	bbaIabb
점수-	AdeICBedHbb
점수는-	aaacaHa
접근-	dbAKbcbc.He
접근성-	babLabbbaFc
접수-	HabcbBabd.F
접혀-	bIaaaac
접혀요-	bIaaaac
정규-	bDaEbda
정규식-	bDaEbda
정기-	JaaabacccJd
정기결-	JaaabacccJd
정렬-	EEccBcccJeb
정렬하-	aGaaaba
정리-	jfNfeBIfLad
정리해-	heKddBGdIbd
정보-	MbbabbcebEB
정보를-	Ibbaaac
정산-	AEeacABadBB
정상-	dHcd.EccJeb
정해-	bcCcBFcdEdC
정해지-	aaabaHacIcc
정확-	.......cHcb
제-	aacHaeD
제가-	cbcMababIeb
제거-	bc..a.GFadb
제대-	ccbGCeCdCDc
제대로-	ccbGCeCdCDc
제목-	.decbEJHd.d
제보-	bIbaabb
제일-	BccdDHcdFBd
제출-	dFbGbbcdFAb
제품-	EcCbBbdabfI
제품으-	Gaa.aab
제한-	EfdBdDCAHfb
제휴-	Ibbaaab
제휴사-	Ibbaaab
젠데-	GaababaccHb
젠데스-	GaababaccHb
젠킨-	baabaaIcHcc
젠킨스-	baabaaIcHcc
조사-	ebbeaQbdBFe
조사해-	cbae.Ma
조회-	MAabcceeeNe
조회를-	Habaabb
졸업-	Hbb.aab
졸업작-	Hbb.aab
좀-	biHDAEgfI.c
좀요-	FcbFbcb
종-	AbbbbGa
종료-	bKcaabacHcc
종료됩-	bIbaaaa
좋겠-	QjDc.bgfJbb
좋겠습-	Kbbbaab
좋겠어-	MgEbcbeeJcb
좋을-	CbdeaJb
좋을까-	babb.JacHda
좋을지-	b.bc.F
좌석-	aHcaaaa
주-	HcdbbEc
주간-	Jbbabab
주는-	GBcbb.b
주문-	ADBdCafeBBA
주문이-	BEecCBdbAEd
주석-	ecIdcbGH.dd
주세-	Bf.DcBAAAAc
주세요-	Bf.DcBAAAAc
주소-	BHgaAbbaD.d
주소가-	bHc..aa
주요-	aaaaF.aadId
주입-	bbIccFd
주차-	Hbaabab
죽네-	bIbbaaa
죽네요-	aHbaaaa
죽어-	bIc.aabF.cc
죽어요-	aHc.aabFabc
죽었-	cJbabab
죽었어-	cJbabab
준비-	adcDccHdFdA
준비중-	Faa.aaa
준비해-	bbaaaaI
줄-	aBEdfdGKh.c
줄여-	fgV..aiiPeb
줄여주-	eeQ.aaefLdb
줄여줘-	cdN..bfgJba
줄이-	cBDaBaceLdc
줄짜-	bcJbaaadJcd
줄짜리-	bcJbaaadJcd
중-	bBbaaEaadHc
중개-	Hbb.a.c
중고-	JcbbaabbdfL
중고거-	.......abdH
중복-	cCIeCdccKec
중복된-	abHbba
중에-	EbbcADccDAb
중일-	Gcaaaaa
중첩-	dbQcbdbeLeb
중첩된-	baIbaca
지금-	GgbcAGcdCBa
지금은-	HdcaC.bb.Ca
지나-	cMbbbbbcIcc
지난-	HcgeDBAeIac
지난주-	ccbbFFbcIda
지도-	KCcbbbdgEA
지도에-	Ibaabbb
지속-	baaacaHbJdc
지속적-	baaacaHbJdc
지수-	KcbababbIdc
지역-	aaHaaac
지역변-	aaHaaac
지우-	JdFbbcd
지우기-	EcGbabd
지우는-	Hcbaaa
지워-	fBcccCKHadd
지워줘-	cdg.aaPJfbb
지원-	PbddcFifI.c
지원하-	caabaIbbHea
지원해-	ObbbadeeHbb
지적-	bbbMaeb
지적만-	aaaJadb
지적해-	aaaHbba
지표-	LbbbbacdJdc
직원-	FBcaa.c
직접-	.AccbaGcaEa
진료-	Fabaa.a
진짜-	.......BdGd
진행-	ICbbbbbdEcB
진행률-	Hcaaaaa
집계-	KeDcdCfeBHd
집계해-	.......cHcb
짚어-	ccbFbD
짜주-	CedbKbbcKfb
짜주세-	bbbbJ.acJeb
짜줘-	babbIaacIdb
짠-	caAJbcacFeB
쪼개-	ddOabacgFhI
쪼개주-	bbJbb.bfEeF
쪼개줘-	acFaa.acHcb
쪽-	ccbbGbE
쪽에-	.......aGdb
쪽엔-	.......bcHc
쪽은-	EAEbbddeEAb
찍어-	babbJaa
찍어두-	babbJaa
찍혀-	dKdbbbDBEdc
찍히-	DbacbGccGac
찍히는-	bcAaaIb
차감-	bGbaa.aabFc
차이-	bGdbcGceFBc
차이점-	aabaaGa
차트-	DBdEcdAfIBe
창-	LdabacabGcb
창고-	F.aaa.c
찾아-	dFdecMccLgb
찾아서-	bHbccFbcIeb
찾아줘-	aacbaIabGdb
채널-	IbbCbccd.Da
채널에-	HbaaabbbdHb
채로-	cIaaaaa
채워-	baccKaacHe
채워주-	aabbHaa
채워줘-	aaabF.acGca
채팅-	IAcaabceaBD
처리-	CaDKCjiACDh
처리된-	baJba.c
처방-	Fabaa.a
처음-	Bca.BaB.cdG
처음부-	Bca.BaB.cdG
첨부-	JababacccHc
첫-	bGaaaaa
청구-	DDebDbbcEfC
체인-	DbbbbbG
체크-	aFCcDedbHcc
체크해-	cLabbbbbHdb
초-	fCJbcdBcJeb
초대-	aBFbabb
초로-	acdbaaMJfbb
초록-	cBabbaG
초에-	abbaa.G
초에서-	abbaa.G
총액-	bGaaaaa
총액이-	bGaaaaa
최대-	abcba.H
최신-	accbabKeOhb
최신으-	baaa.bGdIcb
최적-	ccMbabb
최적화-	ccMbabb
추가-	OffdCeDCBad
추가하-	G.bbaaa
추가해-	HdcdBeFdFAc
추석-	.aabF.a
추적-	FdccbJcccIc
추적용-	Ibaaabb
추적해-	aaccaJa
추천-	IAddbBccdBE
추천인-	Jbbbaca
추천해-	c.bb.Ia
추출-	bbHaababIdc
출력-	JBCbdbgfLdc
출력하-	NcbabaeeKdb
취소-	cDeCAdDC.Cf
취소되-	Iabbaab
취소해-	cIabaaa
취약-	abbHabaacGc
취약점-	abbHabaacGc
치면-	KbbabaddJcb
친구-	Gbaab.a
카드-	L.cdeDeeACA
카드결-	Gaaaaab
카드번-	.......dHda
카카-	.Cd.dBBddKc
카카오-	.Cd.dBBddKc
칸에-	JbbaabbcHcb
캐릭-	aGaaaaa
캐릭터-	aGaaaaa
캐시-	eeEAcDBbGbc
캘린-	IEcbbcccbId
캘린더-	IEcbbcccbId
캠핑-	JbbbabacccI
커밋-	eadJccFcLgb
커밋한-	a.aFaaabFca
커버-	dddcTaeiNAe
커버리-	ccdcSaeiNAf
커서-	GcDbbbb
컨테-	aIc.abc
컨테이-	aIc.abc
컨트-	feNDBdedAGd
컨트롤-	feNDBdedAGd
컬럼-	EFcbaadcKdd
컴포-	bfKaHdgfCKg
컴포넌-	bfKaHdgfCKg
케이-	cbebRbdbJga
케이스-	cbebRbdbJga
켜기-	Jaababb
코드-	ihDTaBhfIc
코드가-	dBHFddccJeb
코드는-	bdcCaEB
코드를-	dcDIAcceCB
코드리-	bbaHaaabHda
코드베-	ba.KbccdfFD
코드상-	bbabaIa
코드에-	eddCBFBcE.b
코멘-	bbbKaaccHcb
코멘트-	bbbKaaccHcb
코틀-	abJcb.babfI
코틀린-	abJcb.babfI
콘솔-	GEdabbc
콜드-	cbJbaab
콜백-	dBJBbcegM.e
콜백으-	aaIba.c
쿠버-	cBcdaDF
쿠버네-	cBcdaDF
쿠키-	bGbbbDccHda
쿠폰-	aJdcCbdeJac
쿼리-	ifOEbBddHad
퀴즈-	HabaaabbbcG
큐-	DdfcA.GeFgE
크기-	AddaaaI
크기는-	bbbb.aI
크론-	cJdcbaBAGdc
크론이-	aIaa.bcdHcb
크롬-	bJbbabbcHcb
크롬에-	bJbbabbcHcb
클라-	GeABdAcgDaC
클라우-	Gabaaab
클라이-	CcEccCagFcD
클래-	eeOcDBgdCHf
클래스-	eeOcDBgdCHf
클릭-	IbaaaacdHca
키보-	EHdbbcccJcd
키보드-	EHdbbcccJcd
키오-	Gaa.bab
키오스-	Gaa.bab
타이-	HcbDbbbbHcb
타이머-	Ibabaaa
타임-	eHgbAcGGAec
타임아-	dHgbbbIHaeb
타임존-	cGabEbddJcb
타입-	edOc.aceeJA
타입스-	cbJbb.acfGB
탈퇴-	aLdccBdeIbb
탈퇴한-	eJbaaAb
태그-	ddbaabNECdd
태그를-	cba.aaH
택배-	HBbabbc
탭-	cFcaaaD
탭의-	abc.aaI
탭이-	cEcbbbG
터미-	Gbb.baa
터미널-	Gbb.baa
터집-	bIbabaa
터집니-	bIbabaa
테넌-	I.dabaa
테넌트-	I.dabaa
테라-	eDdDcbFeHfC
테라폼-	eDdDcbFeHfC
테스-	hcebZbefIAd
테스트-	hcebZbefIAd
테이-	GfccaJefFDd
테이블-	GfccaJefFDd
템플-	eFEcEbecJeb
템플릿-	eFEcEbecJeb
토글-	Gaaaa.c
토스-	FfbccBFEhHe
토스페-	JbabbbbbdJd
토큰-	A.AAaBccE.b
통계-	CAAaaaddaBC
통과-	dJcdEbccHbc
통일-	abJdaaaacIe
통일해-	abIca.a
통째-	EACAbdeeAcG
통째로-	EACAbdeeAcG
통합-	bfAeH.DfEaA
통합해-	baGaaaa
통화-	DGbbacc
툴팁-	HFacbdddKea
튀는-	.babaFabHda
튜닝-	dbMbabbcHdb
튜닝해-	dbMbabbcHdb
트레-	Hbaaaaa
트레이-	Hbaaaaa
특수-	dHa.a.a
특수문-	dHa.a.a
틀려-	bHabaaa
틀려요-	bHabaaa
틀리-	bHaaaaa
티켓-	Nbbcadb
파고-	Faa.baa
파서-	.dcCJcbcIea
파서에-	db.aG
파싱-	........Fdb
파악-	bAdcaJbbE.c
파악해-	a.dc.Ia
파이-	.CabdcGfFcC
파이썬-	DeGCdbcbDgE
파이어-	dKaaaba
파이프-	Abfca.JeCAB
파일-	aDEdabb.CEi
파일도-	K..b.de
파일명-	cHcaa.adGba
파일에-	BgEddCDDCeb
파일은-	Hbbaaab
파일을-	ADcBdcCdFAc
판단-	abbIababGcb
판매-	Kbcabac
판매자-	Ibbab.a
팝업-	bEbcbbGFDfd
패키-	cbbaBBDcKfb
패키지-	cbbaBBDcKfb
패턴-	bbJaabbdHca
패턴으-	bbJaabbdHca
퍼센-	BGbcaabbIeb
퍼센트-	BGbcaabbIeb
펌웨-	JAdbdbAdEa
펌웨어-	JAdbdbAdEa
페이-	DAadbcEBB.d
페이지-	BAacbcEBB.c
페이징-	Iaacaaa
페이팔-	Haca..c
펫시-	Hbb.b.c
펫시터-	Hbb.b.c
펴자-	baIbbb
평가-	cbcLbabcFBe
평가해-	b.cIac
포맷-	ccJebbE
포인-	aFbbbCbdDBb
포인트-	aFbbbCbdDBb
포털-	JcaaabbbdBD
포트-	bdfbaDLIfAd
포팅-	a.Eba.ba.fG
포팅해-	a.Eba.ba.fG
포함-	C.AdDbbbAcD
폴더-	BeeeECEDbCf
폼-	DcFabbb
폼에-	Kbaaabc
폼에서-	Kbaaabc
표-	aeGcGbccIcb
표가-	cHcbbcE
표기-	dGcabbE
표시-	BJcabaeaFbc
표시됨-	bHb...c
표시됩-	cHaaaaa
표시해-	Fbaa.ab
표에-	Jdbaa.bcIdb
푸시-	AEddb.DdCGf
푸시가-	bJaaaccbGcb
푸시하-	bbaaabI
푸터-	DgfbcbPLcfc
푸터에-	HecbcaFCFfc
풀려-	bFa.aaa
풀려버-	bFa.aaa
풀어-	bCGbbca
품절-	HEccbbcdFAc
품질-	DcdGcCcdcHb
프랑-	aaabaaG
프랑스-	aaabaaG
프레-	dEAbDbb
프레임-	dEAbDbb
프로-	F..bb.bd.AD
프로메-	LbbbbacdJdc
프로젝-	bAC.b.acdBE
프로필-	GFeccdB
프론-	.BCCbbdbfFB
프론트-	.BCCbbdbfFB
프리-	abaaaaG
플래-	aCccaGb
플래그-	aCccaGb
플랫-	IbaabacadgK
플랫폼-	IbaabacadgK
플러-	aaabaHa
플레-	Jd.CcdcdIgB
플레이-	Jd.CcdcdIgB
피드-	bbcJab.bHdb
피드백-	bbcJab.bHdb
피처-	BbCccFc
필드-	bbFccbFGdCf
필요-	J.edCAffcIa
필요합-	MgdaDbddfMc
필요해-	EbbbBBc
필터-	EACbbbbbJdd
필터링-	HbbaaaacJdc
하고-	GiBCbdCc.Db
하나-	AjEcFcEaEca
하나도-	eCcaIbabDAb
하나로-	ecQcbbcdHfB
하나만-	DecbCbE
하는-	hGbfBFAfEAa
하는데-	bJcbaAb
하단-	CFccaba
하루-	aIbbb.cdIcb
하루씩-	dJaaaabcJea
하면-	EDdccEfdLec
하얗-	eMbaaacbIdb
하얗게-	eMbaaacbIdb
하지-	cbcEaDa
학부-	Eaaaaa
학부모-	Eaaaaa
학생-	FBaaaab
학습-	KacbbAdeB.C
학원-	Eaaaaaa.adF
한-	BcDabdEEbab
한군-	aaGaaac
한군데-	aaGaaac
한글-	eLbaaabdJea
한글이-	cG..aaa
한꺼-	Gbb.aabcGfB
한꺼번-	Gbb.aabcGfB
한번-	ddcJbEbbDAb
할-	K.cbAccdCCb
할인-	eGFdFfedKeb
함-	KbCb.dffbDC
함께-	K.badac
함수-	egJbG.bbHbd
함수를-	J.abd.b
함수에-	dacaHaBdJea
함수의-	bbHbCbb
함수형-	..F.c.bdcIb
합계-	aJababb
합니-	EaBbaacbc.D
합니다-	EaBbaacbc.D
합쳐-	bbIbaabdHbb
합쳐줘-	aaGbaaa
항목-	AAcDdeF
해-	HAEecbd
해결-	bHbbbdCcDAb
해결해-	aIaaacb
해야-	Faaaaba
해요-	BcFc.b.ccGa
해주-	OfcAcdAcFBe
해주세-	PhcAcdAcFBe
해줘-	NfaAc.gdCFd
핸들-	eCAGAdccKfc
핸들러-	eCAGAdccKfc
했는-	bbbIbb
했는지-	bbbIbb
행-	fFHdFbhGcca
행을-	DGdabbbdHcb
헤더-	FddccAFDAcb
헤더에-	Hcaaaba
헬름-	ccbHbcD
헬스-	Hbbaaab
헬스장-	Fab.aaa
헬퍼-	bbaaHaacHcb
현재-	DfAd.E.eHc
협력-	Haabaab
형식-	FdbabbDdHca
호스-	Gaaaaab
호출-	e.CCcGfCEeb
호출하-	dBEdbHe
홈-	Ga...cabcHc
홈으-	bHaaaab
홈으로-	bHaaaab
홈페-	Faa..ba
홈페이-	Faa..ba
화면-	FBbbbcA.bIg
화면과-	EcCaaabacHd
화면까-	Ida..acaeJe
화면만-	dGaa..adIda
화면에-	MeaababaHbe
화면은-	bFBabab
화면을-	aAbaGaccdLd
화면이-	AIbbAbedCEe
화상-	Hbbaaab
화요-	abbaaH
화요일-	abbaaH
확대-	Icbbaaa
확인-	cDhFFcbdMgb
확인창-	KabcabacHcb
확인하-	bDbcKebcHbb
확인해-	dFdMbfcbHea
환경-	dbfbCAJc.He
환경까-	.......adHc
환경변-	bafaaCHcFba
환불-	eDaaFabe.Je
환불까-	.......acHd
환영-	bdbFbbF
환율-	A.BeG.edLfb
환자-	Faaaaaa
회-	HdbcGcdeIda
회계-	IababbabbdH
회귀-	bdaaNbbeG.c
회사-	AddHccF
회원-	GC.dd.bdEdC
회원가-	HAdaAaddCEe
회원이-	BEcccEcdG.c
회원표-	HaaaaabbIcc
회의-	Ibbab.cbdIc
회의록-	Haaab.cccHb
횟수-	.......cGda
효과-	Ibbabaa
후기-	Gcaba.a
후보-	AcbaaGa
후원-	Gac.aaa
훅-	eddHDdEdGAd
훅으-	bbIaba.b.Fd
훅으로-	bbIaba.b.Fd
훑어-	acCHbca
훑어보-	baaFab
휴대-	HDcbbbcdAEc
휴대폰-	HDcbbbcdAEc
흐름-	ebcdHGaadKe
흐름을-	caa.HbaadHc
흰-	dG.aa.a
`
