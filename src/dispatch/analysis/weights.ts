/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	EBaccbBbGad
(commas 0)	DDbccbBaJbg
(commas 1)	BbEb.babCCe
(commas 2)	HdBaaadgkOB
(commas 3)	LhAba.cdkcR
(commas 4)	KeAcccBbhjT
(commas 5)	JfdAafEailV
(layers 0)	DB.bcbAaHbe
(layers 1)	CAaddaEbI.h
(layers 2)	GBAd.cbedCF
(layers 3)	HAcabacbjGE
(layers 4)	EAcabaAafdJ
(layers 5)	Hbd.Bca
(parts 1)	DDbccbBaMeg
(parts 2)	aaD.cbDBCDj
(parts 3)	EcDaAAghjTb
(parts 4)	PfbccabdoGL
(parts 5)	MgAbbAcbjiU
(parts 6)	HadbAbAaglT
(parts 7)	.gaCBeI.glR
(sentences 1)	EAbccaD.Hbe
(sentences 2)	DCD..dfeBDa
(sentences 3)	fG.DaabcBDc
(sentences 4)	EJfbabchAEB
(words 3)	FgIgegJfK.d
(words 4)	HfifbbRGBbg
(words 5)	G.ace.C.G.g
(words 6)	BB.bbaBaIcf
(words 7)	CEaabaccF.c
(words 8)	GCAaadeebEB
->	c.bddcQLfad
-가	bEDjdDCDEfd
-가게	QgcbbbagcHB
-가격	Ff.daD.aAEe
-가격순	bIababa
-가기	CFbaacbbGcb
-가나	cdIbcGd
-가는	AB.caEd
-가는지	cbcdHFb
-가면	APebbeddPhd
-가세가	cJaaaab
-가야	LEccbecdAcE
-가요	kJgFaKhgMbd
-가이드	eaaaaaJcLfc
-가입	BaebEbCaBFg
-가죠	bIaaaca
-가해	EcdHae.eKbd
-가해줘	GbfbabECJid
-각각	geDaAFB
-각각인	aaHaaab
-각인	aaHaaab
-간마다	IccabDcdbHb
-간으로	EAbaaBcbgLc
-간을	IBdaabb
-간이	dFAddHddKeb
-갈지	b.ca.Hb
-감사	AeeJcFecBEd
-감사해	aacKabcabHe
-갑니다	.Hbaabb
-값	CBfcccIH.ec
-값은	AcFcbDccKec
-값을	IdfcBbEIe.d
-값이	HKeabdfcIdb
-값임	bbbbaIa
-강사	IbcbBabcfED
-강의	HDcbcac
-같게	cbHaa.a
-같아야	cbHaa.a
-같아요	GAcAabc
-같은	EHafe..gAcI
-같이	JdEb.cfeGcA
-개	gbEcCaEckQd
-개가	.FbcbFdbGda
-개나	dbHccFccJeb
-개발	FfBbbdGadCB
-개선	IcEdbbccIcc
-개에	cdBBbbGBdHe
-개의	ddEBCBe
-개줘	bbGaa.abHdb
-개쯤	.......beKd
-객센터	AcdbbaKHAfc
-객용	IbcbadDeeEE
-객이	AeadbFE
-객한테	FDaabbc
-갱신	cIcbBb.eGab
-거	DfCE.hBB.dA
-거래	GDdabacbAfG
-거래처	ECaaaaddaHc
-거려요	bJcaaab
-거시	c.CbaHd
-거예요	cdbbbGF
-건	eADbABbbaaE
-건가요	bbcBaHbbGca
-건만	bJbabba
-건이	cKbaacbbHcc
-건지	dcdCcOddHad
-걸	babHCdb
-걸려서	cGDbbbb
-걸려요	ccLaabbcHdb
-걸릴지	baaaaHa
-걸림	DcGbbab
-걸어줘	KbaabbcdJdb
-검사	F.CCddd
-검색	.jGdBD.gbI
-검색창	Kdb...d
-검증	cABcMeefKcb
-검토	CcbHacc
-검하고	baaIabbacHc
-것	FbA.cCccE.b
-것도	Fba.aaaae.F
-게	EeecCGd
-게만	.......bHdb
-게시글	FEcaadccMgb
-게시판	.CcbADdd.Gd
-게요	JcAAbeccfJ
-게임	HccEabcdcF
-게임을	AGbabbb
-겠어요	KiEedBagMea
-겨요	cKaaaacdIdb
-겨줘	deFEceEfI.b
-격순	bIababa
-결과	CAGbbcd
-결과가	cG.bbCccEDf
-결과는	adKaabb
-결재	LbbcabbefCG
-결제	EdBcCbaedED
-결제랑	Hbaaa.b
-결해줘	cJ.a.cc
-겹침	cGaa..b
-경계값	ccdaNbbeKea
-경고	.bbbaaH
-경변수	.ad..cI
-경색을	babaaaJ
-경에	Ibb.a.cdJda
-경해	caIaaaa
-경해줘	bbbbb.J
-계가	.......bcHc
-계값	ccdaNbbeKea
-계산	gfICJfddNhc
-계산기	EbcbFcbbJfb
-계속	DPcbdeegIAc
-계정	KbbcdbB
-계정에	IaaabbbccId
-계정을	Kaaaf.b
-계층	.......beJc
-계하는	Ibcaaba
-고가	dGdbBDb
-고객	BDacaBceJhC
-고객용	IbcbadDeeEE
-고객이	AeadbFE
-고르면	cIaaabb
-고를	Jaba.da
-고만	dFccaGb
-고요	Ea.DcaddAEb
-고정할	GbaaaaacKga
-고쳐	cBcaaaG
-고쳐야	fJb.a.abhLb
-고쳐줘	cDcaecLJaga
-고치고	IcaababbeIc
-고친	adaaH.bcGca
-곳	fA.BbHcDaBe
-곳이	a.bcaGa
-공개	dbcabaMdAFc
-공지	CfCCccD
-공통	bcLcbaa
-과가	cG.bbCccEDf
-과금	H.dbaa
-과는	AdKabbcdE.b
-관계	bbGcbFc
-관리	Jadaba.dd.H
-관리를	baJbaaddbIc
-관리비	FbbbDab
-관리자	GddaaaDccF
-관제	GbbaCbc
-교체	dgJccbJJgGi
-교체해	ccEbbbF
-교표	bbacaJa
-교해	dacaaKbcdJc
-교해줘	d.abaIa
-구글	K.dCcceefNc
-구니	aadaCbGDBdc
-구독	LdcbEceg.EB
-구로	bcaaa.H
-구를	ddcA..JGdc
-구매	IbcbCcbcdaH
-구성	eccc.EJdEAb
-구조	cbAGCeaaGda
-구조를	HaedaGd
-구축	IcbaDbeeeaK
-구현	IabababcJdc
-구현해	IaaaaacbeJc
-국어로	cbbbaaJ
-군데	cCGcBcdBgGb
-권한	BadBACdccE
-권한을	bIaaaab
-규칙	GcbbAbA
-그	aFA.cDeAC.d
-그가	BebeCHabIdc
-그냥	cMdbbBcdJdb
-그대로	.CIabdedGcA
-그를	GbdccaE
-그리고	Gabaaaa
-그에	EcccAFddIcb
-그인	FabbcABaBDe
-그인은	Jcba.acdEBc
-그인을	FFbcbcccdKd
-그인이	AHdbaBd
-그인할	.......beHa
-근거	bbcHbCb
-근성	JcdGccddIad
-글	MEcccceeAHc
-글씨가	cIabaaabGcb
-글은	.......bIea
-글을	DEaabbcbcHb
-글이	gPbaaadeJda
-글자	HAbaaaddKfa
-글자가	dJaaaab
-금액	FccEbca
-금액이	ALbbcbcdJae
-금은	JdcaCbbbaEb
-금제	GdebAcF
-급식	Hbaaaab
-급여	FCbbbbb
-기가	GEddBafcJea
-기게	IeabCcabdHb
-기결제	JbaabacccJc
-기고	CDdGbddd.Gd
-기기	MecbbeDeMed
-기는	DdCcccEgE.B
-기능	QhBbb.gggNA
-기능은	dbJaa.b.dhL
-기능을	IcaaaacccKe
-기능이	HcaaaaabcGb
-기대	cHaaa.b
-기대값	AbcaH.c
-기록	Hacaa.a
-기록을	Kcbbbab
-기를	CAfbbBD
-기면	.......bHcc
-기반	FbccHbdccJc
-기사	FbbaCacaafG
-기업	GbbDabccdKe
-기에	EabbBAb
-기존	Jbcbaab
-기준	bbbCbcI
-기화	GAbaabbbdHc
-기화가	cbBbbIbbLed
-기획서	Faaaaa..agH
-긴	DdIbbbdfJac
-깁니다	dHbABbd
-깃랩	aacaaaH
-깃허브	CbdaabG
-깃헙	dacb.cNcHda
-까요	KgD.dBgdAFc
-까지	DAcbDabcfFC
-까지요	Hbb.aaa
-깨져서	eMaaaacdKea
-깨져요	aIb.cab
-깨지는	cH.b.ac
-깨짐	cOcabadGbbc
-꺼번에	Icbaa.bcHfA
-껐다	.Hbabab
-꼭	cFAfEbb
-꿔줘	bbHbceEGbAe
-끝나는	cEa.abB
-끝나면	LcababccHbc
-나	.......dIea
-나가게	Hc.aabbbdHc
-나가면	HDcbbdaaHfb
-나가요	dLAbbcbcG.d
-나감	dOdaaaddJcc
-나게	Kdababb
-나고	bGaaaaa
-나눠줘	bbHa.ab
-나는	dKbabdA
-나는데	dNabacdcFba
-나도	fAeaKcBdEBc
-나로	fdOcbcD
-나만	BecaCbECDeb
-나면	KHecccfdSje
-나서	bMcadacdJgB
-나오게	IgEcBbcbKfc
-나옴	fPBccCgdLfb
-나와	adbbaaK
-나와야	F.a.abb
-나와요	fQcaabceKcd
-나요	c.cdbPddIbb
-나은지	.......aeHa
-난달	Ibcabaa
-날로	bIaaaba
-날짜	gCJcE.ggICe
-남고	F.aaaabbdJd
-남구로	bcaaa.H
-남기게	Gd.ab.a
-남아야	GdbaCabcbGc
-납니다	cNdaabceIcb
-내가	.DcBca.cGbb
-내고	ACFbbbeefOe
-내기	IcDCcdfeKeb
-내는	FaBaabc
-내문	cdcaacNJddb
-내역	CFbaaac
-내역을	Hbbaaaa
-냅샷	cbbbMac
-냐	baabaIacdKd
-너가	aIbaabc
-너무	dEGdddE.Gdd
-너스로	bJcabaa
-넌트	EfD.HdggBGc
-넌트를	BaKcc.egEFc
-널로	Icabaaa
-널에	KbaaacdcfKb
-널에서	Ibaaba
-넘기기	Kbbbacb
-넘는	eMCbcbdeHac
-넘으면	FGcbbcd
-넣고	Fbaaa.b
-넣어	LabaaaffMeb
-넣어줘	Nhb.BadeLeb
-넣으면	eNaaabcdGaa
-네	.BcbcJddfFD
-네요	aKgcEbc.Jhb
-네이버	AHCedBeeBFd
-네이션	JbcaaacdLdd
-네일	Gbabaab
-네일이	cHaaaaa
-네티스	abcbaCG
-노션	EcbdbHb
-노트	AcbdbbKeKdb
-놀리식	baHaaab
-누가	CbcdbJcdIbc
-누르면	EJcbbdecLfb
-누수	cCbFbAccHcb
-눈으로	cabKacb
-눌러도	dPbbbccdLec
-눠줘	bbHa.ab
-뉴명	abbaaaI
-뉴얼	dda.abM
-뉴의	cbcab.J
-느려서	cLdaaabcGca
-는	.DAeDDhcE.a
-는거	.aDfBA..D.d
-는데	hPF.dbigNdc
-는데도	cGa..ba
-는지	ehfGCKbcKdd
-늘려줘	bcbaa.J
-능은	dbJaa.b.dhL
-능을	IcaaaacccKe
-능이	HcaaaaabcGb
-늦게	cGbaaCccGcb
-니까	HdCaabc
-니다	aQbbccffDB
-니라	bDdaaaG
-니터링	adbaabLaddI
-닌가요	cJabaab
-님이	DE.abbd
-다	aMaabcddiHE
-다가	GIdbbdccGac
-다고	fL.c.DgdHac
-다는	.IcbcCddKeb
-다섯	dbHbACc
-다시	fCJdCaecEkI
-다운	aEbcFcbcGac
-다음	H.eacFdeDdD
-다크	HCbbbbcdJdb
-닥부터	Hd.aAbcbdeL
-단계	EcBcGbdd.Id
-단위	DebbKbddHd
-단위로	Jbabbab
-단점	badb.KbbfKc
-닫히게	Kbabbbb
-달	Hcaaaab
-달기	AbcbaaH
-달라요	cKaaabc
-달력	aFbaaaa
-달아줘	JdcbbcEeLeb
-담당자	IcbaaaabcHc
-답에	Gbb.aaacHcb
-답은	bbGCacccHAf
-당자	IcbaaaabcHc
-대값	AbcaH.c
-대로	c.JBbfbfFA
-대신	bdABacGEDgb
-대요	GE.bbbedJcc
-대응	dcaaabLbHeb
-대폰	IdbbcDcdaGc
-대표	bcba.aI
-대한	fcCDIcdeMfb
-대화	Hbaaaab
-댓글	FdBaCbdfGcB
-댓글은	Ic.aabb
-더	GeEdEeddKfb
-더가	AHccbCcdIdb
-더에	KedcBCccbGc
-던지게	Mcbbbab
-데	fdHFcDffGBc
-데가	fdBGdIeAFcd
-데도	cGa..ba
-데요	AJeBcgB.Fea
-데이터	AfcDAHfebDB
-데이트	bcb.b.I
-델을	HAb.accccJd
-도	KFaccdeeHb
-도가	cKdacbBAGec
-도는	caaeDaG
-도는지	.......aHdc
-도록	Od.dabchDGb
-도를	EdHbaad
-도서	Gbaaaaa
-도우	baaaa.GbJec
-도움말	aababaH
-도입	HbcbDbc
-도저히	cbFcbEb
-도커	gCIcdC.gLeA
-독일어	aGaab.c
-돌게	abbbaaIcIdb
-돌고	aH.aaae
-돌려줘	JcccccDdLdd
-돌리기	IcbDcbcdJdb
-돌리는	gACdDDa
-돌리면	bKbbabc
-돌아요	cLbaacccHcb
-동기화	GAbaabbbdHc
-동시성	abbIaba
-동시에	cHaaaab
-동아리	Hbbaaab
-동안	JacbbCdcIda
-동영상	FEbbbbc
-동완성	Hbc.a.cdIda
-동으로	HfcbCbCdbKd
-동은	.......bHda
-동을	FbacaDc
-동이	aHaabba
-동일	bcLbabb
-동작	ccLaabbeC.B
-동작은	dcLabaadCB
-동해서	MdaaabdblQc
-동해줘	KbaaaadcfMd
-동화	bac.Haa
-돼서	.FdBcdCdGab
-돼요	gLadBEfeKcc
-되게	Kg.bbdEhaI
-되고	aGDbdBfdEDe
-되나	CcbbbHbbHcb
-되나요	AdadbLbbKgb
-되는	cIAbcDfgNfa
-되는거	eFCcDcc
-되는데	CIbdAg.cF.b
-되는지	edc.BLccLgb
-되면	NdddcaCfcMd
-되어	gBFb.aBACgC
-되어야	FaAabac
-되지	bJababb
-된	daLcaBdfcaI
-된다고	dKaaabbbJdc
-될	caFGbdc
-될지	.baFaab
-됨	cFBccCccFab
-됩니다	dKEdCdhgCCA
-두	jIcdbGD.Ead
-두고	CgFcEadcKce
-두번씩	cHaa.aa
-두에	AbbaFaa
-둘	cGbabbCbcKf
-뒤	bJcaabbbGca
-뒤로	dKbaaaceFdB
-뒤에	ADcbcHddH.c
-듈로	baJbbabdHbb
-듈에	babbHaa
-듈을	bbLbbbcccJd
-드가	iFAAfHbfNeb
-드까지	........bdF
-드는	B.eAdEAaCcA
-드려요	ACCBbccbGbb
-드를	aeDFddDhEBA
-드리뷰	cbaJaabdJea
-드리지	JcdAbCeeIab
-드마다	Jaac.db
-드민	HcbBbbb
-드바가	bKbaaac
-드백	cadKababHea
-드상	acabbJa
-드에	DecdCEAcLgc
-드에서	dLdAbBedLfb
-드인데	.......cIeb
-드하는	cbb..aH
-드하면	cFa..aa
-드할	GccaaEe
-들고	Icaaaaccf.I
-들기	KbacaabcdKd
-들러	bDcGacbbGca
-들어	Jcba.acdbJd
-들어간	cIaa.bb
-들어야	Hca.abaadbG
-들어줘	KecbAb.egL
-들웨어	.......bHdb
-들이	IAedcaCeaHb
-등록	MdbaaaeeiPb
-디가	babGaAb
-디로	baacaGa
-디서	cbaeaNcdIda
-디스	CCGcccd
-디자인	DcdbCCbcbaF
-디터	Ibbaaab
-딘지	cacCaGc
-딩으로	caMbbbccJdc
-따로	.cG.aabcacG
-때	LfbeBcAgKAd
-때까지	bEFceCc
-때마다	cIddDdAdG.c
-때문에	cAFBbbb
-떠요	cJa.a.d
-떤지	caaJaca
-떻게	hecDDHAbFCf
-또	eLaaaacdBEd
-똑같은	ccJ.aabbIec
-똑같이	bbH.aba
-뚫고	dNbbabccJdc
-뜨게	FcDa.cb
-뜨는	GdDbaabcHcb
-뜨는데	bAGa.ac
-뜹니다	eJ.b.abcJfa
-띄워줘	NdabbbcdLeb
-라가게	FcbbabD
-라고	gebbbHJJgab
-라는	GfbcFcB
-라서요	aabGaba
-라요	cKaaabc
-라우저	.GcbbcD
-라인	Efeba.JfcDD
-라져요	cHaaaab
-라지는	bbG.a.a
-라지면	adFa...bbHd
-라폼	d.cFbbD
-락	badNafabHea
-람다	bbJaabb
-람은	cIaa.bb
-람이	cFEabbc
-랑	Ce.cbDCccIc
-래그가	.......aHcc
-래된	Hbbaabb
-래로	cdK..acdIda
-래스	eeLCC.h.bIg
-래스로	baHbaaacJcd
-래스를	.......cHad
-래요	eCfDAdGaGeb
-래처	ECaaaaddaHc
-랙으로	JcbbaabbJec
-랜잭션	.abGaba
-랜치	baaJabccGcb
-랫폼	Hb.AbacabfH
-랫폼을	Icaaaab.dfK
-랭킹	HbcbbDc
-량을	cAbaaaH
-량이	aBbaaEb
-러가	.EAcCccbIeb
-러도	dPbbbccdLec
-러를	GbEccac
-러리	bbEebJb
-러리로	babbaIa
-러에	ccHbCaccHdb
-러오면	cKabbbb
-런북	cbaaabI
-런스	cdbaDbHadHc
-럼은	FCbbbbb
-렀는데	cJaaaca
-렇게	abbGaBbbGda
-레거시	c.CbaHd
-레디스	CCGcccd
-레벨	.ddaabKIcdb
-레시	CEcccCc
-레시피	Gaaaaab
-레이션	AaHFddedEDe
-레이어	HdeDcBccIf
-레임	dIDbbcccHbc
-레톤	Hcbaaab
-려고	IiJ.acfefFE
-려도	cFcGbcbbFcb
-려동물	Gba.baa
-려면	da.baKbbIfa
-려받을	Gaa.abbbIeb
-려버림	cHaa.aa
-려서	bMbBcceeLbf
-려요	hPEAbdhfKda
-려주는	Nc.a.dfcJfa
-려줘	Aki.AEMEEgc
-력창을	cIcaaaa
-력하게	Kbba.ae
-렬하면	bIababa
-렸는지	Jaac.db
-령어	Hbaaaac
-령에	IcaaaabcGca
-로	idMeafLOpCb
-로고	dIdccbGKddc
-로그	Gig.ABFCDfa
-로그를	JcbbbAccIdb
-로그에	FcbbbGcdHcb
-로그인	Fabbc.BaBDe
-로더	BDccGbd
-로도	NbbbaaeeNgb
-로드	DDfBdeFEAhA
-로드가	cLcaaaceJdb
-로드할	Icb.aAd
-로딩	dDHbbacbIdc
-로이드	bDAcBcAdBAB
-로잡아	cHdbcbE
-로젝트	AbEE.deddH
-로직	fdGFGdedJeb
-로직에	cb..Hb.bGea
-로직을	bbJbbaacKed
-로컬	DcdbbcJ
-로필	CEcbcdCBDgA
-록에	NadbbaddIbc
-록에서	AEcbbEdcKfc
-록은	baaaaHa
-록을	OebaabdfHab
-록이	FJcccdc
-론이	bHa..bccHcb
-론트	aABDbcbaeHb
-롤러	efEBDcC
-롤러에	abIabab
-롤이	fFIbbbccHcb
-료된	aIbaabbcIdb
-료증	IbbaaaabbcG
-루씩	cKaaaacdJdb
-르게	ebKcaDdcGca
-르는	HcDabbd
-르면	DMcbbefdMfb
-를	eBLeg.DKiEg
-름만	acJ.aadFcba
-름에	dJCb.ce
-름을	fdJbIbgIiDd
-름이	dHAaba
-리가	bGDedFfeH.c
-리게	HAcbaba
-리고	GBcdeABceH
-리기	Jed.EcddHda
-리네요	cJbabaa
-리는	c.DfBBAfG.a
-리는데	ceKa.abdJcb
-리로	GeAdcGcdHgC
-리를	ccLcbBdeAHc
-리면	CNedcDhgLad
-리뷰	ebbQbbdeKfa
-리뷰를	.abGaab
-리뷰해	c.cIabacGcb
-리비	FbbbDab
-리스	.eccbAKhGaC
-리식	baHaaab
-리에	aEBecbCbIdb
-리에서	bIaaaab
-리자	GddaaaDccF
-리자가	Gabb..ccGac
-리지	FffbOBhjNAe
-리지가	adaaI.a
-리포트	BBDcddD
-리하는	HcaaacB
-리해	fcJBdfF
-리해줘	idOecBDfKCh
-릭터가	CIbbacbbIdb
-린더	BFdDbccdHac
-린더에	Hbabaaa
-린으로	.aGba.b.agH
-린트	baacabJd.Gd
-릴리스	AdbbbdMgIfD
-릴지	baaaaHa
-림을	FFbbcbbcIdb
-림이	dJaaaab
-림톡	bFacbcE
-립니다	BBDFeceeECb
-립트	MfGafcedBIg
-립트가	CJAcdaedIda
-립트로	acJab.cdeGB
-립트를	JbcababcHcb
-립트에	FdbDaba
-링크	AFaa.cc
-링크가	dLbbabb
-링크로	.......bIdc
-링하고	.......cJdc
-링해줘	caJdba.beKd
-마나	HabdaDccHda
-마다	HFfgbbCiIEe
-마세요	abbb.HaaHeb
-마우스	Icabaaa
-마자	bLcaaacdJcd
-마지막	HEbbbcdAHed
-마침표	cbcaaaKIdbc
-마크	KbcbaabdJdb
-마트팜	Habaaac
-마흔	ddCaAaGafKe
-만	.......baEc
-만든	cbDIbcc
-만들고	HbaaaabbfaI
-만들기	KbacaabcdKd
-만들어	Kbbb.bcdbJd
-만료	FbfdACB
-만료된	aIbaabbcIdb
-만한	aaaHaba
-말고	DhhBcBKJafc
-말에	FcbBbeDcGgB
-맞게	dDAEbbba.Fe
-맞춰줘	bbbbabJcJdc
-매기고	babIaba
-매뉴얼	dda.abM
-매번	EcbbccHbGda
-매일	KCecDdggIBd
-매자	JbaababcDgF
-매칭	FcbbaDb
-맷팅	cbbcbbNdMee
-머지	baaHBcbbGda
-먹는지	aaaaaHb
-먼저	.HdcbBadH.d
-먼츠	HCabbbcccJd
-멈춰	dH.aaba
-메뉴	B.dabaF
-메뉴명	abbaaaI
-메뉴의	cbcab.J
-메모	Jcba.bcd.Gc
-메모리	fEFbcCbbGda
-메시지	KjddAEAbcHc
-메신저	Hbaaaab
-메인	c.BcccHCDeb
-메일	KaCcacfdaGb
-메일로	Hb.a.bc
-메일에	eHecbdKHaeb
-메일이	dOcaacbdKec
-멘트	abbJaac
-멤버십	Ibbaabb
-며칠	bcaaaIa
-면과	.......aeId
-면까지	Ke...adafKd
-면만	dCbaaaF
-면서	bBGacba
-면에	Ngb.aaccIbe
-면에서	GAABcbffCGd
-면은	ADBabbbbBEe
-면을	cFbbEbccAIg
-면이	dKaababcFAd
-면이랑	IbaaabbacHd
-명령	Gbab.b
-명령어	Hbaaaac
-명령에	IcaaaabcGca
-명이	dEBbC.e
-명하는	baaaabH
-명해	b.bcaH
-명해줘	cbceELcbFca
-몇	gCcdAOeeNgb
-모달	eJcFbbcdIcb
-모델	GcaaabB
-모델을	HAb.accccJd
-모두	ADabA.cdADa
-모두에	AbbaFaa
-모듈	geDHIeffI.b
-모듈로	baJbbabdHbb
-모듈에	babbHaa
-모듈을	bbLbbbcccJd
-모드	LEccbcefFDe
-모든	ggKFDecdlTd
-모리	fEFbcCbbGda
-모바일	DccBB.b.dbF
-모양	Hcaaaba
-모지	aIca.bb
-목록	NgEbccefIAd
-목록에	MadbbacdKfa
-목록을	Hdaaaab
-목록이	CJcbcbccKec
-목으로	cabaJbb
-목을	.......bHcd
-목이	cIbcbDd
-못	aAFdcEdcJeb
-무것도	Fba.aaaae.F
-무도	.......aGcc
-무슨	ccbcaMb
-문	cbIbaaabGbc
-문구	DcbaabF
-문구를	ddcA..JGdc
-문서	bAcbbdLeHAd
-문서로	dadbaCIaF.f
-문서를	dbaaabLcGbb
-문서에	bbbaaaI
-문서화	bbaaaaIcJdc
-문에	cAFBbbb
-문을	EFGdcdfACAe
-문의	FCabacb
-문의가	CHbbbcbcIdb
-문이	bDEd.CfcAFd
-문자	KcaccDeeAHd
-문자가	bIa.ada
-문제	AAcDcaA
-뭐	aabaaIb
-뭐가	dbad.NbdeKb
-뭘	BbbbbFa
-미지	.CBeceIIAgc
-미지가	CfFccC.dHba
-미지를	Fbba.Bd
-미터	GcbCaacdJda
-밀려요	aHbaaac
-밀림	aHaaaac
-밀번호	GDeB.BjhIBc
-밋한	a.aGbaa
-바가	cMbbbaddJcb
-바구니	aadaCbGDBdc
-바꿀	Hbaaaac
-바꿔	CaDdcdEECdd
-바꿔줘	bbHbceEGbAe
-바람	.......BGfc
-바로	.IDcccef..F
-바일	DccBB.b.dbF
-박스	H.abbabcJdb
-밖에	adaaJabcHda
-밖으로	dHKcebfdLeb
-반경	JbbaaacdKeb
-반올림	eEbCCcbcFbb
-반으로	.cL..bfgBCB
-반응이	dIaaa.b
-받게	Kcbaaac
-받고	.ccHbAbaG.f
-받아서	GdbaacC
-받아야	.......adHd
-받은	bbaH.ba
-받을	FBeEdadeI.d
-발급	GcaaBbb
-발생	dKabaaccJec
-발송	FfEccDccG.e
-발주	Jdbbaaa
-발할	Jcaaaba
-방금	abaFBbb
-방법	ecbcbGFfNeb
-방법을	aaaaacH
-방식	deDFeFc
-배	JcccaDddIcc
-배가	bcbBaGb
-배경	BbcbbaH
-배경에	Ibb.a.cdJda
-배너	bddcaaOLdce
-배속	Jcaaaac
-배송	GcEaadccgCF
-배열에	J.cbaac
-배지	Ibbaaaa
-배차	GbbbCbb
-배치	Fea.cC.bEab
-배치가	eJBbbBddIea
-배터리	Kcababb
-배포	cAfdaHEeGaa
-백업	FCdcbcBeIeA
-백엔드	abECBcdagBF
-백여	aaHbaaa
-백으로	aaHb.ac
-백해줘	bcababJ
-뱃지	Icaab.ccHda
-뱉고	bHb.aab
-버가	AIcbbAeDCdd
-버그	aLebDbfbIfa
-버는	eGBbbCd
-버려요	cKbaaaccIcb
-버를	abF.aaa.ffL
-버리지	dbdcRadhMBf
-버림	eH.aaaa
-버스	abaaHba
-버십	Ibbaabb
-버에	HddabcGddGA
-버전	IecaabDBAAe
-버튼	GafcbdHGDja
-버튼에	.cc.a.G
-버튼을	AHaaabdeIda
-버튼이	BIbabaeeKdb
-번	BFcCbBheI.c
-번만	cccEHcb
-번씩	eJabaCccIeb
-번에	JBcBccddJgA
-번역	AbbabaH
-번역해	aabbaaH
-번째	dDGcdbBJfca
-번호	H.jcAD.BGcf
-번호가	dEbaaaD
-번호로	IcaaaacceJa
-번호를	cAcbbCF
-벌	acHcbEd
-법을	baaaacJ
-베이스	cdAJcdCaiFD
-벤토리	.......dIca
-벤트를	cGb.a..adHb
-벽을	cLbbabccHcc
-변경	fiHCDdDGBiA
-변경해	caIaaaa
-변수	ddNAbccFaea
-변수명	abKaa.fGcca
-변화	bbH.b.b
-변환	cbBaIbbdIbd
-별도	caKbbabeMec
-별로	BfG..caeH.b
-별점	Hbaaa.a
-병원	IbbaababbhK
-보가	AEcebFb
-보강	abbbJba
-보고	CcdJbfCbEab
-보고만	b.cc.G
-보기	McababcdBGe
-보기가	Hcaa..b
-보내고	DFcaabddeKb
-보내기	K.cbabddKeb
-보는	HfbaEcbcF.c
-보니	bIbaabb
-보다	DEdccFedIda
-보드	BEEbbbedIe
-보드가	cIcaaaa
-보를	HcbbaBc
-보상	Faaaaba
-보안	cacOadcbdKe
-보안상	aa.F.ca
-보여요	fMdDbbc
-보여줄	Ibbaaca
-보여줘	MebaabcdKdb
-보이게	MbcbabceI.c
-보이는	dcI.a.a
-보임	bIabaab
-보호자	Ibb.a.baadF
-복구	c.aaaaHbHdb
-복되는	abIbaab
-복된	abHabaa
-복사	Kc.a.be
-복으로	cIc.aaa
-본문	Hba.abb
-본사	Faa.b.b
-볼	EdbAacDddJc
-봇이	Ibcbaaa
-봐서	cGbaa.a
-봐야	Icaaaba
-봐주실	a.aFaca
-봐줘	cdcIbFc
-부모	EbCbbba
-부분	fcEIBcccLha
-부분만	cbKbbabcHcc
-부에	bccbFbF.dJf
-부탁	jcbEDBD.ABc
-부터	FAbaAbbdg.K
-부하	aaaaFabbfBG
-분	DfEEAcffFBb
-분기에	FbbaaAa
-분리	AdLbbacbIhA
-분만	cbKbbabcHcc
-분으로	deebaFKIbeb
-분이	.......cGca
-불까지	aa..E.aacHd
-불이	bAbaIbb
-붙여줘	MedbEccdeMc
-붙이고	Hbba.ab
-뷰를	.abGaab
-뷰해	c.cIabacGcb
-뷰해줘	daaKa.ccJfb
-브랜치	baaJabccGcb
-브러리	bbEebJb
-블록	cBIbbbc
-블에	CbbdaIccHcc
-블이	bbcaaIa
-비교	b.aaaGabeIb
-비교표	bbacaJa
-비교해	dacaaKbcdJc
-비를	Ibbaaab
-비스	Cbac.BAedbK
-비스가	.......bdHb
-비스는	bIc.baabfLd
-비스랑	.......adHc
-비스로	dbMabbbbgfN
-비스를	bAGbb.bagGA
-비스와	cEGbbbbadKf
-비어	aLdcBcccMfd
-비용	babaaG
-비용이	DcbcaFb
-빈	hQebDbddJea
-빌드	DbGedaAgBGc
-빌드가	aebe.LAbFca
-빠르게	dALbacccGca
-빠져	cHa.a.c
-빠져서	bGaaaaa
-빡이게	Kcababb
-빼고	ACFabaedaId
-빼기	HAcab.b
-빼줘	eeIbccIGBed
-사가	HdCabbbbcHc
-사내	J..bcbbehEH
-사람	BEdcbGedJbc
-사람은	cIaa.bb
-사람이	cFEabbc
-사에서	Jbbbbaa
-사용	DbbbacFbCfE
-사용자	Cdac.CB
-사이즈	ccKaabb
-사이트	HdababB
-사자용	faaaaaKbLgc
-사진	Iabba.dcAEc
-사항	JbcEcbeddLd
-사해	eceKcIdcCGf
-사해서	dabCaGbbfKc
-사해줘	.aae.G
-삭제	MbacAccb.He
-삭제할	HaaaaabcbGb
-산기	EbcbFcbbJfb
-산이	bFaCbca
-상담	Jcbaaacd.bF
-상세	ECBcbbddaGc
-상세에	Jcc.aab
-상수	.bJ...g
-상으로	dDCGccd
-상태	cBIDccffCEb
-상품	FaLcccgfKgB
-상품을	Hcaaaaa
-새	EfcCe.FAeFa
-새로	FgAAaeEAfcI
-새벽	KbeceCA.Ifc
-색어에	cJbaaaa
-색으로	Jcaaaac
-색을	.abbacJ
-색창	Kdb...d
-색창에	aGa..cb
-생겨요	cHb..ab
-생산	JabbabbcbcI
-생성기	.......cJeb
-생성이	bIcaaab
-생이	Idbaa.bbcHc
-서가	EFCdccdcJdc
-서는	cBAcaFc
-서로	fEdadDFeHac
-서른	bbHbCacbcHc
-서를	BcbbbdLcIcb
-서만	fJHa.cgDDdc
-서버	Gga.abD.cgJ
-서버가	BIcbbBe
-서버는	eGBbbCd
-서버를	abF.aaa.ffL
-서버에	HddabcGddGA
-서비스	Cbac.BAedbK
-서에	d.cbFbEAC.e
-서요	ecaGADcaJdd
-서화	bbaaaaIcJdc
-석해서	c.dd.NdaAGf
-선택	DBdcCdBcJdb
-선택지	Kbbbabc
-선해줘	ccLaabb
-설계	DbaEaea.ahI
-설명	adeecKGdJcc
-설명해	b.bcaH
-설정	bBBcbdHcJcd
-설정값	abc.aaH
-설치	bca...G
-성기	.......cJeb
-성되게	Ga..a.ccfJa
-성을	acbaaaI
-성이	DHdbbbc
-성할	d.FabCc
-성해	bbacFaDdFdB
-성해야	aac.Gaa
-성해줘	edEdEcEdaAE
-세	fBH.ABfeFBd
-세가	cJaaaab
-세금	H.dcCcb
-세션	bBdbcCGFeBc
-세에	Jcc.aab
-세요	BeCAaeDaCAc
-세팅	cbbcBbJcGAe
-센서	DBBccAe
-센터	DebabaGDdeE
-센트	bJabaab
-셀로	EAb.aabbE.c
-셋	dJbaaabbeJd
-션에	EdbDaeD
-션을	GaaaaacdIfA
-션이	FAbEbddbGda
-션이랑	Iacaa.caeHb
-소가	cId...a
-소리	Hbaaaab
-소셜	IFbcbcdddJb
-소수점	aHaaabb
-소스	baAHbca
-소켓	.......aGdb
-소하면	bHaaaaa
-소해도	cIaaaaa
-속도	FcDcbCd
-속도를	CcHbbab
-속성	c.bbH.aaHea
-속적	bababbJcKed
-손님이	CFbbbac
-손으로	Cbb.Eba
-송장	BJdbCbefCFc
-쇼핑몰	........beH
-수	QfbbaccfDFd
-수가	BEB.BdheLcc
-수납	KabbbbbbbeI
-수는	aabbaIa
-수로	bBI.bbe.CCe
-수료증	Ibbaaaa
-수를	GdBAgbC
-수면	Mcccbab
-수명	abKaa.fGcca
-수문자	.......cIcb
-수에	cbdaJaBeKea
-수의	dcGbFbc
-수점	aHaaabb
-수점이	dHaaaaa
-수정	FEfbcaBAiMe
-수정은	eecDBJbbHea
-수집	Ha..aad
-수형	.......dcIb
-순하게	bbKbaca
-숫자만	cccbbGE
-쉽게	cbGbcGc
-슈퍼앱	Hbaaaaa
-스냅샷	cbbbMac
-스는	cIAabbbccKe
-스랑	.......adHc
-스로	hDLccb.eAgK
-스를	daGaCAcc.BB
-스에	DeafbGC
-스에서	bDbedBGgAHb
-스와	cEGbbbcbeLf
-스위트	bba.GaaceLe
-스의	caGcEbc
-스크롤	FHdbbcccIcc
-스크에	Iaabbca
-스키마	aaaIada
-스타트	bbJaabb
-스템	DcbDcEebjHD
-스템을	GbBabbbachK
-스토어	acHbacB
-스트	cceaTceeHDf
-스트가	hAcaPbccHbb
-스트로	bcEcIcb
-스트를	gcdaS.ddABB
-스트와	J.cbcab
-슬랙	FHbbbced.Fc
-습니다	CHaabecbCa
-승인	JecKddeeBHe
-시	eJebccIG.dc
-시가	dMab.aedKdb
-시간	D.CddDccEbA
-시간이	cFAccFddJdb
-시고	.......bHda
-시글	FEcaadccMgb
-시는	cdbcFHabHea
-시도	ddCEEbcbIec
-시됨	bHc.a.c
-시면	.f.CBbD
-시보드	ABEbaadcFc
-시성	abbIaba
-시스템	DcbDcEebjHD
-시에	LGbbcchhIBc
-시지	KjddAEAbcHc
-시지가	.Jcabac
-시지는	Jdb.aabccIc
-시지를	c.baaaH
-시터	Hbb.b.b
-시판	.CcbADdd.Gd
-시판을	Habaaab
-시판이	Gcaaaa
-시피	Gaaaaab
-시피를	GAbabbb
-시하고	aFb..aa
-시하면	dDbbbbHbIdd
-시행일	ccbabaL
-시험	aFaaaba
-식으로	BbDccFdcaGb
-신고	HfA.a.b
-신규	GcbbcbFf.bH
-신으로	bbbb.bIcKec
-신입이	ccbIbcDbGcb
-신저	Hbaaaab
-신청	Iaababb
-실시간	Jdb.aaccfDE
-실제로	DccbbHb
-실패	DcdcFDdcJea
-심사	FccEAcc
-십니다	AFbaaab
-싶어	Hacaa.b
-싶어요	KfFCceegFbC
-싹	BdFDcbccfLc
-써서	a.baF.b
-써줘	gfcBFeMfKbc
-썬으로	baHaaaa
-썸네일	Gbabaab
-쓰고	GabdADedbGa
-쓰기	b.dcbDGdIcc
-쓰는	chDfbIEFaAf
-쓰던	ccJbccE
-쓰면	dKaabaacIcc
-쓰이고	babbaHa
-쓴	.......cIcc
-쓸	Nccbdab
-씨가	cIabaaa
-아가요	cIa.aabcIcc
-아니라	bDdaaaG
-아래로	cdK..acdIda
-아리	Hbbaaab
-아무	aKbabdbcKfa
-아무도	.......aGcc
-아봐	cabbaLbcKfb
-아봐줘	abacaJbcIdb
-아서	FHeafAceFbA
-아시는	aaabaGa
-아야	cAGcab.cbHc
-아예	ECcbCad
-아오게	Idbbaa
-아요	.Oe.bdccGac
-아웃	eGcbbdJIbdc
-아이디	Hcaaaaa
-아이폰	aHbaaab
-아줘	BfCfdGCgMcc
-아직	Ac.cbIb
-악해서	..cc.Hb
-안	gQdcDbdaGcd
-안내	BbeccaKHCic
-안내가	AHabbbbcIdb
-안내문	cdcaacNJddb
-안상	aa.F.ca
-안에	d.HcBd
-안으로	bdLa.aceIca
-안의	EcHabaf
-않는	acLbabc
-않아요	eLbaaaabHcc
-않음	aFbaaaa
-알고	aaccaKa
-알려줘	dedEbNefJac
-알림	IaEcc.ehdJB
-알림을	cHaaaba
-알림이	dG.aaaa
-알림톡	bFacbcE
-알면	Gbb.aab
-알아봐	bbbbaJb
-알아서	HbBbaca
-앞에	bJbaabb
-애플	Hbaba.bceJb
-액션	dadbacOeLea
-액이	aMbbcbceKae
-앱	DBaaababddI
-앱까지	IbdbaAaa.gG
-앱에	Ec.baDc.fLf
-앱으로	KbaabaceeKb
-앱은	cJb.a.ccdKd
-앱을	cFbbbcD
-앱의	.......cdKd
-앱이	cJaaaaccIda
-앱이랑	BdEacCb.bfH
-야간	dDddcHCdHca
-약관	.dbaabKHdac
-약점을	bacHaBc
-양쪽	AGbaaaccbHc
-얗게	eMa.aadcHcb
-어가	FE.cbbdcIad
-어가게	Lcbbaab
-어가면	fOcaaacbLee
-어가야	IEccbdbbadH
-어간	cIaa.bb
-어내고	.bHaa.cdcKe
-어느	edb.aLAcIeb
-어드민	HcbBbbb
-어디가	babGaAb
-어디로	baacaGa
-어디서	cbaeaNcdIda
-어딘지	cacCaGc
-어떤	dcbbaMbcLgc
-어떤지	caaJaca
-어떻게	hecDDHAbFCf
-어로	ed.cbaPDfHg
-어보고	b..Haac
-어보는	.......cHca
-어서	DaDbaadeDCb
-어야	FaabAeBAfBC
-어에	KEcbdcddQge
-어에서	L.cbacccJdc
-어오고	cHb.aaa
-어오면	LbbbbbbcbJd
-어요	CEAaaea.Gdc
-어제	gFeDdGadLfb
-어져요	bHaaaaa
-어줘	PhcaAbbgaIa
-어진	DcIbccc
-언제	.cbcaKbcGac
-언트	EcAbaaBb.fH
-언트를	aaIbbac
-얼마나	HabdaDccHda
-업로드	AEgCddFEAhB
-업을	FcbEbcc
-업이	FGcbbbccKeb
-없고	EcBa.ab
-없네	bFcaEbbcIcb
-없네요	dEbBEccbIfa
-없는	DDecBAcdD.A
-없는지	bcaIaaabGda
-없어서	EebaCbA
-없어요	aCcBDadcD.a
-없으면	Hbabac
-없음	gaFbEdCda.E
-없이	FBbBdBeeFb
-었어요	.FcbcbD
-었으면	JdcbDacdGAd
-었음	Ibaaaab
-에	JjdacbIJAff
-에게	NecbccCbGcb
-에는	aJdbaCedFAc
-에디터	Ibbaaab
-에러	HdcDddEEAbd
-에러가	.......bGea
-에러를	Habbb.b
-에만	.......bIdc
-에서	AI.dfAadFBd
-에서만	fJHa.cgDDdc
-에요	.BbebDBAbEd
-에픽	IbbaabbcceK
-엑셀	.FbaBbbaHea
-엑셀로	EAb.aabbE.c
-엔드	abGCBbfcgEE
-여러	IDcbbbccLed
-여야	.......DfaC
-여요	gPdDccddG.d
-여주면	Ibba..c
-여줄	Ibbaaca
-여줘	LjMbAdjiDHc
-역변수	abH.a.d
-역을	Hbbaaaa
-역이	cJaaaab
-역할	Ibbabab
-역해	aabbaaH
-연도	cccbDbHHbda
-연동	BBcEcdAdAHe
-연동은	.......bHda
-연동을	FbacaDc
-연동이	aHaabba
-열	HdEcdAceEbA
-열면	cKbababcHcc
-열에	J.cbaac
-영상	MFeccdeeFgE
-영어로	abbaaaH
-영에	aabG.c
-영자가	IdaaabaaeIb
-영툴	.......bcdI
-영팀이	BbababG
-옆에	MbcaabdeLeb
-옆으로	bIaaaac
-예매	bbaaG.acdJc
-예약	DCbbababcaE
-예외	bcbDHbc
-예요	aeAdcGF
-예전	cHdbaFcdKeb
-옛날	CDdccdGH.ec
-오게	MiDdAcccG.d
-오고	AGbaa.bcGbb
-오나요	cBbcaHabGdb
-오는	LhdccEBaF.e
-오늘	bIbdaEdcEAd
-오도록	Haba.ab
-오래된	Hbbaabb
-오맵	baabaHa
-오면	HKddd.ffaLe
-오타	hhB.aaQPhfa
-오타요	bab..cH
-온다는	cHaaaab
-온도	bKbaacb
-온라인	Hcaa.ab
-올려줘	bddbDbJF.ae
-올리고	CFccddE
-올리면	GJdbbcffHAc
-올린	cEcJbbdeKdb
-올릴	DccbbbHbJdd
-올림	eEbCCcbcFbb
-옮겨줘	adBaaaGeFAb
-옴	dKbbabacJdc
-옵니다	aRcabcgdOhc
-옵션	McEcdcffLbc
-옵션이	Hcabaaa
-와야	F.a.abb
-와요	dTdbbcefPgc
-완성	LccabacdKdc
-왔어요	bKbabbccKec
-왜	hLcdbJecKgb
-요금제	GdebAcF
-요일	bHdbbFddJdb
-요청	adeDCeG
-요해	D.caaEcbcHd
-요해요	KdbcA.cbeDD
-용되는	bJcbaaa
-용량이	abaa.GbbHcb
-용이	.HcccDc
-용자	Cdac.CB
-용자가	FEbbadc
-용하지	.bHbabb
-우는	GcecBFcdFAc
-우를	BbbaFba
-우리	IhcacKefeMb
-우리가	babbaIa
-우스	PdcbbaceLeb
-우에서	bIaaabc
-우저	.GcbbcD
-운영	BdfccFHAgEB
-운영에	aabG.c
-운영툴	.......bcdI
-움말	aababaH
-워줘	HijcGeKFCed
-워커	bbaaaaI
-원	MBdcadccLfd
-원가입	BAdbDcAbCDf
-원씩	cKaabbbdIcb
-원이	.FcB.addECd
-원인	cHdccHccKga
-원인만	bdbb.KbbIfa
-원표에	IaaaaabcIcc
-월	CEbebfGCAAf
-웨어	BdcCBcCcDfE
-웨어가	GC.bbbd
-웨어에	HdAacaaaHdc
-웨이	dddcHCE
-웹	BeABAbA.dgL
-웹소켓	cEccaGa
-웹이랑	cHbbaEd
-웹훅	DcbbBbCdH.d
-위로	IDcbbbcdIe
-위에	IdDbabe
-위주로	eddECBCdIcc
-위치	HCcabbccAFe
-위치로	Hca.abb
-위치를	Hbaaaaa
-위키에	baaaabI
-위트	bba.GaaceLe
-위트를	.......acHc
-위해	HabaababcHc
-위험	b.aJ.eb
-위험한	c.cMacc
-윈도우	baaaa.GbJec
-유가	acbbaKcbGca
-유닛	acbaHaa
-유틸에	babaHaabHdb
-유효성	bcIaaaa
-율은	ab.caHa
-율이	bHabaAb
-으로	ddGacdIFcBf
-으로도	Iabaaac
-으면	NHhaaffiOcd
-은	CbcbaaH
-은지	bbcHaBbcbFb
-은행	Ibbaaab
-을	gbHacbGIfBe
-을까	baca.IbdaHc
-을까요	DeEBdCedAEb
-을지	b.ac.G
-음부터	.dbABaDaebG
-음성	IDcbabccHcb
-음수면	Mcccbab
-응답	HABdceBfLbe
-응답에	Gbb.aaacHcb
-응답은	aaGaaabbGAf
-응이	dIaaa.b
-의	CiDbdaINegb
-의가	CHbbbcbcIdb
-의견	c.aHaabbGca
-의사용	Eaa.aaa
-의존성	dcBCbcHgNeb
-이	gBfJcHdcKfb
-이가	FCcccDdcKeb
-이거	cI..aab
-이게	OdbbbcdeKbc
-이고	bcAbAEAcgHA
-이나	EfcBcIec.Ec
-이너가	aIbaabc
-이는	.cGaaaa
-이드	eCabAcGeHc
-이디	Hcaaaaa
-이라	faKAb.bcJdc
-이라고	eaaabCGJdcb
-이랑	DbCaaAccADb
-이렇게	aabG.abbGda
-이름	BfHcdcEJdcc
-이름만	acJ.aadFcba
-이름에	cJDbbbe
-이름을	fcLbDaeKfda
-이름이	dHAaba
-이머	Hbaaaab
-이먼츠	HCabbbcccJd
-이메일	E.AbAbbBgLf
-이면	DBDdDde
-이모지	aIca.bb
-이미	JcAbCcgbLgc
-이미지	.CCefeII.gc
-이버	aFACdAfeDEd
-이번	IdbBBdb
-이블	HedAaCcbbHd
-이블에	CbbdaIccHcc
-이블이	bbcaaIa
-이션	EbGFedgeLae
-이슈	cFddCdGcHcb
-이스	eceGLebc.AC
-이스를	b.bbIba
-이썬	GdEbbbc
-이야	cbacaKa
-이어	HdeDcBccIf
-이어야	cEeCbcF
-이어에	JbababbcJcc
-이언트	EcAbaaBb.fH
-이에요	gDadaEDBaBc
-이요	BbDBbbb
-이유	cbcDcaGcIfa
-이유가	acab.Jc
-이전	.bdbaCG
-이점	abbbaHa
-이즈	bdHaaDc
-이지	BBAc.fDDaAc
-이지가	bIb...d
-이지랑	.......adHc
-이지에	FFccbc.aLhc
-이지의	adc.aaI
-이징	ABddcAHeOfd
-이징에	ba.aabG
-이터	AfcEAGfebDB
-이터가	dGcbaEb
-이터를	GcdbaHd
-이트	EacaccG
-이티브	.......ccHb
-이팔	Iac.aac
-이폰	aHbaaab
-이픈	HcDbbbc
-이후로	bJaaabcbGcb
-인가요	bebEcJb
-인과	Hd...ca
-인데	gJAaBDiCDiA
-인만	cdac.NbbLha
-인사	IBcbbbbcdaH
-인은	HcBaaac
-인을	DCcdcFdccIc
-인이	bKcbbCeeFBb
-인이랑	Jca.bacbdKe
-인정보	aabIaba
-인증	JacABAifbMe
-인증서	BEccbdEeKeb
-인지	ddcBaNdeEBb
-인창	LabbacbdJeb
-인트	FadcbABdDEe
-인트가	.......bKfb
-인하고	fKbbCbcdJcc
-인하는	FcacJedb.Ec
-인하면	dJaaabbcKfb
-인할	.......bdGa
-인해줘	GdeIcbb
-일	LeddbDa.Kib
-일도	K.aaace
-일로	AGefe.GGDhc
-일리지	babaGaa
-일만	cFbbbCa
-일부	bIbaabb
-일부터	dGb....aKhc
-일어	aGaab.c
-일에	eD.edAHGBgb
-일에서	BFdcbGffOfc
-일은	JfBcbDddKfa
-일을	BFaadeD.E.e
-일이	gMcadB.AFae
-일이랑	HbaaaabbdIc
-일정	FdbbaaE
-일정이	.Gababa
-일해야	cbIabaa
-읽고	bbaH.ca
-읽기	aaHaaca
-읽는	bbJaabc
-읽어서	dIa.aab
-읽은	.......dIdb
-읽을	BdDAbcBbGcb
-읽음	Jcaaabb
-임아웃	eHgbbcJJbeb
-임을	.Hbaabb
-임이	bJbaabacJeb
-입니다	fFfabDDd.AC
-입력	ICcbCcffI.c
-입으로	aaHbaaa
-입이	.acGcdC
-입자	Gaaaaab
-입하고	McbbabbbfMd
-있게	Meaabc.dCEd
-있나요	Eec..EccbFb
-있네요	bKbbbaa
-있는	AADbaba.dCA
-있는거	bbbaaaJ
-있는지	fcdIbJccMgc
-있도록	Iabbaac
-있어	DddCcIedJdb
-있어서	aCEccCcbE.c
-있어야	HecbDdB
-있어요	bB.dBfGEbCf
-있었음	Ibaaaab
-있으면	KAeDAcifIAd
-있음	BAbc.cEFAcd
-자	Kcbaabb
-자가	.Idb..cdCEd
-자결재	Faaaa.babeH
-자기	FDcccCdcMhb
-자꾸	AOcdbcddF.b
-자는	cca..aG
-자동	MAddeeCgKCg
-자동화	bac.Haa
-자들이	aHbaabb
-자를	bBbbbF
-자마자	bLcaaacdJcd
-자만	cBebcFFDA.e
-자면	bHaaaab
-자바로	baIbababbdI
-자에게	OdbbcbbbIdb
-자용	cbbaaaJcGfA
-자유	Hbaaaaa
-자인	DcdbCCbcbaF
-자주	EcGbabc
-자한테	GDcaabdbJec
-작성	dfFdHdDdDgF
-작성해	bbacFaDdFdB
-작업	OdcbCdfdJcc
-작은	dcLabaadCB
-작하는	bbIaabb
-작하면	cHba.aa
-잘	dCDFbecbJfb
-잘려요	bHc...b
-잘못	cGaaaa.aeIc
-잡아	cHdbcbE
-잡아야	dHa.aaa
-장단점	badb.KbbfKc
-장되게	Iaaaaab
-장됨	.Gaaabb
-장비	IbbbaaabcId
-장소	.edHAeEchLa
-장애	BedddBMdLfb
-장을	Jbbbaab
-장이	AGbaaba
-장하고	FAaa.aeecLd
-장하는	GdabaCc
-장하면	cIaabaa
-장한	cLaaaccbHcc
-재고	HBBc.eddccI
-재고가	cHcaCcacBEd
-재생	NccbbbcfHfD
-재설정	eKbbEbddLfb
-재시도	ddCEEbcbIec
-잭션	.abGaba
-저	BabbbGb
-저장	HHbbahcbFAe
-저장됨	.Gaaabb
-저장소	.edHAeEchLa
-저장한	cLaaaccbHcc
-저희	.bcEbDc
-저히	cbFcbEb
-적	cJbAabbbHda
-적립	.......adGb
-적만	.abIacabcHc
-적용	GbLddeedJdc
-적으로	dIBFdde
-적이	bIaaaab
-적해서	aacbaJa
-적화	bbJa.ab
-적힌	bcaaaaI
-전	eecGFDeccKe
-전략	cbKaabbcJeb
-전부	eaGcBbAjiKH
-전부에	........cIe
-전에	HbeNdbifLdb
-전역	baJaaaceIcb
-전자	Ica.b.b.beH
-전처리	baGbDcb
-전체	bedFcCEhaKa
-전체를	abJCcbdbggP
-전체의	badHbdEabHd
-전한지	bbbHaaa
-전환	bbIbb.a
-전환해	baIcb.b
-절된	cIaaaba
-절차	bbaaabH
-절차를	c.bb.cJbIfa
-점검	aAbEaAc
-점수	DcdGDdddIdb
-점에서	babIaba
-점을	cadKaAca.Ec
-점이	eGbDaba.cIe
-접근	.......beJc
-접근성	JcdGccddIad
-접수	Habbaaa
-정값	abc.aaH
-정렬	IfdDDcddKeb
-정리	fdMedaFfLbd
-정리해	dbFCcfFbGdb
-정보	DbdEcCcdcF
-정보가	a.adaHa
-정보를	Hbbaaac
-정산	EAc.dbDacbG
-정상	dHbaBbbbFca
-정에	JDbbccddBGd
-정으로	FAbaa.ccaFb
-정은	edcDAJbbEba
-정을	Mdab.aed.Gc
-정이	.FccbcCcGac
-정하게	bacJaaa
-정하면	bHaaaba
-정한	bDbHbcd
-정할	FbbbaBbcFab
-정해	bAcbaaH
-정해줘	fcdBbAK
-제	bbbHaeC
-제가	b.dMbcbcIdb
-제거	abcaaaI
-제대로	ecCFBfBd.Hc
-제랑	Hbaaa.b
-제로	BdcCbFb
-제목	AffaabNKf.e
-제부터	dH.aab
-제어	Haa.aad
-제인데	Gbaaaaa
-제일	BccdCJddFBd
-제출	dEaDaabdHca
-제하고	Jeaaaab
-제하는	Gbb.aab
-제한	IfdBbbC
-제할	H.baaaccbHc
-젝트	AbEE.deddH
-져서	gOaab.deLfa
-져오는	IabaaabcJdc
-져요	eRbadcdfJ.d
-조를	HaedaGd
-조사	ccccaOcdBGe
-조사해	bbbbaLbcHbc
-조회	Rdf.abegBHc
-조회가	dBJbbbccJdb
-조회를	Haba.bb
-존성	dcBCbcHgNeb
-좀	efGGBChfIac
-좀요	HdbFbcccAFd
-좌석	cIdcEbc
-주	FbcaaEb
-주간	Jbbaaba
-주고	.......cbIc
-주는	PdbbcAfdIac
-주라	EeDFbce
-주로	eddECBCdIcc
-주면	Ibc...cdJdb
-주문	AEEc.defCC
-주문이	BCdcBEdcaGc
-주석	dbHdbbE
-주세요	BeC.adDaCAc
-주소	IddbBbA.Gdc
-주소가	bHc..aa
-주시면	.f.CBbD
-주실	acdEDAb
-주에서	bbaH.ba
-주요	........dJe
-주입	aaJabad
-죽네요	aHbaaaa
-죽어요	cIb..ab
-준으로	cBcAbHc
-줄	aaDcecIKi.c
-줄래	Dc.AGgccIea
-줄러	FCcCceaeGeC
-줄여	bbHa.aa
-줄여줘	ddOA.aggKbb
-줄이	bGcaCbbeJcc
-줄짜리	acIababdJcc
-중	bAaaaE.aeGb
-중고	Ibabaaa.ceI
-중복	cEFdBccbHcc
-중복된	abHabaa
-중에	ABbcADc
-중에서	Hbaa.ca
-중인	Haa.a.c
-중일	Hca.a.b
-중첩	cbLbbcacIcc
-중첩된	baJbaba
-줘요	DfgDBeHF.ae
-줬으면	Hcaaaaa
-증권	Iabbaaa
-증서	BEccbdEeKeb
-증이랑	Hbabbaa
-증하는	cccbHGcdJdb
-지가	aG.dDaffJbb
-지게	KfccFbcdKea
-지고	bGaaaaa
-지금	BeAcaJceDA
-지금은	JdcaCbbbaEb
-지나면	bHaaaab
-지난	EBcbbcCdEBc
-지난달	Ibcabaa
-지는	.FdabFebaDb
-지는지	bcaaaIa
-지도	HBcbcCe
-지랑	.......adHc
-지를	EdecAAEB.Cd
-지막	HEbbbcdAHed
-지면	EACccc.cAFd
-지사항	LaaabbdcfMd
-지속적	bababbJcKed
-지수	JbbababcJdc
-지에	EDdcbcDCIic
-지에서	AJcaaaedJf
-지역	.aHaa.e
-지연	ecKdcHe
-지요	GcAbbAbbcAE
-지우는	JccaaaacJeb
-지워줘	ddg.aaQLfcc
-지원	NeebbFe
-지의	aecaDaH
-지적만	.abIacabcHc
-지토리	cbEbFaccbHc
-지표	Jbbbaab
-지해도	.baHabb
-직에	cb..Hb.bGea
-직원	Gaaa.ac
-직을	bbJbbaacKed
-직접	.......dbIc
-직하게	bbcLaab
-진짜	GeDDbdd
-진행	.Habbac
-진행률	Hca.aab
-질을	b.bJaca
-질이	aa.Gaca
-집계	GdGbcbd
-집니다	dJcaa.bdF.b
-징에	ba.aabG
-짜리	cdJCbbcdAbF
-짜줘	DcdcJbbcLfc
-짠	caALbeabGgB
-째로	ADEAbddeBdF
-쪼개줘	bbGaa.abHdb
-쪽	dbbbGbE
-쪽에서	dDbbbGbbHea
-쪽은	GADbbdd
-찍히는	bc.baJb
-차량	GbbbEbcd.Gd
-차를	c.bb.cJbIfa
-차이점	abbbaHa
-차트	cDdEcdEfEDc
-찮은지	aabJadbdE.b
-창	OeabbbcdJcc
-창고	HCbaacdcfHA
-창에	.Ga..cceF.a
-창을	cIcaaaa
-창이	dHaaa.a
-찾아서	bJbddEccKfb
-찾아줘	bbbc.JbbFca
-채널로	Icabaaa
-채널에	KbaaacdcfKb
-채로	cIaaabb
-채워줘	bbaaHabcG.c
-채팅	Ldb.abcdfBH
-처를	B.dECeb
-처리	beCNDiefFCc
-천인	Lcaaadb
-천해줘	b.bc.H
-첨부	Kbbaabc
-첩된	baJbaba
-첫	cFFbbbddLdd
-체가	EcCccDc
-체를	.bICccdbggP
-체에서	bcKaaCgddMf
-체의	badHbdEabHd
-체크	BbbGbbb
-체하고	baHa..c
-체해	ccEbbbF
-쳐야	fJb.a.abhLb
-쳐줘	dCBbfdKI.gb
-초	gBMbccAdLfb
-초대로	bbJaaab
-초로	dddba.NKecb
-초안	bbababI
-초에서	acb.aaH
-최근	HccDbaccHd
-최대	cedaDaJ
-최신	abcaa.IcKec
-최적화	bbJa.ab
-추가	NggdGc.GAce
-추가해	IcccAcBeJac
-추천	EcbaaCa
-추천인	Lcaaadb
-축해서	IbbaaabbJec
-축해줘	.......be.G
-출석	.......caGc
-춰줘	bbbbabJcJdc
-취소	AfdCCcEDdFe
-치가	eJBbbBddIea
-치고	JcaabbbbfJb
-치로	LcbaabcdJcc
-치를	EccAFcccHbc
-치면	NccbbadeKdb
-침표	cbcaaaKIdbc
-침하면	cKaabbbbHcc
-칩니다	Hbaaaac
-카드	Kc.bcab
-카오	DFcAce.ecKc
-카오맵	baabaHa
-카카오	DFcAce.ecKc
-칸에	IcaaaacdHca
-캐시	ggKadDDAGfc
-캘린더	BFdDbccdHac
-커가	bJbaaac
-커밋	ebcGcAFbIea
-커밋한	a.aGbaa
-컬럼	ECcaaaccGac
-컬럼은	FCbbbbb
-케이스	dbebQadbLgc
-케줄러	FCcCceaeGeC
-켈레톤	Hcbaaab
-켜도	Hbb.aab
-켜면	cKbabab
-코드	ggbRBfAgLbc
-코드가	eAFGe.ecLgb
-코드는	.cdBbEB
-코드를	aeFHacegDC
-코드상	acabbJa
-코드에	.......bIeb
-코멘트	abbJaac
-콘솔	Mbdaaae
-콜드	bbJaabb
-콜백	ccICabcfIAd
-쿠폰	bIdbDbcdIad
-쿼리	hfNGb.dcAEc
-퀴즈	Icabab
-큐	Bcfc.AIdGhE
-크가	AKcabbdfGAb
-크기를	DBfabbE
-크로	CEEccceaGf
-크론	FCddcbC
-크론이	bHa..bccHcb
-크롤	FHdbbcccIcc
-크롤이	fFIbbbccHcb
-크를	Fabaaaa
-크립트	MfGafcedBIg
-크박스	Ibcab.a
-크에	Iaabbca
-크플로	abca.cJd.Gc
-크해도	cLaabbb
-큰은	baabbIa
-큰일	cJabaab
-클래스	eeLCC.h.bIg
-키로	Jabcaba
-키마	aaaIada
-키보드	.......bHbc
-키에	baaaabI
-키지	adccCECbJfb
-키텍처	d.CGbcaadJe
-타요	bab..cH
-타이머	Hbaaaab
-타입	ccMdCbdd.Ie
-타트	bbJaabb
-타하면	cJbaaab
-탁해요	AedEDeD
-탈퇴	aHdbcDccGac
-탈퇴한	dHbbaBbcEab
-태그	cdaa.bK
-태그를	cca..aH
-태에서	aGCbacb
-택배	FcbabDc
-택지	Kbbbabc
-탭	dCeaabIGAec
-탭이	cIbaaaa
-터가	FLddcaeeKad
-터로더	aHcaa.a
-터를	IddbbHedFAc
-터리	Kcababb
-터링	becDbbKbaeH
-터에	DAeccAE
-터에서	GcCbaca
-터짐	bGaaaaa
-턴으로	bbKaabc
-텅	dKcbCbcbIdc
-테넌트	J.fbaaa
-테라폼	d.cFbbD
-테스트	eddbVbefHDf
-테우스	LcbabbbcJdc
-테이블	HedAaCcbbHd
-테이징	eCbbbBFdKdc
-텍처	d.CGbcaadJe
-텍처를	a.cH.ca
-템까지	Hcb.b.a
-템을	GbBabcbadfK
-템플릿	.......cIdb
-토글	Gbaa.ab
-토리	DeBDEcfeCFd
-토어	acHbacB
-토큰	.......bE.b
-토큰은	baabbIa
-통계	DCAabbddCaB
-통씩	cKbaabb
-통운	Ic.abaccaHd
-통일	abJabaccdIc
-통째로	ADEAbddeBdF
-통합	beecIBCeBAB
-통화	IEfbCce
-퇴한	dHbbaBbcEab
-트가	fEbcMbedKfa
-트까지	........afG
-트로	.fJcFcdffEG
-트롤러	deHbGac
-트를	aaCbMbjjDDA
-트리	Fb.Cabd
-트별	Faf.aDd
-트에	GcebFBfaDAe
-트에서	eEBdaEb
-트엔드	a.Hbaacc.Jf
-트와	H.Cafac
-트웨이	dddcHCE
-트코드	.acbIb
-트팜	Habaaac
-특정	Gbaa.ba
-특히	cacHDbcdHca
-튼에	.cc.a.G
-튼을	AHaaabdeIda
-튼이	BIbabaeeKdb
-틀려요	bGabaaa
-틀린	cdDbbbH
-티스	abcbaCG
-티켓	Labbadb
-틸에	babaHaabHdb
-팀에서	cDbabaFaHeb
-팀이	FfddbEEeEBb
-파고	Fba.baa
-파서	DdbBEcccHdb
-파서에	db..F
-파이	AGCbbbdcJcd
-파이썬	GdEbbbc
-파일	gFCgCfHaECh
-파일도	K.aaace
-파일로	cbAbbbJ
-파일에	deEccDE
-파일은	Kca.acbcIea
-파일을	AD..ddCdGAd
-판단	abbG.aa
-판매자	JbaababcDgF
-판을	Habaaab
-판이	Gcaaaa
-패키지	adccCECbJfb
-패하면	JfbaDbc
-퍼런스	cca.aaI.eHc
-퍼센트	bJabaab
-퍼앱	Hbaaaaa
-펌웨어	Cbc.aaE
-페이지	BABc.eDDbBc
-페이징	Jbbbabb
-페이팔	Iac.aac
-펫시터	Gbb.a.b
-펴보고	aabG.ba
-평가해	d.bKababF.d
-포넌트	BfF.HdgfDJg
-포맷	dcGcccIdKdc
-포맷팅	cbbcbbNdMee
-포스	GBbbbab
-포인트	FadcbABdDEe
-포터	fcHcCcCdIda
-포털	Fba.aaa
-포트	..AddeMLbgd
-포함	IdbdFcceFdC
-포해줘	bb..acH
-폰	dGbbccGbIeb
-폰에서	dHa...b
-폰을	CGbbabcbIeb
-폼에서	Iba.aac
-폼을	Icaaaab.dfK
-표	DeGdEcddKdc
-표가	cEcbcbH
-표로	ECdbcEd
-표시	IbbbaaacIdc
-표시됨	bHc.a.c
-표에	McbabbcdLec
-표에서	Hdba..a
-푸시	DCbc.DfdaId
-푸시가	aJaa.ccbGcb
-푸터	dddaaaOLfdb
-푸터에	FfcabaGECeb
-품으로	Habaaaa
-품을	KccaaabcFeB
-품절	Ibbaaac
-품질	DbdEcCccaFb
-품질을	b.bJaca
-품질이	aa.Gaca
-프라인	Efeba.KfbFB
-프레시	CEcccCc
-프로	IbCbcbcbJec
-프로필	CEcbcdCBDgA
-프론트	aABDbcbaeHb
-프트	Jabaaac
-플랫폼	Hb.AbacabfH
-플로	abca.cJd.Gc
-플릿	.......cIdb
-피드백	cadKababHea
-피를	FacbbbEcIcc
-피처	.cBDdFecEb
-필드	bcEcbaF
-필에는	bHc...b
-필요	gGf.ABCeAGc
-필터	FdBaaabbFac
-필터를	Haaaaaa
-핑몰	........beH
-하게	IdEJbfliJCd
-하고	DH.AcfefaLe
-하기	EbbGbbdeDbC
-하나	LffcAdFbDab
-하나도	fAeaKcBdEBc
-하나로	fdOcbcD
-하나만	BecaCbECDeb
-하나요	abaaaHa
-하는	FibfDGAgKac
-하는데	CIBdcbe
-하는지	fedeCHIbIae
-하려고	CeLAacfffIC
-하려면	da.baKbbIfa
-하루	bGbaa.a
-하루씩	cKaaaacdJdb
-하면	aNdccBegOed
-하면서	aaGacb
-하세요	bCbJbcc
-하얗게	eMa.aadcHcb
-하이픈	HcDbbbc
-하지	eCCAcDdbGe
-학교	Kdbaaac
-학부모	Faa.aa
-학생이	Icbaa.a
-학습	Jbccb..eDaB
-한	DeDb.fDCba
-한글	cJc.aabdHbb
-한글이	eKbaaabcGba
-한번	edcJaDb
-한을	bIaaaab
-한지	eCcFcEdcHda
-한테	DDcddBAdIdb
-한통운	Ic.abaccaHd
-할	FacbCdA
-할까요	Mbacaeb
-할별로	.dHcBbcdJbd
-할인	eDFcHeddJea
-함	JcBbCdeedHA
-함께	K.cae.c
-함수	ffG.HEgBGfc
-함수로	.bIbaac
-함수에	cbdaJaBeKea
-함수의	dcGbFbc
-함수형	.......dcIb
-함해서	.AAcEbb
-합니다	ECaca.debDB
-합이	bHccEbc
-합쳐줘	abHba.b
-해	LbHfccfeIac
-해결	bHabaab
-해당	.......aHeb
-해도	hNbFcceeHab
-해서	BdccaJadfNe
-해서요	.cbFbBb
-해야	aaEaBe.dCbC
-해요	CAcbDaaadGb
-해주실	c.bFCca
-해줄래	FcBcEec
-해줘	AhEAcACdGBe
-핸들러	bDcGacbbGca
-했는데	cMbbaccdIdb
-했는지	HcdHcdb
-행	gFIcFbjHdca
-행률	Hca.aab
-행사	.......ddJa
-행을	EDebccD
-행일	ccbabaL
-행하면	aFaa.ba
-허브	GceabbFgEAA
-험이	FDbbacb
-험한	c.cMacc
-헤더	bbbaaaI
-헤더에	Ica.aba
-헬름	ccbHbcD
-헬퍼	baaaGaa
-혀야	bI.aabcdIca
-혀요	cJccbbCdIbc
-현상	cJababbbJeb
-현재	FfdcAEAdIbc
-현해	IaaaaacbeJc
-현해줘	Jacaaab
-호가	dEbaaaD
-호로	IcaaaacceJa
-호를	dBcbbCF
-호자	Ibb.a.baadF
-홈	Hb.a.cb
-홈으로	bHaaaab
-화가	cAAbbHccKdd
-화면	B..abdE.bGe
-화면과	.......aeId
-화면만	dCbaaaF
-화면에	Ngb.aaccIbe
-화면은	ADBabbbbBEe
-화면을	cFbbEbccAIg
-화면이	dKaababcFAd
-화번호	Hedcc.GHBed
-화상	Gbbaa.a
-화하는	HbaaababcHc
-화해	Jbababc
-화해줘	bcFbabF
-확인	bEfJdhECCae
-확인만	cb.caJabIeb
-확인창	LabbacbdJeb
-환경	Bbcb.bHcH.e
-환불	dEcaGaceI.d
-환불이	bAbaIbb
-환산	HbcbCba
-환율	EaBeIeeeOgc
-환해	baIcb.b
-환해줘	.......acJg
-회	GdcaIcefKe
-회가	dAJccBcdF.c
-회계	LacbbbbcceJ
-회귀	cfaaNbbdG.c
-회를	Haba.bb
-회사	DdcFccCAbFd
-회에	cbGCaba
-회원	CcDecEbcBeE
-회원이	CDbbbDcdEAb
-획서	Faaaaa..agH
-효과	JbbaaabcJdb
-효성	bcIaaaa
-후기	Hdaba
-후로	bJaaabcbGcb
-훅	ecdHDcDdGab
-훅으로	ccJabaa
-휴대폰	IdbbcDcdaGc
-흐름	Acdf.FEcAGe
-흐름을	bba.Gba.dHd
-히게	NebaabccHdb
-히는	Bd.bbIbcHbc
-힙	bbcbbaKIdcb
-힙니다	cJaaabb
0	hIAc.eGHAee
0.0	.HAcfeDDFee
0.0.0	jffacbZZoic
[Korean letters]	DBabcbBaEad
[a call]	iEQg.FkBJhc
[a colon]	IAgbadCBgCA
[a colour code]	oilKHeWTijb
[a dash]	DFfA.ChiDAD
[a dot file]	kFfcdgYXlge
[a duration]	eeTih.HDHhd
[a name in camel case]	ibQb.AecGca
[a name in snake case]	eadCDEaHGkd
[a number]	hGadacJMcee
[a parenthesis]	BcGbbb.AaBb
[a path]	IbcI.jc.Pke
[a percentage]	BAjgUBjoSBf
[a question mark]	hgiJfZmhSfe
[a quotation mark]	bAbdc.JQchf
[already there]	GAafCAdAHgb
[already there] [becomes]	dcFabaEFeCd
[already there] [both]	Icda.bAdDdD
[already there] [broad]	EebaDcB
[already there] [code name]	abI.aad
[already there] [element]	N.c.ccddKdc
[already there] [layer of admin]	.......cLfc
[already there] [layer of api]	Lgc..c.dFhF
[already there] [layer of app]	.Iba.cccEiG
[already there] [layer of money]	addcDED
[already there] [layer of ui]	IgcaabE.AdC
[already there] [many]	CeAbBaB
[already there] [one only]	JfcaDbccJhB
[already there] [product]	cFaaAba
[already there] [setting]	HeCcCbfBKjc
[already there] [shown text]	IbdbbcED.d
[already there] ×2	KBb.bbgdNhb
[an address]	ggdGbdPPghb
[an arrow]	hdJgBeMSnad
[an equals sign]	.ObfgaBKdfa
[an exclamation mark]	DFaMikb.Fbd
[becomes]	hbHeddPTkce
[becomes] [both]	HAebAb..cHf
[becomes] [broad]	BkEaaaGFeCd
[becomes] [candidates]	ACaHfe.fLdc
[becomes] [code name]	inWbCbBOl.c
[becomes] [element]	ea.ecdQOhce
[becomes] [from nothing]	BDdaDac
[becomes] [layer of admin]	GdAbabAcA.B
[becomes] [layer of api]	EcAdcACDdDd
[becomes] [layer of app]	dCAddaJFaac
[becomes] [layer of data]	aGcdcEbA.De
[becomes] [layer of money]	idECCgIMjfC
[becomes] [layer of ui]	bcacccOKlIg
[becomes] [many]	bFNeCell.L
[becomes] [one only]	CGCcccdFDed
[becomes] [product]	BDEdAddgcEE
[becomes] [whole system]	BcKbEAmihSc
[becomes] ×2	.HhdDfGIbaf
[both]	FAc.bAcecHA
[both] [candidates]	eecbaQbbdLf
[both] ×2	.EcaB.bcnPA
[both] ×4	cFB.d.aagFB
[broad]	L.eAbbdgcOe
[broad] [both]	JBd.bbdddI
[broad] [candidates]	afabCKeb.Fd
[broad] ×2	M.a.cecbmQb
[broad] ×4	JdaaaabbfCE
[broken]	iZec.egdOgd
[broken] [already there]	.BcbIcccFba
[broken] [becomes]	hPcda..IBja
[broken] [both]	aPbbcfcc.He
[broken] [broad]	hUgAAebdPic
[broken] [candidates]	dE.BEbfcKhA
[broken] [code name]	mJIcEcecFbb
[broken] [does not]	dLcAEiadFAd
[broken] [element]	bQbcdcdeH.c
[broken] [foundation]	FAJdccfbcgL
[broken] [from nothing]	aLeCaaggH.a
[broken] [layer of admin]	BG.bcd.dbF
[broken] [layer of api]	bQbadcfbdIb
[broken] [layer of app]	AKAaddegE.B
[broken] [layer of data]	cMAad.gBACf
[broken] [layer of money]	.MccbcccGfC
[broken] [layer of ui]	iRdcdcDDAcb
[broken] [many]	eMABAheeCCa
[broken] [not there yet]	eGAbABcdGba
[broken] [occurs]	cRdbbccfRka
[broken] [one only]	dMbdCaebKha
[broken] [product]	CBbA.bcbeDC
[broken] [setting]	gUaaAbjAIgc
[broken] [shown text]	hOccbfGDFfc
[broken] [trace]	ALeda.dhPgb
[broken] [whole system]	egJHbabclHG
[broken] ×2	cTgbafbdHCf
[candidates]	BffabUggBJd
[candidates] ×2	hccAaQbcjQe
[change nothing]	cgA.bMceG.b
[change nothing] [becomes]	GdeBaFefJdA
[change nothing] [both]	acdBaEC
[change nothing] [broad]	DhCabGccFaa
[change nothing] [broken]	bgcFbGB
[change nothing] [candidates]	baac.IaahKb
[change nothing] [does not]	.bAbbJedDDc
[change nothing] [element]	Fbd.bB.eIda
[change nothing] [exchange]	acEAaBc
[change nothing] [foundation]	.aFb.ab
[change nothing] [layer of api]	Ef.bbEAdCCb
[change nothing] [layer of app]	BbccaF
[change nothing] [layer of data]	GeeBcbFeJbc
[change nothing] [layer of money]	EeacaGa
[change nothing] [layer of ui]	Lgab.BceJe
[change nothing] [make]	GfbCbCcdADb
[change nothing] [many]	afBBcF.chK
[change nothing] [not there yet]	ceccaO.aGcc
[change nothing] [occurs]	bEcbaFbabFc
[change nothing] [one only]	BecBaKddEAb
[change nothing] [product]	aaaeaI.agH
[change nothing] [repair]	agcAaKaaEbb
[change nothing] [reshape]	ecMDbdbbFeB
[change nothing] [setting]	aBABbCeeHba
[change nothing] [shown text]	FeEdaCdeKf
[change nothing] [speed]	bceB.IaaaDb
[change nothing] [stays the same]	deKdbAB
[change nothing] [trace]	GeDbb.b
[change nothing] [whole system]	fbcBbFF
[change nothing] [wish]	bfcAaMbcF.c
[change nothing] ×2	dddB.KaaCAb
[change set]	jjdV.eGcNib
[change set] [becomes]	fgbEcaMJbce
[change set] [both]	abAIciEeC.B
[change set] [broad]	kdbOCAb.Lic
[change set] [broken]	a.aGaAecACa
[change set] [candidates]	.......cHe
[change set] [change nothing]	ceCaaKccD
[change set] [does not]	CB.adHgdFDf
[change set] [element]	ka.MAaADBcc
[change set] [exchange]	dfBCc.HDcAb
[change set] [foundation]	bDFbaae
[change set] [knowledge]	efeLbIdeMha
[change set] [layer of api]	dEebC.EDfB
[change set] [layer of app]	eHABcab
[change set] [layer of data]	eDBHbdb
[change set] [layer of money]	eb.IBAdfIdA
[change set] [layer of ui]	BBCDgbb
[change set] [make]	dcgBCaHcMhb
[change set] [many]	fFFgbdFfFBa
[change set] [not there yet]	FbbgFDecE.c
[change set] [occurs]	eGcAcdGbEfC
[change set] [one only]	CBCBcdcdEeD
[change set] [question]	bd.FaFebD.b
[change set] [repair]	dadIBcA
[change set] [reshape]	deEIAfAdIf
[change set] [setting]	egeJAcJFDia
[change set] [shown text]	fAbDcbHHgAb
[change set] [speed]	.BdedGEaFcb
[change set] [stays the same]	.aHfdBB
[change set] [trace]	efcHaaGFcba
[change set] [whole system]	caKbabb
[change set] [wish]	dfcS.ebeMec
[change set] ×2	fdcOccDcJeb
[code name]	ehTe.c.GBdd
[code name] [both]	FCe.AcacAB
[code name] [broad]	C.GDadhCaaa
[code name] [candidates]	caCcaHdbHdc
[code name] [element]	BEb.ceDAA.b
[code name] [foundation]	abJaaadceH
[code name] [layer of api]	BDAbabaabEb
[code name] [layer of app]	DAeddcJe.CB
[code name] [layer of data]	BGfab.abfLc
[code name] [layer of money]	AcKHdciIjcD
[code name] [layer of ui]	gBebBbKFada
[code name] [many]	gDKfCcachMa
[code name] [one only]	giPDabbKagd
[code name] [product]	BACdEdceEgG
[code name] [whole system]	.......ddNf
[code name] ×2	edZacAqKg.d
[documents]	kihbeeZdMcf
[documents] [already there]	BcaaabGGhDd
[documents] [becomes]	DgEdbbGKciA
[documents] [both]	HcebecJcC
[documents] [broad]	cgdAdaSgMdc
[documents] [broken]	j..cdcTeHcA
[documents] [change set]	c.eGcbFdLec
[documents] [code name]	eblEhBSiMbc
[documents] [does not]	C.hFhDC
[documents] [element]	DCiGgeGabGd
[documents] [exchange]	GccbbbE
[documents] [from nothing]	AIabaad
[documents] [knowledge]	i.ec.gWfNec
[documents] [layer of admin]	edbacbQcDDe
[documents] [layer of api]	b.fcddRc.Gd
[documents] [layer of app]	jBbcAePcLkB
[documents] [layer of data]	JdddbfKcdHa
[documents] [layer of money]	feeGcCH
[documents] [layer of ui]	EafdceNhAKe
[documents] [make]	iccbffZhUhe
[documents] [many]	CejgdaWfgTg
[documents] [not there yet]	FdbbbdHbdIb
[documents] [occurs]	c.bcbeOcGbc
[documents] [one only]	gAgEfEIdIad
[documents] [product]	cbdcaDJ
[documents] [question]	abdgacSdHac
[documents] [repair]	dgCaaaLCeaC
[documents] [reshape]	AfBdcBG
[documents] [setting]	CdgcbALhHAb
[documents] [shown text]	JbebbcCKiAc
[documents] [stays the same]	GDdeceD
[documents] [trace]	FEcdbeB
[documents] [upkeep]	jebbAbUaOnA
[documents] [whole system]	fcbeABM
[documents] [wish]	jiaCdaVcNgd
[documents] ×2	jecbbcXbGAf
[does not]	eWcdabhcJbd
[does not] [already there]	FBbaDbf
[does not] [becomes]	aKDcdaeFbDh
[does not] [both]	cKC.AgdbADd
[does not] [broad]	dPd.b.feEFf
[does not] [candidates]	.c.BBDdccIc
[does not] [code name]	AhDGgC
[does not] [element]	CRfCcfhhMcb
[does not] [foundation]	ccJaaab
[does not] [layer of admin]	JBdabac
[does not] [layer of api]	.FBAabfAhNg
[does not] [layer of app]	eN.AbbgcGd
[does not] [layer of data]	CEFdafbcDBd
[does not] [layer of money]	lLcEBcaaEAf
[does not] [layer of ui]	dOADbcjcGbb
[does not] [many]	cDECbddedHA
[does not] [not there yet]	BcDdAa.bfFB
[does not] [occurs]	dOAbafcdHcb
[does not] [one only]	FB.BdCgeEBb
[does not] [product]	aF.AcBef.DC
[does not] [setting]	cJ.AAedGDef
[does not] [shown text]	eMBc.iABGha
[does not] [trace]	K.ebabagAHb
[does not] [whole system]	fbCc.FBagEC
[does not] ×2	EEdebCceJae
[element]	RGgcdefcMfe
[element] [both]	DGcAbcddfQg
[element] [broad]	HCe.bcaeEDd
[element] [candidates]	LecccEcdBEc
[element] [foundation]	bCEa..d
[element] [from nothing]	cEcabaDcBdE
[element] [layer of admin]	CAbabBadCA
[element] [layer of api]	KaacAbdgALf
[element] [layer of app]	CKccfBdhEFc
[element] [layer of data]	LafEbcddBFd
[element] [layer of money]	fEeCBaBcCaB
[element] [layer of ui]	BKebccacGCg
[element] [many]	I.Gc.idh.Ia
[element] [product]	FDcbbabiIbB
[element] [whole system]	aaBaFacacbF
[element] ×2	WDcbcenkRec
[ends with a question mark]	ksgGaZjgVkc
[exchange]	kbRbdeEAkJ
[exchange] [already there]	.dEa.a
[exchange] [becomes]	hEDeadIIgGi
[exchange] [both]	ABCbaaafCdF
[exchange] [broad]	BBDccAc.CBe
[exchange] [broken]	gKAaAbbdDdC
[exchange] [candidates]	cafd.PbbfLd
[exchange] [code name]	edLb.bAdBEc
[exchange] [does not]	dFEbc.bDhGc
[exchange] [element]	fbDIdeCBaBd
[exchange] [foundation]	dcOccb.ejAN
[exchange] [layer of api]	j.HdbAGDlcK
[exchange] [layer of app]	dBNcddb.hFB
[exchange] [layer of data]	ghGLcgEbAAA
[exchange] [layer of money]	.aJddcBaKia
[exchange] [layer of ui]	bcJcbeDAgEA
[exchange] [make]	BdCcAaCBBeA
[exchange] [many]	hdYcabgjnPH
[exchange] [not there yet]	EeBbEbc
[exchange] [occurs]	dJcbCacbEca
[exchange] [one only]	eAFaCAdAdJg
[exchange] [product]	cCHc..fgEeG
[exchange] [repair]	fDgabaLaADd
[exchange] [setting]	fDcdbcMQodB
[exchange] [shown text]	ebcaadPKcbe
[exchange] [speed]	AAaDdeC
[exchange] [stays the same]	eeRaa.efgJC
[exchange] [trace]	AKebdcAfIBe
[exchange] [whole system]	ccPd..eedjS
[exchange] [wish]	ahGEacAaeBC
[exchange] ×2	gdUb.cehkLG
[foundation]	bfQdbcadocV
[foundation] [both]	DgFdBdCahgO
[foundation] [broad]	Oddbb.caf.G
[foundation] [layer of admin]	Jc.abca
[foundation] [layer of api]	BeHbccCadhM
[foundation] [layer of app]	CgFbCc.AgfL
[foundation] [layer of data]	DeAbedJbefN
[foundation] [layer of money]	LeBbbac.cgJ
[foundation] [layer of ui]	acEdCaAbeFA
[foundation] ×2	cdKbbcDcefN
[from nothing]	KAab.cedgiT
[from nothing] [both]	FbbaBbaachL
[from nothing] [broad]	GAbaabca.jK
[from nothing] [layer of admin]	Fa.aaab.biK
[from nothing] [layer of api]	G.abbbaabhK
[from nothing] [layer of app]	IdcaBba.ciL
[from nothing] [layer of data]	EccDcbBafBE
[from nothing] [layer of money]	Ebba.aAabcF
[from nothing] [layer of ui]	EDdb.bbbAlM
[from nothing] ×2	Jbb.bacadfJ
[judgement]	kigZdehgLAf
[judgement] [becomes]	edeQ.bacG.c
[judgement] [both]	cbeUAhcdaGb
[judgement] [broad]	ghcZccefOed
[judgement] [broken]	AcdTdddeGaa
[judgement] [candidates]	eccNdDcfBGc
[judgement] [change nothing]	bbcM.cabbFb
[judgement] [change set]	hdaZbchePib
[judgement] [code name]	feEJCdddKdc
[judgement] [does not]	dceKbEbaCBd
[judgement] [element]	AgCOdbedLga
[judgement] [exchange]	cbdPAebdLga
[judgement] [knowledge]	igbNbJecGbc
[judgement] [layer of admin]	EabACcbaiMd
[judgement] [layer of api]	beeNbDdb.Hf
[judgement] [layer of app]	CedLgDcbAFe
[judgement] [layer of data]	defMbIedG.c
[judgement] [layer of money]	EhBK.defFgG
[judgement] [layer of ui]	CcfLcca.fHb
[judgement] [make]	ajaTdCfdG.c
[judgement] [many]	dehZcaeaoYi
[judgement] [not there yet]	.dBDAaa
[judgement] [occurs]	DbcDbBdafIc
[judgement] [one only]	fcaOcAdcaHd
[judgement] [product review]	Mcaga.bagGB
[judgement] [product]	BedJbAbajLb
[judgement] [question]	gddVbcccGac
[judgement] [repair]	cAbLbbd
[judgement] [reshape]	fdAOcAcdHad
[judgement] [setting]	adePAbdgOga
[judgement] [shown text]	.dfJbaC
[judgement] [speed]	cfDNafbcBFd
[judgement] [trace]	IgbIbce
[judgement] [whole system]	gacXcfc.oZj
[judgement] [wish]	gceZddfeLcd
[judgement] ×2	gbeZaiddDFe
[knowledge]	ggeaeZffIBd
[knowledge] [becomes]	fgbcaNEGBde
[knowledge] [both]	efcGdQfcdMe
[knowledge] [broad]	.ceadIEcDbB
[knowledge] [broken]	BAA.cBdeH.c
[knowledge] [candidates]	fadcbVdclTe
[knowledge] [change nothing]	gedd.VabF.c
[knowledge] [code name]	aeHgeCF.DeB
[knowledge] [does not]	aaAaaIfeH.d
[knowledge] [element]	GcgDeDAcDCd
[knowledge] [exchange]	dgbFbCFFeFg
[knowledge] [foundation]	CbGabda
[knowledge] [from nothing]	EdDccCbbbbE
[knowledge] [layer of admin]	FcDcbab
[knowledge] [layer of api]	dcdeaRacFdA
[knowledge] [layer of app]	cgAdAMabdF
[knowledge] [layer of data]	hcaebND.Ecb
[knowledge] [layer of money]	HgDeeHcBgaF
[knowledge] [layer of ui]	a.fEcAC
[knowledge] [make]	AiAgcLEdIcb
[knowledge] [many]	agaCcPfbfNf
[knowledge] [not there yet]	ieAeAP.bD.b
[knowledge] [occurs]	aEafdEBbDBd
[knowledge] [one only]	akCcaQcd.Gc
[knowledge] [product]	BciabPcchJ
[knowledge] [repair]	fFCceKfcMkA
[knowledge] [reshape]	cgCIdCadGab
[knowledge] [setting]	EDhddGAhI.a
[knowledge] [shown text]	HfbbfEB
[knowledge] [speed]	kHB.cMhdFAc
[knowledge] [stays the same]	feOecACbDbA
[knowledge] [trace]	aKdbaAccGca
[knowledge] [whole system]	g.fabUe.kVk
[knowledge] [wish]	gbabdQbcEBd
[knowledge] ×2	ibhbbZddbKd
[layer of admin]	JcccabCeeED
[layer of admin] [both]	Icabbb.bfaH
[layer of admin] [broad]	NecbcbAciGF
[layer of admin] [layer of money]	EAfabaE.feJ
[layer of admin] ×2	Nfb.b.ccfEE
[layer of api]	IaccaaAeaEB
[layer of api] [both]	DEbbaacbnJF
[layer of api] [broad]	LddbA.cdgNc
[layer of api] [candidates]	FecdbKccCbB
[layer of api] [layer of admin]	GacaabAbcbG
[layer of api] [layer of app]	IbcAbbcahbK
[layer of api] [layer of money]	bEdabBAbhDF
[layer of api] [layer of ui]	KabbcbbchFE
[layer of api] ×2	hJBddcGffGE
[layer of app]	DD.ddbBeaaF
[layer of app] [both]	DCcbAaaajcN
[layer of app] [broad]	BEebdaCeAAC
[layer of app] [candidates]	CddcBJdcfEC
[layer of app] [layer of admin]	Jdbaa.cabiM
[layer of app] [layer of money]	FababbBaekP
[layer of app] ×2	HDebBbeccjQ
[layer of app] ×4	NfAaabe.dfK
[layer of data]	EBcadFeeCEc
[layer of data] [both]	IBdba.dbkM
[layer of data] [broad]	LbcaaAeceKb
[layer of data] [candidates]	DBgbbJfdEBc
[layer of data] [layer of admin]	Nbfaabb
[layer of data] [layer of api]	KFebacfbmO
[layer of data] [layer of app]	IdabbAaccF
[layer of data] [layer of money]	aIebcDbdADb
[layer of data] [layer of ui]	MacbbbcanNB
[layer of data] ×2	I.DCdbjcaIf
[layer of money]	CB.bCdbb.dF
[layer of money] [both]	BDacAabcgBH
[layer of money] [broad]	F..bBdabbAC
[layer of money] [candidates]	abbFdEb
[layer of money] ×2	GEccCfbeeJa
[layer of ui]	FBacddDAbBa
[layer of ui] [both]	HA.aadcbkDH
[layer of ui] [broad]	N.dbccbd.Ea
[layer of ui] [candidates]	F.bbAAc
[layer of ui] [layer of admin]	BccbBADcdFA
[layer of ui] [layer of app]	CA.aAaccafJ
[layer of ui] [layer of money]	BCebb.E.aiJ
[layer of ui] ×2	DFeb.c.caaE
[make]	QdedadBcCDd
[make] [already there]	OgdbDadfMga
[make] [becomes]	GcabbbCBBCg
[make] [both]	MccbcaadhJB
[make] [broad]	QcddAdcggRd
[make] [broken]	AHAdCeeaEac
[make] [candidates]	IgeADEgdECd
[make] [code name]	CDafadECEfb
[make] [does not]	fMacccBDDiA
[make] [element]	QaecbccbJdd
[make] [foundation]	.......ceBE
[make] [from nothing]	HdA..bcaffM
[make] [layer of admin]	LcbbbbadcBE
[make] [layer of api]	HbdbBcAdbDB
[make] [layer of app]	IafbbbDe.bF
[make] [layer of data]	DEdbbCdcADb
[make] [layer of money]	ECdbCbccbAD
[make] [layer of ui]	NecbccBbA.A
[make] [many]	dEadDbBfaDC
[make] [not there yet]	DdbbIaddC
[make] [occurs]	BFccaeDdCAA
[make] [one only]	FcCcAeCbC.a
[make] [product]	Ocbdbbbdi.N
[make] [repair]	iPdADhacGAe
[make] [setting]	NcAabedADbd
[make] [shown text]	DA.ddbEHBee
[make] [speed]	EgObAcieMdd
[make] [trace]	EGdbcc.hIFg
[make] [whole system]	fg.DBBDamJE
[make] [wish]	Qfdc.cafAGb
[make] ×2	RgdbaeBbfIb
[many]	i.JABcajnUB
[many] [both]	ca.D.bAciCH
[many] [broad]	DDeCCfcdACA
[many] [candidates]	AebEGccacGb
[many] [foundation]	cdNdab.ejbQ
[many] [from nothing]	AA.aAb.cagK
[many] [layer of admin]	BcfcDaGchEE
[many] [layer of api]	e.FaBdAcoII
[many] [layer of app]	bAKbBcfegBK
[many] [layer of data]	fFaccDCdaBC
[many] [layer of money]	BCceC..cedM
[many] [layer of ui]	gbFACa.ejIE
[many] [product]	CfBAbEcbmAM
[many] [whole system]	ifBJaDaerRE
[many] ×2	gkGEDdFgtTH
[not there yet]	EbdeDDcfDCa
[not there yet] [already there]	Kgb..bacdBE
[not there yet] [becomes]	IhccaAEaE.d
[not there yet] [both]	KiAbB.cceFB
[not there yet] [broad]	EbccCDfdbGb
[not there yet] [candidates]	bfBbDEaagHa
[not there yet] [code name]	eA.CbdEdHad
[not there yet] [element]	EEdbDbedJea
[not there yet] [foundation]	DbD.bcb
[not there yet] [from nothing]	bbCcADa
[not there yet] [layer of admin]	Kcd.aabccEA
[not there yet] [layer of api]	bf.bFFcbGkF
[not there yet] [layer of app]	GfBaacBaedI
[not there yet] [layer of data]	FbabAAbbbCA
[not there yet] [layer of money]	BDc.baabAcD
[not there yet] [layer of ui]	LeAaabdcgEE
[not there yet] [many]	JiDdFcdcdDB
[not there yet] [one only]	IjDeFbbcAAA
[not there yet] [product]	Hd.bbAaagAG
[not there yet] [setting]	dFCeaA.gFCb
[not there yet] [shown text]	DbEbedDbaFb
[not there yet] [whole system]	EcAdDAb.fGb
[not there yet] ×2	Liba..A.kLa
[occurs]	AUeebefeLeb
[occurs] [already there]	DbbaBcAbDb
[occurs] [becomes]	eGCbCceECdd
[occurs] [both]	FBacAdbcAC
[occurs] [broad]	dMedaaBcFaa
[occurs] [candidates]	BFbbbAc
[occurs] [code name]	.EGabag
[occurs] [element]	APbabchcKfb
[occurs] [foundation]	.......aaeG
[occurs] [from nothing]	.......abfH
[occurs] [layer of admin]	C.....a.ccF
[occurs] [layer of api]	BEAaaccaceI
[occurs] [layer of app]	eOddbbAeHfC
[occurs] [layer of data]	GAA.bbdeaCC
[occurs] [layer of money]	HcebDaaBhDB
[occurs] [layer of ui]	aNdaaageFfE
[occurs] [many]	eJ.aab.cCeE
[occurs] [not there yet]	BAbb.bEaFbc
[occurs] [one only]	cJEcabg.FhC
[occurs] [product]	CB.da..bddJ
[occurs] [setting]	FFBcBbl.Eda
[occurs] [shown text]	fNCacdcAFhB
[occurs] ×2	cNfaBcceJea
[one only]	AAEdbBdaFcb
[one only] [both]	baDA.CdeACA
[one only] [broad]	DBda.FgeIbb
[one only] [candidates]	.eaeBJbbgMd
[one only] [element]	OdaDdcgcOhd
[one only] [foundation]	.dK.acbchAJ
[one only] [from nothing]	FA.a.bcdEfE
[one only] [layer of admin]	Fdb.bbD
[one only] [layer of api]	EcbaCb.ba.C
[one only] [layer of app]	AGa.eAddFdB
[one only] [layer of data]	HCaaAeeeDAa
[one only] [layer of money]	AbCCFefAcfH
[one only] [layer of ui]	BDbBccacFbb
[one only] [many]	aCBBCdffgNb
[one only] [product]	GcAecFcbhBH
[one only] [whole system]	ddCbBFbaiGC
[one only] ×2	CbEbcdBDad
[product review]	Ncaga.bbcDA
[product review] [both]	Kbada.bagEC
[product review] [broad]	NcbgaAbadE
[product review] [element]	Ia.daaa
[product review] [layer of admin]	H..eaaa.gKe
[product review] [layer of api]	Ja.e.ba
[product review] [layer of ui]	Jbaca.b
[product review] [make]	Iaaeaaa.fLe
[product review] [many]	Jbbcaab
[product review] [product]	G..d..aadLg
[product review] [wish]	KaafaaaaBDe
[product]	Nb.cd.egkbT
[product] [both]	HcAabAcaggP
[product] [broad]	IcbacbAegBJ
[product] [candidates]	KeeEcAcdADa
[product] [foundation]	IeCaCdd.fgN
[product] [from nothing]	QfbbcadaijT
[product] [layer of admin]	HccaaaA.djN
[product] [layer of api]	MgAbccAc.lO
[product] [layer of app]	ObdbbbbafhO
[product] [layer of data]	I.egbCAbbgK
[product] [layer of money]	Iaacc.abclP
[product] [layer of ui]	KdAbabdaflS
[product] ×2	Ofdab.c.gmT
[question]	jffFdZhgOde
[question] [already there]	GAdecHc
[question] [becomes]	dGfDdMifJca
[question] [both]	CgaEcIfc.He
[question] [broad]	fhe..PCdHac
[question] [broken]	caeBaJbcKfb
[question] [candidates]	BhbcBMddBGd
[question] [change nothing]	feAAbMbbEAc
[question] [code name]	cdC.bJdeIca
[question] [does not]	.KccdFgcGcb
[question] [element]	EbgEeIedHbb
[question] [exchange]	.ChI.DhADBf
[question] [foundation]	ccFdaFb
[question] [knowledge]	ifdBbXddFBd
[question] [layer of admin]	bdbBcFCcFeB
[question] [layer of api]	BicbbQdbF.d
[question] [layer of app]	dFecbJbACbb
[question] [layer of data]	hfdCcUbfKbc
[question] [layer of money]	gBbdEKecHfA
[question] [layer of ui]	EhbDbBBbDDf
[question] [make]	d.gbbMBdHac
[question] [many]	aAAEB.hdgNd
[question] [not there yet]	ffCd.NbcCBb
[question] [occurs]	aCac..CbABa
[question] [one only]	cA.dCGeeGaa
[question] [product]	baAdcKbcdG
[question] [repair]	dMdFdaeeIca
[question] [reshape]	jaIBACfdOgd
[question] [setting]	fCbAAMkeHab
[question] [shown text]	BiEcgMbfGb
[question] [speed]	AhfC.NdbFbb
[question] [stays the same]	CcMedAecDbA
[question] [trace]	cDBeAEcbEdA
[question] [whole system]	hadGbLcAlWk
[question] [wish]	CfdGaEcdCDc
[question] ×2	lbdebZeeI.e
[question] ×4	cdBAaFa
[repair]	mZi.ceCBFdd
[repair] [already there]	CBcdHbdeEBc
[repair] [becomes]	gSdbce.Hag
[repair] [both]	lVdccdEbcKe
[repair] [broad]	hLadacDBCBg
[repair] [broken]	jWbcabdgCDa
[repair] [code name]	gDbaAcH.cC
[repair] [does not]	eKeBbdB.gMf
[repair] [element]	bPebabdeDEd
[repair] [layer of admin]	gIb.baC
[repair] [layer of api]	nTc...cedPg
[repair] [layer of app]	gID..aefhIE
[repair] [layer of data]	lPcaaaAabJg
[repair] [layer of money]	gKC.caceBaD
[repair] [layer of ui]	nIeaaaMIfCe
[repair] [many]	iOc.fABeBC
[repair] [not there yet]	efddEIEcKfb
[repair] [occurs]	fPbacaccHgC
[repair] [one only]	cCf.cFD
[repair] [product]	eGBaa.c
[repair] [setting]	eOjcbcGFBfb
[repair] [shown text]	jAfbabUNlaa
[repair] [speed]	cIgBbEe
[repair] [trace]	gM.cacA.Gec
[repair] ×2	bbeabaNdIdb
[reshape]	ieZadeggIb
[reshape] [already there]	dCAdBEbbIec
[reshape] [becomes]	C.Jgdb.aCBc
[reshape] [both]	jCLDbbehDDa
[reshape] [broad]	hdRDaedbLcg
[reshape] [broken]	eEK.abhfIc
[reshape] [candidates]	eADFdab
[reshape] [code name]	bgK.caDEA.g
[reshape] [does not]	FeKDcgeAcFc
[reshape] [element]	CfMaa.gedFB
[reshape] [exchange]	daObcaeiABF
[reshape] [foundation]	ccMaabcbkcP
[reshape] [layer of admin]	DeJbacddFeC
[reshape] [layer of api]	AaH.cChcacH
[reshape] [layer of app]	ccBCc.DACdA
[reshape] [layer of data]	bEFedEedBeG
[reshape] [layer of money]	eiQdBEfbC.a
[reshape] [layer of ui]	aBCccBAcFDg
[reshape] [make]	BcCABe.GciD
[reshape] [many]	gcQbbAcfmQB
[reshape] [not there yet]	aaCdCBb
[reshape] [occurs]	gICcCbd
[reshape] [one only]	ffTabbdADe
[reshape] [product]	deHDcCddcGa
[reshape] [repair]	cLbccdCg.CD
[reshape] [setting]	jcRCadcFEfe
[reshape] [shown text]	caKDcecAIde
[reshape] [speed]	bGabEccbIdb
[reshape] [stays the same]	ggXcacbgJfB
[reshape] [trace]	CDbHdeehDFa
[reshape] [whole system]	ebPhbEcakcO
[reshape] [wish]	cfRb.cdgEAA
[reshape] ×2	ghZ.bbfeMeb
[setting]	.AEeefJPbje
[setting] [becomes]	nBGdcdQYmib
[setting] [both]	.CccADbcaGc
[setting] [broad]	aCGad.cDDce
[setting] [candidates]	.daA.FafDEc
[setting] [code name]	bgRdbbaJagb
[setting] [element]	FG.eeabBEcd
[setting] [foundation]	ccJbbaB.e.F
[setting] [from nothing]	.FabacBeHgD
[setting] [layer of admin]	AaaccCD
[setting] [layer of api]	G.bbdbDBba
[setting] [layer of app]	aEg.fAGEceC
[setting] [layer of data]	KbgccAB
[setting] [layer of money]	fD.bFdAAB.c
[setting] [layer of ui]	HBDbdde.Ee
[setting] [many]	fGIbdfBlBFD
[setting] [one only]	gEGb.baId.e
[setting] [product]	HAAbbbdfAcH
[setting] [whole system]	aaLba.gdagL
[setting] ×2	abBga.INebf
[setting] ×4	cCHbbac
[several lines]	aQhabcbhKba
[shown text]	..dffdSSfhe
[shown text] [becomes]	ni.abbZVlhb
[shown text] [both]	JAcAdcbbAIh
[shown text] [broad]	DAebcdIEcEg
[shown text] [candidates]	JgEccBecKec
[shown text] [code name]	ccNd.caIcdb
[shown text] [element]	EKieecEDGfe
[shown text] [layer of admin]	IcbaaabccKe
[shown text] [layer of api]	Oc..BdiedMe
[shown text] [layer of app]	fHfbc.HFeAb
[shown text] [layer of data]	aacdAFBBdHe
[shown text] [layer of money]	dD.bebHHag
[shown text] [layer of ui]	e.ibbaTOcid
[shown text] [many]	JFFe.dnlJB
[shown text] [one only]	FcKeecaFdAd
[shown text] [product]	FCaabadhBF
[shown text] [setting]	A.Ldec.GdBe
[shown text] [whole system]	.......acHd
[shown text] ×2	afgbbcVTiib
[speed]	l.ZceCkiSgc
[speed] [becomes]	ffL.bC.eKdb
[speed] [both]	aaaDcCad.C
[speed] [broad]	i.MAbDgfECb
[speed] [broken]	fMFaaegeMfb
[speed] [candidates]	cadaaKaadHc
[speed] [does not]	GEe.d.bcIcd
[speed] [element]	EeFBdBfcFca
[speed] [layer of api]	bcJBBded..C
[speed] [layer of app]	ebaBC.CAccE
[speed] [layer of data]	agIDdCdcFAd
[speed] [layer of money]	.FdaBaa
[speed] [layer of ui]	iCQB.dihMea
[speed] [many]	AeHBaf.cA.B
[speed] [not there yet]	DbcccHbaDba
[speed] [occurs]	bDDbAaddIfA
[speed] [one only]	.dI.dEedI.e
[speed] [product]	chNcCAceEbB
[speed] [setting]	jCQaacefLcc
[speed] [shown text]	eDFceGdeECc
[speed] [trace]	dRgbcAddOhc
[speed] [whole system]	........ebH
[speed] ×2	iiZa.bhgOec
[stays the same]	gEYeeegiEaD
[stays the same] [already there]	.dJab.b
[stays the same] [becomes]	.bObbdfidEG
[stays the same] [both]	dcOccbAcbBC
[stays the same] [broad]	CbIedDeeLaf
[stays the same] [broken]	bIJechaeCFd
[stays the same] [candidates]	........gJc
[stays the same] [code name]	A.IbbbdhLda
[stays the same] [does not]	AcQdbfccdCD
[stays the same] [element]	aEDcbcacaFb
[stays the same] [foundation]	c.Kaacedh.M
[stays the same] [from nothing]	gFLbcccdFgF
[stays the same] [layer of admin]	JfBaa.cbfJb
[stays the same] [layer of api]	e.JbcbBbfbJ
[stays the same] [layer of app]	.dMbcadeaGb
[stays the same] [layer of data]	AAFcbAcaiKb
[stays the same] [layer of money]	c.KbbbbeCgI
[stays the same] [layer of ui]	..MbcbffCDa
[stays the same] [make]	DhKdebCfBaE
[stays the same] [many]	hfZcecafqJM
[stays the same] [not there yet]	afMbcBcbd.E
[stays the same] [occurs]	gFGcbCcbHhC
[stays the same] [one only]	fbQabeafIdA
[stays the same] [product]	hENecBddfcM
[stays the same] [repair]	dOAaebdeGcA
[stays the same] [setting]	cCKabbfhJDe
[stays the same] [shown text]	E.JcbfdfFAb
[stays the same] [speed]	dgNbaAbbLgc
[stays the same] [trace]	IfAba.b
[stays the same] [whole system]	fcLbc.AbheN
[stays the same] [wish]	AbRdcgdeFcB
[stays the same] ×2	gdVbbdcgGfE
[suite]	gdbaSaddkNB
[suite] [becomes]	daa.J.dfbFB
[suite] [both]	gea.PaccnJG
[suite] [broad]	gc.aK.abfIa
[suite] [broken]	bd..Ga
[suite] [does not]	bda.F
[suite] [element]	CcbaEab
[suite] [exchange]	bab.HabbdIc
[suite] [from nothing]	dba.H.a
[suite] [layer of admin]	c.baI.baceI
[suite] [layer of api]	eba.K.baegM
[suite] [layer of app]	bcbaKbbaddJ
[suite] [layer of money]	fca.J.acfH
[suite] [layer of ui]	eca.LabafAE
[suite] [make]	hba.M.cddLc
[suite] [many]	cdcaMabaiEE
[suite] [not there yet]	bca.F...dHd
[suite] [occurs]	dd..JaachK
[suite] [one only]	ad..Gaa
[suite] [product]	CbbaFab
[suite] [question]	ac.aHbb
[suite] [setting]	bba.F.aceKc
[suite] [speed]	aaaaFabbfAG
[suite] [trace]	aca.IabadIc
[suite] [upkeep]	cb..JadadIc
[suite] [whole system]	c.baHaaacaD
[suite] [wish]	eaaaJabdfGB
[suite] ×2	hcb.P.bdoOC
[test thing]	PbabhcbbHbd
[test thing] [element]	Ob.bibaaKhb
[test thing] [judgement]	Jbaccaa
[test thing] [layer of app]	Kb.cea.aHeb
[test thing] [layer of ui]	Hb..d.b
[test thing] [make]	Na.agcbbFad
[test thing] [setting]	Ib.bd.a
[test thing] [suite]	.......adHc
[test thing] [wish]	Kb.ce.a
[tests]	qjidZcjhQbf
[tests] [already there]	agcaO.beId
[tests] [becomes]	.fj.XAiDfEc
[tests] [both]	geccZddf.DB
[tests] [broad]	qgbcZ.dcOhe
[tests] [broken]	hgdcZcefJ.c
[tests] [candidates]	FabbGfb
[tests] [change set]	dBegMcDdHac
[tests] [code name]	CciaT.iBJhd
[tests] [documents]	LcaaBahaHdc
[tests] [does not]	dhaaRbbeCCa
[tests] [element]	bcdcTceeLdd
[tests] [exchange]	bfBbObeaCGi
[tests] [foundation]	bbCbHad
[tests] [from nothing]	bdcaL.bbeBD
[tests] [judgement]	GdbgJbbdEcA
[tests] [knowledge]	CE.dJjd
[tests] [layer of admin]	dbaaK.bbf.H
[tests] [layer of api]	mbeaYaedCbC
[tests] [layer of app]	baecLbAcfaJ
[tests] [layer of data]	bdCcLdddaFa
[tests] [layer of money]	ggebZAgeG.c
[tests] [layer of ui]	daeaQadbfAG
[tests] [make]	mecbZbheK.f
[tests] [many]	idkcZbdcsXc
[tests] [not there yet]	jcdaVbbbLde
[tests] [occurs]	caeaRagBfFc
[tests] [one only]	dfebVdbcaIe
[tests] [product]	cbccNaadcFB
[tests] [question]	CBbeOkbaDab
[tests] [repair]	cHccLfeeOhb
[tests] [reshape]	ccecRcabJdc
[tests] [setting]	chfcYbdbF.d
[tests] [shown text]	dadaQafdHac
[tests] [speed]	AcddHdDcabF
[tests] [stays the same]	bICbdcb
[tests] [suite]	ida.SacdlOA
[tests] [test thing]	PbabhcbbHbd
[tests] [trace]	cd.aKabbdIc
[tests] [upkeep]	eEfdKfEb.Ig
[tests] [whole system]	cafbSbeclLB
[tests] [wish]	mdedZdehNdc
[tests] ×2	ifbaYaffaKd
[the name of a constant]	EaDih.HZphb
[the name of a file]	keQNalaYgnd
[the number of a change]	okiTDaLJDla
[the number of a line]	lUJd.cmIBic
[the number of a version]	eFideeVVhjd
[trace]	BVlbdbehMAe
[trace] [already there]	Jda.bba
[trace] [becomes]	BKhccbCCdGf
[trace] [both]	bGedbADiIBc
[trace] [broad]	IGgbdcAeGDf
[trace] [candidates]	BdaabFa
[trace] [code name]	GafbcaG
[trace] [element]	COhbcbc.CAc
[trace] [layer of admin]	Idb.a.b
[trace] [layer of api]	.FcbABddG.c
[trace] [layer of app]	DFdebcChDGd
[trace] [layer of data]	BHbb.acdHac
[trace] [layer of money]	cJbaa.ceJeA
[trace] [layer of ui]	J.fcacCBaBd
[trace] [many]	GBeeBcB
[trace] [not there yet]	IAcbaAfefK
[trace] [occurs]	dRcd.afeI.d
[trace] [one only]	HEfcaDfgFEd
[trace] [product]	FJbdbbfgAJd
[trace] [setting]	aPgEbAliSia
[trace] [shown text]	aQecbad.Dac
[trace] [whole system]	BdcbabJ
[trace] ×2	dJdcbbF
[two quotations]	rbJeaeVZrjb
[upkeep]	jbebebZHCfd
[upkeep] [already there]	eIcbCb
[upkeep] [becomes]	ceg.abTNBke
[upkeep] [both]	f.bc.aMiDBC
[upkeep] [broad]	abe..cK
[upkeep] [broken]	fRAdfCeAEda
[upkeep] [candidates]	DdbeAKfedFC
[upkeep] [change nothing]	dCaAaHfdGeB
[upkeep] [change set]	ihAFfBOgOjC
[upkeep] [code name]	BfbbCdIfIAd
[upkeep] [does not]	bEhAB.B.ADe
[upkeep] [element]	LAbbaed.Baa
[upkeep] [exchange]	eeFccaJBeFb
[upkeep] [foundation]	.AbfdAJecAG
[upkeep] [from nothing]	.fb.B.FaddH
[upkeep] [judgement]	.cdQbAhcHd
[upkeep] [knowledge]	.agAcPfcECd
[upkeep] [layer of admin]	cebbcFIbDhF
[upkeep] [layer of api]	iHdcfbOdGgD
[upkeep] [layer of app]	cfCceBMhG.A
[upkeep] [layer of data]	EHhbcfFEi.E
[upkeep] [layer of money]	.ccfIcGecaH
[upkeep] [layer of ui]	.aaBcACcBcD
[upkeep] [make]	bkcbdbWCGee
[upkeep] [many]	kd.eAaThFEc
[upkeep] [not there yet]	acdbCaGeEDd
[upkeep] [occurs]	DNdddaefMdc
[upkeep] [one only]	fda.cDJFAiB
[upkeep] [product]	DCccccEbbiM
[upkeep] [question]	ddAFbPmeIac
[upkeep] [repair]	gLcDcfChNbd
[upkeep] [reshape]	ebKecdIhIbB
[upkeep] [setting]	dbaecaPKaee
[upkeep] [shown text]	BCg.adGIafb
[upkeep] [speed]	h.IaeBDbDBd
[upkeep] [stays the same]	aBDddACeeLa
[upkeep] [trace]	eIccAdGcIcc
[upkeep] [whole system]	AghbCALecI
[upkeep] [wish]	ga.bccP.Ied
[upkeep] ×2	mahcfcZDGhb
[upkeep] ×4	ffeaccXgCBB
[whole system]	kgFHaCAfqNI
[whole system] [both]	dgaFaHbalHE
[whole system] [broad]	edBHCeAabHd
[whole system] [candidates]	cad.DEb.dIf
[whole system] [foundation]	bdRcbceagrZ
[whole system] [from nothing]	BdEaAAd.edI
[whole system] [layer of admin]	FbeCCea
[whole system] [layer of api]	deJDD.jbfbJ
[whole system] [layer of app]	BfG.AAdfAbG
[whole system] [layer of data]	cfAC..Ebb.D
[whole system] [layer of money]	FcGk.Gf.iED
[whole system] [layer of ui]	aeJFAAkdeDE
[whole system] [product]	fdABcLbakMa
[whole system] ×2	.beQdbdahLc
[wish]	KiA.adAcECd
[wish] [already there]	GbBdEcffNga
[wish] [becomes]	FfFbebCF..f
[wish] [both]	JcabbabdgK
[wish] [broad]	LgdEbbcfhRd
[wish] [broken]	FcA.DfbcCCd
[wish] [candidates]	Bcbc.LfcfLc
[wish] [code name]	afIABfBBAbb
[wish] [does not]	adFBBAgbcHc
[wish] [element]	Sib.cdbbIec
[wish] [foundation]	caEcBaAageN
[wish] [from nothing]	DcAa..baafI
[wish] [layer of admin]	FbaaBbbeBB
[wish] [layer of api]	DbcabADdAAB
[wish] [layer of app]	CcbaabEccBC
[wish] [layer of data]	FcaEbbcfCD
[wish] [layer of money]	AeCBD.dbCcB
[wish] [layer of ui]	IgBbBcbbAB
[wish] [many]	aeDDDcdelOA
[wish] [not there yet]	IgadFAccDAb
[wish] [occurs]	EAac.cBdGc
[wish] [one only]	CjBa.DBaGcc
[wish] [product]	EdAA.AdcjBK
[wish] [repair]	gUibdCcABCe
[wish] [setting]	CcFd.fDEAcd
[wish] [shown text]	GebcafIHbbe
[wish] [speed]	jeW.aEliNca
[wish] [trace]	NHgDafliaNd
[wish] [whole system]	gbAKbCdbnNC
[wish] ×2	PfcBbcdgEEd
^0	aHCBCjdfKgC
^0 0	CFcabac
^0 fa	Igd.abEfcMc
^0 번	ccbHDaccHda
^0 분	bbHa.aa
^0 월	.......dJda
^0 일	Haaaabb
^0 줄짜리	acIababdJcc
^0 초	cEGbbbddIcb
^0.0	edEbbbJeMcd
^0.0 릴리스	dbbaaaKeMdd
^a	LeihabLjHEc
^a complete	Idbab.a
^a small	Id.aaba
^accessibility	abbIaca
^add	TkgcEeAbCFg
^add a	Pibb.eAnNBb
^add an	Hb...bddLec
^add docstrings	cacbaaK
^add email	Hca.baa
^add integration	da.bHaa
^add pagination	JbaabbbdJdc
^add rate	Lb.bcaedIda
^add two-factor	Ga.ababdeKc
^add …	MccdcbCMedd
^admin	HGccbceebKd
^after	cUcdcbffMhA
^after checkout	Kbacbab
^after the	cIbaaaa
^after upgrading	bJ..abd
^all	.EGebaddd.H
^all of	D.EccacaebH
^all three	dJcab...dKg
^allow	PecbbbbdGAd
^allow filtering	Ldcaaaa
^an	EgDA.fCdfCF
^analyse	b.ccaJa
^analyse the	b.ccaJa
^analyze	bcbc.La
^analyze the	abbc.Ia
^angular	bbKbaac
^angular 0	bbKbaac
^any	.......caHd
^api	fFAcdbHBcGf
^api reference	cbaab.J
^app	gLfccbHFEfe
^application	caca.aI
^application yml	caca.aI
^architecture	babBbcI
^as	DhdbBCEBbDd
^as a	EcfiDDDEAAf
^as an	FfAdccIeBHf
^as the	adcHcFb
^at	eKbab.afNdd
^at com	eLbab.adMed
^audit	cbdQcdbdaKg
^audit the	cbdQcdbdaKg
^auth	babIaaa
^auto	Kccaaac
^auto save	Kccaaac
^autocomplete	Ldabaab
^autocomplete for	Ldabaab
^axios	bfLddcFBeKh
^axios 0.0.0	aad.a.H
^badge	CcbbJbc
^be	abcLcbb
^be harsh	bbbJbba
^before	cbdNbdA
^before we	bacJbdB
^both	eLbac.acfMd
^both services	dHc.a
^both the	bIabbaa
^break	dePaacbcdeL
^break our	ccMaacbbcdI
^break the	acH..abbccH
^bring	ddHdJcd
^bring it	.......dJdb
^bring the	cbDcHca
^broken	bJbabac
^bug	fSdabbd.Ead
^build	KfbaBc.diIE
^build a	Kcb.bacbgAH
^build an	Hda.FcebhNd
^build crud	MbaacadceMe
^build the	Fc..aaa
^bulletin	eLbaaabcLed
^bulletin board	eLbaaabcLed
^bump	cebaabMLagd
^bump all	.......eKbc
^bump jsonwebtoken	bbbaaaIIcdc
^bump lodash	bbaaabHHcbb
^cache	IeeKcccdJdc
^calendar	cLabbbbcKec
^can	HlbdAFBDDfa
^can it	Kbababc
^can the	DececGF
^can u	abbaabJ
^can we	NcFdbefdJdb
^can you	A.bbF.ca.Fe
^can't	cJaabac
^can't deploy	cJaabac
^change	cfgb..RNgeb
^change the	befb..PLfdb
^changelog	bcbabbL
^check	edbSbcbcFAc
^check commit	bbaIa.b
^check the	cbbMcac
^checkout	.......cJdb
^chore	bhdabbSLdec
^chore drop	.eb.abK
^chore node	abbaaaH
^ci	dcebaAMfNfc
^cj	GbAabab
^cj 대한통운	GbAabab
^class	bbNccacDfGe
^clean	ddEcbcJcJeb
^clean up	ddEcbcJcJeb
^cleaner	abJbbab
^cli	JcbaaabcHcb
^client	dEdbbaHAcGe
^code	ecbPbacdLha
^code review	dabLbbbdLha
^column	IbababadJdb
^comments	Ld.b.aeaeIb
^comments on	Jcab.bd
^compare	fabbbPaacIf
^compare kafka	caabaJbacGc
^config	bdEbbbF
^configure	ccbaaaKeKcc
^configure eslint	dbbaaaJeJcc
^confirm	Meababb
^connect	QebbbbddbNg
^connect our	LcaaabcbfOg
^connect the	Kcbabab
^connect to	Icba.aa
^continuous	gdbbbcScNhc
^continuous integration	gdbbbcScNhc
^convert	ccOabbdf.Oi
^convert all	aaH.aacbcKe
^convert the	cbMbbbbeBJg
^copyright	bccaaaKHdbb
^copyright year	bccaaaKHdbb
^correct	caabbaI
^correct the	bd.aa.I
^could	aiDIBlGG.eb
^could a	ccbLbc
^could we	FbccbeHcIdb
^could you	gfECDeHJegB
^cover	ceddWccfNfb
^cover the	ceddWccfNfb
^coverage	adcdPacfNfa
^coverage of	accdNabeLfa
^crc	aabaGaa
^crc 계산	aabaGaa
^create	Ne.adbaeeCG
^create a	LeaaccAeeDF
^create an	Gb.aa.d
^create edit	Ibab.abdcJc
^critique	ccdQcbbdMed
^critique the	cbcObbbdLec
^cron	dGcbbdHIaeb
^cron job	bLaaabegJba
^crud	TdcbdbffgRe
^crud for	RdcbcbeffPe
^cs	abbbaIa
^csv	DGdcCbfeJca
^csv import	dMcaaab
^ctrl	Jdbaaab
^curious	acbbaJacJdc
^currency	bHbaBbb
^customer	aFa.baacIcc
^customers	FHadccdeDaB
^customers should	JfBc.ac
^cut	dfTbbbefEeF
^cut the	beNaaad
^cypress	.......cbHd
^dark	JFbcbcfeIda
^daterange	abaaHaa
^db	DBAcc.afEEd
^db 는	GEbbbbc
^debug	K.abbbd
^debug menu	Kc.abac
^default	daaaaaI
^delete	fdHcbcJKeeb
^delete the	fcIcbcILeec
^deleting	eOcaacbcKec
^deploy	.b.bacHcIdb
^deploy the	.b.bacHcIdb
^deployment	ccb.aaK
^deployment for	cba.aaI
^design	Ib.baac
^dev	acbaaaI
^dev server	acbaaaI
^develop	FaaCabcaafH
^develop a	Fa.ba.a.beG
^did	bcbIaAb
^diff	bbbGCca
^diff is	aaaHaba
^do	accHaBb
^docker	bNcbaaeeJbc
^docker compose	aJbbaad
^docker-compose	acc...GHdbb
^dockerfile	dbcEbbI
^docs	fdabacQBLgg
^docs describe	dbaa.bI
^docs page	ca.babI
^document	edcbbdTfRgd
^document the	ddcbbbQfPed
^does	efcJbJccJfa
^does our	bbad.Ja
^does the	cdbJbDb
^don't	Lgc.aBcdHac
^don't touch	MfbcaBcdH.c
^drop	.eK.a.f
^drop the	.eK.a.f
^due	abbKbab
^due diligence	abbKbab
^each	.......bcGb
^emails	eNbaacbdLec
^emit	KdaaacabKfc
^emoji	dIdcFcb
^end-to-end	babaHaa
^end-to-end suite	babaHaa
^endpoint	Iba.bab
^enemies	cLbbabacIcc
^env	bcca.aI
^epic	NdbabadcdfL
^error	cIabaca
^eslint	cbba.aI
^estimate	cca.aJc
^evaluate	ccbcbObbeKd
^evaluate auth0	baabbKa
^every	eFJfFdgfhMA
^expire	Kcaabab
^expire guest	Kcaabab
^explain	ddedbODeICg
^explain how	cabbaLc
^explain the	accbaCFdHca
^export	Ldbcaaa
^expose	OcbbbbefMdb
^expose prometheus	Kbbbaac
^extend	Mcbbbbb
^extract	dbLbbabcKdd
^extract the	baIbb.abIcd
^faq	JaaaaafbeJb
^faq 게시판	JaaaaafbeJb
^feat	YfebbahGgFf
^feat upload	Iacba.b
^feature	LeBEddggJfB
^feature request	Kbacacb
^file	dKecEbcgMdb
^file …	cMcbbabfLdb
^find	cccd.NbcLha
^find out	cccd.NbcLha
^fix	fVgbcdAGDge
^fix the	cBdabcKKedb
^flatten	bbIaaba
^flatten the	bbIaaba
^flutter	b.bcaIa
^font	bcbbbbLJdcc
^footer	dbDbbbGIebb
^for	Icaaaab
^from	Jda.a.d
^full	Gdb.Dbb
^full crud	Lcbbbba
^generate	BbcbbcJcKdd
^generate the	babbabK
^generating	dEIbcbbcIdb
^get	CjOgBFigObf
^get it	cdJbEbcdIcb
^get rid	bbMcbbcdLdd
^get v0	LbbbbbbdHca
^getting	dOb.bafgMdb
^getting …	aGb.a.egIaa
^gift	CHdccba
^gift cards	CHdccba
^git	AcaHbbb
^github	.baccaKcJeb
^github actions	.baccaKcJeb
^gitignore	fccaaaOOhdc
^gitignore 에	fbcaaaNNgdc
^give	JffDcFecDGg
^give me	eccGbIc
^give the	Jcbaaab
^give them	Hda.aa
^go	beeKGcddaLf
^go through	ccdIFdbacJe
^goroutine	bGaa.bb
^goroutine 0	bGaa.bb
^gradle	bFcaa.A
^happens	dJb.b.adGba
^have	edcLbeGbMhd
^have a	cb.Laf.aIga
^hey	FHcbbcccJdc
^hook	SfcacbdeiTg
^hook our	Lbca.bbccKe
^hook the	Icb.baaccJd
^hook up	MeaababcgNd
^how	gddbbXddHBf
^how come	bAbbbIacJeb
^how do	.abcaHb
^how does	dcbd.QbdHAe
^how is	cbadaLa
^how long	abbcaH.bJfb
^how-to	dbaaabJcIdb
^hubspot	JbaaabbcdJc
^i	.CcB.EgdHfA
^i can't	dfH.cIc
^i have	.......aCgE
^i need	CgCcECefCBA
^i only	dabcbNb
^i typed	bKbbaab
^i want	KdeFAdefCAB
^i wish	bfDdFdG
^i'd	KjBcFBihJb
^i'd be	cbJabaa
^i'd like	HdeabHedJea
^i'd love	OdDcdecfCAB
^i'm	BAfDcFe
^if	eCGFcedbGcb
^implement	Rdcbc.feaJd
^implement full	Iaccaaa
^in	DHCgBfdKcdd
^in the	HaecbcF
^in-app	JcaaabbcdJc
^increase	eddcGdNLcfc
^increase the	dcbabbOLecc
^inline	abIbbab
^inline the	abIbbab
^integrate	TiA.bbgdmUd
^integrate stripe	Jd.ababacId
^integrate the	Id..aadafIb
^integrate twilio	McaabdcdeMd
^integrate with	Fb..a.b
^integration	FgbcKcd
^integration tests	cbbbNbbaGbd
^integration with	Le.abbb
^invoices	cKabbaa
^ios	dM.babccHe
^is	kidVfNfhRfd
^is it	ccEgaLb
^is my	cccRbfaeKcc
^is the	feeJdLdeMfc
^is there	cabdaL.bIdc
^is this	cbaOcfabHcb
^it	KN.eajghIeD
^it should	ENccegbdLeb
^it shouldn't	.Jbaadb
^it would	NeecDcb
^it'd	Ldababb
^it'd be	Idaaab
^java	fLcab.aeNed
^java lang	fLcab.aeNed
^jenkins	acbaaaI
^jest	bbCaF.ccGab
^json	LbababdeJcb
^just	CiBbbJbcLgb
^just add	Kda..cb
^just tell	aacbaH
^just the	.daa.Ga
^jwt	HedcBGdeaHb
^kafka	ababaHa
^keyerror	bIb.aab
^keyerror …	bIb.aab
^leave	IaacaabbJce
^leave the	IdacaaacJdd
^let	YgdaaciiKFg
^let admins	Gaa.abcdJbd
^let me	LbbbacceLfb
^let people	Ica..ac
^let the	McbabcbeLeb
^let visitors	KbbaaaddJeb
^lgtm	cbbOccbdKcc
^lgtm or	cbaLccbdIcc
^like	MbbbacbbJdd
^limit	Kcababc
^limit comments	Kcababc
^list	.DGffGgeLdd
^list page	cHJcdfceHBd
^lodash	cbbbabMKddc
^log	Kbbaacb
^log every	Kbbaacb
^login	AKCedeacIad
^login spins	bHaaa.d
^login ts	baIaaba
^look	ceALcBcdG.d
^look at	bbcJcBa
^look into	.ceaAI
^look over	abbH.baaIgb
^mailer	aaHaaab
^mailer js	aaHaaab
^main	fDaDcdGCFgb
^make	GiLfegHHAkB
^make a	Ha...ae
^make it	EgFcccD
^make the	FeLfegDEDhb
^map	cCcbbJc
^map out	acbaaKc
^max_connections	cbcabbL
^max_connections 0	cbcabbL
^members	Hd.a.ac
^memory	bQdbbdceLeb
^memory keeps	bJca.bbcIcb
^metrics	Jbbaaab
^migrate	ccSbdcceiMA
^migrate all	abHbabaacJf
^migrate from	bbJbabb
^migrate the	aaIbabb
^mind	bcbMbbb
^mostly	acaJaab
^mostly worried	acaJaab
^move	efLcddIgGBb
^move every	acK.abdccLf
^move the	cdKcdcGcMcg
^multiplayer	KcaaabbccdJ
^my	BHfCBdedJcc
^mysql	cAEaaBcbcIc
^need	JeebaFdebLe
^need a	Ibc.acabdJd
^needs	AEaa.ac
^negative	dHbbDbbbHcc
^negative stock	cJaabaa
^new	DfcddcO
^new colleagues	dbaabbK
^nginx	dbdbaaM
^nit	bcIbcbC
^nit …	abKbbbc
^no	ffFbFEcbFBf
^no fix	AeabaI
^nobody	bbacLba
^nobody ever	baccJaa
^none	bbcbKaabfMe
^none of	bbcbKaabfMe
^not	dDdFFdd
^not one	bbbbIa.afJc
^nothing	bCDB.cddd.H
^nothing exists	GcaAbaaaceH
^nothing happens	bIbabba
^notify	Kbabaac
^notify the	Kbabaac
^npm	dJbbb..dJea
^npm install	cKaaaad
^oauth	ADbAcDe
^offline	LeaaabbceKc
^offline mode	LeaaabbceKc
^on	KcedddIFFjc
^on the	MjddccKGEjc
^one	ccIbDcc
^only	.EbdbEbaHeb
^ops	KdcbacC
^ops-0	bLca.ae
^order	cJCaccc.aFe
^order totals	fLb.ba
^orderservice	adNbbbcaIdd
^orderservice is	.cIbaba
^orm	acJaa.deaHb
^orm 을	acJaa.deaHb
^our	AKDCelcb.bD
^our docker	acKbaac
^our nightly	eMaaabbcJeb
^package	badb..HIdda
^package json	badb..HIdda
^pagination	CJceabbcIea
^panic	bGaa.bb
^parents	IbbaaabcdLe
^parents should	IbbaaabcdLe
^parser	bbAcIabfKda
^password	dH.abab
^password reset	dH.abab
^percentages	cKbbbab
^percentages in	cKbbbab
^perf	ccObbbbdJdc
^php	........afH
^php 로	........afH
^pin	deddIcKLbee
^pin node	bbaaaaH
^players	MCebcbceNed
^players should	Med.a.ceMdd
^playwright	bc.aIba
^playwright suite	bc.aIba
^please	B.fJ.dbgK.d
^please change	IcdcDbbcIdc
^please check	fbcOb.bbGda
^please implement	Kbbcaab
^please review	bcbHa
^please write	acacHaBcKha
^pls	GEc.baeeHac
^port	abJcbaabcaF
^port all	.......caKg
^port the	..Iba.ec.hJ
^postgres	dbdcbFH
^pr	ccbOcc.fKda
^pr 0	bbbPcbeeJda
^prices	dNcaaac
^print	Mcbaacc
^proj-0	cKbabbb
^property	bbaaJab
^pull	abJcaabaJed
^pull the	abIcabb
^push	DGbbbbc
^push notifications	DGbbbbc
^put	GAGdCfhBIef
^put a	Neb.acdgKca
^put the	AdJabbbdKcd
^qa	bdaaJaa
^raise	egfdKdNHeDg
^raise the	cdccDcLI.ed
^rate	LedFbbfeJda
^rate limit	Ndaaabe
^readme	eedabcSKahc
^readme 에	cab..bI
^real-time	KcbaabbbeLe
^reconcile	bababKb
^redis	bbbbbBH
^reduce	acNcbcc
^reduce the	abLbabb
^redux	ccIbbEcdcKd
^refactor	cgVdaafGcDg
^refactor the	aaJeba.beKd
^referral	LcaaaccccJd
^refunds	bHaab.aacKf
^regression	ad.bJabcJea
^regression test	ad.bJabcJea
^release	abbca.H
^release notes	abbca.H
^remember	Mcaccaa
^remove	feIbcbJEcCf
^remove the	feIccbJFBec
^rename	ffRafbBFc.d
^rename getdata	aaHaaab
^rename the	fdKaeaEFaca
^rename …	bdLbdbA
^replace	deUabcf.dMi
^replace moment	bcMbbbcddKc
^replace redux	bcLaabbccId
^replace the	bbJaaab
^research	dbabaKacdIc
^resolve	aIabbab
^results	bbIba.bbcJd
^retry	Leaabba
^review	ecdSbaehMcc
^review pr	aa.HaacfLea
^review the	ccbMbacdJcb
^rewrite	abKbabccdhO
^rewrite the	aaJbabcccfL
^right	Jbbaabb
^right now	Jbbaabb
^roast	bccMbaceLdc
^roast my	bccMbaceLdc
^roll	GebcbcG
^root	bcabbMb
^root cause	bcabbMb
^s	dccbabPNedd
^safari	bI.aacb
^same	AbHbaab
^same behaviour	eaIa.aa
^school	Hbaaa.b
^script	Lbcbbab
^script that	Lbcbbab
^scrolling	fILccddfMdc
^scrolling is	cMdc.bb
^scrolling the	b.Haabb
^search	eUebcbcePef
^search for	bNcbbbbdLbe
^search results	cHbaaab
^second	bccJa.beJda
^second pair	bccJa.beJda
^security	dacNcbbdcLe
^security audit	aabIbbabdIc
^security review	c.cJbaadaId
^segfault	cMcbbabeJcc
^send	Ofa.acddKdc
^send a	Ofa.acddKdc
^sensor	dIEbbae
^session	dHcbbbF
^set	djhaGbRDb.b
^set log_level	bcb..aJHdbb
^set the	bfd.aaOMica
^set up	cecaHbFlGDA
^settings	bbca.aH
^settlement	BcacIbcdHgC
^should	d.bbaKbcJeb
^should we	d.bbaKbcJeb
^show	Vhf.aafgThe
^show a	Hd.a.abcHda
^show the	SfeabbdfQfd
^sign	JFbdcbeeaKe
^sign in	Md.daacbfLd
^sign up	BIbbbbc
^simplify	abJb.ba
^since	dKbaababFgD
^slack	CGabcac
^slack integration	CGabcac
^snapshot	bbcbMbbdNhb
^snapshot test	aaaaHbb
^snapshot tests	baaaHab
^so	HDcabdb
^so far	Ibaabba
^some	cMbbcbb
^some invoices	bJbbbba
^sort	FcGdbbc
^sort the	FcGdbbc
^sorting	dObccbbdKfb
^sorting by	dObccbbdKfb
^speed	cdPbabcbJce
^speed up	cdPbabcbJce
^split	ccObbbchJgE
^split it	.......dIcc
^split the	bbLabcbeFfE
^split utils	aaHca.a
^sqs	baabaIacdKd
^sqs 냐	baabaIacdKd
^src	Ch.FIdegK.c
^ssl	CcabacGbHcb
^ssl 인증서	CcabacGbHcb
^sso	FccCcDd
^start	Hca.abb.cdG
^support	RihddGaaNid
^support yaml	Kab.acffMeb
^swap	cdNacaccdLe
^swap express	bbKbbbb
^switch	cbMaacccdLe
^sync	PhaBbdbddLd
^take	EcbHdca
^take a	baaHac
^teachers	Idbb.a
^teachers would	Idbb.a
^terraform	cIcccbEdKdc
^terraform apply	bKbbaad
^test	cffbZbfDJid
^test rename	AaeaJ.c
^test the	aabbHaacIdc
^tests	bHbcHcebIdb
^tests in	.Kaacbc
^that	dNbbacbdJcc
^that must	bIcaaaa
^the	dODhcjFKFkg
^the app	.IbaaadCBBg
^the badge	bcbbbaK
^the behaviour	ccIaaa
^the button	feb.a.MJgba
^the checkout	acIab.b
^the column	cHa.aaa
^the complete	aaKbbbc
^the dashboard	deMaa.cdIda
^the date	eIdbGbceLdc
^the drone	cIb.aab
^the enemy	bNbcbbbdIcc
^the error	cebba.L
^the export	bLb.accdIda
^the healthcheck	JDbbccd
^the label	cdbab.LIeca
^the login	H.fbccEAGdd
^the map	bKbaabb
^the order	.......bcJd
^the salesforce	dCHababcJfa
^the screen	AHabaac
^the tax	cHddGbb
^the whole	GcbcHccccJd
^the …	DGcedcC
^there	EeccLdbbEAc
^there are	dba.IaaaGbd
^there is	IdcdIdb
^they	CGbbbda
^this	cDEbfCa
^thoughts	aabGbb
^thoughts on	aabGbb
^thread	bKcbabb
^thread …	bKcbabb
^ticket	KFbcdcegCHe
^time	eKbbba
^time zones	dIbaa
^timezones	cHb.a.a
^timezones are	cHb.a.a
^today	GcDabda
^total	cCHbbbb
^trace	abbcbLb
^trace how	abbcbLb
^traceback	bJcaaaaeIcb
^traceback most	bJcaaaaeIcb
^track	Kbabacb
^track how	Kbabacb
^translate	dcdbabPfbLe
^translate all	bacaaaKcdKd
^translate the	cbba.aJdNgd
^turn	beRcbbd.cEb
^turn the	abKbbbbeJfA
^two-factor	Jea...bacIe
^two-factor authentication	Icaaaab
^typeerror	bGb.b.adGba
^typeerror cannot	bGb.b.adGba
^typo	ccc...IFbac
^typo on	bcc.a.I
^undo	FIbcdcddMec
^unit	e.ccQccdHca
^unit tests	cfbbQbbcLde
^unity	baabaF.bdHa
^update	fcbaabOIDid
^update the	fcbaabOIDid
^upgrade	dfFbbcKcBHg
^upgrade all	bbbaabKeGAd
^upgrade the	cdIaacCedMd
^uploading	cJa..ae
^uploading a	cJa..ae
^uploads	cLabbac
^uploads over	bKabbabcJdb
^use	LfGedd.EFef
^use postgres	Kacbbba
^user	bAbabHb
^users	MEebadfgHBd
^users need	Iea.aaa
^users should	Icbaa.bcKec
^userservice	acKbacacGca
^utils	dcEbb.F
^utils py	cbCbb.G
^v0	cbbdbGF
^validate	bbJbbba
^version	CcccbbI
^version in	dbbbaaL
^visitors	Hca...c
^visual	.......aeJe
^visual regression	.......aeJe
^warn	GdbebHb
^we	JcCeIggeeGB
^we have	abBaHcc
^we need	L.DeDiedfIA
^we should	Kdb.bacdLfb
^we want	FcdcJdbcbEA
^we'd	FdGcaccdaHc
^we'd like	FdGcaccdaHc
^we're	aDeCbCb
^weird	dLbab.cdIcb
^what	fjBFeSefMaf
^what do	babLbda
^what does	bccdaMaeIca
^what happens	ddacbNAaHeb
^what would	dbdFbKdeLeb
^what's	dddIcKdgJc
^what's the	bbbdaOcfH.b
^when	JFcccccbIeb
^when a	Kcababb
^where	dccfaTbgL.e
^where do	bacbaJabIeb
^where in	cbbdaL.cGBe
^where is	bb.daLbdIcb
^which	ecdd.RcfJ.d
^which functions	a.db.Ia
^which of	ab.baGb
^which table	baab.Ha
^who	.cbcaJb
^who calls	cbbbaKadLdd
^why	gNegdOfeQja
^why do	bBadaGbbIfa
^why does	eNdecIeeNgb
^why is	dKbccDbcHca
^wish	Jbbaaab
^worker	cdcJbeG
^worker go	abbJada
^would	NgeCBcddBGe
^would be	GedEDddeGBd
^would it	MbabbdadaHd
^would love	Ibbb.b
^write	ijeBOiPfK.e
^write a	dfccDeRcPjb
^write an	ba.abbJ
^write release	ba.ab.GfMdb
^write tests	caabKbdbcJe
^write unit	baabIacbHdb
^…	bHFcfiEGFjc
^… ->	bccaaaK
^… in	dddbbaQMfdd
^… is	bbJbb.b
^… →	bgLabbB
^… 가	bca.aaI
^가격	FdcbBbC
^가격순	bIababa
^가격순 정렬하면	bIababa
^감사	DcbeaIbcIdc
^개발	cccbabL
^거래처	ECaabadd.Gb
^거래처 crud	Jc.abac
^검색	KbaabbcdJdb
^검색 api	KbaabbcdJdb
^검색어에	cJbaaaa
^검색어에 들어가면	cJbaaaa
^검색창에	aGa..cb
^검색창에 특수문자	dIa..aa
^게시글	FEcaadccMgb
^게시판	iEadDE.bOla
^게임	Ibbb.ab
^결과는	acFaaaabGad
^결제	BdAfFeE.Ide
^결제 실패하면	Kcbabba
^고객	.DBbAccb.cE
^고객센터	bbbaaaI
^공개	bbbabaIccHc
^공지사항	IaaabacccHb
^공지사항 게시판	IaaabacccHb
^관리자	Jcbaca.eDGg
^관리자 계정에	IaaabbbccId
^관리자가	Gab...ccJeb
^구글	FBcEcbdecJc
^그	cGbCabb
^글	IcaaaaabdHb
^기능	JdCbbbd
^기능은	caIab.a.dfJ
^기능은 그대로	baHba.b
^기대	cHaaa.b
^기업	IbaaaacbcKe
^기업 고객용	IbaaaacbcKe
^기존	Jbcbaab
^기획서	Iabbaba
^긴	DdIbbbdfJac
^날짜	edIcFBe
^네이버	AIDccdd
^네이버 로그인	DHcbbcb
^노션	CbbdbIb
^대시보드	CdHaabb
^대화	Hbaaaab
^댓글	JabaabbcKdc
^도움말	aababaH
^도커	fDJccDfgMcc
^도커 이미지	bcI..ba
^도커 이미지가	bcHabEd
^동아리	Hbbaaab
^동작은	bbKabbacEbA
^동작은 그대로	bbH.aaacFBf
^두	a.dAacH
^똑같은	bbH.aab
^람다	bbJaabb
^람다 콜드	bbJaabb
^레거시	c.CbaHd
^레시피	Gaaaaab
^레시피를	Hbaaaaa
^로고	dIdccbGKddc
^로고 이미지	cFdbbbGJccc
^로그	abedCCF
^로그 레벨	bbca.aI
^로그에	CbbbbHc
^로그인	DbBdabDBKkb
^로그인 실패	HecbGccdId
^로그인 페이지에	Ha.e..b
^로그인 화면	.bc..cH
^로그인 화면에	Gcbaa..bJfa
^로그인은	Haa.aacdJdb
^로그인은 건드리지	.......dHdA
^로그인하고	dIaaaab
^로그인하고 나면	dIaaaab
^리포트	eBFbccE
^마이그레이션	HEddbbb
^마일리지	babaGaa
^매일	JcaabaccKeb
^매일 새벽	Hca.aac
^매출	........dIe
^메뉴	bcb...G
^메뉴 이름	bcb...G
^메뉴명	abbaaaI
^메뉴명 …	abbaaaI
^메모리	bFcaaBb
^메인	ccFbaaF
^메인 페이지	bcH...b
^모놀리식	baHaaab
^모달	cKbbbbb
^모든	ceJDCcfdjN
^모든 vue	baJcb.a
^모든 리포지토리	.......ccHb
^문서	Jdabaa
^반려동물	Gba.baa
^방금	abaFBbb
^배너	cccaaaLKdcd
^배송	Jcb.abcccHb
^배송 조회를	Haba.bb
^배치	CEDbbddeAFc
^배치가	aIc.acb
^배터리	Kcababb
^배포	EAbaacA
^백업	Icbbaa.cIdb
^백엔드	.dEDAbdbfFB
^백엔드 전체	.......bcJd
^버그	BLcbcbd.Geb
^변수명	.bI.aae
^병원	JbbaababchL
^병원 예약	Gcaaaaa.agI
^병원 통합	Habbaaa
^봇이	Ibcbaaa
^비밀번호	IEddaChgKac
^비밀번호 재설정	eKbbEbddLfb
^빈	AHabbbb
^빌드마다	Jaac.db
^빌드마다 얼마나	Jaac.db
^사내	Ibbbba.dgEF
^사용자가	Jbaaabb
^상담	Hbb.aab
^상품	IhMcccffMeb
^상품 검색	bbLbabbcIcb
^상품 상세에	Jccaa.b
^새	FdcecCFe.Jd
^새로	aabIac
^새로 만든	aabIac
^서버	EdEDccd
^서비스	abIbBcc
^설정	GeGbbbc
^세금	HccbDbb
^세션	dCdbbAHGbcb
^셋	dJbaaabbeJd
^셋 다	dJbaaabbeJd
^수정은	ddcEbIbbHea
^수정은 하지	cbbEaDabEca
^스마트팜	Habaaac
^스크롤	cJbaaba
^스테이징	dcabaCHdKdc
^슬랙	BJbaacd
^슬랙 연동	dHaaaaa
^슬랙 연동이	dIaaaba
^시스템	d.eIaCb.bHe
^신규	dbaaaaJcIbd
^신규 입사자용	faaaaaKbLgc
^신입이	ccbIbcDbGcb
^실시간	Hcaaaaa
^아이디	Hcaaaaa
^아이폰	aHbaaab
^아직	EbbaaBa
^안	dGdbbcHdHda
^안내	cca...H
^안드로이드	dFCbCbd
^안드로이드 0	bIbabab
^알림	FAbcaCc
^애플	Iaabb.cdeJb
^애플 로그인	Iaabb.cdeJb
^앱	dGAebeIAFg
^앱 심사	Jbaccaa
^앱을	dHaa.b
^앱이랑	.cGaaab
^야간	dDddcHCdHca
^어제	eCdEcCBcJfb
^어제 배포	cFbbadFcHcb
^어제 올린	abaHaba
^업로드	dCcEbcE
^없으면	Hbabac
^에디터	Hbca.aa
^에러	GfccbcJIgBd
^에픽	IbbaabbcceK
^엑셀	bEbaBab
^영상	JBcbbbccHbc
^온라인	Icbaa.aacdH
^온라인 강의	Ibbaaaa
^왜	dMbcbAcbGda
^왜 탈퇴한	aG.aad
^외주에서	bbaH.ba
^외주에서 받은	bbaH.ba
^우리	DdAAcFefACB
^우리가	babbaIa
^운영	bdb..aJ
^워커	bbaaaaI
^원인	.H..dca
^원인 찾아서	.H..dca
^월	FBDbdbd
^웹이랑	cHbbaEd
^웹훅	.......bHdb
^윈도우에서	bIaaabc
^윈도우에서 npm	bIaaabc
^의존성	abcaa.IcKec
^의존성 전부	aacba.HbJdc
^이	fgeN.KhdLfb
^이 makefile	aaaKbbb
^이 pr	.ba.aFb
^이 라이브러리	aaaeaJa
^이 프로젝트에서	aabcaH
^이름	CdbbbaH
^이메일	DADbBbgcaHc
^이메일이랑	HbaaaabbdIc
^이미지	CFEdebc.Ebd
^이미지 업로드	cJ.b..egKca
^이미지 업로드할	Hbb.a.ccJfb
^인증	A.EaCedcG.d
^인증 쪽은	.......cHe
^인증서	BIbbaae
^일부	bIbaabb
^자주	.bHaabb
^작성	DdbaGacbHfa
^장바구니	a.ebBbGECdd
^장비	Iacbaaa
^장비 crud	Iacbaaa
^장애	EebbbcJbFca
^재고	GbcbDbb
^재고가	bFcaDcabbGc
^저장	DFcccdCCGfd
^저장 안	Jea.aba
^저장소	ccdIAeFbfNf
^저장소 전체	a.aIacc
^전체	ddfBbDKeCCa
^전체 코드	abb.bbI
^전체 쿼리	.abHaca
^전화번호	G.bbbCd
^접근성	HbcCbbb
^제	a.aH.ea
^제가	cacKababHdb
^제가 짠	babHab
^좌석	bJcabaa
^주문	A.DdB.bdCHf
^주문 목록에	IbbaaabbIea
^주문 서비스는	bGbaaa.bdIc
^주문 서비스와	cCHbbbbbdKe
^주문이	EaccbFbc.Fc
^주소	Jbbabab
^중고	Hbaba.a.ceI
^지금	.dCcbJc
^지금은	GdcaDabbeIc
^지난달	Ibcabaa
^직원	Gaaa.ac
^차량	FbbbEbc
^추천	Fa...ca
^추천인	Hb.aaca
^카카오	DGcBbbfeaIc
^카카오 로그인	HdcDaabcaGc
^캐시	ccIcbEc
^코드	.cdCcdKdGBe
^코드베이스	cc.JcdCccMf
^코드베이스 전체	aaaHaac
^콜백으로	aaHb.ac
^쿠폰	aIdbBbcdH.d
^클래스	baLbcac.dHd
^클래스 컴포넌트	aaIbcaacdJc
^타이머	Hbaaaab
^타이머 끝나면	Hbaaaab
^탭	cCdabbH
^탭 제목	bcbaabJ
^테스트	.......aHfa
^테스트와	J.cbcab
^테스트와 함께	J.cbcab
^토스페이먼츠	FDabbbcc.Gd
^토스페이먼츠 연동해서	Hbabaaa
^파일	aCddFcC
^펫시터	Gbb.a.b
^표	Ibcab.a
^푸시	cCabbFb
^푸터	dddaaaOLfdb
^푸터 연도	bbbaaaI
^푸터 전화번호	cbbaaaJ
^푸터에	Bccab.G
^프로젝트	CbCDAcedbId
^프로젝트 전체	.......bdIc
^프로젝트 전체에서	aaGb.ac
^프로필	AEbbccC
^프론트	........cHe
^프론트엔드	a.Hbaacc.Jf
^피처	caCcbGa
^학교	Hcaaa.b
^학습	KabbabbcJdb
^한	.HBacdb
^할	IbbaaabbGda
^할 일	IbbaaabbGda
^할인	bbbaIaabGca
^헤더	bbbaaaI
^헬름	bbaHbbA
^헬름 차트	bbaHbbA
^현재	.cddBCE
^화면	cFCaaac
^확인	dCcbacJ
^환불	dBaaGabcGac
^환율	ddDcLccdJdb
^회원	FA.ebaA.D.d
^회원 목록	.......dKdc
^회원 탈퇴	cJbaaba
^회원가입	AAdbEbAbEBd
^회원이	GbbbbEc
^휴대폰	HcbbcEbdcIc
a	R.fdbe.kJA
a0a0a	dcca..J
a0e0	babbbaK
aaa	bdCcbbJJebc
able	Xifaa.glJIh
about	fbbCbbKaHbf
above	dDbcJcbdJea
accep-	LDgccCedNhb
accept	IEgccDfdMgb
acces-	GgDJdfddeKa
access	IgFEdfddfJ
accessibility	abbJaba
accou-	Md.eABgfdCG
account	C.deEEddaId
accounting	IbbabaaabdG
accounts	PeCbebdcabF
acme	dFbGbadcIea
acros-	fgLHDefebNf
across	fgLHDefebNf
actio-	fccccaRgRic
actions	fccccaRgRic
activ-	Kccbaba
activity	Kccbaba
actua-	bFbbbEcdHbb
add	QfhdFeAaGBh
added	dMbaaca
addre-	dLecdcHG.af
address	aCcbccIIbbe
addresses	dNbabad
adds	dIb.baa
admin	DBccfaGddI
admin-	GeIbaceeFFg
admins	Ida..abcBHf
admintable	cbLaabccJdb
adr	bbbbcdOdJeb
after	CZlgfhbiZob
again	ARddcddfMdd
again-	eeeJHAecaHc
against	eeeJHAecaHc
aggre-	Kea..bcaeLe
aggregation	Jhaa.AbafJd
ai	cMc.bacdIda
airbn-	KbbababbcfJ
airbnb	KbbababbcfJ
alert	.KaabbddGab
alert-	AcaabbHcdbI
alerts	acaaabH
all	ccEeD.BggQc
allow	QfbbbbbeJcc
allow-	PHgedbfMded
allowed	JIeecbdIadd
allowed_ext	Jacba.b
alrea-	JdDdGdi.Hce
already	JdDdGdi.Hce
also	GfeeeDKfOfc
altho-	dPbcbaddMdd
although	dPbcbaddMdd
am	BCgCe.CBGgc
amoun-	AFBdCce
amount	DGCdebc.G.g
an	LGffeDfjbHC
analy-	AaeeaMbcbF
analyse	b.ccaJa
analyze	bcbc.La
and	D.fCbCbecDD
andro-	DLBcbeihIgF
android	DLBcbeihIgF
angul-	.dQbbbghgCL
angular	.dQbbcghgGI
annou-	KbcaaacccKf
annoy-	dIaaaab
annoying	dIaaaab
anoth-	GCgEdCfd.He
another	GCgEdCfd.He
answe-	EGbgeIfdCGf
answer	EdcdcLc
answers	EIdbbbddAGd
any	ahGJgBcjAFB
anybo-	AcbbIab
anybody	AcbbIab
anyon-	AFcbcDc
anyone	AFcbcDc
anyth-	hADFbGgfFaA
anything	hADFbGgfFaA
anywh-	cabb.Ia
anywhere	cabb.Ia
api	JA.ccd.hAJd
apost-	cIaaaaa
app	Ha.ecbBaiEE
appea-	HGbbcccd.Hd
appear	HGbbcccd.Hd
apple	Oebd.bccgNd
appli-	hFGefeJEfiJ
application	eeIbccHCggK
applied	bIabbaa
apply	cJFbbbfcIdb
appoi-	JAbbcba
appointment	Kbabcba
appro-	JdDdacb
approved	Lbdaaba
apps	.h.DEbAcfeN
archi-	A.aGgdEcAKj
architecture	hdAIeaIb.Ki
archive	Icab.ba
archived	eKbbab
archiving	Gbaa.c
are	eOcaaDijJCd
area	BcadbaHbdJc
argon-	cbabaJa
argon0	cbabaJa
arm	cbbdaOb
aroun-	fdcdMHccKfb
around	fdcdMHccKfb
array	L.cbbbcJdcc
arriv-	DGd.eCddH.e
arrive	aJbCbdccFBe
artic-	NgddbeIeGBe
article	AdbaadKcMfc
articles	NeccbdCdfMc
as	KbChbAceCB
ask	Kbacbab
askin-	KdedbGddFDf
asking	KdedbGddFDf
asser-	cdacPbcdKdc
assert	bc.bKbbcJdc
asset-	HGccccd
assets	HGccccd
assig-	HaccCbcdJbd
assignee	Icab.ab
async	deScbaekLGg
at	aEeEFBkfOde
attac-	B.abbFcdFgF
attachments	BdabbHbcJdc
attem-	Kcacaba
attempts	Kcacaba
audie-	Ibaab.bbcJe
audience	Ibaab.bbcJe
audit	AdiM.EgfAFa
audit-	FeabbEb
auth	GhaIB.iiFFd
auth0	cbbcbMaceKc
authe-	PfBCddgefSh
authentication	NdCCdegfePf
authenticator	NfbaaacafOi
auto	Kccaaac
autoc-	Ldabaab
autocomplete	Ldabaab
autom-	EggeKdHg.EB
automated	cbcbOcbcd.H
automatically	JfdcdbIeCIh
autos-	.......dIcc
autosave	.......dIcc
avata-	LFdcbdddMgb
avatar	NcbbacccKfc
await	deScbaekLGg
away	JJffeeBdMde
aws	cbdaaEG
axios	dfLdddIGgIi
axis	cKabaabdIcb
azure	.......acHd
back	JGfaBdgjBJb
backe-	AfCbCbBdjAM
backend	AfCbCbBdjAM
backg-	EeccccKH.ec
background	EeccccKH.ec
backo-	CFedJdeeJBf
backoff	GEdcDdedMfc
backoffice	baabJbb
backt-	dIdJcfceKdb
backtrace	cJbbaaa
backtracking	abaKbda
backu-	HddcdeLHfb
backup	LcdcdeGIfBf
backups	ec.aabL
bad	.abIbac
badge	agfeMcJIAhc
baker-	Ibaabab
bakery	Ibaabab
balan-	BGedecHdGCe
balance	.Haabaa
balancer	ABbccbHcKdd
bank	EcabFbc
banne-	D.baebEDDed
banner	CAbaecFEEhb
bar	ObbcbcbcMgb
barco-	LDdcccbcKed
barcode	LDdcccbcKed
base	ecHJdfAdhHD
bash	FcFbbae
batch	.eFed.G
batch-	bbccaDH
batte-	Kbbbbbb
battery	Kbbbbbb
bcryp-	AcacbIb
bcrypt	AcacbIb
be	ANecce.Geba
becau-	ANacAdh
because	ANacAdh
becom-	aGLffe
become	CfMcaae.iFC
becomes	eJDdddBDGgd
been	MebbBdbbF.e
befor-	EFcLAhniHIh
before	EFcLAhniIHh
behav-	fcNdaBbfGeE
behaviour	fcPda.afHgE
behin-	FFDcdcffCFd
behind	FFDcdcffCFd
being	fCDdEfCcG.d
below	JcMfdeffKbc
besid-	Jbaabbb
best	baac.G.adHc
bette-	.......bdJd
better	.......bdJd
betwe-	FCbjaFbgJCf
between	FCbjaFbgJCf
big	daHGbecbadG
bigin-	d.abaJabJfa
bigqu-	KcdaaCdbfLd
bigquery	KcdaaCdbfLd
bill	ababaH
billi-	C.Dd.Aede.I
billing	C.Dd.Aede.I
black	.......dKdd
blank	eNc.a.edNee
blink	OecabbbcJdc
block	HdKebcd
block-	EGbcbbdfKcb
blocks	EGbcbbdfKcb
board	KGBdgdcgDJh
book	FJecccbeDB
booki-	KaeAAbefeHB
booking	DbcbDBbbdCC
bookings	OBcbdddfdI
bookm-	Occbabd
bookmarks	Occbabd
books	.......cdMe
boot	dGccbJdCDhB
boss	aHbaac
bot	SccccdceNfc
both	AIg.B.eelNC
bottl-	b.acaGaafJd
bottlenecks	b.acaGaafJd
botto-	c.bbaJa
bottom	c.bbaJa
bound-	dF.BDddeEcC
bounds	cHcbEbbdHbb
box	QDcdcdhhK.c
branc-	bgeIKeaeMga
branch	bgeJJeaeMga
brand	cabbbaLJccd
brazi-	cJaababcIdc
brazil	cJaababcIdc
break	gcOfcHeeBgJ
bring	ChKeJdfgDGd
broke-	gJeeEHfCbHi
broken	eMdbFceBaGh
brows-	ACggGHffEGf
browser	bFfeEHfeIac
bucke-	dCbdGdDeGBe
bucket	dCbdGdDeGBe
bug	hNfdDcD.Gcd
build	CbCeeAEhDBC
build-	AmFIheIeDHf
builder	dcGKccdcAHe
building	JgHcbcc
builds	bffEdAMdGAd
built	bbcdbJC
bulle-	LFd.ceffaMe
bulletin	LFd.ceffaMe
bump	cebaabMLagd
bundl-	beKdcHeeIcb
bundle	beKdcHeeIcb
bus	dAbabIa
but	.MAdeAeeLdb
butto-	MagedfJGDgd
button	MagedfJGDgd
buyer	HcbaCbd
by	HHf.dbdeJCh
byte	dJDbcbdeKdc
c	hIDJgFnAAjH
cache	EecCgBEgKbc
cachi-	cdDFbCc
caching	cdDFbCc
calcu-	.aEiJChdPic
calculated	dIcfcIbcIdb
calculation	cbEbHdbcJdc
calculator	EgFcJefcLgb
calen-	CLciE.haCEg
calendar	CLciE.haCEg
call	CCEffGf
callb-	iAMACdehM.e
callback	hDECCdbbMib
callbacks	bcKbbabeBHe
calle-	BAOfge.FbCh
called	CAKefe.HAfc
callers	caKbbab
calls	cHedcJdfECb
campe-	JbbababbceI
camper	JbbababbceI
campu-	Jdaaaab
campus	Jdaaaab
can	GBdhdECbDAc
can't	AGBgDEkcLfb
cance-	eKeeEfDDbEh
cancel	fCccEcG
cancelled	BMbbcddeGCe
canno-	gKb.CacfOha
cannot	gKb.CacfOha
caps	AIbbacceMga
card	KGdgfDffFcC
cards	HLecdedeCbD
carou-	BIbbbbcdKcd
carousel	BIbbbbcdKcd
cart	hIcAFdaGEch
case	acdbJCc
cases	gecAVcefQhc
catal-	dAJbcBdccdJ
catalog	ccGabDb
catalogue	cDGbcAdcaeI
catas-	abaKbda
catastrophic	abaKbda
cause	bfacbPbdJea
ccc	bcbbbaK
cells	bIc.a.c
celsi-	DJcccbceHac
celsius	DJcccbceHac
cent	bHbaba
cente-	Hb.a.ca
center	Hb.a.ca
centr-	FBbaaac
centre	FBbaaac
certi-	E.ccccGeGeC
certificates	DcbccbHdEgE
chain	IbaababbceI
chang-	gADgc.JFbbc
change	.ADjeBIHh
changed	eKedcCCFDef
changelog	eddbbaRBEdc
changes	Cg.DF.gdH.c
changing	eaMdaAbeGBd
chann-	OdabbadegIC
channel	OdabbadegIC
chara-	LBbcbcedJdb
characters	Kcababc
chart	LEcCfgciUic
chart-	cDcbbdJgeHC
charts	cDcbbdJgeHC
chat	UhcbcaeekDL
check	defWBdfdCCb
check-	BA.hIgD.ABc
checkbox	dIbadbE
checker	cbDbbcH
checklist	Jbabaab
checkout	DBDeceBCbGh
checks	adbcPdb
chess	Kdbaabb
chile	bKbaabb
choir	.......ddIb
choke-	cKbbaab
chokes	cKbbaab
choos-	DdcbccKdLec
choosing	cbbbbbLcJdc
chore	bhdabbSLdec
chrom-	cDbbHcb
ci	g.dedGNmRda
circl-	AbcbbaIcLed
city	Hc.aa.b
cj	Ic.abaccaHd
class	hcNFCdhbDFg
class-	BfIdE.ffEKj
classes	aeJdC.deEIi
clean	f.JeddHfFDd
clean-	bcHcDaccIcc
cleaner	abJbbab
clerk	GcadcFc
cli	ODGfefjiShb
click	AKbccbbdKeb
click-	CJeeADgfGCd
clicked	.......dJda
clickhouse	c.aa.Ga
clicking	EKccccddLce
clien-	baDafAE.dFb
client	bADafBAfAE
clients	EeGbbAeafKd
climb-	aIbaabb
clock	bDIgBBhBIgc
clone	JbbababbceJ
close	PebbbbdeMdc
close-	dNdedFccNdf
closed	aLcbbbacIbe
closes	cIcdcFcbJcd
cloud	IccbaDc
cmd	eJaaaab
cobol	.......bbfJ
code	dAcSdCmiMca
codeb-	..DJceeeeFE
codebase	..DJceeeeFE
codes	SgcacadcgQg
cogni-	baabbJabdIc
cognito	baabbJabdIc
cold	dcQbcbcdMde
colla-	OCdbbcggKAe
collapse	GDbbbbccJdc
collapsible	Lcca.aefJcb
colle-	debcdELdEeD
colleague	dbabbHDcJdc
colleagues	dbaabbK
color	cbabaaJ
colou-	IdcdcdIG.dc
colour	CcbcbdJIcdb
colum-	JDdebCefPgc
column	JDdebBeeOfc
com	jKdDbbCFGid
come	bEAgFEhgFA
comes	Ld..acde.Hc
comin-	.......dIcb
coming	.......dIcb
comma-	RfcFecghQga
command	RfcFecghQga
comme-	HdCHgBj
comment	FDgHcedCCae
commented-out	cbKbabb
comments	IdfEdEefDAA
commi-	EhcOccbeKeb
commit	cdbNaaccIeb
commits	HebBcbA
compa-	cfdEdQfdiNb
company	GfAIcdeffHD
compare	gaccbRaaeLf
compl-	beAEEcadcAE
complete	ffCFFeAbgDF
compo-	b.NaHfmbdRk
component	Fe.cKddeDGf
components	eeNE.bfecPh
compose	dHHdCchCbFg
composition	abHbb.a
compr-	McbbabcdMed
condi-	cHBcdDe
conf	cdecbbRNfdc
confe-	Mdcba.b
confetti	Mdcba.b
confi-	CfCjfdTCGef
config	bkHge.PDDaf
configure	acbbbdNhMbc
configured	dGbcbCA
confirm	Meababb
confirmation	BfebDbJFc.c
conne-	FCgBfAAfFHi
connect	JdeCebCdDIi
connection	.HcdcEc
cons	c.abaH.abHe
consi-	cKc.bba
consistent	cKc.bba
conso-	Ljbb.cEAhaH
console	MhgaAbEAiaH
const	ceTccbdLdec
const-	FDKcecjLgda
constant	ddP.a.fJgba
constants	MaebbacIeca
constraint	cHb.aba
consu-	dddFbIbcFab
consumer	cbbcaMacIda
conta-	DKffcbAA.Fh
contact	EDfcdcFEdGg
contacts	HFbcbcddAGc
contain	cKcbcDddIcb
container	cKdcGcf
conti-	idccdFReRic
continuous	gdbbccTdPic
contr-	giLCBhGeAD
contract	ccAEGdc
contributing	dabbbbNAJgd
controller	feRGddfdOgc
controllers	.......aeLg
conve-	FCIdBdkkHMj
conversation	Hcaaaac
convert	BCMcechiEMi
converts	cIaab.aadHc
cooki-	FEdccBdeBFb
cookie	AFdbbCc
copie-	DgJcdFffKda
copies	DgJcdFffKda
copy	MdFdcbdfIBd
copy--	FdJcbcddOgc
copy-pasted	bbKbabbcMfc
copyr-	ccdaaaMIebb
copyright	ccdaaaMIebb
corre-	iMfGfeFEgKi
correct	eBdHdeHFeEe
corrected	fOcadabadLf
cors	fQaaabedLeb
cost	eDeBbLdbeJc
could	G.aHal.aGcd
count	bBGedFeGaAg
count-	RGghfDhBJhd
countdown	KdabaabdJcc
counted	IEccbdbdJcc
counter	IacecFcdKdb
counts	aJabbab
coupo-	eAeJKgefKdb
coupon	gBdHHcdbKga
coupons	AAdEIfefGCc
couri-	EdcbBbDcbbG
courier	EdcbBbDcbbG
cours-	HHccdbddcCE
course	Kd.bbabbeLe
courses	DHcbcbcdEiG
cover	ceedYcdhMae
cover-	gEhgZbglLGg
coverage	bffeYaekLFg
covered	babbJaa
covering	acaaHaa
covers	dMabbabcHcb
crash-	dMc.a.e
crashes	dMc.a.e
crc	aabaGaa
creat-	PbbadceghKD
create	PdbacbdggJD
created	Hc..aabbdJc
credi-	Kbaaada
criti-	eddVbdceOee
critique	dceSccbeMcf
crm	KbababcbeMf
cron	fFbcdBFGbCg
crud	OgabChaheWj
cs	fbLdcHfAHfc
css	efHHddC.cJg
csv	HFhACchgMfa
ctrl	QfbbacceNfd
curio-	bdcbaLacKec
curious	bdcbaLacKec
curre-	aahiJH.gIcA
currency	cFdaGbcdGfC
current	CgfhGFDeGAc
custo-	dIafc.DhDCA
customer	AJbfCChgD.C
customer's	dbaaabJcIdb
customers	aFAchaEfBD
cut	dDQccdghCcG
cypre-	dbbaK.bcfOf
cypress	dbbaK.bcfOf
d	eeDcdHFFhGe
dark	HLcdcdghMda
dashb-	FaHddBgfBbG
dashboard	E.Icccfe.cH
data	EjACeDAgaFB
datab-	fGAfaFbfAaE
database	dIAdADefD.A
databases	ceBcbGEbf.H
date	HBHhFekfOde
date--	cdObaacfdNd
date-fns	cdObaacfdNd
dater-	abaaHaa
daterange	abaaHaa
dates	bIabbba
day	FNedd.ffJBe
dayli-	cDcbIbc
daylight	cDcbIbc
days	Teee.gBgGDd
db	CEecaBafbCD
dead	cGGecAd
deadl-	.......dIcb
debug	IcdbcbF
decid-	debeDNcdGba
decide	bcbcaMb
decim-	dIcaaa
decimals	dGc.a
decis-	cbccbDI
decision	cbccbDI
decod-	bFcbEcbcIcc
dedup-	baJbaba
defau-	CgeEbdJBHee
default	EeebacKBFdd
defin-	B.bcbGc
defined	bBacbHb
degre-	dLbabab
degrees	dLbabab
delet-	JFakfEdAAFh
delete	J.AhdBaDfKi
deleted	IEffdEdeOgc
deletes	dIbbbAadKec
deletetenant	aabbaHa
deleting	.KedcGeeNhb
deliv-	QfACefecCbC
deliverables	Jbc.bb
deliveries	HBbbbbb
delivery	Rfbdbbcf.F
demo	GFbcbbdcKeb
depar-	LcababbcJcd
depen-	fa.geJJjQaf
depend	accbaNc
dependabot	bcbbaaKeMdc
dependencies	becbbCKgNbe
dependency	cHHcbcecIdb
deplo-	dCAeecMdCcD
deploy	bIded.EfMcd
deployment	egaabbQ
deploys	Id..a.d
descr-	dCbbacHcJcd
describe	dbaa.bI
desig-	AdcIFfddbBD
design	AdcIFfddbBD
desk	Lcbbbab
detec-	EebcCEc
detected	acabaG
dev	cfdbDbLGEfe
devel-	EadAcbFg.BE
develop	FddCbbDdDiH
developer	HaaaaacddLc
dhl	Lcb.abccdLe
dialo-	LeddbcGDEfc
dialog	LeddbcGDEfc
did	bgFJeEfeFCd
died	bHaaaab
dies	cI.aaaccHda
diff	febSBdedKfb
diffe-	kbMEeDee.DB
differ	fGDccBa
difference	ceMdbDbabaE
different	acBd.Hb
differently	dbGKcfceAGc
digit-	Hbcaaa
dilig-	bbbLbbbbdId
diligence	bbbLbbbbdId
direc-	dcDbbbH
disag-	dJb.babacHd
disagree	dJb.babacHd
disco-	FFdeEaffaKd
discord	KbababbceLd
discount	.GcdFcdfHBd
dispa-	LfcbABddAeH
dispatch	.......b.fG
dispatcher	LecbcCc
displ-	BHDcdceeIhE
display	DCEbdcccEhE
dist	d.aaaaIKedb
do	mdaLeL.hLca
docke-	qBCDbgQEJif
docker	iDHA.eAhMcb
docker-compose	cCdbaaGLfcb
dockerfile	kefKdcRaQig
docs	aBadgeOdOib
docst-	dadcbbPfEEd
docstring	babbabKcIdb
docstrings	cacbaaK
docto-	JdaababacbF
doctor	GbaaaabaaeF
docum-	.dedeeWhJFh
document	eddcbdVgShd
documentation	CbcbdcKeAIe
documents	M.abbafcgMc
does	rGE.AQkdKdc
doesn't	CLDdcdgCcHh
doesn-	bPCccdfCcIh
doesnt	eJbabaa
don't	IccbdEcfGCd
doubl-	cacbGCb
down	GCiFIgjgHDf
downl-	TfdabaegRfe
download	RedaaaefQee
draft-	OddaaacfHeC
drafts	OddaaacfHeC
drag	NEecbcfgQgc
drawi-	EIabccedLdd
drawing	EIabccedLdd
dream	Ica.bab
drive-	DDac.CggFfF
driver	EGAb.dffHkI
drivers	GecbbGb
drone	bHb.bab
drop	..HffEbAIia
dropd-	bLbcaac
dropdown	bLbcaac
drops	dScbccdfDFd
dry-r-	QdcbacegOga
dry-run	QdcbacegOga
ds_st-	aaca.aG
ds_store	aaca.aG
due	DdcKcccbfKd
dupli-	AHGeBehfOfb
duplicate	EJebcbcdJdb
duplicated	bcMabacdIcb
durin-	bJb.aac
during	bJb.aac
e	Edbba.E
e0e	hca.O.cefDG
each	GBakFb.eBGd
early	.......cJcd
eats	A.Gcbac
edge	fJfBMehhRfd
edit	MFdabfgghVg
edito-	IFedddBAEgA
editor	HGbcbceeHeC
editors	Ibbaaab
edits	aedMdDddHac
effec-	IIdbdceeKcc
effect	cKbabab
effor-	cccbaPcfAHc
effort	cccbaPcfAHc
elast-	baabaHa
elasticsearch	baabaHa
elect-	aabcaG.acIe
else	CeFEcbdfNed
email	KCahd.aCdJi
email-	eRbabccfOfb
emails	eRbabccfOfb
embar-	cdb.GcEeIac
embarrassing	cdbcGbFdKdb
emit	KdaaacabKfc
emoji	gOecHcfhOdc
emplo-	Kcab.bcd.Hc
empty	cKecJdfhPlD
enabl-	Lbbbabb
end	hPecGcdeCIg
end-t-	dbb.KabbfPh
end-to-end	dbb.KabbfPh
endpo-	FjbdDbHdGHk
endpoint	Kg.cBacdDGg
endpoints	ahbeEbLdGGj
ends	IGeeeDeeMdd
enemi-	dNbbbbbdIdb
enemies	dNbbbbbdIdb
enemy	eMEdcccdKdc
engin-	feEHcdEfA.D
engine	ccFHbcc
engli-	JCbcccc
english	JCbcccc
enoug-	EgdCcGc
enough	EgdCcGc
enter-	JebFccccBHg
enterprise	HdcGbccbfNf
entir-	fgGG.CcfiGH
entire	fgGG.CcfiGH
entri-	HbbbbCd
entries	HbbbbCd
entry	HhieEfOcMfd
env	fGhcbfSNded
envir-	eBgBA.GhFFd
environment	eBgBA.GhFFd
epic	NdbabadcdfL
erd	.bbbbbJ
erp	PcdccacdefO
error	gBcMAiCBEaf
error-	EIbbcbedGac
errors	EIbbcbedGac
esc	JDccbcbcJcc
escap-	.......dIcb
escape	.......dIcb
eslin-	fdba.bNAIgc
eslint	fdba.bNAIgc
esp	cccDGabcHcb
esp0	bKcaabc
estim-	GdcbcJe
estimate	cca.aKc
eta	HHccdcccJdc
etl	EJabAffeBIf
evalu-	decFcLbbeKd
evaluate	decFcLbbeKd
even	iUghaMiiOae
event	EadccJdccNh
event-	BIbbcbbdEa
events	BIbbcbbdEa
ever	dceDICdeIca
every	bHEAdjBkDIb
every-	HFCcefcg.BE
everyone	CJbdbcb
everything	KddAbdAdaaG
everywhere	fEJbbbcceGA
ex	ccDJcbc
exact-	EeIbacb
exactly	EeIbacb
examp-	ffdaabTPheb
example	ffca.bRPhfb
exist	GFcbacb
exist-	IFcafdAeb.G
exists	JGb.dcfeb.H
exit	dJccGbfeMec
exits	bMacbbccJbd
expec-	.CdbH.cGcfB
expected	bCdbH.cHadc
exper-	babKada
expir-	CIefKffeOgc
expire	Kcaabab
expired	dFcdKeabLfc
expires	eOabbbcdJdb
expla-	fgfhdUJgQbi
explain	edefcTDeLBi
explains	cc.abdLdKga
explanation	aabcaKb
expon-	LdbabbbcJeb
exponential	LdbabbbcJeb
expor-	OHAeggegOdd
export	JJcdeecePhc
exports	HdbbbcEeHab
expos-	PcbbbcegHAc
expose	PcbbbcegHAc
expre-	FaKcccffeOd
express	FaKcccffeOd
exten-	MedcccE
extend	MedcccE
extra-	CeLbcadcKdd
extract	dbLbbabcKdd
eyes	CfBLccdeMgb
fa	EbigbFHhBNh
fail	.K.becb
faile-	NdehfDDdMgb
failed	LbehfDDdMgb
fails	IIdbbchfDFd
faq	Lcabcc.ebJc
far	KAdbeCd
faste-	ecPabbdeMdc
faster	ecPabbdeMdc
fasti-	dbNbaacdcLd
fastify	dbNbaacdcLd
feasi-	bbbdaKa
feat	XgfCcbiGgFf
featu-	EjaHfHdhGcD
feature	FjaIfFdhHdD
feedb-	EedIdeC
feedback	EedIdeC
feel	ccEcIcb
feels	bcDHbca
fees	IdabbCccfJ
fetch	AcMbbbefaLf
fetch-	aaJbbab
few	cIb.aaacIdb
ff	.acca.I
fff	cccbaaMKdcd
field	FIBfAchadEa
figma	Ic..a.d
figur-	DFedeHdeIac
figure	bEccdHb
file	eIdgeHEbPhf
files	OdEgADmlHHd
filte-	MBbBdeffOfc
filter	Kb.BdceeMfb
filtering	Ldcaaaa
filters	CJccbbddHac
finan-	GAcabaa
finance	GAcabaa
find	AAddfOcdLfb
findi-	cceHbIb
findings	cceHbIb
finds	EOeddcddNdf
fine	cKCcbcceMed
finis-	LecCbaddIda
finishes	Meb.aaddIda
firef-	fKaaAbb
firefox	fKaaAbb
fires	AEccGce
firmw-	LgBbddCfIjG
firmware	LgBbddCfIjG
first	eCeJDbddGab
five	gGDdcBAgACC
fix	jUkgAGaCGee
fixed	cCabIccdaGb
fixin-	AJcadab
fixing	AJcadab
fixtu-	cfBdIcEdJcc
fixture	cdEdGcC
fixtures	behbGbKeJbb
flag	McefcIfACAe
flag_-	a.ccaIa
flag_x	a.ccaIa
flags	PeeecIfKcce
flash-	.Icbaac
flatt-	bbIaaba
flatten	bbIaaba
fleet	Haa.aad
flutt-	ccEbcHbcfCF
flutter	ccEbcHbcfCF
folde-	Lhh.dCEeMfb
folder	HfiBdDFdKec
follo-	bdHbbBa
follow	bdHbbBa
font	bcbbbbLJdcc
foo	cbNbbacMfdc
food	Jca.bbb.beH
foote-	.fCeedQRgic
footer	.fCeedQRgic
for	IigcKdBmCJ
forev-	dQcabaeiMBe
forever	dQcabaeiMBe
form	ODbdeddcL.i
forma-	gHKdfeBeMec
formatting	gHKdfeBeMec
forms	Ibb.abcddJb
forty	eeFEDcdbeLe
found-	EdbbbGb
founder	CcbbbHb
four	.Bae.Gd
fps	fgRccEdeMfb
frame	EBGdcddcKeb
frame-	.......cJdc
frenc-	AbcabbIdaKg
french	AbcabbIdaKg
frida-	hNCBcddeH.c
friday	gKCBcccdG.c
friday's	bKbaabb
frien-	GbCbbbbeIad
from	BeIgcaEbiBI
front	CHdecDccEfE
front-	CDEEeffdfFD
frontend	BDEFfefefGD
full	Idf.DBedD.a
funct-	dgOghEFfH.c
function	DfLcfbBADAf
functions	idHfeGIiJcB
fuzz	abaaHaa
g	cOdcbbabKed
game	HCEBdggiEBA
garbl-	bIbab.b
garbled	bIbab.b
gatew-	fKdeCaB
gateway	fKdeCaB
gb	bdGdbId
gcp	cbeabDIcdAF
gems	Kc.abac
gener-	dcFbA.AfNfb
generate	BccbbbJcIfA
generated	DcbbbHc
generating	dEIbcbbcIdb
generation	bbKbabc
generator	bccEIda
geome-	cbDdcdMdLeb
geometry	cbDdcdMdLeb
germa-	GFbbcaeeHCf
german	.Iaabae
get	IaEbCdjjKDe
getda-	abJabac
getdata	abJabac
gets	aLggfFDfGEf
getti-	eQccCcfgMcc
getting	eQccCcfgMcc
giant	cbJaab
gift	.Nccdbc
git	FfeFdfIHbhC
githu-	afd.eBOgIBd
github	afd.eBOgIBd
gitig-	hecabbTTjgc
gitignore	hecabbTTjgc
gitla-	EdccecNdGCf
gitlab	EdccdcM
give	GggDBGfcDGg
gives	eTdbbcdaLgd
globa-	aaIaaacdJbd
glsl	cbaJaaa
go	baOEBhjChgL
godot	bbabaIacdIb
goes	aRhdcbahMf
going	FCaEbfefBaD
gone	gaDEceF
good	.ddRbgadJbd
googl-	LCf.eBfgdOe
google	LCf.eBfgdOe
gorou-	bGaa.bb
goroutine	bGaa.bb
got	cDdbbHb
gps	dGcbHcccJcc
gpu	baacaIa
grade	.dFGbdb
gradi-	Icbbab
grading	Icbbab
gradl-	cCdbabI
gradle	cCdbabI
graph-	edfFEGdbIae
graphql	edfFEGdbIae
great	.DdEfeFcLfc
green-	Gcb.b.a
greenfield	Gcb.b.a
grey	cbbbbaNKdcd
grid	EJdbbcc
groun-	BbHbbacd.dG
ground	BbHbbacd.dG
group	FcbbFbc
growi-	bIdbaCccHcb
growing	bIdbaCccHcb
grown	.bIabba
grpc	bcIabCebbJg
guest	KCcbcbeeEeF
guest-	dMbabaccLed
guests	dMbabaccLed
guide	ibabbbScPjc
gzip	EcdbbcIfNdd
h	GdJbcce
had	bgffHFFeECc
half	ACNdecfgGCc
hand	KgcEacbbaJg
handb-	cbaabaJ
handbook	cbaabaJ
handl-	mdEOGaihIDe
handle	dEcccIc
handler	h.AIJgffJbc
handlers	beGcGbbd.He
handling	ceDPdddfFDe
hands	Ofab.bdeHdA
hangs	eNebcFegIEf
happe-	kMeeDJfgQib
happen	dMbAaaefKda
happens	jJefDJcdOhb
hapti-	Mbbcbca
haptic	Mbbcbca
harsh	bbbJbba
has	cLDhCfbfJgC
hashi-	.......dJda
hashing	.......dJda
have	AFcBacbd.Kf
heade-	BG.edcCGbCh
header	BG.edcCGbCh
headi-	eeeaaaRNgdb
heading	eeeaaaRNgdb
headl-	HbcbbEd
healt-	LCbbcbfeLeb
health	Kb.ac.dcKfa
healthcheck	JDbbccd
heic	eOb..afeLdc
helm	cbbaaaKfDGf
help	dbffdATH.ag
helpe-	efKdMceBKhe
helper	dfGcJcccMed
helper0	.aHabac
helpers	ccEcHacfLdb
here	AffLdHdfICf
hey	FHcbbcccJdc
high	EHdbbca
highl-	OdabbbddJdb
highlight	LcabbbbbIdd
hikar-	cdcbcFH
hint	Je.a.bc
histo-	MeaababdeMd
history	MeaababdeMd
hold	ccccGIccIcc
holes	a.bJcbbbbHd
holidays	Hab.a.d
home	.HAbaadeLgA
hones-	bacLaca
honest	bacLaca
hook	RddbccbfgTg
hooks	ddMdbcCddLe
hope	HeCbbaa
hospi-	Gabaaaa
hospital	Gabaaaa
host	H.bab.c
hosti-	GcaabCc
hosting	GcaabCc
hotel	HEbccbcdCfG
hotfi-	bBbHbbbcHca
hotfix	bBbHbbbcHca
hour	KLeccdhfGFg
hours	HJbcccgfKgA
house-	HdbbbDaa.fF
housekeeping	Iabbbb.aaeG
how	inkAcZJeSdj
how-t-	dbaaabJcIdb
how-to	dbaaabJcIdb
html	dNbba.eKfca
http	FcKdccdFAaf
https	ba.I..d
hub	Jbc.aab
hubsp-	PfeAbBgcfNe
hubspot	PfeAbBgcfNe
hundr-	ccDbcaH
hundred	ccDbcaH
hypot-	aabaHaacJcc
hypothesis	aabaHaacJcc
i	aHgMebfdQla
i'd	InGfFaaacHd
i'm	cCgDCHgeIac
i0c	bHa.aba
icon	Leaaabb
id	MfbcdEdcLfb
idea	bccdbIECAhD
idemp-	cCbcbHa
ident-	cgPaabbgaCE
identical	cgPbaabgaCD
idiom-	bbbLbba
idiomatic	bbbLbba
ie	cbbaaJbdJda
if	FAECbcjjQdd
if-el-	cbKaabbcJeb
if-else	cbKaabbcJeb
ifs	bbNbbdbdJdb
ignor-	fGcccbIHa.g
ignores	cMbabad
illeg-	cIabbaacIcc
illegalstateexception	cIabbaacIcc
image	EcQhfd.aNff
image-	aJffeBEEchF
images	.FffdCFEfgG
img	bMbabadMfdc
immed-	bLcbaac
immediately	bLcbaac
imper-	.......bKfb
impersonate	.......bKfb
imple-	RfdIdfgfaLd
implement	Ueccc.gfcMe
implementation	bbaKbc
impor-	AbCeceJDDdc
import	gEabebKKebc
imported	bcHaa.b
importer	EfCcBeDjMca
imports	FdBddcF
in	dBFBffFLfAh
in-ap-	Jda.abbceLd
in-app	Jda.abbceLd
inbox	IddbbbE
incid-	JdbaaaaceKc
incident	JdbaaaaceKc
incl	DfdcMbbdFCf
inclu-	.AbEABecBDc
include	bGcddGbdIda
included	.dcHDbcbBFf
including	EcD.aca
incre-	eddcGdNLcfc
increase	eddcGdNLcfc
index	BIDdccehHCc
index-	FFDeddd
info	AedbbbNKcec
inges-	AFdcbFd
ingestion	CabbaFc
ingre-	.......cbKf
init	dbOcbbcKdcd
injec-	bcGIcddd.Hd
injection	bcGIcddd.Hd
inlin-	abIbbab
inline	abIbbab
input	gMdcHccdFAc
insid-	FcGbcbb
inside	FcGbcbb
insis-	Ldbaabc
insists	Ldbaabc
insta-	eIfdcFC
install	bKebbdD.Fg
installed	cabbaHA
inste-	bIag..AEA.g
instead	bIag..AEA.g
instr-	EccabbEeBeH
insur-	IdbcDbddgKa
insurance	.......cfIA
integ-	CAhcCaDjDKe
integrate	Uiaac.gdoWd
integration	dCibE.GiMAe
inter-	aAB.ACggEcE
interface	bcJabab
into	ImZifgAjcEI
inval-	cEcbbGccIda
inven-	.EdcCDe
inventory	dFccCEecHae
invoi-	cKAFAdmaLjb
invoice	cGbEFdigOh
invoicebuilder	aaHababIdcb
invoices	EJbDi.igKc
io	cHcbbDb
ios	aKbf.eCfDgI
ip	Lc..abe
ipad	cLbabbbdHba
is	hGeEaFeBHee
isn't	Ke.aabb
issue	EgceFcFdH.c
issue-	FdcIccb
issues	FdcIccb
it	cEJaDjd.Lgf
it'd	JebcbFdeH.c
it's	jEaGbeFHBee
item	FGcbbcceHgD
items	GMdcdddeBHe
its	CaFcEAjeLAh
itsel-	.......dIda
itself	.......dIda
janky	cMdc.bb
janua-	Ibaaaab
january	Ibaaaab
java	fGNbcahBAlI
javas-	bbJaabb
javascript	bbJaabb
jenki-	acbaaaI
jenkins	acbaaaI
jest	ccHcHad
job	MHghgHg.CAd
jobs	bjHiADGfDEc
jose	.......bcJe
journ-	bbcaKacbdKe
journey	abb.HaaacHd
journeys	cabaJabbeJc
jpa	bbJbbbb
jquer-	bbGa..bccHb
jquery	bbGa..bccHb
js	CbYdebpBCAf
jsdoc	d.bbaaJ
json	QhidAdHFGjc
jsonw-	ddEaabGFgGg
jsonwebtoken	ddEaabGFgGg
jsp	baFaa.a
jsx	bcDGbbc
judge	abbMaea
judge-	bc.Iaac
judged	bc.Ibab
jumps	dMcab.cdMec
junit	abbbHa.bHdb
just	FkEdbHbcNib
jvm	bacacaL
jwt	HcbeDEghBId
k	HBHe.fggJeB
kafka	ebbcbKBbeKd
kanba-	DIccbda
kanban	DIccbda
keep	L.ddfC.cEGi
keepa-	abcaaaI
keepalive_timeout	abcaaaI
keeps	.Thcb.ggIEg
kept	NccbbcbddLd
key	MIfcdbhiJEf
keybo-	IJcdceddLfb
keyboard	IJcdceddLfb
keycl-	cbbdbNacfLc
keycloak	cbbdbNacfLc
keyer-	bIb.aab
keyerror	bIb.aab
keys	JdddcGccJcd
kg	cNbbbbcdKcc
kille-	aIbaabb
killed	aIbaabb
kills	aJcbabb
kiosk	CccbbbI
kitch-	Ecb.BaaadgK
kitchen	Ecb.BaaadgK
know	dcCdaLbdHbb
korea-	AFcccFd
korean	.......ceKc
kotli-	.......bccG
kotlin	.......bccG
kst	FEdbabcdH.c
kt	BcIaDchHbeb
kuber-	cFdebEC
kubernetes	cFdebEC
ky	.aKcaaddaId
lab	Kbdabba
label	chbbaaQLi.d
label-	DF.bbaeebKd
labels	GCbabaeebJd
lambd-	eALcDdd
lambda	eALcDdd
land	CHbbbad
landi-	fgEFCfE
landing	fgEFCfE
lang	gNcab.bePgd
langu-	.......DcgE
language	.......DcgE
last	JKfabBmgTm
last_-	Kaccabb
last_login	Kaccabb
late	AJccbcb
laten-	bcbaaJ.aeHb
latency	bcbaaJ.aeHb
later	.......dHac
lates-	Edd.bbGeOhb
latest	Edd.bbGeOhb
launc-	BHaccab
launch	BHaccab
layer	fFHDcedcbKf
layer-	eEeHbAcb.Fd
layers	eFeEbDc
layou-	bbKcaab
layout	bbKcaab
lead	DbcHbbb
leade-	MGfeeBehJDe
leaderboard	MGfeeBehJDe
leads	JFccbbeeaJd
leak	ePdEdddfFFe
leaks	bKbbaacdHcb
leap	ddbcKEbdKdb
leap--	babcJab
leap-year	babcJab
learn	db.caKb
learn-	Jaaaaac.bhJ
learning	Jaaaaac.bhJ
least	.......aeJe
leave	IfeEcEdcKfb
leave-	dMbbabccIcc
leaves	dMbbabccIcc
led	SfccbcbcJeb
ledge-	dEEabab
ledger	dEEabab
left	CeDdcFa
legac-	dcCfbMb
legacy	dcCfbMb
legal	fGgccEF
legen-	cBbbbbI
legend	cBbbbbI
len	bHbaa.a
lengt-	bGaa.bb
length	bGaa.bb
less	FcMdcdedJcc
lesso-	EGbbcbc
lessons	.Haabab
let	XlH.ecldICh
lette-	FdbbcbH
letter	Ibaabab
level	MFebccefNfb
lgtm	cbbOccbdKcc
lib	ddJcIbegBJe
libra-	BgFebKefGBc
library	.fGeaJdfH.b
licen-	fedbbCOLfbc
licence	bdcbbEI
license	eccaaaNMefb
like	PBFbfcmkBLb
limit	KgbggCIHBhb
limit-	ehCFEAbeOhb
limiter	edcHHBfcIea
limiting	Lb.bcaedIda
limits	eeFAcCCcKfb
line	gKKf.bgJCid
lines	aeQcbdbfKfA
link	EObbabkjIGe
links	JebbdbD
lint	cEdcecMcJaf
linte-	dbacbaMcLgb
linted	aaabaaH
linter	dbabaaKbIfa
list	MEaagCmhQah
liste-	Kcaabab
listi-	Ldcbbaa
live	KfCdcCcc.He
load	eHedGeC
loade-	.fDeFGfeLeb
loader	.fDeFGfeLeb
loadi-	FJccccdeKeb
loading	FJccccdeKeb
lobby	Jcaaaba
local	C.LcdahFbac
local-	AJdceHgBC.f
locale	DAcccJeeJcb
localhost	dLa.aad
locat-	DIbdbbccJcd
lock	cHDFdef.Jhb
lock--	baabbH.bcHc
lock-in	baabbH.bcHc
locki-	accNaeadEAb
locking	accNaeadEAb
lodas-	edacbCMKg.d
lodash	edacbCMKg.d
log	Oicig.MInGb
log_l-	ceda.bOLfcc
log_level	ceda.bOLfcc
logge-	hECBeHecKdd
logged	eIbFccb
logger	ccFdbJccJdc
loggi-	eGbcbcH
logging	eGbcbcH
logic	ghLMFhgfPfc
login	Oegd.A.bCEf
login-	dfKcbdGGCef
logis-	Hb.abab
logistics	Hb.abab
logo	cNcba.eKgBe
logou-	EEbabcbcaHd
logout	EEbabcbcaHd
logs	Mcbbbbb
lol	cHAfdHdeIgD
long	ECEheGgdMde
longe-	dIecbIddJcb
longer	dIecbIddJcb
look	jAEXehgeNde
looks	cCHbb.c
looku-	FdJcccceMec
lookup	FdJcccceMec
loop	dOAccDh
lose	COcccddeHCf
loses	fIcbFca
losin-	JBbbbbc
losing	JBbbbbc
loss	cGccbEa
lost	CBaddeIb.Fd
lot	dcFcDCb.gKc
love	PeCcbecfFaA
lovel-	McbbbbbcJdc
lovely	McbbbbbcJdc
low	Iabbaba
loyal-	Gd.aEcc
loyalty	Gd.aEcc
luxon	a.Ibaac
m	FdFeddFGBfd
m0	aJbba.c
mac	ccaaaaKaJed
machi-	CbHcacb
machine	abIbaba
macos	e..aaaH
magic	BEDabag.cIe
mail	BDaeedJEjCA
mailc-	HcbbCbccAHf
mailchimp	HcbbCbccAHf
maile-	dBIdEcfgLhC
mailer	dBIdEcfgLhC
main	jBfabFKaJfc
maint-	BhBCHdddAEb
maintainer	bcDcIdb
maintenance	Kfa.bAb
make	.jRgghPN.oA
makef-	bbbObeccIcc
makefile	bbbObeccIcc
makes	fKeeDGfeLcd
manag-	NhbAfbAcEgE
manage	GcbaacC
management	KACcccfeBfI
manager	KifDeBBAFiC
many	IeddBEc
map	LAbfaEjgFFe
map'	aGb.a.egIaa
marke-	GDecdcCAbkK
marker	bKbaabb
marketing	AcaabaH
marketplace	LdbababbdgM
marks	Hcaabaa
marku-	bcBIadb
markup	bcBIadb
match	AHFccce.F.f
match-	CecEccGDdgG
matches	acaabaH
matchmaking	Icaa.bbabfI
max	deddCGG
max-f-	bbdaabL
max-file-size	bbdaabL
max_c-	dccabbOKddc
max_connections	dccabbOKddc
max_l-	bbabaIb
max_lag	bbabaIb
max_u-	bcbaaaH
max_upload_mb	bcbaaaH
may	EfGdedGfA.F
mb	kGeffDQL.jb
md	bdAbaaH
me	IbkLdJnjTia
mean	acacaH
meani-	Bc.ecFBhJdC
meaning	CcbdbFCfGdC
means	........fIc
meeti-	JebaaCcd.Id
meeting	HdaabBc
meili-	cabaaIa
meilisearch	cabaaIa
membe-	SgbaacdhCE
member	Ldbaac.cGeA
members	NeaaaaefBId
memor-	jJFigIAAJib
memory	jJFigIAAJib
menti-	Lc.b.becfKb
mentions	Lc.b.becfKb
menu	HAicedLBFfb
merge	ecbOceDcMfd
merge-	cadADbEeGeC
merged	bdcAEbFdIcb
mess	dbLc.ba
messa-	JbEfDAmj.IA
message	CaDeECjfFDc
messages	O.DccefgbMd
metri-	QdcbbbdeKbc
metrics	PdbbbbdeIac
mi	accbcaLJebb
micro-	ddLcGcddeeN
microservices	ddLcGcddeeN
middl-	hFEEDffeQjb
middleware	fdGGEdeePja
migra-	eeJNcefiEEb
migrate	AcRcedefhLA
migration	dbiPBbbfPha
min	GIdbbce
mind	adcPbcc
minut-	bJEefdBCIhd
minute	FEDcccgBFec
minutes	iJFedcECGgc
missi-	ceedDdQLefa
missing	bgedDdQLefa
mista-	dbbLbab
mistakes	dbbLbab
ml	Ia.aabc
mmo	Hba..ac
mobil-	.......cfDD
mobile	.......cfDD
mock	bbaaHabbJec
mode	KLccedghFEc
model	HDfcceEeAcG
moder-	Ec.cb.C
moderation	Hc.aaAd
modul-	lAOKFkjjGC
module	j.JJGhiiGB
modulenotfounderror	bJbdaaa
modules	eeNIcfdfAE
momen-	abMdcBfgcOd
moment	abMdcBfgcOd
monda-	aJegdEAcKec
monday	dFbaaDbaHfa
monday's	cL.ccaa
mondays	.......bHcb
money	abbCGdb
mongo-	cdIcaFddfLc
mongodb	cdIcaFddfLc
monit-	dGdbcdJeaaF
monitoring	bcc.bbLce.H
monol-	ccPabcccffP
monolith	ccPabcccffP
monor-	.cdDccIdcKd
monorepo	.cdDccIdcKd
month	fEfCECddaHc
month-	FHceFefeEFe
monthly	GKdcdcd
more	eJEdGegaHh
most	DFCdAdfhEHe
mostl-	cdDJcbceKea
mostly	cdDJcbceKea
mouse	Kdabaac
move	hhOfeEFhJBd
moved	ddba.aKIcdc
mr	bcaMabddJdb
ms	egOdcIfgOeb
much	eeF.CDdbHea
multi-	GagCfACfBaE
multi-language	H.a.badccKe
multi-region	eabIcBa
multi-tenant	LbfAac
multiplayer	LdaabbcbdeK
must	bLCfagAHi.B
mute	OcbccbbdOgd
mutex	cbHGcdc
mutin-	Jdbbaa
muting	Jdbbaa
mvp	KcbabbbbcgL
my	CHjWainjZlc
mysql	FaHecBeeaJd
n	.iI.BfCdaKe
name	eGDDfd.D.Cg
named	dHcdccI
names	EGcCcdefEaB
namin-	deGMdce.Jfd
naming	deGMdce.Jfd
nativ-	b.abaGaadJe
native	b.abaGaadJe
nats	dbbbaLbbgMd
ndjso-	Lbcaacc
ndjson	Lbcaacc
need	CbbiBBG.hJc
needs	JbefECffIc
negat-	eLbcFdcdJcc
negative	eLbcFdcdJcc
neigh-	bKcbaba
neste-	gfUfdFdfQhc
nested	gfUfdFdfQhc
never	gMBdFecdBFd
new	FlbFhBHfeGD
new_m-	LbbbabcJdcc
new_menu	LbbbabcJdcc
newco-	cbFbbdH
newcomers	cbFbbdH
newli-	cHb.b.a
newline	cHb.b.a
newsl-	DEdddbE
newsletter	BFdddbF
next	OjdBeFdhMd
nginx	eEgdcbPHAfd
nice	GcbbcFceIbc
night	BEfD.ChfOed
night-	dGhhEIb.ECh
nightly	cHggEFbACCh
nit	bcNccb.Iccc
no	fBbaEAaiRgb
nobod-	Eh.dJdA
nobody	Eh.dJdA
node	eEefgHK
none	bAdbJabajNc
not	kNkGaaCCIhd
note	KEcbccdfMeb
notes	HecdcbIhCId
nothi-	eNIdAanhCbG
nothing	eNIdAanhCbG
notic-	HhLcbdcdgMb
notice	AgLa.cbdfKa
notices	Kcabbaa
notif-	NGcdbdhe.Jd
notification	Lea..bcbfLd
notifications	IHbdbcee.Hc
notify	Kbabaac
notio-	DbacbFc
notion	DbacbFc
now	Cbge.cNKiAd
npm	eIccbaEBGfc
null	dJaaaabdLfb
nullp-	cIcab.aeJcc
nullpointerexception	cIcab.aeJcc
numbe-	MahgA.BCFbg
number	OeeeBgEDDbf
numbers	FDedcHeeFDf
numer-	LccEccdeMfc
numerical	MbbbbbcdLec
nvmrc	bdcaaaMMedc
o	cFGcbcbcIcc
oauth	DacBBBgefNc
objec-	BaKbcafdDgH
objective-c	aaIaa.dbafI
ocean	bKbaabb
of	khCHFBAbCFf
off	.RhdddAcIea
offer	Kbbabac
offic-	JbfAdeFBhF
office	GaeAdcEBgE
offli-	HAbabbcccId
offline	HAbabbcccId
often	Kbabacb
ok	dFbLcgb
okta	Mecdc.CefOd
old	CBDfdCbfbaH
older	IDccbbccHcb
on	cLkFieKFIej
on-ca-	IfaabbCcIdb
on-call	IfaabbCcIdb
onboa-	DebcbcJeGfD
onboarding	DebcbcJeGfD
once	EKefFegeJCh
one	cJIgCdhcaFb
ones	.......fJBe
onlin-	MebbaacdhEG
online	MebbaacdhEG
only	KBiEgHjeEBb
oom	aF..aba
oom-k-	aIb..bb
oom-killed	aIb..bb
open	IIebccceAFb
opena-	.bcbbbK
openapi	bbbbbbLcJdc
openi-	DFcddEdeKea
opening	aGcccFcdKdc
opera-	AecccIEdcIb
operations	cccccIFacJf
opini-	bccLaca
opinion	cbbKaca
ops	NgedcbFdDAa
ops-0	bLca.ae
optim-	bcLbbba
optimize	bcLbbba
optio-	Rf.ccbdgLae
option	RdcbbdcfNgb
or	DdjEBEcgObf
order	IH.gaBkfBLh
order-	bBPfbCkeIhD
ordercontroller	bCGabbbbKce
ordering	.......aebG
orders	EEKhbajhHfG
orderservice	cbMbbbcaIdd
orm	bdNaabdedMd
orpha-	BIcbacb
other	gGA.hEBeC.B
otp	MbbbbaddfLb
our	bgDAeGAigKE
out	cGHcjJihKEh
outag-	bcabbMb
outage	bcabbMb
outda-	dcbaaaL
outdated	dcbaaaL
outpu-	ccLaaaceEHi
output	ccKaaacdFEg
outsi-	baJbaab
outside	baJbaab
over	BDANajjgFFf
overa-	bbcIbBbagKc
overall	bbcIbBbagKc
overv-	bcGfbIc
overview	bcGfbIc
overw-	dLbac.c
overwrites	cJbaaab
own	KeJfagagADC
owner	AcabbGA
p0	..ab.Fb
packa-	ggbBCaKDfJh
package	fha.E.KEfGg
packages	.......daJd
page	G.dffcLK.ak
pages	bdCcceMdAJg
pagin-	LIdecbedMde
pagination	JHceccddMfb
paid	.da.Gaa
pair	bccJa.beJda
palet-	BFdcdcF
palette	BFdcdcF
panda-	abHaaab
pandas	abHaaab
panel	.a.aacE
panic	bGaa.bb
panic-	cMcbabbgJba
panicked	cMcbabbgJba
paper	Hbbaa.b
param-	eAIbFbfFCgb
parameter	cBIabae
parce-	Jcc.ac
parcel	Jcc.ac
paren-	McbbbacfgDI
parent	Ib.baba.bfH
parents	Ibbaaab
parki-	Ica.aab
parking	Ica.aab
parqu-	McbabaccJcc
parquet	McbabaccJcc
parse	dIcbEcb
parse-	chIbOBlDKlc
parsedate	baJabda
parseheader	.aHabac
parseprice	b.b.Hab
parser	bgCaNCkbPkb
parsi-	EcGbabceJda
parsing	EcGbabceJda
parti-	bACECeedMfc
partn-	I.bcb.b
partner	I.bcb.b
parts	CbdFabA
pass	bLcceDcbHbc
passk-	HfbbccHdaLf
passkey	HfbbccHdaLf
passw-	KAh.bAcgbOe
password	KBgAaebg.Lf
passwords	CcbbbGa
past	bJbbbbacIdc
path	eHfGDbf
paths	bdCcIba
patie-	MccCcdcedGC
patient	HacCcdaadAD
pause	NdbbbacdNde
pay	GbabCcccdKe
payin-	JababacdaHd
paying	JababacdaHd
payme-	Bc.BCbbc..D
payment	b.abCABbDBd
payments	J.cbCbffdaK
payments-v0	bacKac
payou-	LeaabbabAfG
payouts	LdaabbabAgG
paypa-	Jdb.aba
paypal	Jdb.aba
payro-	Gcd.Dbbc.eH
payroll	Gcd.Dbbc.eH
pdf	dJfdEFffLcc
pdfs	FIccbcd
pen	dDbCeFc
peopl-	ILhfAgah.DD
people	JJheAg.g.DD
per	P.bbb.igCHd
perce-	cJdbIcgfAJe
percent	aDcbIbedbKe
percentages	cKbbbab
perf	ccObbbbdJdc
perl	bcIbab
permi-	.......caHe
permissions	FEabcbcbdJd
persi-	Jcbabab
persist	Jcbabab
perso-	FfdEcGfdHca
person	GebIbbedKeb
personal	Bace.G
pg	cbbdbFG
pharm-	Habaaaa
pharmacy	Habaaaa
phone	bIcgCeFBG.h
phone's	cJbaabbeIcb
phone-	AMcbbccgHfD
photo	GHbcbbfeFEg
photo-	GcbbaCb
photos	GcbbaCb
php	cbPcbbecdmU
physi-	EcbbcHcdHgC
physics	CbbbcHcbIdb
pick	JHcdcdd
picke-	AEffDHfeLeb
picker	DJeeFeedLeb
pictu-	FbBfe.EeHBe
picture	LfDdcBe
pictures	dGecacHcIcc
pie	FJccccdeKcc
pin	KiffHfGJCid
pins	c..bG.bcJdb
pipel-	chafaGKfA.E
pipeline	AfAfaHDdDFe
pipelines	ccc.bcNcceK
place	DAGgdDg
place-	bCDBfGhgHBc
places	feFCcJdeFBc
plain	bdGdaFccaHd
plan	aadBBEdeHeC
plann-	HbccdGcdabG
planning	IbbabababdH
plans	JbcabaacdIb
platf-	IeeBcEdbfCE
platform	IeeBcEdbfCE
play	GdHdbcb
playe-	VCbefffgJAd
player	TBddedefLe
players	OCebcdcfGDe
playt-	Jcabb.c
playw-	ddb.NacchRg
playwright	ddb.NacchRg
pleas-	.gbIaaBCIge
please	.gbIaaBCIge
pls	JceGBhcfFDd
plugi-	aabaaIb
plus	.GcbcbCcAHf
plz	eFbIbbceKdb
png	ARebcahK.fe
pod	bLcaabccJdc
podca-	NdbbbbbcFeB
podcast	NdbbbbbcFeB
point	cebDaHa
point-	FDcdFeddH.d
points	FDcdDeddFAd
pool	cdEJbebbHcb
port	eCAdccJIicD
porta-	Pgbcab..kbM
portal	Pgbcab..kbM
posit-	aEccbEb
position	dFbbbFacHda
possi-	HCAeeEfgEGe
possible	HCAeeEfgEGe
post	RfbbcbdedMd
postg-	CeDjbDFb.Ig
postgres	DcCiaAEeBIf
postgresql	heFfdKFBaFf
posts	BOcbdaggJab
pr	ffeRfACgRjb
prd	Iccaaaa.bjK
pre-c-	eDbebbKdKdc
pre-commit	eDbebbKdKdc
predi-	Jccbaaa
prefe-	bcbccDH
press	HIdbccddLdd
press-	cJaabaa
prett-	ccecbbQdPge
prettier	cbcdbcPgQfe
price	hIfgGKfaBFf
price-	hMCeD.feL.g
prices	ePeccDdeHCf
prici-	e.GcdcGDEcf
pricing	e.GcdcGDEcf
print	QgddcGefQib
print-	IBHccgf
prints	IDbbadd
prism-	bdNaabdedMd
prisma	bdNaabdedMd
priva-	dGKcbagIgba
privacy	cIba..d
private	bcLbb.dHeba
probl-	dcdPbabcKdc
problems	dcdPbabcKdc
proce-	fDcdcFEcIcc
prod	eagFb.IACBe
produ-	EfD.gaEbElJ
produce	Iabbaba
product	DbIgfaChIlK
production	.chGcdKGegE
products	MdcdaDefEFe
profi-	FB.cbBebbFc
profile	FC.cbBeaaHe
progr-	PbabbeddBB
program	Jc.abcbbeJd
programme	Ja.abcc
progress	MbbbaccdH.d
proj--	cKbabbb
proj-0	cKbabbb
proje-	GbDaBedg.Ng
project	GdDaBddg.Ng
projects	aHabaca
prome-	OdababddJdb
prometheus	OdababddJdb
prope-	eAecKcDdLh
properties	bGd.b.B
property	.dbbKabdGfC
property-based	aabbJaccJdc
prora-	dedEGEdeKcc
proration	bccFHcceKcc
pros	c.abaH.abHe
prote-	Jda.aacceJb
protect	LcabbbcddJb
provi-	ecDcbLc
provider	dbDcbJc
prs	abbca.H
publi-	Dgi.bbOiK.b
public	ChhAbaOgKca
published	Ha.c..d
pull	fjGFBgGeOdf
purch-	MddbCccd.fJ
purchase	JdcbDcb
purchasing	Ibbaaaa
purpo-	bbcdbNbdJbc
purpose	bbcdbNbdJbc
push	GCededHfDCa
pushe-	CbbGbab
pushed	CbbGbab
put	C.GfAFj.Gbe
puts	dObccbbdKfb
px	bcbbbbLJdcc
py	kAJGCj.NBmc
pytes-	dccdNcDCGfd
pytest	dccdNcDCGfd
pytho-	fBJeddGHhdD
python	eCJeddEGhcD
q	cHbbaCb
qa	BebaJbbcGac
quali-	dcbPadb
quality	dcbPadb
quant-	cLabbcadJbc
quantity	cJaaaca
quart-	IfcdDFffHBd
quarter	KdbcEbe
query	j.QHebhfKAf
quest-	becdcMCdFAd
question	cd.caMbcHcb
queue	..DbHAkCFfb
queue-	dEeccEF
queues	bbdbbEG
quick-	DeIFddeeHBe
quicker	bbKbabb
quiz	Kcbbb.b
quizz-	Iaaaaac.beG
quizzes	Iaaaaac.beG
r	CcbbcbI
rabbi-	babbaJbbfLd
rabbitmq	babbaJbbfLd
race	cKbEfbccIda
rails	cdP.bbdceeN
raise	ehgBJeLHeEg
rando-	GCbbbcb
random	GCbbbcb
range	CHecEddfKcb
ranki-	EDcdcDc
ranking	EDcdcDc
rate	GaiFbCdgRib
rates	BOdccaeIafb
rathe-	ddHbbcG
rather	ddHbbcG
ratin-	Kc.cabaagAG
ratings	Kc.cabaagAG
raw	dGJcccddbJe
rb	deKHAdgaHdb
react	ceHcCIiBlCG
read	fADeeFECb.a
reada-	.......cIdc
reade-	FAa.acdcbHc
readi-	KDebdChgMcc
reading	JDcabcfeJda
readings	FCcbcEeeJac
readm-	fgdaadVJCjc
readme	fgdaadVJCjc
reads	aeccaEG
real	FdabGdc
real--	LdaaabcdgKA
real-time	LdaaabcdgKA
reaso-	GfdEdEdbKec
reason	HebbbFcaIec
recei-	BHDDedhDIic
receipt	MhHccbeaLhc
receive	eIdGcbb
recen-	bJcaaaaeIcb
recent	bJcaaaaeIcb
recip-	PcbbbbefEEd
recipe	JabaaaefHAc
recipes	OdbcbbbcdIb
recom-	cabbaJ.bfED
recommend	cbcbaK.aeKe
recon-	dHcdcKddKeb
reconcile	bbccbNbcIea
reconnect	bHaaaab
recor-	KeecccHeGCe
record	GdccbcHdJae
records	Jabbbab
recov-	Ibbabab
recovery	Ibbabab
recre-	aKbbbbccJcc
recreate	aKbbbbccJcc
red	bKbbEcf
redee-	KIecdcdfbLe
redeem	NdcabbabfLd
redeemed	CKcccbd
redir-	cJabaabdJda
redirect	cJabaabdJda
redis	bGeddCFId.e
reduc-	egQDCeggLAf
reduce	acNcbcc
reducer	dfKDCcefMeb
redux	dfQbbDgefUj
refac-	daUebbgFbCg
refactor	cgVdaafGcDg
refer-	a.BdeeM
reference	ebbacbO
referral	OcaabcedfFD
refre-	GJfedEgfCIe
refresh	GHfddEffBIe
refun-	fGadL.gbFEj
refund	hGgcNBedI.e
refunds	CEDccccBeKh
regex	abaKbda
regis-	CdbcDFd
registration	.......aeJd
regre-	fjaFTeceBGe
regression	fjaBSadeAHe
reimp-	bdHa.aabbgK
reimplemented	bdHa.aabbgK
rejec-	eKcHdbdgKbb
rejected	bJbaabb
relat-	aIbb.ca
relation	aIbb.ca
relea-	c..EbfEiHaB
release	c..EbfDiGaC
reloa-	aMbcbcbcIeb
reload	cJbaaba
remai-	EfIbacc
remain	adIaab
remem-	YgcdaddfGCc
remember	XfcdbddfFCc
remembered	Icab.b
remin-	GDCcdcce.EA
reminders	Gaaaaba
remov-	cCBfgCIHAbf
remove	A.EfffKIdBg
renam-	biOeGdbJfad
rename	ghQdGcaKfac
rende-	iFHfCGhgKad
render	cIEccac
renders	cBKbccb
renew	dbcFbdI
reord-	Meca.acfLea
repai-	eNababcf.BE
repair	cK.cacb
repairing	bHbaaac
repla-	hiQcdBECfLj
replace	ghRbcdFCfLi
repli-	AcccbbKIeAe
replicas	cbbbbaLKcde
repo	Dcb.cADdcBD
repor-	fMDKgoA
report	kPGMfndCDaf
reporting	DFcababahDF
reports	AcbbbaH
repos-	hhDFEeFebOh
repositories	efDdCcJbgQg
repository	feCHEdaeaJe
req	Mcabbad
reque-	BckEcAJEHid
request	D.iFacCaMhd
requests	.ececFJ
requi-	abcdbEG
resea-	dbabaKacdIc
research	dbabaKacdIc
reset	fH.aCaccJeb
reset-	DccbbcIcKeb
resetting	dbaaabJcIdb
resiz-	EdLbccedJda
resize	bcLaabc
resol-	aFeFEdgfHCe
resolve	aJabaadfKcb
resou-	.cc.aaGfHb
resource	.cc.aaH
respo-	fAJdcbEfGDe
responses	eAHdcbEfHCe
rest	CaBfAIhdCEd
resta-	AJcaCdeeDcE
restarts	CHbaccc
restaurant	........agI
resul-	ICJedegi..I
result	JdEccbb
results	CFIdceegbBG
retri-	EbfDccEBaDe
retries	cCfDbaG
retry	BgDLChgdNfe
retur-	IHaDcgjfSjc
return	HbdGbcdcJcd
returns	ELAcbfheOia
retyp-	LccbbaaaJfc
retype	LccbbaaaJfc
reven-	EHccbbc
revenue	EHccbbc
revie-	fhbXacegHEe
review	ffaWccdgIEf
reviews	Ja.gaaabhGC
rewri-	bbLdbAccfdN
rewrite	bbJcbBccdhO
rid	bcObbadBGee
right	EJfJeiffDGe
ring_-	abbI.ca
ring_buffer	abbI.ca
risky	abbKaca
roast	bccMbaceLdc
role	Jbbaaab
role--	Ibaaaab
role-based	Ibaaaab
roll	LdcdcdEeBHe
root	bdbcbNbdJdb
rotat-	aRccbcfePgd
rotate	EGbcbadcKdc
rotated	cMbbbcbcHda
rotating	dKaaaac
rough-	acHaab
roughly	acHaab
round	ADccFcccHbd
round-	hOadHdfgJDg
rounded	cNcbbbbeKae
rounding	ddEcKbcbIdb
rounds	eJb.baaacJe
route	DfJabbcDiBC
route-	EdabbGd
routes	CbabbGb
routi-	AdcaCEa
routing	AdcaCEa
row	HOeddedfEEc
rows	aFFffHgfNec
rs	hDBMEhi.Jhb
rule	JababbbcJdb
run	iGkBcFGaKhb
runbo-	dcaabbNeFfE
runbook	ebaabbMcLee
runbooks	abbaabG
runni-	.HfffBHdNdf
running	.HfffBHdNdf
runs	aBEdddF.EfA
runti-	aFbaaaa
rust	cdIIcedfBgJ
s	jaHghaSQcjd
s0	LddcbHfeDFe
saas	Peg.aab.bgJ
safar-	gMfdFEgfK.e
safari	gMfdFEgfK.e
safe	deeIbKddJdb
sales	PdcabbdbcMg
sales-	BEFcbcd
salesforce	BEFcbcd
same	iHPedf.jKeD
saml	IdbFbbe
sane	abaJaca
sanit-	bacIa.a
sanity	bacIa.a
save	MMdddeiaDEh
saved	IJeeeCfgDJf
saves	.Gbabaa
savin-	CHedHdeeLeb
saving	CHedHdeeLeb
say	hGfEcdHFAfa
says	bahdAeSObid
scale	bHbaa.c
scan	FebbaEb
scann-	IFccccc
scanner	BHcabbc
scans	BdHbabb
scena-	a.aaFabbeJd
scenarios	a.aaFabbeJd
sched-	aae.FaAcJjC
scheduler	f.cBHBcjMfC
schem-	FccJcdb
schema	FccJcdb
schoo-	HdbcbbE
school	HdbcabE
score	JfGeeDe
score-	.......dCHg
scores	.......bcJf
scrat-	HbbaAababfJ
scratch	HbbaAababfJ
scree-	DDBAfhDDdBb
screen	DEbeddEF.Cj
screens	DbFFhhAffEG
scrip-	SaCDghkhJEg
script	ScfGdfgeQib
scripts	FEIeddff.Ke
scrol-	hLKccdefOfb
scrolling	gJKccdefNec
scss	cdFFccBbaIf
sdk	ebdFbbIcJdc
searc-	.LA.AeikK
search	.LA.AeikJ
seat	abbaHaa
secon-	BEICghcBLie
second	bNiHcebeJ.e
seconds	IeLgffBbOjd
secre-	dccacHD
secret	baacaKb
secti-	..Ac.cFbCEf
section	..Ac.cFbCEf
secur-	.ggXedafCKh
security	.fgVed.fBLh
see	KEHDgljhE.C
seed	HHcdcdacFd
seein-	bIca.ab
seeing	bIca.ab
seen	aHaaac
segfa-	cOcbbaceLdc
segfault	cOcbbaceLdc
selec-	GEcdCdcdJeb
selected	HGccdcbcIdc
selle-	MecbaaacabE
seller	Kdcba..aCgE
semic-	FFeaaadeHca
semicolons	cKbbaab
send	KccbcGfgIAd
sends	.Jbad.cdcNg
senio-	babH.c
senior	babH.c
senso-	DDCcdDg
sensor	DDCcdDg
separ-	FgLbadcbBhH
separate	CfJa.dbbBgG
seque-	bdNaabdedMd
sequelize	bdNaabdedMd
serve	KcabbaccaIe
serve-	OciddcHEiE
server	NciddcIEiE
servi-	iABcBBDeiCL
service	eGbAcdEfA.E
services	jhGhGHCdoHL
serving	HbAa.bdabgI
sessi-	bCbffGFCcFf
session	cHceeECCaDe
sessions	IebacGddcJc
set	hbjdEBPaFbc
setti-	F.eddcJFDfd
settings	GeddccKGCfd
settl-	.dABHcddF.b
settlement	BcacIbcdHgC
setup	fcbbBdOcFCf
sh	GccdccH
sha	Kbababc
shade-	cbaJaaa
shader	cbaJaaa
share	JcbaaabeDGf
shift-	cJbaaba
shifts	cJbaaba
ship	cddDeGFeH.c
shipp-	EaEg.Aag.BE
shipping	BBEecDeddCE
shop	CFebBbbffIC
shopi-	acbbabKbHcc
shopify	acbbabKbHcc
shopp-	HAbacab
shops	Ibbabab
short	fdbGbeL
short-	NDbdcdddLec
shortcut	JEbcbdccHdb
shortcuts	LdaababcJcc
shoul-	Mc.gakHE..d
should	Ohaf.hIEbBe
shouldn't	fNGbcefgKgC
show	QDiBehbAMdk
shown	IFcbbbecaHd
shows	bSeceBfhMBh
shrin-	acKbaac
shrink	acKbaac
side	Kbbabbb
sideb-	FKecbbfeJ.e
sidebar	FKecbbfeJ.e
sides	.GaaacbcdLf
sign	OaffbcCeaKe
sign--	JhcdcEDCdGf
sign-in	IebcbbF
sign-on	HebabFcbcId
signa-	aGcDcab
signi-	bbbbaAI
signing	bbbbaAI
signu-	IfcaAcC
silen-	APcccddeOhb
silently	gQaabcceNgb
simpl-	IdKdbdfdbIc
simple	LabbaadceLd
simplify	bbKbabbcHcb
simps-	JababbbcJdb
simpson's	JababbbcJdb
simul-	CacdFeDbJec
simulation	HBbbbbb
since	aVedfeagOg
singl-	CcEfABbgaBF
single	BcEfABbgaBF
sit	.......aJec
site	IgecBdGfDiJ
sits	adBcHabdIcc
size	ehEedFKG.eb
skele-	Kdaaabb
skeleton	Kdaaabb
skip	Jcabbaa
skipp-	BIbbbbb
skips	.......cIda
slack	HHbbdbgdAGd
sleep	DdebdNdeJ.e
slip	HCabccc
slow	hMBfeIfeMdd
slowe-	bCCbbFfcHda
slower	aDebaGb
small	MaebceBfKhC
small-	bbLbbbbfPdf
smaller	bbLbbbbfPdf
sms	IfbbcHdceMe
snaps-	bbcbMbbdJcc
snapshot	bbcbMbbdJcc
snowf-	HcbbbCb
so	LDkhCbCfcLb
soap	baca.Ga
socia-	Jdbaaab
social	Jdbaaab
softw-	I.ababa
software	I.ababa
solid	.......adJd
some	.EjfM.bfTje
someb-	BhaDBeFcMfc
somebody	BhaDBfFcKfc
someo-	d.AIfGfeMfb
someone	d.AIfGfeMfb
somet-	dCFdHecgMhB
something	cdGcIdbgKgC
soon	cJabbaabIdc
sort	NaFfcdeeNgb
sorti-	cObccbbdMfc
sorting	cObccbbdMfc
sound	HaeMdgd
sourc-	bbbKcab
source	bbbKcab
spagh-	bcKbbabdHbb
spaghetti	bcKbbabdHbb
spani-	.bcabbJcdLf
spanish	.bcabbJcdLf
spec	AecbNbc
specs	cddcRbb
speed	eCPccdecJcd
spell-	bibbaaPLgca
spelled	.ebbaaK
spelling	bf.babMJfda
spike	bcbcaMbbHdb
spinn-	dKaaaabdJdb
spinner	dKaaaabdJdb
spins	bHaaa.d
split	bdQbbccjMgE
split-	abcJabbdIca
split_names	aabH.ca
sprea-	HEeaabdeAJe
spreadsheet	HEeaabdeAJe
sprin-	AcbaabH
sql	dfJPdhefGDe
sqlit-	DedecEH
sqlite	.......cJdd
sqs	babbaJbdeLd
src	bIgGKem.Hdd
sre	.cc.aaH
ssl	CcabacGbHcb
sso	Ogf.d.BgdNc
stack	HccaaCa
staff	LecbcfGddLc
stagi-	gAefcCPBFag
staging	gAefcCPBFag
star	.......adKf
start	EcFgefIIbkD
start-	aJKddeghJgE
starting	EEbaabc
startup	aEIcbbegHcB
state	bcJCbcc
state-	cFIccdcdKeb
statements	bbJbaba
stati-	KHddcdeEafB
static	GJcdcbdIadc
statu-	MbeddGef.F
status	MbeddGef.F
stay	eFHecCddFDe
stays	EBLddeegH.a
stdin	Lbba.ce
stead-	cAHabba
steady	cAHabba
step	edGbbdKcJec
steps	CEcdbdEfKae
still	fEafbDFGcBf
stock	HI.dddedd.I
stop	FIdccbddKdc
stopp-	ILcdcdfdOhc
stopped	EMbdccfdNhb
stops	bIddIeeeMec
stora-	FcFabbc.eHd
storage	FcFabbc.eHd
store	DaaeeBDfIBe
store-	K.cbaBgcfNe
stored	LfaaaCe.gNg
stores	DDdabCedBGe
stori-	FEaccbc
storing	FEaccbc
strea-	.cacbJa
streams	baabaHa
strin-	BG.eGdffMaf
string	DJBdecdeJ.e
strings	bcaaH.a
strip-	ECcGgeaccKe
stripe	ECcGgeabcJe
strok-	EIccccbcKdd
stroke	EIccccbcKdd
struc-	bbCJccbcIcc
stuck	cKbbaabcHcb
stude-	BJddedDfDcE
student	Gba.b.b
students	AJddddDfEaB
style-	bcKab.bbdLe
styled-components	bbKabbbbdKe
submi-	eFaabbE
submit	eFaabbE
subsc-	OdbacbbccLe
subscription	NdbacbbccKe
subtr-	HFcadae
subtract	Kabacad
suite	aebaNbcbjOc
suits	.......beJc
sum	caKaaae
summa-	ccbbaMbcJdc
sunda-	bKcccDcdKbd
sundays	.GcdcEc
super	BLdcabd
suppl-	OcbaaddfbLe
suppliers	OcbaaddfbLe
suppo-	HAbgiFBbEDg
support	KbjfgIDbDDf
supposed	cJCbbdb
sure	.......fLea
svelt-	bcFccHc
svelte	bcFccHc
swall-	eMcab.bfHAc
swallows	eMcab.bfHAc
swap	ceNcdbCAfLg
swift	aaIaa.dbagJ
switc-	BBLefcbiCJe
switch	ADNeebhiDId
sync	IbACgEihHFf
synci-	EHbcccddaHc
syncing	EHbcccddaHc
syste-	Efda.HbcjEG
system	Efda.FacjDH
tab	MBeedfD.Kgc
table	KeDcfHjhKFi
table-	HhIgeGde.CC
tables	EfGgfIccHd
tablet	GcEbbcc
tabs	cLdaaabbJec
tag	ccbEabGbKed
tagli-	dAaabaH
tailw-	bcJaa.baeMg
tailwind	bcJaa.baeMg
take	HffIeCcfCEb
takes	cFQCfhihRhc
takin-	acaKbbb
taking	acaKbbb
talks	dcJaba
tap	bIbabaa
tax	fBFgJAeBGfc
teach-	MFdddcdgfFF
teacher	NcbbbaddeAI
teachers	GGccccb
team	CC..ea.CgDA
telem-	DbabaDb
telemedicine	Gcaaaaa
tell	DifPcb.dJbd
templ-	.aCgAgLBBDg
template	eCccccO
templates	GdGdDdf
ten	FGEdcefeECc
tenan-	MAdbbcbdfJa
tenant	ECbbbab
tenants	MdcaababeJc
terna-	abHbaaa
ternaries	abHbaaa
terra-	fJdHedBfJeA
terraform	fJdHedBfJeA
test	eihcZbgaHbe
testc-	b.baIab
testcontainers	b.baIab
teste-	EhfaLEgfDCa
tested	eccbPba
tester	IdaccFd
testi-	b.baGaa
testing	b.baGaa
tests	mcedZdegOfb
text	cDgfdGJEf
th	cKbabaa
than	GCacc.c.Nie
that	JfheGaDcI.g
the	.ABc.bA.Mfg
their	KFjbgbDiANf
them	DFAfAh.fgTh
theme	HEbdddA
thems-	EeEcddFcCEe
themselves	EeEcddFcCEe
then	bKebbCb
there	IeadIFl.gIc
there's	CAAeAfEAcFd
there-	CAAeAfEAcFd
therm-	IEcbcbdeLdc
thermostat	IEcbcbdeLdc
they	JAGbfAjfaLe
they'-	HGbccdc
thing	HaHdAfffHiG
think	bfGOdgd
third	dLbbbaa
thirt-	abKabbbdeHB
thirty	abKabbbdeHB
this	gA.NbDkeJ.e
thoug-	eRdFcdhgOdc
though	dTbcbcggNdc
thoughts	aabGbb
threa-	AEfBdIhgFGf
thread	.HdecJegJAd
threads	Jc.b.ad
three	.MEdc.jiGGe
throu-	cHDAaEmhCMh
through	AKkDBElgFHg
throughout	ceMccEddeNe
throw-	COdccceeMdd
throws	EMdcccddKcc
thumb-	.......cKdc
thumbnails	FHcbbcccJdc
thurs-	bHbba.b
thursday	bHbba.b
thx	AeeeFeLHAed
tick	GccccHc
ticke-	QaedEdibbGc
ticket	M.ddGdhiBIb
tickets	L.bbbbd
tidy	bbIbbb.dKcd
till	BHcabbb
time	BKHagehfObg
timeo-	eDkbdcUOgfb
timeout	eDkbdcUOgfb
timer	HEeEBghcKfb
times	JOcfdeghGFe
timez-	eIcbFaddJad
timezone	cFabEacdG.c
timezones	dGcbEabcGbb
title	G.ecdfJGcBf
tmp	ccHcbGdG.dc
to	JfAfe.FGgFe
toast	adbaabK
toast-	.......cJdc
today	IhFcAgCAjJa
todo	GFccbcccKeb
todos	Kacbbba
toget-	AbbcbLd
together	AbbcbLd
toggl-	Icaa.adbHdb
toggle	Icaa.adbHdb
token	AbddHEeeFBd
token-	eBacD.BBFcf
tokens	CfeaBBED.Ae
toml	cbbbaaJ
too	KABdd.fbHea
took	HGebbda
tool	E.cabcD
tools	IDabacf
toolt-	GGcabcddKeb
tooltip	Ic..abccHda
tooltips	aJcbbaacIdb
top	GCEfgCeCDaf
total	gJLeDfgHBgb
total-	fIF.baeCdEc
totalprice	.aG...d
totals	eJc.ba.acGc
totp	OeccDcfegQe
touch	DhCdGAcdIad
touch-	dgCDIAfdIbc
touches	dddFHCd
touching	.dGdFcccIea
tourn-	FFbcccbdDgH
tournaments	Kd.aabbaceJ
trace	abbcbLb
trace-	bJcaaaaeIcb
traceback	bJcaaaaeIcb
track	Kbabacb
track-	QebbbcccgOe
tracking	QebabbdcgOd
trade-	dccccGI
tradi-	Jbaacba
trading	Jbaacba
train	defHccM
train-	PfBcbcdgcCG
trainer	Hbcaaaa
trainers	JcbaaaacbId
training	IcEbbbdeCdF
trans-	ACdag.Hj.FC
transaction	cHdFbcc
transfers	Gb.aa.b
translate	dcdbabPfbLe
trave-	abacaI
truck	GeaacFb
true	Obcbbbc
tryin-	dDbcaHb
trying	dDbcaHb
ts	EnLFJfmQ.md
tsx	faHDcbaGbdb
ttl	adaaaBG
tuesd-	dDcdbKccIdb
tuesday	cDbcbHb
turn	abRdcce.cGd
tutor-	Jcaaabb
tutoring	Jcaaabb
twent-	bedbGbIadJe
twice	cRhgBCghRdf
twili-	MfbccFdegOd
twilio	MfbccFdegOd
two	mLegCJafMg
two-f-	KfbcDadceOg
two-factor	KfbcDadceOg
type	GcGdAced.Kf
typed	bLbbbbbbIdc
typee-	cHb.b.beHba
typeerror	cHb.b.beHba
types	LbfFcbdIadd
types-	feJccBDAiBE
typescript	ddKbccEAiBE
typo	eic..aROhcc
u	cdFbbcH
uart	GCebbbA
ui	BAceJAecfKb
umlau-	ePcbbbbeHdA
umlaut	dLbbaaabJdd
umlauts	bKbabbb
undef-	bGb.b.adGba
undefined	bGb.b.adGba
under	DlReFaigNcd
under-	eababIAcIea
understand	eababIAcIea
undo	INfccffgQgc
unico-	eMccEcdeKdc
unicodedecodeerror	bMbbabcdIcb
unify	AcHdaaa
uniqu-	cFbcaFb
unique	cFbcaFb
unit	fCfdVbfgIdB
unity	bcbbCHbddHa
unplu-	bKaaabc
unrea-	DDFedEjbbJf
unread	JEbabdegDGd
unreal	bbabaHacdIc
unsav-	Ncacbbb
unsaved	Ncacbbb
unsub-	dMabbacfKcb
unsubscribe	dMabbacfKcb
untan-	bcMcadadKdc
untangle	bcMcadadKdc
until	ENedgeAaGdb
untit-	ccaabaKJdcd
untitled	ccaabaKJdcd
unuse-	cgJac.DIgb
unused	cgJac.DIgb
up	DFGgafckDHa
updat-	BEBdheGBABe
update	BBCdheIEB.g
upgra-	fHDdceGA.Fh
upgrade	eCEdbeICaGi
upgrading	bJ..abd
uploa-	CFbBgbADHff
upload	CccEg.DIbbf
uploaded	McbbabccKed
uploading	AKaaabeeKdc
uploads	BIEecdefKbc
uptim-	Kbababc
uptime	Kbababc
urgen-	dHbGbcc
urgent	dHbGbcc
url	JddabbCCcFe
us	bAgDEDedcG
usage	.cbGaaa
use	EjEEeEfBNld
used	bcFeGgDEegG
useef-	dddMcDcdIcb
useeffect	dddMcDcdIcb
user	Mf.eAEhhN.f
usern-	EIdcbbc
users	DLIedekjCDC
users-	acKbacacGca
userservice	acKbacacGca
usert-	cbLaabccJdb
usertable	cbLaabccJdb
uses	cdGbFac
utc	dJbabaa
utils	ffMdCbBEGge
uuid	cabc.I
ux	Hbaba.b
v0	KfefeEFAKic
vacci-	KabcbabbcId
vaccination	Jabbbab
valid	cDbcaGabIea
valid-	gaNaBBjgQhb
validate	aeMedFddLfb
validation	cGKecceeJcb
validator	bccFHccbIdb
value	bKcaabcfMdb
value-	fHddFdDBFfc
values	dAcdFcG
vanis-	dKaab.b
vanish	cGaaa.a
vans	JbbababbceI
var	bcNbbbcJcdc
varia-	gdOeBaAEEhc
variable	d.RceDjLhbb
variables	bcDcbdJiPdd
vat	.HfdCDe
vecto-	bb.aaHbafIb
vector	bb.aaHbafIb
vehic-	IcbaDbeeADA
vehicles	IcbaDbedCGe
vendo-	JaaabcbbeJc
vendors	Jababbb
verdi-	aaaHaca
verdict	aaaHaca
verif-	EeBbFdb
verification	Kda.baacdJc
versi-	IffcccKCIjb
version	JeecccHECec
versions	bbc..aIeNhb
vet	Kb.dbaa
via	OdacabdfcMd
video	DKcbbcegCaE
video-	Lbbbabc
videos	Lbbbabc
view	ELdbcdeeEIh
viewe-	cKbac.b
viewer	cKbac.b
viola-	aGbDadb
visib-	GcDaacbacId
visible	GcDaacbacId
visit-	Qdc.abfhKdA
visitors	NcbaaaffKbc
visits	Iac.aab
visua-	baacGa.aeKf
visual	baacGa.aeKf
vite	eDMdecAbbKg
vites-	aaMbeabccKe
vitest	aaMbeabccKe
volun-	JdbAaac
volunteers	Hcb.a.c
vpc	abaGaba
vs	dccbbObdgPe
vue	ddPDdce.aJh
w	.HEccdceHhF
waiti-	EdcHdDeeGAd
waiting	EdcHdDeeGAd
walk	dKababa
walks	bIcbCcb
wall	CIcbbcb
walle-	CcDdFbd
wallet	CcDdFbd
walls	cPccbcbdKdd
want	LoDDEBmjK.b
wante-	cceHcJccJcc
wanted	cceHcJccJcc
wants	HFg.cdAABCf
wareh-	GaffC.CfBBB
warehouse	GAedfAFeDaC
warehouses	DbabGad
warn	GidfcDLKbfc
was	GcgBGhBBIfe
watch	Jbbaabb
water	dCbIbbbcJdc
way	EaDGjChfHBe
ways	HgadbFa
we	IldCBIhfdMc
we'd	FdGcaccdaHc
we're	aDeCbCb
weakn-	bbbKbbb
weaknesses	bbbKbbb
weath-	KeAbbac
weather	Lddaaab
web	bcHB.accgCG
webho-	DDffCEcdJae
webhook	.AefECBcKec
webhooks	HBdefE
webp	MbdabaddLfb
webpa-	bbMbcbbbdKe
webpack	bbMbcbbbdKe
websi-	I.bbaba
website	I.bbaba
webso-	.IcbbBdeJcc
websocket	.JcbbBdeKcb
week	fEf.aEBcGad
weekl-	I.bebcCeEFf
weekly	I.bebcCeEFf
weird	eFcbHaceJcb
welco-	edbdbFKIaec
welcome	edbdbFKIaec
well	BBdEdCcbKec
went	bdacbDHcIea
were	LfedccHEGge
what	eoDI.LdgGBb
what'-	dfdLcJegIa
what's	dfdLcJegIa
whate-	dJcEbbdcJdb
whatever	dJcEbbdcJdb
when	VOkjA.poSAe
whene-	KGcccdeeAGd
whenever	KGcccdeeAGd
where	GdhedVgiEEb
wheth-	abeJaAa
whether	abeJaAa
which	Gga.aHffJac
while	OCcCdfhfOdd
white	eMcdbcE
who	ADdheL.gFaB
whoev-	Ic.abba
whoever	Ic.abba
whole	h.BFAAcikKH
why	hLfheO.eLfb
widge-	IfDaa.d
widget	If....c
width-	Icab.b
widths	Icab.b
windo-	ABcdCdEfIAc
window	IfbbEabdHac
windows	aDbbccFeEDc
wiref-	Lcaccb
wireframes	Lcaccb
wish	ChCeFeFEeFf
with	MD.fCfhlcQb
witho-	IAGeagegKbb
without	IAGeagegKbb
won	Jcbaaab
word	.GeccdIEFgd
work	eEccbJbdHeA
worke-	hGjFBbFBFcd
worker	gGiHfaICDce
workf-	dbebaaPcGAf
workflow	dbdbbaNcGAf
works	dCDhgIBeOee
works-	IdbcbGdfdFC
workspace	DcbcbGc
worri-	abaJaabdGba
worried	abaJaabdGba
would	RpiFcD.hFHe
write	ilieOCPAIcg
write-	cdbdGIcbIdb
writt-	eDdHdFegJfD
written	eDdHdFegJfD
wrong	jNbCfeHCb.a
wrote	b.cOcebcJdb
xml	cdHdbcHDeGg
xmx0g	bacacaL
yaml	GkkfDeUPeic
year	dfedGbNLeeb
years	cbaaJaacIad
yeste-	gPcBceaePge
yesterday	bJbaaab
yesterday's	fJcCcdCdMfc
yet	GgedBMecfKa
yml	GdmeccUTjfc
you	dDdSBpbCAad
your	cbcLaabcHAf
z	.......cJcc
zende-	JbbaabbcdKd
zendesk	JbbaabbcdKd
zero	.IAeGfhgAdJ
zip	JbaaabbcLed
zones	aIbaaabcdJc
zoom	Pdd.bcceGBd
zsh	Kbbbbbb
zusta-	efSbbDgffTi
zustand	efSbbDgffTi
…	cd.hbbRZgpd
→	gcMgCfGQm.d
가-	bEDjdDCDEfd
가게-	Jcbaaac
가격-	EAaebDaaBDe
가격순-	bIababa
가능-	JddDcCe
가능한-	bbcCbIc
가능할-	Mbacaeb
가려-	dKbaaabbHcc
가려짐-	cIaaaaa
가이-	fcaaaaMcKfb
가이드-	fcaaaaMcKfb
가입-	F.dbDd.b.Fe
가져-	GCcdcDddLec
가져오-	GCcdcDddLec
가지-	AdABbDb
각각-	hfCaAFEccaF
간단-	Jaaaabd
간헐-	bK..cbc
간헐적-	bK..cbc
갈아-	edHbbBB.gG
갈아타-	aaIaaadebJc
갈지-	b.ca.Hb
감사-	adgOcGfcaJg
감사해-	aacLabcbdKe
값-	CBfcccIH.ec
값을-	KcdcbbCHgBd
값이-	HGcabdddJdb
값임-	bbbbaIa
강남-	bcaaa.H
강남구-	bcaaa.H
강사-	IccbAabbgED
강의-	HCcbcac
강화-	Lcaaabc
같게-	bbGa.aa
같아-	AAEaabb
같아야-	bbGba.a
같아요-	EBbAabc
같은-	EJfed.Ag.bI
같이-	MccaAbedIbc
개-	gbEcCaEckQd
개가-	.FbcbFdbGda
개나-	cbFccFbcIeb
개념-	H.bbaaa
개발-	EdaabbFcfDE
개발해-	Haaba.bdfCF
개선-	GeICddfeLdb
개선해-	.dJbabb
개수-	.......dIdb
개에-	ccEBbbDcbHd
개의-	ddEBCBe
개인-	dAfCdEDFfGg
개인정-	cCdEcGdBfIe
개쯤-	.......bdJd
갱신-	hGedaDGBEeb
갱신되-	ecabaFG
거-	DfCE.hBB.dA
거래-	GFdbbade.CB
거래처-	ECaaaaddaHc
거예-	cdbbbGF
거예요-	cdbbbGF
거절-	EEdcDdccHac
걱정-	bbbGCab
걱정돼-	cbbFCab
건-	eADbABbbaaE
건가-	bbdCbHbcGcb
건가요-	bbdCbHbcGcb
건너-	bHdbbDb
건드-	IebBbCeeJbb
건드리-	JcdAbCeeIab
건이-	cIbba.a
건지-	ccdDcMddG.d
걷어-	abHaa.cdaJf
걷어내-	abHaa.cdaJf
걸-	babHCdb
걸려-	eELbbcddKeb
걸려요-	ccLaabbcHdb
걸렸-	Jaac.db
걸렸는-	Jaac.db
걸리-	daIbaFfeIca
걸리는-	deJa.DddHca
걸릴-	cabCaFb
걸릴지-	baaaaHa
걸림-	DcGbbab
걸립-	bbHa.aa
걸립니-	bbHa.aa
걸어-	IEcabceeKeb
걸어줘-	KbaabbcdJdb
검사-	EaECddd
검색-	cECdaEdhDGc
검색어-	cJbaaaa
검색창-	FDb.abeeGab
검수-	.baHabc
검증-	bcadNDigNeb
검증하-	cccbHGcdJdb
검토-	AbBJbdddCEd
검토해-	c.bHa.b
것-	FbA.cCccE.b
게-	EeecCGd
게스-	Jcaaabc
게스트-	Jcaaabc
게시-	CFdb.CefDCa
게시글-	FEcaadccMgb
게시판-	BEcb.Cee.Fa
게이-	.DgeFAABGfb
게이트-	eEfdGACBEfb
게임-	BEBCcbffCC
게임을-	AGbabbb
결과-	dDKbc.feFCd
결과가-	cG.bbCccEDf
결과는-	adKaabb
결재-	Jbacaab
결제-	EbAbBb.dbAD
겹침-	cGaa..b
경계-	dGebLcecIe
경계값-	dGfbLcecJea
경고-	FhcccEE
경로-	fIdCbDd
계산-	AaCaGaheOgc
계산기-	DbcbHbbcJeb
계속-	DPcbdeegIAc
계약-	EbbaCab
계절-	Iab.a.deIda
계정-	PbabgbbfdIB
계정에-	IaaabbbccId
계정으-	FAbaa.ccaFb
계정을-	Kaaaf.b
계좌-	Haaaabb
계층-	.......daFa
계획-	Gabaaaa
고객-	DAedcBF
고객센-	BddabbJGabd
고객용-	IbcbadDeeEE
고객이-	AeadbFE
고객한-	FDaabbc
고르-	.HbcbCcdIdb
고르면-	cIaaabb
고를-	Iaba.ca
고정-	GddbbaE
고정할-	GbaaaaacKga
고쳐-	iOgBdbEFfDe
고쳐야-	fJb.a.abhLb
고쳐주-	dOea.adCAAe
고쳐줘-	cDcaecLJaga
고치-	FfdAbGcbaFb
고치고-	IcaababbeIc
고치지-	adcC.Fa
고친-	adaaH.bcGca
골라-	FcbcaDa
곳-	fA.BbHcDaBe
곳이-	a.bcaGa
공개-	dcdaCbLdAGd
공유-	HeeDcDceGeC
공유하-	Hbaaaaa
공장-	Gaaaa.b
공지-	HfABdbA.hH
공지사-	LaaabbdcfMd
공통-	bcLcbaa
과금-	H.dbaa
과제-	CAcEBdc
과제인-	Gbaaaaa
관련-	dbbEbcH
관리-	Jdbbba.faCE
관리를-	baJbaaddbIc
관리비-	FbbbDab
관리자-	IddbbABdADa
관점-	babIaba
관점에-	babIaba
관제-	GbbaCbc
괜찮-	e.dMcCccF.c
괜찮은-	cedLcEccFab
교체-	giLcccLLiGj
교체하-	baHa..c
교체해-	dcJcbbE
구글-	JadBcBeegOc
구독-	LdcbEceg.EB
구매-	HbbaCcbcfBG
구매자-	.......aeCC
구성-	hdccACMeAHd
구성해-	cbaaDbFbbJe
구조-	DfdDcKfeHba
구조를-	HaedaGd
구축-	HcbaEbeehAK
구축해-	.......cgEE
구현-	MdbCbceeAHc
구현해-	MbbbbaeceKc
군데-	aaFd.aAafIc
궁금-	bea.bLbcIcc
궁금합-	adabaJb
권한-	AFdCAcdcbGa
권한을-	bIaaaab
규칙-	GcbbAbA
그-	aFA.cDeAC.d
그냥-	cMdbbBcdJdb
그대-	aBIabdcdEeD
그대로-	aBIabdcdEeD
그래-	GBcbBcc
그래프-	Gbaaaaa
그러-	HCbbacc
그려-	abbcbbMcKec
그룹-	Fbaaa.a
그리-	IdAababcFc
그리고-	Gabaaaa
근거-	bbcIbCb
글-	MEcccceeAHc
글쓰-	IAbabbc
글씨-	dKabababHcb
글씨가-	cIabaaabGcb
글을-	AGaaabc
글이-	fMaaabcdIdb
글자-	DFbbcdBAJgd
글자가-	dJaaaab
금액-	DId.cbcdHAe
금액이-	AJbbcbcdI.e
금요-	cKd.aabbLha
금요일-	cKd.aabbLha
급식-	Hbaaaab
급여-	FCbbbbb
기가-	bdIbcEd
기간-	FccbbEb
기능-	PhEbcagflME
기능은-	dbJaa.b.dhL
기능을-	IcaaaacccKe
기능이-	IcaaaaaadId
기대-	dFeaH.e
기대값-	.bdaI.c
기록-	IcccbGeeIac
기록을-	Kcbbbab
기반-	DcAcHbddeHA
기본-	GdebaaE
기사-	FdcbBbB
기억-	KcbbaabcKec
기억해-	JbbaaabcJdc
기업-	IbaaaacbcKe
기존-	Jbcbaab
기준-	f.eAcEG
기준으-	cBcAbHc
기획-	IebabCbbFkF
기획서-	FdaaaCaaDiG
긴-	DdIbbbdfJac
길어-	BbFaabb
깃랩-	aacaaaH
깃허-	CbdaabG
깃허브-	CbdaabG
깃헙-	dacb.cNcHda
까줘-	bacJaba
까지-	CdbbJadeBJg
깔아-	ddccDDF
깜빡-	JCbbbbccHcb
깜빡이-	Kcababb
깨져-	fObdfFdeLfa
깨져서-	eMaaaacdKea
깨져요-	aIb.cab
깨지-	cH.b.ac
깨지는-	cH.b.ac
깨짐-	cOcabadGbbc
껐다-	AHbabab
꼭-	cFAfEbb
끊깁-	bIbaaab
끊깁니-	bIbaaab
끌어-	FccbFac
끝나-	HHdcbdcdJea
끝나는-	cEa.abB
끝나면-	LcababccHbc
나-	.......dIea
나가-	CE.cDbgdHBe
나가게-	Hc.aabbbdHc
나가는-	ad.cHDc
나가면-	HDcbbdaaHfb
나가요-	cHBbbbb
나감-	dMcaa.ddHca
나게-	Kdababb
나고-	bGaaaaa
나눠-	ccLaaacfGfE
나눠주-	aaGba.beIca
나눠줘-	bbHa.ab
나는-	dMaaabdbFca
나는데-	dKaaaad
나면-	EHdbbbccQie
나서-	bLcacaccKeb
나오-	IBAdaccbHbc
나오게-	JgEcAbcbLgb
나오는-	CDebcaD
나옴-	fNBccCfdKeb
나옵-	bOcaabecMfc
나옵니-	bOcaabecMfc
나와-	fOfbbcDAGec
나와야-	F.a.abb
나와요-	fQcaabceKcd
나요-	dJaaacb
나은-	.......aeHa
나은지-	.......aeHa
나을-	dabaaJb
나을까-	cabbaJb
난이-	caaaaHa
난이도-	caaaaHa
날아-	BIcbAcd
날아가-	cIa.aabcIcc
날짜-	gHHdCddcGAe
남겨-	cddGEfEeIcb
남겨주-	cbcDCeGcIda
남고-	F.aaaabbdJd
남기-	Icaaaac
남기게-	Gd.ab.a
남아-	.......d.He
남아야-	GdbaCabcbGc
납니-	cNdaabceIcb
납니다-	cNdaabceIcb
내려-	DFacddBAHde
내려가-	bJbaaab
내려받-	J.babaddLfb
내보-	EIcbbbeeJda
내보내-	EIcbbbeeJda
내역-	EHdbbbcdDFf
내역을-	Hbbaaaa
내용-	bFBaabb
내용이-	bFBaabb
냉정-	bacJaaa
냉정하-	bacJaaa
냐-	baabaIacdKd
너무-	dEGdddE.Gdd
넘기-	Lbbbabb
넘기기-	Kbbbacb
넘는-	eMCbcbdeHac
넘어-	DFdcFcedFAc
넘어가-	EDccCbd
넘으-	FGcbbcd
넘으면-	FGcbbcd
넣고-	Hba.aac
넣어-	RhcaBAiiPeb
넣어주-	Kcb.b.ddDCc
넣어줄-	Ibbaabb
넣어줘-	Nhb.BadeLeb
넣으-	eNaaabcdGaa
넣으면-	eNaaabcdGaa
네-	.BcbcJddfFD
네이-	cEaDeFgfCGd
네이버-	aGBbdEfeBFd
네이티-	baAaaGbccIb
노션-	FcbdbHcebEB
노출-	GAbabbc
노출해-	Hbaaaba
노트-	.dCdcbKeLdc
높여-	baaaHaa
높여주-	baaaHaa
누가-	CbcdbJcdIbc
누구-	ccabbCG
누르-	EJcAcefdKec
누르면-	EJcbbdecLfb
누수-	cCbFbAccHcb
눈으-	cabKacb
눈으로-	cabKacb
눌러-	aNbcBdeeJbc
눌러도-	dPbbbccdLec
눌렀-	cJaaacadHca
눌렀는-	cJaaaca
눌려-	dH..aab
뉴스-	Jdcaaaa
느려-	cKdaaAccGca
느려서-	cLdaaabcGca
느린-	dDGbabccHdb
는-	.DAeDDhcE.a
늘려-	bee.aaOKfcb
늘려주-	acb.aaI
늘려줘-	bcbaa.J
늦게-	cGbaaCccGcb
닉네-	AFaaabbbGcc
닉네임-	AFaaabbbGcc
다-	aMaabcddiHE
다섯-	dbHbACc
다시-	gBJdEadcEkI
다운-	AIcabacdIda
다운로-	AIcabacdIda
다음-	GCfbcEefEbC
다크-	EIbcbceeLeb
다크모-	BIbbbbcdIdb
단계-	DeFdFbfdbJd
단순-	bbKbaca
단순하-	bbKbaca
단위-	GfbcNcffKgA
단위로-	JbbbbabbJec
단위테-	bacbKaabIdb
단축-	Habb.c
단축키-	Habb.c
닫으-	Hbaaab
닫히-	LabbbccdJcb
닫히게-	Kbabbbb
달-	Hcaaaab
달기-	AbcbaaH
달라-	hDGcb.BBeFb
달라요-	cKaaabc
달라지-	cdI.a.acdGA
달력-	bKbaaac
달아-	JfdEcdAfMfa
달아주-	EbbFacb
달아줘-	JdcbbcEeLeb
담당-	MdEddcd
담당자-	Nbcbcbb
당겨-	bbIaaab
대기-	CAcFbbd
대상-	daaEEbb
대시-	BCCbbbbcGab
대시보-	BACaababFab
대신-	bdABacGEDgb
대응-	ddacaALbHcb
대표-	cacaabLKcec
대표번-	bcb.aaH
대한-	EdcCHcdcDDd
대한통-	Ic.abaccaHd
대화-	KcbaaacdAFc
댓글-	HeAaCbdfIdB
댓글은-	Ic.aabb
더-	GeEdEeddKfb
던지-	Mcbbbab
던지게-	Mcbbbab
데-	fdHFcDffGBc
데가-	fdBGdIeAFcd
데이-	DccBbJhfAE
데이터-	EbeBbJhfADA
도-	KFaccdeeHb
도는-	eccfFEEbDBd
도는지-	.......aHdc
도서-	Jcbaaab
도시-	HbcAa.c
도움-	babaacKbcHd
도움말-	babaacKbcHd
도입-	MccbBbeddNg
도입하-	LcbbaabbeLf
도저-	cbFcbEb
도저히-	cbFcbEb
도커-	hBIddBDhMfA
독일-	aGaab.c
독일어-	aGaab.c
돌게-	abbbaaIcIdb
돌고-	aH.aaae
돌려-	M.fCdfafLcd
돌려주-	LdabaadcHda
돌려줘-	IBcdccCdLed
돌리-	aDBbCAfeFCd
돌리기-	HcbDbbb
돌리는-	gACdDDa
돌리면-	bKbbabc
돌아-	bNefdJgfOgb
돌아가-	.BadbHdcFb
돌아오-	CHbbbcbbHdb
돌아요-	bJaaacb
동기-	H.becGee.Ie
동기화-	H.becGee.Ie
동시-	dHbFacb
동시성-	abbIaba
동시에-	cHaaaab
동아-	Hbbaaab
동아리-	Hbbaaab
동안-	JacbbCdcIda
동영-	FEbbbbc
동영상-	FEbbbbc
동일-	ecObbabeFdC
동일해-	cbIabaa
동작-	gcNbbAbeCAA
동작은-	dcLabaadCB
동작하-	cEbdbHb
돼요-	cFBbBbc
돼있-	bbaaaaH
되게-	IdbbadDe.Hc
되고-	aBFabaccFBe
되나-	DeccbKbcJeb
되나요-	CdbcbIabIeb
되는-	.Gb.dAdeFAb
되는데-	DHadcgB
되는지-	bccEbHccJea
되면-	HccbaDcccIc
되어-	caAcaEA
되어야-	Habaaab
되어있-	bbaaaHa
된-	daLcaBdfcaI
될-	caFGbdc
될지-	.baFaab
됨-	cFBccCccFab
됩니-	.AFdCcdbcEA
됩니다-	.AFdCcdbcEA
두-	jIcdbGD.Ead
두고-	DgGcDadcKce
두번-	dIccbFb
두번씩-	cHaa.aa
둘-	cGbabbCbcKf
뒤-	bJcaabbbGca
뒤로-	AKcbbcceGdB
뒤에-	ABdcAGedGAc
드래-	Faaaa.b
드래그-	Faaaa.b
드롭-	.H.aacbcHcc
드롭다-	.Haaacb
들어-	KLeccefg.DC
들어가-	GKdcbeceBdG
들어간-	cIaa.bb
들어오-	LabbbbcdcKe
들어와-	FAcbbBbc.Hd
들어왔-	cKaaabbcIdc
등록-	NdbaaaeeiNa
디스-	Jbababb
디자-	EeBcBBccdDD
디자인-	DdBcBCc
따로-	.cG.aabcacG
때-	LfbeBcAgKAd
때까-	bEFceCc
때까지-	bEFceCc
때마-	bJcbDcddG.c
때마다-	bJcbDcddG.c
때문-	cAFBbbb
때문에-	cAFBbbb
떠요-	cJa.a.d
떨어-	EKdcccddJcc
떨어지-	FGcbbcddHcb
또-	eLaaaacdBEd
똑같-	fCKabbceGaa
똑같아-	baF.a.a
똑같은-	dcK.aabbJec
똑같이-	bbH.aba
뚫고-	dNbbabccJdc
뚫어-	Ibaabab
뜨게-	FcDa.cb
뜨는-	DcHbabddIdb
뜨는데-	bAGa.ac
뜹니-	eJ.b.abcJfa
뜹니다-	eJ.b.abcJfa
뜻이-	bbacaKa
띄워-	RebcacdfOhb
띄워주-	MaccaaceLfa
띄워줘-	NdabbbcdLeb
라고-	dccbbFIFd.c
라는-	GeabEcbaFcb
라이-	.eBgbK.e..E
라이더-	Hacb.aaacfI
라이브-	dcEfbMcdCFe
라이선-	eaaebIFdIda
락-	badNafabHea
람다-	bbJaabb
랑-	Ce.cbDCccIc
랭킹-	HbcbbDc
런북-	dc.aabK
레거-	c.CbaHd
레거시-	c.CbaHd
레디-	ABFddDe
레디스-	ABFddDe
레벨-	CedaabJGadb
레시-	J.baabc
레시피-	J.baabc
레이-	bcbGaDb
레퍼-	cca.aaI.eHc
레퍼런-	cca.aaI.eHc
레포-	AbcEaDcceFB
렌더-	bcGbDbbcJeb
렌더링-	bcGbDbbcJeb
로-	idMeafLOpCb
로고-	dIdccbGKddc
로그-	HCeccAabCDe
로그를-	JcbbbAccIdb
로그아-	cKaaabccGac
로그에-	FcbbbGcdHcb
로그인-	EDccca.b.Ge
로딩-	cDPdcdffOfc
로딩으-	caMbbbccJdc
로직-	icHBIAfdPic
로직에-	cb..Hb.bGea
로직을-	bbJbbaacKed
로컬-	BAedcBGCEec
롤백해-	bcababJ
루프-	FdBdcGdcIcc
를-	eBLeg.DKiEg
리듀-	caJbBcc
리듀서-	caJbBcc
리드-	Habaaab
리뷰-	iccUbaddLec
리뷰를-	.abGaab
리뷰해-	e.cOacccHbd
리팩-	dFFacbcc.Hd
리팩토-	cGHecbbcbId
리포-	aADdCeAAaFe
리포지-	cbEbFaccbHc
리포트-	AECcdeDCEdd
리프-	CEcccCc
리프레-	CEcccCc
린트-	baadabKdAGd
릴리-	..deAeMhHcD
릴리스-	AecbAdLhGcD
링크-	CKdCbdgeHab
링크가-	dLbbabb
링크로-	.......bIdc
마다-	aaac.aHcIdb
마세-	abbb.HaaHeb
마세요-	abbb.HaaHeb
마시-	.......bHda
마시고-	.......bHda
마우-	Icabaaa
마우스-	Icabaaa
마이-	cHEEbhefDcD
마이그-	..HIdgfeEA
마이너-	cLdbbcCcGAd
마이크-	bbGbDadbeeL
마일-	dFbbFbc
마일리-	babaGaa
마지-	IEbbbceAJfd
마지막-	IEbbbceAJfd
마침-	cccaaaMKecc
마침표-	cccaaaMKecc
마켓-	........cfI
마크-	HdeDEdcdJbc
마흔-	ddCaAaGafKe
막대-	Ibaaaab
막혀-	.......dIcb
만-	.......baEc
만든-	cbDIbcc
만들-	OdccacafjNB
만들고-	HbaaaabbfaI
만들기-	KbacaabcdKd
만들어-	Mecb.baegNa
만료-	FGhebDbaIdc
만료돼-	dJaaabb
만료된-	aIbaabbcIdb
만한-	aaaHaba
말고-	EhhBcBKJagc
말일-	bJbbbba
맞게-	dDAEbbba.Fe
맞습-	bcb.aaJIdbb
맞습니-	bcb.aaJIdbb
맞아-	dIbabaAAFcd
맞을-	baaa.F.beJb
맞춰-	bbcbabM
맞춰주-	aabbabJ
맞춰줘-	bbbbabJcJdc
매기-	CbcIbcb
매기고-	babIaba
매뉴-	efcabDMcFAc
매뉴얼-	efcabDMcFAc
매번-	EcbbccHbGda
매일-	KCecDdggIBd
매장-	HbaaaabcdIb
매칭-	FcbbaDb
머지-	dcbIbdFdJea
머지해-	.baHabb
먹는-	aaaaaHb
먹는지-	aaaaaHb
먹어-	aHbaaab
먼저-	AGdcbBadG.b
멀티-	IafEaea
멀티테-	J.fbaaa
멈춰-	AIaabdbbHdb
메뉴-	cagaa.LGdBe
메뉴명-	abbaaaI
메뉴의-	cbcab.J
메모-	ECCddCfeHAd
메모리-	fDEbbDcbHda
메시-	HbgebBFEfFe
메시지-	HbgebBFEfFe
메신-	Hbaaaab
메신저-	Hbaaaab
메인-	.eCbbbHDCeb
메일-	JGadeh.bJga
메일에-	eGecbcKH.ed
메일이-	cMbaacbcIcc
멤버-	Kbcbabc
멤버십-	Ibbaabb
며칠-	ccbbaMbbHdb
명령-	LdaaabcdJea
명령어-	Hbaaaac
명령에-	IcaaaabcGca
명이-	dEbaEAd
몇-	gCcdAOeeNgb
모놀-	bbKaabbbdeK
모놀리-	bbKaabbbdeK
모니-	eFebccMd.cG
모니터-	eFebccMd.cG
모달-	eJcFbbcdIcb
모델-	IdCbbcadcEB
모델을-	HAb.accccJd
모두-	.CabC.cc.BB
모두에-	AbbaFaa
모듈-	keMFKfigEEc
모듈로-	baJbbabdHbb
모듈에-	babbHaa
모듈을-	bbLbbbcccJd
모드-	KEcccceeEEd
모든-	ggKFDecdlTd
모르-	cDbbbGb
모르겠-	cDbbbGb
모바-	C.cBAacbacF
모바일-	C.cBAacbacF
모아-	AbJbbbc
모양-	DdEaababbGc
모으-	abIbbaa
목록-	P.AfdAhgPdd
목록에-	MAdbbbddNhb
목록을-	Hdaaaab
목록이-	CJcbcbccKec
목으-	cabaJbb
목으로-	cabaJbb
못-	aAFdcEdcJeb
무슨-	ccbcaMb
무시-	cGa..aa
무한-	FFcbbcbcJdc
무효-	aabbaIa
무효화-	aabbaIa
문-	cbIbaaabGbc
문구-	dcebbCMJaha
문구를-	ddcA..JGdc
문서-	haebbaSdI.e
문서로-	dadbaCIaF.f
문서를-	dbaaabLcGbb
문서에-	dCbbbbH
문서화-	cbaaaaIcKdc
문을-	dFJcbbe
문의-	IEcabcefAGb
문의가-	CHbbbcbcIdb
문의폼-	Habaaab
문이-	baIaacb
문자-	GCbdD.feAHe
문자가-	bIa.ada
문제-	aCbFccacCBb
문제점-	bbbJaba
물류-	Eb.bbBbdgCG
물어-	HAdedIedOgd
물어보-	LcbbbbbcJdc
뭐-	aabaaIb
뭐가-	dbad.NbdeKb
뭘-	BbbbbFa
미들-	ddDCDbbbIdd
미들웨-	ddDCDbbbIdd
미리-	Hdaa..b
미리보-	Hcaa..b
밀려-	eLbaaacdLfb
밀려요-	aHbaaac
밀림-	aHaaaac
바꾸-	bdEBcEddAFd
바꿀-	Hbaaaac
바꿔-	ceJcdeJHc.e
바꿔주-	geIbcbJGgFf
바꿔줘-	bcHbceGGc.e
바뀌-	aAEbccD
바닥-	FD.bbbccaeI
바닥부-	HbAaaabbcdI
바로-	cNdcccB.aEd
바로잡-	fKdbbbE
밖에-	adaaJabcHda
밖으-	dHKcebfdLeb
밖으로-	dHKcebfdLeb
반경-	JbbaaacdKeb
반려-	Jbacaab
반려동-	Gba.baa
반복-	DFbbbbccJdc
반영-	ac.aaaF
반올-	EFcAaddcHcc
반올림-	EFcAaddcHcc
반응-	eMaabbcdJdb
반응이-	dIaaa.b
받고-	BbcGababaGe
받아-	JaBfcCddCEd
받아서-	Ica.abb
받아오-	GdbabDc
받은-	dcbFbcG
받을-	EBeCcAcdIbd
발급-	JebcdBBacIe
발급하-	Jb.bcba
발생-	FHdbbceeNfc
발생합-	cIb.aabdIcb
발송-	FcDdeFedFCd
발주-	Lcbbaca
발행-	Jbbabac
방금-	abaFBbb
방문-	Hc.aaab
방법-	ddccbGHfPhb
방법을-	aaaaacH
방식-	aeHCdFfdaId
방식으-	.......cbHb
배-	JcccaDddIcc
배가-	bcab.Ia
배경-	ABgcdbLJBhd
배경색-	bbcbbaLJcdc
배경에-	Ibb.a.cdJda
배너-	.edcaaNJdae
배달-	IccbEbccgGC
배속-	Jcaaaac
배송-	HbEbbdccgEE
배열-	GcBCcae
배열에-	J.cbaac
배지-	KcbaabbdIbb
배차-	GbbbCbb
배치-	Fa.edFbdHbb
배치가-	eJBbbBddIea
배터-	JdbcbCc
배터리-	JdbcbCc
배포-	dAcdbFFeGcA
배포해-	bb..acH
백업-	JBdccc.eJe
백엔-	.cCB.cAbeaH
백엔드-	.cCB.cAbeaH
백여-	aaHbaaa
백오-	HeaaDad
백오프-	JbbababcJdc
백오피-	EcaaDaccfED
뱃지-	Kcbab.cdJdb
뱉고-	bHb.aab
버그-	aNgbFahaIga
버림-	cHaaaaa
버립-	bIaaaba
버립니-	bIaaaba
버벅-	eEIbbbc
버전-	FeeabbHHbbd
버킷-	.......cIcc
버튼-	FCfccdFEGla
버튼에-	.cc.a.G
버튼을-	AHaaabdeIda
버튼이-	CHbabaeeKdb
번-	BFcCbBheI.c
번씩-	dFabBCcbFac
번에-	Icb.babcFdA
번역-	dDdccbLgBJd
번역해-	cbbbaaKdbJc
번째-	dDGcdbBJfca
번호-	DEfdCdBCB.e
벌-	acHcbEd
범위-	BbaFabb
벡터-	cbHbbBb
벽을-	cLbbabccHcc
변경-	fiHDBdEH.i
변경해-	ebFbbaFGf.a
변수-	dAQBbanF.da
변수명-	abLaaafFbca
변하-	adHaa.b
변화-	cbI.babbBhH
변환-	BdBbHbedHAe
별도-	caKbbabeMec
별점-	Hbabb.abaFc
병동-	Habbaba
병목-	b.bd.IaadId
병원-	JbbabbbachM
보강-	bbcaKaacIcb
보고-	CceIbdBbbFc
보고만-	b.cc.G
보고해-	a.aG.ca
보관-	EEbbacb
보기-	Ic.aabccbHd
보내-	PbbbbbffAId
보내고-	DFcaabddeKb
보내기-	Ldbbabb
보는-	Jcbabaa
보다-	bIababa
보드-	Fba..ab
보상-	FAababa
보안-	dCcObfdbbIe
보안상-	aa.F.ca
보여-	OEfCddiiQdc
보여요-	eKcDbbc
보여주-	MdcDbaggOfb
보여줄-	Kbbabca
보여줘-	MebaabcdKdb
보이-	GDBcbcffHaa
보이게-	McbaabceJbc
보이는-	dcI.a.a
보임-	.Fabaaa
보호-	Kdb.babcdCD
보호자-	Kcb.babcdAE
복구-	c.aaaaHbHdb
복붙-	bbIaababJdc
복사-	KeGcacgeIca
본문-	GdbabEc
본사-	Faa.b.b
본인-	FacbbEc
볼-	EdbAacDddJc
봇이-	Ibcbaaa
봐주-	cEcKbeccIea
봐주세-	cGcIbdccJeb
봐주실-	aaaGaca
봐줘-	aaaJadabFca
부가-	dKbbCbccHcb
부가세-	dKbbCbccHcb
부분-	dfIJ.ec.Ifc
부분만-	cbKbbabcHcc
부탁-	bebJAb.aADc
부탁드-	EbBGccedCCb
부탁해-	.eeHCfD
부하-	aaaaFabbfBG
분-	DfEEAcffFBb
분기-	GccbB.b
분기에-	FbbaaAa
분리-	faRcbbdfBCA
분리해-	dbObbbcg.Hb
분석-	dbdc.OcbbJf
분석해-	d.ecANdabIe
분으-	deebaFKIbeb
분으로-	deebaFKIbeb
분이-	bbCcaGccGca
분인-	acbaaIb
불러-	aKabbbbcIcc
불러오-	aKabbbbcIcc
불편-	Hbaaa.c
붙여-	LfdcJceegQd
붙여주-	HcbbEbdcfMd
붙여줘-	MedbEccdeMc
붙이-	BbbbEAbbcIc
붙이고-	Hbba.ab
뷰어-	L.caaddeHdA
뷰어에-	M.cbadcdKdc
브라우-	EeccbFC
브랜-	baaJabccHcb
브랜치-	baaJabccHcb
블록-	BAIcbbd
블루-	cEccbHc
비교-	i.bd.QbbjOc
비교표-	daacaKaadHc
비교해-	g.bb.MbbeIc
비밀-	GDeAaAgiHCb
비밀번-	HDeB.AkiIDd
비번-	FDbbbbc
비어-	aLecEdddNgd
비용-	BdccaIabeIb
비용이-	DcbcaFa
비판-	bacLabb
빈-	hQebDbddJea
빌드-	CbChdDFiGEd
빌드가-	aebe.LAbFca
빌드마-	Jaac.db
빌드에-	aIb..cc
빌드하-	cbb..aH
빠르-	daMbacccHca
빠르게-	daMbacccHca
빠져-	dJAabac
빠져서-	bGaaaaa
빨간-	HEccCdfdIda
빨간색-	Jcaaaac
빼고-	CBEbbbeeBGd
빼기-	HAcab.b
빼주-	cdGbcbF
빼주세-	bcHbbbCeJca
빼줘-	eeIbccIGBed
뽑아-	.......cJeb
사내-	J..bcbbehEH
사라-	cHaaaab
사라져-	cHaaaab
사람-	eIAddGbgKeA
사람은-	cIaa.bb
사람이-	cFEabbc
사업-	AabbbHb
사용-	DABedAAeDFe
사용자-	GBccc..dAFd
사유-	Jeaaaaa
사이-	EHBadefgDBA
사이드-	BKbbbbddKeb
사이트-	IdAcabAdcEB
사장-	FbcbAbCaagI
사장님-	FbcbAbCaagI
사진-	HCccbCfdFAd
사파-	dLcbbBcdIcb
사파리-	dLcbbBcdIcb
사항-	aabHa.b
삭제-	MaCdabh.dIe
삭제하-	Hbb.aab
삭제할-	HaaaaabcbGb
살펴-	aabG.ba
살펴보-	aabG.ba
상담-	DbdccAGfDdE
상담사-	Gbaaaab
상담원-	.baaaaE
상세-	J.AbbbedAGc
상세에-	Kdc.aab
상수-	.cK...hGdaa
상태-	CdDBdFhhCEA
상품-	HAKdcfhgLfA
상품을-	Hcaaaaa
상황-	bbcdFDBcbF
상황에-	babaaGa
새-	EfcCe.FAeFa
새로-	Fa..beBdcaH
새로고-	AJbbbbb
새벽-	JafddE..Jgc
새벽에-	bb.b.Ha
색상-	aada..H
색인-	HAa..ddcdIb
생각-	aaaKbbb
생각하-	aaaKbbb
생겨-	cHb..ab
생겨요-	cHb..ab
생기-	HcabCcb
생산-	JabbabbcbcI
생성-	FCBbAfegEFd
생성기-	CbdBFdbcIfa
생성되-	GCb.cadccGb
생성이-	bIcaaab
서로-	bGdccACdHAe
서른-	bbGcEbcbeJd
서버-	DBbbcaBagcJ
서버가-	BIcbbBe
서버는-	eGBbbCd
서버를-	abF.aaa.ffL
서버에-	EBfcb.EedI
서비-	bBEdbBbdlFK
서비스-	bBEdbBbdlFK
서빙-	Jba..cecfFC
서빙하-	Ica..cccdKd
선택-	KCfdDedgQhb
선택지-	NcbbabcdIbc
설계-	Cc.HafbabeH
설명-	eefhcOKeLbe
설명하-	baaaabH
설명해-	cacf.Nb.DCf
설정-	afCec.MAHed
설정값-	ddFdbEC
설정해-	ecdc.bQ.Jfd
설치-	bca...G
세-	fBH.ABfeFBd
세금-	H.dcFcc
세션-	dBedbGF
세율-	aHcbbDd
세일-	Habaaab
세일즈-	Habaaab
세트-	AbaaEaa.cGd
세팅-	cbbcBbJcG.d
센서-	DFAccAffEA
센트-	Ibaaabb
센트리-	Ibaaabb
셋-	dJbaaabbeJd
소리-	JAbcbbbcGbb
소셜-	KEbdbcddeKb
소수-	eMaabbbcI.e
소수점-	eMaabbbcI.e
소스-	baAHbca
속도-	FeJdc.d
속도를-	CcHbbab
속성-	c.bbH.aaHea
손님-	GDccAbddbbH
손님이-	CFbbbac
손대-	cCabaEabbGc
손으-	Cbb.Eba
손으로-	Cbb.Eba
솔직-	bbcLaab
솔직하-	bbcLaab
송장-	DGdbBbeeBFc
송장번-	Gca.a.c
쇼핑-	.......be.G
쇼핑몰-	.......be.G
수-	QfbbaccfDFd
수강-	G.aab.bbdF
수강생-	Gbaaa.a
수납-	KabbbbbbbeI
수료-	IbbaaaabbcG
수료증-	IbbaaaabbcG
수수-	baacaJb
수수료-	baacaJb
수신-	Gba..ab
수업-	FcaCacabdGa
수정-	AFhAcCaAeIe
수정은-	eecDBJbbHea
수정하-	bGaaaaaaGcb
수정해-	dGdccbIFbbc
수준-	aaaFab
수집-	Ha..aad
순서-	Cd.dbECbEfC
순위-	Kcbbabb
숫자-	eB.ccFC
숫자만-	cccbbGE
쉽게-	cbGbcGc
슈퍼-	Hbaaaaa
슈퍼앱-	Hbaaaaa
스냅-	cbbbMac
스냅샷-	cbbbMac
스마-	EdDbadB
스마트-	EdDbadB
스위-	db.BGabdgK
스위트-	cba.H.acfNe
스케-	F.dBCebeIfB
스케줄-	F.dBCebeIfB
스켈-	Hcbaaab
스켈레-	Hcbaaab
스크-	NGBbeekgMbc
스크롤-	BIFcddfeLec
스크립-	QBa.gchfIac
스키-	.baHada
스키마-	.baHada
스타-	abJaaac
스타트-	.bIaabb
스테-	fDbcb.HdLec
스테이-	fDbcb.HdLec
스토-	FcAaCadcdGA
슬랙-	LDccbcfeAGc
슬랙으-	JcbbaabbJec
승인-	KecKdefeBIe
시-	eJebccIG.dc
시간-	CCBdeCcdHba
시간대-	bFa...b.eId
시간마-	JbbababcdIb
시나-	baa.GabbbHe
시나리-	baa.GabbbHe
시스-	DcbBbDdbjEG
시스템-	DcbBbDdbjEG
시에-	NBbbbcggKac
시작-	EDDc.dgd.aE
시작하-	aFGbccddHca
시작합-	Fbb.aa
시터-	Hbb.b.b
시행-	ccbabaL
시행일-	ccbabaL
시험-	aFaaaba
신고-	If.aa.b
신규-	GcbbcbFf.bH
신입-	eedHcCFcJeb
신입이-	ccbIbcDbGcb
신청-	Iaababb
실시-	Ldbaa.cciHD
실시간-	Ldbaa.cciHD
실제-	.AdbCFc
실제로-	DccbbHb
실패-	GAedFCheLeb
실패하-	IfbbDCecE.b
실패합-	cKbabba
실행-	fIddbCDeJac
실행되-	cGbbbEc
실험-	Gbaaab
심각-	bDcGbcbacGc
심각도-	aabGaba.dHc
심사-	DeeEABcbaGd
싶습-	IhCEcaefaFA
싶습니-	IhCEcaefaFA
싶어-	LfFCceegFcD
싶어요-	KfFCceegFbC
싹-	BdFDcbccfLc
쌓이-	GbacaBb
써서-	a.baF.b
써주-	daabacKcKfb
써주세-	daabacKcKfb
써줘-	gfcBFeMfKbc
썸네-	DFbbbbccIdb
썸네일-	DFbbbbccIdb
쓰고-	GabdADedbGa
쓰는-	chFgcJEEaBf
쓰던-	ccJbccE
쓰면-	dKaabaacIcc
쓰이-	babbaHa
쓰이고-	babbaHa
쓴-	.......cIcc
쓸-	Nccbdab
아니-	bFebccHBHgd
아니라-	bDdaaaG
아닌-	dIcFbcbcHcc
아닌가-	cJabaab
아래-	cdK..ac
아래로-	cdK..acdIda
아무-	FDbcAaddDbC
아무것-	Fba.aaaae.F
아무도-	.......aGcc
아시-	bcacaJa
아시는-	bbabaIa
아예-	ECcbCad
아이-	ALcabbeeF.b
아이디-	Hcaaa.b
아이콘-	IcaaaabbHcb
아이패-	cIbaaab
아이폰-	cKbaabbcIcb
아직-	Bc.cbIb
아키-	e.AIb.b.dKf
아키텍-	e.AIb.b.dKf
안-	gQdcDbdaGcd
안내-	..gccdQLBlb
안내가-	AHabbbbcIdb
안내문-	cdcaacNJddb
안드-	cH.bBdaeD.A
안드로-	cG.bBd.dC.A
안에-	bcKaAcdDbAc
안에서-	AdI..afDeDc
안으-	bdLa.aceIca
안으로-	bdLa.aceIca
안의-	EcHabaf
안전-	babJabbdGd
안전한-	bbbHaaa
않는-	acLbabc
않습-	.GbBacb
않습니-	.GbBacb
않아-	eLbaaaabHcc
않아요-	eLbaaaabHcc
않음-	aFbaaaa
알고-	dbcDEBcaIeb
알려-	DgeCbLceJbb
알려주-	FdabaC.bHea
알려줘-	dedEbNefJac
알림-	FCCdcbdhdJB
알림을-	cHaaaba
알림이-	dG.aaaa
알림톡-	bFacbcE
알면-	Gbb.aab
알아-	Fd.fbKe
알아봐-	bbbcbOcdLgb
알아서-	HbBbaca
압축-	IbbaaabbJec
압축해-	IbbaaabbJec
앞에-	bJbaabb
애플-	Hbaba.bceJb
액션-	dbeb.cPfMfa
앱-	DBaaababddI
앱까-	IbdbaAaa.gG
앱까지-	IbdbaAaa.gG
앱에-	Eb.b.Cc.fMg
앱에서-	.......acGb
앱으-	KbaabaceeKb
앱으로-	KbaabaceeKb
앱은-	cJb.a.ccdKd
앱을-	cFbbbcD
앱의-	.......cdKd
앱이-	cIDbdAddFhE
앱이랑-	BdEacCb.bfH
야간-	dDddcHCdHca
양쪽-	.GbaaabccIc
어느-	edb.aLAcIeb
어드-	HcbBb.b
어드민-	HcbBb.b
어디-	fcc.bTeeECc
어디가-	babGaAb
어디서-	cbaeaNcdIda
어디에-	aa.c.Ga
어딘-	cacCaGc
어딘지-	cacCaGc
어떤-	fdcJbHccIae
어떤지-	caaJaca
어떻-	hecDDHAbFCf
어떻게-	hecDDHAbFCf
어제-	iJeCdGbeNgb
어제부-	dH.aab
언제-	.cbcaKbcGac
얼마-	GbbdbFccJea
얼마나-	HabdaDccHda
업그-	bbIbaa
업그레-	bbIbaa
업데-	dFcbcbHEEfc
업데이-	dFcbcbHEEfc
업로-	CCg.DfCDCgA
업로드-	EDgBddDDCg
없고-	Fca...a
없네-	dEcBFcccJga
없네요-	dEbBEccbIfa
없는-	AafFBBddGca
없는지-	bcaIaaabGda
없습-	bBBaB.cbacF
없습니-	bBBaB.cbacF
없어-	aCB.DcdbEba
없어서-	CebaEbAbEab
없어요-	aCcBDadcD.a
없어져-	bHaaaaa
없으-	Hbabac
없으면-	Hbabac
없음-	gaFbEdCda.E
없이-	GBAcdBeeIgD
에-	JjdacbIJAff
에디-	GEbbbcbcFgC
에디터-	GEbbbcbcFgC
에러-	JadBefCCDcd
에러가-	.......bGea
에러를-	Habbb.b
에서-	bfDfbCJFeFg
에어-	KbbaabccccJ
에어비-	KbbaabccccJ
에픽-	IbbaabbcceK
엑셀-	DEca.bccIcc
엑셀로-	EAb.aabbE.c
엔드-	FfdcE.BeGAc
엔드포-	FfdcE.BeGAc
엣지-	dFbbHbecJeb
엣지케-	aaabHaa
여러-	HC.bbbdcLed
여부-	BdbGbaa
역할-	DdHcBbdeFCe
역할별-	.dHcBbcdJbd
연도-	dcdbDbJIcea
연동-	HCdAdacegQd
연동은-	.......bHda
연동을-	FbacaDc
연동이-	aHaabba
연동해-	QdbbabfcpVc
연락-	BcaabcG
연락하-	bbaaabH
연타-	cJbaaab
연타하-	cJbaaab
열-	HdEcdAceEbA
열리-	Ibbaaba
열면-	cKbababcHcc
영상-	NDeccddeHhE
영수-	GFdbcbccJec
영수증-	GFdbcbccJec
영어-	EccbbbHceKc
영어로-	abbaaaH
영역-	Hbaaaab
옆에-	MbcaabdeLeb
옆으-	bIaaaac
옆으로-	bIaaaac
예매-	bbaaG.acdJc
예약-	FDbbabbccBD
예외-	GfdEGdeeFBd
예전-	dGdcbHddKeb
예정-	.......bHeb
옛날-	CDdccdGH.ec
오늘-	dLcdbEeeJbd
오래-	EFdbbAdcGca
오래된-	Hbbaabb
오류-	FEbbbbcdJea
오타-	hh..abSQiga
오타요-	bab..cH
오프-	FAbbaAcbdHc
오프라-	GcabaBb
온다-	cHaaaab
온다는-	cHaaaab
온도-	BJcbbdcdIcc
온라-	Hcaa.ab
온라인-	Hcaa.ab
온프-	bbb.aaH
온프레-	bbb.aaH
올라-	EBdd.A.eBFc
올라가-	EAcccB.eEDc
올라오-	DFababc
올려-	fhdbJcMICgd
올려주-	eeAdKcEDGhc
올려줘-	ceebDbLG.be
올렸-	bdbGaDa
올리-	FIddedCfFDc
올리고-	CFccddE
올리면-	GJdbbcffHAc
올린-	cEcJbbdeKdb
올릴-	EdbcbbIcJdd
옮겨-	bdDaaaEeBC
옮겨주-	a.Fba.b
옮겨줘-	adBaaaGeFAb
옴-	dKbbabacJdc
옵니-	cLaaacdcIdb
옵니다-	cLaaacdcIdb
옵션-	QcDcccihOdc
옵션이-	Hcabaaa
와요-	dNbbacbcJec
완료-	DCebAcB
완성-	Ibaabab
왜-	hLcdbJecKgb
외주-	baaI.bb
외주에-	bbaH.ba
요금-	BfedCEFDbCe
요금제-	GdebAcF
요청-	aDiA.cHD..d
요청입-	bbc...H
용량-	ddcbbFIIbec
우리-	GhcbcNefdLc
우리가-	babbaIa
우리한-	aaaaaGa
운영-	AheCdCKAhDC
운영에-	cccJafF
운영자-	Hca.baa
운영툴-	GcCaaacaddI
운영팀-	.cbabbK
워커-	cAbbabH
워크-	EdddbdLeAJf
워크스-	Jbbbbab
워크플-	BcccadLdAHe
원-	MBdcadccLfd
원씩-	cKaabbbdIcb
원인-	dCdcbNcbMia
원인만-	bdbb.KbbIfa
월-	CEbebfGCAAf
월말-	GccbFcbbIdc
웹-	BeABAbA.dgL
웹소-	aDccaEa
웹소켓-	aDccaEa
웹이-	cHbbaEd
웹이랑-	cHbbaEd
웹훅-	.......dHBe
위로-	bIc.a.c
위에-	IdDbabe
위젯-	Gbaaaab
위주-	eddECBBdIcc
위주로-	eddECBBdIcc
위치-	LAddcCefHb
위치로-	Hca.abb
위치를-	Hbaaaaa
위키-	cbaaabJ
위키에-	baaaabI
위해-	HabaababcHc
위험-	d.bP.fccDAb
위험한-	c.cMacc
윈도-	eHbbbbDcKfc
윈도우-	eHbbbbDcKfc
유닛-	bdbbNbbeDcD
유닛테-	bbbbKbabJec
유지-	bcH.cDcdAaD
유지하-	CdJbcba
유틸-	dbCCFbccJeb
유틸에-	babaHaabHdb
유효-	dBFccFcbIec
유효성-	bcIaaaa
윤년-	dHcbFbcdJcc
으로-	iafbbfZWkic
은-	CbcbaaH
을-	gbHacbGIfBe
음성-	IDcbbbccIdb
음수-	MadcAbcfJ.d
음수면-	Mcccbab
응답-	FaFcceagPcf
응답에-	Gbb.aabcHcb
응답은-	aaGaaabbGAf
의-	CiDbdaINegb
의견-	cabKabbcEab
의사-	GbbaaaaaacF
의사용-	Eaa.aaa
의존-	edaAcCIhL.e
의존성-	ddACbcIgMbd
이-	gBfJcHdcKfb
이거-	cI..aab
이동-	CFaabcccIdb
이라-	g.BcCcGJcdc
이라고-	fC.abbHKedb
이랑-	adGcbABbHad
이렇-	aabG.abbGda
이렇게-	aabG.abbGda
이름-	AaJcaccJcf
이름만-	acJ.aadFcba
이름에-	cJDbbbe
이름을-	fcLbDaeKfda
이름이-	dHAaba
이메-	HC.caddaeLf
이메일-	HC.caddaeLf
이모-	aIca.bb
이모지-	aIca.bb
이미-	EaBebcEFGkc
이미지-	BACefbHHChb
이번-	KebCAdcdCbC
이벤-	.EacACdebFA
이벤트-	.EacACdebFA
이상-	BCBA.afeIac
이상한-	dFbCCdb
이슈-	bEdcBdFdF.b
이어-	BCBcceD
이에-	abb.aaH
이에요-	abb.aaH
이용-	CebbAaG
이유-	decEcEEcJga
이유가-	acab.Jc
이전-	bd.bbAHdfEE
이후-	cHbbbcDbGcb
이후로-	bJaaabcbGcb
인데-	dFABDcfGahB
인벤-	.......dKdc
인벤토-	.......dKdc
인사-	K.fdcdFAf.E
인쇄-	Ha.a.db
인수-	bbcHbCbbcHc
인앱-	aHbaabb
인젝-	aaaHabb
인젝션-	aaaHabb
인증-	HCe..aehBJe
인증서-	BEccbdEeKeb
일-	LeddbDa.Kib
일러-	Ibb.a.b
일러스-	Ibb.a.b
일로-	eFcccCF
일부-	bIbaabb
일시-	Hbaaaaa
일요-	bJbbb.bcHcc
일요일-	bJbbb.bcHcc
일이-	.eBcbFB
일정-	EEccbcB
일정이-	BGacabb
읽겠-	baIaacabGcb
읽겠어-	b.Haaca
읽고-	bbaH.ca
읽기-	aaHaaca
읽는-	bbJaabc
읽어-	dFccbIc
읽어서-	dIa.aab
읽은-	.......dIdb
읽을-	.dGAcdCbHdb
읽음-	Jcaaabb
입니-	DabdaEa.dHd
입니다-	DabdaEa.dHd
입력-	LIfcAdjiRgc
입력창-	bJbaabccHcb
입력칸-	Gbaaaab
입사-	cbbcbAJbHae
입사자-	bbbabaJcHad
있게-	Meaabc.dDDd
있나-	GfdEaBddAEb
있나요-	Fcc..CcbcFb
있네-	bKbaaadeJdb
있네요-	bKbaaadeJdb
있는-	bbBCbBa
있는지-	fcdHbJccLfc
있도-	Iabbaac
있도록-	Iabbaac
있습-	bGAcAeBaEbb
있습니-	bGAcAeBaEbb
있어-	ba.d.BDBBAf
있어서-	bCEccCc
있어야-	GfdcDdEdBCa
있어요-	bB.dBfGEbCf
있었-	MecbCbdeH.d
있었으-	JdcbDacdGAd
있었음-	Ibaaaab
있으-	KBeDAcifHAd
있으면-	KAeDAcifIAd
있을-	FbIccecbIfa
있을까-	FbIccecbIfa
있음-	CAcc.cEF.bd
자-	Kcbaabb
자기-	JbaaacbbKec
자꾸-	AOcdbcddF.b
자동-	LefdEfCjEIc
자동완-	JbcaaabdJdb
자동으-	HecbCcCdbJd
자동화-	BccaGab
자리-	HccFbca
자바-	ecNbbabdgAI
자바로-	baIbababbdI
자바스-	dbKab.bdfFD
자유-	IbbababbcIc
자정-	DHbbbcbbIdb
자주-	EcGbabc
자체-	DbdaabF
작성-	jcBcIeHeJkF
작성해-	geBcHdIdIjF
작업-	NCdcAdgfMdc
잘-	dCDFbecbJfb
잘려-	cHc...b
잘려요-	bHc...b
잘못-	EBcDbcbbbFc
잡아-	cFdbbcHdJdb
잡아주-	bHbaaaa
장단-	badb.LbbfKc
장단점-	badb.LbbfKc
장바-	dGec.CCBIgd
장바구-	dGec.CCBIgd
장비-	IbbbaaabcId
장애-	ChcdcCMcFab
재고-	GFAdBfee.dI
재고가-	cHcaCcacBEd
재생-	MDdcbddeJgB
재설-	gHBbEbefEbC
재설정-	fIbaEad
재시-	bBACCaebLfc
재시도-	adBEDbdbJec
재시작-	cHbbaCcbHdb
재작-	b.EbaAaacdG
재작성-	b.EbaAaacdG
저-	BabbbGb
저장-	cIeAcBbeDGf
저장되-	CAadaFdcGbb
저장됨-	.Gaaabb
저장소-	dceG..EdfKb
저장이-	.Faaaba
저장하-	GBabaAedBGf
저장한-	cLaaaccbHcc
저희-	abcFbDcbCCe
적-	cJbAabbbHda
적립-	BEaabaac.Fd
적어-	cdcFabHGadb
적어주-	cdcFabHGadb
적용-	FANeefeeLeb
적이-	bIaaaab
적힌-	bcaaaaI
전-	eecGFDeccKe
전권-	bba.aaH
전략-	cbKaabbcJeb
전반-	eb.JbAbadLf
전부-	ebFbCcBjjMG
전부에-	........cIe
전에-	HbeNddhfLdb
전역-	baJaaaceIcb
전자-	Ica.aaccagJ
전자결-	Faaaa.babeH
전처-	baGbDdbbHdb
전처리-	baGbDdbbHdb
전체-	bfBFdADhdEG
전체를-	abJCcbdbggP
전체에-	dcHacABdCHg
전체의-	badHbdEabHd
전화-	CFddecGFDia
전화번-	EAcddbGHCfe
전환-	dBKbaaedeGA
전환하-	CbHaabcdd.H
전환해-	baHbA.caeHa
절반-	AdK..bf
절반으-	AdK..bf
절차-	dbbaacNdJgA
절차를-	c.bb.cJbIfa
점검-	d.cMabccdJd
점검하-	baaIabbacHc
점검해-	cbaIaab
점수-	BdeKA.eeHac
접근-	JddIcceeFEf
접근성-	JcdGccddIad
접수-	GbbcbCa
정기-	JbaabacccJc
정기결-	JbaabacccJc
정도-	bdFBaBb
정렬-	KBddDceeNgb
정렬하-	bIababa
정리-	egPgdBFfMcd
정리해-	idMdcAGcKdd
정보-	LbbaabdecFA
정보를-	Hbbaaac
정산-	F.dadaCaeaF
정상-	fLcc.DdeJbc
정책-	HcabbBb
정해-	bbBdAGb
정해지-	aa.caHa
제-	bbbHaeC
제가-	cbcMacabJeb
제각-	cCIbbacacId
제각각-	cCIbbacacId
제거-	acb.a.I
제대-	ecCFBfBd.Hc
제대로-	ecCFBfBd.Hc
제목-	bbgccELJdae
제보-	cJaaabb
제어-	Haa.aad
제일-	BccdCJddFBd
제출-	.EaEdbcdHab
제품-	EcBbBac.bfH
제품으-	Fabaaaa
제한-	Cge.dFGEbAe
제휴-	Ibbaaab
제휴사-	Ibbaaab
젠데-	Haababa
젠데스-	Haababa
젠킨-	bacaaaJ
젠킨스-	bacaaaJ
조사-	fcbf.VeeCGe
조사해-	dabf.Pc
조직-	Hbc...c
조회-	MaFbcehhCIc
조회가-	dBJbbbccJdb
조회를-	Haba.bb
졸업-	Icb.aab
졸업작-	Icb.aab
좀-	efGGBChfIac
좀요-	FdbEbcb
종료-	cMbaabccKdd
좋겠-	QdAb.bihKab
좋겠다-	HdbbDbb
좋겠습-	Mebbaab
좋겠어-	OgCabaggMda
좋을-	BbceaJc
좋을까-	cabb.Ia
좌석-	dGdbHbc
주-	FbcaaEb
주간-	Jbbaaba
주고-	GdaaaCccbHc
주문-	BECd..ffCDa
주문이-	BCdcBEdcaGc
주방-	Fc...ba
주석-	ecHcccI
주세-	Cg.BcADABac
주세요-	Cg.BcADABac
주소-	GGhbacaaBDe
주소가-	bHc..aa
주요-	........dJe
주입-	bbHbcGe
주차-	GbBabab
죽네-	aIbaaaa
죽네요-	aHbaaaa
죽어-	cIc..ab
죽어요-	cIb..ab
준비-	.dcDbcGdFdB
준비중-	Hbbaa.a
준비해-	cbaaaaI
줄-	aaDcecIKi.c
줄여-	ffW..ajjPeb
줄여주-	deP..affKda
줄여줘-	ddOA.aggKbb
줄이-	dBFbBbcdMec
줄짜-	acKabacfMcd
줄짜리-	acKabacfMcd
중-	bAaaaE.aeGb
중고-	JcbaaabadfK
중복-	fEKeDeefIAc
중복되-	abIbaab
중복된-	abHabaa
중복으-	cIc.aaa
중에-	CbbcBDb
중인-	GbabCad
중일-	Hca.a.b
중첩-	dbQbbdbfMec
중첩된-	baJbaba
증권-	Iabbaaa
지금-	FgacAGcdABA
지금은-	JdcaCbbbaEb
지나-	dLcbbCccHcc
지나면-	bHaaaab
지난-	IbgdC..eJac
지난달-	HbdaBab
지난주-	CdcbECbbGda
지도-	GCAccAffGAb
지도에-	HdCaabcdFAc
지속-	bababbJcKed
지속적-	bababbJcKed
지수-	JbbababcJdc
지역-	abK.a.gEbba
지역변-	abH.a.d
지연-	ecKdcHe
지우-	IADddAg
지우는-	JccaaaacJeb
지울-	Id.aaab
지워-	gBedcHHFCed
지워져-	.......dJbc
지워줘-	ddg.aaQLfcc
지워지-	bdaa.Ia
지원-	RdecbFjcHac
지원하-	caaaaIb
지원해-	OcbaadeeHab
지적-	cbbOaecb.Ec
지적만-	.abJadbcbHc
지적해-	c.aIabbaGea
지표-	LcbabbbcJdc
직원-	.......ccHb
직접-	.......dbIc
진짜-	GeDDbdd
진행-	KDcbccdfHeC
진행률-	KcbaaabbHbc
집계-	KfGcdBghIEf
집계하-	Ibcaaba
집필-	bba.aaH
짚어-	cccIbDbcGda
짜주-	DdcbIabbHea
짜주세-	AbbaG.bbGea
짜줘-	DcdcJbbcLfc
짠-	caALbeabGgB
쪼개-	edNaaacfFhH
쪼개주-	caJaaacfGfE
쪼개줘-	bbGaa.abHdb
쪽-	dbbbGbE
쪽에-	fBAcDEcbJfa
쪽에서-	dDbbbGbbHea
쪽은-	GADbbdd
찍혀-	eNebbbB.Gdc
찍히-	DAcdcJdcIcb
찍히는-	cd.baMbcGac
차감-	bFb.aaabcHc
차량-	GbbbEbcd.Gd
차이-	cHdccHdeFAc
차이점-	abbbaHa
차트-	CBeEceCfJ.e
차트에-	Ibaaaab
창-	OeabbbcdJcc
창고-	HCbaacdcfHA
찾아-	eEcfbNcbLhb
찾아서-	bJbddEccKfb
찾아주-	bbab.Ha
찾아줘-	bbbc.JbbFca
채널-	NebBaceddJb
채널로-	Icabaaa
채널에-	KbaaacdcfKb
채로-	cIaaabb
채워-	cbcbMabdGc
채워주-	bbbaIaa
채워줘-	bbabIaacGac
채점-	FdbGadb
채팅-	Lacaabcea.F
처리-	a.DKDhjAACd
처리해-	.......dHca
처음-	adbCBbEbcbG
처음부-	.dbABaDaebG
첨부-	KCdbbbdeFCd
첫-	cFFbbbddLdd
청구-	.......bEgD
체크-	GD.cBedbF.d
체크박-	Ibcab.a
체크해-	cLaabbb
초-	gBMbccAdLfb
초대-	aAGcDdd
초대로-	bbJaaab
초로-	dddba.NKecb
초안-	bbababI
초에-	acb.aaH
초에서-	acb.aaH
최근-	HccDbaccHd
최대-	cedaDaJ
최신-	bccbabMfRic
최신으-	bbbb.bIcKec
최적-	ccMbabb
최적화-	ccMbabb
추가-	NegdDdACDcd
추가하-	I.cbaab
추가해-	JcecBdC.Hdd
추적-	EcdcbJccdJc
추적해-	aaccaKa
추천-	J.ddbCccfCF
추천인-	Lcaaadb
추천해-	b.bc.H
추출-	.......bJec
출력-	MBabccfeMed
출력하-	MbbabaeeJca
출석-	BGabacac.Gc
취소-	cHeB.dCBADg
취소하-	cHaaaaa
취소해-	cIaaaaa
취약-	aabHabb
취약점-	aabHabb
치면-	NccbbadeKdb
카드-	KBccdBde.Fa
카드번-	.......dIea
카카-	ADeCdCbeaIc
카카오-	ADeCdCbeaIc
칸에-	Jbbaaab
캐릭-	BIbbacbbHcb
캐릭터-	BIbbacbbHcb
캐시-	ghLbdDD.Fcc
캘린-	FEdCcdddDDd
캘린더-	FEdCcdddDDd
캠핑-	HbbaaabcccI
캠핑카-	Hbbaaab
커밋-	ebcJc.DbIfb
커밋한-	a.aGbaa
커버-	dedbUaeiNAf
커버리-	dedbTaeiNAf
커서-	HdEbbbccJdc
컨테-	bGcbbcE
컨테이-	bGcbbcE
컨트-	ffMDDdecBFd
컨트롤-	ffMDDdecBFd
컬럼-	JCcacbddLec
컬럼은-	FCbbbbb
컴포-	ChJaHdiiGJh
컴포넌-	ChJaHdiiGJh
케이-	dbebSbdcJg
케이스-	dbebSbdcJg
켜면-	cKbabab
코드-	lhBTbAbgNfa
코드가-	eAFGe.ecLgb
코드는-	.cdBbEB
코드를-	aeFHacegDC
코드리-	cbaJaabdJea
코드베-	cc.KbdAegHD
코드상-	acabbJa
코드에-	edcACGBbHcb
코멘-	abbKabccGca
코멘트-	abbKabccGca
코볼-	baIbaba
코틀-	baHba.b.agH
코틀린-	baHba.b.agH
콘솔-	JEdabcedbEA
콜드-	bbJaabb
콜백-	fBMAbdegLAf
콜백으-	aaHb.ac
쿠버-	bAcdaCF
쿠버네-	bAcdaCF
쿠키-	aGbbbCccJeb
쿠폰-	bLdbCbdeLcc
쿼리-	hbNEcaedDCc
퀴즈-	Icabab
큐-	Bcfc.AIdGhE
크기-	BAfabbH
크기를-	DBfabbE
크론-	FGedccB
크론이-	bHa..bccHcb
크롬-	bJbaabc
크롬에-	bJbaabc
큰일-	cJabaab
클라-	GeDBdadgFdD
클라이-	CdGccAcfIgD
클래-	feOAAAgbDGh
클래스-	feOAAAgbDGh
클릭-	Hbaa.ac
키보-	EHdbbbccKdd
키보드-	EHdbbbccKdd
타이-	.......bIdc
타임-	fJhbAcIH.fb
타임아-	fIhbbbKIbeb
타임존-	bFaaDaddIca
타입-	edPcBadfeK
타입스-	dbKab.bdfGB
타입으-	aaHbaaa
탈퇴-	bJcccFddJdb
탈퇴한-	dHbbaBbcEab
태그-	eeaa.bN
태그를-	cca..aH
태블-	EcEaabc
태블릿-	EcEaabc
탭-	dCeaabIGAec
터미-	Jcbabb
터미널-	Jcbabb
터짐-	bGaaaaa
터집-	bHbabab
터집니-	bHbabab
텅-	dKcbCbcbIdc
테넌-	H.eaaaa
테넌트-	H.eaaaa
테라-	eCdFccFfGeC
테라폼-	eCdFccFfGeC
테스-	jcebZcefHBd
테스트-	jcebZcefHBd
테이-	GgbcaKeeFDd
테이블-	GgbcaKeeFDd
템플-	.......cKeb
템플릿-	.......cKeb
토글-	Gbaa.ab
토스-	DDc.dbBBcGf
토스페-	HCabbbccdKd
토큰-	..bAaFddF.b
토큰은-	baabbIa
통계-	ECAabbddFdB
통과-	dHbcDbb
통일-	cbHedbHdbKe
통일해-	bbBdbaJ
통째-	ADEAbddeBdF
통째로-	ADEAbddeBdF
통합-	agadI.CfCB
통화-	IEfbCce
툴팁-	GEabacdeKea
튜닝-	dbKaaab
튜닝해-	dbKaaab
트랜-	.abGaba
트랜잭-	.abGaba
트레-	Gbaaaaa
트레이-	Gbaaaaa
특수-	.......cIcb
특수문-	.......cIcb
특정-	Gbaa.ba
특히-	cacHDbcdHca
틀려-	bGabaaa
틀려요-	bGabaaa
틀리-	bHba.ba
티켓-	Nbbbadc
팀이-	HdcbbCA
파고-	Fba.baa
파서-	AebAKccdKfb
파서에-	db..F
파싱-	.......aJdd
파악-	bBcc.Ic
파악해-	a.cc.Ib
파이-	cCBbecHfEcD
파이썬-	EeIAdcecbaF
파이어-	dKbaabb
파이프-	b.ecb.LfC.B
파일-	AE.gbaEDFbh
파일도-	K.aaace
파일로-	GcaccdG
파일명-	cHb.a.b
파일에-	abEeeGBDDfc
파일은-	Kca.acbcIea
파일을-	AD..ddCdGAd
파주-	.......bdJd
판단-	bbbI.ba
판매-	LcbabbcdAcE
판매자-	JcaababcDfE
팝업-	.DcbbbF
패키-	cdccDEDdMgb
패키지-	cdccDEDdMgb
패턴-	bbKaabc
패턴으-	bbKaabc
퍼센-	aIbbaacbIdb
퍼센트-	aIbbaacbIdb
펌웨-	J.dadbBdFcA
펌웨어-	J.dadbBdFcA
페이-	GBccbeDBIee
페이지-	ECbcbeEBHed
페이징-	Jbbbabb
페이팔-	Iac.aac
펫시-	Gbb.a.b
펫시터-	Gbb.a.b
편하-	Ibaba.d
편하겠-	Ibaba.d
평가-	dbcOabbcGAe
평가해-	d.cMacbcFBe
포맷-	fdFeddPeOde
포맷팅-	cbbcbbNdMee
포스-	IBcbbbb
포인-	DEcccCddCEd
포인트-	DEcccCddCEd
포털-	Gca.aaa
포트-	ddebbBOLg.e
포함-	IcadFcceEcD
포함해-	C..bDbb
폰-	dGbbccGbIeb
폴더-	AgeDCACBCad
폼에-	Iba.aac
폼에서-	Iba.aac
표-	DeGdEcddKdc
표기-	eFbbbcH
표기해-	bbbaaaI
표시-	ANcabbfbKfc
표시됨-	bHc.a.c
표시됩-	cIaaaab
표시해-	IcaaaabcJec
표에-	Icaaa.bcIda
푸시-	bFddbAEeDFe
푸시가-	aJaa.ccbGcb
푸시하-	cba.aaH
푸터-	ChfabbPLcgb
푸터에-	FfcabaGECeb
풀어-	cCIbbcb
품절-	HEcbbcc
품질-	AbdKc.cc.Gd
품질을-	b.bJaca
품질이-	aa.Gaca
프레-	eGDcCcccGfB
프레임-	eGDcCcccGfB
프로-	E...b.bdbDC
프로메-	LcbabbbcJdc
프로젝-	dADBb.aeeDF
프로필-	FFebceB
프론-	.BDCbbdceDC
프론트-	.BDCbbdceDC
플래-	.BbcaGb
플래그-	.BbcaGb
플랫-	Iba.bac.chL
플랫폼-	Iba.bac.chL
플레-	KdaDbddeIgC
플레이-	KdaDbddeIgC
피드-	cadKababHea
피드백-	cadKababHea
피처-	.cBDdFecEb
필드-	cBDccbEFeEf
필요-	JaddBAcdfK
필요합-	MfcaCbccfKb
필요해-	Hcbc.BcbeDC
필터-	GB.cbaccMed
필터를-	Haaaaaa
필터링-	HbbaaaacIdc
하고-	CaBAbeBcBEd
하나-	EgCdCeEaCcA
하나도-	fAeaKcBdEBc
하나로-	fdOcbcD
하나만-	BecaCbECDeb
하는-	iGaf.EDeFa
하는데-	.Jccb.b
하루-	bJbbbCdeIbb
하루씩-	cKaaaacdJdb
하면-	CEecbHeeNfc
하얗-	eNbaaadcIdc
하얗게-	eNbaaadcIdc
하이-	HcDbbbc
하이픈-	HcDbbbc
하지-	ccbEaFabEba
학교-	Jcbaaac
학부-	Hba.aba
학부모-	Hba.aba
학생-	Jbbaaac
학생이-	Icbaa.a
학습-	KbbbbAdeD.B
학원-	Faaaaaa
한-	DeDb.fDCba
한국-	cBccbbKFdCe
한국어-	bbbcabK
한글-	gPd.aacfLea
한글이-	eKbaaabcGba
한꺼-	Icbaa.bcHfA
한꺼번-	Icbaa.bcHfA
한번-	edcKaDb
할-	FacbCdA
할인-	fHFdGfedKeb
함-	JcBbCdeedHA
함께-	K.cae.c
함수-	fgLcFBcdJbd
함수들-	.......eHba
함수로-	.bIbaac
함수에-	cbdaJaBeKea
함수의-	dcGbFbc
함수형-	a.Gac.bedKc
합계-	EJcbcdccHcb
합니-	D.BcbaabbAD
합니다-	D.BcbaabbAD
합쳐-	bbJba.ccHbb
합쳐줘-	abHba.b
항목-	ABcDcdCcIdb
해-	LbHfccfeIac
해결-	dIabacC
해결해-	cJ.a.cc
해당-	.......aHeb
해요-	DBAdCcc.eGc
해주-	OfdAcbadGBe
해주세-	OhcBcc.dGCe
해줘-	Tib.bafeEDd
핸들-	dCCEAecbJfb
핸들러-	dCCEAecbJfb
행-	gFIcFbjHdca
행을-	DGdaabb
허브-	Jbca.ac
헤더-	EAedd.FEAcc
헤더에-	Ica.aba
헬름-	ccbHbcD
헬스-	Hba.aab
헬퍼-	caaaIaabHda
현상-	bG.b.aa
현장-	EabaaaB
현재-	EgAd.DAeFb
협력-	Haababb
형식-	JdabcbBdJdc
호출-	eDC.cHf
호출하-	dCDcbFe
홈-	Hb.a.cb
홈으-	bIaaaab
홈으로-	bIaaaab
홈페-	Gb...ba
홈페이-	Gb...ba
화면-	EEcbbc.b.Jh
화면과-	.......aeId
화면까-	Ke...ad.fKd
화면만-	dCbaaaF
화면에-	Mc.abafeIBe
화면은-	ADBabbbbBEe
화면을-	cFbbEbccAIg
화면이-	BFAb.cecAGe
화상-	Gbbaa.a
확대-	Icbaaaa
확인-	ACiGFfbaKed
확인만-	cb.caJabIeb
확인창-	LabbacbdJeb
확인하-	FAbdKfdbF.d
확인해-	dIeMbfddJea
환경-	dbebCAJbBGf
환경변-	abeaaCHbFca
환불-	fEcaLecdDGg
환불까-	aa..E.aacHd
환불이-	bAbaIbb
환산-	HbcbCba
환율-	bFAfFBgeOhb
환자-	Faaaaab
회-	GdcaIcefKe
회계-	LacbbbbcceJ
회귀-	cfaaObbeIac
회사-	DeeGcdEBcEd
회원-	GB.dbAdeD.B
회원가-	FAebBbacEEg
회원이-	ECbccDcdAFb
회원표-	IaaaaabcIcc
회의-	KbaaacbbeKc
회의록-	KbabacbceKc
횟수-	.......cHd
효과-	JbbababdJdb
후기-	Hcaba
후보-	AcaaaFa
훅-	ecdHDcDdGab
훅으-	ccJabaa
훅으로-	ccJabaa
훑어-	cbDIbcc
훑어보-	b..Haac
휴대-	ICdcdCed.Hd
휴대폰-	ICdcdCed.Hd
흐름-	addfEFEcbKf
흐름을-	bba.Gba.dHd
힙-	bbcbbaKIdcb
`
