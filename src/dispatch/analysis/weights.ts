/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	DBabcbAbGad
(commas 0)	CDbbcbBaJbg
(commas 1)	AcEaAbabCCe
(commas 2)	GcAa..eglOC
(commas 3)	KhabA.bdjdR
(commas 4)	Ke.cbbBbhiS
(commas 5)	Kfe.aeFajkV
(layers 0)	DB.abbAaHbe
(layers 1)	CB.ddaDbI.h
(layers 2)	GB.d.cbedDF
(layers 3)	IBdabacbjHE
(layers 4)	E.bbbaBafcI
(layers 5)	Icd.Aca
(parts 1)	DDbccbAaLdg
(parts 2)	a.CacbDBDDi
(parts 3)	DcCaBBhhjTc
(parts 4)	Og.bc.cdoGL
(parts 5)	LiAbaBdbkhU
(parts 6)	H.dcAcAagjS
(parts 7)	AecCAfI.hkS
(sentences 1)	DAbccaCaGbe
(sentences 2)	DBC..dfeCCa
(sentences 3)	eGaEaacdDCc
(sentences 4)	EIfbabbgBDA
(words 3)	FdddbcKfFCc
(words 4)	EdfdcdOFaAg
(words 5)	Gabde.DAGaf
(words 6)	ABAbbaBaIcf
(words 7)	CEbaaaccG.c
(words 8)	GBBaadeebDB
->	caaedcPLfbd
-가	gEEicEDDDec
-가게	Ogcbbb.fcI
-가격	AeBc.DAa.Ee
-가격순	bHaaaba
-가기	DGcaaccbHcb
-가나	cdIbcFd
-가는	BA.dADd
-가는지	ccccGGb
-가면	BPebbfcdOhc
-가세가	cHaaaaa
-가야	LDbcbedd.bF
-가요	kHfGcLgfMcd
-가이드	eaaaaaJcLfc
-가입	E.ebBcAbCEe
-가입은	Had..aa
-가죠	bJaaaca
-가해	EddGBf.eKbe
-가해줘	GceabbFCHgd
-각각	ffBaAGC
-각각인	abHba.b
-각인	abHba.b
-간마다	IccbbCcdbHc
-간씩	bHaa.ca
-간으로	DAbaaBcbgLc
-간이	eGAdcHddJdb
-갈지	b.ba.Hb
-감사	.ddJcEdcCDd
-감사해	abbKbbbbbId
-갑니다	AIcabbb
-값	CAfcbcIG.eb
-값은	BcEcbDccKfb
-값을	HdfcBbDGd.d
-값이	HJeabdfcIdc
-값임	bbbaaHa
-강사	HbcbBabbgFC
-강의	HDcbcbcdCdE
-같게	cbHaa.abFBf
-같아야	ccJba.ac.Fd
-같아요	H.cAabc
-같은	DI.fe.afBdH
-같음	bGbaaaa
-같이	JfFbAcfeGeC
-개	gaFbCbCbkPd
-개가	BFbccEecGd
-개나	cbGcbEbcGda
-개발	FfBcbeHbdCB
-개에	ceCDbcFAcGe
-개의	ddFBBBe
-개쯤	.......bdJd
-객센터	.ccaaaIGAfb
-객용	HccbacDeeED
-객이	AebdbGE
-객한테	EDbabbb
-갱신	dIbbBbaeGab
-거	EgEDahBC.c
-거래	ICdabacbaeH
-거래처	FCbabade.Hb
-거려요	bJcaaab
-거시	d.CbaHd
-거예요	ccbcbGF
-건	eAEb.Cbca.D
-건가요	bbcBaHabFca
-건만	bJaabca
-건이	cLbbacabHcc
-건지	dcdCcOcdIad
-걸려서	cFCbbab
-걸려요	ccLaabbbGda
-걸림	DcGbbbccHcb
-걸어줘	KbbabbdeJdb
-검사	EbDCdcd
-검색	.iHdAC.gaI
-검색창	Kcb.a.ddHca
-검증	baDcLeddKdb
-검토	bbbI.bacE.a
-검하고	baaHaab
-것	GcB.cAcdEAb
-것도	Fba.aaaae.F
-게	EedcDHdeECc
-게만	.......bHcc
-게스트	Icaaaab
-게시글	DGbaadcdJea
-게시판	ABcaADdd.Gd
-게요	IcABbdccfIA
-게임	IccEbccddG
-게임을	aGaaabb
-겠어요	KhEedA.gMdb
-겨요	cLbaabcdKdc
-겨줘	deEEddFfJac
-격순	bHaaaba
-결과	D.Hcbce
-결과가	dJacbCccGCf
-결과는	.dKaabb
-결재	IbbaaabbceJ
-결제	Ea.bCbddeCF
-결제랑	Iabaaac
-결해줘	bI.a.cc
-겹침	cIaaaacdIcc
-경계값	cbcaKaadJea
-경고	.babaaH
-경변수	aad.acJcGca
-경색을	babbbaJ
-경에	Ibb.a.cdJdb
-경해	caHbaaa
-경해줘	abbbb.I
-계가	.......aaGd
-계값	cbcaKaadJea
-계산	feJBHfdcKgb
-계산기	FbbbDbbbHdb
-계속	DPcbdfdgHBc
-계정	McccdcB
-계정에	H.aabab
-계정을	Iaaaf.a
-계좌	Haaaaab
-계층	.......bdJd
-고가	dFdcBFccDCd
-고객	BDbc..bfIgD
-고객용	HccbacDeeED
-고객이	AebdbGE
-고거래	Gbaaaaa
-고르면	cIaaabb
-고를	Jbaa.ca
-고요	EA.BcbccADb
-고정할	FaaaaaabKgb
-고쳐	bCdbaaG
-고쳐서	abbHa.a
-고쳐야	fJb.a.abgLc
-고쳐줘	dDbafcLJbga
-고치고	Id.baaabeIb
-고친	acaaH.bdGba
-곳	eAbBbIcBACe
-곳이	b.bc.Ga
-공개	cbcaabL
-공지	BfCCccD
-공통	bcLcbaa
-과가	dJacbCccGCf
-과값은	abHabaa
-과금	H.cbaaa
-과는	AdKabbcdF.b
-관리	Kadabbadc.G
-관리를	.bIbaad
-관리비	FcbbDbb
-관리자	FddaaaDcbEA
-관제	GbbaCacaadG
-교만	baaa.FaaeHb
-교체	beLbbaaCeJg
-교표	baacaIa
-교해	cabbaJbceKc
-교해줘	e.abaJa
-구글	LbcCccdefMc
-구니	.bdaBaF
-구독	LdbbCceg.DC
-구로	bcaaa.H
-구를	ddcAa.LJfca
-구매	IbbbBcbcdaH
-구성	dbbcbDKdGac
-구조	dbAGDebbGda
-구조를	a..d.Hc
-구축	JcbbCbddebK
-구현	HbaaaabcJdb
-구현해	IbaaaacbeIb
-국어	IaaaabbcdIc
-군데	bDGcAcdBeGd
-권한	DadBACdcdG
-권한을	cH.aaab
-그	bHA.cBfBCad
-그가	BebeCHabHdb
-그냥	cMebbBcdJdb
-그대로	aCIabcedFdB
-그를	BAdbc.F
-그리고	IbcbaaaaeGa
-그에	FcbcaGcdJdb
-그인	GbcbbABaCCe
-그인은	Hbb..abcEAc
-그인을	GFadbccddKc
-그인이	BHdbaBe
-그인할	.......beHa
-근거	bbcHbBa
-근성	b.bIabb
-글	MEcccceeAGd
-글씨가	dLabbbbcIdb
-글은	.......cJfb
-글을	DEaabbdccHc
-글이	hRbabadeLeb
-글자	JAbabbeeLfa
-글자가	dH.aaaa
-금액이	eNabbacdJ.e
-금요일	bGb.aaa
-금은	IecaCabbaEb
-금제	GcebacF
-급식	Hbaaaab
-급여	FAbabaa
-기가	GDedC.eeKeb
-기간	.......aGad
-기게	HeacDca
-기결제	JbaabacdcJc
-기고	DCeHbecd.Gc
-기기	JdcbbdEcKec
-기는	DcBccbE
-기능	RiCcc.gghNB
-기능은	dbIaa.a.dhL
-기능을	KdbaaacceLd
-기능이	IbabababcHc
-기대	cIaaaabbHcc
-기대값	.acbIab
-기록	Hacaa.a
-기록을	KcababbdJdb
-기를	CBdbbCA
-기면	.......bHdb
-기반	FcccJbddbJd
-기사	GbbaCacaafI
-기업	HcbDbbccdLe
-기에	FacbBAc
-기저기	acHba.a
-기존	Ibbbaab
-기준	bbcCbcI
-기화	HAbaabbbdIc
-기화가	dbCbaGbbKec
-기획서	IbbabbaaafH
-긴	EdIbbbdeJbb
-깁니다	dGbBBbd
-깃랩	aacaa.G
-깃허브	CbdaabH
-깃헙	cbdcabOdIda
-까요	JgE.dCgd.Fc
-까지	EabcD.cceEC
-까지요	Hbb.baa
-깨져서	dLaababdJeb
-깨져요	.Haadab
-깨지는	cH.b.ab
-깨짐	bNdabadHbbc
-꺼번에	HbbaaabcGeA
-껐다	.Hbabab
-꼭	cEBfEbb
-꾸면	abab.H
-꿔줘	d.IbbcAB.Cd
-뀌면	.cHba.a
-끝나는	bFaaacB
-끝나면	McbbabccIbc
-나	CdCcaEccIea
-나가게	Hb.aaabbdIb
-나가면	HDbbaeaaHea
-나가야	GBbbbbb
-나가요	cJBbbcb
-나감	dPcabaddKdc
-나게	LcbbbbacHcb
-나눠줘	bbHaaaa
-나는	cLbabeB
-나는데	dNabacccFba
-나도	eAeaKcAdFAc
-나로	fePcbcC
-나만	CfcbCbF
-나면	HJdcbdecOhc
-나서	bLcad.cdIgB
-나오게	HfEdAc..Ifc
-나옴	fOBdcBfdLeb
-나와	adbaa.I
-나와요	fRcaabdeLcd
-나요	cAdcbPddHbb
-나은지	.......aeHb
-난달	Iacabaa
-난주에	abaaGabcHda
-날로	cIabab
-날짜	fCHdE.fgICe
-날짜를	Gba.aab
-남	aGbaa.a
-남고	.......ccIc
-남구로	bcaaa.H
-남기게	Hd.bb
-남아야	FdbaCabbbGb
-납니다	dMdaabbdIca
-내가	.......cFab
-내고	BCEbbbedeNe
-내기	.EEAcceeJdb
-내는	GbBaabb
-내문	bcbabcNJdcc
-내역	DFbaaad
-내역을	Ibbabaa
-냅샷	cbcbNac
-냐	aaaaaGacdKc
-너가	.Jcaabc
-너무	dFGdddCaHcd
-너스로	bKcbbab
-넌트	GfDaHdggCGc
-넌트로	F.Bbcab
-넌트를	CbKbcafgEEc
-널에	LcababccfJb
-널에서	Ibbabaa
-넘기기	Kbbbaba
-넘는	dMAccbcdJcc
-넘으면	FGcbbcdeGBc
-넣고	Ibbaaac
-넣어	I..aa.ffKda
-넣어줘	Nhb.CbeeLdc
-넣으면	eMaaabbdHbb
-네	BBcbcGdeeDE
-네요	bJgbFcb.Ihb
-네이버	BGCedAeeBFd
-네일	Icaaaab
-네티스	bcbbbCG
-노션	DbbdbHb
-노트	AcbdbbLdLdc
-누가	DbbdbHbdGac
-누르면	FJcbbdecLfb
-누수	cDcFbAcdKdc
-눈으로	abcLbcb
-눌러도	dNabbcbcJdc
-눠줘	bbHaaaa
-뉴명	bbbaa.I
-뉴얼	ddaaabM
-뉴의	abcab.I
-느려서	cLdaaabdIca
-는	fECdEDg
-는거	b.BfCBAAC.d
-는게	.......acHc
-는데	fPDbcaghMcb
-는데도	bGa.aba
-는지	ehfEBMacMfd
-늘려줘	bdcaaaLHdcb
-능은	dbIaa.a.dhL
-능을	KdbaaacceLd
-능이	IbabababcHc
-늦게	bFbbaCccGcb
-니까	HcBbabb
-니다	.PbbbcfeEA
-니터링	adbaabLacfJ
-닌가요	cJabaab
-님용	Hbbaaaa
-님이	DD..bbd
-다	.LaacdcdiIE
-다가	HHebadccFac
-다고	fNbc.CfdJcc
-다국어	IaaaabbcdIc
-다는	AIcbcCddKdb
-다섯	ecGbADccdEB
-다시	fDKeAaecDkJ
-다운	.DbcFcbcGac
-다음	H.eacEddEdC
-닥부터	Jd.b.bccdeL
-단계	FcBdFcddbId
-단에	H.bbaaa
-단위	.cbbKbcdGdA
-단점	cadbaKabfKc
-닫히게	Kbbbbbb
-달기	BbcbbaH
-달라요	cKaaabc
-달아줘	HecbbbEeLfa
-담당자	KbbbabacdJc
-답에	Faa.aaabHcb
-답은	baGCbcccGAf
-당자	KbbbabacdJc
-대값	.acbIab
-대로	daKBbf.gE.A
-대신	ad.BacGDDgb
-대요	GEabbbedJcc
-대응	ccaabbLbHdb
-대폰	JdbbcDcd.Gb
-대한	fbBDHdceLfb
-댓글	GdBbCbdfGcB
-댓글은	Icaaaba
-더	HeDdEedcKfb
-더가	.HccbDdcIdb
-더에	JeddCBcccHb
-더용	Hbbaaaa
-데	fdGFcEffHBd
-데가	ecBFdIe.Fcc
-데도	bGa.aba
-데요	AJeAcgB.Eda
-데이터	BfbCBGfeaDB
-데이트	acb.b.H
-델을	FBb..ccbbHd
-도	MDbdcdefGbA
-도가	cJcbcbC
-도는	daaeDaH
-도는거	b.aabGb
-도는지	.......aHdb
-도록	KcAd.cbgBGb
-도를	EeHbaad
-도우	.......bJeb
-도움말	abbabaHbdId
-도입	HbbbDbdd.Hd
-도저히	ccHccEa
-도커	gBIdcBAgIcA
-돌게	abacaaIcIdb
-돌고	aH.aaad
-돌려도	bAbFaba
-돌리는	g.CeED
-돌리면	bKbabac
-돌릴	GCbbacc
-돌아요	cLaaacbcHcb
-동기화	HAbaabbbdIc
-동물	Fba.aaa
-동시성	aabGab
-동시에	cIaaaab
-동아리	Hbbaaab
-동안	KccbbDecJea
-동영상	FEbbbbc
-동완성	Ibc.b.cdJeb
-동으로	JedbBbBdbKd
-동이	aJaabcbdG.b
-동일	bbLbbbb
-동작	ccJa.bb
-동작은	dcLabaadDA
-동해서	KcaaaacbkPc
-동해줘	KcaaaadcgNd
-동화	cbb.I.b
-돼서	AEcBbdBdF.b
-돼요	hKbdDEfeLcd
-되게	Kg.bbeEhaH
-되고	aGDcdBedDEd
-되나	BcbbbHa
-되나요	BdadbKabKgb
-되는	cGAacDefMfa
-되는데	CIaeBg.dF.c
-되는지	dcb.BKccJfa
-되면	MeedcBCfbMe
-되어	gCGcabBACgC
-되어야	GaAabac
-되지	bJababb
-된	dbLcbBdfcaI
-된다고	dIa.ababJdc
-될	baFEbcc
-될지	ab.Gaab
-됨	aDAcbDc
-됩니다	bJDdCefeDA
-두	hHcdbEC.Dac
-두고	CgGcEadcLde
-두번	a.bbbGa
-두번씩	cHaaaaa
-두에	AcbaF.a
-둘	aFbabbBbdKe
-뒤	aIbbaab
-뒤로	cJca.abdFdB
-뒤에	BCcccGddH.c
-듈로	bbLccaadJcc
-듈을	aaHabab
-드가	gGCBeCbfKda
-드까지	........cdG
-드는	.adBdFB
-드려요	.BCBacbbGcb
-드를	acDEedDhEBA
-드리뷰	bbaIaabdJea
-드리지	Gbc.aCdeG.b
-드마다	Kaabaca
-드민	GcbCbbb
-드바가	bJabaac
-드백	cacKabaaGea
-드상	bbabbJa
-드에	EeddCDBcLgb
-드에서	eMcAbAddMgb
-드인데	.......bHdb
-드하는	ccb.a.I
-드하면	cFa.aaa
-드할	Gdc.aEd
-들고	KcbaaaccgBH
-들러	bDdIbcbcHda
-들림	HDcbbbb
-들어	JcbaAbbdbHb
-들어간	cIaa.bb
-들어서	GcDabac
-들어야	Gba.aaa
-들어줘	KecbAb.ehM
-들웨어	.......bHda
-들이	IAddcaCe.Gb
-등록	NdbaaaeeiQc
-디가	babGaAa
-디로	b.acaGa
-디서	cbaeaPcdKea
-디에	bb.b.Ha
-디자인	.......cbaF
-디터	Ibbaaac
-딘지	.......adHc
-따로	AcG.aabbadG
-때	KeaeBbAfK.d
-때까지	cEFdeCc
-때마다	cJddCcAdG.c
-때문에	c.GBbbb
-떠야	Faa.aaa
-떠요	bJa.a.e
-떤지	caaJaca
-떻게	gedECGAbGBg
-또	eMbabacdDEe
-똑같은	bcH.aaaaIdc
-똑같음	bGbaaaa
-똑같이	bbIaaaa
-뚫고	dNbbbbbcJdc
-뜨게	GdEa.cc
-뜨는	HcCbbab
-뜨는데	cBFaaac
-뜹니다	eI.baaabIea
-띄워줘	MeababbdKdb
-라가게	FdbbabD
-라가야	Hba..bb
-라고	ecdcbGJIgab
-라는	EfbcGcB
-라서요	aabGaa
-라요	cKaaabc
-라우드	Habaaab
-라우저	.FcbbcC
-라인	Fgfba.JfdDE
-라져요	bIaaaab
-라지는	cbH.a.a
-라지면	adFaa.abcId
-라폼	eAdFbaDbFfC
-락	bacMafabGca
-람다	caJaaab
-람은	cIaa.bb
-람이	cEFabbc
-랑	Ce.cbCEccId
-래로	cdL..acdIda
-래스	eeKBD.g.cIf
-래스로	baHbaaabJce
-래스를	.......cHad
-래요	dDeBAeFaGdb
-래처	FCbabade.Hb
-랜잭션	a.bHaba
-랜치	baaIabbcGcb
-랫폼	Ib..badabgJ
-랫폼을	Fbaaa.b.bdG
-랭킹	IcbbbDc
-러가	ADBcCccbIfb
-러도	dNabbcbcJdc
-러를	a.Fbaaa
-러리	bbEfbJb
-러리로	baaaaHa
-러면	bGaaaaa
-러에	cbIcDbccIdb
-러에서	aaHaa.ddJcc
-러오면	bJbabbb
-런북	cbaabaJcIcb
-런스	bdbbCbIbdHb
-럼은	GBbbbbb
-럼을	Ha.aabb
-렀는데	cKbaaca
-렇게	bcbGaCbcHda
-레거시	d.CbaHd
-레벨	.dcaabKHcdb
-레시	EFcccCd
-레시피	Ha.aaab
-레이션	AaGHecfeFDe
-레이어	GcdDbAcbIea
-레임	dHDbbbbcHbc
-레톤	Hbaaaab
-려고	JjJ.acfefFE
-려도	dEcHbbbbGcb
-려면	da.baKbbJfa
-려받을	Hba.abbcIdb
-려버림	cIbaaaa
-려서	aL.AcdeeLbe
-려요	hNGBcegfLeb
-려주는	PcaaadedKeb
-려줘	bihABGJFCed
-력창을	bIbaaab
-력창이	cHaaaaa
-력칸에	Hbaaaab
-력하게	Kbaa.affJcb
-력하는	Haaacab
-렬하면	bHaaaba
-렸는데	abbHa.a
-렸는지	Kaabaca
-령어	HbaaaabcIdb
-령에	JbbaaabdIdb
-로	icMebfLPpBb
-로가기	DFbaacb
-로고	bJbaaac
-로그	ChfAaCIEAfa
-로그에	FcbcbGcdJdb
-로그인	Gbcbb.BaCCe
-로더	BEdcFcddG.c
-로도	KbbaaadeKdb
-로드	CEeBdeDBBfB
-로드가	cJca.abdGba
-로드할	Hcb...c
-로딩	dDGaaacaGea
-로를	dEbbbaF
-로이드	bDAcCc.dAAB
-로잡아	cGcbcbG
-로젝트	BbGD.eedeGB
-로직	feHFGdfeMeb
-로직에	da.aIb.bHfa
-로직을	bbIbba.bJed
-로컬	DaccbcI
-로필	DEcbccCAEg
-록에	NbcbbaceJcc
-록에서	.......bJeb
-록을	NebaabceIbb
-록이	GKcccdc
-론이	aHaaabccHbb
-론트	.BADbcbaeGa
-롤러	efFBDdB
-롤러에	abJbbab
-롤이	fGHbbbcdIcb
-료된	AJbbbbbcJeb
-료증	HbbbaaaabcG
-루씩	cJaaaabcIda
-르게	ecKcaCccGca
-르는	IcDacbdBFec
-르는지	aabcaHa
-르면	EMcbbefdMfb
-를	c.KegaEKhDg
-름만	bcKaaadHdbb
-름에	dJCbBce
-름을	fcIaHbeGgDd
-름이	dGAabaA
-리가	cGBedGeeIad
-리게	GAcaaba
-리고	GBcdfBBccHb
-리기	GddBEccdIea
-리네요	cJbaaaa
-리는	caCfCCBfG.b
-리는데	bdL..bcdIbb
-리로	DdBcbFb
-리를	acKcbBdeAGb
-리면	BNedcCggNdd
-리뷰	fbbPbbcdMh
-리뷰해	b.cHababGcb
-리비	FcbbDbb
-리스	.dccbaLgHcB
-리식을	baGaaaa
-리에	aDBebbCbHdb
-리에서	bIabaab
-리자	FddaaaDcbEA
-리자가	Haab..ccGac
-리지	DefcPBgjMBe
-리지가	.daaH.a
-리포트	CBCdddD
-리할	Hbababa
-리해	dbFCceFbGdb
-리해줘	hdLecCDeKae
-릭터가	CHcbbcbbIdb
-린더	CGdDccddG.c
-린더에	Ibabaaa
-린으로	.aGba.b..gH
-린트	cAadabJe.Hc
-릴리스	AcbbbcMfJfC
-림을	bH.aaba
-림이	eJaaaab
-림톡	bFacbbE
-립니다	DACEedcdEAb
-립트	MgIafceeBIf
-립트가	DI.cdaedHca
-립트로	adJbb.bcfHA
-립트를	JbcababcHcb
-립트에	FcaCaba
-링까지	aabaaaH
-링크	AF...cc
-링크가	cKbbaac
-링크로	.......cJdd
-링하고	.......cIdc
-링해줘	baJdba.beKd
-마나	Gaae.DcbGda
-마다	HGfgadCiGGd
-마세요	abac.G.aHea
-마우스	Ibaaaab
-마자	bLcaaacdKcd
-마지막	IDbbbcdAHed
-마침표	bccaaaKJdcd
-마크	KacbaaacKdc
-마트팜	Iabaaac
-마흔	ccBbBbGbeKd
-만든	bbDHacc
-만들고	Jbbaaabcf.I
-만들어	JcbbAbbdcIb
-만료	GcfdBBBBEdc
-만료된	AJbbbbbcJeb
-말고	BghCcALKbec
-맞게	dFaEcabb.He
-맞춤법	bcaaaaI
-매기고	abbJaca
-매뉴얼	ddaaabM
-매번	DdbbcbIbGda
-매일	EGccCcgfFCc
-매자	JbbababcCgG
-맨	.......E.bc
-맨날	HbbbbbB
-머지	baaGCcbaEca
-먼저	aGccbCadFAd
-먼츠	GDacbbccbJe
-멈춰	cHaaab
-메뉴	C.dbbaF
-메뉴명	bbbaa.I
-메뉴의	abcab.I
-메모	Jbbaabcd.Gc
-메모리	eDGcbBcbFca
-메시지	Jidd.EBacHd
-메신저	Hbaaaab
-메인	c.BcccICDeb
-메일	ICAcacfdbIc
-메일로	Hb.a.bc
-메일에	eGebadJG.eb
-메일이	cLbaacabHcc
-멘트	bbbKb.c
-멤버십	Ibbaabb
-며칠	bbaaaIa
-면과	.......abFc
-면까지	Ke...adafKd
-면만	cCbaaaF
-면에	LfaaaabbIbe
-면에서	FBBBcbgfCGd
-면은	.......bAFd
-면을	aEbbEbdc.Kg
-면이	bKaabac
-면이랑	JbaaabbadJd
-명령	Gbaaaba
-명령어	HbaaaabcIdb
-명령에	JbbaaabdIdb
-명해	b.bcaH
-명해줘	bbbfEKcbFca
-몇	gCcdAOdeNgb
-모달	eKdFcccdJcc
-모델을	FBb..ccbbHd
-모두	AD.cA.ccACa
-모두에	AcbaF.a
-모듈	geGFJeffIab
-모듈로	bbLccaadJcc
-모듈을	aaHabab
-모드	LEccbcffDFe
-모든	ggLFCebcnVe
-모리	eDGcbBcbFca
-모바일	CccBCab.cbE
-모양	Jcaaabb
-모지	bJbaabb
-목록	LgGbccdfHAd
-목록에	MbcbbbcdLfb
-목록을	Idaaaab
-목록이	DJcbcbccKec
-목으로	babaKbb
-목이	bGbcbDc
-못	ABFecCccIdb
-무것도	Fba.aaaae.F
-무나	Hba.aad
-무도	.......bGcc
-무슨	bbbcbNc
-문	cbIaaaabHcc
-문구	DccaacG
-문구를	ddcAa.LJfca
-문서	bAcbbcLeGBd
-문서로	dadbaBIbF.e
-문서를	dbbaabLbGbb
-문서에	cbaaaaH
-문서화	cbaaaaIcJdc
-문에	c.GBbbb
-문을	EGGddefACBf
-문의	HCbbbcbccHb
-문의가	DGbbbcbcIda
-문이	.CDd.DfcAFd
-문자	FA.cbBdcdJc
-문자가	bIa.acacHcb
-문제	A.cEc.AcEAc
-문하면	cGb.a.a
-뭐	bbbaaIb
-뭐가	dbad.NbddJb
-미지	ADEeceCDDfb
-미지가	AeFcbCA
-미지를	HbcaaCddJdb
-미터	GbaBabbdIda
-밀려요	bHa.aac
-밀림	bHbaaab
-밀번호	.FdCABihFEd
-밋한	aabGbaa
-바가	dLabaacdJcb
-바구니	.bdaBaF
-바꾸면	abab.H
-바꿀	Ica.aac
-바꿔	e.BbbaIHf.b
-바꿔줘	d.IbbcAB.Cd
-바뀌면	.cHba.a
-바로	AHEdcdeea.F
-바일	CccBCab.cbE
-박스	FAAbcaabIeb
-밖에	.eaaI.a
-밖으로	dHKcdbedKdc
-반경	KcbabaceLeb
-반으로	.dL..bfgADB
-반응이	dH..a.b
-받게	Kcaabab
-받고	AccHb.bbFAe
-받아서	FcbaabC
-받아야	BcGbbb.aeId
-받은	aaaG.ca
-받을	EAeEcAddIac
-받음	AbbGaba
-발급	FcaaBbb
-발생	bJbaaabcKdc
-발송	bbFcbDb
-발송을	.......acHc
-발주	Kcabbab
-발할	Icaaaaa
-방금	baaECbb
-방법	d..a.bHeIc
-방식	bcGGccb
-배	JcccbDddJcc
-배가	bbaBaFa
-배경	AbcbbaI
-배경에	Ibb.a.cdJdb
-배너	accdbaMIdad
-배달	DabbEab
-배속	Jcaabbb
-배송	HdEbadccgDG
-배열에	Kacbaac
-배지	Ibaabaa
-배차	GbbbCbb
-배치	CeaAcBA
-배치가	dIBbbCddJea
-배터리	Kcbbaba
-배포	bBecaAHdE.a
-백업	EDccbbBdHeA
-백엔드	acDBCccahBG
-백으로	baJbaab
-뱃지	Hbaab.bcHca
-버가	CHcbbAf
-버그	aKdcDbfbJfa
-버는	eFDbbDd
-버려요	cJbaaaccHcb
-버를	cbG.a.a.deJ
-버리지	dbdcSadiMBf
-버림	eJbaaaaaGcc
-버스	aaaaGb
-버십	Ibbaabb
-버에	IddabcFeeHA
-버전	IedaabDBBAe
-버튼	HcfcadHGDka
-버튼을	AHaabadeHca
-버튼이	CHbabaeeKdb
-번	DGcBbAgeI.c
-번만	bcbDIcc
-번씩	eIabbDcbKfb
-번에	JBcAdcddLha
-번역	AbbabaG
-번역해	aabcaaI
-번째	cDFcdbBJecb
-번호	CBhbAE.AGbf
-번호가	cEbbbaF
-번호로	Ic.aaaccfJa
-번호를	c.ccbCF
-벌	.cHcbDc
-법을	ca.aacI
-베이스	cdAIceD.jEE
-벤트를	cHbaaaabeIc
-벽을	cLbbbbbcIcc
-변경	egEDCbCF.iB
-변경해	caHbaaa
-변수	ddNBbcdF.da
-변수명	abJaa.eGbca
-변화	daI.b.a
-변환	ccBaIbbdIad
-별도	baJbbaacLfc
-별로	BfGA.caeGAc
-별점	Gbaaa.a
-병원	JbbaabbbbgK
-보가	BCbebFbbbFb
-보강	bbbbJba
-보고	CccKbfAcE.b
-보기	OcbbbcbdBHe
-보기가	Hbaaaaa
-보내고	DEcaaaccdIb
-보내기	BGbaaaeeHba
-보내는	FbBab.b
-보는	IfaaEcbcF.c
-보니	bHaaaaa
-보다	EDdccFecIdb
-보드	DDDbbcecHda
-보드가	bIbaaab
-보를	IbbbaBd
-보상	Faaaaba
-보안	c.cObdbbcJe
-보안상	aa.Gaca
-보여	Ibbbaba
-보여요	fMdDccccG.d
-보여줄	Haaaac
-보여줘	LdaaabccJeb
-보이게	IaaaacbcF.c
-보이는	bbG.a.a
-보임	aIabbaa
-보호자	Jbcab.caaeG
-복구	dAaaaaHcIeb
-복사	Kc.b.bd
-복으로	cHb.aaa
-본문	Iaaaaac
-본사	Faa.b.b
-본어	Haaaaab
-볼	CcbAbcEcbHc
-봇이	Iacbaaa
-봐야	Icaaaba
-봐주실	aaaGaca
-봐줘	bddHbGc
-부모	FcCbbba
-부분	ddEGAcccKga
-부분만	bbKbbbbcHcc
-부에	accbFcFadJe
-부탁	jcbDDBD.ACc
-부터	FAbbAbbdg.J
-부하	aaaaFabbfBG
-분	CeFE.cgeH.b
-분기에	GcbaaBa
-분리	.dMccabcHgB
-분만	bbKbbbbcHcc
-분석	ababaHa
-분으로	defbbFMLdfb
-분이	.......dHca
-분이나	.bba.Hb
-불까지	........dIe
-불이	bBbbIcb
-붙여줘	LedbFdceeLc
-뷰해	b.cHababGcb
-뷰해줘	dbaLa.dcJeb
-브랜치	baaIabbcGcb
-브러리	bbEfbJb
-블록	cCIcbac
-블부터	Fa..abaadHc
-블에	CbcdaJcdHbb
-블이	bbabaJb
-비교	baaaaHabeIb
-비교만	baaa.FaaeHb
-비교표	baacaIa
-비교해	cabbaJbceKc
-비를	Ibbaaaa
-비번	Ibaaaab
-비스	BcAc.ABddbJ
-비스가	.......bdHc
-비스는	bHbaaaabfLd
-비스랑	.......adId
-비스로	dcMaabbbefN
-비스를	.......aeBD
-비어	eNccBcccKdd
-비용	bacaaHabdHc
-비용이	DcbcaFb
-빈	hPdbDbddJea
-빌드	DbFfdAAgBHc
-빌드가	accbaHA
-빠르게	e.LaabccGca
-빠져	cHa.a.c
-빠져서	bIaabaa
-빡이게	Kcbbaba
-빼고	.......cbId
-빼기	IAcbc.c
-빼줘	dfIbbbGEDed
-뽑는	Hcb.aaa
-사가	GcCaaabbbHd
-사내	JA.cccbfgDH
-사람	ADbcbGedJdb
-사람은	cIaa.bb
-사람이	cEFabbc
-사에서	Habbbaa
-사용	EbbbacEbCfE
-사용자	BeacACB
-사이즈	cbJaaab
-사이트	GcababC
-사자용	eaaaaaJbLgc
-사진	H.aba.ccAEc
-사항	LbcDcbeedMd
-사해	cccKcCcbAGf
-사해서	dabDaGabfLc
-사해줘	.aaf.G
-삭제	Lb.cAddbaGe
-삭제할	IabaabcdbHc
-산기	FbbbDbbbHdb
-산이	bGbCbbbcHdb
-상담	Kdb.abceabH
-상세	DDCcbbddaHc
-상세에	Jcc.aab
-상수	.bI...g
-상으로	cDCFccd
-상태	bBHDccffCEa
-상품	HbIcccgfIgD
-상품을	Gb.aaba
-새	FfAAdaCfcHB
-새로	FgABaeD.gbI
-새벽	FAecdBDBFfb
-색어에	cJbaaaabJdd
-색으로	Jbbabbb
-색을	AbbcbcJHaeb
-색창	Kcb.a.ddHca
-색창에	aGa.aca
-생기면	.......bHcc
-생산	Habbaba
-생성기	.......cJeb
-생성이	bIcaaab
-생이	Gcaaa.a
-서가	FFBdccdcJdc
-서는	bBAcaEb
-서로	eCe.dDGdIad
-서른	bbGcCac
-서를	BcbbbeLcIdb
-서만	fIHaAcgCDec
-서버	Ffa.bbE.efK
-서버가	CHcbbBf
-서버는	eFDbbDd
-서버를	cbG.a.a.deJ
-서버에	IddabcFeeHA
-서비스	BcAc.ABddbJ
-서에	c.cbFbEACAe
-서요	ecbHABbaKde
-서화	cbaaaaIcJdc
-석을	..bdaaG
-석해서	cacd.MdbAGf
-선택	ECfdBdDdKdc
-선택지	Kbbbabb
-선해줘	ccLbabb
-설계	FbaEaebabgI
-설명	bceedLFdIbc
-설명해	b.bcaH
-설정	aBCdcdFeKad
-설치	bdaaa.H
-성기	.......cJeb
-성되게	Hb..b.dcfKb
-성을	AcbaaaH
-성이	EHdbbbc
-성할	d.FabCc
-성해	dbbcHaEdGdA
-성해야	aac.Iab
-성해줘	dcDcEcEd.aD
-세	dCF...edGBd
-세가	cHaaaaa
-세금	.DccFbb
-세션	aAeccBIGeAc
-세에	Jcc.aab
-세요	BeCBaeDaCAc
-세팅	bbacCaHdFBe
-센서	ECCcbae
-센터	DdcabaGEcdB
-센트	bIabaab
-셀로	EBbababbF.d
-셋	bIbaaabbdJd
-션을	F..aaacdHfB
-션이	EBcEbcdcIea
-션이랑	Gaba..c
-소가	cIc.a.a
-소를	CBcccEa
-소리	Ibaaaaa
-소셜	IEbdacdddJb
-소수점	aHaaabb
-소스	ba.Ibca
-소켓	bDbbaFaaGcb
-소해도	dJaabaa
-속도	FcDcbBc
-속도를	CdHbaac
-속성	d.bbI.abIfa
-속적	baaacaJcLed
-손님이	DFbbbbc
-손으로	Cbb.Eaa
-송을	.......acHc
-송장	CIdbCcegCFc
-쇼핑몰	.......aceI
-수	RfabbdcfEEd
-수가	gGEBCcgeKcc
-수납	LbcbbbbbceJ
-수는	aaabbHa
-수로	b.H.bbd
-수료증	HbbbaaaabcG
-수를	HdCAhbB
-수명	abJaa.eGbca
-수문자	dHa.aab
-수에	eacaHaBdJea
-수의	cbGbEbc
-수점	aHaaabb
-수점이	dIaaaaa
-수정	GEgbcbBAiMf
-수정은	decE.JbbHea
-수집	Fa...ad
-수형	b.Hac.bcdJc
-순하게	baKbacb
-숫자만	cccbbHE
-쉽게	ccGbcGccHcb
-슈퍼앱	Hbaaaaa
-스냅샷	cbcbNac
-스는	cHBabbbccKe
-스랑	.......adId
-스로	gCLdcbAdBhJ
-스를	aABaC.cdBaC
-스별로	acHaaab
-스에	DeAfbGB
-스에서	fDaedDHfBHd
-스위트	cba.I.aceNe
-스크롤	FGdcbbccIcc
-스크에	Iaabaca
-스키마	baaIada
-스타트	caJaaab
-스템	DcbDcEdciGD
-스템을	GaBabbbacgK
-스토어	acGbacC
-스트	bcebTceeHCf
-스트가	iAcaQaccIcc
-스트로	bcEcIcc
-스트를	gcdaQ.cdB.B
-슬랙	GIbbbcedbHb
-습니다	BG..cebaA.a
-승인	EdbLccddHac
-시	cJfbcdHFBec
-시가	eMaa.aedJea
-시간	C.CddDbcDaa
-시간씩	bHaa.ca
-시간이	dGAccEcdIcb
-시고	.......bGda
-시글	DGbaadcdJea
-시는	bcacEFa
-시도	eeCFEacbKec
-시됨	bHc.a.c
-시면	.e.BAbD
-시보드	ACEbabdbFd
-시성	aabGab
-시스템	DcbDcEdciGD
-시에	GJbbcchgHBb
-시지	Jidd.EBacHd
-시지가	.Jcabbb
-시지는	Hcb.aabbbGb
-시터	Kcb.b.c
-시판	ABcaADdd.Gd
-시판을	Habbaaa
-시판이	Hcaaaaa
-시피	Ha.aaab
-시피를	HBbabbbcIbd
-시하고	aFb..ab
-시하면	dEbbbbGbIcd
-시행일	bcbaaaL
-시험	.Faaaba
-식당	Hbaaaaa
-식으로	BbFccEdcbGb
-식을	baGaaaa
-식이	aCGbbac
-신고	HeA.a.c
-신규	GdbbcbFfaaG
-신으로	bbab.bIdKdc
-신입이	cccIbbEcHdb
-신저	Hbaaaab
-실시간	HcbaaabceEB
-실제로	DccbbGb
-실패	FdddGDddJea
-심사	GccDAbc
-십니다	AEaaaab
-싶어	Habaa.b
-싶어요	KfGBddfgDaD
-싹	BdFBcbbceKc
-써서	aacbH.acIdb
-써줘	ffdCEdLfJac
-썸네일	Icaaaab
-쓰고	E.bdADedbGb
-쓰기	.CbabEc
-쓰는	bhDfcJEF..f
-쓰던	ccHabcE
-쓰면	cJaabaabIcd
-쓰이고	baabaHa
-쓴	.......bHcb
-쓸	Lccadaa
-씨가	cKbbbbbdF.b
-아가요	cIaababcIcc
-아래로	cdL..acdIda
-아리	Hbbaaab
-아무	aKbabcbcJfb
-아무나	Hba.aad
-아무도	.......bGcc
-아봐	b.acaJcbHeb
-아봐줘	bbacaKbcIdb
-아서	EFeafA.dFaa
-아야	bBFe.b.cdKe
-아오게	Idabaa
-아요	ANeAcdddG.c
-아웃	dGccbdIHbbc
-아이폰	AFbaaab
-아줘	BgBfeHEgMdc
-아직	Bd.dcI
-악해서	a.cdaIa
-악해줘	a.ba.FbbGda
-안	fQdcDdcaGcd
-안내	BbebcaKICic
-안내가	.......bHdb
-안내문	bcbabcNJdcc
-안상	aa.Gaca
-안에	daHbBcA
-안으로	bcLaaaceJcb
-안의	EcGabaf
-않는	.dKcabb
-않아요	fLaaaaabIeb
-알고	aabcaIa
-알려	EbcbbFb
-알려줘	edcFbLdeJbc
-알림	I.BbcbdgfIC
-알림을	bH.aaba
-알림이	dH.aa.a
-알림톡	bFacbbE
-알아봐	b.abaIc
-알아서	HbBbaca
-앞에	bJbaabb
-애플	JbacbabdeKb
-액션	dbdbacOfMfa
-액이	fOaabaceJ.e
-앱	CA..bb.bcdI
-앱까지	GacbaBaaAhG
-앱에	DcAbaDc.bIf
-앱으로	KababaceeKb
-앱은	cIbaaaccdKd
-앱을	dGaabcDcGd
-앱의	.......bcJd
-앱이	cJbababcIea
-앱이랑	CdEbcCb.bfI
-야간	dCedcHEdIcb
-약관	.ebaabJHf.b
-약을	.......acGc
-약점을	cbdKbCcadId
-양쪽	AFbaaacccIc
-얗게	eMa.aadbIdb
-어가	FF.bbbedH.d
-어가게	Jcbbbab
-어가면	fMca.abbJed
-어가야	IEccbdbbaeH
-어간	cIaa.bb
-어내고	.aGaa.cbbKf
-어느	fdc.aLAbHea
-어드민	GcbCbbb
-어디	baac.Ga
-어디가	babGaAa
-어디로	b.acaGa
-어디서	cbaeaPcdKea
-어디에	bb.b.Ha
-어딘지	.......adHc
-어때	bbaHaa
-어떤	ccacaLabJeb
-어떤지	caaJaca
-어떻게	gedECGAbGBg
-어로	cd.dbaNebKd
-어보고	b.aHabb
-어보는	Fd.aDcb
-어서	EACb.bdeDDc
-어야	Ga.baeBAfAC
-어에	LFccccedQgf
-어에서	L.cbbcccJcc
-어오면	LbbbabbcdLe
-어요	CEabaeA.Gec
-어제	gFeDeHadLfb
-어줘	PicaBbcfbJa
-어진	EcHbbcb
-언제	AccbbKacFAc
-언트	DcBbabBb.fG
-언트를	aaJbaad
-얼마나	Gaae.DcbGda
-업로드	CEeBdeDBAeB
-업을	FcbFbbc
-업이	GFccbcddKec
-없고	EcBaaab
-없네	bFcaDbbcHcb
-없네요	dFcBFddbJga
-없는	DDdc.BcdE.a
-없는지	bcbIa.abGda
-없어서	EebaCbB
-없어요	bBcCCad
-없음	hbHbDcCdaaE
-없이	EAABe.eeEbB
-었어요	aFcbcbD
-었으면	JdcbCacdFBd
-었음	Icaaaab
-에	Ikc.caIJ.ef
-에는	.JdbaBeeGAd
-에도	.......cFab
-에디터	Ibbaaac
-에러	eEaDccCBaBc
-에러가	.......bHea
-에만	.......aHcc
-에서	AH.dfA.cG.d
-에서만	fIHaAcgCDec
-에선	dEdcbDD
-에요	.A.ebBBAaDd
-에픽	JabbabbcceK
-엑셀	aEbaCabaHea
-엑셀로	EBbababbF.d
-엔드	acFBBbdbgDE
-여든	.......aeIb
-여러	ICcbbbccLfd
-여야	.......CgAC
-여요	gPdDcccdIad
-여주면	Ibca..c
-여줄	Haaaac
-여줘	MjLbBejiDHc
-역변수	aaH.a.d
-역을	Ibbabaa
-역이	cJabaab
-역할	Iababaa
-역해	aabcaaI
-연도	bccbDaHGbcb
-연동	DabFcdAd.Ie
-연동이	aJaabcbdG.b
-열	GdCccCceC.B
-열면	cKbababbHcc
-열에	Kacbaac
-영상	MFdcccfeFfE
-영어로	abbab.G
-영에	.abF.b
-영자가	GcaaabaaeHb
-영팀이	BbaaabF
-옆에	MbbaabdeLdb
-옆으로	bIaaaab
-예매	bba.F.abdId
-예약	DBbbab.accF
-예외	cccDJbb
-예요	ae.ddFFDdCd
-예전	bGdbbFcdKeb
-옛날	CCdccdHH.ec
-오게	KhEd.caaE.d
-오고	BEbaa.cbFbb
-오나요	dBabaGa
-오는	KgeccEC
-오늘	bIbdbEdcFAc
-오도록	Habaaaa
-오맵	baaaaHa
-오면	GKddeAffaLf
-오타	fgBabbPOheb
-오타요	aab.abG
-오피스	GcaaDacbfAG
-온다는	cHaaaaa
-온도	bKbaacb
-온라인	Jcaaabb
-올려	bbbbCaG
-올려줘	bedbDbKFAbe
-올리면	EKdbcceeJad
-올린	cFcJbcddIcb
-올릴	EccbcbIdJcd
-옮겨줘	bdBabaIeGAc
-옴	cKabbbacIdb
-옵니다	bQcabcfdNgc
-옵션	NcFddcfgLbc
-옵션이	Hcaaaaa
-와요	dSdbbcdeOfc
-완성	Ibc.b.cdJeb
-왔어요	aKbabbccJec
-왔으면	Hbaaaab
-왜	hKddbKdcLgb
-요금제	GcebacF
-요일	bGdbaEcdHca
-요청	BcfDAeG
-요해	E.bbaCcbdGa
-요해요	HcbcC.c
-용	.......dIdb
-용되는	bIbbbaa
-용이	.HcccEd
-용자	CeacACB
-용자가	FDaaadb
-용하지	AbHbabb
-우기	DbHbbbd
-우는	GaddBDdcF.c
-우드	Habaaab
-우리	JhcacJefdLb
-우리가	baaaaHa
-우스	OdcbbaddKeb
-우에서	bIaaaac
-우저	.FcbbcC
-운영	AeecdGHCgCA
-운영에	.abF.b
-운전자	Hab.b.c
-움말	abbabaHbdId
-워줘	HijcGeLGDfd
-워커	cbbbaAI
-원	FDcbBdcbJec
-원가입	EAdbBc.bDCe
-원씩	cKaaabbdHca
-원이	.EcC..ddECd
-원인	cGcccGcbIfa
-원인만	bdbb.LbbIfa
-원표에	Iaaabab
-월	DEdeAgEBBBf
-웨어	CdcCBcCcEfD
-웨어가	FCaaaae
-웨어에	HcBbcabbIec
-웨이	deccGCE
-웹	BeABAbA.dgL
-웹이랑	dHbabEd
-웹훅	EdbcCbCcJbe
-위로	EEcbbac
-위에	HcDbbad
-위주로	cddFCAAdJcc
-위치	GDcbbbc
-위치로	Ibaaabb
-위치를	Hbaaaaa
-위키에	caaa.bH
-위트	cba.I.aceNe
-위트를	.......adIc
-위해	KcbaabbcdIc
-위험	aaaI.ea
-위험한	a.bJadb
-윈도우	.......bJeb
-유가	acab.Jc
-유닛	baaaGaa
-유틸에	dabaIaabHdb
-유효성	bcIba.a
-율은	abacaHa
-율이	bHbcbBb
-으로	ddEaccJHeBe
-으로도	Iabaa.c
-으면	OHha.fhiOcd
-은	CbccbbI
-은지	bacGaCbccGa
-은행	Hbbaaab
-을	gcGadcIIfBe
-을까	a.ba.Fb
-을까요	CeEBdDecADb
-을지	b.ac.F
-음부터	adaAAaD.ebG
-음성	ICcbbbcdIcc
-응답	fCGcbbD
-응답에	Faa.aaabHcb
-응답은	b.GaaabbFBf
-응이	dH..a.b
-의	bhEbd.KOheb
-의가	DGbbbcbcIda
-의견	b.aGaabbFca
-의사	Gabaaab
-의사용	Fbbaaaa.bdF
-의존성	dcBCbcHfOfb
-이	hBeJcHcdKfb
-이가	.......cIdb
-이거	bGaaaab
-이게	NdbbaccdHac
-이고	ceBaBDAcgHB
-이나	beaDbHcbbFb
-이너가	.Jcaabc
-이는	abF.aaa
-이더용	Hbbaaaa
-이도	.aaabGb
-이드	eB.cAcHeId
-이라	eaICcacbHcc
-이라고	e.babBGIccb
-이랑	CcCcaAbdAFc
-이렇게	aabGa.bcGda
-이름	DfFcdcFHcbc
-이름만	bcKaaadHdbb
-이름에	cKDbccd
-이름을	dbJbDaeIdda
-이름이	dGAabaA
-이머	Ibaaaaa
-이먼츠	GDacbbccbJe
-이메일	GaAb.bcAgLf
-이면	cDFcCec
-이모지	bJbaabb
-이미	Kc.aBbfcMhb
-이미지	BDEdeeCDDfb
-이버	.FBBe.feCEd
-이번	JebBBcccAbE
-이번에	GbbCbbb
-이블	KedAaBccbId
-이블에	CbcdaJcdHbb
-이블이	bbabaJb
-이션	BbGGecfeHCe
-이션에	bccFacE
-이슈	cEcdCdFcHcb
-이스	dddFLeac.aD
-이스를	baabIba
-이썬	FdDbbaa
-이야	cbabaKa
-이어	GcdDbAcbIea
-이어야	cEeCbbF
-이어에	JbababbcJcc
-이언트	DcBbabBb.fG
-이에요	fCAdaDDB.Bc
-이요	CcEAbbb
-이유	ccbEcbHcJfb
-이유가	acab.Hb
-이전	abdbaCG
-이점	abbbaIa
-이즈	bdIbaCc
-이지	EABcafBBaAc
-이지가	aIb...d
-이지랑	Fba.aa
-이지에	FEccbc.aLhc
-이지의	bcc.aaI
-이징	cAddbCIeOfd
-이징에	baaaabG
-이터	BfcEAFfeaDB
-이터가	dGbbaDb
-이터를	FcdbbJecEBd
-이트	D.caccGDaca
-이폰	AFbaaab
-이후	bCbbabF
-이후로	bHaaaacbFbb
-인가요	cecEbJb
-인강	Hbaabaa
-인데	eHaACDjBDhB
-인만	cdbc.OcbKha
-인사	IBbbacbcdaH
-인은	GcBaaaccDBc
-인을	DDbdcFdccIc
-인이	.LdbbBeeCDb
-인이랑	Jc..badbdKe
-인정보	aabHbba
-인증	JAc..AifaMe
-인증서	BDccbdEdIda
-인지	dccCbNddG.c
-인창	KaacacbcJea
-인트	CAdbbACdBFe
-인트가	.......bJfb
-인하게	Haabaab
-인하고	gIaaCbbbGdb
-인하는	GcbdJddc.Fc
-인하면	dIaaaabcKfb
-인할	.......bdGa
-인해줘	GceHbcb
-일	Lfce.CaaKhb
-일도	L.abace
-일로	CHcee.CBFec
-일리지	babaHaa
-일만	bGcbbCa
-일본어	Haaaaab
-일부	bJbabba
-일부터	eIa.a.aaLhc
-일에	fEBed.IH.fb
-일에서	BGdccFeeMfc
-일은	LeAccBddLeb
-일을	CD.beeE.Eae
-일이	fMc.dAa.Fae
-일이랑	HbaaaabbcIc
-일정	EdbbaaE
-일정을	Gcaaaaa
-일정이	.Hababb
-일해야	cbJabaacGfB
-읽고	abaHac
-읽기	bbJabbabHcb
-읽어서	cFa.aaa
-읽은	GDbbbbcdIcb
-읽을	BcEAbdAbGcb
-읽음	Ibaaaab
-임아웃	fHgbbbJIafb
-임을	aGaaabb
-임이	cJbaaabbKfb
-임포터	.......dHca
-입니다	dEfAcCCdB.C
-입은	Had..aa
-입이	a.dGcdD
-입이랑	.......acGc
-입자	Faaaaab
-입찰	Gbaaaaa
-입하고	KcbbaabbdKe
-있게	LebabdAdBFd
-있나요	DecA.FccbFb
-있네요	bIbaaaa
-있는	A.CaAca.dCA
-있는거	bbbaaaJ
-있는지	fddJcJdcMgc
-있도록	Iabbaac
-있어	CddCdIbbJec
-있어서	aCEcdCc
-있어야	GdcbEdAdADa
-있어요	aCbdBfGEaBf
-있었음	Icaaaab
-있으면	KAfCCdhfHAd
-있음	AA.cacDFBcd
-자가	BHdb.bbeDEd
-자결재	HbbaaabbbdH
-자기	FDcccCdbMhc
-자꾸	ANcdbbcdGac
-자는	bca..aH
-자동	CCcdcdHeHCf
-자동화	cbb.I.b
-자를	bBbbbF
-자마자	bLcaaacdKcd
-자만	cBeccFFDAAe
-자면	bH.baba
-자바로	c.Gb.b
-자용	cbaaaaIcGe
-자유	Ibbabaa
-자인	.......cbaF
-자한테	GDcbabdbKec
-작게	.bbaaaH
-작성	dfFdJeDeDfF
-작성해	dbbcHaEdGdA
-작업	JcabCbecFba
-작은	dcLabaadDA
-작하는	bbGaaaa
-작하면	cHbaaaa
-잖아요	CFbabca
-잘	dCDGcdccJfb
-잘려요	bKd.aab
-잡아	cGcbcbG
-잡아야	cFa.aaa
-장님용	Hbbaaaa
-장단점	cadbaKabfKc
-장되게	Ibaaaab
-장됨	.Gaaaab
-장번호	Gca.a.c
-장비	JbbbaabcdJd
-장소	.eeHBeEdhMa
-장애	e.bccALcIea
-장을	Ibbbaab
-장이	.Faaaba
-장하고	EAa..aeecKd
-장하는	GdabaCc
-장하면	cHaaaba
-장한	bJaaacc
-재고	JABcadddccJ
-재고가	cIcbCcacBEd
-재생	NdcbabbeHfC
-재설정	dJbbDbdeLfa
-재시도	eeCFEacbKec
-잭션	a.bHaba
-저기	acHba.a
-저장	GGbbbgaaGbe
-저장됨	.Gaaaab
-저장소	.eeHBeEdhMa
-저장한	bJaaacc
-저희	aacFbDc
-저히	ccHccEa
-적	bIbAbab
-적만	aaaHad.bdHb
-적용	HCcbbbb
-적으로	cGCEedcd.Gb
-적이	bHaaaaa
-적화	bbJbaba
-적힌	bbbaaaJ
-전	eecGGEfccKe
-전까지	bGa..bb
-전략	bbJaabb
-전부	cbFcAbBijKH
-전부에	acbbEcFacIe
-전에	GagNeahfNec
-전역	baJaaacdIcb
-전자	Gaa.a.b
-전처리	baGcDcb
-전체	CccHaDgdjN
-전체가	Db.ccEb
-전체를	abHCcccbfgO
-전체의	bbcHbdFabHd
-전한지	bbbJaaacIdb
-전환	cbIbb.a
-전환해	baIcb.b
-절된	bIabac
-절차를	caab.cJbHea
-점검	bAbFbAc
-점수	CccHCdcbHdb
-점에서	c.bIaba
-점을	badJbAbbAEd
-점이	eHaCabaadIe
-점이랑	.aacaGa
-접근	.......bdJd
-접근성	b.bIabb
-정렬	HedCEcddIda
-정리	edLed.FeJad
-정리해	dbFCceFbGdb
-정보	FbdEcAcddGB
-정보가	a.adaH
-정보를	Ibbaa.d
-정산	aDd.daEacaE
-정상	cHbbCbbcGcb
-정에	IDbbcbccbId
-정으로	FAaaa.c
-정은	edcE.JbbEaa
-정을	LcaabaddBEc
-정이	AEccbcDcF.c
-정하게	bbcJbaa
-정하면	bIaaaba
-정한	bDbHbbc
-정할	GbbbaBbcFab
-정해	b.bbaaH
-정해줘	gbd.bAMAD.d
-제	cbbJafC
-제가	bAdMbcbcIdb
-제거	abcabaI
-제대로	dcCFBfBdaGc
-제랑	Iabaaac
-제로	CcdCbEb
-제목	AdfaabNKead
-제부터	cH.aabaaGda
-제어	Iaaaaad
-제일	BcbcBHc
-제출	dFaDabceIca
-제하고	Jdaaaab
-제하는	Gbb.aaa
-제한	HfdBbbD
-제할	JbbaaabdbJd
-젝트	BbGD.eedeGB
-져서	eMbbbAcdKfa
-져요	dRbadcefI.c
-조건	FBcabaa
-조를	a..d.Hc
-조사	cbbbbMbd.Hd
-조회	Mdc.bacdfMd
-조회가	dCJbbbbcIea
-조회를	Habaaab
-존성	dcBCbcHfOfb
-좀	efGGCChfJbc
-좀요	IccFcccc.Gd
-종	.baabGb
-좌석	cGdbFbb
-주간	Jcbaabb
-주고	.......c.Gd
-주는	PecbdDgdJbd
-주라	GfDEcce
-주로	cddFCAAdJcc
-주면	Icb...deIda
-주문	.EDcAbee.CC
-주문이	CAecBFdc.Fc
-주석	dbIdcbF
-주석을	..bdaaG
-주세요	BeC.adDaCAc
-주소가	cHc.aaa
-주시면	.e.BAbD
-주실	.ddEDAb
-주에	abaaGabcHda
-주에서	aaaG.ca
-주요	BabaEabaeKe
-주입	.aH.a.e
-죽어요	cJc.aac
-준으로	cBcAaGb
-줄	AbCcecHIg.c
-줄래	Dc.CFgcbHea
-줄여	abHb.ab
-줄여줘	ddPA.aggLcb
-줄이	cFc.CabeIbb
-줄이라	.......cHca
-줄짜리	acGaa.a
-중	b.aaaF.aeHb
-중고	GaabaaaabdF
-중복	cFFdAccbHcc
-중에	ABbcBDc
-중에서	Iabaaba
-중첩	cbNbbcbdKdc
-중첩된	aaIbaca
-줘요	CfgEBdG
-줬으면	Hcaaaaa
-증권	Ibbbaaa
-증서	BDccbdEdIda
-증이랑	Hbabaaa
-증하는	ccccGGbcGcb
-지가	cF.dEAeeJca
-지게	.......cHcb
-지고	bFaaaaa
-지금	CeAcbJdeE
-지금은	IecaCabbaEb
-지난	GBccbbB
-지난달	Iacabaa
-지는	.Fd.cEd.bDb
-지는지	bbaaaIa
-지도	IBcccBefDB
-지랑	Fba.aa
-지를	HbecAAAgCGc
-지막	IDbbbcdAHed
-지면	DACcdcAdBFd
-지사항	MbbabbddeMe
-지속적	baaacaJcLed
-지수	KcbababcJdc
-지에	ECdcbdDDHic
-지에서	AIbaaafdIfA
-지역	.aGa..e
-지요	FcAbbAbbcAD
-지우기	DbHbbbd
-지우는	Jdbaa.bcJeb
-지워줘	ddg.aaQLfcb
-지원	MedccFe.Ead
-지의	cddaEaG
-지적만	aaaHad.bdHb
-지토리	cbDbHacdaId
-지표	Kbbaaab
-지해도	ab.Habb
-직에	da.aIb.bHfa
-직원	Hbbaaac
-직을	bbIbba.bJed
-직접	AbCcbaCdbIc
-직하게	bbcJaaa
-진료	Fabaaaa
-진짜	FeDEccd
-진행	AGabbab
-진행률	Ibaaaab
-질을	c.aIaba
-질이	aa.Gaca
-집계	HdHbccc
-집니다	dJbaa.b
-징에	baaaabG
-짜를	Gba.aab
-짜리	ccHCaabdAbE
-짜줘	FcccHbbcKec
-짠	caaLbeabHgA
-째로	AEE.bdedBdF
-쪽	dbbbFbE
-쪽에서	cFbcbFbbHdb
-쪽은	GACaaeddF.b
-찍히게	Hbaaaba
-찍히는	bc.aaJa
-차량	GbbbDbcd.Gc
-차를	caab.cJbHea
-차이점	abbbaIa
-차트	cEdEcdDfDDc
-찮은지	a.bI.da
-창	OdbbcbbeKcc
-창고	FCbaabcceH
-창에	AFa.accdF.b
-창을	bIbaaab
-창이	cIaabaabHcb
-찾아서	cJbdcEccKfb
-찾아줘	bbbcaKabGcb
-채널에	LcababccfJb
-채로	cIaaabb
-채워줘	bbbaIaacGac
-채점	Jbababa
-채팅	KdbaabbdfBG
-처를	..cEDda
-처리	.gCMCgeeFBc
-처리할	Hbababa
-처방	Fabaaaa
-천인	LbabadbdfCG
-천해줘	c.bc.JabeIc
-첨부	KbbabbbdGAd
-첩된	aaIbaca
-첫	cFGbbbdcMed
-체가	EbDccCc
-체를	.bHCcccbfgO
-체에서	bbIaaCecdKe
-체의	bbcHbdFabHd
-체크	BbbGbbb
-체하고	baHa..c
-쳐서	abbHa.a
-쳐야	fJb.a.abgLc
-쳐줘	eCBbfcLJagb
-초	gBMbcdAcLfb
-초대로	abIaaab
-초로	bddbaaOKfcc
-초안	bbababJ
-초에서	acbaaaH
-최근	HcbDbac
-최대	cdbbDaH
-최신	aacbb.HcKec
-최적화	bbJbaba
-추가	MfgdGdBGAce
-추가해	IcbcCdAeJbc
-추천	FcabaCa
-추천인	LbabadbdfCG
-출석	.......daHc
-춤법	bcaaaaI
-취소	AfcDBcE
-치가	dIBbbCddJea
-치고	Id.aaaabeIb
-치로	Ibaaabb
-치를	.......bHbc
-치면	NccbbadeLdc
-친환경	Habbaaa
-침표	bccaaaKJdcd
-침하면	cIaabab
-카드	Jc.bcaaccF
-카오	EEcAceAedLc
-카오맵	baaaaHa
-카카오	EEcAceAedLc
-칸에	KcaaaacdIda
-캐시	dfa.cGGDDfb
-캘린더	CGdDccddG.c
-커가	bJaaabb
-커밋	fccHdBEbIeb
-커밋한	aabGbaa
-컬럼	EDbaaacbFab
-컬럼은	GBbbbbb
-컬럼을	Ha.aabb
-케이스	dbdbQadbKgb
-켈레톤	Hbaaaab
-켜도	Hab.aab
-켜면	cKbabab
-코드	ffaSEchfI.b
-코드가	eAGFeAecLfb
-코드는	bddBbFC
-코드를	aeFHacdgDCa
-코드상	bbabbJa
-코드에	.......bJeb
-코멘트	bbbKb.c
-콘솔	Nbdaaaf
-콜드	caJaaab
-콜백	bcHCbbbfHAd
-쿠폰	.GcbDbcdH.d
-쿼리	ieNFb.dcAEc
-쿼리가	bBFbabb
-퀴즈	Kbbbaba
-큐	CdfcBAIdHiE
-크가	BKbabbdfH.b
-크로	CEFccce
-크론	cDdcbBF
-크론이	aHaaabccHbb
-크롤	FGdcbbccIcc
-크롤이	fGHbbbcdIcb
-크를	Ibbaaaa
-크립트	MgIafceeBIf
-크모드	GDbbbbccHcb
-크박스	Iacbbaa
-크에	Iaabaca
-크플로	.bca.cJ
-크해도	cKbabba
-큰	Eb.bbEc
-큰은	baaabHa
-큰일	cJabaab
-클래스	eeKBD.g.cIf
-키로	Jbbcaab
-키마	baaIada
-키보드	.......bHbc
-키에	caaa.bH
-키지	adccDEAbHea
-키텍처	e.DGbca.dId
-타요	aab.abG
-타이머	Ibaaaaa
-타입	ccMc.acdaJe
-타트	caJaaab
-타하면	cIaa.ab
-탁해요	AeeFDdC
-탈퇴	bIcccFcdFAc
-탈퇴한	dIbbbBbcF.b
-태그	cdbaabM
-태그를	bcba.aI
-태에서	cHDbbbc
-택배	GdbbbDb
-택지	Kbbbabb
-탭	bBdabbIF.cc
-탭이	bIbaaaa
-터가	FLeddbdeJad
-터로더	bIcaaaa
-터를	IcdccIedGAd
-터리	Kcbbaba
-터링	cddDbaJbAgH
-터에	EBdddaF
-터에서	FcCbaba
-턴으로	bbJaacb
-텅	dKcbCbbbIdc
-테넌트	I.ebaaa
-테라폼	eAdFbaDbFfC
-테스트	dddbVcefHCe
-테우스	LcbbbabdJdc
-테이블	KedAaBccbId
-테이징	dBccbCFdLdd
-텍처	e.DGbca.dId
-템까지	Gca.aaa
-템을	HaBabcbaddI
-템플릿	.......cIdb
-토글	Hbaaaac
-토리	CeACFceeCFc
-토어	acGbacC
-토큰	.......bEab
-토큰은	baaabHa
-토해줘	a.aHabb
-통계	ADAaaac
-통씩	cJbaaba
-통운	IcAabaccaGc
-통일	abJbbabccIc
-통째로	AEE.bdedBdF
-통합	aeecHADeCAA
-통화	JDfbBcf
-퇴한	dIbbbBbcF.b
-튀는	.aabaGb
-트가	dEbdMbfdLfb
-트까지	........bfH
-트로	AeIcFcdffFF
-트롤러	ceHcFac
-트를	.bBbMbhhEC
-트리	IcbDbcd
-트별	Faf.aEc
-트에	FbebGAf.DAe
-트에서	dCCdaEa
-트와	H.Cbeab
-트웨이	deccGCE
-트코드	aaccIa
-트팜	Iabaaac
-특정	Hbbaaab
-특히	cadHEbcdJda
-튼을	AHaabadeHca
-튼이	CHbabaeeKdb
-틀린	cdFbbbG
-티스	bcbbbCG
-티켓	Jaabada
-틸에	dabaIaabHdb
-팀에서	bCcbbaGbIdc
-팀이	FfddbDFeDCb
-파고	Faaabaa
-파서	DdbCFcccJeb
-파서에	eb..G.a
-파이	AFDcbbdbIcd
-파이썬	FdDbbaa
-파일	dFEfAeBeEGg
-파일도	L.abace
-파일에	eeGccDD
-파일은	LcbaacbcIeb
-파일을	BC..ddCdGAd
-판단	abbHaaa
-판매자	JbbababcCgG
-판을	Habbaaa
-판이	Hcaaaaa
-패키지	adccDEAbHea
-패하면	IhaaDab
-퍼런스	acaaaaIaeIb
-퍼센트	bIabaab
-퍼앱	Hbaaaaa
-펌웨어	DccabaE
-페이지	DaBc.fCCbBb
-펫시터	Ibb.a.c
-평가해	cacLabbcFAd
-포넌트	DgFaHdgfEJh
-포맷	baJbaab
-포스	GAbaaab
-포인트	CAdbbACdBFe
-포터	ecGcCcEdJda
-포털	Kdaaabb
-포트	Aa.ddeNMbgd
-포함	CabcEaa
-포해줘	cbaaabI
-폰	dGbbccGbHdb
-폰에서	cIaaaabcHcb
-폰을	DFbbbbbbIeb
-폴더	ecBBDdC
-폼에서	Jca.aad
-폼을	Fbaaa.b.bdG
-표	CeHeEcdcKec
-표가	cEcbbcH
-표로	EBdbcEddBEc
-표시	JaabbbbcIdc
-표시됨	bHc.a.c
-표에	KcbabbbdKeb
-표에서	Icbaaab
-푸시	FAbcACecbJe
-푸시가	aJaaaccbGcb
-푸터	bddabbOKedb
-푸터에	GfbbcaG
-품으로	Habaaaa
-품을	JccaaabcFeB
-품절	Jbbbaab
-품질	BbdFcDcccHb
-품질을	c.aIaba
-품질이	aa.Gaca
-프라인	Dgfba.KfbFB
-프레시	EFcccCd
-프로	GcCbbabbIec
-프로필	DEcbccCAEg
-프론트	.BADbcbaeGa
-프트	Jabaaac
-플랫폼	Ib..badabgJ
-플로	.bca.cJ
-플로를	cc.aa.H
-플릿	.......cIdb
-피드백	cacKabaaGea
-피를	GAccccDcJcd
-피스	GcaaDacbfAG
-피처	acAEdFdcFc
-필드	bcFbcbE
-필요	fFfaADBe.Hc
-필터	EcCaaaabFac
-핑몰	.......aceI
-하게	E.FKefkhICd
-하고	FHaAcfdfAKf
-하기	EbbHbbdeCaC
-하나	MgfcAdEbDab
-하나도	eAeaKcAdFAc
-하나로	fePcbcC
-하나만	CfcbCbF
-하나요	bbaabHa
-하는	FibgDFBgJ.c
-하는데	DH.ccAf
-하는지	fddeCFJbHae
-하도록	EebbBaC
-하려고	EfJA.cffgHD
-하려면	da.baKbbJfa
-하루	cIbaa.b
-하루씩	cJaaaabcIda
-하면	fPccbBefNdc
-하세요	aAaJccb
-하얗게	eMa.aadbIdb
-하지	dCBAcDcbGe
-학교	Hcaa..c
-학부모	Gaaaab
-학생이	Fcaa..a
-학습	JbbcbaA
-한	CfEc.fFEabb
-한글	bId.aaadHbb
-한글이	eKbaaabcFba
-한번	ddcJbDb
-한을	cH.aaab
-한지	eBdHcGddKfb
-한테	EBbdd.CdJf
-한통운	IcAabaccaGc
-할	G.cbBdAcDBc
-할까요	Lbbbadb
-할별로	.cHbBbbcHad
-할인	dCGcFeccHda
-함	JdBbBededHA
-함께	J.baf.c
-함수	feGAHDgBGfc
-함수로	.bHbaaa
-함수에	eacaHaBdJea
-함수의	cbGbEbc
-함수형	b.Hac.bcdJc
-함해서	.AAcDbb
-합니다	FBadaAceaDB
-합이	bGcbEbc
-합쳐줘	aaHbaab
-해	JaHfbcedGAd
-해도	iObGcdeeKcb
-해서	CdccaI.dcLe
-해서요	bbbGbBbbHdb
-해야	..DaBeadCbC
-해요	CBcbDbc.eFb
-해주실	c.aGCda
-해줄래	FbCcDdb
-해줘	BgCabACdGAd
-핸들러	bDdIbcbcHda
-했는데	cMbaaacdKdc
-했는지	GcdHcdb
-행	gFIeGbiJeda
-행률	Ibaaaab
-행사	.......ecJa
-행을	FDecdcE
-행일	bcbaaaL
-행하면	aHba.ba
-허브	GcdbbbGgDBA
-험한	a.bJadb
-헤더에	Hca.ab
-헬름	bdbHbcE
-혀야	bJababceJcb
-혀요	dJbcbbBdIcb
-현상	cKabaaabJec
-현장	E.babaA
-현재	Efdd.GAeIac
-현해	IbaaaacbeIb
-현해줘	Jababac
-호가	cEbbbaF
-호로	Ic.aaaccfJa
-호를	dBccbCF
-호자	Jbcab.caaeG
-홈으로	bIaaaab
-화가	caCbbGbbIdc
-화면	Ca.abdE.cGd
-화면과	.......abFc
-화면만	cCbaaaF
-화면에	LfaaaabbIbe
-화면은	.......bAFd
-화면을	aEbbEbdc.Kg
-화면이	bKaabac
-화번호	Fbdbc.E
-화상	Hbbaaaa
-화하는	HaaaabbbdIc
-화해줘	bcGbabD
-확인	fEdJcgEDDec
-확인만	bbacaJacJeb
-확인창	KaacacbcJea
-환경	AbcbBbGcGAe
-환불	dDbaFabdIad
-환불이	bBbbIcb
-환산	GabbBbb
-환율	B.BdHedcLfc
-환자	Gaa.a.b
-환해	baIcb.b
-환해줘	.......acIf
-회	HdbaGceeJea
-회가	eBIbcBcdFAc
-회계	JabbacbbbeI
-회귀	ceaaObbeG.c
-회를	Habaaab
-회사	EddFccCAbEd
-회원	.cFdbD.aBiH
-회원이	CDcccEcdEBc
-획서	IbbabbaaafH
-효과	JcbaaabcIdc
-효성	bcIba.a
-후기	Gcaba.a
-후로	bHaaaacbFbb
-훅	edeHDdEeGAc
-훅으로	bbIaca.b.Fc
-휴대폰	JdbbcDcd.Gb
-휴일	.......cIdb
-흐름	babdBHa
-흐름을	ca..Fa
-히게	OdbbbbbcJec
-히는	BbabbHbcGbc
-힙	bbcbaaJ
-힙니다	cKbabbbcGac
0	iIBd.eGIBee
0.0	.G.afeDDFee
0.0.0	jggacbZZpib
[Korean letters]	CCabcaAaE.d
[a call]	jEPhCEkAJgd
[a colon]	GBfbadDCfC
[a colour code]	ojjJFeXUjib
[a dash]	EFfCbDijEAD
[a dot file]	kFfcdgYXlge
[a duration]	feTiiBGCIhd
[a name in camel case]	fcQbbAecGca
[a name in snake case]	e.b.CE.HGld
[a number]	iG.dacJMcee
[a parenthesis]	BbHa.dbbaB
[a path]	IcbI.jd.Pjf
[a percentage]	AAjfXainRBf
[a question mark]	jhhLfZlhSfe
[a quotation mark]	bAbdc.JQbhf
[already there]	IAafCadaHfb
[already there] [becomes]	ccFacaEFgDc
[already there] [both]	Hadb.cAdBcE
[already there] [broad]	EdbaCcB
[already there] [code name]	abJ.bad
[already there] [element]	Nbc.bbddKdc
[already there] [from nothing]	dcc.E.D
[already there] [layer of admin]	.......bLgc
[already there] [layer of api]	Led.acAdHiE
[already there] [layer of app]	BGca.cccEiG
[already there] [layer of money]	beedEEE
[already there] [layer of ui]	IecabbE.AcB
[already there] [many]	AdCb.aB
[already there] [one only]	Kg.aBbccHgB
[already there] [product]	cFaaAca
[already there] [setting]	IeBbCafAMkc
[already there] [shown text]	JaebbdDDAe
[already there] ×2	KBb.bbfcOib
[an address]	fhdFacPOgga
[an arrow]	heLf.eLTnae
[an equals sign]	aNcfgaBJdfa
[an exclamation mark]	DHaJil.BEbe
[becomes]	hcGecdPTlce
[becomes] [both]	HAdb.c..cIf
[becomes] [broad]	BjEbabGGfCd
[becomes] [candidates]	CCaIefbeKcc
[becomes] [code name]	imVbBaAOlac
[becomes] [element]	ebAebdRNgce
[becomes] [from nothing]	CEdaCad
[becomes] [layer of admin]	GeAaaa.caAC
[becomes] [layer of api]	AcCcbACDiHc
[becomes] [layer of app]	eCBddbKEbab
[becomes] [layer of data]	bFbcbEaAbEd
[becomes] [layer of money]	ibDBBfILhgC
[becomes] [layer of ui]	bcbcccOKlHg
[becomes] [many]	cFMeDdjm.L
[becomes] [one only]	BECccadFDfd
[becomes] [product]	BCEdAbegcEE
[becomes] [whole system]	AdJbEClhgQc
[becomes] ×2	bIhdDeGHbae
[both]	FAd.aAcecGA
[both] [candidates]	deccaQbbdLf
[both] ×2	.Ec.AaacmOB
[both] ×4	bFA.c.a
[broad]	MaeAbbdgcOe
[broad] [both]	KBd.cbdddI
[broad] [candidates]	beabBLdbaFd
[broad] ×2	N.b.dfbckPb
[broad] ×4	JdaaaabbfBF
[broken]	lZec.egdPgd
[broken] [already there]	.CcbHccdFaa
[broken] [becomes]	fQdd.aaHCja
[broken] [both]	.PcbcdccaHe
[broken] [broad]	kUfAAebdPid
[broken] [candidates]	fFABD.fcJg
[broken] [code name]	mJIcEceeIbb
[broken] [does not]	eMcADj.dECd
[broken] [element]	cRddbbceG.c
[broken] [foundation]	GAJdcdfbcgL
[broken] [from nothing]	.NeBaagfIaa
[broken] [layer of admin]	EF.cde.dbF
[broken] [layer of api]	cPa.dbgbdHc
[broken] [layer of app]	.La.decfE.B
[broken] [layer of data]	cMBbdAh.ACd
[broken] [layer of money]	aObcdcbcHfB
[broken] [layer of ui]	hRecccDCCdb
[broken] [many]	eMABAgeeCCa
[broken] [not there yet]	cF.cAAbcHca
[broken] [occurs]	gUdbbdbfSka
[broken] [one only]	cKadCaecJg
[broken] [product]	CBbCabcbfFC
[broken] [setting]	jUabAbgCGgc
[broken] [shown text]	gObccfFCFfd
[broken] [trace]	bMec..bgOfb
[broken] [whole system]	dgIGc.bclIF
[broken] ×2	jWfaAfadHCg
[candidates]	CffabShgCIe
[candidates] ×2	fcd.aPbckQd
[change nothing]	dfA.cL.eF.a
[change nothing] [becomes]	CcaBaEdeFcB
[change nothing] [both]	ccdDbEC
[change nothing] [broad]	DhCabGdcEaa
[change nothing] [broken]	ahcDaGC
[change nothing] [candidates]	babb.IaahLb
[change nothing] [does not]	AcAcaKfdECd
[change nothing] [element]	GbdabBAeIda
[change nothing] [exchange]	acEAaBc
[change nothing] [layer of api]	AdabbFAb.Db
[change nothing] [layer of app]	AbbbaF
[change nothing] [layer of data]	ccdAaBHcGbb
[change nothing] [layer of money]	FfadaGa
[change nothing] [layer of ui]	Kfab.CdeKe
[change nothing] [make]	HfcBbCcdBDb
[change nothing] [many]	bfBCcF.cgIA
[change nothing] [not there yet]	afddaPaaHbd
[change nothing] [occurs]	bCcbaGcabFc
[change nothing] [one only]	.ecBbLddEAb
[change nothing] [product]	aaaeaJaahI
[change nothing] [repair]	afcBaJaaEbb
[change nothing] [reshape]	edMCc.cbEdA
[change nothing] [setting]	.C.BbCeeGab
[change nothing] [shown text]	GeEdaBeeKe
[change nothing] [speed]	bceCaIaa.Db
[change nothing] [stays the same]	cdKdb.BcaaD
[change nothing] [trace]	.......cHda
[change nothing] [whole system]	fbdAbEG
[change nothing] [wish]	bfc.aMbcGac
[change nothing] ×2	eddDaKb
[change set]	ijeUBfGcNib
[change set] [becomes]	fhaEcaMJbbe
[change set] [both]	.a.JdiDeCAA
[change set] [broad]	ldbOCBb.Lhc
[change set] [broken]	AAaHbdcc.Da
[change set] [candidates]	.......cHe
[change set] [change nothing]	beCaaJdcC
[change set] [does not]	C.aBdGgdGCf
[change set] [element]	kaaLCa.CCcc
[change set] [exchange]	cgCCc.GDb.a
[change set] [foundation]	aDFbaae
[change set] [knowledge]	dfeLbIdeMga
[change set] [layer of api]	dDebBADCfC
[change set] [layer of app]	dI.Acab
[change set] [layer of data]	eDCHcdc
[change set] [layer of money]	e.AGBAefGcB
[change set] [layer of ui]	BBDDfcc
[change set] [make]	cbgBB.HcLgb
[change set] [many]	fFGgcdFfEB
[change set] [not there yet]	FbbgEEebE.c
[change set] [occurs]	eGcBcdGbFfB
[change set] [one only]	EABCdbcdFfD
[change set] [question]	acbGbDdbEab
[change set] [repair]	dadICcA
[change set] [reshape]	dfDI.eBdIfA
[change set] [setting]	fgbJ.cIEChA
[change set] [shown text]	fAcEcbHGgAb
[change set] [speed]	aBeedGE.Fdb
[change set] [stays the same]	.bHgdCBdBCa
[change set] [trace]	gfcIa.IIdca
[change set] [whole system]	a.Jbabc
[change set] [wish]	dfcSadceLdc
[change set] ×2	fdcOccCdKeb
[code name]	ehTd.c.GAdd
[code name] [both]	EAdaBc
[code name] [broad]	DaFEadhB.ab
[code name] [candidates]	baCcbHd
[code name] [element]	DFdbceD.ABc
[code name] [foundation]	abJabacceGA
[code name] [layer of api]	CDab.baaaFd
[code name] [layer of app]	FagdcbKeACA
[code name] [layer of data]	BGeab.abgLc
[code name] [layer of money]	AfKIcbiHhcC
[code name] [layer of ui]	fCdb.bKFada
[code name] [many]	hDLfBcadhNc
[code name] [one only]	ghPCabbJafd
[code name] [product]	DaCdFddeEhH
[code name] [whole system]	.......edMe
[code name] ×2	edZacAqKg.d
[documents]	ijhbffZdMdf
[documents] [already there]	BcbaacGGgEd
[documents] [becomes]	CgDdbbHMdjA
[documents] [both]	HceAedIbD.a
[documents] [broad]	cgd.d.RfMdc
[documents] [broken]	i..cdcTeHd
[documents] [change set]	caeHcbFdKeb
[documents] [code name]	eakDg.UhMbc
[documents] [does not]	CahDhFC
[documents] [element]	EBgCfeI.bFd
[documents] [exchange]	GccbbbD
[documents] [from nothing]	AHabaae
[documents] [knowledge]	i.dc.gWfOfc
[documents] [layer of admin]	ddbbccQdCEd
[documents] [layer of api]	bafcddSc.Gd
[documents] [layer of app]	iAbcAeQcNlB
[documents] [layer of data]	IdcdbgKcdHa
[documents] [layer of money]	deeHcDE
[documents] [layer of ui]	EafdbeNgCJe
[documents] [make]	hccbgfZhThd
[documents] [many]	AdjgcaXfgTg
[documents] [not there yet]	EdabbcHbbFb
[documents] [occurs]	babcceOcHbc
[documents] [one only]	gagEfGIdJbd
[documents] [product]	bbdcaCI
[documents] [question]	acdg.dSdHac
[documents] [repair]	cgBbaaLEebB
[documents] [reshape]	BfCdcBF
[documents] [setting]	Edhdc.MiHBb
[documents] [shown text]	JbebabBJgAc
[documents] [stays the same]	ICeeceD
[documents] [trace]	FFcdbeBdG.c
[documents] [upkeep]	keabAbUaOn
[documents] [whole system]	edbfBBN
[documents] [wish]	iibAd.VcMfd
[documents] ×2	jdcbbcXaF.f
[does not]	fXccabhcJbd
[does not] [already there]	ECbaCbfcFAc
[does not] [becomes]	aIEcdcdFcDg
[does not] [both]	cKB.AgcbBCd
[does not] [broad]	ePd.bBfeEFf
[does not] [candidates]	.dABADdccIc
[does not] [code name]	BhEEfC
[does not] [element]	CRfAcfhhLbb
[does not] [foundation]	cdKa.aa
[does not] [layer of admin]	ICdabbc
[does not] [layer of api]	AGB.abfBgMg
[does not] [layer of app]	fO..aahbGfA
[does not] [layer of data]	CEEc.gbcDBd
[does not] [layer of money]	lM.CBca.F.f
[does not] [layer of ui]	bN.CadjcFba
[does not] [many]	bBDBadbedHA
[does not] [not there yet]	CbEc.abceFB
[does not] [occurs]	cO.bbfbdHda
[does not] [one only]	FAaAdCfdEBb
[does not] [product]	AEa.cCef.DC
[does not] [setting]	cKA.AfcHCfe
[does not] [shown text]	dMCbah..Gfa
[does not] [trace]	IAeb.c.gaJb
[does not] [whole system]	fcCc.EDagEC
[does not] ×2	EDddbDdfLae
[element]	SFfcdefcNfe
[element] [both]	DGfCcbdcdNg
[element] [broad]	HCeAbcaeECd
[element] [candidates]	KecccDbcBDc
[element] [foundation]	cCFb..d
[element] [from nothing]	aEdabaDcAcE
[element] [layer of admin]	CAbabBadDaA
[element] [layer of api]	Jaac.cch.Le
[element] [layer of app]	.LccfBbgDFc
[element] [layer of data]	LbfFbcedBFd
[element] [layer of money]	fGfA.aDcCbA
[element] [layer of ui]	BJeacbacFDg
[element] [many]	G.Gbaibf.Ha
[element] [product]	HBcbbabjHaB
[element] [whole system]	aaCaEacacaE
[element] ×2	WBbbcfnkPcb
[ends with a question mark]	ksfEaZjgVkd
[exchange]	jcSbdeD.jIA
[exchange] [already there]	.eEa.aA
[exchange] [becomes]	hDEeacIHgFg
[exchange] [both]	.DCcbb.fCcG
[exchange] [broad]	ABEbcAfaEBf
[exchange] [broken]	gLAa.cbcDcB
[exchange] [candidates]	c.ed.NbbfKd
[exchange] [code name]	fcMcAb.eCFc
[exchange] [does not]	dFDbc.bDiGc
[exchange] [element]	gbDJdeDC.Ad
[exchange] [foundation]	dcOccb.ejAN
[exchange] [from nothing]	eaAaDaB
[exchange] [layer of api]	kAHdbAFElcK
[exchange] [layer of app]	dCNcddb.hFA
[exchange] [layer of data]	hfGLbgDbAA
[exchange] [layer of money]	a.JccbadLgb
[exchange] [layer of ui]	baJdafDAfE
[exchange] [make]	AdCb.aDBAeA
[exchange] [many]	icYdabfioPH
[exchange] [not there yet]	DeCbFbc
[exchange] [occurs]	cJbbBacaEca
[exchange] [one only]	eBDaCBd.eKg
[exchange] [product]	eBIb.BfgDcF
[exchange] [repair]	dCfbbaLB.Ce
[exchange] [setting]	fCed.cORodA
[exchange] [shown text]	faea.dPJbde
[exchange] [speed]	AB.EdeAAGeb
[exchange] [stays the same]	eeRba.eehKB
[exchange] [trace]	ALebcbAfHCd
[exchange] [whole system]	ccOd..deeiS
[exchange] [wish]	AhGFacbebDC
[exchange] ×2	idXb.dehlJI
[foundation]	aeQdbc.docV
[foundation] [both]	EhGdAdC.jgR
[foundation] [broad]	Nddbb.cbeAF
[foundation] [layer of admin]	Kcaabcb
[foundation] [layer of api]	CeHbbcBaciN
[foundation] [layer of app]	DgEcCdABgfK
[foundation] [layer of data]	Cd.bedLbefL
[foundation] [layer of money]	Neabbbb.dfJ
[foundation] [layer of ui]	.cEdCa.beFA
[foundation] ×2	ddJbbcDcffO
[from nothing]	KAabacedfjT
[from nothing] [both]	GbbaBbb.ciL
[from nothing] [broad]	GAbabbcaAjK
[from nothing] [layer of admin]	Gb.aaab.biK
[from nothing] [layer of api]	HababbaachK
[from nothing] [layer of app]	HdbbAb..ciL
[from nothing] [layer of data]	HccCcbAahBG
[from nothing] [layer of money]	Fbbaaa..bcF
[from nothing] [layer of ui]	EDcb.bba.kM
[from nothing] ×2	Hba.aabaceH
[judgement]	kigZdehhMAf
[judgement] [already there]	Iabba.b
[judgement] [becomes]	bdeP.bbdG.c
[judgement] [both]	ccfUAgcd.Gc
[judgement] [broad]	ficZcdefOed
[judgement] [broken]	.eeTdcdeF.a
[judgement] [candidates]	dccLdEceAHc
[judgement] [change nothing]	cbcLacabbFb
[judgement] [change set]	heaYbbhePib
[judgement] [code name]	fdDICcddIcb
[judgement] [does not]	ecdLbDaaCBd
[judgement] [element]	BhCOccecKga
[judgement] [exchange]	dbdP.ebdLga
[judgement] [from nothing]	EcaFcba
[judgement] [knowledge]	ifaMbIecHac
[judgement] [layer of admin]	EabABbbahMd
[judgement] [layer of api]	aefNbDdcAHf
[judgement] [layer of app]	EfdKfCbbBFf
[judgement] [layer of data]	cefMcHedGac
[judgement] [layer of money]	DhDI.cefEfF
[judgement] [layer of ui]	BceLcc.AeGb
[judgement] [make]	bj.TdAedHbb
[judgement] [many]	eehZcbdanXi
[judgement] [not there yet]	adAEB.a
[judgement] [occurs]	DbcDbBcadHc
[judgement] [one only]	fcANcAccaHd
[judgement] [product review]	Mbaga.aahGB
[judgement] [product]	DddJbbbajMb
[judgement] [question]	gcdVadccG.c
[judgement] [repair]	dAbLbad
[judgement] [reshape]	fdANcAcdH.d
[judgement] [setting]	.eePAcdfOga
[judgement] [shown text]	adfJb.C
[judgement] [speed]	deDNafbcBFd
[judgement] [trace]	JgbIccee.Fb
[judgement] [whole system]	gacXcgc.nYj
[judgement] [wish]	fceZcdeeLcd
[judgement] ×2	hceZaicdDFf
[knowledge]	ggd.eZefIAd
[knowledge] [becomes]	eg.bbLDHBde
[knowledge] [both]	dfdIeQfcdMf
[knowledge] [broad]	.ddadHFbDdB
[knowledge] [broken]	BBB.dBceH.c
[knowledge] [candidates]	hbdcbVdclTd
[knowledge] [change nothing]	gfdd.VabFac
[knowledge] [code name]	aeHfeCF.CeB
[knowledge] [does not]	A.BcbIfeGAd
[knowledge] [element]	HchDeDAcCDd
[knowledge] [exchange]	egdGbFEEeGg
[knowledge] [foundation]	DbGabea
[knowledge] [from nothing]	DdDcbCb
[knowledge] [layer of admin]	GcCcaabaAdE
[knowledge] [layer of api]	bcdeaRacFc
[knowledge] [layer of app]	dfBd.L.baDa
[knowledge] [layer of data]	gdadbNDaEbb
[knowledge] [layer of money]	GhDeeIaCgbF
[knowledge] [layer of ui]	abgHcDA
[knowledge] [make]	Ai.hcNDdIcb
[knowledge] [many]	.fcCcOfbfMe
[knowledge] [not there yet]	hfBeAPAbDAc
[knowledge] [occurs]	.EbfdFBbEAd
[knowledge] [one only]	AjBebQceAGc
[knowledge] [product]	DchabNccgIA
[knowledge] [repair]	fFCbfJfcLkB
[knowledge] [reshape]	bhEFdDadHac
[knowledge] [setting]	FDgedHaiI.a
[knowledge] [shown text]	HdabfDA
[knowledge] [speed]	kHBAcLhdG.c
[knowledge] [stays the same]	feOecABbEba
[knowledge] [trace]	aJebaCdcFaa
[knowledge] [whole system]	eafaaTe.kUj
[knowledge] [wish]	hb.bcPacFAd
[knowledge] ×2	hbhbbZdebKd
[layer of admin]	JcdcabBeeFD
[layer of admin] [both]	Jdaabb.bfaI
[layer of admin] [broad]	MecbcbBdiHD
[layer of admin] [layer of money]	EAfabaDAfeJ
[layer of admin] ×2	Ofc.c.ccgEE
[layer of api]	HabcaaAebEB
[layer of api] [both]	DDabaacbmJF
[layer of api] [broad]	LddbA.ddhNc
[layer of api] [candidates]	EeccbKccEcA
[layer of api] [layer of admin]	GababbAbcbG
[layer of api] [layer of app]	IacAbbbbhaK
[layer of api] [layer of money]	cEdAbABcgDF
[layer of api] [layer of ui]	KabbcbbchGE
[layer of api] ×2	hJadcbHfeGD
[layer of app]	DDAddbBea.F
[layer of app] [both]	DCdbAaaaicM
[layer of app] [broad]	BFdbdaCeABB
[layer of app] [candidates]	CcdcBIdceEC
[layer of app] [layer of admin]	Kdbaa.cabjM
[layer of app] [layer of money]	FbbaabB.ekQ
[layer of app] ×2	IDebAcdbdkQ
[layer of app] ×4	LgBaBbf.egM
[layer of data]	EAcbdFdeCEc
[layer of data] [both]	IAdba.dbkM
[layer of data] [broad]	LacabAecgKa
[layer of data] [candidates]	DBgcaJedFBc
[layer of data] [layer of admin]	Nbeaaca
[layer of data] [layer of api]	JFdbacebmPa
[layer of data] [layer of app]	HcbbcA.cbF
[layer of data] [layer of money]	.IgbcDbcAEc
[layer of data] [layer of ui]	MacbbadbnNB
[layer of data] ×2	IACCdbibbJf
[layer of money]	BB.aDdcbAeE
[layer of money] [both]	CDccAabcf.I
[layer of money] [broad]	FAbaCdccbAD
[layer of money] [candidates]	abbFdEb
[layer of money] ×2	GEddDgadfKa
[layer of ui]	FBacddEAaBa
[layer of ui] [both]	IBaaacdbjEG
[layer of ui] [broad]	O.dccdac.Eb
[layer of ui] [candidates]	EabbABc
[layer of ui] [layer of admin]	BcdbA.DceEB
[layer of ui] [layer of app]	BB.bAabc.gI
[layer of ui] [layer of money]	BBdbb.D.aiK
[layer of ui] ×2	DEeb.bAca.E
[make]	ReddadBcCDd
[make] [already there]	OfcbBadeNi
[make] [becomes]	GdaabaCBCBf
[make] [both]	MccccaadhJB
[make] [broad]	QcdcAddgfRd
[make] [broken]	.HAdEeebFbb
[make] [candidates]	IgfADFgdDDd
[make] [code name]	CDae.eECFgb
[make] [does not]	dMbcccABDgA
[make] [element]	Q.edbdcaJdd
[make] [foundation]	CcAbBcCceCE
[make] [from nothing]	IdAaabcafhN
[make] [layer of admin]	LcbbbbadbBE
[make] [layer of api]	HbcbBcAdaDB
[make] [layer of app]	IafbbbDeaaF
[make] [layer of data]	EGdcbAccADb
[make] [layer of money]	EBcbCbcdbBC
[make] [layer of ui]	NecbccBbA.A
[make] [many]	dDadDbCfaDC
[make] [not there yet]	CcbbIbcdC.A
[make] [occurs]	DDccaeDdBAA
[make] [one only]	GbCc.eAbC
[make] [product]	Mbbdaabeh.M
[make] [repair]	fPcaChabFBe
[make] [setting]	NcBbafcBDbc
[make] [shown text]	E..dcbEHBdf
[make] [speed]	EhPb.cieLbd
[make] [trace]	DHdcdcAhIFf
[make] [whole system]	fg.DABEamIE
[make] [wish]	Pfdc.d.fAGb
[make] ×2	Pgdb.eBafIb
[many]	g.IBBccioVB
[many] [both]	baaDAbAciCI
[many] [broad]	EDeBCfbdACA
[many] [candidates]	BebDGbcacGc
[many] [foundation]	cdNdacAejbQ
[many] [from nothing]	AA.bAbAbahK
[many] [layer of admin]	AcfbD.GcgED
[many] [layer of api]	eAFaBdAcoII
[many] [layer of app]	baKaBdeehAL
[many] [layer of data]	eF.fbEBdcBE
[many] [layer of money]	BAceC.BcfdL
[many] [layer of ui]	gbFABa.djIE
[many] [product]	CfC.bEbblAM
[many] [whole system]	ifBK.EcduTE
[many] ×2	gkHEDcDgtSH
[not there yet]	FbdeDCcfDCa
[not there yet] [already there]	LgbAAbbddCE
[not there yet] [becomes]	JhdcaADaC.c
[not there yet] [both]	KgAb.BdceGB
[not there yet] [broad]	FacbBDedaFa
[not there yet] [candidates]	aeBcDEaaeGa
[not there yet] [code name]	dA.DacDeI.c
[not there yet] [element]	EEcbCbedKg
[not there yet] [foundation]	EcD.ada
[not there yet] [from nothing]	bbCcBDa
[not there yet] [layer of admin]	Kcd.abbcdEB
[not there yet] [layer of api]	af.bFFcbGlG
[not there yet] [layer of app]	FfAaacC.ceI
[not there yet] [layer of data]	EcbbCAccbDB
[not there yet] [layer of money]	BDcAc.abCeD
[not there yet] [layer of ui]	Mf.aabcchFD
[not there yet] [many]	JiDdEaeccDB
[not there yet] [one only]	HiDeGbccAC
[not there yet] [product]	HdabbBa.g.H
[not there yet] [setting]	bFBe.BciGDc
[not there yet] [shown text]	EbFbecBcaGc
[not there yet] [whole system]	DdBdCAcafHa
[not there yet] ×2	Kjbb.AB.jLa
[occurs]	aVdebdfeLeb
[occurs] [already there]	DbbaAcBaEbb
[occurs] [becomes]	dGCbDcfECed
[occurs] [both]	GA.cAdbcaCA
[occurs] [broad]	fNdda.BcFab
[occurs] [candidates]	BDbbbBc
[occurs] [code name]	AEGacbhDbb
[occurs] [element]	BOcbbdhdLfb
[occurs] [foundation]	dBFbbbCaaeH
[occurs] [from nothing]	.......abeH
[occurs] [layer of admin]	Ca.a..a.bdF
[occurs] [layer of api]	EDAaacdaddH
[occurs] [layer of app]	eOdcbbAfIfB
[occurs] [layer of data]	GBA.cbedaAD
[occurs] [layer of money]	C.dbEaaAiFB
[occurs] [layer of ui]	.NdaaafeGfD
[occurs] [many]	cIAbbbacBeF
[occurs] [not there yet]	Aacb.bGaGcc
[occurs] [one only]	dKEcbbg.GhA
[occurs] [product]	CB.da..cdcJ
[occurs] [setting]	FFAbCblaEca
[occurs] [shown text]	fNDacdcAGhA
[occurs] [whole system]	adBA.Db
[occurs] ×2	bOgaBdceKea
[one only]	AAEcaAdaFbc
[one only] [both]	bbBA.BceAD
[one only] [broad]	DCcb.FgeJbc
[one only] [candidates]	.e.eBIabgMd
[one only] [element]	PecCcbgdPid
[one only] [foundation]	AdL.bdccgaK
[one only] [from nothing]	FA.a.bcdEfE
[one only] [layer of admin]	Fe..bcE
[one only] [layer of api]	CcaaCa.bbaF
[one only] [layer of app]	AHaafBceGcA
[one only] [layer of data]	DDcbBbdcCBc
[one only] [layer of money]	..CCEefBbfG
[one only] [layer of ui]	CDcCccacHcb
[one only] [many]	aDaCEdffeMa
[one only] [product]	Gb.fdHdbgCG
[one only] [whole system]	ddAbCGaaiHB
[one only] ×2	CbFbdeCFbd
[product review]	Ncaga.bbdEA
[product review] [both]	Kbada.bahED
[product review] [broad]	Lcafa.abeFA
[product review] [element]	Kaacabb
[product review] [layer of admin]	H..faa..gKe
[product review] [layer of api]	Lb.eabbbHbc
[product review] [layer of ui]	Ibacaab
[product review] [make]	Iaafaaa.eLf
[product review] [many]	Iaabaab
[product review] [product]	.......acJf
[product review] [wish]	MbafaabaBDe
[product]	Ob.cd.egjbS
[product] [both]	Icaab.caghP
[product] [broad]	Ibc.cbAegAK
[product] [candidates]	JdeEcac
[product] [foundation]	IeCaBcd.ffL
[product] [from nothing]	RfbbcadbijU
[product] [layer of admin]	Icbaaa..dkO
[product] [layer of api]	MgAaccAc.kN
[product] [layer of app]	OcdbbbbbfgN
[product] [layer of data]	IAdgcCAcbfJ
[product] [layer of money]	Jadcc.aaboS
[product] [layer of ui]	KcAbaadbfjR
[product] ×2	Ofd.b.c.gmT
[question]	igfFdZhgOce
[question] [already there]	H.eecHcdCA
[question] [becomes]	cFgEeLifIca
[question] [both]	Af.FcIfdAIe
[question] [broad]	ghdaAPDdIcc
[question] [broken]	cbeB.IacKeb
[question] [candidates]	CgbcALddBFd
[question] [change nothing]	feA.aNbbE.c
[question] [code name]	ceBAbLdeKdb
[question] [does not]	.JcbdFhdGbb
[question] [element]	FcgDeJedG.c
[question] [exchange]	aBgI.Fi.DBf
[question] [foundation]	bcGdaEc
[question] [knowledge]	igeBbXddFCd
[question] [layer of admin]	ddbBcGDcGfB
[question] [layer of api]	CfcbbOdbGac
[question] [layer of app]	dDecaJ.ADbc
[question] [layer of data]	hfeCcTbeKcc
[question] [layer of money]	f.adEJedEeC
[question] [layer of ui]	BgbDbBBbDCe
[question] [make]	d.gcbNBdH.c
[question] [many]	c.CFA.hdfNd
[question] [not there yet]	egDe.OacBCb
[question] [occurs]	bCbd.AE
[question] [one only]	bA.eBHeeGaa
[question] [product]	abAdcLbceG
[question] [repair]	dLdHecddHca
[question] [reshape]	iaJ.ADedNfd
[question] [setting]	gC.A.MkeG.c
[question] [shown text]	AiEcfMaeFa
[question] [speed]	.gfDAKdbEbb
[question] [stays the same]	BdMfcBdcDb
[question] [trace]	cDAeAEcbFeB
[question] [whole system]	gaeGbKcAlVj
[question] [wish]	CfcFaDcdDCd
[question] ×2	kcdebZdeJ.e
[question] ×4	ddCAbGa
[repair]	kZi.cdBAFcd
[repair] [already there]	CCcdGbe
[repair] [becomes]	gTdabfAH.g
[repair] [both]	lTdbddEacJf
[repair] [broad]	fKadacEDABg
[repair] [broken]	jVbbabdfDCa
[repair] [code name]	iDb..cJ.bDb
[repair] [does not]	dKeBbdA.hMf
[repair] [element]	dQecabbcCDd
[repair] [layer of admin]	fIcabaD
[repair] [layer of api]	lSca.abfcNf
[repair] [layer of app]	fJC..affhIF
[repair] [layer of data]	iNcaaaAacJf
[repair] [layer of money]	fKC.cbceB.C
[repair] [layer of ui]	mJeabaLHfBd
[repair] [many]	iOcBfAAfDCa
[repair] [not there yet]	dgeeFHGcKfb
[repair] [occurs]	fQcadbacIhB
[repair] [one only]	aBg.cFC
[repair] [product]	dHBaa.c
[repair] [setting]	eNjcbcHFBfb
[repair] [shown text]	i.fbabTMjaa
[repair] [speed]	cHfBbDd
[repair] [trace]	gNacac..Geb
[repair] ×2	acf.baN
[reshape]	heZadeheJda
[reshape] [already there]	dBCd.DaaHdb
[reshape] [becomes]	ebMfcBAaBDd
[reshape] [both]	fBIDbcdhIa
[reshape] [broad]	fcPDcdebKde
[reshape] [broken]	dELaachfIc
[reshape] [code name]	bhKacaCDAAg
[reshape] [does not]	FeKCdgdBdEb
[reshape] [element]	DfLb.bgebEA
[reshape] [exchange]	dbPacaei.CF
[reshape] [foundation]	ccNaabcbkdP
[reshape] [layer of admin]	CdJbacddEeC
[reshape] [layer of api]	fbKAcCeccbH
[reshape] [layer of app]	ecCDb.C.Cc
[reshape] [layer of data]	bCEcdFedCeG
[reshape] [layer of money]	dhNdAFfaBbA
[reshape] [layer of ui]	cBCdcBAcHCg
[reshape] [make]	BbC.AfAHdhC
[reshape] [many]	gcQcbacglPB
[reshape] [not there yet]	c.DdCCb
[reshape] [occurs]	gIDcBbd
[reshape] [one only]	feTabad.Ee
[reshape] [product]	cdEEbCcd.CA
[reshape] [repair]	cKcccdDfBAC
[reshape] [setting]	idRB.dbFDee
[reshape] [shown text]	bAJCdfcaKde
[reshape] [speed]	bGacDcb
[reshape] [stays the same]	ggXcadbfLgB
[reshape] [trace]	BEaGdddgDEa
[reshape] [whole system]	ecPgcEcbkcP
[reshape] [wish]	dfRA.bffFbB
[reshape] ×2	ggY.bbfeLcc
[setting]	aAEeeeIPajd
[setting] [becomes]	mCEccdPYmjb
[setting] [both]	bBccADAaAFe
[setting] [broad]	aBGbdAbCEce
[setting] [candidates]	acaBaGceCEc
[setting] [code name]	bfSc.bdKbgb
[setting] [element]	HFAfeabAEbd
[setting] [foundation]	dcKbbaB.e.F
[setting] [from nothing]	aE.b.cBeHgD
[setting] [layer of admin]	B.cccCC
[setting] [layer of api]	I.dbdaDCab
[setting] [layer of app]	aEhaeBHEafB
[setting] [layer of data]	JcfccAC
[setting] [layer of money]	gDAaEdBACad
[setting] [layer of ui]	HCDbeebBDe
[setting] [many]	eFIcdfClDEC
[setting] [one only]	gEGc.c.Ic.e
[setting] [product]	HABbbcefBdH
[setting] [whole system]	aaMba.gdbfL
[setting] ×2	bcDgb.JOgcf
[setting] ×4	cCHbcbbHcca
[several lines]	aPi.badiLba
[shown text]	b.dfedTTghe
[shown text] [becomes]	nkAabbZXmia
[shown text] [both]	IBe.dbabAHh
[shown text] [broad]	E.eccdJFbCg
[shown text] [candidates]	IgFcbCfbIdc
[shown text] [code name]	ceOc.c.Icdb
[shown text] [element]	FJieecFDGfd
[shown text] [foundation]	acG.aaa
[shown text] [layer of admin]	LcbaaacddLd
[shown text] [layer of api]	PaaaBejedMe
[shown text] [layer of app]	fGgac.IFeCd
[shown text] [layer of data]	a.cd.GBAbFe
[shown text] [layer of money]	fDAbebJHAha
[shown text] [layer of ui]	dbibbaTNchd
[shown text] [many]	KGEdadnlKBa
[shown text] [one only]	GdJedcaGc.d
[shown text] [product]	HAa.baeiCGa
[shown text] [setting]	b.Mddb.HgCe
[shown text] ×2	AejbbdVRhgc
[speed]	jAYdfDkiShc
[speed] [becomes]	ffM.bB.dJdb
[speed] [both]	bb.CcEadAC
[speed] [broad]	iaN.bDffEBb
[speed] [broken]	eLFAaggeLfb
[speed] [candidates]	dacb.KabdHc
[speed] [does not]	GFg.dabcIcd
[speed] [element]	EeFCeBfcEba
[speed] [layer of api]	.dJAAdddA.C
[speed] [layer of app]	ec.BCaEBdcE
[speed] [layer of data]	.gICcAcbG.d
[speed] [layer of money]	aFca.aa
[speed] [layer of ui]	iFQAadjhNea
[speed] [many]	acHCdbacC.A
[speed] [not there yet]	DacccHb
[speed] [occurs]	aEEb.adcJg
[speed] [one only]	AgGAdFddH.e
[speed] [product]	ciNcBDdfEaA
[speed] [setting]	jDQbadceKcc
[speed] [shown text]	eFEceGdeFBc
[speed] [trace]	dQhbbCdeMfb
[speed] [whole system]	........dbG
[speed] ×2	jhZaachgOec
[stays the same]	gEYeeegiEaE
[stays the same] [already there]	.cGaa.a
[stays the same] [becomes]	.aObbcfhdEG
[stays the same] [both]	bdNccbAcbCB
[stays the same] [broad]	CbJddCeeK.f
[stays the same] [broken]	bJJechaeDFe
[stays the same] [candidates]	........eGb
[stays the same] [code name]	A.IbbbehNea
[stays the same] [does not]	.cRdbeddfDE
[stays the same] [element]	aFCcbcacbHc
[stays the same] [foundation]	cAKaacedhAL
[stays the same] [from nothing]	fFLbcccdEhF
[stays the same] [layer of admin]	IfBaa.cbfJb
[stays the same] [layer of api]	d.IbdbAcf.I
[stays the same] [layer of app]	.fMabAddaFa
[stays the same] [layer of data]	AAEdbAc.hLc
[stays the same] [layer of money]	dBKbbbbdCfH
[stays the same] [layer of ui]	AaMbcbffAF
[stays the same] [make]	DhLcecBeA.D
[stays the same] [many]	hfYcecafqJM
[stays the same] [not there yet]	AfMbcAcbeBE
[stays the same] [occurs]	gDGcbEccGhC
[stays the same] [one only]	hcRabdafHdB
[stays the same] [product]	eDMec.dcecL
[stays the same] [repair]	dN.adbdeGbA
[stays the same] [setting]	dCKabafgKDg
[stays the same] [shown text]	F.IcafdfEBa
[stays the same] [speed]	dfNba.bbKfc
[stays the same] [trace]	IeAbb.b
[stays the same] [whole system]	fcLbc.AbheO
[stays the same] [wish]	aaRdcfceFcB
[stays the same] ×2	hdVbbccgGfF
[suite]	gdbaSacdkNB
[suite] [becomes]	daa.I.dfbGB
[suite] [both]	gea.PaccmJG
[suite] [broad]	fd.aL.abfJb
[suite] [broken]	bd..Fa
[suite] [does not]	ada.Fa
[suite] [element]	CcbaEabdeFC
[suite] [exchange]	bab.HabbdIc
[suite] [from nothing]	dba.I.a
[suite] [layer of admin]	dabaJ.bbddJ
[suite] [layer of api]	dba.J.badgL
[suite] [layer of app]	bbbaKbbaedI
[suite] [layer of money]	eba.I.aceH
[suite] [layer of ui]	dca.KaaaeAE
[suite] [make]	hba.N.ceeLc
[suite] [many]	ccbaMabaiCF
[suite] [not there yet]	bca.Haa.eIe
[suite] [occurs]	dda.K.achMc
[suite] [one only]	ad..Gaa
[suite] [product]	CbbaFac
[suite] [question]	ac.aHba
[suite] [setting]	dba.H.aceLd
[suite] [speed]	baaaGabbfBG
[suite] [trace]	ac..GaaaeIc
[suite] [upkeep]	bc..LbecdJd
[suite] [whole system]	b.baHbb.ccF
[suite] [wish]	eaaaJabcfHB
[suite] ×2	hda.PabcoPB
[test thing]	NbaafcabGad
[test thing] [element]	NaAbicaaJgb
[test thing] [judgement]	Ha.ce
[test thing] [layer of app]	Ja.ce.a
[test thing] [layer of ui]	Haa.d.b
[test thing] [make]	La.aedbbF.d
[test thing] [setting]	Haaad
[test thing] [wish]	Iaacc.a
[tests]	pkidZcjhPbf
[tests] [already there]	bfcaO.bdJdb
[tests] [becomes]	.fj.XAiDfEc
[tests] [both]	fdccYdefADB
[tests] [broad]	qfacZ.ebNhe
[tests] [broken]	hhccZcffJac
[tests] [candidates]	EaacHfb
[tests] [change set]	cBegMcCcGab
[tests] [code name]	CcjbV.jaMid
[tests] [documents]	LcaaBagaHec
[tests] [does not]	cibaSbbeCBa
[tests] [element]	acdcScedLdd
[tests] [exchange]	cfBbObeADFk
[tests] [foundation]	ccEbHac
[tests] [from nothing]	adcaMacbeBE
[tests] [judgement]	GdbgIbbdFb
[tests] [knowledge]	CDBeJid
[tests] [layer of admin]	ebaaL.bbfaI
[tests] [layer of api]	maeaYaedBaC
[tests] [layer of app]	aaecLb.ceaJ
[tests] [layer of data]	cdCbKcccaEa
[tests] [layer of money]	ggecZAfdG.c
[tests] [layer of ui]	eaeaQadbe.G
[tests] [make]	lecbZbheLaf
[tests] [many]	idkcZbdcrXb
[tests] [not there yet]	iddaUbbbLee
[tests] [occurs]	d.daQbfDfFe
[tests] [one only]	dgcaUdbdbJe
[tests] [product]	bbddOabdeGC
[tests] [question]	BAcdQjbaEab
[tests] [repair]	bGccLeeeOhb
[tests] [reshape]	dcbcPcabIdc
[tests] [setting]	.hgcXbdcGad
[tests] [shown text]	dAeaQafdHac
[tests] [speed]	AcddIcDcaaE
[tests] [stays the same]	.HCbebb
[tests] [suite]	idaaTacdlOA
[tests] [test thing]	NbaafcabGad
[tests] [trace]	bd.aIabacHc
[tests] [upkeep]	eEedJfF.AGg
[tests] [whole system]	cafbRbebkKC
[tests] [wish]	kdfdZdehOdc
[tests] ×2	jfbaZaffbLd
[the name of a constant]	FbCig.HZphb
[the name of a file]	ieQLbmaZgod
[the number of a change]	njhVBeMJCla
[the number of a line]	lUIc.dkICic
[the number of a version]	eEjceeWVhjd
[trace]	BVlacbfiMBe
[trace] [already there]	Hca.aba
[trace] [becomes]	BLhccbBBdIf
[trace] [both]	cFecbBDhIBc
[trace] [broad]	IGgbdc.eGDf
[trace] [candidates]	Ad.aaE
[trace] [code name]	GaebcaFfDCb
[trace] [element]	COgbbbeaDAc
[trace] [layer of admin]	Idb.a.b
[trace] [layer of api]	BDcbABddEBc
[trace] [layer of app]	DFcebcBgDGd
[trace] [layer of data]	aIbbaabcIbd
[trace] [layer of money]	cKbab.ceKea
[trace] [layer of ui]	LbfbadCAaCc
[trace] [many]	EBdeBcC
[trace] [not there yet]	HBcbaBfedJa
[trace] [occurs]	bPcdaaeeGBd
[trace] [one only]	HDfcaDfgFEd
[trace] [product]	FHbcbbef.Jd
[trace] [setting]	aOfEbAlhRia
[trace] [shown text]	aQecbadACac
[trace] [whole system]	AebbabK
[trace] ×2	fKdcbbE
[two quotations]	qaJebeUZrjb
[upkeep]	jbebedZHCgd
[upkeep] [already there]	eIcbBb
[upkeep] [becomes]	cfg.abUNBke
[upkeep] [both]	faac.bMhDAD
[upkeep] [broad]	aae.bbK
[upkeep] [broken]	eRAcfadADcb
[upkeep] [candidates]	BdbeBLfddFA
[upkeep] [change nothing]	dDbBbHfdHfB
[upkeep] [change set]	hgAGecOgNjB
[upkeep] [code name]	CfbbCdIgJAd
[upkeep] [does not]	bEgABaC.ACe
[upkeep] [element]	MAbaadfaB.a
[upkeep] [exchange]	efFccaKAfHc
[upkeep] [foundation]	.AbfdAJecBF
[upkeep] [from nothing]	.fb.B.FaddH
[upkeep] [judgement]	acdRcBidHeA
[upkeep] [knowledge]	Abf.cNdcDDe
[upkeep] [layer of admin]	cebbcFIcDhG
[upkeep] [layer of api]	hFdbebOdDeE
[upkeep] [layer of app]	ceCdeCKiG.B
[upkeep] [layer of data]	EFhbcfGDj.E
[upkeep] [layer of money]	aeafIcGebaI
[upkeep] [layer of ui]	.aAAcABcAbD
[upkeep] [make]	akcbebXCHfe
[upkeep] [many]	ic.eabTiEFb
[upkeep] [not there yet]	.ecbCaHcECe
[upkeep] [occurs]	FMdddaffLeb
[upkeep] [one only]	gca.cCJG.jC
[upkeep] [product]	CDbcccDbbhK
[upkeep] [question]	ddAGaNmeGAc
[upkeep] [repair]	gLcCdfEgNcd
[upkeep] [reshape]	fbJeccHiHaB
[upkeep] [setting]	abedcbQLced
[upkeep] [shown text]	AEf.bdGJ.hb
[upkeep] [speed]	haDbcEEcCCd
[upkeep] [stays the same]	aBDddBBfdKa
[upkeep] [trace]	fHccAeHdHac
[upkeep] [whole system]	AggaB.LehLA
[upkeep] [wish]	f.caceQ.Jee
[upkeep] ×2	m.hdgcZDHic
[upkeep] ×4	gfdacbWfADA
[whole system]	kgFIaC.erPH
[whole system] [both]	fg.FaHaalHE
[whole system] [broad]	fdDHBeAabGd
[whole system] [candidates]	cac.DEb.eJe
[whole system] [foundation]	bdScbceahsZ
[whole system] [from nothing]	AdEbBBd.deI
[whole system] [layer of admin]	FbdDAda
[whole system] [layer of api]	edKDDajbgbK
[whole system] [layer of app]	.fFBB.dfAbF
[whole system] [layer of data]	cf.A..Gc.aC
[whole system] [layer of money]	FdHjbHfaiHB
[whole system] [layer of ui]	deIGACjceEC
[whole system] [product]	hdACcLbakMb
[whole system] ×2	AbeOdadagKc
[wish]	Ki.AadAcECd
[wish] [already there]	H.adFcfeOhb
[wish] [becomes]	EfFbeaCFaAf
[wish] [both]	LcbababdgJ
[wish] [broad]	NgdEbbdfgQd
[wish] [broken]	DbBADfbdCDd
[wish] [candidates]	Bdbc.KeceKc
[wish] [code name]	ahJ.CfBEabb
[wish] [does not]	ccFBCAfacGc
[wish] [element]	TjcAcdbbKfc
[wish] [foundation]	daEbBaBbgeM
[wish] [from nothing]	DcAa..baagH
[wish] [layer of admin]	FbaaBbbdAC
[wish] [layer of api]	BbaabBDdaBB
[wish] [layer of app]	DdaaaaDbfDD
[wish] [layer of data]	Fc.DcabfBD
[wish] [layer of money]	CeAADAfbBdC
[wish] [layer of ui]	IgBcBc.b.B
[wish] [many]	beDDEccejNA
[wish] [not there yet]	Hh.dF.bcCBb
[wish] [occurs]	Faac.cBdFb
[wish] [one only]	CiCbaEAaGcc
[wish] [product]	FcaA.AcciAK
[wish] [repair]	eTibeDcAACf
[wish] [setting]	DeEc.fDEAcd
[wish] [shown text]	GfacafJJdbe
[wish] [speed]	ieU.bEjhMcb
[wish] [trace]	KKgDafli.Md
[wish] [whole system]	gbAJbCcbnNC
[wish] ×2	QedAbcdgEFd
^0	aGBBDjdfLhB
^0 fa	HfeCd.EfbLd
^0 번	ccbHEacdIda
^0 분	abHb.ab
^0 월	.......cIea
^0 일	Ibaaabb
^0 줄짜리	acGaa.a
^0 초	cDHbaaccHcb
^0.0	edEbbbIdKcd
^0.0 릴리스	cbaaaaJdJbd
^a	LcihbbLkHFd
^a complete	Idaab.a
^a small	Jbaaacb
^a template	cabbbaK
^accessibility	aabIaba
^actual	dGb.a.a
^add	RkgdEdC.CEh
^add a	QibbadAnOAb
^add an	Iba.abcdMfd
^add docstrings	badaaaK
^add email	Hba.bab
^add integration	da.bKacbJfb
^add pagination	JbaabbbcJdc
^add rate	Maabcbd
^add two-factor	IbaacacddLc
^add …	LbdcbaAKfcb
^admin	IGccccedaJe
^after	cSddcbeeKgA
^after checkout	Kbabbab
^after the	dIba.aa
^after upgrading	cKa.bbc
^all	aEGe.beceaI
^all of	EADccacafbI
^all three	dIbab.a.dKg
^allow	OecbabbdGAd
^allow filtering	Ldcabaa
^an	CfDA.fDdeDD
^analyse	aAccaJa.cIf
^analyse the	aAccaJa.cIf
^analyze	cbbd.Ka
^analyze the	bbbcAH
^angular	bbKbaac
^angular 0	bbKbaac
^any	.......b.Ge
^api	cEBcecHBcHg
^api reference	bbcabaKcdIc
^app	gLedcbIGEff
^application	abca..I
^application yml	abca..I
^architecture	cabBadI
^as	DgebCCDBbDe
^as a	EbfiEDDDB.f
^as an	FeBdccGdAHe
^as the	aebHcFc
^at	eKbab.aeMec
^at com	dJbab.acKdd
^audit	bacMbdac.Ie
^audit the	bacMbdac.Ie
^auth	baaHaab
^auto	Kccaaab
^auto save	Kccaaab
^autocomplete	LdbaaaccIdb
^autocomplete for	LdbaaaccIdb
^axios	ceLdecHCgKh
^axios 0.0.0	bbdacaLJceb
^badge	DccbIbbcJdb
^be	abbLbbc
^be harsh	acbJbba
^before	bbdNbdA
^before we	bbcJadB
^both	eMcabaacfMd
^both services	cHb.aaadcIb
^both the	bIabbab
^break	ceOaaccccfK
^break our	ccLaacabccI
^break the	bcH..abacdH
^bring	ceIcIcd
^bring the	abEcGcb
^broken	bHaabac
^bug	fTdacbdAEbd
^build	JecaCc.diIE
^build a	Iba.bacbf.H
^build an	Hdb.GcfbhOd
^build crud	NbaacbdcfMd
^build us	Jababbb
^bulletin	dLaaaabcMfd
^bulletin board	dLaaaabcMfd
^bump	cfcaabOL.hd
^bump all	.caaaaHeKcc
^bump axios	abaaaaG
^bump jsonwebtoken	bbaaaaHHccb
^bump lodash	abaaabHHcbb
^cache	HdeIcdbdIcc
^calendar	dKababa
^can	Ilbd.GBCDfa
^can it	Jbababc
^can the	DededHF
^can u	aabbacJ
^can we	OcFdbefdJcb
^can you	BabbFAdbaFd
^change	cfgb..ROheb
^change the	cefb..QNgeb
^changelog	bccabaM
^check	fcbSbdcdEAb
^check commit	bbaIb.b
^check the	cbaLacb
^checkout	.......cJcc
^chore	bhd.aaPJddb
^chore drop	Agb..aI
^ci	bbeaaaMeNfc
^cj	GbBabab
^cj 대한통운	GbBabab
^class	aaKbcac
^clean	ddFcccLcKfc
^clean up	ddFcccLcKfc
^cleaner	.aIcb.b
^cli	JbbaabacHcb
^client	bCdaaaG
^code	eccQbbceNga
^code review	cbbMcbbeMga
^column	IbbaabadJdb
^comments	Ncab.bfbeJc
^comments on	Jbab.bd
^compare	gabcbQaacJf
^compare kafka	dabbbLcaeJd
^config	ccFbbbE
^configure	dcbaabLeMdc
^configure eslint	dbaaabKdKdc
^confirm	Mdbbbba
^connect	QecabbddbMh
^connect our	KcaaabbbfNg
^connect the	Kcbabab
^connect to	Iccaa.b
^continuous	fdabccSbMhc
^continuous integration	fdabccSbMhc
^convert	ccPabadf.Oi
^convert all	baH.a.cbbJf
^convert the	dcObbbcf.Lf
^copyright	bbcabaKHcbb
^copyright year	bbcabaKHcbb
^correct	bAbbbbH
^correct the	bd.aaaI
^could	aiDHCkGFAfa
^could a	cbbLbba
^could someone	.......bIeb
^could we	GbccbdHcJdb
^could you	gfCDDdGHdgB
^cover	cdfdVccfNfb
^cover the	cdfdVccfNfb
^coverage	accdNabeKea
^coverage of	accdMabdJea
^create	Ne.aeb.edBG
^create a	LeaacbAedBG
^create an	GaA.c.d
^create edit	Jbac.acdcJc
^critique	cddPbbbcLed
^critique the	cccObbbcKdd
^cron	dGccbdHIafb
^cron job	aK.aaafhJba
^crud	QccadbddfPe
^crud for	PccacbcdeOe
^cs	abbaaIa
^csv	DHdcCaffKdb
^csv import	eMcaa.b
^ctrl	Jcbbaab
^curious	ad.aaIa
^currency	bHcaCbc
^customer	aGa.b.bdIcc
^customers	EG.cbcd
^customers should	HfCb..c
^cut	deSbbcddEfE
^cut the	beNaabd
^cypress	baaaF.acbId
^dark	JGccccecJdb
^dark mode	FGbcbcccHcb
^db	cCCbbBae.Jd
^debug	K.aabbc
^debug menu	Kbaabbc
^default	dab.a.I
^delete	eeHcccKLedb
^delete the	ddHcccILedc
^deleting	gNda.b
^deploy	ab.bbcJcIdb
^deploy the	ab.bbcJcIdb
^deployment	cbc.aaI
^deployment for	cba.aaH
^design	Ha.baac
^dev	bcbbabJ
^dev server	bcbbabJ
^develop	FaaCbbcaagI
^develop a	Ga.caaa.bfH
^did	bbcIcBb
^diff	abaGBcb
^diff is	abaHbba
^do	bcdKbCb
^do a	a.bGabaadId
^docker	bNbcaaeeJbc
^docker compose	.Jbbaad
^docker-compose	adba.aHIebb
^docker-compose 의	bcca.aH
^dockerfile	dcdEabJ
^docs	fd.bbcRBKgf
^docs describe	bbbbabK
^docs page	ca.a.cI
^document	dccbcdUfRge
^document how	babbbbJ
^document the	ccdbccRfPee
^does	fgcKcJbbHea
^does our	bcacaLbcHdb
^does the	cebIbDa
^don't	Lgc.aBcdHab
^don't touch	Mfbc.BcdH.c
^drop	acLabad
^drop the	acLabad
^due	babKcaa
^due diligence	babKcaa
^emails	dMaaadbdJdc
^emit	Kdaaaca
^emoji	cHdbFbb
^emoji in	cJcabba
^end-to-end	aabaFaa
^end-to-end suite	aabaFaa
^endpoint	Iba.bac
^enemies	cLbbbaacIcc
^env	bdba.aI
^env example	bbbaaaH
^epic	OdbbbadcdfM
^error	dI.aababHeb
^eslint	cbbaaaKAFec
^estimate	cca.aJc
^evaluate	dbbcbObbeKd
^evaluate auth0	caacbJa
^every	eHIfEdgeeK
^expected	dGb.a.a
^expire	Jdaaaab
^expire guest	Jdaaaab
^explain	ddecbOCeHCf
^explain how	bbbbbLc
^explain the	acdbaDGcHda
^export	Ldbcb.a
^expose	OcbbbbefMeb
^expose prometheus	Kbbbbac
^extend	Mcbbbbb
^extract	dbMbbabbKed
^extract the	cbJbb.abJdd
^faq	KaaaaafceKc
^faq 게시판	KaaaaafceKc
^feat	YffbbbgGhGf
^feat upload	Iacbaab
^feature	LebFccefLgA
^feature copy	Kbbbaab
^feature request	Kbabacb
^figure	.bcaaHa
^figure out	.bcaaHa
^file	dLdcDcbgLdb
^file …	cMdababgLcb
^find	dccd.ObcKha
^find out	dccd.ObcKha
^fix	fVgccdAFDgd
^fix the	bBdbbcJJeca
^flatten	abIaaba
^flatten the	abIaaba
^flutter	b.bbaGa
^font	bbbbbbMKdcd
^font of	bbbbbaJ
^footer	eaEbcbIJebc
^for	Icaaaab
^from	Ica.a.d
^full	Fdb.Dbb
^full crud	Kcabbab
^generate	.bbbbcKbJdd
^generating	dEIbdbbbIdb
^get	DkMgCHigNbe
^get it	ceIbEacdHbb
^get rid	bcObcbccMee
^get v0	KbbabbbbHcb
^getting	eOcAbafgNeb
^getting …	aHb.a.dgIaa
^gift	BIdbcaa
^gift cards	BIdbcaa
^git	AcaHabc
^github	.baccaKcKec
^github actions	.baccaKcKec
^gitignore	gcbabaOOgec
^gitignore 에	gabaaaMNfec
^give	HffEcHfcBGf
^give me	eccFbIc
^give the	Ibbba.b
^give them	Gda.aaa
^go	bddKGecdaKf
^go over	.bbIababdIc
^go through	bddIEcbbdJd
^goroutine	bGaaaaa
^goroutine 0	bGaaaaa
^happens	dJc.a.aeHba
^happens with	aHbaaaa
^have	ddcLbeFbLgc
^have a	cb.LaeaaHfa
^helm	.abbbbI
^hey	FGdbbcccJec
^hook	TedaccdeiTf
^hook our	LccaabbccKe
^hook the	IbbaabacdJc
^hook up	NdbabaccgOe
^how	hddabWddGBf
^how come	baabbIa
^how do	..abaHb
^how does	edadaQbdGAe
^how is	cbabbKa
^how long	bbbabI.bJfb
^how-to	dbaaabKcJeb
^hubspot	IbaaaabcdIc
^i	ADbAaDfdHeB
^i can't	egGCcHd
^i have	.......bCgF
^i need	DgCcECefABB
^i only	dbacaLa
^i typed	aJbbbab
^i want	KdeFAdefC.C
^i wish	beEdFeF
^i'd	KjCcGAihJaa
^i'd be	cbIabaa
^i'd like	JcdbdHedMfc
^i'd love	QdCcddegCAC
^i'm	BAeCbGf
^if	fBFFcdb
^ignore	cbbabaK
^ignore log	cbbabaK
^implement	RdbcbafeaJc
^implement full	Iabbb.b
^in	DIBgCfdLfbd
^in the	HAecccF
^in-app	Hbaaabb
^increase	fedcHdMKcec
^increase the	dccabcPMfdc
^inline	abIbbab
^inline the	abIbbab
^integrate	ShA.bbgdkSd
^integrate stripe	Gc.aa.aacGd
^integrate the	Md.abaebeJc
^integrate twilio	LcaabcbdeLd
^integrate with	Hc..aaccdIb
^integration	GeccLcc
^integration tests	cabbLbaaGcd
^integration with	NdbbbbbbeIb
^invoices	bJaabaa
^ios	dMaaabcdHd
^is	jheUgNdfQgc
^is it	ccDgbLb
^is my	bccRbg.dIbb
^is the	edeJeMcdMfc
^is there	dacdbM.bJdc
^is this	bbaObfbbIdb
^it	LNafakhgHfE
^it should	EOdcdfcdLec
^it shouldn't	.Jbaadb
^it would	NfdcDbb
^it'd	Kdaaabb
^it'd be	Icaaaba
^java	eJbab.adKdd
^java lang	eJbab.adKdd
^jenkins	acbaaaI
^jest	bbEcGaceI.e
^json	Jaaaaae
^just	BhBcbKccLgb
^just add	Jca..cbfJd
^just the	.dbaaHa
^jwt	GeecCGee.Hb
^jwt 기반	Jbabbbb
^kafka	bbabaHa
^keyboard	FEbcbcbbHcc
^keyerror	bIb.abb
^keyerror …	bIb.abb
^leave	Ga.baabbGbc
^leave the	Fc.a.a
^let	WfdaaciiJFf
^let admins	Haa.aacdJbd
^let me	KabbacceLeb
^let people	Ica.aac
^let the	NccabcceLdb
^let visitors	Jaa..ae
^lgtm	cbaOccbdKcc
^lgtm or	bb.LccbdIcc
^like	McbbacbbJdc
^limit	Kbababc
^limit comments	Kbababc
^list	ADHfgGgeLcd
^list all	aaccbKa
^list page	aGJbdfdeHBd
^lodash	bbbbabKIdcb
^lodash 0.0.0	aababbH
^log	Kbbabcb
^log every	Kbbabcb
^login	CJBeceadG.d
^login spins	bHaba.c
^login takes	cKda.aa
^login ts	baIaaba
^look	ceALcBccFAc
^look at	bbdKcBa
^look into	.ddb.Ja
^look over	.abG.ca
^mailer	abHabaa
^mailer js	abHabaa
^main	fBaDcdGBFfb
^make	FiKfegII.kA
^make a	Ga...ae
^make it	EgFbccD
^make the	GdKfffCEFhc
^map	aCccbJd
^map out	bbbbaKb
^max_connections	bbbabbL
^max_connections 0	bbbabbL
^members	Jc.aaac
^memory	bOcbbcceKeb
^memory keeps	aIba.bbcGcb
^metrics	JbbbaabcIcc
^migrate	dcSbdcceiMA
^migrate all	abHaabaacJf
^migrate from	cbJbabbbbJe
^migrate our	aaJbdba
^migrate the	abHa.cb
^mind	bbcMbbbdHca
^mostly	.bbHaab
^mostly worried	.bbHaab
^move	cgLcddIgFBa
^move every	.dH..adacJf
^move the	cdJbddGcMcg
^multiplayer	JbababbccdJ
^my	AGfBa.ddIbc
^mysql	dAFaaCccdJd
^naming	aaJbabc
^naming nit	aaJbabc
^need	JddbaFdeaJe
^need a	Hbc..ba
^needs	AEa..ac
^negative	dGbbDaa
^negative stock	cHaabaa
^new	CebdddO
^new colleagues	caabbbL
^nginx	dbcaaaL
^nit	adHaabB
^no	egFbGDcbFBf
^no fix	.dabaIa
^nobody	bbbcLbabHdb
^nobody ever	aabcJaa
^node	bcAcbGB
^none	accaJaaagMe
^none of	accaJaaagMe
^not	eEdFGeddaHc
^not one	bbabIa.afJc
^nothing	cCEAAbeddAG
^nothing exists	HcaAbbaacdH
^nothing happens	bIbabb
^notify	Kbabaac
^notify the	Kbabaac
^notion	Haa.abc
^npm	dIbbb..dJea
^npm install	bKaaaad
^oauth	.EbAcDe
^offline	JeaaaaaafJc
^offline mode	JeaaaaaafJc
^on	LeedccIFFic
^on the	MiddcbJGEic
^one	bcHbDcc
^only	aEccaFbaHdc
^ops	KdcbbcC
^ops-0	bLc.aad
^order	bJCbccc.aFe
^order totals	fLc.baa
^orderservice	bdObbbceKcc
^orderservice is	abJbbbacJcd
^orm	acJa.acdbIb
^orm 을	acJa.acdbIb
^our	BLCCelcbAcC
^our api	bJabaac
^our docker	acKbaac
^our nightly	eMaabcbdKeb
^package	bacba.HIdcb
^package json	bacba.HIdcb
^page	GddabbF
^page title	bac.aaI
^pagination	CJcdbbccIea
^panic	bGaaaaa
^parents	IbbaaabcdLd
^parents should	IbbaaabcdLd
^parser	cbCcJcbeLeb
^password	cH.abab
^password reset	cH.abab
^people	HFbbccc
^percentages	cKbbbbb
^percentages in	cKbbbbb
^perf	ccObbbbdJcc
^php	.......aagH
^php 로	.......aagH
^pin	eeddIcLLbee
^players	LCdbcbdeOfd
^players should	NecabacdMdd
^playwright	acaaGb
^playwright suite	acaaGb
^please	ABgKadcgL.d
^please change	IcccEbbcJdc
^please check	ebcNaabbGda
^please implement	Jcadaaa
^please review	cbcHa.A
^please write	.cabGaAbIfa
^pls	HEdAcbfeI.d
^pls add	Jbbaaac
^port	bbKcbaabc.F
^port all	.......caJf
^port the	.aIba.ecagK
^postgres	dbbcaEG
^pr	ccbNcbafKda
^pr 0	bbbOcbeeJca
^prices	dOdaaad
^print	Lcaabbc
^profile	ccEcaGc
^proj-0	bJaabbb
^property	bbbaJbb
^pros	b.abaGabcJe
^pros and	b.abaGabcJe
^protect	Jbbabbb
^protect the	Jbbabbb
^pull	abJbbaaaKfd
^pull the	abIbbba
^push	EGcbbbcbAGf
^push notifications	EGcbbbcbAGf
^put	GBGcBeiBHdf
^put a	Ndb..ce
^put the	AdIacbbcKcd
^qa	bdaaJaa
^raise	cgfcJdNHdBf
^raise the	aedbCbK
^rate	LedFbbfeJda
^rate limit	Ncbaabe
^readme	eecabcRKagc
^readme 에	caba.bIFacb
^real-time	KcabbbbbeLd
^reconcile	bbbabKb
^redis	cccbbDH
^reduce	bbObbccdHca
^reduce the	abKbbbb
^redux	cbIbbEddcKc
^refactor	bgVdbaeGbCg
^refactor the	baJeba.beKd
^referral	JbaaadbbbId
^refunds	cHaab.babJf
^refunds are	cGa.b.badIe
^regression	adabJabdIda
^regression test	adabJabdIda
^release	.bbca.G
^release notes	.bbca.G
^remember	Mcbbcba
^remove	feIbcbIEbCf
^remove the	feIccbIFCec
^rename	ffRafbCGcac
^rename getdata	baIabbb
^rename the	eeKaeaFEaca
^rename …	ccMbdcBDfGd
^replace	deUbbcebdNh
^replace moment	ccMabbbcdKd
^replace redux	acJaabbcbHc
^replace the	bbKabbb
^research	dbabbLacdJd
^resolve	aHbabaa
^results	abHba.abdJd
^retry	Leaabba
^review	ecdRbadgLcc
^review pr	aaaFa.beKda
^review the	dcbOb.cdJcb
^rewrite	abMcabccdhP
^rewrite the	aaMcbccddfN
^right	Jbbabab
^right now	Jbbabab
^roast	bccMbabdKdd
^roast my	bccMbabdKdd
^roll	HdccbcH
^roll back	bcbaaaJ
^root	ccabbLb
^root cause	ccabbLb
^s	dccbabPNede
^safari	bKbabcb
^same	abHaaaa
^same behaviour	daHaaaa
^school	Hbbaa.b
^script	Kccaaab
^script that	Kccaaab
^scrolling	fILcccefLdb
^scrolling is	cMdb.bb
^scrolling the	cAHabbb
^search	eUebcbceOee
^search for	bNdabbceKbd
^search results	dJbaaab
^second	bbcJa.bdIda
^second pair	bbcJa.bdIda
^security	c.dKcbadbKe
^security audit	aabIbaabdIc
^security review	c.cIb..caIe
^segfault	bLcbbabdHbb
^send	PebabccdLec
^send a	PebabccdLec
^sensor	cHFbbaf
^session	dHcbbcF
^set	dihaGbQCa.b
^set log_level	bbbaabJHcbc
^set the	afeaaaOMiba
^set up	cdcaGbFkHC
^settings	bbbbaaI
^settlement	BcabHac
^should	cAcbaKbcIea
^should we	cAcbaKbcIea
^show	Vhe.baegSge
^show a	JdabaacdJea
^show the	SfeabbdgQfd
^sign	JGbebbedaKe
^sign in	NdadaacbfLc
^sign up	BHbabad
^simplify	abJaacb
^since	eKbaababEgD
^slack	DGaccbb
^slack integration	DGaccbb
^snapshot	cbcbObbdOhd
^snapshot test	babaIbacJdc
^snapshot tests	babaIaa
^so	HEcbcdb
^so far	Jcbaaba
^some	cNbbcbbcJcd
^sort	FcIccbccIcc
^sort the	FcIccbccIcc
^sorting	dNbcbbadIdb
^sorting by	dNbcbbadIdb
^speed	cdPbabcbJce
^speed up	cdPbabcbJce
^split	ccPbbbchJgE
^split the	cbLabbbeEfF
^split utils	aaHcb.acKcf
^sqs	aaaaaGacdKc
^sqs 냐	aaaaaGacdKc
^src	efBHIdcfI.c
^ssl	DcababFcIcc
^ssl 인증서	DcababFcIcc
^sso	FccBcDd
^start	Jca.abc.deI
^steps	dGb.a.a
^support	QhhdeG..Njd
^support yaml	K.b.acefLeb
^swap	cdNacbabeMe
^swap express	bbKaaab
^switch	dbLaacbbdLe
^sync	OhBBcecddKd
^take	FcbHcda
^take a	baaIac
^teachers	Jdabab
^teachers would	Jdabab
^terraform	bHcccbEcJcc
^terraform apply	bKabaad
^test	defcYbeCKie
^test rename	.adbKbbIebc
^tests	cGbbHcebHea
^tests in	aKbacbc
^that	cLabacbcHbc
^that must	aGbaaaa
^the	dMFjbjFKFjg
^the app	BIca.bf
^the badge	bbcbbbK
^the behaviour	dcJaaaa
^the button	fdb.a.LIfba
^the checkout	abIab.b
^the column	cHaaaab
^the complete	baKbabc
^the dashboard	dcMaaaceKdb
^the date	eHdaFbbdKcc
^the drone	cIb.bba
^the enemy	cNbcbbbdJdc
^the error	aebbb.L
^the export	bKb.acb
^the healthcheck	JDacbcd
^the label	bccab.KHdba
^the login	HAgbcbDAGdd
^the map	cKbaabb
^the order	.......ccJd
^the quiz	Kcbabab
^the salesforce	dCGabab
^the screen	AHbaabc
^the tax	cGcdHcb
^the whole	HdcdHbcddKd
^the …	DGcddbB
^there	HecdLec
^there are	dba.JaaaGad
^there is	KdcdIdc
^there's	BBecDeE
^they	CHbbbda
^this	cEFcgDbbIeb
^thoughts	.bbHaba
^thoughts on	.bbHaba
^thread	bLcbabb
^thread …	bLcbabb
^ticket	KEbcdbdfBIe
^time	dGaaa
^timezones	bHb.b.b
^timezones are	bHb.b.b
^today	GcDabda
^total	cDHbcab
^trace	abbcbLb
^trace how	abbcbLb
^traceback	bJdaaaaeIcb
^traceback most	bJdaaaaeIcb
^track	Kbaabcb
^track how	Kbaabcb
^train	dcdHcbG
^translate	ccdaabOfbMe
^translate all	bbcabbKddKd
^translate the	cbbaaaJdOgd
^turn	bfRcbbdacFb
^turn the	abJbabbdIfA
^two-factor	KcbaaadbdJd
^two-factor authentication	Ibbaaac
^typeerror	bFb.a.adGba
^typeerror cannot	bFb.a.adGba
^typo	bcd.a.JHcac
^typo on	bbc.a.HGbad
^undo	FIbccceeLdc
^unit	f.ccQccdIca
^unit tests	dfbbQbbcLde
^update	fdcaabQIEie
^update the	fdcaabQIEie
^upgrade	cgGbbcJdAHf
^upgrade all	bcbaaaI
^upgrade the	bcIbbcCedMd
^uploading	dKaa.addIcb
^uploading a	dKaa.addIcb
^uploads	dLabbab
^uploads over	cLbbbabdKec
^use	LeGdceaCFgc
^user	bBbbbHb
^users	MEdbadfgIAd
^users need	Jdaaaab
^users should	Jdb.a.ccKdd
^userservice	acKbbcadHca
^utils	cdFbc.F
^utils py	bcDab.F
^v0	cabdbFG
^validate	cbLbbba
^vehicles	IaaaaacdcJc
^version	EccccbI
^version in	dbbbbaL
^visitors	Hc.aa.c
^visual	.......beKd
^visual regression	.......beKd
^warn	Fe.daFb
^we	HaBeIgfedGA
^we have	.cAaHbb
^we need	K.DeDiedeH
^we should	Kcb.bacdLfb
^we want	EcdcJcbcaE
^we'd	HdGcbdcdaJe
^we'd like	HdGcbdcdaJe
^weird	dLbaa.c
^what	gkAGeSefLae
^what do	abaJbe
^what does	acbc.Ka
^what happens	ddacbO.aHeb
^what the	c.Haab
^what would	eccFbIcdHcb
^what's	dddHcKdfIb
^what's the	bbbdaNbeG.b
^what's your	bbbKaca
^when	JFcccbdbHdb
^when a	Kd.baab
^where	dccebTbgMae
^where do	babbaIa
^where in	cbbcbM.eGBe
^where is	bbabbLceJcb
^which	dcdd.RcfKac
^which functions	b.cbaIadIcc
^which of	ab.caHb
^which table	caab.Ha
^who	AcabbJb
^who calls	bbaabI.cJcc
^why	gPehdMfePja
^why do	bCadaGbbHda
^why does	dMeedJeeMgb
^why is	cJbdcEccHca
^wish	Jbbbaab
^worker	cdcJceG
^worker go	accLbbaeKdb
^would	OfeDAedeCGe
^would be	HddFCdddHAd
^would it	KbabbcacbId
^would love	Ibbbab
^write	jkeBQjPfK.e
^write a	cgdcBeUdSlc
^write an	bbaabcKcIeb
^write release	ba.ab.FfLdb
^write tests	aabaJacbbJf
^write unit	babbJacbJfb
^…	bFHdghGIDjc
^… ->	abcaaaI
^… in	cdeacaQLfcc
^… is	abIaaab
^… →	beLbdbCGcbb
^… 가	aca.aaH
^가격순	bHaaaba
^가격순 정렬하면	bHaaaba
^감사	DcccbJcdIcc
^개발	cbbb.bK
^거래	.Gcbaaa
^거래처	FCbaaad
^검색	KbbabbdeJdb
^검색 api	KbbabbdeJdb
^검색어에	cJbaaaabJdd
^검색어에 들어가면	cJbaaaabJdd
^검색창에	aGa.aca
^검색창에 특수문자	dHa.aab
^게시글	DGbaadcdJea
^게시판	iDadDF.bOlb
^게임	Jbbbaab
^결과는	acFa.aa
^결제	dBDeFd.aE.d
^고객	.......cabF
^고객센터	bcbbaaJ
^공개	baaaaaH
^공지사항	KbaabbcddJb
^공지사항 게시판	KbaabbcddJb
^관리자	IccacbBdCIg
^관리자 계정에	H.aabab
^관리자가	Fab...ccJeb
^구글	F.cEcbccbIc
^구글 캘린더	ACbFbbb
^그	cHbCbbb
^글	JbbabaaccIc
^기능	HdDaabc
^기능은	caIab.a.cgJ
^기능은 그대로	baHbb.b
^기대	cIaaaabbHcc
^기업	JbabaacccLf
^기업 고객용	JbabaacccLf
^기존	Ibbbaab
^기획서	Iabaaba
^긴	EdIbbbdeJbb
^날짜	edGcGBddFCe
^네이버	AHEdcdd
^네이버 로그인	DHcbbcb
^노션	CbbdbHb
^다크모드에서	cHaaaaa
^대시보드	DdHbabc
^댓글	JabaaabcKdc
^도움말	abbabaHbdId
^도커	fDJcbCffIab
^도커 이미지	ccI..a
^동아리	Hbbaaab
^동작은	bbIabbacFc
^동작은 그대로	baG..aabFBf
^두	bAdAabH
^람다	caJaaab
^람다 콜드	caJaaab
^레거시	d.CbaHd
^레시피	Ha.aaab
^레시피를	Ibbaaab
^로고	bJbaaac
^로그	cbfdBEF
^로그 레벨	bbcaabJ
^로그인	EdAd.bDBKkc
^로그인 실패	HdcbFbcdHd
^로그인 페이지에	Ia.e..c
^로그인 화면	.bc.abH
^로그인 화면에	Fcaaa..bJfa
^로그인은	Faa.aaccIdb
^로그인은 건드리지	G....bdeIeA
^리포트	eBFcccF
^릴리스	baaaaaH
^릴리스 노트	baaaaaH
^마이그레이션	HEdcabb
^마일리지	babaHaa
^매일	Kdaaaac
^매일 새벽	Kdaaaac
^메뉴	bcb...H
^메뉴 이름	bcb...H
^메뉴명	bbbaa.I
^메뉴명 …	bbbaa.I
^메모	Gaaaabb
^메모리	bFcaaCa
^메인	dcFbbaF
^메인 페이지	bbH.a.c
^모놀리식을	baGaaaa
^모달	cKbbbab
^모든	beJDBcfdjNa
^모든 vue	baJbb.b
^모든 리포지토리	.......ccIb
^문서	Idabaa
^발주	Hbbaaaa
^방금	baaECbb
^방금 커밋한	a.bGbaa
^배달 앱	Haa.bac
^배송	IbbaaabcbGc
^배송 조회를	Habaaab
^배치	.......eBFc
^배치가	aHc.aab
^배터리	Kcbbaba
^백업	Icbbaa.dJdb
^백엔드	acEBBbcbfEB
^백엔드 전체	.......bcJe
^버그	BKcbcadaHeb
^변수명	.cI.aaeIcea
^병원	IabaababbfI
^병원 예약	Fbaaaa.aafG
^병원 통합	H.bbaba
^보호자	Fbb.a.b
^보호자 앱	Fbb.a.b
^봇이	Iacbaaa
^비밀번호	AHccADggJ.d
^비밀번호 재설정	dJbbDbdeLfa
^빈	.Gaaaab
^빌드	FdFdcDedJeb
^빌드마다	Kaabaca
^빌드마다 얼마나	Kaabaca
^사내	Jccbba.egFF
^사용자가	Ibaaabb
^상담	Icaaaab
^상품	JgJccbfeMdc
^상품 검색	ebMb.bb
^상품 상세에	Iccaaab
^새	FdcdcCFdaId
^새로	abbHac
^새로 만든	abbHac
^서버	BcFDbbd
^서비스	abGaBbc
^설정	EeHbbbb
^세금	.abbFaa
^세션	dCcbb.JIcdb
^셋	bIbaaabbdJd
^셋 다	bIbaaabbdJd
^수정은	decFaIbbHea
^수정은 저희	bcaaaHa
^수정은 하지	bbbEaDa
^스마트팜	Iabaaac
^스케줄러	.......dHca
^스크롤	cIbaaaa
^스테이징	ccbbaDHdKdd
^슬랙	CJbbbce
^슬랙 연동	cIaaaaabIeb
^슬랙 연동이	cG.aab
^시스템	caeHbDbabIe
^신규	cbaabaJcHad
^신규 입사자용	eaaaaaJbLgc
^신입이	cccIbbEcHdb
^실시간	Gcaaaaa
^아이폰	AFbaaab
^아직	FbbaaAa
^아키텍처	c.H.bba
^안	dHdbbcGdHda
^안내	cca.a.H
^안드로이드	dFDbCbe
^안드로이드 0	bJbabab
^알림	HAccaBc
^애플	Hbabb.b
^애플 로그인	Hbabb.b
^앱	bGaecdHBGha
^앱 심사	Ha.ce
^앱을	cIaaaba
^앱이랑	.bHabab
^야간	dCedcHEdIcb
^어제	fBdDdDCcKfb
^어제 배포	bDacadF
^어제 올린	abbJaba
^업로드	eCcEbdE
^에러	FebcccIGhEd
^에픽	JabbabbcceK
^엑셀	cFbaCab
^엑셀 다운로드하면	dG..aaa
^여기저기	acHba.a
^영상	ICcbcbcdJcc
^오늘	bFadaFc
^온라인	Icaaa.aabdG
^온라인 강의	Hbbaaaa
^왜	eNbcbAcbIea
^왜 탈퇴한	aG.aad
^외주에서	aaaG.ca
^외주에서 받은	aaaG.ca
^요금제	cabaBbH
^우리	DdaAcGdfBE
^우리가	baaaaHa
^운영	bcb..bJ
^워커	cbbbaAI
^원인	aI..dcb
^원인 찾아서	aI..dcb
^월	GCDbcbe
^웹	ddCbBaE.bcF
^웹이랑	dHbabEd
^윈도우에서	bIaaaac
^윈도우에서 npm	bIaaaac
^의존성	aacbb.HcKec
^의존성 전부	.......cJdc
^이	ffeM.KgdLfb
^이 sql	abbJaca
^이 라이브러리	aaae.Ja
^이 마이그레이션	bbbH.ba
^이 프로젝트에서	abacaHa
^이름	BdbbbaH
^이메일	DACbBbfcaGc
^이메일이랑	HbaaaabbcIc
^이미지	CEGddcdAEad
^이미지 업로드	cJab.aceIca
^인강	Hbaabaa
^인증	CAEaBeedFBd
^인증 미들웨어	.......bHea
^인증 쪽은	FaEaaeccHda
^인증서	CHabbae
^일부	bJbabba
^읽기	aaHaaba
^읽기 쉽게	aaHaaba
^작성	DdbaFacbHea
^장바구니	.adaBbGEDde
^장비	Iabbaaa
^장비 crud	Iabbaaa
^장애	ccabbbL
^재고	FbbaCab
^재고가	aFcaDcabbGd
^재고가 마이너스로	........dHc
^저장	BFcbbcCCFed
^저장 안	Je..aaa
^저장소	dddIBeFcfOf
^저장소 0	abaaaaHcdJc
^저장소 전체	aaaIabb
^전체	bbdFaEbcgHB
^제	b.aKaebbGda
^제가	cacJaaabHdb
^제가 짠	babGab
^좌석	aIcaba
^주문	CAadCBdcAGd
^주문 목록에	HabaaaabIeb
^주문 서비스는	aEbaaa.adHc
^주문이	DbbbbFa
^중고	Ea.ba.aabcF
^지금	BdCcbGc
^지금은	GdcaDabbeIb
^지난	dFbbbbEcHcb
^지난 배포	bIaaaab
^지난달	Iacabaa
^직원	Hbbaaac
^직원 목록	Hab.aabdcIb
^차량	FbbbEbc
^차량 crud	FbbbEbc
^추천인	JbabacabcJd
^카카오	EFcBbbfecJc
^카카오 로그인	HdcDaaccaGc
^코드	CbaHaccbaGd
^코드베이스	cdaJddEccLf
^코드베이스 전체	aabHaba
^콜백으로	baJbaab
^쿠폰	AHcbBbcdGAd
^크론이	bHaaabb
^클래스	baLadac.eId
^클래스 컴포넌트	aaIbdaacdJc
^타이머	Ibaaaaa
^타이머 끝나면	Ibaaaaa
^탈퇴한	dEbbaFb
^탈퇴한 회원	abaaaGa
^탭	bCdabbH
^탭 제목	acb.abI
^테스트	.......aHfa
^토스페이먼츠	FDacbbbb.Ge
^토스페이먼츠 연동해서	Fb.baaa
^파일	DFdcEbe
^펫시터	Ibb.a.c
^표	Iacbbaa
^푸시	bCabbFb
^푸터	bddabbOKedb
^푸터 연도	abbaa.H
^푸터 전화번호	bbbaabI
^푸터에	BcbbbaH
^프로젝트	CbAEAcddaJe
^프로젝트 전체	.......bcHc
^프로필	AEcbccC
^프론트	........cGe
^피처	daDdbHb
^학습	JbbbabbbIdb
^한	.HBbcdb
^할	IcbaaabbGda
^할 일	IcbaaabbGda
^할인	bbbaG
^헬름	bbaHbbA
^헬름 차트	bbaHbbA
^화면	bEBaaac
^확인	dCcbacI
^환경변수	.bd.aaH
^환불	cBaaEaabGbc
^환율	cdCcKcabJec
^환율 변환	bbbaHaa
^환자	Fbb.a.b
^회원	CBcda.CAHgb
^회원 목록	.......dKcc
^회원 목록에	Hca.aab
^회원 탈퇴	bIbaabb
^회원가입	DBdbCcAbFac
^회원이	HcbccDb
^휴대폰	HcbbcEcdcIb
a	SAgdceakIAA
a0a0a	dccaa.K
a0e0	abbdb.J
aaa	ccCccbJKecc
able	Xieaa.hlIIf
about	hcaCbaL.Gaf
above	dFcdKcceLfa
accep-	LDgddCeeOgd
accept	JFfddDfdOfd
acces-	FgEJdgddfMc
access	HfGEdfddeLc
accessibility	babJababbGb
accou-	Ndbe.CggdCH
account	DAeeCFdeaJe
accounting	JbbaabbbcdH
accounts	PeCbebecacG
acme	cDbEaacbGda
acros-	fgMHDegfcPf
across	fgMHDegfcPf
actio-	fbcccaRfRic
actions	ebcccaRfSic
activ-	Kbcaaba
activity	Kbcaaba
actua-	dFbabFbcIcc
actual	dGb.a.a
add	PghdGeB.FAh
added	dLbbbaa
addre-	fMececIHAbg
address	cDccccKJbce
addresses	dNbab.d
adds	cJb.baa
admin	EBddeaGddH
admin-	IfHbadfeEGf
admins	Leb.aacdBHf
admintable	bbLbabc
adr	bb.cbfNcIfa
affec-	dEbbaFb
after	CZlgfgagXob
again	.SddcddfNdd
again-	eddJGAecaGc
against	eddJGAecaGc
aggre-	Lfb..bcbfLd
aggregation	Ig.a.Ab
ai	cKcBcad
airbn-	KbbababbceJ
airbnb	KbbababbceJ
alert	AKbbbccdG.c
alert-	.baaabHbccH
alerts	bbaaabH
all	cbDdD.BggQc
allow	QfbbbbbdJcc
allow-	OHhecbfMdec
allowed	JIeecbdHacd
allowed_ext	Jbcba.b
alrea-	KdCdGcibIbe
already	KdCdGcibIbe
also	GgceeEIfNec
altho-	cObbbbddKdd
although	cObbbbddKdd
am	ADgCf.CAIgc
amoun-	AGBdAbe
amount	CGCcdbdAE.f
an	LFeeeDfjaGC
analy-	AadeaLbcbEa
analyse	aAccaJa.cIf
analyze	cbbd.Ka
and	D.fBbCbedED
andro-	CLBdAeihIhG
android	CLBdAeihIhG
angul-	adQaabhhgCL
angular	ccRbbbfhgGG
annou-	KababacdbKe
annoy-	cIba..c
annoying	cIba..c
anoth-	GBfDeDfd.He
another	GBfDeDfd.He
answe-	EFageJfdCGf
answer	EccecLc
answers	EJdbbbdd.Gc
any	aiILgAej.HB
anybo-	.cbbJab
anybody	.cbbJab
anyon-	BEcbcCc
anyone	BEcbcCc
anyth-	iaBF.HgfGbB
anything	iaBF.HgfGbB
anywh-	caab.IacIdc
anywhere	caab.IacIdc
api	HA.cbd.gaLd
apost-	cJbaaaabJdc
app	Hb.ebbBaiDF
appea-	GFcbccbc.Hd
appear	GFcbccbc.Hd
apple	Odbd.addfMd
appli-	gEGeffLGfjI
application	deIbbdIDghJ
applied	bIabcaa
apply	cIFbbbfcHdb
appoi-	JAbbcbb
appointment	Lbabcba
appro-	KdDdbcb
approved	Kcdabba
apps	.g.BEbAbfgO
archi-	A.aEhdFcBKj
architecture	gd.HfaIb.Ki
archive	Jbbb.bb
archived	dKabab
are	ePcbcFjjJDd
area	BbbbcaGbeJc
argon-	cbabbJa
argon0	cbabbJa
arm	ccbebPb
aroun-	gdcdMGbbKfb
around	gdcdMGbbKfb
array	KacbbabJddb
arriv-	FGe.fCedHAe
arrive	aLcDcdddFBe
arrives	FbbdcFa
artic-	NhccbfHeGBd
article	AdaaadJcLgc
articles	NeccbdCdfLb
as	LeChaBdeBDa
ask	Kbabbab
askin-	LceebFccGBf
asking	LceebFccGBf
asser-	ddbcPbbcLed
assert	ccaaKbbcJdc
asses-	.acIabb
assessment	.acIabb
asset-	HGbcccc
assets	HGbcccc
assig-	JadcBbceIac
assignee	IcaaaabcJdc
async	deScbaekLGh
at	aCdDFBkdOee
attac-	BaabaFbdGgE
attem-	Lbbcaba
attempts	Lbbcaba
audie-	Jbaab.cceKd
audience	Jbaab.cceKd
audio-	aaJbabc
audiobus	aaJbabc
audit	achM.DeeAFa
audit-	FeaabFb
auditor	b.aeaH
auth	Fh.ICaihEFd
auth0	caacbKabdJc
authe-	NfBFedgeeRh
authentication	LdBFdeffcOf
authenticator	OebbbadbfOg
auto	Kccaaab
autoc-	LdbaaaccIdb
autocomplete	LdbaaaccIdb
autom-	CgheLdIg.FB
automated	dacaOccce.H
automatically	IfdcdbJeCIg
autos-	.......dJcc
autosave	.......dJcc
avata-	KFdcccccLgb
avatar	MbcbbcbbKfc
await	deScbaekLGh
away	JJefeeBcMee
aws	dcdaaEGbfBF
axios	dfLdedKHiIi
axis	cKbaaac
azure	.......aeIc
back	KGebAegiAJb
backe-	AdBbCbBdjAM
backend	AdBbCbBdjAM
backg-	DebbbcKH.dc
background	DebbbcKH.dc
backo-	CFedJeeeIAf
backoff	GEdcDdddLfc
backoffice	babaKbb
backt-	dGdJbfbeJda
backtrace	cIbaaaa
backtracking	abaJae
backu-	HddceeMHfb
backup	MbdceeGIeBf
backups	ecaaabM
bad	.abIbac
badge	.ffeKdKKAgd
baker-	Hbbabab
bakery	Hbbabab
balan-	BGedecHdGCf
balance	bHaabaa
balancer	ACbcdbGcJdc
bank	GcbcFbc
banne-	EabaebGEDed
banner	DabaecGEEhc
banners	Hba.a.dccIc
bar	OcbbbcbcLgb
barco-	KDcccccbJdd
barcode	KDcccccbJdd
base	ecHJee.ehHD
based	cbbcFaE
bash	FbGbbaeeBHe
batch	CfFed.FACgB
batch-	bcccbDH
batte-	KbbabbbcJdc
battery	KbbabbbcJdc
bcryp-	BcacbIb
bcrypt	BcacbIb
be	BNdbdd.Gdba
becau-	ANacAdh
because	ANacAdh
becom-	bHMffeb
become	BeNcbae.iFC
becomes	dJFdedAEGge
been	Mebb..ccGBe
befor-	EFbL.gniHIh
before	DFbL.hniHIh
behav-	fcOdaAafFgG
behaviour	ecOda.agGhG
behin-	EHDcedffDEd
behind	EHDcedffDEd
being	fDBcDfD
below	KbMfeefgLbc
besid-	Jbbbbba
best	b.ad.G.acGc
bette-	.......bdJd
better	.......bdJd
betwe-	GBajbEbgIDf
between	GBajbEbgIDf
big	dbIGbdcbadG
bigin-	cabaaIabIfb
bigqu-	KcdabCdceLd
bigquery	KcdabCdceLd
bill	bb.bbIa
billi-	DaCcB.ede.I
billing	DaCcA.ede.I
blank	eOc.a.edMde
blink	PdcbbbbcJcc
block	HdKecdd
block-	.......fJcb
blocks	.......fJcb
blog	GbbbbDc
board	KGCcgdgeDIh
book	EKdcccb
booki-	K.ebBaefeHC
booking	C.cbCBb
bookings	OBcbdddgdJB
bookm-	NbcbbcceHBd
bookmarks	NbcbbcceHBd
books	CGbbb.cccLe
boot	eGbccIcBCgB
boss	bGbaaaa
bot	RcbbcdcdNfc
both	.JgaBAefmQB
bottl-	b.acaHa.fJd
bottlenecks	b.acaHa.fJd
botto-	c.bbaIa
bottom	c.bbaIa
bound-	eE.AEdd
bounds	dGdbEab
box	RCcdcchhLac
branc-	ageJJeaeMga
branch	afeJIeaeLga
brand	cabbbaLJdcc
brazi-	bJaabbbcJdc
brazil	bJaabbbcJdc
break	gcOfdIdeBgJ
bring	BhKdJefgCHd
broke-	hJeeDHeDbHj
broken	fMcbEcdDaFj
brows-	ADfeHFgfDGe
browser	bFedFGgfI.b
bucke-	aCcdEdCeHBe
bucket	aCcdEdCeHBe
bug	iNgdDdE.Hdd
build	DbCed.DhCCB
build-	AmEJgeIeCGf
builder	dcEKdcccBGe
building	KfGccadbdHb
builds	bffDcAMcF.c
built	accdbJC
bulle-	LEdBddfgaMe
bulletin	LEdBddfgaMe
bump	cecaabOL.hd
bundl-	ceKccHeeIcb
bundle	ceKccHeeIcb
bus	dBbabIabaFc
but	BM.efBffLcb
butto-	L.gedfJGBfd
button	L.gedfJGBfd
buyer	FbaaCab
by	HJfbccdfJCh
byte	dIDbcbceIcb
c	hIDJgEn.BjH
cache	FecDh.DeJbc
cachi-	ceEFbCc
caching	ceEFbCc
calcu-	baHiICheQjc
calculated	dIceeJbcJeb
calculation	cbFbGcbbIdc
calculator	EgGdLffdNgc
calen-	AKbiF.haCEg
calendar	AKbiF.haCEg
call	DCCefHg
callb-	iBOAAeehNaf
callback	hDECBdcbMib
callbacks	bcKbbaaeBIf
calle-	B.Nefe.GaAg
called	CAJded.G.ec
callers	caKbcba
calls	aGdccHdfCCA
campe-	JbbababbceJ
camper	JbbababbceJ
campu-	Kdaaaac
campus	Kdaaaac
can	JCeicCAcCCc
can't	.EBbDClcLgb
cance-	dJedEfEDaEh
cancel	gCccEbG
cancelled	BKbbcdbcGAf
canno-	fJbaCabeNga
cannot	fJbaCabeNga
caps	BHbbacceMfa
card	KHbhfBeeDcD
cards	JKecddefBbF
care	bEcccbH
carou-	BIbbbaccLdd
carousel	BIbbbaccLdd
carry	bHcDbbb
cart	hIeCHebDEbg
case	bddcJEb
cases	fedAVcdgRhd
catal-	dCIcdCdbbdH
catalogue	cEFbdBdb.eH
catas-	abaJae
catastrophic	abaJae
cause	ceabbObdJdb
ccc	bbcbbbK
cells	bJdab.b
celsi-	DJcbcbdeIac
celsius	DJcbcbdeIac
cente-	Hbaaacb
center	Hbaaacb
centr-	GAbaaac
centre	GAbaaac
certi-	FacccbGeEdD
certificates	DcbccbHcEgF
chain	IbbababbcdI
chang-	fBDfa.HE.bb
change	.BCkeBIGiB
changed	gKdccEADEde
changelog	edebbaSBFec
changes	Dg.DGafcG.c
changing	daLda.bdGAe
chann-	OdabbaefgIC
channel	OdabbaefgIC
chara-	MAbcbcddIdb
character	GCbbbbb
characters	Kbababc
chart	NFcAgfehUic
chart-	.DdccdKheIC
charts	.DdccdKheIC
chat	SgbbbcdeiBL
check	eefWCcgdAEb
check-	B.AhIgDA.Bc
checkbox	eJcadcE
checked	.......dJdb
checker	cbDbbcH
checklist	Gbaa.ab
checkout	CAEebeBCbGh
checks	AdccNdb
chess	Kdbaaab
chile	cKbaabb
choir	Hc.aa.cddJb
choke-	dKbbaab
chokes	dKbbaab
choos-	DccbbdJcJfa
choosing	cabbacJ
chore	bhd.aaPJddb
chrom-	bBcbGba
ci	haceaCPlQbc
circl-	acba.aH
city	Jcaaaac
cj	IcAabaccaGc
class	ibOEBdh.BFh
class-	CfIcFbffBMi
classes	aeJcDadeBJh
clean	fBIeddGeECc
clean-	abHdBabcHcc
cleaner	.aIcb.b
clerk	GcadcGc
cli	RBHgffijVib
click	aMcbcbbeKeb
click-	EIeeACgfHBd
clicked	.......dKeb
clickhouse	caaaaHabeHb
clicking	FIccccddKcd
clien-	baDafBFacFb
client	bADafBBfAE
clients	FeFbbBeafKd
climb-	aIcaaab
clock	cEIfBBiBGfc
clone	JbbababbceJ
close	OdbbbbcdKdc
close-	cNeedFdeLce
closed	.KcbbbadHad
closes	cJcdcFccKed
cloud	HdcabDc
cmd	dKabaab
cms	db.b.IabdId
cobol	.......bcfK
code	cAcRbBmgLcb
codeb-	..DJceeffFE
codebase	..DJceeffFE
codes	UfcbcafdhRf
cogni-	baabaIabcHc
cognito	baabaIabcHc
cold	dcQbcbcdMde
colla-	NCdbabhgJ.c
collapse	FDcaabdeId
collapsible	NaeaabdfKbd
colle-	cebceGKeEfE
colleagues	caabbbL
color	cbbbaaJ
colou-	IddccdI
colour	EcccbcJ
colum-	JCdebDefPgc
column	KDeebAefOfc
com	hIdDcbDFFhd
come	.CBgEEgfDA
comes	Lc.aacdd.Hd
comin-	.......dIcb
coming	.......dIcb
comma-	RfcEecgiQga
command	RfcEecgiQga
comme-	GdCHgCiCAac
comment	EDfIcec
commented-out	bbKbabb
comments	HeeDdGefEA
commi-	FgdNddbcJea
commit	ccbOabcbHea
commits	IdaacbB
compa-	cfdEdQfdiNa
company	FeAIcddffHD
compare	hacdaSaaeLf
compl-	cfDDDbadb.F
complete	ffFFEe.biCH
compo-	.aQcFfmcdSl
component	HfAdIddeEFf
components	efOBBbedePg
compose	cIId.chCbFg
compr-	MdbbabbdLed
concu-	cJbabaa
concurrent	cJbabaa
condi-	cIBcdDd
conf	bdebcbRMfdc
confe-	Nccbbab
confetti	Nccbbab
confi-	DhBiedTBHdf
config	ajHgeaPBE.f
configure	acbbadLgKbc
configured	dHcccDAcHcb
confirm	Mdbbbba
confirmation	AeebCbI
conne-	GCf.eAAeEHh
connect	JddAdbCdDIh
connection	AGcccEd
cons	d.bbaJ.adJe
consi-	bKc.abb
consistent	bKc.abb
conso-	Ji.b.cE.h.H
console	KhgaAbFAi.H
const	ceSccadKcec
const-	FDJcecjKfda
constant	ddPab.fKhca
constants	Maebb.cIecb
constraint	bHb.aba
consu-	cdcEaIb
consumer	bcac.Kb
conta-	ELggbbA..Hh
contact	FDfcdcFEeGg
contacts	KGdccdeeAHd
contain	dKdbcEccJeb
container	cKdcHcf
conti-	idcdeFRdQjc
continuous	gdbbccTcPic
contr-	giKBEhFgBDA
contract	.ccFHdcadbG
contributing	dacbcaObMgd
controller	feRFededMfc
controllers	bbHbEbdbeNg
conve-	DEJeBekjGMj
conversation	Hbb.a.c
convert	CDMcedhiEMj
converter	abcaHaa
converts	cIbbb.aaeJc
cooki-	GDdccCdeBFc
cookie	AEcbbCc
copie-	BgKcdFefMeb
copies	BgKcdFefMeb
copy	LdFdccdgHBc
copy--	FdKcbdddNgc
copy-pasted	bcLbabbcLfc
copyr-	ccdabaMJecb
copyright	ccdabaMJecb
corre-	jLfHefGEfJi
correct	eBdHdeGEdCe
corrected	ePcacabbdLf
cors	ePbaabedMfc
cost	fDdBbIcaeIc
could	E.aH.maaHcc
count	aBHedEdFa.f
count-	QHgggCgCJhe
countdown	Jdaaaab
counted	IDccbcb
counter	H.cedFccJeb
counts	aIabbab
coupo-	d.dIIgdfKbb
coupon	fAdHFbcbKha
coupons	AAdDGfdeFBc
couri-	DebbCbDcbaF
courier	DebbCbDcbaF
cours-	IGccdbeeeCF
course	Kd.bbabbeKd
courses	EHcbcbddEhG
cover	defdYcdhNae
cover-	fGhgXbglLGg
coverage	bffeXadkLFg
covered	aabcIaa
covering	bb..Faa
covers	eNbbbacdHca
crash-	cNcaaae
crashes	cNcaaae
creat-	QcbadbegiLC
create	PebacbdggJC
created	Id..babbeJc
creates	CGabcbb
credi-	Lbbaadb
criti-	ddeVcebeMde
criticise	aabIaca
critique	ccdRccbdLce
crm	KcababcbeMf
cron	fFbcdCFGbBg
crud	Qha.ChchfXi
cs	fbMdcHfAHfd
css	efFIeeEBbIh
csv	IGhACchgOga
ctrl	OfbbabceLec
curio-	aebaaKacHcb
curious	aebaaKacHcb
curre-	bbghIHBfIdA
currency	eGdbIbcdHhC
current	BhfgFGEeGAc
custo-	bHcfbaEhCCB
customer	BHbgDCigC.D
customer's	dbaaabKcJeb
customers	AF.chcFgBFa
cut	eBRbddeeDeF
cypre-	dbbaK.bcfOf
cypress	dbbaK.bcfOf
d	eeEdeHFGiHe
dark	HMcdddggNeb
dashb-	EbHdcDgfBbG
dashboard	FaIcbcfeadJ
data	EiBBeE.h.FB
datab-	hHAeaEaeAAC
database	fIBd.CdeEAa
databases	cdAcbFEaeAF
date	GEHhEgjeNee
date--	ddPbbbceeOe
date-fns	ddPbbbceeOe
dates	aHaabba
day	DOfdc.ffIBe
dayli-	cDcbIbc
daylight	cDcbIbc
days	Teee.fAfGDe
db	.Fec.BaecDE
dead	dGHedAd
debug	JdcbccF
decid-	debeEPdeHab
decide	bcacbMb
decim-	cJcaaaa
decimals	cHc.aa
decis-	dabcaBI
decision	dabcaBI
decod-	bFcbFccdIcb
dedup-	bbJbbb
defau-	BgeEcdKCHff
default	EefcbcMCFed
defin-	BbbbbGb
defined	b.aabGb
degre-	dLcabaa
degrees	dLcabaa
delet-	JGakeDe.CEh
delete	K.Ahc.aCfLi
deleted	JDfeeFdeOfc
deletes	cIbbb.acIdb
deletetenant	ababbH
deleting	aJfdbFdcLgb
deliv-	RgACefedBbC
deliverables	Jbcabaa
deliveries	IBcabbb
delivery	Rebdbbbf.EA
deman-	Jdad..b
demands	Jdad..b
demo	IEccbbddKec
depar-	Kcbbaab
depen-	gaBgeHIiO.f
depend	bccaaMc
dependabot	bcbbabLdMec
dependencies	becbbBJgKad
dependency	cGHcbce
deplo-	eEAefcMeDbD
deploy	bJded.DfMcd
deployment	dfabcbQ
deploys	Kcaaaad
descr-	cEbbbcHcJcd
describe	bbbbabK
desig-	AccIEfcdaAD
design	AccIEfcdaAD
desk	Lcbbb.b
detec-	BdabCEc
dev	dedcDbNIEfg
devel-	FceBcbEgbBG
develop	EddCbbDcDhG
developer	IbaaaaddeLc
dhl	Mdb.abdceMe
dialo-	KeddccHEDfc
dialog	KeddccHEDfc
did	bhGJfEffFCc
died	cJaaabb
dies	cIaaaaccIdb
diff	eeaRAddcJeb
diffe-	kcLFeEeeaEA
differ	gFEccCbaHcd
difference	deLccEbbbaD
different	bcBcaIb
differently	daFKcgcdAGc
diges-	.......cJeb
digest	.......cJeb
digit-	Gccaaa
dilig-	babLcbbbcId
diligence	babLcbbbcId
direc-	dbEbbbH
disag-	cJb.aacbcHd
disagree	cJb.aacbcHd
disco-	FGeeEbffAJe
discord	KbaabbbbfLd
discount	aGccGcdeIAd
dispa-	KfcaBAcbAfG
dispatcher	LecacCb
displ-	DGCcdcegGfF
display	EBCbdcbdCfF
dist	d..abaIKedb
do	mcaJcLahMea
docke-	pBDDegQHJlf
docker	hEK.dfAiQec
docker-compose	cEdbaaGLgcb
dockerfile	jfgJdcTAQkg
docs	aCaegePdMia
docst-	c.ecbbP
docstring	b.bcabJ
docstrings	badaaaK
docto-	Icaab.baccG
doctor	Fa..aaa..gG
docum-	.bedeeUhHHh
document	ecdccdWfSge
documentation	AabadbJc.He
documents	LAabbafchMb
does	sEDBARkdLec
doesn't	CLDdcehBeIg
doesn-	aPDccdhBdIg
doesnt	eKbaaaa
don't	JecaeEbfGDe
doubl-	cacbGCa
down	GEiEHgifIDf
downl-	TfdabaehQed
download	QedaaaegPed
draft-	OddaabcfHeC
drafts	OddaabcfHeC
drag	MEecbcffPgc
drawi-	FHacccedMed
drawing	FHacccedMed
drive-	DEac.BgfEdE
driver	DGAb.dfeHkH
drivers	FdcbbFa
drone	bIb.bbb
drop	BaGffE..Jhb
dropd-	cNccaaddGAd
dropdown	cNccaaddGAd
drops	cSccccdfCFc
dry-r-	Qddb.cdgOga
dry-run	Qddb.cdgOga
due	DccKdcbbeKd
dupli-	AHGfCehfOgc
duplicate	FKfccbbdJeb
duplicated	bcMabbcdKdc
durin-	bJc.bacdJcb
during	bJc.bacdJcb
e	GdccaaE
e0e	hca.O.beeDF
each	EBakFa.fBGb
early	.......bJcd
eats	BbIcbac
edge	fHfBNdghRfe
edit	ODdabfffiVf
edito-	KDedddCBDfA
editor	KFccccefGdC
editors	Ibba.ab
edits	becLcDcbFbb
effec-	IHdbdceeKcc
effect	cKb.bac
effor-	dcbb.Ocd.Gc
effort	dcbb.Ocd.Gc
elast-	caabaHa
elasticsearch	caabaHa
elect-	aabcaG.bdJe
else	DeFEccdfMdc
email	KD.idcADdJi
email-	eRcacdcfOfc
emails	eRcacdcfOfc
embar-	ccbBFdEdG.c
embarrassing	ccacGdFcIdb
emit	Kdaaaca
emoji	gOedIdegNcc
emplo-	JcaaabbdaHc
employees	Jbbaabb
empty	bKecHcfiPlE
enabl-	Lbbbabb
end	hQecEbceDIg
end-t-	dba.JabagPg
end-to-end	dba.JabagPg
endpo-	FjbdEbGdHGj
endpoint	Jg.cC.bdDGg
endpoints	ajbeFaMeIFj
ends	IGeeeCeeMdc
enemi-	cMbbbaacIcc
enemies	cMbbbaacIcc
enemy	eMEdcccdLec
engin-	fdEGcdE
engine	ccEGbca
engli-	ICabccc
english	ICabccc
enoug-	EfdBcHb
enough	EfdBcHb
enter-	IebHcdcdBHe
enterprise	GecIbccbgNe
entir-	egHFaCcfhFI
entire	egHFaCcfhFI
entri-	HbbbbCd
entries	HbbbbCd
entry	IhieDgO.Kfd
env	fHhdbeRNeed
envir-	f.hBCAHgEGd
environment	f.hBCAHgEGd
epic	OdbbbadcdfM
erp	PccccacdeeN
error	fAdLAiDBEae
error-	GIcbdcedG.c
errors	GIcbdcedG.c
esc	JCccbcbcJcc
escap-	.......cIdb
escape	.......cIdb
eslin-	feba.bOaKgc
eslint	feba.bOaKgc
esp	bcbCGaa
esp0	bKc..cc
espec-	.......cJdc
especially	.......cJdc
estim-	GecbcKe
estimate	ccaaaLc
eta	IGcbddccIdb
etl	DI.bAfffAJe
evalu-	fdcFcLbbfLd
evaluate	eddFcLbbfLd
even	hVhgaMjkO.d
event	D.cccHdccMg
event-	.IbbbcacFba
events	.IbbbcacFba
ever	dcdBICcdHca
every	dHFadjEjEIc
every-	EFAabgbg.BE
everyone	BKcdbbc
everything	IddBAeBdbaG
everywhere	eGIccbdceGB
ex	cbDIccc
exact-	EdIbbdb
exactly	EdIbbdb
examp-	efdabbTOhdc
example	dfcaabRPhfb
exist	EFcbacc
exist-	HEcafdAeaAE
exists	HFb.dcfda.F
exit	dJccGbefNec
exits	bMacabccJbd
expec-	bAcaIabHdfB
expected	dBcaI.bIcdb
exper-	aabJada
expir-	DIefJgeeOgc
expire	Jdaaaab
expired	dEccKeabKec
expires	dObbbbcdKeb
expla-	fgfhdUIgOag
explain	edefcSCeJCh
explains	bcaabeNdMha
explanation	abccaLb
expon-	McbbbbbcJec
exponential	McbbbbbcJec
expor-	OGAeghchOdd
export	KKdeffaeQic
exports	HccbbbDdHac
expos-	PcabbcegIAc
expose	PcabbcegIAc
expre-	FbKccceeeNd
express	FbKccceeeNd
exten-	LeccccD
extend	LeccccD
extra-	DeMcdadcLed
extract	dbMbbabbKed
eyes	CfBKccddMga
fa	FaidbCFiAOg
fail	.JAbeda
faile-	NcehfDDcLgb
failed	LbehfDEcLgb
fails	HIcbcbgfCFc
faq	Kcaabd.dcIa
far	L.ebdCd
fast	GcbcbBa
faste-	ecOaaadeKcc
faster	ecOaaadeKcc
fasti-	dbMbbacdcKd
fastify	dbMbbacdcKd
feasi-	bbacaLb
feat	XgfBbchGgFe
featu-	EiaHfEcgGdD
feature	EiaIfDcgHeD
fee	BcBbcFc
feedb-	DedJdeC
feedback	DedJdeC
feel	ccDcIbb
feels	bdEGbcb
fees	Je.bcDdcgJ
fetch	.bNbbbefcMe
fetch-	baKcbab
few	cIb.aaacIdb
ff	aacbb.I
fff	ccbcbaNKecc
field	FIBfAch.eFa
figma	Hb.aa.d
figur-	FFeeeGcdGac
figure	bEcceJbcHda
file	eGbfeFE.Mgf
files	OeFhBCmmIJf
filte-	MCcDdehgOec
filter	Jb.DccfeLfb
filtering	Ldcabaa
filters	CJccbcccGac
finan-	GAbabaa
finance	GAbabaa
find	..ddfQcdMgb
findi-	ccdHcIcdBHf
findings	ccdHcIcdBHf
finds	FOececeeMce
fine	dKDcbccdMfc
finis-	LecDbbccIdc
finishes	Mdc.baccIdb
firef-	fNaa.cc
firefox	fNaa.cc
fires	BEdcFcd
firmw-	Lf.cedDfJkG
firmware	Lf.cedDfJkG
first	fBdKCbddGab
five	hHEedCAg.CD
fix	jVkg.DACFde
fixed	aDabFbccaFa
fixin-	.Lcadbb
fixing	.Lcadbb
fixtu-	dfCcHcFcKdc
fixture	ceEcFcC
fixtures	bdhbFbLdJcc
flag	MbedbFfACAe
flag_-	aabbaIb
flag_x	aabbaIb
flags	PeeedGfLdce
flash	.......cIdc
flash-	.Icbaab
flatt-	abIaaba
flatten	abIaaba
fleet	Iaa.bad
flutt-	dcFccIbcgCG
flutter	dcFccIbcgCG
folde-	Lgi.eDEdMgb
folder	HfiAdDFcKfb
follo-	bdHbbCa
follow	bdHbbCa
font	bbbbbbMKdcd
foo	bbLaa.eKfca
food	Jca.bbb.beH
foote-	.eCdedQRhhb
footer	.eCdedQRhhb
for	IigbKdBmCJ
forev-	eQcabaeiLBe
forever	eQcabaeiLBe
form	MEcdeda.Kaj
forma-	gHJdedBeLeb
formatting	gGJdedCeLec
forms	Iba.aacdcIb
forty	ddGEDddcfMd
found-	EcbbbGc
founder	CcbbaHc
four	AB.e.Fd
fps	fgQccFdeMfb
frame	CBIddcccIdb
frame-	.......cHcb
fraud	Haaaaac
frenc-	AbcaabGcaJf
french	AbcaabGcaJf
frida-	hOCCdddeIac
friday	gKCCccceH.c
friday's	cKbaabb
frien-	FbCbbbbeIad
from	BdHhcaFajBI
front	DHdecDc
front-	BEFEfffdfGC
frontend	AEFEeefdfHB
full	IeeADBedC.A
funct-	dgOghDFgI.b
function	DeLdfbA.EAf
functions	heGfdFIjIbC
fuzz	bbaaHab
g	cOdccb.cJdc
game	FEG.dfghE.C
garbl-	bIbab.b
garbled	bIbab.b
gatew-	fIedBAC
gateway	fIedBAC
gb	bdGcaGd
gcp	cbeabDHbeBF
gems	Kbaabbc
gener-	ccGc.cDfMeb
generate	AcbbbbJcIf
generated	DcabbGc
generating	dEIbdbbbIdb
generation	bbKbabb
generator	ccaEHdb
geome-	ccEddcLcKfb
geometry	ccEddcLcKfb
germa-	HDbacae
german	AHaabae
get	IAEdCdjjJDd
getda-	bbK.bbc
getdata	bbK.bbc
gets	dMggfGCfGEf
getti-	eObbCcffKcc
getting	eObbCcffKcc
gi	.ce...G
giant	ccIaab
gift	aOdbcbbdGCe
git	GgdFefIGahC
githu-	bfd.eCPgJBd
github	bfd.eCPgJBd
gitig-	iecabaUTjgc
gitignore	iecabaUTjgc
gitla-	DdbcfcOeFDe
gitlab	DebcdcN
give	FggEBIgdCGf
gives	eUebbce.Kgd
globa-	abKabacdKcd
glsl	cbaJaba
go	ecOECghCigL
godot	bb.bbJbceJb
goes	.RhbdbbhMgB
going	EB.Fcfe
gone	h.EEdeF
good	addSbfaeH.c
googl-	KDgAeAfgcOe
google	KDgAeAfgcOe
gorou-	bGaaaaa
goroutine	bGaaaaa
got	bEecbHb
gps	cGcbHcccJdc
gpu	c.bcaKb
grade	bcGHccc
gradi-	IcbbabA
grading	IcbbabA
gradl-	bCdbabH
gradle	bCdbabH
graph-	ddfFEFdbHae
graphql	ddfFEFdbHae
great	.CdEeeFdLec
green-	Fbb.a.a
greenfield	Fbb.a.a
grey	ccbbbaMJfbc
grid	EIdacbc
groun-	CbGcb.cdacG
ground	CbGcb.cdacG
group	FbcbEbc
growi-	aHdbaCc
growing	aHdbaCc
grown	.cHabb
grpc	acIabBdabJf
guest	KDcccbdeFgE
guest-	dMbabaccLed
guests	dMbabaccLed
guide	gbbbdcTcRjd
gym	Gbbaaaa
gzip	EccbacHfMeb
h	FcJbbbf
had	agefHEF
half	aCNcddefGBc
hand	KgcFacbbaKg
handb-	bbbacaJ
handbook	bbbacaJ
handl-	maCMEAhgJCe
handle	dEbcbIb
handler	iCBGHgeeJcc
handlers	beGcGbbdAHe
handling	beDPeeceFDe
hands	OebcCcdeHeC
hangs	dMdccFegGEe
happe-	kPeeCIfgSib
happen	eLa.aaeeJda
happens	jLefCJcePib
hapti-	Mbbcbca
haptic	Mbbcbca
harsh	acbJbba
has	dMChEfafKhB
hashi-	cccHDbbdJeb
hashing	cccHDbbdJeb
have	AHdC.ebeaLf
heade-	CGaeddCFbCg
header	CGaeddCFbCg
headi-	edeabaSOheb
heading	edeabaSOheb
headl-	HcbbbDc
healt-	LCaccbfeJda
health	Kb.acaecLga
healthcheck	JDacbcd
heic	fQcaaaffNec
helm	cbaabbLeDHg
help	dbgedBTKbbh
helpe-	efKdMcfaMge
helper	deGcJcbcKed
helper0	b.JbcabJdcd
helpers	dcGcHbcfOfc
here	afdKdHdeHCf
hey	FGdbbcccJec
hiber-	.aHabca
hibernate	.aHabca
high	DGcabda
highl-	NdbbbaddKdc
highlight	Mcbbbbb
hikar-	bdbbbEH
histo-	KdaababcdKc
history	KdaababcdKc
hold	ccccGHccIcc
holes	b.bIbab
home	bICbbbddLiA
hones-	aacKbca
honest	aacKbca
hook	ReebccAfgSf
hooks	ecJdAcCcbJe
hope	GdCbbba
hospi-	Iabaabb
hospital	Iabaabb
host	H.aab.c
hosti-	FcaaaCc
hosting	FcaaaCc
hotel	GFbccbbdDgF
hotfi-	bBaIcbbcGca
hotfix	bBaIcbbcGca
hour	KMecddgfGFh
hours	HJccccffKfA
house-	GdbbcEaaAgF
housekeeping	Iabbbaa.afG
how	inkBdYJeSdj
how-t-	dbaaabKcJeb
how-to	dbaaabKcJeb
html	dNbaaAfJeca
http	GdKcebdECag
https	baaHa.d
hub	Kbcaaac
hubsp-	OfdBbCgcdLe
hubspot	OfdBbCgcdLe
hundr-	bcCbbbH
hundred	bcCbbbH
hypot-	babaIaacIcc
hypothesis	babaIaacIcc
i	.HgLebfeQka
i'd	ImGfFbaacHd
i'm	aBgCCIhfH.b
i0c	bHaaaba
icon	Lcbbbba
id	MfbcdEccJfb
idea	cccdcJECAhD
idemp-	cBabbHa
ident-	dgRbabbgaBE
identical	dgQbbabgaCE
idiom-	abcKbca
idiomatic	abcKbca
ie	cbab.Jb
if	GaDC.bkiQdd
if-el-	bbJaabb
if-else	bbJaabb
ifs	baLbbdacIcb
ignor-	fGdbdbJIb.g
ignore	cbbabaK
ignores	cNcabad
illeg-	cIabbaacIcc
illegalstateexception	cIabbaacIcc
image	FbOhgbb.Lff
image-	.IgefBFFciE
images	.GeeeBFGdhF
img	bLcab.dLfcc
immed-	cLcbaaccJcc
immediately	cLcbaaccJcc
imper-	.......bKfc
impersonate	.......bKfc
imple-	QfdJdfggaLd
implement	Tebcb.gfcMd
implementation	baaJbd
impor-	AaCedeJCDdc
import	hFbbebKJfac
imported	bcIabaa
importer	CeEdAeDhNdb
imports	GcAcdcEbHcc
in	cBGAfgFMfAh
in-ap-	Ic..abbbcJe
in-app	Ic..abbbcJe
inbox	IddbbbE
incid-	IcaaaaacdJc
incident	IcaaaaacdJc
incl	CfccMbbdFCf
inclu-	aAcEBBfdCCb
include	bGcccGcdHca
included	AddIDbdcBGf
including	GdD.adb
incre-	fedcHdMKcec
increase	fedcHdMKcec
index	BIDdcbegGCc
index-	FFDddddeHBe
info	.edbaaMIcdb
inges-	.EdcbFc
ingre-	.......caJf
init	caOcbbcLdcd
injec-	abGGcddd.Gc
injection	abGGcddd.Gc
inlin-	abIbbab
inline	abIbbab
input	hNecGbbdG.c
insis-	Kdbaaab
insists	Kdbaaab
insta-	eHeddGB
install	aKebbeDAFg
installed	cbabaI
inste-	aJbiA.AGA.g
instead	aJbiA.AGA.g
instr-	EccabaDdAcG
insur-	IcccEaddfKa
insurance	GaccEbcdfIA
integ-	BAhbC.DiCKe
integrate	ShaabagdnVd
integration	eCiaDAGiMAe
inter-	..B.ACggEcD
interface	acJabab
into	HmZighBmaFH
inval-	cFcbbGccIda
inven-	.FddBDe
inventory	eGbdCDdbIbe
invis-	cJaaabb
invisible	cJaaabb
invoi-	dJCFAdl.Lib
invoice	eH.DFdigOh
invoicebuilder	..HacacIdcc
invoices	DIaEhahgKca
ios	aMbgAe.fEgI
ip	Lcaaabd
ipad	cNaabcceJda
is	fHfEaEeBHee
isn't	Keaaaab
isola-	Hbd..a
isolation	Hbd..a
issue	FgddFcGdG.c
issue-	FccIccc
issues	FccIccc
it	dFKaCjeALgf
it'd	JebcbFddIac
it's	jDAEbfHIAef
item	EGcaacceHgD
items	FLccddddBHe
its	DAEdDAjdKAg
itsel-	.......cHda
itself	.......cHda
janky	cMdb.bb
janua-	Jbbaabb
january	Jbbaabb
java	fHLbdbhAClH
javas-	bbKaabb
javascript	bbKaabb
jenki-	acbaaaI
jenkins	acbaaaI
jest	ddIcHbddDEe
job	LHfhgHgaCBd
jobs	biGhADGeDDc
jooq	.aHabca
jose	.......acIe
journ-	bbbaLacbfMe
journey	bbbaIaabcId
journeys	aaa.GabbeIb
jquer-	bbFaa.abcHb
jquery	bbFaa.abcHb
js	caZcdaoBDaf
jsdoc	d.bbabJ
json	QgieAdHGGkd
jsonw-	adDbbbGFfFf
jsonwebtoken	adDbbbGFfFf
jsp	cbHaa.b
jsx	bcDHbbb
judge	bbbNbdb
judge-	bcaKbac
judged	bbaJbab
jumps	cMbbb.ccLec
junit	abbbHa.bHdb
just	EjFdbIccNjb
jvm	bbcacbMJccd
jwt	IcdeEEggAJd
k	IDEe.fghKdA
kafka	ebcdcMCbeKd
kanba-	CHccada
kanban	CHccada
keep	MBeefB.cEGi
keepa-	.bbaa.H
keepalive_timeout	.bbaa.H
keeps	bSgcb.efICg
kept	MdbbacacdJd
key	NIfcdcgiIFf
keybo-	HJcdcedcLgb
keyboard	HJcdcedcLgb
keycl-	daadbLabeKc
keycloak	daadbLabeKc
keyer-	bIb.abb
keyerror	bIb.abb
keys	JdddcHddIbc
kg	bNbbbbcdJcc
kille-	aGba.bb
killed	aGba.bb
kills	.Icaaba
kiosk	CccbbaH
kitch-	Ecb.BaaaceI
kitchen	Ecb.BaaaceI
know	ecEcaKccGab
korean	.......cdJc
kotli-	.......addI
kotlin	.......addI
kt	BdH.EbiGadb
kuber-	cFdebEC
kubernetes	cFdebEC
ky	.aJbbaee.Id
lab	Mbcabbb
label	bgccbaQLiAc
label-	EFAbcbfebKe
labels	ICbabbfecKd
lambd-	e.LdEdc
lambda	e.LdEdc
land	DHacbad
landi-	fgDFDfD
landing	fgDFDfD
lang	eLbab.adMfd
langu-	.AAbccE
language	.AAbccE
last	KJeccBmfRmA
last_-	Kbcbaab
last_login	Kbcbaab
late	BIcbbbb
laten-	ccbabKabeJc
latency	ccbabKabeJc
later	.......dHad
lates-	Edd.bcHePhb
latest	Edd.bcHePhb
launc-	CHbccaccDfE
launch	CHbccaccDfE
layer	fGICdfdddLe
layer-	cFfIbacbbHd
layers	cFeFbCdcaGd
layou-	acJbaac
layout	acJbaac
lead	DbcHbcc
leade-	KFfeeBdfJCf
leaderboard	KFfeeBdfJCf
leads	KFccbbffbKd
leak	dLdEbcc
leaks	cLbbbbbdIcb
leap	cebcJEbeKea
leap--	babcIaa
leap-year	babcIaa
learn	da.bbLb
learn-	Iaaaaac.afG
learning	Iaaaaac.afG
least	.......aeId
leave	HedEcDedIcb
leave-	eMbb.bc
leaves	eMbb.bc
led	SfccbcbcJdb
ledge-	dFFacabcd.F
ledger	dFFacabcd.F
left	CeFddFb
legac-	dcBeaNc
legacy	dcBeaNc
legal	fHhcaDG
legen-	cBbbbbJ
legend	cBbbbbJ
len	bIcab.a
lengt-	bGaaaaa
length	bGaaaaa
less	EcMdbdedJbc
lesso-	EFbbbbc
lessons	AGbabbb
let	WjG.ddleHDh
lette-	EcbbcbH
letter	Hbaabab
level	NDecdcceNfc
lgtm	cbaOccbdKcc
lib	edIbIbdgCJf
libra-	AgGeaKffGAb
library	.fGe.JffH.b
licen-	fedbbCPKgac
licence	aecbaDH
license	fccbbaPMefc
like	Q.FbfclkALb
limit	IebffBGG.fb
limit-	dhCFEBdePib
limiter	eddHHAdbIdb
limiting	Maabcbd
limits	edFAdDBcKfb
line	hLJfAbfJCid
lines	beRccdbeLg
link	EPbbbbljHGe
links	JeabcbC
lint	cEddecNcKag
linte-	cbabbaKcKfb
linted	aaabaaG
linter	dbaba.JbGea
list	NEbAhCmiQ.h
liste-	Kcaabbc
listi-	LcbbcaabEhF
live	KfCccCdcaIe
load	dHeeGfE
loade-	.fDdFFfdKdb
loader	.fDdFFfdKdb
loadi-	EJcbccdeKdb
loading	EJcbccdeKdb
lobby	Kbababb
local	CBKbdaiEaac
local-	DJddeGhABBe
locale	EAccdIedIcb
localhost	cMbabbd
locat-	DIbcbcbbJcd
lock	cIDFdefaKhb
lock--	baabaG.adHc
lock-in	baabaG.adHc
locki-	bbdPbdbeG.b
locking	bbdPbdbeG.b
lodas-	de.cbBLJg.d
lodash	de.cbBLJg.d
log	OjfhgAOJmEc
log_l-	dddaabOLedd
log_level	dddaabOLedd
logge-	gEDAdFdbHcc
logged	eFaEbca
logger	ccGdcIcbJdd
loggi-	dFbbccG
logging	dFbbccG
logic	fhJMFiffOfc
login	Oegd..AaBEf
login-	ceIcbdHFCde
logis-	Ibaabbb
logistics	Ibaabbb
logo	.Lcbb.eJhBd
logou-	GEcacccd.Ie
logout	GEcacccd.Ie
logs	McbbbbbdJcc
lol	dGBedGeeIgD
long	FCFgfFgdNde
longe-	dIdbcHddIbb
longer	dIdbcHddIbb
look	jAEXeifeNde
looks	dBHbc.b
looku-	DdJbccbdKec
lookup	DdJbccbdKec
loop	eOBceDhECec
lose	DNcccdeeGCe
loses	fHcbFca
losin-	ICbbbcc
losing	ICbbbcc
loss	bFdcbEa
lost	DBbdedHbbGc
lot	........gJc
love	SeBccedhFaB
lovel-	Mcabbac
lovely	Mcabbac
low	I.bbbba
loyal-	JdbbEcd
loyalty	JdbbEcd
luxon	baIbaab
m	EeFdecGHBfd
m0	aIcba.c
mac	ccababLbJec
machi-	CbGbacb
machine	aaHbaba
macos	caabbbJ
magic	CDDabag.dIf
mail	CCdddeKFjD
mailc-	IcbbCbdd.If
mailchimp	IcbbCbdd.If
maile-	dBJdDcegMhB
mailer	dBJdDcegMhB
mails	Hbba.b
main	jBf.bGIaJfc
maint-	DgBBHdddBEb
maintainer	dcEcJcb
maintenance	Jfa.aAc
make	bjShhhON.oB
makef-	bbaOcdccIcc
makefile	bbaOcdccIcc
makes	gKeeDHfeLcd
manag-	PhbAfa.eEfE
manage	GbbbbcCeDGf
management	K.DccceeBgJ
manager	KhfDfBCAFiB
many	HeddDDc
map	KA.fbDifFEe
map'	aHb.a.dgIaa
marke-	HDecdcCAbkL
marker	cKbaabb
marketing	.baabbH
marketplace	MdbabbbbdhM
marks	Hbaaaaa
marku-	bbCIaeb
markup	bbCIaeb
match	AHFdcce
match-	DfcEccFCdfH
matches	ababbbI
matchmaking	Icaa.bbabeI
max	ddddEGE
max-f-	acdaaaK
max-file-size	acdaaaK
max_c-	cccabbOKddc
max_connections	cccabbOKddc
max_l-	ababbIa
max_lag	ababbIa
max_u-	bcbaaaI
max_upload_mb	bcbaaaI
may	EgHdedFg..F
mb	jGdfeEMICib
md	ccBbaaH
me	JdkJdLmjUib
meani-	BbadcGBhJdB
meaning	CbcdcGBeGdB
meeti-	HdaabCbdAGd
meeting	GdaabCb
meili-	cabaaIaacHd
meilisearch	cabaaIaacHd
membe-	SfcaacehCE
member	NdbbadadHfB
members	NebaaaefAId
memor-	iIFifGBAHgc
memory	iIFifGBAHgc
menti-	Lc.c.becgKb
mentions	Lc.c.becgKb
menu	IBjcedKAGfc
merge	fcbOceEcMgc
merge-	cbdBCbFdGfC
merged	bdcADbFcGca
mess	cbMcbbb
messa-	McDeC.ljbIC
message	DaCeECjgEEd
messages	NaCcddefbLd
metri-	QdcbcbdfKbc
metrics	PdbbcbdfI.c
mi	.ccaaaI
micro-	edLbEcdcdgM
microservices	edLbEcdcdgM
middl-	gDDHDgfePjb
middleware	edEHEeddOib
migra-	ceIMbefiDEa
migrate	AdRceddfhLA
migration	baiOCcbfMeb
min	GIdbbcd
mind	cccPbbb
minut-	bJFffdCCIhd
minute	GEEcddfBFed
minutes	jJEeecFCHhc
missi-	bcedCeQLef
missing	AgeeDdQLge
mista-	dabKbab
mistakes	dabKbab
mit	aacba.IJcdc
ml	Ha.a.ae
mmo	Ica.aac
mobil-	.......bfDE
mobile	.......bfDE
mock	bbabJbbcJdc
mode	LLcdeeghDGc
model	JCfcceDe.cH
moder-	Dc.cb.D
moderation	Kd.aaAeafCD
modul-	l.OLFkjiECA
module	j.JJGhihFB
modulenotfounderror	bKbcb.a
modules	eeOIcfdg.EB
momen-	aeOddDegeQe
moment	aeOddDegeQe
monda-	.JegdEAdKcc
monday	cFcbaEbaIec
monday's	bLacbab
money	abbCGdb
mongo-	ddIbbGdddLd
mongodb	ddIbbGdddLd
monit-	cFdbccIeaaG
monitoring	acc.abJbeaH
monol-	ccPaacccfgP
monolith	ccPaacccfgP
monor-	.bdCccIccIc
monorepo	.bdCccIccIc
month	fEeBDCccaHc
month-	HGcdEefeEFe
monthly	HJdcddddBHe
more	eJEdGegaHhA
morni-	AFcFdcc
morning	AFcFdcc
most	DGCd.dfhFGe
mostl-	ccEIcbcdIda
mostly	ccEIcbcdIda
mouse	Lcabbab
move	fhOfeDGiIBc
moved	cdbaaaLJccd
mr	bcaNbbddJdb
ms	dgOdcIegNeb
much	ffHACEeeLfb
multi-	GAfBf.CeDcD
multi-language	.......bcKf
multi-region	ebaIcCb
multi-tenant	Kce..c
multiplatform	b.abaF.acHe
multiplayer	KcaaabcbdeK
museu-	aHaaa.d
museum	aHaaa.d
must	bKDf.gaGi.C
mute	NcbccbbcNgc
mutex	cbHHddc
mutin-	Jdbbab
muting	Jdbbab
mvp	KcbabbbbbgL
my	AIhXcimkZmd
mysql	GcGecBedaId
n	.hHABcAeaKe
name	fHFEfeaD.Cg
named	dIcddcIcIeb
names	EGdDddehE.B
namin-	ceGMdceaJed
naming	ceGMdceaJed
nativ-	c.bcaI.afMf
native	c.bcaI.afMf
nats	dabbbOcchOd
nav	acaabbJ
ndjso-	LbcaabceIca
ndjson	LbcaabceIca
need	CbahBBDagJb
needs	JaegGCggHbA
negat-	dKccEdbcIbc
negative	dKccEdbcIbc
neigh-	cIca.b
neste-	gfTedGdfPhb
nested	gfTedGdfPhb
never	hNCdEfddAFc
new	ElcEhDIffIC
new_m-	LbbbbbcIdbc
new_menu	LbbbbbcIdbc
newco-	dbFbbdH
newcomers	dbFbbdH
next	OjdBeFchMda
nginx	fDfcbcQI.fc
nice	FcbbbFdeHac
night	BFfCaDhfNec
night-	aGhhDIdaEDg
nightly	aHhhEFc.CDg
nit	bdKbaba
no	gCcAFBchQfc
nobod-	DhAdJdA
nobody	DhAdJdA
node	dEefgHJ
none	bAcaJabbiNc
not	kPkFbaCBKie
note	JEccccdeNfc
notes	HdcdbbGgAIc
nothi-	eOHe.amgDcF
nothing	eOHe.amgDcF
notic-	IiKcbbdefNc
notice	AfMaabcefLa
notices	Jdabbaa
notif-	OFcccdheaKd
notification	Ldaa.ccbeKc
notifications	KGcdcced.Gb
notify	Kbabaac
notio-	DaacbGd
notion	DaacbGd
now	CcfeCdMKiAc
npm	eIcdbADCGgc
null	cIa.aabcKec
nullp-	bHbaa..dHbb
nullpointerexception	bHbaa..dHbb
numbe-	Nahg.aBCGbh
number	PfeeBgFEDcg
numbers	FDfddHfeEEe
numer-	KdcFcbddLfb
numerical	MbbbcbcdLec
nvmrc	adbaaaKJdcc
o	cEHcbcbcJcc
oauth	DbcA.CdbhMd
objec-	DcKcbafdDhI
objective-c	baJbaadbafJ
ocean	cKbaabb
of	khCHEBAbDEg
off	aRgdecBcHda
offer	Hbbab.b
offic-	JbfAdeEBhF
office	GaeAddFBgDA
offli-	HabaabbbdId
offline	HabaabbbdId
often	Kbaabcb
ok	dFbLdgb
okta	LecddBCeeNd
old	DBCfdBaeabH
older	IDcbbbd
on	cKlGhfKFIek
on-ca-	JebbbbCdIcb
on-call	JebbbbCdIcb
onboa-	DdacbcIeGfD
onboarding	DdacbcIeGfD
once	HJfeEegeHDg
one	bIJgCdhcbFa
ones	.......eICf
onlin-	LeaaaacdhFE
online	LeaaaacdhFE
only	JAfDgHidFAc
oom	aGb.aba
oom-k-	aIb.abb
oom-killed	aIb.abb
open	JHebcdce.Gb
opena-	abcbbbKbHad
openapi	bacabbLbJdd
openi-	EFdddEdeKdc
opening	.HddcEcdJcc
opera-	BdddcGFddIa
operations	ccddcHHbeLe
operator	Ibb.aab
opini-	ccbMaba
opinion	bbaKaca
ops	MgfedCFdDAa
ops-0	bLc.aad
optim-	ccLabbb
optimize	ccLabbb
optio-	QebbcbcfLbe
option	RdbbbdcdMgb
options	.......adId
or	FdjFAEegNae
order	FJAgaBjfCJh
order-	bBQgaBkgJgD
ordercontroller	aAGabbbcJbe
ordering	.......adbG
orderlist	bFC.b.e
orders	FEIh.cjhGeF
orderservice	cbNbbbceLdd
organ-	Gaaaaac
organiser	Gaaaaac
orm	cdNaabcedMd
orpha-	BIcb.cb
other	gEBagFBeCAA
otp	KabbbacdeLc
our	.fDAeHaigJF
out	bHHgjIgiLEh
outag-	ccabbLb
outage	ccabbLb
outda-	ccbaaaMJdcc
outdated	ccbaaaMJdcc
outpu-	bcMaabceEIi
output	bcLaabceGEg
over	BD.M.jifGEf
overa-	bccIaBbafKc
overall	bccIaBbafKc
overd-	.......bIdd
overv-	cbHfbIb
overview	cbHfbIb
overw-	cLbacac
overwrites	cKbaaab
own	LfGgbcagaDC
owner	Ac.bbGA
p0	..bbaGb
packa-	gec.CAKDdIh
package	ggb.E.KEeGg
packages	.......d.Hd
page	GadffcMK..k
pages	adCcceMdBIg
pagin-	KIdecbecNee
pagination	JHcecccdLgb
paid	AcbaHab
pair	bbcJa.bdIda
panda-	abHaaab
pandas	abHaaab
panel	.a.aacE
panic	bGaaaaa
panic-	cMcbbbbfJba
panicked	cMcbbbbfJba
paper	Ibbaa.c
param-	eAJcFceGCfd
parameter	cCKbcbdH.ec
parce-	Hcc.ab
parcel	Hcc.ab
paren-	KcbbaacegEH
parent	Ga.baba.agH
parents	Jbbaaab
parit-	a.Hcaba
parity	a.Hcaba
parki-	Hca.aab
parking	Hca.aab
parqu-	McbabbccIcc
parquet	McbabbccIcc
parse	dJcbEcc
parse-	cjHbODmBLlc
parsedate	baJabca
parseheader	b.JbcabJdcd
parser	ahC.LEkeQkb
parsi-	FcHcbcceNec
parsing	FcHcbcceNec
parti-	b.DEBdfdNfd
partn-	HAbca.b
partner	HAbca.b
pass	aKccfEc
passk-	HdbbccGcbLg
passkey	HdbbccGcbLg
passw-	K.hAcAcgbOe
password	KBgBaebgALf
past	aIbababcHcb
paste-	EHbccad
path	eIfEDbe
paths	bdDcHbb
patie-	MdcCccceeGC
patient	HbcCbcaadAE
patients	Ha.bababdIc
pause	MdbabaddMde
pay	FdabDbbbdJe
payin-	JAbabadc.Hd
paying	JAbabadc.Hd
payme-	Cd.ACbacbAE
payment	abacCACcCBc
payments	KabbBbfeebK
payments-v0	aabJbd
payou-	MdaabcbbAhI
payouts	LdaabcabAhH
paypa-	Icbaab
paypal	Icbaab
payro-	EccBCbbb.fG
payroll	EccBCbbb.fG
pdf	bJgdDFggLbb
pdfs	FJccbdd
pen	dDbCeFc
pendi-	HcCaaad
peopl-	JKhf.gAh.EC
people	JIhe.gAgaEC
per	Na.bcAjgDGd
perce-	cJdcJbgfAKe
percent	bDcbIaeeaKe
percentages	cKbbbbb
perf	ccObbbbdJcc
perl	adJaab.bddI
permi-	FDab.bdcbIc
permissions	GDabcbccdJc
persi-	Idbaaaa
persist	Idbaaaa
perso-	FfdFdHfeIca
person	GdcIbbedKdc
personal	.bbd.H
pg	ccccbGF
pharm-	JbbaabbbbdH
pharmacy	JbbaabbbbdH
phone	AIcfAeDaGAg
phone's	bJbabbb
phone-	ALcbbccfHfD
photo	HHccbbfeGEf
photo-	HcbbaCc
photos	HcbbaCc
php	cbPcbbdcdmT
physi-	FccadHc
physics	DbbacHc
pick	JIccddd
picke-	AEffEFedLec
picker	CIedEdddKec
pictu-	EbCeeADeHBf
picture	LgEdcBedCFd
pictures	cGecadH
pie	GIdbcbdeJcb
pin	LifeGfGJCid
pins	bAabG.ceIca
pipel-	eg.f.GLf.aF
pipeline	AfAgAHCeDEd
pipelines	dcb.bbMbceJ
place	DCFfeDeaE.e
place-	bCCCgHhgICd
places	feEEdJefFDd
plain	ccHcbFccbId
plan	bacBBEddHfB
plann-	GaccdGcc.bF
planning	IbbaaabbbdH
plans	JccabaabdIc
platf-	IdeBbDdbfAG
platform	IdeBbDdbfAG
play	FdGcacb
playe-	UCbdfefhKac
player	RCddeddfLf
players	NBdbccdfGDe
playt-	Kcbbbab
playw-	dcb.NacciRg
playwright	dcb.NacciRg
pleas-	.fbH.bBCIge
please	.fbH.bBCIge
pls	IdcGCiceGDe
plugi-	bababIb
plus	AFcbcbCcAGf
plz	dGbHcbceKdb
png	ARdccbgMafe
pod	bKca.bbcIcc
podca-	Kcabbba
podcast	Kcabbba
point	cdcEbIbcIeb
point-	FEcdEeddG.d
points	GEccCeddFAc
pool	cdFJbebdHbb
port	eCBddcKJkbC
porta-	Pgbc.bbam.N
portal	Pgbc.bbam.N
possi-	HC.eeFffEFe
possible	HC.eeFffEFe
post	RgbbcadedLd
postg-	CfBjbDHb.Ig
postgres	DcBhaAFeBHf
postgresql	heDedKGCaEg
posts	BPdcdafhKac
pr	eedSecCgRja
prd	Jcbaaba.blN
pre-c-	dCaebaKdIdb
pre-commit	dCaebaKdIdb
predi-	Idbaa.a
prefe-	adbccEH
press	HHe.ddddLed
press-	cJbabaa
prett-	bbdbabMdNfd
prettier	bbbcabLgOec
price	iJfgHId.CDg
price-	jMEeB.eeNbg
prices	gQeccDdfICf
prici-	faHcdcHEFdg
pricing	faHcdcHEFdg
prima-	.abba.H
primary	.abba.H
print	OhdcbGffOga
print-	KAIedgf
prints	KEccbdddIda
prism-	cdNaabcedMd
prisma	cdNaabcedMd
priva-	dGLccagJgba
privacy	bIba..e
private	bbMcbacIfba
probl-	ccePcabcKdd
problems	ccePcabcKdd
proce-	fDccdFFdKcc
process	abaaaaI
prod	eAgGd.HBCAf
produ-	FfEagbEbElI
produce	H.ababa
product	CaJgfaBhIkI
production	adgHddLIegC
products	Medc.CefDDb
profi-	FC.dcBebbGc
profile	FCAdcBfbaIf
progr-	Pc.bbeddBC
program	Kc.abccbeKd
programme	Ja.abcc
progress	McabbccdH.d
proj--	bJaabbb
proj-0	bJaabbb
proje-	GaC..ecgALg
project	GdC..dcgAMg
projects	aHabaca
prome-	NbabbbddIdb
prometheus	NbabbbddIdb
promo	Hba.a.dccIc
prope-	eBecKcCdNi
properties	bFd.b.C
property	.dbbLbbdHgC
property-based	babbJabcJdc
prora-	decFFDcdJcc
proration	bcbGFccdJcc
pros	d.bbaJ.adJe
prote-	LcaaabceeLc
protect	LcbaabcedKb
provi-	ecDbaKc
provider	ebDcbJc
prs	.bbca.G
publi-	Dgi.cbPiKAc
public	CgiAbaOhKbb
published	Ja.ca.d.fIc
publishes	aAbbbbH
pull	djHF.gGfNcf
purch-	LdccEdcd.dH
purchase	IcbbEdc
purchasing	Ibbaaab
purpo-	bbccbNbdIbd
purpose	bbccbNbdIbd
push	G.ddcdIeCCa
pushe-	CbbGbab
pushed	CbbGbab
put	CAGf.EjAHdf
puts	dNbcbbadIdb
px	bbbbbbMKdcd
py	kAJHAj.MBlc
pytes-	eccdMdECFfc
pytest	eccdMdECFfc
pytho-	fBJeedGGidE
python	fCKeddEFhcE
q	cGcbaBa
qa	BebaJbcdG.c
qr	Hbaa..cbeJc
quali-	dccRbbccAEc
quality	dccRbbccAEc
quant-	cKaabcadIbc
quantity	cIaaaba
quart-	IecdCFffIAd
quarter	KdbbDbeeGBc
query	idRIfahfKAf
quest-	adcedLD
question	cbbccNbdJcc
queue	b.EdHBjEDgb
queue-	cEecbDE
quick-	DeHFceddGBe
quicker	bbKbabcdIbc
quiz	Lcbabab
quizz-	Jaaaaac.afG
quizzes	Jaaaaac.afG
r	CccbcbI
rabbi-	babbbJbbeLd
rabbitmq	babbbJbbeLd
race	cLbEfbcdIdb
rails	ddQabcccffO
raise	dhgBHeMHeCg
range	CHdcCdddJdb
ranki-	FDcdcCdfAbF
ranking	FDcdcCdfAbF
rate	GbiG.CegQhb
rates	CNdccafHaeb
rathe-	dcHbccG
rather	dcHbccG
ratin-	Kc.cabbagAG
ratings	Kc.cabbagAG
raw	cEJbbcddbKd
rb	ceJI.efaHdc
react	ceIdCIjAmDH
read	dACeeEE
reade-	GBaaabedcHa
readi-	LEebcBhgNec
reading	IEcabbfeIca
readings	GDdccDeeLcd
readm-	gfdaadXKBkc
readme	gfdaadXKBkc
reads	AddccFG
real	FdabHdc
real--	KcabbbbcgJ
real-time	KcabbbbcgJ
reaso-	HfdEdFfcLed
reason	IdcccHdbJec
recei-	CHCDgeeEIjd
receipt	NhHdcbebLgc
receipts	bIbaaaa
receive	eHdGcc
recen-	bJdaaaaeIcb
recent	bJdaaaaeIcb
recip-	QacccbegGEe
recipe	JAbabaeeJad
recipes	PdccbbbcdIb
recom-	aabbaH.bfDE
recommend	cabaaI.adJd
recon-	dGdccKddJeb
reconcile	cbcbbMbcIea
reconnect	bGaaabb
recor-	JeddbcHdGAd
record	FdccbcHcIbc
records	Jacaaab
recov-	Ibbaabb
recovery	Ibbaabb
recre-	.KbbabddJcc
recreate	.KbbabddJcc
red	bKbbDcf
redee-	IJeccddeaJe
redeem	NdcabbacfMd
redeemed	CKccbcd
redir-	cJabaab
redirect	cJabaab
redis	aEfdeDFIdBf
reduc-	ehRFBehgKBf
reduce	bbObbccdHca
reducer	dgLEBcefMec
redux	dePbbCffeSh
refac-	cbUecbfFbCg
refactor	bgVdbaeGbCg
refer-	adDcddM
reference	cbdacbP
referral	NcaaacddeFC
refre-	GJfedEgfCGd
refresh	GHfedEefCHd
refun-	eGceL.hdFFh
refund	hFfcMCedI.e
refunds	DFCcdcd.dKg
regex	abaJae
regis-	CdbcCEd
registration	.......adIc
regre-	fjbFUedeDFe
regression	fjbBUaeeCGe
reimp-	bdJaabaccfL
reimplemented	bdJaabaccfL
rejec-	dLdGdbdfJab
rejected	bIbaaaa
relat-	aHbb.ca
relation	aHbb.ca
relea-	d..EbeFiHaC
release	dA.EbeDiHaC
reloa-	.LbbacbbHdb
reload	bIbaaab
remai-	EfIabbc
remain	adIaab
remem-	ZgddbdegGBc
remember	YfddcdefGBc
remembered	Icbb.ba
remin-	HCCcdcdeaEA
reminders	Hba.acb
remov-	cAEggAJH.bf
remove	AaFffeKIcAg
removes	.......cJeb
renam-	ciPeGdaJfad
rename	ghQdEc.Kfbc
rende-	jDIfBHhgJ.c
render	dGEccBd
rendering	ccdbFHb
renders	cBJbccb
renew	cbcFbdI
reord-	NccbaaceLdb
reorder	Kcca.ab
repai-	dNab.bdgaBE
repair	cK.c.cc
repairing	bHaaa.c
repla-	hhPcdAFCfKi
replace	ggQccdGCfKh
repli-	BcccbbLJfBe
replicas	cbbbbbMLcde
repo	DbcAfBDcbAD
repor-	gLEKgpB
report	kOHMeoeCCae
reporting	EEcababaiCG
reports	.cbab.I
repos-	hgDEDeGdcPh
repositories	efEdCcKbfNf
repository	fdDGDdadaJf
req	LbbbbaddJda
reque-	.ckEcAKFGid
request	C.iFabCaLhc
requests	.eddcFKFBce
requi-	.bddcFG
resea-	dbabbLacdJd
research	dbabbLacdJd
reservation	Ibabab
reset	fH.aCacdJdb
reset-	DccbbbIcJeb
resetting	dbaaabKcJeb
resid-	Ga..aca
resiz-	EcLbcdeeKea
resize	bbLabbc
resol-	aGfFEefeHBd
resolve	aJbaaadeJcb
resou-	.cbabaHeHdA
resource	abbabaI
respo-	f.IdcbFeHCf
responses	eAGdcbFeIAe
rest	B.Df.IidCEd
resta-	AJdaCdeeCcE
restarts	BIbbcbc
restaurant	........afG
resto-	caaaaaIcJcd
restoring	caaaaaIcJcd
resul-	HBKeeegi.AG
result	IdEccbc
results	CFJddefgaCE
retri-	EcfCccF
retries	dCfBcaH
retry	AfDLDhgdNfd
retur-	HGbDagjfQhc
return	GbcGbbdcKce
returns	EKAc.fhdMha
retyp-	MccbbabbIec
retype	MccbbabbIec
reven-	FGccbbb
revenue	FGccbbb
revie-	dhbWbcehGFe
review	efaVcbdgIEf
reviews	Ga.f...bgFB
rewri-	cbNdbAcdhdO
rewrite	bbLdbBdcegP
rid	ccPbcbdBIfe
rider	.......bbeH
right	EJgKeifgEGe
ring_-	.bbJaca
ring_buffer	.bbJaca
risky	bbcLbca
roast	bccMbabdKdd
role	Hbbaaab
role--	KbbabbbccJc
role-based	KbbabbbccJc
roll	LeccccEeBHf
room	DFbacbb
root	cdbbbNbdJdb
rotat-	aRcbccfePgd
rotate	FGccbbccJdc
rotated	cNcacbbdJeb
rotating	dKbaaab
rough-	acHaab
roughly	acHaab
round	BCcbFcccHad
round-	hNbeJdehJDg
rounded	bOdacbbfJ.c
rounding	ddDcKbccJeb
rounds	dJb.baaacJe
route	CeJacbbEhAA
route-	DdabaGc
routes	CcabaFb
row	JOfddfefEDc
rows	.HDffGgfNfc
rs	iDCMEhh.Jhc
rule	KababbbcIdb
run	gFmAbGHaIha
runbo-	dcaabbMdFgE
runbook	ebaabaLcLed
runni-	AGfffCHdMdf
running	AGfffCHdMdf
runs	bCEdddF.Ef
runti-	aGbaa.a
rust	bdGJbfceChI
s	k.Ggg.RPdid
s0	KdecbIf
saas	Ldf.aaa.biJ
safar-	hMfdGEgfJAd
safari	hMfdGEgfJAd
safe	dceIdLddKdc
sales	Ocd.abdbcKf
sales-	AEHcdcc
salesforce	AEHcdcc
same	iGQedeajKcC
saml	IdbEbcdcBFe
sane	.b.Ibca
sanit-	bbcHa
sanity	bbcHa
save	NLddcfjaBGg
saved	GLefeCffDHf
saves	aHbabaa
savin-	CFedIdedKeb
saving	CFedIdedKeb
say	hGeEcdHFAfa
says	b.hdBeQMahd
scale	bHb.a.c
scan	HdcbbFc
scann-	JEccccd
scanner	BIcbacc
scans	CcHb.cb
scena-	aaaaFabafKd
scenarios	aaaaFabafKd
sched-	b.eaF.AdKjC
schedule	GecacbG
scheduler	fAc.HBbiLgC
schem-	GccIbec
schema	GccIbec
schoo-	IdbdbbE
school	HdbdbbF
score	IfGeeDe
score-	GcDb.cceCHf
scores	Ibaa.bbccKe
scrat-	GbaaBbcbceJ
scratch	GbaaBbcbceJ
scree-	CBCBghEDfCa
screen	EFcfddGGaDj
screens	BbGGghAefDG
scrip-	RcCEghjhIEf
script	ReeHeegePhb
scripts	GDIeedfgaKd
scrol-	gKKccdefNeb
scrolling	gJLccdefMdb
scss	cdFGcdBcaIe
sdk	dbdFbbIcJdc
searc-	ALA..fhjJ
search	AKA..fhjJ.A
seat	bbbaHaa
seats	AE.bBbd
secon-	CEFDgibAMie
second	cMiIcebdIae
seconds	JfKgffCaOjd
seconds_per_day	aaHaa.cIdcb
secre-	cbcadJDcGac
secret	aaacbKb
secti-	Aa.cadF
section	Aa.cadF
secur-	.geUdeaeAKg
secure	FcbGbbd
security	affUdd.eAJg
see	LGGCgmhgF.A
seed	IHdecdb
seein-	cJda.aa
seeing	cJda.aa
seen	.Haabba
segfa-	bNcbbaceJcb
segfault	bNcbbaceJcb
selec-	GFceBddcIdb
selected	HGbddcc
selle-	MdcbbaacaaE
seller	Kdcbb..bChG
semic-	GHdbccdeKcc
semicolons	dKbbaab
send	JdcbcHffGCd
sends	aKbac.cdcNf
senio-	babI.ca
senior	babI.ca
senso-	EDDcdCh
sensor	EDDcdCh
sent	AFabFde
separ-	GgLbbddcAgI
separate	EeJaadccAfH
seque-	cdNaabcedMd
sequelize	cdNaabcedMd
serve	KcaaaacbaHd
serve-	OcjddcHDjEA
server	OcjddcIDjEA
servi-	iBCdACDfiBL
service	eHa.bcCfA.E
services	igFhFHDdpGM
sessi-	bDagfEGDdFf
session	cGafeDDDbCe
sessions	IebbcGddcJc
set	hajdEAPbFac
setti-	E.deecKFDfd
settings	FecddcLGBfd
settl-	.dABGcc
settlement	BcabHac
setup	fbbcDdNdEEf
sh	HdccdbH
sha	Jbababc
shade-	cbaJaba
shader	cbaJaba
share	KcbaaaceDGf
shari-	Ia.aabdacdH
sharing	Ia.aabdacdH
shift-	eJbaaa
shifts	eJbaaa
ship	edcCeFGcIad
shipp-	EaEfa.agaCE
shipping	CBEddCedeDF
shop	CEebCcafgKC
shopi-	.cbbabKbHbc
shopify	.cbbabKbHbc
shopp-	I.babacdcKc
shops	Ibbabab
short	edcHcfK
short-	PCcddddeNfc
shortcut	LDcdcdcdLfc
shortcuts	Kdaabab
shoul-	LcAgajGD..d
should	Ng.fahHEbBe
shouldn't	eNFbbefgIfD
show	QDiBegbALbj
shown	JFcbbcecaId
shows	bReceBegMBh
shrin-	acKbaac
shrink	acKbaac
side	Kcbabbb
sideb-	FJebaafeG.c
sidebar	FJebaafeG.c
sides	.G..acbddLe
sign	MAffbcEe.Ke
sign--	JhcedFDDeGf
sign-in	IdccbcF
sign-on	IfbabFdacJe
signe-	Idaaaba
signed	Idaaaba
signi-	bbcbaAI
signing	bbcbaAI
signu-	IecaAcC
silen-	AObccddeNgb
silently	gQaabcceMfb
simpl-	JdJccdfdcKd
simple	LabbbadbeLd
simplify	bbLbbcbcIcb
simps-	KababbbcIdb
simpson's	KababbbcIdb
simul-	.......bKec
simulation	HBbbbab
since	.Vfefe.hPg
singl-	CaEfaCcgbBF
single	C.EfaCcgbBF
sit	.......bIfb
site	IgdcCcFfDjL
sits	adBcIbbcIcb
size	egEfeFMIafb
skele-	Ldbbaab
skeleton	Ldbbaab
skip	Ibbabaa
skipp-	.Ibbbab
slack	HIcbdbedBHe
sleep	EdebdNcdI.e
slip	HEbbccc
slow	hLAedJfdKdc
slowe-	bDCcbEe
slower	aEebaFa
small	L.dbcdCfKgB
small-	ccMabbbeQef
smaller	ccMabbbeQef
sms	JebcdHdceMe
snaps-	cbdbPbbeKad
snapshot	cbdbPbbeKad
snowf-	HbcbbCb
so	JDkgCbBgbKb
soap	caca.Ha
socia-	Jcbaaab
social	Jcbaaab
softw-	Haababa
software	Haababa
solid	.......aeJe
some	.GjfMd.eRid
someb-	Bg.DAfGdMfd
somebody	Ag.DAfGcLec
someo-	dBaIfFgeMeb
someone	dBaIfFgeMeb
somet-	dBFdHecgLhC
something	ceGdHcafJgC
soon	cKababbbHdc
sort	OaFfdeefOgc
sorti-	bNbccbbdKdc
sorting	bNbccbbdKdc
sound	IddNefd
sourc-	abbKcaa
source	abbKcaa
spagh-	.cKbbbb
spaghetti	.cKbbbb
spani-	AbdbbbJddNf
spanish	AbdbbbJddNf
spec	AedcOcb
specs	ccdcQcb
speed	eCQdcddcKdd
spell-	chbabbQLgdb
spelled	adbaaaK
spelling	bfabbbNKgda
spike	bcbcbNb
spinn-	dLbbaacdKdb
spinner	dLbbaacdKdb
spins	bHaba.c
split	cdRbbccjMhE
split-	abcJabbdIca
split_names	aabIaba
sprea-	GDdaabcdAHe
spreadsheet	GDdaabcdAHe
sprin-	Ad.bbbIEfaC
spring-boot	aabbabH
sql	dfJPdhefFEe
sqlit-	DeddeEI
sqlite	.......cJdd
sqs	baabaIaceLc
src	jKeGLdkBGdd
sre	abbabaI
ssl	DcababFcIcc
sso	NgfAd.BfdMc
stack	HddabDa
staff	KecbbfHddLc
stagi-	fAeedCPCFcg
staging	fAeedCPCFcg
star	.......acJf
start	DdGgbgIIclF
start-	AHIdcdggHgF
starting	EDcaabc
startup	.FHcccefGcC
state	bbKAbcb
state-	cFIcddcdLeb
statements	bbJabba
stati-	HHccbdeE.gA
static	GIcdcbdHadc
statu-	LbddcGee.Fa
status	LbddcGee.Fa
stay	eGHecBddFDe
stays	EDLeeeehIAb
stdin	LbcaabddJdb
stead-	cBHabba
steady	cBHabba
step	ddHcceKcIcc
steps	EDddcdFeJ.e
still	gEcebGEE.Bg
stock	GHadddcdc.G
stop	EJdccbddJcb
stopp-	IJcdbeecMgc
stopped	EMbdcdfdOib
stops	bIcdIeedLeb
stora-	FcGbbbd.dHd
storage	FcGbbbd.dHd
store	Ea.edBCfGAc
store-	JAccbCgbdNg
stored	OgaaaAfagNf
stores	DCcabDedAGe
stori-	GEbccbb
storing	GEbccbb
strea-	ac.bbHa
strin-	AGBeFeffL.f
string	CJCddddeJAe
strings	acaaHaa
strip-	EBbFge.ceLe
stripe	FBbFge.bdKe
strok-	FHcccbccKdd
stroke	FHcccbccKdd
struc-	bcDIccccIcc
stuck	cKbbb.acHdb
stude-	CHdddcDfBaE
students	BIdddcDgCAC
style-	bcJab.bbdKe
styled-components	bbJababbdJe
submi-	eHbabbE
submit	eHbabbE
subsc-	NbbbcbbcbKe
subscription	NebacbbcaJe
subtr-	HFbad.e
subtract	K.badad
suite	.ebaNbccjPc
suits	.......afHb
sum	d.Lbbad
summa-	ccbbaLa
sunda-	dJbccFceKcc
sundays	bGbccEc
super	CMecacd
suppl-	NccaaccebLf
suppliers	NccaaccebLf
suppo-	ICcgiECbECg
support	LcjfhIEaDDf
supposed	bJCbbdb
sure	.......fLcc
svelt-	ccFccHc
svelte	ccFccHc
swall-	dNcbbacfIAd
swallows	dNcbbacfIAd
swap	deNddbEBgLg
swift	aaHba.dbahJ
switc-	.BLefaaiDJe
switch	ACMdfAhiEHe
sync	IbBDgCigGFe
synci-	EGbbbccbbHc
syncing	EGbbbccbbHc
syste-	Dfd.aG.bjEG
system	Efd.aE.bjDH
tab	NCfeefEAMhe
table	KeDdfJjhIHi
table-	GhIffIdfBBB
tables	DgGfeIbcGca
tablet	HcEbccc
tabs	cLdababbJec
tag	cccEbbGcLec
tagli-	cAaabbH
tailw-	bcLbbaccfOf
tailwind	bcLbbaccfOf
take	GffGbBceAD
takes	bGPBfihgQgb
takin-	bcaLbac
taking	bcaLbac
talks	dbJaba
tap	cKbabab
tasks	Kcca.ab
tax	dDEhH.eCEed
teach-	NEdddcefgGG
teacher	KbabbacceAH
teachers	GHccccb
team	AC.ad.ACgD
telem-	FbbbbEcae.F
telemedicine	Eba.aaa
telemetry	EabbbFd
tell	DifPca.dLdd
templ-	BbCgafKB.Eg
template	eBccdcP
templates	GcGcBdf
ten	FHEdcegeEBc
tenan-	NAdbcbcdfKb
tenant	FDcbbbb
tenants	MecaabbadIc
terra-	eJeGeeCfJeA
terraform	eJeGeeCfJeA
test	diidZbgaHcd
testc-	b.baGab
testcontainers	b.baGab
teste-	DifaNDggDCA
tested	debaPbbfACB
tester	IcbcdGd
tests	mcddZcfgNfa
text	bCffeEJFfA
th	bIcaba
than	HCabc.daOie
that	JgeeFcEcIAg
the	A.Ac.aBaMfg
their	LFicfdEiBMf
them	DFAfAgBfgSf
theme	HEbdddA
thems-	GeDcdcFdCFe
themselves	GeDcdcFdCFe
then	dJebbDb
there	JdbdGFmagIa
there's	A.BeBfFBcEd
there-	A.BeBfFBcEd
therm-	IEcbcbedKdc
thermostat	IEcbcbedKdc
these	........fHb
they	L.FbfAjg.Le
they'-	HGbccdd
they're	EGbbbcc
thing	GaGcCegeHjG
think	ceFOdfc
third	bNcbbbbcHac
thirt-	abKbcbbdeHB
thirty	abKbcbbdeHB
this	facPbFjfK.e
thoug-	eTeGdeghPec
though	dUcbccfgOed
thoughts	.bbHaba
threa-	CFg.dJihEIf
thread	AHeedKfhKBd
threads	Ic.b.ac
three	aNGgc.jiFGd
throu-	bJCAaCmhDLh
through	.LiDBClgGHg
throughout	bdLdcDcddLe
throw-	DNddccdcLed
throws	ELddccdcKdd
thumb-	CDFcdbdcJec
thumbnails	EHcbbccbJdd
thx	BeedEdKHAed
tick	GccbcHc
ticke-	RaedDdhbcHc
ticket	N.edEcghCId
ticketing	Gaaaaac
tickets	MabbccdBfEa
tidy	abIbbb.cJdc
till	AGcaabb
time	CLHbhegfObg
timeo-	dCjbdcUOgfb
timeout	dCjbdcUOgfb
timer	HEeGbgfcMfd
times	JM.feeghFFe
times-	baaaaGa
timescaledb	baaaaGa
timez-	dGcbFacdHac
timezone	bFacEad
timezones	cFcaEbb
title	I.fdeeJFbCf
tmp	dcJcbFcHaec
to	JfAffAFGgEe
toast	adaaabK
today	IhHccfC.hJb
todo	IGcccccdKdc
toget-	AbbdaKd
together	AbbdaKd
toggl-	KbabaaddJeb
toggle	KbabaaddJeb
token	AbedHEcdFCe
token-	e..bE.CBFbe
tokenizer	cbFbHcccJeb
tokens	Bee.ABFE..e
toml	cbabbaK
too	MC.eeaebIec
took	HGfcbca
tool	E.cbbcD
tools	JDbbbce
toolt-	GFcaccddKeb
tooltip	Ib..acdcHda
tooltips	aIcabaa
top	FCEfgDfCC.f
total	fJJeDfgFBfc
total-	gJGabafDfEc
totalprice	aaIaa.eHcda
totals	fLb.baabcGb
totp	MecbDbedeNe
touch	FgCdDAddIad
touch-	egCDJ.fdIbb
touches	eddFHBd
touching	.cFdGcc
tourn-	GEbbccceCgI
tournaments	Jc.aabcaceJ
trace	bbbcbMb
trace-	bJdaaaaeIcb
traceback	bJdaaaaeIcb
track	Kbaabcb
track-	RecbbbdchPe
tracking	QfbabbecgOd
trade-	cccdcGI
tradi-	Kbaacba
trading	Kbaacba
train	deeGdcNH.ed
train-	PfCcbcdgcCF
trainer	Gbbaa.a
trainers	KcbbabbdbJd
training	JdEbbbdeCcF
trans-	..b.gAHj.GC
transfers	Jc.bbac
translate	ccdaabOfbMe
trave-	bb.cbJa
truck	IeabcEc
true	Nbcbabd
tryin-	dDbbbHb
trying	dDbbbHb
ts	FnLFHflP.ld
tsx	f.ICcbbHbdb
ttl	bcabbBHHaeb
tuesd-	cCcdcLbcIdb
tuesday	cCccbIb
turn	bbRecceabGd
tutor-	Jcaaacb
tutoring	Jcaaacb
twent-	cdccGbIadId
twenty	cbccHcE
twice	bRhgADfiScg
twili-	MfbdcFddgOd
twilio	MfbdcFddgOd
two	lLdgBI.fLhA
two-f-	LebdD.edeOe
two-factor	LebdD.edeOe
type	HdGdAcedaJe
typed	bKbbbba
typee-	bGb.b.bdGba
typeerror	bGb.b.bdGba
types	KcfFcbdHadc
types-	ffLbcBC.kCH
typescript	deMbbcD.kCH
typo	cid..aQMgcb
u	cdEbbcH
ui	CBcfIaedfJ
umlau-	ePcbbbcfIeB
umlaut	dKcaaaabKed
umlauts	bKbabbb
undef-	bFb.a.adGba
undefined	bFb.a.adGba
under	ElSdDbjgOdd
under-	eacbbJCcJfa
understand	eacbbJCcJfa
undo	JMecdefgQgc
unico-	eMccEcdeLdc
unicodedecodeerror	bMbbbbcdIcb
unify	.bJdbaabcIe
uniqu-	cFccaFb
unique	cFccaFb
unit	gCfdWbfhIdC
unity	bcbbCIbddIa
unplu-	cKbaabbcIcc
unrea-	BEGedEjb.Hf
unread	HFbabdffEFe
unreal	bb.bbIbcdIb
unsav-	Ncbcbbb
unsaved	Ncbcbbb
unsub-	eM.baacfKda
unsubscribe	eM.baacfKda
untan-	ccMcad.cJec
untangle	ccMcad.cJec
until	CMddgeB.Gcc
untit-	cbababKKdcd
untitled	cbababKKdcd
unuse-	cfJbdaFKhca
unused	cfJbdaFKhca
up	CEHhaebkDGa
updat-	CEBdgeFABBe
update	BCCdgeGCCae
upgra-	gGEdcfGAaGg
upgrade	fBEdbeHBbHh
upgrading	cKa.bbc
uploa-	DDbAgcBEGff
upload	CcbEg.EIcae
uploaded	McbbbabcKec
uploading	BLbcbbfeMec
uploads	DJDfceegJba
uptim-	Jbababc
uptime	Jbababc
urgen-	cHcGbcc
urgent	cHcGbcc
url	IccbbbCCdFe
us	cBgDEEeccHb
usage	BcbGaaa
use	EjECdFfCNld
used	ccGdFhEGffE
usede-	bbcHDbb
usedebounce	bbcHDbb
useef-	bddKcDa
useeffect	bddKcDa
usein-	aabGbaa
useinfinitescroll	aabGbaa
user	Ke.eAEhhM.f
usern-	GIdcccc
usernames	cJcabba
users	FKKecijjCDC
users-	acKbbcadHca
userservice	acKbbcadHca
usert-	bbLbabc
usertable	bbLbabc
uses	ccGaFac
utc	bIbabab
utils	fgLdBaDFEge
uuid	baab.Ha
ux	Ibaba.b
v0	LfffeFF.Mid
vacci-	JaccaabcdIb
vaccination	Jacaaab
valid	cDcbbHabJfb
valid-	f.LaADifPgb
validate	aeLeeGcdLfb
validation	cHJddcddIbb
validator	bccFFcbbIdb
value	bKcbabbfLdb
value-	eFddEdF
values	c.cdFcH
vanis-	dNbac.c
vanish	cJbaa.b
vans	JbbababbceJ
var	acMbbbc
varia-	gePe.aAEEhb
variable	daRbeCiMiba
variables	ccDbcdKhPdd
vat	aIfdBDe
vecto-	bb.aaHbafIb
vector	bb.aaHbafIb
vehic-	IbbaDbffBCA
vehicles	IbbbEbfeCGe
vendo-	Ha.abbb
vendors	H.aabbb
verif-	EeCbEdb
verification	Hca.aaa
versi-	JffcccKCJjb
version	LeedccHDDec
versions	bcc..bJeOhb
vet	Jb.dbaa
via	PdacbbegdOd
video	CLcbccdfDbD
video-	Ncbbbcc
videos	Ncbbbcc
view	GKdacdefDIg
viewe-	bIb.b.c
viewer	bIb.b.c
viola-	aFcDaca
visib-	IcDbbccbeJc
visible	IcDbbccbeJc
visit-	Occ..aggKd
visitors	Lbb..agfKca
visits	Iac.abb
visua-	aabdIa.beLe
visual	aabdIa.beLe
vite	eEKdfcAaaHf
vites-	aaMbebbbdKe
vitest	aaMbebbbdKe
volun-	JdbAaac
volunteers	IcbAa.ddcJb
vpc	abaHaba
vs	ccbbaLachNc
vue	ddPBdbec.Kh
w	aHGcddceIiE
wait	dHaaa.a
waiti-	EdcGeFfeGBc
waiting	EdcGeFfeGBc
walk	dJaabb
walks	bIcbCcb
wall	CIcbbcb
walle-	EcCdFbe
wallet	EcCdFbe
walls	dPcbbcbdLdd
want	LoCEECmjK.b
wante-	cceHcJccIcc
wanted	cceHcJccIcc
wants	GFgBfb.AAEg
wareh-	FagfAADgBCB
warehouse	GAfdfBFfC.C
warehouses	DbbbHbe
warn	FiefcELJbec
was	FcgBHhCCIge
watch	Ibaaabb
water	dAbJbbabJec
way	DaEGkDhfHBe
ways	JfcdcHc
we	IkdBCHhfcLc
we'd	HdGcbdcdaJe
weakn-	cbbKbb
weaknesses	cbbKbb
weath-	KdAbbad
weather	Kdcaaab
web	abFAAadchCH
webho-	DCffBDbdI.e
webhook	A.efECBdJdc
webhooks	FCddfEAdFCe
webp	MbdaaacdKfa
webpa-	cbMbcbbcdKe
webpack	cbMbcbbcdKe
websi-	K.cbbba
website	K.cbbba
webso-	AJdbbAddIbc
websocket	.JdbbAddJcb
week	eCfBbFCdFBd
weekl-	J.cebcCeEFf
weekly	J.cebcCeEFf
weird	eGbbGadeJcb
welco-	ddcccFKHadc
welcome	ddcccFKHadc
well	CEdCeBdcJdc
went	bdbcbEHdJea
were	KgeccbIEFge
what	enDIaLdgGBb
what'-	dfdKcJegIaa
what's	dfdKcJegIaa
whate-	cIbEbbdcHcb
whatever	cIbEbbdcHcb
when	WMljaCpoRCe
whene-	KFcccceeBGc
whenever	KFcccceeBGc
where	GdhfeVgiFDb
wheth-	bbdIaAa
whether	bbdIaAa
which	GfaaaHfeJac
while	NAaDeeheNde
white	eMbdddF
who	.FdggL.hGaB
whoev-	IcaaabbbdIc
whoever	IcaaabbbdIc
whole	h.aGABbijLG
why	hOgieNAdLfb
widge-	KfEabae
widget	Mea.aae
width-	Icbb.ba
widths	Icbb.ba
wifi	cG.aa.b
windo-	BBcdDdCfIAd
window	HfabEaccHbc
windows	AFbcccFfEDd
wiref-	Kbadbba
wireframes	Kbadbba
wish	BgDeEeFDeFd
with	MC.gCffjdQc
witho-	JAHeagegKbb
without	JAHeagegKbb
won	Hcaaaaa
word	.GebbdFCFgb
work	dFbdbJcdIeA
worke-	iGkFA.GCEdd
worker	gHjHfbICEdd
workf-	cbebbaNcGAe
workflow	cbdbbaMbFAe
works	gCFggJBeOdf
works-	HebccHcfcED
workspace	CcbbbHb
worri-	.bbIaab
worried	.bbIaab
would	RoiEdDAhEGc
write	jkiePCP.Ibg
write-	dccdGJcbJdc
writt-	dDdGdGegIfD
written	dDdGdGegIfD
wrong	hNbBgeG
wrote	b.bMcf.bJec
xml	bdHdbcGDfHf
xmx0g	bbcacbMJccd
yaml	GkkfEdTOegb
year	dffcHbMLdec
years	bcaaIaacHad
yeste-	fOdDceaeOfd
yesterday	bJbaabb
yesterday's	fIcDbdBdKeb
yet	GffdBMfdgK
yml	HcmfdcUTjfc
you	dCdTApaCBac
your	ccdMbAceHBe
z	.......cIcc
zende-	KbbaabbcdLd
zendesk	KbbaabbcdLd
zero	.JBeGfhgBdI
zip	IaaaacbcLec
zones	aGbaaabceJb
zoom	Odc.bbc
zsh	KabbbbadJcc
zusta-	deQbbCgfeSh
zustand	deQbbCgfeSh
…	bdAhbcRZgpd
→	gdNgBfGQmAd
가-	gEEicEDDDec
가게-	Ibaaaac
가격-	aA.daFab.Ge
가격순-	bHaaaba
가능-	IedCcEedAEa
가능한-	abcBbIc
가능할-	Lbbbadb
가려-	cKbaaabbIcc
가려짐-	cIbaaaa
가이-	fcabaaMcMgc
가이드-	fcabaaMcMgc
가입-	F.dbCdAbAFe
가져-	GBcdcDccKeb
가져오-	GBcdcDccKeb
각각-	ggAaAGFcb.E
간단-	Iaaaabd
간헐-	aI.acbb
간헐적-	aI.acbb
갈아-	fdJbbBB.hHA
갈아타-	caJaaacdcKd
갈지-	b.ba.Hb
감사-	bdfOdGecaKf
감사해-	abbLbbbbdKe
갑니-	bHaa.bb
갑니다-	bHaa.bb
값-	CAfcbcIG.eb
값을-	IcdbbbCGdAd
값이-	HFcaadddJdb
값임-	bbbaaHa
강남-	bcaaa.H
강남구-	bcaaa.H
강사-	IccbAabbhFE
강의-	ICcbcbcdBcD
같게-	baFa..a
같아-	BaEabbbc.Db
같아야-	bcHba
같아요-	EAbAabb
같은-	ELfed.agBcH
같이-	NecbCbedIbb
개-	gaFbCbCbkPd
개가-	BFbccEecGd
개나-	cbGcbEb
개념-	G.bbbaa
개발-	Dda.bbFbeBE
개발해-	KabcbacdgCH
개선-	ddJFbbddIbc
개선해-	ccMaabb
개수-	GDbbbbcdIcb
개에-	ccFCbcCdaHd
개의-	ddFBBBe
개인-	eAfDdFCFfGf
개인정-	cCdEcGdBeHe
개쯤-	.......bcJd
갱신-	hGed.DFBEec
갱신되-	ecabaFF
거-	EgEDahBC.c
거래-	IEdbbadeaCB
거래처-	FCbabade.Hb
거예-	ccbcbGF
거예요-	ccbcbGF
거절-	dIabDdb
걱정-	cbbHCabbGca
건-	eAEb.Cbca.D
건가-	bbcBaGa
건가요-	bbcBaGa
건너-	bHcbbDb
건드-	FcaBbCdeHab
건드리-	Gbc.aCdeG.b
건이-	dHbaaAb
건지-	dbeDdMcdH.d
걷어-	.bGaa.ccaJf
걷어내-	.bGaa.ccaJf
걸려-	eDKbbccdJeb
걸려요-	ccLaabbbGda
걸렸-	Kaabaca
걸렸는-	Kaabaca
걸리-	eaHbaGgfKdb
걸리는-	dfJa.EeeJdb
걸림-	DcGbbbccHcb
걸립-	abHb.ab
걸립니-	abHb.ab
걸어-	JDcacceeLeb
걸어줘-	KbbabbdeJdb
검사-	DbFCdcd
검색-	cEDdaDdhCFb
검색어-	cJbaaaabJdd
검색창-	FCb.abdeG.b
검수-	AbbIbbc
검증-	beAeMDgfMeb
검증하-	ccccGGbcGcb
검토-	dbDJbdb
검토해-	cacHbAb
것-	GcB.cAcdEAb
게-	EedcDHdeECc
게스-	Kbaaabc
게스트-	Kbaaabc
게시-	BEdb.CeeBDb
게시글-	DGbaadcdJea
게시판-	BDdb.Cee.Fa
게이-	aDgeEBBCFfc
게이트-	fDfdFBCCEfb
게임-	CEABd.fgBDA
게임을-	aGaaabb
결과-	dBKbcCfeFBd
결과가-	dJacbCccGCf
결과값-	abHabaa
결과는-	.dKaabb
결제-	D.abDbcdcAF
겹침-	cIaaaacdIcc
경계-	cFeaKbecHe
경계값-	cFfaKbdcIea
경고-	GgcdcEE
경로-	fHdDcEd
계산-	d.FaHbgeOhc
계산기-	EbcbFbbbIeb
계속-	DPcbdfdgHBc
계약-	FbbbCab
계절-	Iac.a.deIda
계정-	OcAbgbbfdGB
계정에-	H.aabab
계정으-	FAaaa.c
계정을-	Iaaaf.a
계좌-	Jaaabbb
계획-	Habaaab
고객-	DBeecAFAb.A
고객센-	AccaabIGacc
고객용-	HccbacDeeED
고객이-	AebdbGE
고객한-	EDbabbb
고르-	aHbcbCccJdc
고르면-	cIaaabb
고를-	Ibaa.ca
고정-	FdcbbaFFBdd
고정할-	FaaaaaabKgb
고쳐-	iOgBdbEGgEf
고쳐서-	abbHa.a
고쳐야-	fJb.a.abgLc
고쳐주-	dNdb.bbDaAe
고쳐줘-	dDbafcLJbga
고치-	FfcBbFcbaFb
고치고-	Id.baaabeIb
고치지-	bcbCaFa
고친-	acaaH.bdGba
곳-	eAbBbIcBACe
곳이-	b.bc.Ga
공개-	dccaBbKcAFd
공유-	GdeCbEcdHgC
공유하-	IbbaaabbIdc
공장-	IabababbccH
공지-	GfBBdbBAfFa
공지사-	MbbabbddeMe
공통-	bcLcbaa
과금-	H.cbaaa
과제-	EbcECdc
관리-	JcbbbaAf.BD
관리를-	.bIbaad
관리비-	FcbbDbb
관리자-	HddbaABdBCa
관점-	c.bIaba
관점에-	c.bIaba
관제-	GbbaCacaadG
괜찮-	dAeLbBccF.c
괜찮은-	bedKbDbcF.b
교체-	cfNcbaBCeKh
교체하-	baHa..c
교체해-	acKb..dcaGc
구글-	JcdBcCeegOc
구독-	LdbbCceg.DC
구매-	JbbbAcbcgCG
구성-	gdccABMeBGd
구성해-	dbbaEbFccLf
구조-	de.EcKcbD.b
구조를-	a..d.Hc
구축-	HcbaEbedhBJ
구축하-	Gbba.aa
구축해-	..aaD.bcgED
구현-	LcbBbcdeAGc
구현해-	LbbabadcdJc
군데-	c.Fda.B.cHe
궁금-	bdbabMbcIcc
궁금합-	adabaJbbHcb
궁금해-	bbbAbF
권한-	.FcC.cdcbGb
권한을-	cH.aaab
그-	bHA.cBfBCad
그냥-	cMebbBcdJdb
그대-	cAJabdbdDeE
그대로-	cAJabdbdDeE
그래-	FBcbAcb
그러-	GDbbbbc
그룹-	FbaaaabbbdH
그리-	JcAababcHbc
그리고-	IbcbaaaaeGa
근거-	cbcJbBb
근무-	Hbba..b
근무표-	Hbba..b
글-	MEcccceeAGd
글쓰-	HAbaabc
글씨-	eNbbbbbdJdb
글씨가-	dLabbbbcIdb
글을-	BGaaabc
글이-	eNbabacdJdc
글자-	CHcbcdA.Jgd
글자가-	dH.aaaa
금액-	CJdAccdeHBe
금액이-	dLaabacdHAe
금요-	cKc.a.cbKga
금요일-	cKc.a.cbKga
급식-	Hbaaaab
급여-	FAbabaa
기가-	bcHabEd
기간-	GcbbbDbcF.c
기능-	PjEbc.gfmMF
기능은-	dbIaa.a.dhL
기능을-	KdbaaacceLd
기능이-	JcaabaabdJe
기대-	dFebIacGBed
기대값-	abdaJ.bHccb
기록-	HcccbFdeGAc
기록을-	KcababbdJdb
기반-	CcAcIceddH
기본-	FdcbbbF
기사-	GdcbBbB
기억-	JcbbaabcJdc
기억해-	Icbaaab
기업-	JbabaacccLf
기존-	Ibbbaab
기준-	e.eBcFFdEBc
기준으-	cBcAaGb
기획-	HebabBbbEkG
기획서-	FcbaaCaaCiH
긴-	EdIbbbdeJbb
길어-	BbGaabb
깃랩-	aacaa.G
깃허-	CbdaabH
깃허브-	CbdaabH
깃헙-	cbdcabOdIda
까줘-	bacJaba
까지-	CdbbJaceDHf
깔아-	cddcDDFcaGc
깜빡-	JAcbbbbcHcb
깜빡이-	Kcbbaba
깨져-	dOa.fbceKea
깨져서-	dLaababdJeb
깨져요-	.Haadab
깨지-	cH.b.ab
깨지는-	cH.b.ab
깨짐-	bNdabadHbbc
깨집-	bHbab.a
깨집니-	bHbab.a
껐다-	BHbabbc
꼭-	cEBfEbb
끊깁-	aIbaaab
끊깁니-	aIbaaab
끌어-	GbdbFbb
끌어올-	babaHba
끝나-	HHdcbecdHd
끝나는-	bFaaacB
끝나면-	McbbabccIbc
나-	CdCcaEccIea
나가-	EDbbDcgdGBe
나가게-	Hb.aaabbdIb
나가는-	ad.cGDc
나가면-	HDbbaeaaHea
나가야-	GBbbbbb
나가요-	cHBbbbb
나감-	bMcabaddJdb
나게-	LcbbbbacHcb
나눠-	cbJbaabeEeE
나눠주-	aaGba.bdIcb
나눠줘-	bbHaaaa
나는-	dMaaabcbFca
나는데-	dKaaaac
나면-	aIbaaabaMhc
나서-	cMbacaccKeb
나오-	J.AdbdaaFbd
나오게-	IgDd.c..Jgc
나오는-	CDebc.D
나옴-	fNBdcBfdKeb
나옵-	bOcabbedMfc
나옵니-	bOcabbedMfc
나와-	ePfccdDAFeb
나와요-	fRcaabdeLcd
나왔-	Hbaaaab
나왔으-	Hbaaaab
나요-	cJaa.bb
나은-	.......aeHb
나은지-	.......aeHb
나을-	cbbaaKb
나을까-	cbbaaKbcbHc
난이-	caaaaHb
난이도-	caaaaHb
날아-	CHcbAcd
날아가-	cIaababcIcc
날짜-	gKFdCdedIAf
날짜를-	Gba.aab
남-	aGbaa.a
남겨-	cdcGCfFdHbb
남겨주-	bbbDAeGbHda
남고-	.......ccIc
남기-	Ie.aa.b
남기게-	Hd.bb
남아-	.......c.Gd
남아야-	FdbaCabbbGb
납니-	dMdaabbdIca
납니다-	dMdaabbdIca
내려-	DFbcddCBGed
내려가-	bHbaaaa
내려받-	IBcabbccMgc
내보-	EHcbbbeeJca
내보내-	EHcbbbeeJca
내역-	GHdbbbdeEFf
내역을-	Ibbabaa
내용-	bFBbabb
내용이-	bFBbabbbHdb
냉정-	bbcJbaa
냉정하-	bbcJbaa
냐-	aaaaaGacdKc
너무-	dFGdddCaHcd
넘기-	Mccbacb
넘기기-	Kbbbaba
넘는-	dMAccbcdJcc
넘어-	DDdcFce
넘으-	FGcbbcdeGBc
넘으면-	FGcbbcdeGBc
넣고-	Jbbaaad
넣어-	QicaBBiiNcb
넣어주-	Mcb.baddCDc
넣어줄-	Ibaaabb
넣어줘-	Nhb.CbeeLdc
넣으-	eMaaabbdHbb
넣으면-	eMaaabbdHbb
네-	BBcbcGdeeDE
네이-	cD.EeEfdBGd
네이버-	.FBaeDfeBFd
네이티-	bbBbaFabcGb
노션-	FbbdbGb
노출-	IAaabbc
노출해-	Ibabbab
노트-	.dBdcbKdMdd
높여-	baabHaa
높여주-	baabHaa
누가-	DbbdbHbdGac
누구-	acacbBH
누락-	aBcFbaa
누르-	FIc.bdecKfb
누르면-	FJcbbdecLfb
누수-	cDcFbAcdKdc
눈으-	abcLbcb
눈으로-	abcLbcb
눌러-	cNbcBdefJbc
눌러도-	dNabbcbcJdc
눌렀-	cKbaacadHcb
눌렀는-	cKbaaca
눌려-	dH.aaaa
뉴스-	Jcbbaaa
느려-	cKdaaBcdHda
느려서-	cLdaaabdIca
느린-	cDFbabb
는-	fECdEDg
늘려-	bedabaNJdcb
늘려주-	acaaaaH
늘려줘-	bdcaaaLHdcb
늦게-	bFbbaCccGcb
닉네-	AFaaabbbGbc
닉네임-	AFaaabbbGbc
다-	.LaacdcdiIE
다국-	IaaaabbcdIc
다국어-	IaaaabbcdIc
다루-	b..bHbb
다루는-	b..bHbb
다르-	acab.G
다섯-	ecGbADccdEB
다시-	gCIeEadcFlI
다운-	.IcabaccJea
다운로-	.IcabaccJea
다음-	HCeacDeeDaB
다크-	CIbbbbdeKeb
다크모-	DHbcbbcdIdb
단계-	FeEdFbedbKd
단순-	baKbacb
단순하-	baKbacb
단위-	CcdcMbddJfA
단위테-	aaccH
단축-	Hacb.b
단축키-	Hacb.b
닫히-	KabbbcbcIdb
닫히게-	Kbbbbbb
달기-	BbcbbaH
달라-	hDGccAAAeFb
달라요-	cKaaabc
달라지-	cdI.a.aceGA
달력-	bKbaabbdFBc
달아-	JfdDbdBfMfa
달아주-	EbcGadc
달아줘-	HecbbbEeLfa
담당-	KdFddcc
담당자-	Lcaccaa
당겨-	bbIaaaa
대기-	CAcGcbd
대상-	daaEDbb
대시-	ADCbbbacGcb
대시보-	BBCbbbabFba
대신-	ad.BacGDDgb
대응-	dcacbAKbGcb
대표-	cAcbabIHbdb
대표번-	abbabaI
대한-	DdcDGddcDCd
대한통-	IcAabaccaGc
대화-	Hbaaaab
댓글-	HeBbCbdfIdB
댓글은-	Icaaaba
더-	HeDdEedcKfb
데-	fdGFcEffHBd
데가-	ecBFdIe.Fcc
데이-	Fcc.aJhfADA
데이터-	Fce.aJhfACB
도-	MDbdcdefGbA
도는-	fccfEHEcGAe
도는거-	b.aabGb
도는지-	.......aHdb
도서-	Hcaaaaa
도시-	Ibc.b.c
도움-	abbabbKcaHd
도움말-	abbabbKcaHd
도입-	MccbBbedeOg
도입하-	MdbbaabbeMf
도저-	ccHccEa
도저히-	ccHccEa
도커-	iBIddBDgJdA
돌게-	abacaaIcIdb
돌고-	aH.aaad
돌려-	HDeGddgfIAc
돌려도-	bAbFaba
돌려주-	Jbaaabc
돌리-	hEBbDCceECc
돌리는-	g.CeED
돌리면-	bKbabac
돌아-	.NegdIgfOgb
돌아가-	.BadbIddFcA
돌아오-	DGccbcbbIdc
돌아요-	cKaaacbcHcb
동기-	Ia.ecEeeBIf
동기화-	Ia.ecEeeBIf
동시-	cFbFbccdFAb
동시성-	aabGab
동시에-	cIaaaab
동아-	Hbbaaab
동아리-	Hbbaaab
동안-	KccbbDecJea
동영-	FEbbbbc
동영상-	FEbbbbc
동일-	dcObbbbeFdC
동일해-	cbJabaacGfB
동작-	faMbb.beD.B
동작은-	dcLabaadDA
동작하-	cEadaFa
돼요-	cFCbBbd
돼있-	bbaaaaI
되게-	JdbbadDeAGc
되고-	.CEbbbc
되나-	CebcbIabJfb
되나요-	CcbcbHabIeb
되는-	.EbAdDcdF.b
되는데-	DI.ddfAcDAb
되는지-	bcbDbGccHda
되면-	HccbaEccbId
되어-	cAAcbDB
되어야-	Habaaab
된-	dbLcbBdfcaI
될-	baFEbcc
될지-	ab.Gaab
됨-	aDAcbDcbEab
됩니-	AAEdDdbacC
됩니다-	AAEdDdbacC
두-	hHcdbEC.Dac
두고-	CgGcEadcKce
두번-	dHcccFb
두번씩-	cHaaaaa
둘-	aFbabbBbdKe
뒤-	aIbbaab
뒤로-	BJdbaccdHeA
뒤로가-	DFbaacb
뒤에-	BAccBFddH.d
드래-	Gba.a.b
드래그-	Gba.a.b
드롭-	AGBabdccHcb
드롭다-	.Iaaadb
들어-	JKdbcefgaEC
들어가-	FKdcbecdCeG
들어간-	cIaa.bb
들어오-	K.babccdcLe
들어와-	GabbbBbc.Gd
들어왔-	bJaaabbcHcb
등록-	OdbaaaeehOb
디스-	Jbaaabb
디자-	EdAcBBcceDD
디자인-	DdBcBBc
따로-	AcG.aabbadG
때-	KeaeBbAfK.d
때까-	cEFdeCc
때까지-	cEFdeCc
때마-	bKcbCcdcG.c
때마다-	bKcbCcdcG.c
때문-	c.GBbbb
때문에-	c.GBbbb
떠야-	Faa.aaa
떠요-	bJa.a.e
떨어-	DLebccdeKbd
떨어지-	FIcbcccdIcb
또-	eMbabacdDEe
똑같-	eALabbceGbA
똑같아-	bbHaa.a
똑같은-	ccH.aaabJec
똑같음-	bGbaaaa
똑같이-	bbIaaaa
뚫고-	dNbbbbbcJdc
뚫어-	Ibbaaab
뜨게-	GdEa.cc
뜨는-	EaGcbbddKdc
뜨는데-	cBFaaac
뜹니-	eI.baaabIea
뜹니다-	eI.baaabIea
뜻이-	bcabaJa
띄워-	QfacacceOhb
띄워주-	Kabc.acdLga
띄워줘-	MeababbdKdb
라고-	dcdbbFH
라는-	Fe.bEca
라이-	ad.gaMAeBbE
라이더-	IbcbBbbaceJ
라이브-	dcCfbMbdCFf
라이선-	eaafaHE
락-	bacMafabGca
람다-	caJaaab
랑-	Ce.cbCEccId
랭킹-	IcbbbDc
런북-	ccaabbKcGca
레거-	d.CbaHd
레거시-	d.CbaHd
레벨-	CedbbbKHbdb
레시-	K.bbbbc
레시피-	K.bbbbc
레이-	bcbGaCbbG.d
레퍼-	acaaaaIaeIb
레퍼런-	acaaaaIaeIb
렌더-	bcFbEbcdJdb
렌더링-	bcFbEbcdJdb
로-	icMebfLPpBb
로고-	bJbaaac
로그-	GCfccBAaCCe
로그아-	aKbaabcdFAc
로그에-	FcbcbGcdJdb
로그인-	GEdccaabBFe
로딩-	cDGaaadbHea
로직-	jbHBJagdQic
로직에-	da.aIb.bHfa
로직을-	bbIbba.bJed
로컬-	CaedcBG
롤백-	AebcbEF
루프-	FdBdcGdcHcc
를-	c.KegaEKhDg
리듀-	bbHcDcc
리듀서-	bbHcDcc
리드-	Habbaab
리뷰-	hbcSbaccMgc
리뷰해-	e.cNacbcIbd
리팩-	cDEAcbbc.Gd
리팩토-	cFHdcbbcbJd
리포-	.CCeDeAA.Ef
리포지-	cbDbHacdaId
리포트-	BDBddeD
리프-	EFcccCd
리프레-	EFcccCd
린트-	cAbdabKeAGc
릴리-	.bceBdMhHcC
릴리스-	.eccBdKgGcD
링크-	CKdCbdgdHac
링크가-	cKbbaac
링크로-	.......cJdd
마다-	baacaaHcIdb
마세-	abac.G.aHea
마세요-	abac.G.aHea
마시-	.......bHda
마시고-	.......bHda
마우-	Ibaaaab
마우스-	Ibaaaab
마이-	aFEEchdfDcE
마이그-	AAFJdfgeEBa
마이너-	cKcbcbDcH.d
마이크-	cbFbDacbdeK
마일-	cFbbFbcbHdb
마일리-	babaHaa
마지-	JDbbbce.Ied
마지막-	JDbbbce.Ied
마침-	cdcabaMKecc
마침표-	cdcabaMKecc
마켓-	........bfH
마크-	HdfEEcdeIac
마흔-	ccBbBbGbeKd
막대-	Ibaaaab
막혀-	.......dJdb
만드-	Ibbabaa
만드는-	Ibbabaa
만든-	bbDHacc
만들-	Mecb.baeiLB
만들고-	Jbbaaabcf.I
만들어-	Mecb.b.ehNa
만료-	FGgeaCbcJdc
만료돼-	dJa.abb
만료된-	AJbbbbbcJeb
말고-	BggCcALJcfb
말일-	bKabbbb
맞게-	dFaEcabb.He
맞습-	adb.aaI
맞습니-	adb.aaI
맞아-	dJbabaAaGbd
맞을-	.......bdGb
맞춤-	bcaaaaI
맞춤법-	bcaaaaI
맞춰-	abbcabK
맞춰주-	aaacaaI
매기-	CbcJbcb
매기고-	abbJaca
매뉴-	dfcbbEL
매뉴얼-	dfcbbEL
매번-	DdbbcbIbGda
매일-	EGccCcgfFCc
매장-	FbaaaaabcHb
맨-	.......E.bc
맨날-	HbbbbbB
머지-	ccbIbdEcJea
머지해-	ab.Habb
먼저-	.GccbCadEAb
멀티-	IaeEaea
멀티테-	I.ebaaa
멈춰-	.IaabdabHdc
메뉴-	c.faa.MHdAd
메뉴명-	bbbaa.I
메뉴의-	abcab.I
메모-	EDDddBfeGAc
메모리-	eDFcbCcbGca
메시-	JbgdbCB.dHe
메시지-	JbgdbCB.dHe
메신-	Hbaaaab
메신저-	Hbaaaab
메인-	AeCbbbHDCeb
메일-	FJbedgB.Gfa
메일에-	eGecadJG.eb
메일이-	cJbaacabGbc
멤버-	Kbcaabb
멤버십-	Ibbaabb
며칠-	bcbbaLabIcc
명령-	MdbbabceLfa
명령어-	HbaaaabcIdb
명령에-	JbbaaabdIdb
명이-	dEbaEAd
몇-	gCcdAOdeNgb
모놀-	cbKaabbbdeK
모놀리-	cbKaabbbdeK
모니-	eGebccLdAeH
모니터-	eGebccLdAeH
모달-	eKdFcccdJcc
모델-	GcBaac
모델을-	FBb..ccbbHd
모두-	ACabB.cc.BB
모두에-	AcbaF.a
모듈-	heKELfggIAc
모듈로-	bbLccaadJcc
모듈을-	aaHabab
모드-	JFcbcbeeCFe
모든-	ggLFCebcnVe
모르-	cDbbbFb
모르겠-	cDbbbFb
모바-	BAcBBacb.cE
모바일-	BAcBBacb.cE
모아-	.bJbbab
모양-	EdEaabab.Fd
모으-	abIbbaa
목록-	MaCfeDhgOdd
목록에-	MAcbbbddOhb
목록을-	Idaaaab
목록이-	DJcbcbccKec
목으-	babaKbb
목으로-	babaKbb
못-	ABFecCccIdb
무슨-	bbbcbNc
무시-	cHaaaaabdHb
무시하-	cHa..aa
무한-	EEbbbbbbHcb
문-	cbIaaaabHcc
문구-	dcebbBNKbga
문구를-	ddcAa.LJfca
문서-	g.ebbbSdI.e
문서로-	dadbaBIbF.e
문서를-	dbbaabLbGbb
문서에-	dCbaaaG
문서화-	cbaaaaIcJdc
문을-	cFIdbbd
문의-	IFcabdefAGb
문의가-	DGbbbcbcIda
문의폼-	Habbaab
문이-	baJbaca
문자-	FEbdBaffaKd
문자가-	bIa.acacHcb
문제-	aBbGcbacFab
문제점-	abaFab
물어-	IBdedGedMfc
물어보-	LcbbbbbcIcc
뭐-	bbbaaIb
뭐가-	dbad.NbddJb
뭘-	CbbbaFb
미들-	dcEDCbcbHcc
미들웨-	dcEDCbcbHcc
미리-	Icaaaaa
미리보-	Hbaaaaa
밀려-	fNbbaacdLfb
밀려요-	bHa.aac
밀림-	bHbaaab
바꾸-	bdFBcEcdBFd
바꾸면-	abab.H
바꿀-	Ica.aac
바꿔-	ibJbccIGeCe
바꿔주-	gfJbcbJFgGe
바꿔줘-	eaIabcCCaCe
바뀌-	aBEdddE
바뀌면-	.cHba.a
바닥-	IC.ccccdbdJ
바닥부-	JcAbbbbcdcJ
바로-	aNfcccBa.Ed
바로잡-	eKdbbcE
밖에-	.eaaI.a
밖으-	dHKcdbedKdc
밖으로-	dHKcdbedKdc
반경-	KcbabaceLeb
반복-	DGbbbbccKdd
반영-	bb.aaaG
반올-	dGbBBcccHbb
반올림-	dGbBBcccHbb
반응-	eMaaabcdIdb
반응이-	dH..a.b
받고-	BbbEaba
받아-	JbBfdCddDDd
받아서-	Hca..ab
받아야-	BcHdba
받아오-	HdbbbEb
받은-	cbbFbdG
받을-	DBeDcBccHbc
발급-	IdbcdACaaGe
발급하-	Jb.bcba
발생-	dMbaaacdNfd
발생합-	cIb.aaacIcc
발송-	bDEddFddEDe
발주-	Mcabbbc
발행-	MbbbbaceIAd
방금-	baaECbb
방문-	Gc.aa.b
방법-	cbbba.JeKf
방식-	BdHDdbdbdJd
배-	JcccbDddJcc
배가-	abab.Ga
배경-	.AeddbMJAhd
배경색-	cbbcb.KHccb
배경에-	Ibb.a.cdJdb
배너-	BdcdbaLGdAd
배달-	GccbEbbdfHB
배속-	Jcaabbb
배송-	HADbcdccfEE
배열-	GcACcae
배열에-	Kacbaac
배지-	KbbabbbdIcc
배차-	GbbbCbb
배치-	..BddGacFaa
배치가-	dIBbbCddJea
배터-	JdccbDb
배터리-	JdccbDb
배포-	.AbccaHeDaB
배포해-	cbaaabI
백업-	KBdccc.eJf
백엔-	AcC..cAbeaH
백엔드-	AcC..cAbeaH
백오-	JebaDad
백오프-	KcbababcJdc
백오피-	GdaaCadcgEF
뱃지-	Jcbab.bdIdb
버그-	aMgbEahbJga
버림-	cHaaaaa
버립-	bIaaaba
버립니-	bIaaaba
버벅-	eEHbbbbcHcb
버전-	GfeaabIIbbd
버킷-	.......cIcc
버튼-	GBfccdFEGka
버튼을-	AHaabadeHca
버튼이-	DHbabaeeKdb
번-	DGcBbAgeI.c
번씩-	eEabBDcbFac
번에-	Icb.b.ccGda
번역-	cCcdcbMfAJd
번역해-	bbbcaaKdbIc
번째-	cDFcdbBJecb
번호-	CCedDeDDA.e
벌-	.cHcbDc
범위-	AbaFabb
벡터-	bbHbbBb
벽을-	cLbbbbbcIcc
변경-	fgEDBcEHahB
변경해-	cbEbbaFFeAa
변수-	cAOBbamF.da
변수명-	abKabaeFada
변화-	ebJ.baabBhG
변환-	CeAbHaddHAe
별도-	baJbbaacLfc
별점-	Gbaba.aa.Fd
병동-	Habbaba
병원-	HaaaabaabgJ
보강-	bbbbLbacJdb
보고-	BcdIbcAbaFc
보고해-	a.aF.c
보관-	FFbbbcb
보기-	KcaaaccdaIe
보내-	HCabbbeecKc
보내고-	DEcaaaccdIb
보는-	Icbaaaa
보다-	bHaaaba
보드-	Fca...c
보상-	FAaaaba
보안-	dBdPbecbaIe
보안상-	aa.Gaca
보여-	PCfBddhiPcd
보여요-	eKcDbbb
보여주-	LccCabefNeb
보여줄-	Jbbabca
보여줘-	LdaaabccJeb
보이-	GCCbbceeEAa
보이게-	KbaaaccdG.c
보이는-	bbG.a.a
보임-	AFabaaa
보입-	cHaa.aa
보입니-	cHaa.aa
보호-	LdcabacbeBE
보호자-	LccabacbdAF
복구-	dAaaaaHcIeb
복붙-	bcKbabbcLfc
복사-	JeHcbcfeJda
본문-	GdbaaFd
본사-	Faa.b.b
본인-	FbbbbEb
볼-	CcbAbcEcbHc
봇이-	Iacbaaa
봐주-	cCcLbedcKfb
봐주세-	cFcIbcccKfb
봐주실-	abaIacbcFba
봐줘-	.abIae.bEca
부가-	dIbbCbb
부가세-	dIbbCbb
부분-	dgJHadbBIgc
부분만-	bbKbbbbcHcc
부탁-	cebHBaAaACc
부탁드-	DbAFccddDBb
부탁해-	AeeGDeC
부터-	Gca.aaa
부하-	aaaaFabbfBG
분-	CeFE.cgeH.b
분기-	HccbB.b
분기에-	GcbaaBa
분리-	d.PccbdeKkE
분리해-	baKbbacfIfC
분석-	cccc.OcabIf
분석해-	bacc.LcaaHe
분으-	defbbFMLdfb
분으로-	defbbFMLdfb
분이-	bbDcaHccGca
분이나-	.bba.Hb
분인-	abbaaJb
불러-	aJbbbabdIcc
불러오-	aJbbbabdIcc
붙여-	NfdcHceeiRd
붙여주-	IcbcCacceMe
붙여줘-	LedbFdceeLc
붙이-	CccbFBccdJc
뷰어-	LAcbbdcdJdb
뷰어에-	L.cbacccJdc
브랜-	baaJabbcGcb
브랜치-	baaJabbcGcb
블록-	BBIdcbd
비교-	i.cdaQabjOc
비교만-	baaa.FaaeHb
비교표-	caadaJaadGb
비교해-	h.cb.ObbfKc
비밀-	BFeBaAeiFFc
비밀번-	DGdB.AjiFGd
비번-	FEbbbbc
비어-	fMccFcddMed
비용-	BcccaJabdHb
비용이-	CcbbaGa
비판-	bacKbaacIdc
빈-	hPdbDbddJea
빌드-	BaBfdAFiHEd
빌드가-	accbaHA
빌드마-	Kaabaca
빌드에-	aJb..dc
빌드하-	ccb.a.I
빠르-	ebMaabbcHcb
빠르게-	ebMaabbcHcb
빠져-	dKBabad
빠져서-	bIaabaa
빨간-	HFdcBeedKeb
빨간색-	Jbbabbb
빼고-	.......dBFd
빼기-	IAcbc.c
빼주-	ccGcdbH
빼주세-	bcIccbDeKdb
빼줘-	dfIbbbGEDed
뽑는-	Hcb.aaa
뽑아-	.......cJeb
사내-	JA.cccbfgDH
사라-	cJaaaab
사라져-	bIaaaab
사람-	eHAddFafKfA
사람은-	cIaa.bb
사람이-	cEFabbc
사업-	BaabbGb
사용-	aFCebb.eCGe
사용자-	AGccaaadBFd
사유-	Keaabab
사이-	DGAacecgEAA
사이드-	BJbbbadcKeb
사이트-	Gd.c.bB
사장-	Gbcb.cCabhK
사장님-	Gbcb.cCabhK
사진-	IDccbAeeGBd
사파-	dJcbbBbcHcb
사파리-	dJcbbBbcHcb
사항-	.abGaab
삭제-	NaCdbai.bHf
삭제하-	Gbb.aab
삭제할-	IabaabcdbHc
상담-	Fedcc.HfEcE
상담원-	AbbaaaE
상세-	J.BbbbedAGd
상세에-	Jdb..ab
상수-	.bK.a.hGdaa
상태-	DcCCdEghDEa
상품-	K.HccehgKgC
상품을-	Gb.aaba
상황-	acddDFBdcFA
상황에-	aabaaFa
새-	FfAAdaCfcHB
새로-	Fa.AbeAddaH
새로고-	AHabbbb
새벽-	DAfddDCAHgb
새벽에-	bb.b.Ga
색상-	aabbaaI
색인-	HAa..dcccIc
생기-	GcabDcb
생기면-	.......bHcc
생산-	Habbaba
생성-	DBC..fdgEFd
생성기-	.......cJea
생성되-	ICc.d.dccIb
생성이-	bIcaaab
생일-	cHbcbDc
서로-	bFcccADcIae
서른-	abFbEacbdIc
서버-	EBabcbBagcK
서버가-	CHcbbBf
서버는-	eFDbbDd
서버를-	cbG.a.a.deJ
서버에-	EBfccaDdcHa
서비-	aBDdbBadjDJ
서비스-	aBDdbBadjDJ
서빙-	Haa..bd
서빙하-	Gaa..cbbcHd
선생-	BFbbbba
선생님-	BFbbbba
선택-	OCfdAecgOh
선택지-	McbbbbcdJcc
설계-	CcAGbfbabeH
설명-	eefhcQIeMbf
설명해-	cabfaNbaCDg
설정-	Ag.ec.NaHbe
설정값-	bcbcaEF
설정해-	dccdabP.Ifc
설치-	bdaaa.H
세-	dCF...edGBd
세금-	.CcdIbc
세션-	dCfdcHFEaac
세율-	aHccbEc
세트-	aaaaGaa.eJd
세팅-	ccacBbIdFBd
센서-	DGBccaefF
셋-	bIbaaabbdJd
소리-	KBbccbbcHcb
소셜-	JDbdbccdeKb
소수-	eLaabbbcIae
소수점-	eLaabbbcIae
소스-	ba.Ibca
속도-	GfKdcae
속도를-	CdHbaac
속성-	d.bbI.abIfa
손님-	IDdcabdebaH
손님이-	DFbbbbc
손대-	.......acFb
손으-	Cbb.Eaa
손으로-	Cbb.Eaa
솔직-	bbcJaaa
솔직하-	bbcJaaa
송장-	DEcbCbfeAGb
송장번-	Ida.a.d
쇼핑-	.......cf.H
쇼핑몰-	.......cf.H
수-	RfabbdcfEEd
수강-	H.aab.bbdFA
수강생-	Hbaab.b
수납-	LbcbbbbbceJ
수료-	HbbbaaaabcG
수료증-	HbbbaaaabcG
수수-	ba.daH
수수료-	ba.daH
수신-	Fba..ab
수업-	GcbCacabeHa
수정-	.FhAcC.AdHe
수정은-	decE.JbbHea
수정하-	aGaababbGcb
수정해-	dHecbbGEaac
수준-	abbGaaa
수집-	Fa...ad
순서-	CdadbDCbDdB
순위-	Kcbbacb
숫자-	dDaccEA
숫자만-	cccbbHE
쉽게-	ccGbcGccHcb
슈퍼-	Hbaaaaa
슈퍼앱-	Hbaaaaa
스냅-	cbcbNac
스냅샷-	cbcbNac
스마-	EdDbbcB
스마트-	EdDbbcB
스위-	dbaBHabehMa
스위트-	dba.I.acgOe
스케-	CBdCDeceHfB
스케줄-	CBdCDeceHfB
스켈-	Hbaaaab
스켈레-	Hbaaaab
스크-	PECbeekhLbc
스크롤-	CIGdedeeMfb
스크립-	RAa.fchfJac
스키-	AbaHaea
스키마-	AbaHaea
스타-	abJbaac
스타트-	.bIbbbb
스테-	eBbcbAIdLec
스테이-	eBbcbAIdLec
스토-	FcBaBaeddGA
슬랙-	HGbbbcfdbHb
승인-	HebKcdeeGAc
시-	cJfbcdHFBec
시간-	BBCdeCbdFa
시간대-	.Eb...baeIc
시간마-	JbbaaabcdIb
시간씩-	bHaa.ca
시나-	baa.GababHe
시나리-	baa.GababHe
시스-	DcbCbDdbjEG
시스템-	DcbCbDdbjEG
시에-	IFbbccgfH.b
시작-	ECDc.dfeA.E
시작하-	.EGbbcd
시터-	Jcb.b.c
시행-	bcbaaaL
시행일-	bcbaaaL
시험-	.Faaaba
신고-	Jf..a.c
신규-	GdbbcbFfabI
신입-	eddHcCFcJeb
신입이-	cccIbbEcHdb
실시-	Jdbaa.ccgIB
실시간-	Jdbaa.ccgIB
실제-	A.dcDEc
실제로-	DccbbGb
실패-	EDedGAhfLeb
실패하-	HeaaDac
실패합-	cIbaba
실행-	eHddbDCfI.c
실행되-	bFacaEc
실험-	Icababa
심각-	bEbEbcb
심각도-	a.aFaba
심사-	EedEAAcb.Gd
싶습-	HhCEc.efaFA
싶습니-	HhCEc.efaFA
싶어-	LfFBcefgDaE
싶어요-	KfGBddfgDaD
싹-	BdFBcbbceKc
써서-	aacbH.acIdb
써주-	dabbabLdLfc
써주세-	dabbabLdLfc
써줘-	ffdCEdLfJac
썸네-	EFbbbbccIdb
썸네일-	EFbbbbccIdb
쓰고-	E.bdADedbGb
쓰는-	bhEgcKEE.Af
쓰던-	ccHabcE
쓰면-	cJaabaabIcd
쓰이-	baabaHa
쓰이고-	baabaHa
쓴-	.......bHcb
쓸-	Lccadaa
아니-	BEebccG.Ifc
아닌-	dJdFbcccHbc
아닌가-	cJabaab
아래-	cdLa.aceFBc
아래로-	cdL..acdIda
아무-	GEbc.bddDbC
아무것-	Fba.aaaae.F
아무나-	Hba.aad
아무도-	.......bGcc
아시-	bcacaKabGda
아시는-	acabaIa
아이-	CLcabcffECb
아이디-	Gbaaa.a
아이콘-	IcaaaaccHcb
아이패-	cIaaaab
아이폰-	aJbaabcdHd
아직-	Bd.dcI
아키-	e.BHbab.eJe
아키텍-	e.BHbab.eJe
안-	fQdcDdcaGcd
안내-	BagbcdPJClb
안내가-	.......bHdb
안내문-	bcbabcNJdcc
안드-	dJ.cAdaeEa
안드로-	dI.bAcadDa
안에-	AdKbAcdDcBc
안에서-	CdI.aafDeDb
안으-	bcLaaaceJcb
안으로-	bcLaaaceJcb
안의-	EcGabaf
안전-	cbbKaabdHdA
안전한-	bbbJaaacIdb
않는-	.dKcabb
않습-	aFbDacc
않습니-	aFbDacc
않아-	fLaaaaabIeb
않아요-	fLaaaaabIeb
알고-	cccEDDcbHdb
알고리-	cbaFFcb
알려-	CgeBcLcfJbb
알려주-	FdabaBAbGda
알려줘-	edcFbLdeJbc
알림-	FDAcccbfeIB
알림을-	bH.aaba
알림이-	dH.aa.a
알림톡-	bFacbbE
알아-	Ec.fbKe
알아봐-	bbbdaMccJea
알아서-	HbBbaca
앞에-	bJbaabb
애플-	JbacbabdeKb
액션-	dbebacPfNga
앱-	CA..bb.bcdI
앱까-	GacbaBaaAhG
앱까지-	GacbaBaaAhG
앱에-	Eb.baDc.dJf
앱으-	KababaceeKb
앱으로-	KababaceeKb
앱은-	cIbaaaccdKd
앱을-	dGaabcDcGd
앱의-	.......bcJd
앱이-	cHCbdAddGiF
앱이랑-	CdEbcCb.bfI
야간-	dCedcHEdIcb
약관-	.dbaaCF
양방-	.baabHa
양방향-	.baabHa
양쪽-	.GbaaaccdJc
어느-	fdc.aLAbHea
어드-	HccCb.bccDB
어드민-	HccCb.bccDB
어디-	fccabTeeEDd
어디가-	babGaAa
어디서-	cbaeaPcdKea
어디에-	ba.caGa
어딘-	.......adHc
어딘지-	.......adHc
어때-	bbaHaa
어떤-	fdcIbIccHae
어떤지-	caaJaca
어떻-	gedECGAbGBg
어떻게-	gedECGAbGBg
어제-	iKeCdFbeNhb
어제부-	cH.aabaaGda
언제-	AccbbKacFAc
얼마-	FbbdaFccHda
얼마나-	Gaae.DcbGda
업그-	bbIb.a
업그레-	bbIb.a
업데-	cFcbcbGEEfc
업데이-	cFcbcbGEEfc
업로-	FCf.BfAAEfA
업로드-	GDeAceBADfA
없고-	Hcba..b
없네-	dEcBHdddLga
없네요-	dFcBFddbJga
없는-	AAfE.CdcGbb
없는지-	bcbIa.abGda
없습-	aBBbC.cbabF
없습니-	aBBbC.cbabF
없어-	aCAACcdbEba
없어서-	DebaDbBbEbb
없어요-	bBcCCad
없음-	hbHbDcCdaaE
없이-	GBBcdAdeHgD
엉망-	.......bcHc
에-	Ikc.caIJ.ef
에디-	HEbbbbccGgC
에디터-	HEbbbbccGgC
에러-	bHbBceBAA.c
에러가-	.......bHea
에서-	afDdcAKGeFg
에어-	Kbbaabb
에어비-	Kbbaabb
에픽-	JabbabbcceK
엑셀-	CDcaAbccJdc
엑셀로-	EBbababbF.d
엔드-	FgecE.DfHAc
엔드포-	FgecE.DfHAc
엣지-	eEbbIbecJdc
엣지케-	baabHaa
여기-	adFDbab
여기저-	acHba.a
여든-	.......aeIb
여러-	IBabbbccLfd
여부-	BcbGbaa
역할-	DdGcBbcdEDe
역할별-	.cHbBbbcHad
연결-	aCbbaEa
연도-	cdcbDaIHcda
연동-	JAdBdacegQd
연동이-	aJaabcbdG.b
연동해-	PdababecoUd
연락-	BcaabbH
연락하-	bb.aabH
연타-	cIaa.ab
연타하-	cIaa.ab
열-	GdCccCceC.B
열리-	Habaaba
열면-	cKbababbHcc
영상-	NDdccceeHgD
영수-	FFdbcbbbIeb
영수증-	FFdbcbbbIeb
영어-	CccbbbIcfLc
영어로-	abbab.G
영향-	bDbcaFc
옆에-	MbbaabdeLdb
옆으-	bIaaaab
옆으로-	bIaaaab
예매-	bba.F.abdId
예약-	FCbbabbbdAF
예외-	cddGHbc
예전-	bFdcaGcdJda
예정-	.......bHeb
옛날-	CCdccdHH.ec
오늘-	aLcdcDeeKbd
오래-	EEebbAcbGca
오류-	aHaaabbdIcb
오타-	gg.aabROhfa
오타요-	aab.abG
오프-	FAcbbCcbbHd
오프라-	FbbaaCc
온다-	cHaaaaa
온다는-	cHaaaaa
온도-	CJcaadcdIcb
온라-	Jcaaabb
온라인-	Jcaaabb
온프-	bbb.aaH
온프레-	bbb.aaH
올라-	FBdda.AeBGd
올라가-	FAdccAAeEDd
올라오-	EEbbabb
올려-	fhebKcMHEhd
올려주-	eeBdJcDBGhb
올려줘-	cefbDbMH.ce
올렸-	cdbIbEbcGca
올렸는-	abbHa.a
올리-	GIddeeCfEEd
올리면-	EKdbcceeJad
올린-	cFcJbcddIcb
올릴-	EdcdcbJdJcd
옮겨-	bdEbaaFeBC
옮겨주-	b.Fba.b
옮겨줘-	bdBabaIeGAc
옮기-	EbBcbCb
옴-	cKabbbacIdb
옵니-	bJaaacccGcb
옵니다-	bJaaacccGcb
옵션-	RdDddchhOdc
옵션이-	Hcaaaaa
와요-	eLaaababJeb
완료-	ECebAbA
왜-	hKddbKdcLgb
외주-	ba.H.ca
외주에-	aaaG.ca
요금-	BffdBFECaDf
요금제-	GcebacF
요청-	ADi.abGCAAd
요청입-	bbc.aaI
용-	.......dIdb
우리-	IhdbcMefcKb
우리가-	baaaaHa
우리한-	baaaaIacaFc
운영-	BidCdBJBgBC
운영에-	dccJaeE
운영자-	Icb.caa
운영툴-	FbBaaacabdG
운영팀-	acbaabJ
운전-	Hab.b.c
운전자-	Hab.b.c
워커-	cAbbabI
워크-	CddbacLdBGe
워크스-	Jbbbbab
워크플-	ccca.cM
원-	FDcbBdcbJec
원씩-	cKaaabbdHca
원인-	cBdcbNdbLha
원인만-	bdbb.LbbIfa
월-	DEdeAgEBBBf
웹-	BeABAbA.dgL
웹소-	bDbbaEa
웹소켓-	bDbbaEa
웹이-	dHbabEd
웹이랑-	dHbabEd
웹훅-	.......dJ.f
위로-	aHc.a.c
위에-	HcDbbad
위주-	cddFCAAdJcc
위주로-	cddFCAAdJcc
위치-	LCdecBefHab
위치로-	Ibaaabb
위치를-	Hbaaaaa
위키-	caaa.bI
위키에-	caaa.bH
위해-	KcbaabbcdIc
위험-	b.bMafbcDAb
위험한-	a.bJadb
윈도-	dGbbbbDcKfb
윈도우-	dGbbbbDcKfb
유닛-	ccbbMbbdGcA
유닛테-	abbbIbabIeb
유지-	beH.cEcc.aD
유지하-	BdHbbaa
유틸-	ebCCGbcbIeb
유틸에-	dabaIaabHdb
유효-	dAFccFccIdc
유효성-	bcIba.a
윤년-	cFbbFcbdHcb
으로-	h.fcagYVlgc
은-	CbccbbI
을-	gcGadcIIfBe
음성-	KCcbbbddJdb
응답-	bAIcccAfJAf
응답에-	Gbb.aaabIdc
응답은-	b.GaaabbFBf
의-	bhEbd.KOheb
의견-	babJabbcFab
의사-	IbbaaababeH
의사용-	Fbbaaaa.bdF
의존-	ee.AcCHhKBe
의존성-	ddBCbdIgMbd
이-	hBeJcHcdKfb
이거-	bGaaaab
이동-	.......cJdc
이라-	fBAcBcFHbdc
이라고-	eDbabbHIccc
이랑-	bcGca.BbHbc
이러-	aHababa
이렇-	aabGa.bcGda
이렇게-	aabGa.bcGda
이름-	AcKcacaJcfa
이름만-	bcKaaadHdbb
이름에-	cKDbccd
이름을-	dbJbDaeIdda
이름이-	dGAabaA
이메-	FE.baddafMf
이메일-	FE.baddafMf
이모-	bJbaabb
이모지-	bJbaabb
이미-	GaDecb.BKjc
이미지-	BBEfeaCCFgb
이번-	KfcCAdcdDdD
이번에-	GbbCbbb
이벤-	ACac.DdebFA
이벤트-	ACac.DdebFA
이상-	fECBCceeHac
이상한-	dEbDDdccGca
이슈-	cEcdBdFcHbb
이어-	BBCccfD
이에-	abbaabH
이에요-	abbaabH
이용-	CebbAaG
이유-	decEcEFcJfa
이유가-	acab.Hb
이전-	cc.bbAIdfFD
이후-	cHbcbcDbGcb
이후로-	bHaaaacbFbb
인강-	Hbaabaa
인데-	dE.CDcfG.hB
인벤-	AEeDCcedJdb
인벤토-	AEeDCcedJdb
인사-	JAfccdE.dcG
인쇄-	JaaaadccHda
인수-	bbcHcDbbbHd
인앱-	bHaaaaa
인증-	IBeabachCJe
인증서-	BDccbdEdIda
인증이-	Haa.abb
일-	Lfce.CaaKhb
일러-	Ibbab.b
일러스-	Ibbab.b
일로-	dFdcdCF
일본-	GbbbbbC
일본어-	GbbbbbC
일부-	bJbabba
일시-	Hbababa
일요-	bJbba.bdHbb
일요일-	bJbba.bdHbb
일이-	.eBcbGB
일정-	GBcdbcC
일정을-	Gcaaaaa
일정이-	CGbcabb
읽겠-	bbIaacabHcc
읽겠어-	abHaaca
읽고-	abaHac
읽기-	bbJabbabHcb
읽어-	dEbcaHc
읽어서-	cFa.aaa
읽은-	GDbbbbcdIcb
읽을-	AdGAbdAbIdc
읽음-	Ibaaaab
임포-	.......dHca
임포터-	.......dHca
입니-	DbbdaFbadIc
입니다-	DbbdaFbadIc
입력-	EJebCchgPfb
입력창-	bKbaaacdJcc
입력칸-	IbaaaaccIda
입사-	cbacbBIbHae
입사자-	cbaaaaJcHbd
입찰-	Gbaaaaa
있게-	LebabdAdBEc
있나-	FfeF.Cdd.Fb
있나요-	EccA.DcbcFb
있네-	bJaaaadeIcb
있네요-	bJaaaadeIcb
있는-	bbAC.Aa
있는지-	eddIbKdcLfc
있도-	Iabbaac
있도록-	Iabbaac
있습-	cHacBeCaDac
있습니-	cHacBeCaDac
있어-	aabdABECC.f
있어서-	aCEccCc
있어야-	FeccDdEdBDb
있어요-	aCbdBfGEaBf
있었-	MecbCbdeHAd
있었으-	JdcbCacdFBd
있었음-	Icaaaab
있으-	KBfCBdheHBd
있으면-	KAfCCdhfHAd
있을-	GaGcbfb
있을까-	GaGcbfb
있음-	BBcc.cEF.bd
자기-	JaaabdbbKfc
자꾸-	ANcdbbcdGac
자동-	IcgdDeFhDHd
자동완-	JbcaaabeJdb
자동으-	HecbBbBdaJd
자동화-	AccaI.cbeFA
자리-	HdcFbda
자바-	ecLbaaacgAI
자바로-	c.Gb.b
자바스-	dcKab.acfGC
자유-	JbbababbcId
자정-	bHaaabb
자체-	EbcabbF
작게-	.bbaaaH
작성-	kcBbKdHeJkE
작성해-	ieBcIdIdIjF
작업-	KDccAbheHab
잘-	dCDGcdccJfb
잘려-	bKd.aac
잘려요-	bKd.aab
잘못-	cFbCac.acGc
잡아-	cEdbcbHdIda
잡아주-	bHbaaaa
장단-	cadbaLabfKc
장단점-	cadbaLabfKc
장바-	bEec.BEBHgc
장바구-	bEec.BEBHgc
장비-	JbbbaabcdJd
장애-	bfbccCLbD.b
재고-	HDAdAfdeadJ
재고가-	cIcbCcacBEd
재생-	NCdcbddfIgC
재설-	gICbEbefGdC
재설정-	eIbbFaefH.b
재시-	bA.ECafcMgc
재시도-	.eBFDbdbLfc
재시작-	cHbbaBcbHdb
재작-	b.EaaAaabdG
재작성-	b.EaaAaabdG
저장-	aJe.cAbeEFf
저장되-	EabdbGdcGac
저장됨-	.Gaaaab
저장소-	cdeF..FdfLb
저장이-	aFaaaba
저장하-	GBabaAedAHe
저장한-	bJaaacc
저희-	aacGbCc
적-	bIbAbab
적립-	CDaababc.Fd
적어-	ddcEabIGbda
적어주-	ddcEabIGbda
적용-	FDdcccCbFd
적이-	bHaaaaa
적힌-	bbbaaaJ
전-	eecGGEfccKe
전권-	bbaaaaH
전까-	bGa..bb
전까지-	bGa..bb
전략-	bbJaabb
전반-	db.HbBbadJe
전부-	dbFbBcCikMG
전부에-	acbbEcFacIe
전송-	G.b.aac
전에-	HafOdeggNec
전역-	baJaaacdIcb
전자-	Jcaaaabc.fI
전자결-	HbbaaabbbdH
전처-	baGbDcbcGca
전처리-	baGbDcbcGca
전체-	AdCHcAedlHI
전체가-	Db.ccEb
전체를-	abHCcccbfgO
전체에-	bbHAbBecdLe
전체의-	bbcHbdFabHd
전화-	aGbddcFBGha
전화번-	AB.cdaFFDfd
전환-	dALcAaedfHB
전환하-	AbHaabcddAG
전환해-	caGbB.caeHb
절반-	BcJ.abf
절반으-	BcJ.abf
절차-	ebbaacMcIfA
절차를-	caab.cJbHea
점검-	c.bKabcccIc
점검하-	baaHaab
점검해-	bbaHaab
점수-	AdeKA.ddHac
접근-	.baJbbcccJe
접근성-	b.bIabb
접속-	.......AHfc
접수-	FbbcbCa
정기-	JbaabacdcJc
정기결-	JbaabacdcJc
정렬-	JAddEceeLfa
정렬하-	bHaaaba
정리-	kePfdCHfLbd
정리해-	idMddBGdJbd
정보-	LabaabdecFB
정보를-	Ibbaa.d
정산-	BCdad.Daf.F
정상-	eMddBCefKbc
정해-	cbAcBGacFeB
정해지-	aaacaHa
제-	cbbJafC
제가-	cbcMababIeb
제각-	cCGbbababGd
제각각-	cCGbbababGd
제거-	bcb.b.IHbea
제대-	dcCFBfBdaGc
제대로-	dcCFBfBdaGc
제목-	d.gccEKIadd
제보-	bIaaabb
제어-	Iaaaaad
제일-	BcbcBHc
제출-	.FbEdbceIac
제품-	FcCaAad.ceH
제한-	DgdAcEDCAAe
제휴-	Hababaa
제휴사-	Hababaa
젠데-	Haababa
젠데스-	Haababa
젠킨-	abcbaaJ
젠킨스-	abcbaaJ
조사-	ebbg.SbdAHe
조사해-	daag.N
조직-	Hbc...c
조회-	J.FbddfecMe
조회가-	dCJbbbbcIea
조회를-	Habaaab
좀-	efGGCChfJbc
좀요-	HccDbcb
종-	.baabGb
종료-	cNcabbddKcd
좋겠-	QeBc.cihKab
좋겠다-	GebbDab
좋겠습-	Kdabaab
좋겠어-	OgDabaggMda
좋을-	CaddaIc
좋을까-	babb.JbdIea
좌석-	cFdbGbb
주간-	Jcbaabb
주고-	FcaaaCcccIc
주문-	BEBdA.ffaEA
주문이-	CAecBFdc.Fc
주석-	ecGebbI
주석을-	..bdaaG
주세-	.eACbAAAA.b
주세요-	.eACbAAAA.b
주소-	.Jgb.bAAaDe
주소가-	cHc.aaa
주요-	BabaEabaeKe
주입-	abHcbFe
주차-	FbAabab
죽네-	aIcbaab
죽어-	cJc.aac
죽어요-	cJc.aac
준비-	.dbDbbF
준비해-	bbaaaaI
줄-	AbCcecHIg.c
줄여-	ggXA.ajjQeb
줄여주-	deQaaafgLda
줄여줘-	ddPA.aggLcb
줄이-	dBFbBbcdKdb
줄이라-	.......cHca
줄짜-	acJbaabeIbb
줄짜리-	acJbaabeIbb
중-	b.aaaF.aeHb
중개-	Ibaaa.d
중고-	JcbaaabadfK
중고거-	Gbaaaaa
중복-	eFJeCedeH.c
중복으-	cHb.aaa
중에-	CcbcBDbcACb
중첩-	dcScbdcfNfc
중첩된-	aaIbaca
증권-	Ibbbaaa
지금-	GgacAFddAC
지금은-	IecaCabbaEb
지나-	dLccbCccIcb
지난-	JbgdCAaeHAd
지난달-	HbdaBab
지난주-	CddcFEcdJea
지도-	HC.ccAffG.b
지도에-	IcCabbc
지속-	baaacaJcLed
지속적-	baaacaJcLed
지수-	KcbababcJdc
지역-	abK.a.gEbba
지역변-	aaH.a.d
지우-	K.Dcdbf
지우기-	DbHbbbd
지우는-	Jdbaa.bcJeb
지울-	Gc.aa.a
지워-	hBddcGIFBec
지워줘-	ddg.aaQLfcb
지워지-	bcabaKbcHcc
지원-	QceccFicIcc
지원하-	cbaaaJb
지원해-	OcaaadeeIab
지적-	dabOaebcAFd
지적만-	aaaJaeaccGb
지적해-	b.aHaabaGda
지표-	LcbbbabdJdc
직원-	.......cbGb
직접-	AbCcbaCdbIc
진짜-	FeDEccd
진행-	MCcbccehHcC
진행률-	McbbbbbcJcc
집계-	IeHddBfgFFe
집필-	bbaaaaH
짚어-	bccHbCabGca
짜주-	EedcIabcJeb
짜주세-	CbcbGabbIeb
짜줘-	FcccHbbcKec
짠-	caaLbeabHgA
쪼개-	ddOaaacfFhI
쪼개주-	cbKbaabfGfE
쪽-	dbbbFbE
쪽에-	eDBcBDcbIfa
쪽에서-	cFbcbFbbHdb
쪽은-	GACaaeddF.b
찍혀-	dLebacB
찍히-	BAcdcKccJcc
찍히게-	Hbaaaba
찍히는-	cdabbMbcFac
차감-	bHbaaaabcHc
차량-	GbbbDbcd.Gc
차이-	dIdccHceG.c
차이점-	abbbaIa
차트-	CBdCcdCfK.d
차트에-	Ibaaaab
창-	OdbbcbbeKcc
창고-	FCbaabcceH
창업-	Fcb.a.a
찾아-	eDcecOccMhb
찾아서-	cJbdcEccKfb
찾아주-	acaa.Ga
찾아줘-	bbbcaKabGcb
채널-	MeaBbcddeKb
채널에-	LcababccfJb
채로-	cIaaabb
채워-	cbbbKaabGca
채워주-	bbaaHa
채워줘-	baabHaa
채점-	FdbGbda
채팅-	K.caabceaBE
처리-	..DICfk.ACd
처리할-	Hbababa
처리해-	.......cIea
처방-	Fabaaaa
처음-	adcCAaFbcbG
처음부-	adaAAaD.ebG
첨부-	JCdbbbceFCd
첫-	cFGbbbdcMed
청구-	.......cDgF
청구서-	bFDbbbb
체크-	FDAdBedbGad
체크박-	Iacbbaa
체크해-	cKbabba
초-	gBMbcdAcLfb
초대-	b.GcDccdGdA
초대로-	abIaaab
초로-	bddbaaOKfcc
초록-	cAabaaG
초안-	bbababJ
초에-	acbaaaH
초에서-	acbaaaH
최근-	HcbDbac
최대-	cdbbDaH
최신-	accbabLfRic
최신으-	bbab.bIdKdc
최적-	cdMbabb
최적화-	cdMbabb
추가-	NegdEeACDcd
추가하-	I.cbaab
추가해-	JdecCeDbHad
추적-	EbcdaIcbbHc
추적해-	aacdaI
추천-	K.debBcdfDF
추천인-	LbabadbdfCG
추천해-	c.bc.JabeIc
추출-	.......bHdb
출력-	MC.cdbhfNed
출력하-	MbaabaffKdb
출석-	BGabacbd.Hc
취소-	cFeCadCBBCg
취소해-	dJaabaa
취약-	bbbKaabadHc
취약점-	bbbKaabadHc
치면-	NccbbadeLdc
친환-	Habbaaa
친환경-	Habbaaa
카드-	JCcddCeeAFb
카드결-	Haaaabb
카카-	CCdAdBaeaIc
카카오-	CCdAdBaeaIc
칸에-	Jbbaaab
캐릭-	BIcbbcbbHcc
캐릭터-	BIcbbcbbHcc
캐시-	dfAacGG
캘린-	GEdCccdeCEc
캘린더-	GEdCccdeCEc
캠핑-	JbbababcccI
캠핑카-	Hbaaaaa
커밋-	fcdJdBEbJfb
커밋한-	aabGbaa
커버-	eedbUadiMAe
커버리-	dedbTadiMAe
컨테-	cGcbbcF
컨테이-	cGcbbcF
컨트-	ffNDCdedBFd
컨트롤-	ffNDCdedBFd
컬럼-	JBcbbbdcKec
컬럼은-	GBbbbbb
컬럼을-	Ha.aabb
컴포-	DhJbHcjiHJi
컴포넌-	DhJbHcjiHJi
케이-	dbebRbdcJfa
케이스-	dbebRbdcJfa
켜면-	cKbabab
코드-	kgDU.AggLda
코드가-	eAGFeAecLfb
코드는-	bddBbFC
코드를-	aeFHacdgDCa
코드리-	bbaIaabdJea
코드베-	ccAIceCegGE
코드상-	bbabbJa
코드에-	fed.CGCbHcb
코멘-	bbbKaaccGca
코멘트-	bbbKaaccGca
코볼-	baHb.ba
코틀-	baHba.a..hH
코틀린-	baHba.a..hH
콘솔-	JFdabcfdbEA
콜드-	caJaaab
콜백-	eBLBcddgKAf
콜백으-	baJbaab
쿠버-	bAcdbEE
쿠버네-	bAcdbEE
쿠키-	aGbbbBccIeb
쿠폰-	.JdcCcefKbc
쿼리-	ibNEcaddDCc
쿼리가-	bBFbabb
퀴즈-	Kbbbaba
큐-	CdfcBAIdHiE
크기-	AAebbbHBEec
크론-	cIdcc.E
크론이-	aHaaabccHbb
크롬-	bJbaabb
크롬에-	bJbaabb
큰-	Eb.bbEc
큰일-	cJabaab
클라-	GfDBcacgFbD
클라우-	Habaaab
클라이-	CdFcbAbfHeD
클래-	feO.BAgbCGh
클래스-	feO.BAgbCGh
클릭-	Icaaaac
키보-	DHcabbccIcc
키보드-	DHcabbccIcc
타이-	.......cIdb
타이머-	GDbbbcbbIcc
타임-	fIhbAbHGAfb
타임아-	fIhabbJIafb
타임존-	.......cGba
타입-	ddPcaacffK
타입스-	dbJab.acfGB
탈퇴-	bJcdcGedKdc
탈퇴한-	dIbbbBbcF.b
태그-	decaabOFDfd
태그를-	bcba.aI
태블-	DcFaabb
태블릿-	DcFaabb
택배-	F.bbbDc
탭-	bBdabbIF.cc
터미-	Jcaabba
터미널-	Jcaabba
텅-	dKcbCbbbIdc
테넌-	G.daaaa
테넌트-	G.daaaa
테라-	fCdFccFeIgC
테라폼-	fCdFccFeIgC
테스-	idebZcefHAd
테스트-	idebZcefHAd
테이-	GgbbbKeeGCd
테이블-	GgbbbKeeGCd
템플-	eDCeBcDcKfb
템플릿-	eDCeBcDcKfb
토글-	Hbaaaac
토스-	CCcAebBBcGf
토스페-	GDacbbcccKe
토큰-	bAbA.FdcF.c
토큰은-	baaabHa
통계-	CCAaaacdEdB
통과-	dJccDbb
통일-	abLdcabcdLe
통일해-	abIdb.a
통째-	AEE.bdedBdF
통째로-	AEE.bdedBdF
통합-	.g.eHaDfCCa
통화-	JDfbBcf
툴팁-	.......cGd
튀는-	.aabaGb
튜닝-	ebKa.ab
튜닝해-	ebKa.ab
트랜-	a.bHaba
트랜잭-	a.bHaba
트레-	Hbaaabb
트레이-	Hbaaabb
특수-	dHa.aab
특수문-	dHa.aab
특정-	Hbbaaab
특히-	cadHEbcdJda
틀리-	bHaaaaa
티켓-	Mabbadb
팀이-	GdcbbBA
파고-	Faaabaa
파서-	AecBLcdeMgb
파서에-	eb..G.a
파싱-	.......aHcd
파악-	bBcdaLccEAc
파악해-	b.dd.Kb
파이-	aBCcdcGfDcE
파이썬-	EeHAcbccabF
파이어-	dLbaabb
파이프-	b.fca.LeC.C
파일-	AECed.A.FBh
파일도-	L.abace
파일명-	bFa.a.a
파일에-	.bEefGADEfc
파일은-	LcbaacbcIeb
파일을-	BC..ddCdGAd
파주-	.......bdIc
판단-	bbbJababHdb
판매-	Mccabbcd.bE
판매자-	KcbababdBdF
팝업-	.DcbbbF
패키-	ccbcEDCcKfb
패키지-	ccbcEDCcKfb
패턴-	bbJaacb
패턴으-	bbJaacb
퍼센-	aHbbaabbIeb
퍼센트-	aHbbaabbIeb
펌웨-	J.eadbBdGb
펌웨어-	J.eadbBdGb
페이-	GAccbeEAEcd
페이지-	EBbcbfEAFdc
펫시-	Ibb.a.c
펫시터-	Ibb.a.c
편하-	Hb.aa.d
편하겠-	Hb.aa.d
평가-	dbdPbbccFBe
평가해-	cadNacbcFBe
포맷-	cbJecbE
포스-	Jacbbba
포인-	aFbbbCbcBEd
포인트-	aFbbbCbcBEd
포털-	KdbaabbbdCC
포트-	deebbBPLg.e
포함-	Da.dEbbcCcD
폰-	dGbbccGbHdb
폴더-	.feDD.DBB.d
폼에-	Jca.aad
폼에서-	Jca.aad
표-	CeHeEcdcKec
표기-	dFbbbcG
표기해-	bbbaaaH
표시-	BMcbbbfbKfc
표시됨-	bHc.a.c
표시됩-	cGaaaaa
표시해-	IcaaaabcIdc
표에-	Idbaa.bcHcb
푸시-	.Eddb.EdCFe
푸시가-	aJaaaccbGcb
푸시하-	cc..aaH
푸터-	ChebcbPLcfb
푸터에-	GfbbcaG
풀려-	cHb..aa
풀려버-	cHb..aa
풀어-	bBGbbca
품절-	IEcccbd
품질-	bbdLcBccaHd
품질을-	c.aIaba
품질이-	aa.Gaca
프레-	eFDcBcccGfB
프레임-	eFDcBcccGfB
프로-	FaAbaacdaCC
프로메-	LcbbbabdJdc
프로젝-	c.EAa.addDE
프로필-	GFecceB
프론-	.BCCbccbfCD
프론트-	.BCCbccbfCD
플래-	.BbdaGb
플래그-	.BbdaGb
플랫-	Jbaabac.chK
플랫폼-	Jbaabac.chK
플러-	baabaIa
플레-	JdADcdefIfC
플레이-	JdADcdefIfC
피드-	cacKabaaGea
피드백-	cacKabaaGea
피처-	acAEdFdcFc
필드-	cAEccbE
필요-	KaddB.ddfIA
필요합-	MfcaCbccfJa
필요해-	HbbcBAcbdDB
필터-	HaBbcbccLed
하고-	C.BBceAcBDd
하나-	FgCdCeDaCbA
하나도-	eAeaKcAdFAc
하나로-	fePcbcC
하나만-	CfcbCbF
하는-	iEaf.EFfF
하는데-	aIcbcBc
하루-	bJbbbBddIcb
하루씩-	cJaaaabcIda
하면-	DEeccGeeOfc
하얗-	eMbaaadbHdb
하얗게-	eMbaaadbHdb
하지-	ccbDaFbbEba
학교-	Gbaa..b
학부-	Gaaaaba
학부모-	Gaaaaba
학생-	G.aaaab
학생이-	Fcaa..a
학습-	Jbbbb.c
학원-	Gbaaab
한-	CfEc.fFEabb
한국-	.CcdbcH
한국어-	AbbcabH
한군-	aaIaaac
한군데-	aaIaaac
한글-	fPd.babeKea
한글이-	eKbaaabcFba
한꺼-	HbbaaabcGeA
한꺼번-	HbbaaabcGeA
한번-	ddcKbDbbDAb
할-	G.cbBdAcDBc
할인-	fGGdFfddJea
함-	JdBbBededHA
함께-	J.baf.c
함수-	fgJbG.bdKcd
함수들-	.......dHba
함수로-	.bHbaaa
함수에-	eacaHaBdJea
함수의-	cbGbEbc
함수형-	a.Iad.bedLc
합계-	EHbbccccHcb
합니-	D.Ccb.bcdBD
합니다-	D.Ccb.bcdBD
합쳐-	abHbaaacHbc
합쳐줘-	aaHbaab
항목-	AAcEcdDcHcb
해-	JaHfbcedGAd
해결-	cIabadCbE.b
해결해-	bI.a.cc
해야-	Ga..acb
해요-	DB.dCcd.eHc
해주-	Pfd.cbadFBe
해주세-	QicAccadGBe
해줘-	QgaAbafdDDd
핸들-	eCBFBecbKfc
핸들러-	eCBFBecbKfc
행-	gFIeGbiJeda
행을-	DFdabbb
허브-	Jacaaab
헤더-	F.dcdAE
헤더에-	Hca.ab
헬름-	bdbHbcE
헬스-	Hbaaaab
헬퍼-	caaaHaa
현상-	cHaaaaa
현장-	FababaA
현재-	Df.daFAeGb
협력-	Haabaab
호출-	eCBAcHe
호출하-	dBDcbGd
홈으-	bIaaaabcHcb
홈으로-	bIaaaabcHcb
화면-	FDbbbc.b.Ig
화면과-	.......abFc
화면까-	Ke...adafKe
화면만-	cCbaaaF
화면에-	La.bcbedHAe
화면은-	.......bAFd
화면을-	aEbbEbdc.Kg
화면이-	AH.bAcecBFe
화상-	Hbbaaaa
확대-	Gcaaa.a
확인-	ADiHDg.AKic
확인만-	bbacaJacJeb
확인창-	KaacacbcJea
확인하-	GBdeJfdcG.d
확인해-	dHdLbfccHda
환경-	dbfaE.IdAIe
환경변-	bbebaCJcHca
환불-	fDbaLdcdDFg
환불까-	........dIe
환불이-	bBbbIcb
환산-	GabbBbb
환율-	cDAeGBfdMgb
환자-	HbbaaababbE
회-	HdbaGceeJea
회계-	JabbacbbbeI
회귀-	deaaPbceI.c
회사-	DefGcdFBcEd
회원-	HA.db.ceDbC
회원가-	GAebCbacCFf
회원이-	DCcccDcdAEc
회원표-	Iaaabab
회의-	KbabaccbeKd
회의록-	KaabaccceKc
횟수-	.......cHda
효과-	JcbababdJdc
후기-	Hbaba.a
후보-	AcabaFa
훅-	edeHDdEeGAc
훅으-	bbIaca.b.Fc
훅으로-	bbIaca.b.Fc
훑어-	cbBIbbc
훑어보-	b.aHabb
휴대-	ICdcdCdd.Hd
휴대폰-	ICdcdCdd.Hd
흐르-	aabcaHa
흐르는-	aabcaHa
흐름-	dbcdGFaaeJd
흐름을-	ca..Fa
힙-	bbcbaaJ
`
