/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	EBabcbAbF.d
(commas 0)	DDbbcbBaKbg
(commas 1)	AbFb.aaaBDe
(commas 2)	HcBabadgkNC
(commas 3)	LhAbAaadidR
(commas 4)	Kd.ccbAbhiS
(commas 5)	KfdAbfFbijT
(layers 0)	DB.acb.aHbe
(layers 1)	BBadcaEbIAh
(layers 2)	EBBd.cbefBH
(layers 3)	IBdabacbjHD
(layers 4)	E.bbbaCaecI
(layers 5)	Had.Bca
(parts 1)	DEbbcbAbLdg
(parts 2)	aaCacbDCBDj
(parts 3)	EdDaBAghhSc
(parts 4)	QgabbaceoFM
(parts 5)	MgBbbBebjhT
(parts 6)	FAdcAbAafkS
(parts 7)	AgbD.eJ.gkR
(sentences 1)	EAaccaCaGbe
(sentences 2)	DBDA.dgeBDa
(sentences 3)	eFaE.cbdCCb
(sentences 4)	.Ieb..bfEaB
(words 3)	FdedbdL
(words 4)	DdgeabOEAaf
(words 5)	H.ccfaE.Gag
(words 6)	ABAbbaBaIcf
(words 7)	CDaaaacdF.c
(words 8)	ECBaadeecEC
->	gCdeccRMcgc
-가	fFDicCEEDfc
-가게	Pfdcbb.gcGC
-가격	AeAcAE.aaGd
-가격순	bGaaaba
-가기	CGcaacbbHcc
-가나	ccHbbFd
-가는	Ba.c.GdcDeC
-가는지	cccdGGa
-가면	BMdbbecbLgc
-가세가	cJaabbb
-가야	JFacbfc
-가요	kJeFaJihL.d
-가이드	eaaaaaKcLgc
-가입	D.daCb.b.He
-가죠	bHaa.d
-가해	EdeGAe.dKbd
-가해줘	EcbdabF.Hec
-각각	feC.BBDagCE
-각각인	aaHba.b
-각인	aaHba.b
-간마다	GccabDb
-간으로	F.baaBcbfKc
-간이	dHcccFbcIdb
-감사	.ddJcEdcBEd
-감사해	babLbbcbbId
-갑니다	BIcaabc
-값	EAgcccIGAdc
-값은	BcFcbDccKec
-값을	HdgcBaDGd.d
-값이	EHcbadccHcb
-값임	aabb.Ha
-강사	HbcbBabbdBE
-강의	GEcbbbbcBeF
-강조	EcccbcG
-같게	cbG...a
-같아야	bbGaa.abcHc
-같아요	GAdBabc
-같은	FHaeecag.bI
-같음	aHbaaab
-같이	KeDbBdedGba
-개	eaDcDbCbiQe
-개가	CFabaad
-개나	cbGbbDbcHcb
-개발	FfCcbdGbcBC
-개에	bdCBbbFAdHe
-개의	dcFCCBe
-개쯤	.......adId
-객센터	BcdbbaIGAfc
-객용	HccbacEddFC
-객이	AeadcHDdE
-객한테	Ida.aab
-갱신	dIcbBaaeG.b
-거	DgEE.gA
-거래	IDebbacb.fH
-거래처	Iaaaa.dccIb
-거려요	bKcaaab
-거시	caBbaGc
-거예요	bcbcbEG
-건	fAEa.CbcaaD
-건가요	bbcCbHbcHcb
-건지	dceDcNddH.d
-걸려요	ccJa.aa
-걸릴지	cabaaIa
-걸림	CcGababbGda
-걸어줘	KbbaabcdJdb
-검사	EaDCdcd
-검색	.hHdCB.hcIA
-검색창	Kdbaaac
-검수	AbbGaab
-검증	bACdLeeeJcb
-검토	bbbJaabdF.a
-검하고	aabHabbacGc
-것	FcB.cAccE.b
-것도	Fba.aaa
-게	EdecDGddECc
-게만	.......bJec
-게스트	Ibaaaab
-게시글	EGbabdccKfb
-게시판	AAccBDcc.Gc
-게요	JcAAbebddGA
-게임	FbcEabb
-게임을	AGaaabb
-겠어요	JhEecA.eJcb
-겨서	bFaCaca
-겨요	cKaaaaccIcb
-겨줘	ceEEceFdKdc
-격순	bGaaaba
-결과	C.Gbbbe
-결과가	eH.baCcbGad
-결과는	adKaabb
-결재	HbaaaabbbfI
-결제	C..cDacddDE
-결제랑	Habaa.c
-결해줘	bIaaacc
-겹침	cHaa..bcIcc
-경계값	badaLabdJea
-경고	.bbbaaG
-경변수	aada.bIcGca
-경색을	cabbaaJ
-경에	Hbc.aabdJdb
-경해	caIaaaa
-경해줘	abAbb.F
-계가	.......bbHd
-계값	badaLabdJea
-계산	geJBIedcMgb
-계산기	FbcbDbbbIeb
-계속	BNcbdddfHAd
-계정	Lbbccab
-계정에	Haaabab
-계정을	Kaaae.b
-계좌	Haaaaab
-계층	.......bdId
-고가	cCdbCEbb.Ed
-고객	CBbcaAafIfC
-고객용	HccbacEddFC
-고객이	AeadcHDdE
-고르면	cJaaaba
-고요	E..BcaccADb
-고정할	IbbbaabcMhb
-고쳐	cBdaa.G
-고쳐서	abbGaaa
-고쳐야	fKb.aaachK
-고쳐줘	dFaafcIIaga
-고치고	IdabaaabdIc
-고친	adaaI.bcHda
-곳	eAbBbIcBaDe
-곳이	b.bcaH
-공개	cbbabaJcbHc
-공지	CeCAdcE
-공통	ccLcaaa
-과가	eH.baCcbGad
-과값은	baGaaaa
-과금	I.cbbaa
-과는	.dKabbbdE.b
-관리	KdcabaAbe.G
-관리비	Gbaaaaa
-관리자	Fdca.aDccF
-관제	GabaBac
-교체	bdKbbaADdIi
-교체해	.bGba.b
-교표	c.ad.H
-교해	cacbaJacfKc
-교해줘	c.aaaGa
-구글	J.dBbcddeLc
-구니	.aeaCbF
-구독	LdcbDcdg.DC
-구로	bcaa..G
-구를	dcdA..JHdd
-구매	IbcbCcbcdaI
-구성	eccdACKdEAb
-구조	cbAGDebbFda
-구조를	a..daIc
-구축	IcbbDbeee.I
-구현	IbbbabacIdb
-구현해	Haaba.cbeIc
-국어	GaaaaabbcGc
-군데	bDGc.cdAeHd
-권한	CAdCCbcccG
-권한을	bHaabaa
-그	aECbcCe
-그가	CcaeaHaaGcb
-그냥	dKdbbDceJcb
-그대로	aDHabdecGfB
-그를	eBbaaBF
-그리고	Ibcaa.a
-그에	Fcbc.GddIcb
-그인	EabbcAAaCCe
-그인은	Hbb..ab
-그인을	DFacbbcbbHd
-그인이	BGdbaCe
-근거	bbcHaCa
-근성	babIaab
-글	MEdccceeBHd
-글씨가	dKabaabcHcb
-글은	DdabaFbcJeb
-글을	DEaabbd
-글이	gOaabacdKeb
-글자	LcbaaadeMfa
-글자가	cIaaaab
-글자만	.DdaacF
-금액	FccFccaaGdc
-금액이	eMaababdJ.f
-금은	HddaB.bc.Eb
-금제	GcebabF
-급여	FBbabba
-기가	DHedB.edLec
-기게	Jd.abbabcGc
-기결제	JbaabacccJc
-기고	ABdHbccdBFd
-기기	GecaacEcJdc
-기는	ccEbbaF
-기능	RiAccAggfLA
-기능은	cbHaa.bacfK
-기능을	HaaaaacbdJe
-기능이	JbbbbbabdJc
-기대값	.bcbI.b
-기를	EAdbbaC
-기면	EBccaCccIcc
-기반	FbdcIbddbId
-기사	GbbaBacaaeG
-기업	HbbCabdcdLe
-기에	GbcbB.b
-기저기	abGaa.a
-기존	Kbcbaab
-기준	bbcCbbH
-기화	GAbbabbbcHc
-기화가	dbCbaGbbJfb
-기획서	Habaaba.afH
-긴	EcIbcbdeIac
-깃랩	bacaaaH
-깃허브	CbdbaaGfFCd
-깃헙	dadb.bNbGda
-까요	IfCAeEgdAFc
-까지	C.bcD.ccdEB
-까지요	Gbb.aaa
-깨져서	dJaaaabcIea
-깨져요	.Gaad.a
-깨지는	cIab.ab
-깨짐	bNeabacGbbc
-꺼번에	Gbb.a.bbHgA
-꺼짐	bHaaaab
-껐다	.Hbabab
-꼭	cDEfDbb
-꾸기	aaHbbaa
-꿔줘	dfKaacEB.Be
-끝나면	KbababccHbc
-나	EdDdaEddJeb
-나가게	Gb.aaabbdHb
-나가면	GEbbbdbaIfb
-나가요	cHCbbbc
-나감	dOcaaaddJcc
-나게	Ibabaab
-나고	bFbaa.a
-나눠줘	baGaaba
-나는	bIbabdA
-나는데	cMababccGca
-나도	dBdaJcacCAa
-나로	fdOcccDBBhC
-나만	BddaCaECEec
-나면	HIdcbcedQge
-나쁜지	baaGaba
-나서	AKcadac
-나오게	FfGdAbbbIeb
-나옴	dSdbbceeMfb
-나와	adbbaaJ
-나와야	F.a.abb
-나와요	ePcaabceKcc
-나요	daccbQddIbb
-나은지	b.aaaF.agJb
-난주에	abaaF.a
-날로	cI.aaab
-날짜	ebJcFAegJ.c
-날짜가	cFbabbD
-남	aGbaa.a
-남겨줘	cbbGbcD
-남구로	bcaa..G
-남기게	HdAbb.a
-남아야	GdbaBabbbGc
-납니다	cNcaabcdIcb
-내고	.DEbbaccdNg
-내기	aDDCbcedHcb
-내는	E.Bbbad
-내문	cccabcNIccc
-내역	EEcabac
-내역은	Gbaaaaa
-내역을	Ibcab.a
-내용이	bHaaaab
-냅샷	dbcbNac
-냐	aaabaGacdJc
-너가	bJcaabb
-너무	dFFeddEaFbd
-너스로	bIcaa.a
-넌트	FgE.GdggBHd
-넌트를	DaJcdafgEEc
-널에	KbababcceJb
-넘는	dLBcbaccHbc
-넘으면	EGcbbbdeGAc
-넣고	Hbbaaab
-넣어	H.a.a.feJe
-넣어줘	Nha.CafeKcc
-넣으면	eNaaabcdGab
-네	.BdacIdddEC
-네요	BKgbBcc.Jgc
-네이버	DFEdcddeAHd
-네일	Hbaaaab
-네티스	cbcbbDF
-노션	DbbdbIb
-노트	BccdcbMfOed
-놀리식	baGaaaa
-누가	CabdaIccIea
-누르면	GJcbbdecLgb
-누수	bCcGaabcHcb
-눈	Gbaaa.bdIdb
-눈으로	cacKaba
-눌러도	eMababbcIdb
-눠줘	baGaaba
-뉴명	bbbbaaJ
-뉴얼	ddaabcN
-뉴의	bada..H
-느려서	cLdaaabdHca
-는	cCBdFDg
-는거	..AgBBAADad
-는게	FbbaCca
-는데	fNCae.fhNdc
-는데도	bFa.aaa
-는지	gheGBMbdLdd
-늘려줘	bdda..J
-능은	cbHaa.bacfK
-능을	HaaaaacbdJe
-능이	JbbbbbabdJc
-늦게	bGbbaCccGcb
-니까	GcBaabc
-니다	.OabccffDAA
-니라	bDdbbbG
-니터링	accaaaKabfI
-닌가요	dJababb
-님이	CF.cbbc
-닝해줘	caKbaab
-다	aKaabdcehHD
-다가	HGebbdcdF.b
-다고	gNbdADgdJcc
-다국어	GaaaaabbcGc
-다는	AJdccBddKec
-다섯	ecHcBDdbdDB
-다시	eBKeCaedDiI
-다운	.DccFcbcFab
-다음	HAedbEccEeD
-닥부터	Id.b.bccceK
-단계	EdCeFbdd.Hd
-단위	BcabJbcdGc
-단점	cadbaMbcgLc
-닫히게	Kbbbbbb
-달기	CbcbbaH
-달라요	bKaaabc
-달아줘	IecbbbEeKea
-담당자	Habb.aa
-답안이	bGaaaba
-답은	baGCbcccGBf
-당자	Habb.aa
-대값	.bcbI.b
-대로	d.JCcf.gFaA
-대상	b.aaGaa
-대신	dcABacGEEhb
-대요	CEaaabbcHcb
-대응	ccaaacLbHdb
-대폰	IcbbcDcdaHc
-대한	fbBDJddeLeb
-대화	Hbaabab
-댓글	HcaaCadfFbB
-댓글은	Icaaabb
-더	HdEeDeddLeb
-더가	cHbcaDccGca
-더링	.......cIdb
-더에	KeddBBcccHc
-데	fdIEbDeeGBc
-데가	edCFdIdAEcd
-데도	bFa.aaa
-데요	.JeAbfC.Eea
-데이터	BfcDAGfe.DB
-데이트	acbabaJHadd
-델을	GBbaacbbbHe
-도	MEbdcdefHaa
-도가	bIcaaaacIdb
-도는	daaeDaH
-도는거	aAbbbGb
-도는지	.......bIdc
-도록	KaBcbbegCFb
-도를	AcIbaac
-도서관	Gbaaaaa
-도우	baaaa.FbIdc
-도움말	abaaaaHbdId
-도입	HcbbEbd
-도저히	cbGdbEb
-도커	gBJddAAgJeA
-돌게	cbabaaJbIeb
-돌고	aH.a.ad
-돌려도	bAcGaba
-돌리는	f.EeDDa
-돌리면	bJbaaac
-돌아요	bHaaabb
-동기화	GAbbabbbcHc
-동물	Fbaaaaa
-동시성	aaaGaba
-동시에	cIaaaab
-동안	JCcbabecHda
-동영상	GEbbbbc
-동완성	Hbb.b.ccIdb
-동으로	KedcBbAddLd
-동이	aJabbbbdGac
-동일	bbJbbaa
-동작	bcIa.aa
-동작은	dcKabaadBBA
-동해서	McaabbdblQc
-동해줘	JbabaadcfLd
-동화	bacaH.b
-돼요	eIcdCEedJcc
-되게	LfabbeDh.Ia
-되고	.HCcdAedH.d
-되나	AcbbaHa
-되나요	AdadbLabJga
-되는	bHaacDedLfb
-되는거	cFabEbb
-되는데	DJeeAfAdFAc
-되는지	ddcABKccJfb
-되면	NcedcAAfbMe
-되어	fBFc..BAEf
-되어야	Fa.aaab
-되지	bJaaaba
-된	c.Lcb.dgc.J
-된다고	cJa.abbbIdc
-될	aaEGbcd
-될지	.baFaab
-됨	bFCbbab
-됩니다	cJDd.ceeCBa
-두	iGbebGDAEad
-두고	DhGdFadcLce
-두기	cabbJaa
-두번씩	bHaaaaa
-두에	AbbaE.a
-둘	aGcabbBbcKf
-뒤	aIcbaabcGda
-뒤로	cKbaaabeFdC
-뒤에	BDcccGddHad
-듈로	aaJcbabdHbb
-듈을	aaIabab
-드가	fECBfD.fMec
-드까지	FbcCbaa.ccF
-드는	.adAdFB
-드려요	BBCAbdccGcb
-드로	DcaaEbb
-드를	.bBEddDfDB
-드리뷰	bbaIaabcIea
-드리지	GbcAbDeeFAb
-드마다	Kabbacb
-드민	IcbCbcb
-드바가	bKbbbac
-드백	cbcLbbabJeb
-드상	bbabbI
-드에	DddeDDBcMgc
-드에서	dOdDbeeeNfb
-드하는	bcc.aaI
-드할	IdcaaDe
-들고	IbaaaaccfAH
-들러	cDcHbcbbHdb
-들려고	Gba.baa
-들림	GDbbbbb
-들어	Jdba..cdaId
-들어간	bIaa.cb
-들어야	Fba.aa
-들어줘	JecbAb.ffL
-들웨어	dbAEDbcbIeb
-들이	H.edcaDe.Gb
-등록	NdbaaaeeiQc
-디가	babFaBa
-디서	cbaeaQceLea
-디스	GDbbbbb
-디에	bb.c.Ha
-디자인	CbcbCDb
-디터	Iaba.ac
-딘지	c.cDaFbadGc
-따로	AcG.aacc.dG
-때	KdceCdAgK.d
-때까지	cFEdeCc
-때마다	bJddCcAdGAc
-때문에	bAFBbcb
-떠요	cLaaaacIadd
-떤지	cabJabaaCCe
-떻게	hecECHAbFBf
-또	eMbaaacdFBd
-똑같은	cbH.aabbIec
-똑같음	aHbaaab
-똑같이	.bGaabb
-뚫고	dLbbbabbIcc
-뜨는	GdDbaabcHcc
-뜨는데	bAHaabccGcb
-뜹니다	eJ.baaacJfa
-띄워줘	MeababbcKeb
-라가야	Hba..bb
-라고	fecbbHJIgAb
-라는	FfdcHcB
-라서요	b.bHaaa
-라요	bKaaabc
-라우드	Gabaa.b
-라우저	AGcbbcDBHee
-라인	EgebaAIecDD
-라져요	cIaaaab
-라지는	caG.a.a
-라지면	adGaa.abbIe
-라폼	d.dEbaE
-락	bacMaeabGda
-람다	bbJaabb
-람은	bIaa.cb
-랑	Cd.cbAEbaGd
-래된	Habaaab
-래로	bdK..bcdIda
-래스	eeKBCAgAbHg
-래스로	bbHbaaacGac
-래요	cBdCCdC
-래처	Iaaaa.dccIb
-랜치	bbaJabccHcb
-랫폼	Ib..badabfH
-랫폼을	Fb.aa.aacdG
-랭킹	GccbbDc
-러가	.......bHeb
-러도	eMababbcIdb
-러리	bbDfaHb
-러리로	baabaIa
-러에	ccJbDbccJdc
-러오면	cJaaabb
-런북	cbaabbJ
-런스	cdbbCbIbdIc
-럼은	FCbbbab
-럼을	Ga.aabb
-렀는데	bHaa.c
-렇게	bbbGaBccGda
-레거시	caBbaGc
-레디스	GDbbbbb
-레벨	.ddaaaKHccb
-레시	DFccdDd
-레시피	Haaaaab
-레이션	BaFGedfdGCf
-레이어	FddDbBccIfa
-레톤	Gbbaa.b
-레포	caaIabbcdIb
-렌더링	.......cIdb
-려고	HiH.aceeeGD
-려도	cFdGacbbGdb
-려면	da.caKbbHfa
-려받을	.......aIfa
-려버림	cHaaaaa
-려서	aK.AbceeKea
-려요	hOFAcegfKda
-려주는	Odaa.cfcKfa
-려줘	fhgCAGJFBde
-력창을	cIbaaba
-력칸에	Ibaaaab
-력하게	Kbba..eeJcb
-력하는	Gaaac.a
-렬하면	bGaaaba
-렸는데	abbGaaa
-렸는지	Kabbacb
-령어	Hbaaaac
-령에	KcbbaabdJdb
-로	ieNeafKOpBb
-로거	aabbaGa
-로고	bJcaaab
-로그	Dhg.B.HDCg
-로그에	GcbcbGddHcb
-로그인	Eabbb.BaCCe
-로더	BDecGbc
-로도	Kbbba.ddKeb
-로드	DEfBdeDBDgA
-로드가	cIbaaabcIcb
-로드할	Jcc.aAd
-로딩	BdHbaaccIdb
-로이드	cEBcBc.dBAA
-로잡아	bFdcbaF
-로젝트	BbEC.eeddGA
-로직	fdGDGcecIea
-로직에	db.aJb.bHfa
-로직을	bbJbbaabKed
-로컬	EbccbcG
-로필	EEdbcdDAEhA
-록에	KBcbbbddG.c
-록에서	DFcbabccKec
-록으로	CbbcaGb
-록은	baab.Ga
-록을	Ibba.bb
-록이	EKccccc
-론이	aHaa.bccHbb
-론트	.AADbbbaeGa
-롤러	eeFBDdBcEBc
-롤러에	bbJbcab
-롤이	fFHbbbbcIcb
-료된	AIbbbbbcIdb
-료증	Hbbbaaa
-루씩	bJaaaacdIcb
-르게	c.KbabccGcb
-르는	GcDabbc
-르는지	baabaH
-르면	EMdbcefeNgb
-를	eAMfg.CKgCg
-름만	abIaaadFcba
-름에	bGCb.cd
-름을	fdIbHbdHgDe
-름이	dH.aba
-리가	fHBdcHeeKea
-리게	GAbaaaa
-리고	IBccecCcdIb
-리기	FddBEccdKeb
-리네요	cJbaaaa
-리는	dbFfBBAeGaa
-리는데	cdMa.bdeKcb
-리된	bbJbbab
-리로	DdBccGccFfC
-리를	.cIcaBd
-리면	CNdedDgfNdd
-리뷰	fabQbbcdMha
-리뷰를	AabFaab
-리뷰해	b.bHababGcb
-리비	Gbaaaaa
-리스	.dccbaLgHdC
-리식	baGaaaa
-리식을	baHaaaa
-리얼	Hbbbaaa
-리에	AFcdbbDbHdb
-리자	Fdca.aDccF
-리자가	Faba..ccGbc
-리지	DefbOBgiMAe
-리지가	acaaGaa
-리해	ebECcdFaGdb
-리해줘	gdLfcCDeK.f
-린더	DEcCccccFAc
-린더에	Hbab.aa
-린으로	.bIcb.cbbfI
-린트	b.adaaId.Hd
-릴리스	AcccbcMgJfC
-릴지	cabaaIa
-림이	eKbaaabcEAc
-림톡	bFacabD
-립니다	ACBDebcdFaa
-립트	NgGaecedCGf
-립트가	BJBcdbecJdb
-립트로	adJab.bdfHB
-립트를	Jbbaa.b
-립트에	FcbDbba
-링까지	baabaaH
-링크	BFaa.cc
-링크가	cKbaaac
-링크로	.......bIdc
-링하고	.......cIdc
-링해줘	baJdba.beKd
-마나	FabdaEccIea
-마다	GFegacCgGEe
-마세요	abbc.HaaGdb
-마우스	Icaaaaa
-마자	bLcaaacdJcd
-마지막	GE.bbbe.Gcd
-마침표	ccbaaaKJdcd
-마크	KbcbaabcIdb
-마트팜	Habaa.c
-마흔	ccCbAbGcfKc
-만	DCdcBAbbaFb
-만든	aaaIada
-만들고	HbaaaabbeaH
-만들어	Kcbb.bbdbKd
-만료	GgfcCDB
-만료된	AIbbbbbcIdb
-만한	abbIaba
-말고	BghBcBKJaec
-맞게	aFdFadaaaFd
-맞춤법	bbaaaaI
-매기고	aacI.ca
-매뉴얼	ddaabcN
-매번	FdcbcbFbFda
-매일	EFcbDbgfFCc
-매자	Hbaaba.aAhG
-맨	BDBdccBEAcc
-머지	caaIAbbbGda
-먼저	dHcbbD.dFBd
-먼츠	IaabaabbdJd
-메뉴명	bbbbaaJ
-메뉴의	bada..H
-메모	Jcba.acc.Gc
-메모리	eCGcbBbbGda
-메시지	KjddAEBbdHb
-메신저	Gbaaaab
-메인	aaBcccHCDfb
-메일	HCBcacec.Fc
-메일로	Gc.aAbc
-메일에	dHecbdJGAeb
-메일이	dNbbacbcJdc
-멘트	abcKbaccGcb
-멤버십	Ibbaabb
-며칠	bbaaaIa
-면과	EbBaaababFd
-면까지	Ke...adafKe
-면만	dCbaabG
-면에	Kf.aaacbJec
-면에서	HabCbaedAGd
-면은	.......bBEe
-면을	cEAbEbcbAIh
-면이	aKbbbac
-면이랑	JcbaabbadJe
-명령	Hbababa
-명령어	Hbaaaac
-명령에	KcbbaabdJdb
-명이	cEBaB.d
-명해	b.bdaG
-명해줘	cbcfELcbGda
-몇	gCcd.PeeNgb
-모달	eJcEbbccJcc
-모델	FcababB
-모델을	GBbaacbbbHe
-모두	.Eab..cdADa
-모두에	AbbaE.a
-모듈	geEGJdggH.a
-모듈로	aaJcbabdHbb
-모듈을	aaIabab
-모드	JEccaceeDEe
-모든	fgKFCecdlTd
-모리	eCGcbBbbGda
-모바일	DccBC.b.daE
-모양	Jbbaabb
-모지	.Jcaabb
-목록	LdFccdegGDd
-목록에	ICcacbccJeb
-목록이	BJcbcaccIdc
-목으로	bbbaKbb
-못	BAFecDdcIdb
-무것도	Fba.aaa
-무슨	bcac.Ka
-문	baHbaaabHcc
-문구	EcbbbcFDDfb
-문구를	dcdA..JHdd
-문서	b.cccdNeI.d
-문서로	c.db.CG
-문서를	dbaaabK
-문서에	cbbaaaI
-문서화	babaaaHcIdc
-문에	bAFBbcb
-문을	FDGddddB.Be
-문의	GCbbbcbccHb
-문의가	DHbbbcccIda
-문이	aAEeADe
-문자	FB.ccBdccJc
-문자가	cIaabba
-문제	..cEbaAcEAd
-문하면	cGb.a.abGcb
-뭐	baaaaIb
-뭐가	dbadaNbddJb
-뭘	aaaaaGa
-미지	ACEecdCCEfa
-미지가	CfFdbCAdHca
-밀림	.Hcaaac
-밀번호	aGdBAChgHBb
-밋한	a.bGbaa
-바가	cMbbbabdJcc
-바구니	.aeaCbF
-바꾸기	aaHbbaa
-바꿀	Hbaaa.ccF.c
-바꿔	e.BcbaHGeAc
-바꿔줘	dfKaacEB.Be
-바로	BJCdccefBaE
-바일	DccBC.b.daE
-박스	FaAbbaaaHeb
-밖에	adabIaa
-밖으로	cGKddbedJdb
-반경	Fbb...bbIea
-반올림	dEbBCcbbFab
-반으로	acK..be
-반응이	eI.aa.bbGcb
-받게	Hbaaaab
-받고	abcGaBabGAf
-받아서	GcbaabB
-받아야	AbGabbaaeId
-받으면	aGcba.a
-받을	FAfEdAddGBd
-발생	cKabaabdKdc
-발송	abFcaDb
-발송을	GcbbbCaacHc
-발주	Kdabaaa
-발할	Jbaaaab
-방금	bbbFBaa
-방법	daaa.cJgMea
-방식	bcGGccb
-방식이	aaHaaab
-배	KcbcbCdcIcc
-배가	baaAaFa
-배경	AbcbbaI
-배경에	Hbc.aabdJdb
-배너	bbbdaaMKbfc
-배달	EbcbEab
-배속	KbaabbbcIcc
-배송	HbDbadccgDF
-배지	Ibbaaab
-배치	EgaAdBC
-배치가	dGAbbCcdIea
-배터리	Kcbbbba
-배포	aAfbbAHdEaa
-백업	FCddccCeHdB
-백엔드	abFBBcdafAF
-백여	aaGca.abcId
-백으로	baIbaab
-뱃지	Fbaaa.b
-뱉고	aGb.aab
-버가	AIdbbCf
-버그	aKdcDbfcJfa
-버는	dGabaDcc.Gd
-버려요	cKbaaaccHbb
-버를	bbG.aab.dfJ
-버리지	dcdcRadhLAf
-버림	eIaaaa.aGcc
-버스	aaabHba
-버십	Ibbaabb
-버에	IddbccGecGA
-버전	IedaabEACAe
-버튼	HcfcbdIHCka
-버튼만	Haaa.ac
-버튼에	abcaaaG
-버튼을	BIaabaeeJda
-버튼이	CHbabaeeKeb
-번	CFcDc.heIac
-번만	cccEHcb
-번씩	eJabbCccKfb
-번에	IBcBcbddKfa
-번역	BcbbabG
-번역해	babbbaI
-번째	cAGccbCIdcb
-번호	BCicBE.AHed
-번호가	cEbbbaE
-번호로	HbaaaacceIa
-번호를	dBdccEG
-벌	BcGcbCd
-베이스	ccBGbeEAiED
-벤토리	.......dIcb
-벤트를	cGb.aa.bdHc
-벽을	cJabbab
-변경	egCCCbEJbiA
-변경해	caIaaaa
-변수	dcNBcccF.ea
-변수명	abJaaaeGbda
-변화	bbHabaa
-변환	ccCaGabcH.d
-별도	bbJbaaadJdb
-별로	BfG.AcadFAc
-별점	Faaaa.a
-병원	JbbaabbbbgK
-보가	BCcfaFb
-보강	bbbbKbbcIcc
-보고	D.cKbiacDAb
-보관	Haababa
-보기	OcbbbbcdCGf
-보기가	Hcabaaa
-보내고	AGcaaaaadIc
-보내기	CHbaaaeeHca
-보내는	E.Bbbad
-보는	FdaaFcb
-보다	CEccbEecGca
-보드	EBEbbcedE.a
-보드가	cIbaaba
-보딩	.baaaaF
-보를	GcbaaCd
-보상	Ibabaca
-보안	cacMabbbbIe
-보안상	aa.Gacb
-보여요	fLdDbbccG.d
-보여줄	Iaaaaca
-보여줘	KcaaabbcIdb
-보이게	KaabacccKfb
-보이는	bbF.a.a
-보임	cIaaaabcGcb
-보호자	Hbbaa.baadF
-복구	cAaaaaGbGda
-복된	aaHbbaa
-복사	Jb.b.bd
-복으로	cGb.a.a
-본문	Iaaaabc
-볼	BcbBbcFcaFb
-봇이	JbcbaabdGeB
-봐서	bFbaa
-봐야	Hcaaab
-봐주실	a.aFaca
-봐줘	bdcGbFccDAb
-부모	EbDbbba
-부분	edEHAccbJga
-부분만	bcJaaab
-부에	cccbFbGaeLf
-부탁	jcaEDBCAABd
-부터	F.bbAbadh.K
-부하	babaGaacfCF
-분	.eFEBafeG.b
-분기에	GcbbaBa
-분리	.dJbaacbGfA
-분마다	cGbbbDc
-분만	bcJaaab
-분석만	baabaGa
-분으로	deebbFMLdfb
-분이	dDDAcAccGca
-불까지	........cHe
-불이	bBbaIbb
-붙되어	a.Gaacb
-붙여줘	OdcbacbdfMc
-붙이고	Hbba..b
-뷰를	AabFaab
-뷰해	b.bHababGcb
-뷰해줘	dbaJa.ccKgb
-브랜치	bbaJabccHcb
-브러리	bbDfaHb
-블록	cCIcbbc
-블에	CbbdaJccHcc
-블이	bbbbbJa
-블이랑	Gb..aac
-비교	c.baaIabfJb
-비교표	c.ad.H
-비교해	cacbaJacfKc
-비를	Jbbbaab
-비번	Ibbaaab
-비스	DcAcaAAedbK
-비스는	.Hcaba.beKd
-비스랑	cEacaC.adId
-비스로	dbMabbbbefM
-비스를	.......aeBC
-비어	eMccCbccKed
-비용	babaaHabcHc
-비용이	EcbcaEa
-빈	gNdbCaccKga
-빌드	DbIedcBgCHd
-빌드가	acbbaGB
-빙하고	Gb...ca
-빠르게	c.KbabccGcb
-빠져	cGa.a.c
-빠져서	bIaabba
-빡이게	Kcbbbba
-빼고	.......d.He
-빼기	IAcac.c
-빼줘	deFbbbIIdbc
-뽑는	Gcb.aaa
-쁜지	baaGaba
-사내	JaabccafgEH
-사람	ADccbGedJdb
-사람은	bIaa.cb
-사에서	Hbbbaaa
-사용	DbbbbcFcEfD
-사용자	CdAcaCA
-사이즈	bcJaaab
-사이트	HcacbbB
-사자용	faaaaaJbLgc
-사진	Iaaaa.d
-사진을	Habba.a
-사항	JbbBbbecdLe
-사해	cadKcCcbBGf
-사해서	dabCaGabeKc
-사해줘	.bbe.Ia
-삭제	KbAdAcdaAFf
-삭제할	Jbbaabbd.Gc
-산기	FbcbDbbbIeb
-산이	aFbCbbb
-상담	Kcbaaacd.bF
-상세	EDBcbbddAFc
-상세에	Ibcaaab
-상수	aaH.a.e
-상태	BcHabbcceGA
-상품	IbHccbgfKgB
-상품을	Gbaaaba
-새	FgAAeaDfcI
-새로	Gh.AAeE.hbJ
-새벽	ECecdBCBFfc
-색어에	dIc...b
-색으로	Jcbaaab
-색을	AbbbacJ
-색창	Kdbaaac
-색창에	AGa.acc
-생겨요	cIa.aac
-생기면	Faa..abbGbc
-생산	JabbabbcbdI
-생성기	.......cJeb
-생이	HcaaaabbcHc
-서관	Gbaaaaa
-서로	fEeAcBFdFAd
-서른	bbHcCacbcIc
-서를	EcbcbeIbGbb
-서만	eGHabbeFAdc
-서버	HgaaabDaefL
-서버가	AIdbbCf
-서버는	dGabaDcc.Gd
-서버를	bbG.aab.dfJ
-서버에	IddbccGecGA
-서부터	GB.aaae
-서비스	DcAcaAAedbK
-서에	gAcaFaF
-서요	dabHBabaIdd
-서용	Gaaaaab
-서화	babaaaHcIdc
-석만	baabaGa
-석해서	b.ddAMcaAFe
-선택	GAdcbdDcHcc
-선택지	LbbbabbcIcc
-선해줘	cbLbaba
-설계	Fb.D.fa.ahJ
-설명	bceecKGdJcc
-설명해	b.bdaG
-설정	.CBdcdGeKbd
-설정값	abbaa.H
-설치	bca.a.G
-성기	.......cJeb
-성되게	Fa..a.cceIb
-성을	bbbaaaI
-성할	d.FabCb
-성해	cbbcGaDdHeA
-성해야	aac.Faa
-성해줘	ccGdCcBcbaG
-세	eDH..bdeF.b
-세가	cJaabbb
-세션	.BeccBHFeBc
-세에	Ibcaaab
-세요	BeCBaeDaCBc
-세팅	bbbcCbHcFBe
-센서	AFDcbad
-센터	BdbabaHEbeB
-센트	bIbbaab
-셀로	.......aFbd
-셋	bFaa..a
-션에	FccCbeE
-션이	EBcDbccbHea
-소가	bGd...a
-소리	Ibabaab
-소셜	JEbdbcedeKa
-소수점	aIaabbb
-소스	caBIbcb
-소켓	bEcbaEaaGdb
-소해도	bHaba.b
-속도	FcEcbBc
-속도를	bbIbaaa
-속성	c.abG.a
-속적	babacbKcKec
-손님이	BGabaab
-손으로	Cbb.Dba
-송을	GcbbbCaacHc
-송장	EDccDbd
-쇼핑몰	.......abeG
-수	QfabacefEEd
-수가	fGC.DcfeJcc
-수납	JabbbbbbbdH
-수는	aabcaIa
-수로	bBFAbbcDA.e
-수료증	Hbbbaaa
-수를	JeCcgbC
-수명	abJaaaeGbda
-수문자	dIaaa.b
-수에	dacaH.BcIea
-수의	cbGbEbc
-수점	aIaabbb
-수점이	cGaaa.a
-수정	GEgbc...gLe
-수정은	dddEAIbbHea
-수집	Ha...ae.beG
-수형	a.Gac.bcdJb
-순하게	bbKbacb
-숫자만	bbcbbGE
-쉽게	cbGbcGccHcb
-슈퍼앱	Hbbaaaa
-스가	.......cBDc
-스냅샷	dbcbNac
-스는	aGBbbbaccJe
-스랑	cEacaC.adId
-스로	hDLdcb.eAeI
-스를	bAB.BAccAaC
-스별로	.cGbaaa
-스에	EeafdHB
-스에서	fE.fcDGgBFa
-스위트	bba.FaacdLe
-스의	.......aGaf
-스크롤	cJbaaabcIcc
-스크에	Iaabaca
-스키마	aa.G.d
-스타트	bbJaabb
-스템	CcbDcEdbhFE
-스템을	EaCbabbabgJ
-스토어	acFbacD
-스트	ceeaUcdeGDf
-스트가	gAdaPbddHbc
-스트로	bbEcFbb
-스트를	gbeaQ.cdBaB
-슬랙	GGbcbcedbIc
-습니다	DEa.ccabAA
-승인	FdbKccedGab
-시	bHebccIFAdc
-시가	cKaba.eeKdb
-시간	B.DdcEddE.a
-시간이	dHcccFbcIdb
-시고요	.......bGda
-시글	EGbabdccKfb
-시는	bcacCGabFca
-시도	ddCCE.ccHdb
-시됨	bHcaa.b
-시리얼	Hbbbaaa
-시면	.eaBAbE
-시보드	FdGbabd
-시성	aaaGaba
-시스템	CcbDcEdbhFE
-시에	EKbbbbhhJ.c
-시오	bAaGbba
-시지	KjddAEBbdHb
-시지가	bJcaaabcIdb
-시지는	Hcb.a.b
-시터	Hab.a.c
-시판	AAccBDcc.Gc
-시판이	Gcaaaaa
-시피	Haaaaab
-시피를	G.babaabGbc
-시하고	bGaaaaa
-시하면	dEbbbbHbIdd
-시행일	bcbabaL
-시험	.Faaaba
-식으로	BbEdcFdcaGc
-식을	baHaaaa
-식이	bDGbbbc
-신고	HeA.a.c
-신규	HccbcbFfabI
-신으로	baaa.aGdKdc
-신입이	cccIbcEcIdb
-신저	Gbaaaab
-실시간	Icb.aabceEC
-실제로	DccbbGa
-실패	AbccGCccJdb
-심사	FdcDBbc
-십니다	AFbaabb
-십시오	bAaGbba
-싶어	Hacaaaa
-싶어요	KfDCcdegEbD
-싹	BdGBcbbbeKd
-써서	a.cbH.bcJdb
-써줘	eedAFcIeIab
-썸네일	Hbaaaab
-쓰고	FaBcAacdeI
-쓰기	BCbbbEddFAc
-쓰는	ahCgbJFFCdd
-쓰던	ccGbbcF
-쓰면	cKbabaacIcc
-쓴	BcbCbFcbHcb
-쓸	Lbcacaa
-씨가	dKabaabcHcb
-아가요	bKc.bacdJcc
-아니라	bDdbbbG
-아래로	bdK..bcdIda
-아무	BFbabcabGda
-아봐	cbbbbMccJeb
-아봐줘	abadaJbcHdb
-아서	HFcfeBadF.b
-아야	a.GdabAbgKb
-아예	DBcbDad
-아오게	Idabaaa
-아요	CIeBbcccBDc
-아웃	eHccbdIH.ec
-아이디	Hcaaaab
-아이폰	.Gbaaab
-아줘	CfDgeFDfLcc
-아직	.cCdbIcACeA
-아타기	aaGaaab
-아파트	Gbaaaaa
-악해서	a.bcaJb
-악해줘	aaba.FabFca
-안	fQddBdb.Gcd
-안내	CbeccaKHDic
-안내문	cccabcNIccc
-안상	aa.Gacb
-안에	cAIcAd.AFdc
-안으로	bdLb.aceJcb
-안의	.aFaa.c
-안이	bGaaaba
-않는	.bJdaba
-않음	aGaaaab
-알고	a.bd.Ha
-알려	DbcbaFa
-알려줘	dddFbKdeIac
-알림	I.AbcbcgeJB
-알림이	eH.aa.a
-알림톡	bFacabD
-알아봐	cbbbbKb
-앞에	bIbaabb
-애플	IbabaabceJb
-액션	ebdb.bOeLfa
-액이	fNaababdJaf
-앱	DBaAbd.bbeI
-앱까지	HbdbbBaaBiH
-앱에	EbAcaCc.dKf
-앱으로	LbbabacdeKb
-앱은	bFaa..b
-앱을	bDbbbbFcGd
-앱의	.......bdJe
-앱이	bJbabaccHea
-앱이랑	.cEacDbabdG
-야간	dAedcIEdJdb
-약관	.daaacKIeac
-약점을	bbcIbBcacGc
-양쪽	CGcabacccJd
-얗게	eKaaaacbHdb
-어가	GBAbbbdcG.d
-어가게	Lbcbaab
-어가면	fLc...baIec
-어가야	HFdcbeabAfG
-어간	bIaa.cb
-어내고	.aFaa.ccbJf
-어느	feb.bMAbGcb
-어두기	cabbJaa
-어드민	IcbCbcb
-어디가	babFaBa
-어디서	cbaeaQceLea
-어디에	bb.c.Ha
-어딘지	c.cDaFbadGc
-어때	bbaHaaa
-어떤	cbaaaJabJeb
-어떤지	cabJabaaCCe
-어떻게	hecECHAbFBf
-어로	ecBecbOdbKe
-어보고	baaHaba
-어보는	FcabEbccHca
-어서	ABDbAbddCDd
-어야	Hb.b.eB.fBC
-어에	IGcbdcedNfd
-어에서	HAcaabccIcc
-어오고	cGb.a
-어오면	JabbabbceLd
-어요	DEAbbgAAGga
-어제	fBeDcGAcLfb
-어져요	bGaaaaa
-어줄	.aHabbb
-어줘	OicaCbcgbJ
-어지면	GDcbbbb
-어진	EcIcccc
-언제	accc.KabGcb
-언트	DcBbabAbAfG
-언트를	aaIbb.c
-얼마나	FabdaEccIea
-업로드	CEfBdeDBCgA
-업이	EGbbbbdcIdb
-없네	.......bIdc
-없네요	bGcCBcdbHea
-없는	DEecABddFAd
-없는지	acbIaaaaFda
-없어서	FebaDb
-없어요	bDcBDaddE.a
-없으면	Gaabac
-없음	gCFbEbbbaaD
-없이	HacCd.eeD.A
-었어요	AFcccbD
-었으면	KdcbDbceFCd
-었음	Ibaaaab
-에	HkbbbaIJ.df
-에게	GcabcaC
-에는	aJdbaCedFBc
-에도	.......cGab
-에디터	Iaba.ac
-에러	dD.DcdDCaBd
-에러가	.......bIfa
-에서	AGabfA.cFAd
-에서만	eGHabbeFAdc
-에선	dFddcEC
-에요	aAae.DAaAEd
-에픽	JbbaabbcddK
-엑셀	aFbaBbbbIea
-엑셀로	.......aFbd
-엔드	bbGAAbdbgDD
-여든	.......adGc
-여러	ICcbbbccKec
-여야	.......CgAC
-여요	gOdCbbcdHad
-여줄	Iaaaaca
-여줘	MiMbbdhhAKc
-역변수	aaG.a.c
-역은	Gbaaaaa
-역을	Ibcab.a
-역이	cJaba.b
-역할	IbaababbcId
-역해	babbbaI
-연도	cbdbD.GFbca
-연동	DbcDac.caJf
-연동이	aJabbbbdGac
-열	HdDccBdeEbB
-열면	aHbabab
-영상	PEecccffFfG
-영어로	babaaaH
-영에	aabG.b
-영툴	FbCbaacacdH
-영팀이	CbabacF
-옆에	MbbbabdeKdb
-예순	bbFcBaaadGb
-예약	ECbbbb.bbaE
-예외	accCGab
-예요	.eAdcEGEdCd
-예전	bHdbaEcdJdb
-옛날	DBccbdHH.dd
-오게	KhFdAcbcDBc
-오고	.Hbaa.ccGbb
-오나요	dBacaHaaFcb
-오는	JgeccFC.CAe
-오늘	.HceaDdcG.d
-오래된	Habaaab
-오면	GJdedBfeaLf
-오스크	Haaab.b
-오타	hgBaabPNhfa
-오타요	aab..cH
-오피스	EcaaEac
-온다는	cHaaaaa
-온라인	Hcaa.ab
-온보딩	.baaaaF
-올려	bbcbCaF
-올려줘	beebEbJEBbe
-올리면	FJccbbedJbd
-올린	cGcIccddJdb
-올릴	CcccbaIcKed
-올림	dEbBCcbbFab
-옮겨줘	bcabaaJdJcd
-옴	cKbbabacJdc
-옵니다	aOcaabfcLgb
-옵션	NdEcccffLbc
-와야	F.a.abb
-와요	eTdbbcefQgc
-완성	Hbb.b.ccIdb
-왔어요	aKbabbccKfb
-왔으면	Hbaaaab
-왜	gLdbbHdcKgb
-요금제	GcebabF
-요일	cIdcbEcdIdb
-요청	BceFccF
-요해	D.caaEcbbGc
-요해요	HcbcB.bbbAD
-용되는	bHbba.a
-용이	AIcdcDd
-용자	De.baC
-용자가	GEbaadc
-용하지	AaHcaba
-우기	DbHbabd
-우는	HaedBDdcF.c
-우드	Gabaa.b
-우를	BcaaFba
-우리	JgdAcGdefMb
-우리가	baabaIa
-우스	OdcbbacdLec
-우에서	bIaaabc
-우저	AGcbbcDBHee
-운영	BeeddFHCgBA
-운영에	aabG.b
-운영툴	FbCbaacacdH
-운전자	Habab.c
-움말	abaaaaHbdId
-워줘	JhjcCdLGDhc
-워커	cbbba.I
-워크	cABbEba
-원	.......bHea
-원가입	DBbaDbee.Hd
-원씩	bJaabbb
-원이	.EdC.AedGBd
-원인	bFcccIbbIfa
-원인만	accb.LcbIfa
-원표에	IaaaaabcJcc
-월	DDafaeFCBAf
-웨어	DdcDBc.cEgE
-웨어가	HCcaabd
-웨이	cccbHcF
-웹	BeAAAbAadgL
-웹이랑	cGbbaDd
-웹훅	DcbbBbDdH.d
-위로	BFba..c
-위에	IdEbbbd
-위주로	ecdDDBBcJdc
-위치	HCcbbbccBFe
-위치로	Haaaaab
-위치를	Hbaaaaa
-위키에	aaabaaG
-위트	bba.FaacdLe
-위트를	c..aF.bbeJc
-위해	Ibbaaba
-위험	b.aJadb
-위험한	cabLabbcF.b
-윈도우	baaaa.FbIdc
-유가	bbbbaLdcGca
-유닛	cbbaHaa
-유지	bBFbaab
-유틸에	cabaHaabHdb
-유효성	bbIba.a
-율은	bbabaIabHcb
-으로	ecCabeLIdAf
-으면	PHhaafhiObd
-은	CcccaaH
-은지	babFaAbbbFb
-은행	Hbbaaab
-을	fcF.cbIHfBd
-을까	a.ca.Fa
-을까요	DeDCeEedBEc
-을때	.dcaEbF
-을지	a.ab.E
-음부터	.daAAaD.ebG
-음성	GEcbbcccIcc
-음표로	aGbaa.b
-응답	eDFcbcCeDEc
-응답은	b.GaaabbEBf
-응이	eI.aa.bbGcb
-의	chGbd.JNgeb
-의가	DHbbbcccIda
-의견	b.aHaacbGca
-의사	Gabaaaa
-의사용	Gbaaaaa
-의실	Hdb.a
-의존성	dcBCbcGfOfb
-이	hDeKcGedKeb
-이가	.......cIea
-이거	cJa.abbcHcb
-이게	OcbcbcbcLgb
-이고	caAbAD.cdGA
-이나	ae.BbIc
-이너가	bJcaabb
-이는	abF.aaa
-이더	BbbFAbb
-이도	.aaaaGb
-이드	fD.c.cHeJda
-이디	Hcaaaab
-이라	daJAcAcdHac
-이라고	eaaabBHIdcb
-이랑	DbAbaBcdAFc
-이렇게	aabHa.bbGda
-이름	DdGcecDHeac
-이름만	abIaaadFcba
-이름에	aGDbacd
-이름을	dcJbEbdIdea
-이름이	dH.aba
-이머	Ibabaab
-이먼츠	IaabaabbdJd
-이메일	FaBc.cbAeKg
-이면	.AFcCeb
-이모지	.Jcaabb
-이미	KbAa.bfbLgc
-이미지	ACEeecCCEfa
-이버	BEDCdeeeCGe
-이번	LdbBbccdAbE
-이번에	EbaCbbb
-이블	Ice.aCcbbIe
-이블에	CbbdaJccHcc
-이블이	bbbbbJa
-이션	CaEGedfeJBg
-이션에	bccFacF
-이슈	bFddCdFdHbc
-이스	cdcEKeab.aC
-이스를	b..bHbb
-이썬	GeDbbab
-이야	cb.caJa
-이어	FddDbBccIfa
-이어야	cEeCccGG.cd
-이어에	JbababbcJcd
-이언트	DcBbabAbAfG
-이에요	gC.dAEB.ACc
-이요	BbDBbbb
-이유	cbdDbbHcJeb
-이유가	abab.Kd
-이전	BbdaaaG
-이즈	bdIabCc
-이지	B.Ac.cCC..c
-이지가	.Ic.a.e
-이지랑	Gbaaaa
-이지에	FGdcbd.aLhc
-이징	a.debCIdMed
-이징에	baaaabH
-이터	BfcEAGfe.DA
-이터가	dHbbaDbcG.d
-이터를	FcdcbJd
-이트	F.d.edG
-이팔	Iad.a.c
-이폰	.Gbaaab
-이후로	bHaa.acaFcb
-인	aHbaaab
-인가요	cdcEcKccIeb
-인과	Gc...ca
-인데	cHabCEjAEgB
-인만	bcbd.MbcKga
-인사	JBcbbbccebJ
-인은	GcBaaac
-인을	BEcdcEdc.Fc
-인이	aKdcbBdeECc
-인이랑	Hba.aacacIe
-인정보	babIbabcbId
-인증	KaaB..jfaMe
-인증서	CEddbcEdKdb
-인지	dccCbNddFAc
-인창	KabcacbcJeb
-인트	Dadba.CdDDc
-인트가	.......bJfb
-인하고	dIbbCbcdHac
-인하는	EcbdJdc
-인하면	dJaaaabcKeb
-인해줘	FbeHbcb
-일	LiddaF.aKhb
-일도	K.abace
-일로	DHbfdaBBFdc
-일리지	baaaGaa
-일부	bJaabbb
-일부터	dIb.a.aaLhc
-일에	eCAed.JI.gc
-일에서	CHccbCfeMec
-일은	KeCcbAeeMfb
-일을	BFaadeD.D.e
-일이	gMaadBbaF.e
-일이랑	FbaaaabacGc
-일정	EdbaaaD
-일해야	caHaaaa
-읽고	bbaHaba
-읽기	aaIaabb
-읽어서	cHaaaabccGb
-읽은	.......cIdb
-읽을	.......bGbc
-읽음	Ibaaaac
-임아웃	eHgbbbJHaec
-임을	bIaaabb
-임이	cIaaaabbIeb
-입니다	dFe.bCCeABC
-입력	dEa.C.b
-입부터	........dHd
-입으로	aaGca.abcId
-입이	a.cHcdC
-입이랑	Eaa.aaaabGc
-입자	Haaaa.c
-입주민	Gbaaaaa
-입찰	Gbaaaaa
-입하고	KcbbaabbeKd
-있게	Kc.bbd.dBFd
-있나	EccGbbb
-있나요	Edc..GccbFb
-있네요	bIbbab
-있는	A.DbAba.cBA
-있는거	cbb...H
-있는지	ecdIbIccKdc
-있도록	Jabbaac
-있어	DedDcGddJdb
-있어서	aDEcdBcbEAd
-있어야	HdcbEeBdBDb
-있어요	cD.dAeGF.cc
-있었음	Ibaaaab
-있으면	KAfCBdhfGBd
-있음	DA.cacCECdd
-자가	BGdbAacdFCd
-자결재	IbaaaabbcdI
-자기	HEbcbdcbMhc
-자꾸	ALcdacccFab
-자는	bba.aaH
-자동	DCddcdHfHCf
-자동화	bacaH.b
-자들이	AGbabbb
-자마자	bLcaaacdJcd
-자만	bAfccFFDA.e
-자면	bHaaaba
-자바로	baHb.babbdH
-자용	eaaaaaIbIfa
-자유	Ibbabaa
-자인	CbcbCDb
-자책	Gbaaaab
-자한테	GDcaabdbKec
-작성	agFdIfBfEeF
-작성해	cbbcGaDdHeA
-작업	LdbbDbf
-작은	dcKabaadBBA
-작하는	bbGa.aa
-작하면	bHbaaaa
-잘	cC.GbbccIeb
-잘려요	aHc.a.b
-잘못	.......adHc
-잡아	bFdcbaF
-잡아야	dIbaaaa.dHc
-장단점	cadbaMbcgLc
-장되게	Iabaaac
-장됨	cGaaa.bbIeb
-장번호	Gca.a.c
-장비	JabbabbccIc
-장소	.deG.dFcgKa
-장애	f.bcc.McJfa
-장을	Gbaaa.a
-장하고	.......edLc
-장하는	GdabaCccAEc
-장하면	bHaabaa
-장한	cKaaaccbHcc
-재고	HCCdbddddaJ
-재고가	aFdaDcabaGd
-재생	MccbabbeGeD
-재설정	eJbbDbddLfb
-재시도	ddCCE.ccHdb
-저	BabbaFb
-저기	abGaa.a
-저장	GHcbbgbaGbe
-저장됨	cGaaa.bbIeb
-저장소	.deG.dFcgKa
-저장한	cKaaaccbHcc
-저희	aadFaCcbEAd
-저히	cbGdbEb
-적	cJb.bacbHda
-적립	Gc..aba
-적만	abaIacabcHc
-적으로	cFBEdcc
-적이	bJabaab
-적해서	aabbaH
-적화	bcJbaaa
-적힌	cbababK
-전	edcGFEebbIe
-전략	bbKaaacdIdb
-전부	eaEcCaCjhJG
-전부에	bccbDaGadKe
-전에	HbfNdcgfNfb
-전역	baJaaaceJcb
-전자	Eaa.a.a
-전자책	Gbaaaab
-전처리	baGcDcb
-전체	BddH.EfdkO
-전체를	.bHCcccbffO
-전체의	bbdHbcEbcId
-전한지	bbbJaabcHcb
-전환	caHbb
-전환해	caKcbAb
-절대	FbaCabc
-절차를	e.ab.cJaHfa
-점검	.AcEbBc
-점수	CcdGCdccHcb
-점에서	dacJab.aDBe
-점을	cbcJbBcbaFd
-점이	eFaCaaa
-점이랑	AaacaFa
-접근성	babIaab
-정값	abbaa.H
-정렬	JfeCEcddLeb
-정리	edMfcaFfKbd
-정리해	ebECcdFaGdb
-정보	GbdFcAdeeGC
-정보가	..ae.G
-정보를	Ibbaa.c
-정산	BAbacaE.fbH
-정상	cHbbBabcGcb
-정에	GEbbbbdcaGd
-정으로	GAbaaadd.Fc
-정은	eddEAIbbEbb
-정을	NcabcaedBDb
-정하면	bHaaaba
-정할	GcbbaBbdGac
-정해	bBbbaaG
-정해줘	fadBbAJbDBd
-제	bbbIaeC
-제가	aAeLbdbcHcc
-제거	bbbaa.H
-제대로	dbCEAfDdAGd
-제랑	Habaa.c
-제로	CdcBbFb
-제목	AdfaabMJeae
-제부터	cH.bab.aGda
-제어	Iaa.aad
-제일	CdcdCIceECc
-제출	dFbEaacdIda
-제하고	Jdaaaab
-제하는	Fab.aaa
-제한	GfeCbbECEgb
-제할	JbbaabbcaHd
-젝트	BbEC.eeddGA
-져서	fKbabBcdKfa
-져요	dRbadcdeJad
-조를	a..daIc
-조사	dbbcaNbdBGd
-조회	Mdc.aaccfMd
-조회가	cDJbbbccJeb
-조회를	Gaaa.ba
-존성	dcBCbcGfOfb
-좀	cjGGCCgfIac
-좀요	GcbFbcb
-종	.baabGa
-좌석	cGccFbbcHcb
-주	GccbbEb
-주간	Kbbabbb
-주고	CEb.aaccbId
-주는	PdcbcCgdJbc
-주라	GfCEcce
-주로	ecdDDBBcJdc
-주문	BCEcabee.AD
-주문이	ABecCEc
-주민	Gbaaaaa
-주석	dbHdbbF
-주세요	BeC.adDaCBc
-주소가	cHd...a
-주시면	.eaBAbE
-주실	.ddEDBb
-주에	abaaF.a
-주요	CbcbFacagMf
-주입	.aIab.d
-죽어요	bIc.aab
-줄	aaEcecIKhab
-줄래	FbdAGfbaFda
-줄여	bbHaaaa
-줄여줘	cdO..bffKbb
-중	b.abaF.aeHb
-중고	Faabaaa.adF
-중복	bEFdAccbHcc
-중복된	aaHbbaa
-중에	aCbcBDc
-중에서	Habaaba
-중첩	cbMbbcbcHcc
-중첩된	b.Hbaca
-줘요	DffD.eIF.ad
-증권	Ibabbab
-증서	CEddbcEdKdb
-증이랑	Gbabaaa
-증하는	ccccIFccIcb
-지가	aHAeBaefLcb
-지금	DebcaJcdEAb
-지금은	HddaB.bc.Eb
-지나면	bHbaaab
-지나요	aaabaGa
-지난	GAcbbbB
-지는	BbAacC..fF
-지는지	ccaaaJbbHcb
-지도	LBcbbbefFaA
-지랑	Gbaaaa
-지를	DaedCBAcaId
-지막	GE.bbbe.Gcd
-지면	EACccc.cBFf
-지사항	KababadcdLe
-지속적	babacbKcKec
-지수	KbbababbIdc
-지에	EEeccdECIid
-지에서	AJcaaafcHe
-지요	GcabbBbbcAE
-지우기	DbHbabd
-지우는	Jdbaa.bcIea
-지워줘	cdg.aaPKfcb
-지원	MddcbEdfHAc
-지적만	abaIacabcHc
-지토리	dbDbHbccaGd
-지표	Jbbbaab
-지해도	.baGabb
-직에	db.aJb.bHfa
-직원	Hbbaa.c
-직을	bbJbbaabKed
-직접	D.cbabEdcGa
-직하게	bacJaab
-진을	Habba.a
-진짜	FeCEbcdAcFd
-진행	BGabbac
-진행률	Jbaaaab
-질을	c.aHaaa
-질이	ab.Gaca
-집계	HdEbbbc
-집니다	cHbaaaa
-징에	baaaabH
-짜가	cFbabbD
-짜리	cbGCbabdaaF
-짜줘	bbbbH.abHea
-짠	cbAMbfacHgA
-째로	AFDAbdeeCcE
-쪽	dbbbFbE
-쪽에서	bbaaaHa
-쪽은	GADbbdeeF.b
-찍히게	Hbaaaba
-찍히는	bdAbaIb
-찍힘	cGaaaaa
-차량	HaaaaabbcHc
-차를	e.ab.cJaHfa
-차트	bDdEcdDfECb
-찮은지	aaaHaca
-창	OeabbbbdJcb
-창에	CFa.acddF.b
-창을	cIbaaba
-찾아서	bHbdcFbbIeb
-찾아줘	cbcbaMbcIdb
-채널에	KbababcceJb
-채로	cJaaabb
-채점	Ibababa
-채팅	LdbaabbdgCG
-처리	afBMFhfeFAb
-처리된	bbJbbab
-천인	LbbbacbdeCF
-천해줘	c.bb.IabdIb
-첨부	Jabaaac
-첩된	b.Hbaca
-첫	dGFbabdeKdb
-체가	EbCccCb
-체를	.bHCcccbffN
-체에서	bbGBaBfcaJf
-체의	bbdHbcEbcId
-체크	AbbGabb
-체해	.bGba.b
-쳐서	abbGaaa
-쳐야	fKb.aaachK
-쳐줘	eDEbfcHH.gb
-초	gAMcbc.dMfb
-초대로	abJabab
-초로	aeec..OKfcc
-초안	bbababJ
-초에서	abbabaH
-총액이	bGa.aab
-최대	abcba.H
-최신	abcbb.IdLec
-최적화	bcJbaaa
-추가	OggdEdBHabe
-추가해	IcccCcBeIbc
-추천	FcabaCb
-추천인	LbbbacbdeCF
-춤법	bbaaaaI
-취소	AecCBcFDcDe
-치가	dGAbbCcdIea
-치고	IdaaaaabdIc
-치로	Haaaaab
-치를	GcbADdccFac
-치면	OccbbadeKdb
-침표	ccbaaaKJdcd
-침하면	cIaaaaa
-카드	Jbabcab
-카오	CFcacdBebJc
-카카오	CFcacdBebJc
-칸에	KcbaabcdIdb
-캐시	dfc.cGHDDfb
-캘린더	DEcCccccFAc
-커가	bJaaaac
-커밋	e.dJccEbJfb
-커밋한	a.bGbaa
-컬럼	DDcaaabbF.c
-컬럼은	FCbbbab
-컬럼을	Ga.aabb
-케이스	cbebQacaLhc
-켈레톤	Gbbaa.b
-켜면	cJaabbb
-코드	ggARDcgfIab
-코드가	dBIFeddcLfc
-코드는	.ddBbFC
-코드를	.dEGacdeAFa
-코드상	bbabbI
-코드에	cccdFECbJeb
-코멘트	abcKbaccGcb
-콘솔	Lbcaa.f
-콜드	bbJaabb
-콜백	ccHCaacfIAd
-쿠폰	aHcbCbcdIbc
-쿼리	ieMHb.ddBEc
-퀴즈	Lcbbaba
-큐	CdgcAAIdHiF
-큐까지	baaaHba
-크가	aLbaabceGBc
-크기를	EAdbbaC
-크로	EEDcccecFeB
-크론	cEccc.F
-크론이	aHaa.bccHbb
-크롤	cJbaaabcIcc
-크롤이	fFHbbbbcIcb
-크립트	NgGaecedCGf
-크모드	GDbbbbccHcb
-크박스	Ibbab.a
-크에	Iaabaca
-크플로	abcb.bJ
-크해도	dJaaabb
-큰일	dJababb
-클래스	eeKBCAgAbHg
-키마	aa.G.d
-키보드	.......bHcc
-키에	aaabaaG
-키지	AbbbaAEcHe
-키텍처	daCHbcaadJf
-타기	aaGaaab
-타요	aab..cH
-타이머	Ibabaab
-타입	ccMdBbcdaJe
-타트	bbJaabb
-타하면	cGaa..b
-탁해요	CddFcdF
-탈퇴	bHcbbDccF.c
-탈퇴한	cIbbbCb
-태그	cdbaabMBFed
-태그를	cca...H
-태에서	dHCbabb
-택배	Ibaaabb
-택지	LbbbabbcIcc
-탭	cCdaabIF.cc
-탭이	bIaaaab
-터가	GHddcAeeJae
-터로더	aHcaa.a
-터를	GddcbJecEBc
-터리	Kcbbbba
-터링	bddCbbKb.fH
-터에	FBedcaDBEdc
-턴으로	bbKaaacdIdb
-텅	dJcbCbcbIdc
-테넌트	K.ebaaa
-테라폼	d.dEbaE
-테스트	dddbVcefGDe
-테우스	LcbbbaccJdc
-테이블	Ice.aCcbbIe
-테이징	dBccbDEcJcc
-텍처	daCHbcaadJf
-템을	EaCbabbabgJ
-템플릿	dFecDcEcJdb
-토글	Hbaaaac
-토리	CeADFcfeDEd
-토어	acFbacD
-토큰	.......bEab
-통계	BDAaaadd.AC
-통씩	cJbaabb
-통운	KbbababcdJb
-통일	baKbbaccdJc
-통째로	AFDAbdeeCcE
-통합	aeecIADeEaA
-통화	DFcbCcd
-퇴한	cIbbbCb
-튐	.......bGcc
-트가	cFccLagdLfb
-트까지	Eaaa.aa.bfH
-트로	.eJcEcdefEF
-트롤러	cdHbFad
-트를	e.DcNbihBDB
-트리	GcaDabd
-트별	E.faaEb
-트에	EcdaECddH.e
-트에서	dCBdaEaaCgF
-트엔드	.......b.Ig
-트와	H.Bbf.c
-트웨이	cccbHcF
-트코드	aaccJaa
-트팜	Habaa.c
-특히	cacFEac
-튼만	Haaa.ac
-튼에	abcaaaG
-튼을	BIaabaeeJda
-튼이	CHbabaeeKeb
-틀려요	bHabaa
-틀린	cdFbbbG
-티스	cbcbbDF
-티켓	Jaacacb
-틸에	cabaHaabHdb
-팀에서	cDcbbaFbJec
-팀이	BeccbCGc.Da
-파서	DcbBEcccIeb
-파서에	da..F
-파이	.FDcbcc
-파이썬	GeDbbab
-파일	eEDeCeCcDFg
-파일도	K.abace
-파일에	ddFdcDF
-파일은	KcbaacbcJea
-파일을	.D..ddCcFBd
-파트	Gbaaaaa
-판단	bbbH.aabGcb
-판매자	Hbaaba.aAhG
-판이	Gcaaaaa
-팝업	.bbaaaG
-패키지	AbbbaAEcHe
-패하면	IgaaDab
-퍼런스	bcbabaJaeIc
-퍼센트	bIbbaab
-퍼앱	Hbbaaaa
-펌웨어	FbcaaaC
-페이	caaFaBb
-페이지	AbBb.cDCaAc
-페이팔	Iad.a.c
-펫시터	Hab.a.c
-펴보고	babHaba
-평가해	dacKababG.e
-포넌트	DgG.HdgfDJh
-포맷	baJbaab
-포스	GBbbbab
-포인트	Dadba.CdDDc
-포터	fcHcCcCcHda
-포털	Hcaaaaa
-포트	AbAddeNLbgc
-포함	BaacEaa
-포해줘	bbaaabJcIcc
-폰을	DGbcbbccJeb
-폼에서	Ibaaaac
-폼을	Fb.aa.aacdG
-표	CfFdFbccIdb
-표가	cEcbbbG
-표로	FDdccEeeCEc
-표시	JbabbabcKec
-표시됨	bHcaa.b
-표에	KcbababdLec
-표에서	Icbb..b
-푸시	EAbcADecaIe
-푸시가	bK.aadcbHcc
-푸터	cddaaaMJedb
-푸터에	HfdbbaGDDfc
-품으로	Iababba
-품을	Iadaaaa
-품절	Iabbaac
-품질	DbeEcDccbGb
-품질을	c.aHaaa
-품질이	ab.Gaca
-프라인	DfebaAJfbFA
-프레시	DFccdDd
-프로필	EEdbcdDAEhA
-프론트	.AADbbbaeGa
-프트	Iaaaaad
-플랫폼	Ib..badabfH
-플로	abcb.bJ
-플릿	dFecDcEcJdb
-피드백	cbcLbbabJeb
-피를	GacbbcDbHbd
-피스	EcaaEac
-피처	.cBCcFecFd
-필드	bbFccaE
-필요	fEd.ACBdBEb
-필요해	bA.aaEb
-필터	EcCabaabFac
-핑몰	.......abeG
-하게	F.EJcfkgICe
-하고	FH.AdgefAKe
-하기	GccFbbcdD
-하나	MfgcAdFbEbb
-하나도	dBdaJcacCAa
-하나로	fdOcccDBBhC
-하나만	BddaCaECEec
-하나요	bbaabHa
-하는	Fh.gDE.gJ.c
-하는데	DGBdcae
-하는지	gddeCHIbIbf
-하도록	HdbabaDdJea
-하려고	CeJBacfffIB
-하려면	da.caKbbHfa
-하루	bFbaaA
-하루씩	bJaaaacdIcb
-하면	fQcccBdgQgd
-하세요	b.aJbcb
-하얗게	eKaaaacbHdb
-하지	b.CBcCdbFd
-학교	Hcaaa.c
-학부모	Gbaaab..ccG
-학습	Haccb.BeDaB
-학원	Fba.ab
-한	CdDcAfEDabb
-한글	cIda.aadHba
-한글이	cG.aaaa
-한번	edcJbEbbDAb
-한을	bHaabaa
-한지	eCdGcFdcJeb
-한테	H.bccbBdIcb
-한통운	KbbababcdJb
-할	IacbDccdDCc
-할까요	Jbaaadb
-할별로	AcFbCbbbG.d
-할인	eDGcGeddJea
-함	HcCbCdeecG
-함께	J.bad.c
-함수	geFaHEg.Igc
-함수가	.......cGbb
-함수를	HaDbfab
-함수에	dacaH.BcIea
-함수의	cbGbEbc
-함수형	a.Gac.bcdJb
-함해서	..AcDba
-합니다	F..caBddbCC
-합이	cHbcEbc
-합해줘	a.Gaaab
-해	J.FfccedFBc
-해결	aGabaaa
-해도	hNbFbceeG.b
-해서	.dbdaJBecMe
-해서요	cbaFaBaaGea
-해야	adE.Dd.dCbC
-해요	CA.bBcbafG
-해주실	c.bFCca
-해줄래	GacbDcb
-해줘	afE.cACeGAc
-핸들러	cDcHbcbbHdb
-했는데	cMbbacbdJcb
-했는지	FadHbeb
-행	fFJdEbhIdda
-행률	Jbaaaab
-행을	EDecccE
-행일	bcbabaL
-행하면	aHba.ba
-허브	GcdbbbFgDBA
-험한	cabLabbcF.b
-헤더	abcba.I
-헤더에	Icaaaba
-헬름	ccbHbbD
-헬퍼	baaaHaa
-혀야	bJaaabbdJdb
-혀요	dJbcbbCdIbc
-현상	cIaaababJec
-현재	Eedd.GAdIbc
-현해	Haaba.cbeIc
-현해줘	Iaaabab
-호가	cEbbbaE
-호로	HbaaaacceIa
-호를	dBdccEG
-호자	Hbbaa.baadF
-홈	Fbaa.ba
-홈으로	aHaaaab
-화가	d.CcaGbbIec
-화되게	Gaaaaca
-화면	B.babeGAcFd
-화면과	EbBaaababFd
-화면만	dCbaabG
-화면에	Kf.aaacbJec
-화면은	.......bBEe
-화면을	cEAbEbcbAIh
-화면이	aKbbbac
-화번호	FccccAF
-화상	Fabaa.a
-화요일	bbaaaHa
-화하는	Gaaa.aaacGc
-화해줘	bcEcabE
-확인	gDeKcgFDEgb
-확인만	baacaHa
-확인창	KabcacbcJeb
-환경	AbccAbGbGAf
-환불	dEbaFabdIad
-환불이	bBbaIbb
-환산	FacbCba
-환율	C.BcHddcKga
-환율은	bbaaaGa
-환자	Fabaa.b
-환해	caKcbAb
-환해줘	.......abIg
-회	IebbGcdeJea
-회가	dBIccCd
-회계	LacbbbbccdK
-회귀	deaaPbbdHac
-회를	Gaaa.ba
-회사	DecFccEBcFe
-회원	b.DebD.aEkG
-회원이	CCbccEcdEBc
-획서	Habaaba.afH
-효과	JbbaaabcIcc
-효성	bbIba.a
-후기	Fbaaa
-후로	bHaa.acaFcb
-훅	fddICcEdH.d
-훅으로	bbJbbaacAFc
-휴대폰	IcbbcDcdaHc
-흐름	aaceCG
-흐름을	cba.IbaadId
-흰	cHaaaab
-히게	OdbbbcccJdb
-히는	Bd.cbHcbFac
-히는데	cCbbbGb
-힙	abcbaaJ
-힙니다	cKbabbb
0	iHAc.eGHBee
0.0	aHAcedDFEge
0.0.0	jgg.cbZZpib
[Korean letters]	CBabcbAaD.c
[a call]	iCPhBFj.Khd
[a colon]	IAfcacDCgCA
[a colour code]	ogmHHeWThjb
[a dash]	EJdceDgi.EE
[a dot file]	jGgdefXXkgf
[a duration]	geThiBGDHhd
[a name in camel case]	ebQbcBgcEb
[a name in snake case]	ddbbEEBJFld
[a number]	iGadacKNcee
[a parenthesis]	BbFa.daa.Ca
[a path]	FcbHBhcaPje
[a percentage]	BBkgXainSAf
[a question mark]	hhiKfZmiSee
[a quotation mark]	c.afdBLRdgg
[already there]	G..fBAd.Hfb
[already there] [becomes]	cbFacaEFfDd
[already there] [both]	IcdaabBcDdC
[already there] [broad]	Df.aDcB.CBe
[already there] [candidates]	Ga..aca
[already there] [code name]	abJaaad
[already there] [element]	Rgc.bbdeLdc
[already there] [layer of admin]	Gba.b.adMfc
[already there] [layer of api]	Led.acBdHhD
[already there] [layer of app]	CEba.bbcDgF
[already there] [layer of money]	ddecFFE
[already there] [layer of ui]	JecacbD
[already there] [many]	CeCa.aB
[already there] [one only]	JgAaBbcbHhB
[already there] [setting]	IdBb.afAKjc
[already there] [shown text]	JbebacCCBad
[already there] ×2	LAb.bbgdOic
[an address]	ggdEabPOgga
[an arrow]	jaKgAfKSlcd
[an equals sign]	BJAfgbBJcga
[an exclamation mark]	FEdLik.BEdc
[becomes]	gcGeddPUlde
[becomes] [both]	FCebabA.aGf
[becomes] [broad]	BhFccbHHc.e
[becomes] [candidates]	BBbHfbafLcc
[becomes] [code name]	hmUbCb.Rnac
[becomes] [element]	c..ecdOMcfd
[becomes] [from nothing]	FEe.b.ceGdB
[becomes] [layer of admin]	GdAbabBcCbB
[becomes] [layer of api]	BcCdbACDiHc
[becomes] [layer of app]	eEAddaIDbab
[becomes] [layer of data]	bHccbEb..Ee
[becomes] [layer of money]	iaDABeHKggC
[becomes] [layer of ui]	adbbccOKlIg
[becomes] [many]	cGMeBdkmaKC
[becomes] [one only]	BECcbadDCbd
[becomes] [product]	BCCdAadfcED
[becomes] [whole system]	AdKbCDligRc
[becomes] ×2	cEedEeHGbAf
[both]	F.c.aAcecGA
[both] [candidates]	gdbaaQbbdLf
[both] ×2	aEc.BbacnOB
[both] ×4	cGA.d.aaeFA
[broad]	M.eAbcdgcOe
[broad] [both]	KAd.baedeI
[broad] [candidates]	bd.fDMdabHe
[broad] ×2	Nc.AdfccnRa
[broad] ×4	Hcaaaaa
[broken]	lZecAffdOgd
[broken] [already there]	AAcbHbccFc
[broken] [becomes]	fQdc.abGCia
[broken] [both]	.ObbcddcbHc
[broken] [broad]	jVf.BfbdOhc
[broken] [candidates]	hDABDBecJg
[broken] [code name]	lIHcEcebFbb
[broken] [does not]	eLcBEj.dEBd
[broken] [element]	cRdcdbdeG.c
[broken] [foundation]	GAJecdgccfL
[broken] [from nothing]	.NfBaahgH.a
[broken] [layer of admin]	DG.cdead.DA
[broken] [layer of api]	.QaadcgbbFb
[broken] [layer of app]	aMBadedgEbD
[broken] [layer of data]	.L.adAgABCf
[broken] [layer of money]	.MacdbbbFfB
[broken] [layer of ui]	fQdddcECCda
[broken] [many]	dLABAgeeBDa
[broken] [not there yet]	cEAbAAbcFaa
[broken] [occurs]	gVcaccdfTlb
[broken] [one only]	bJadBacaJga
[broken] [product]	EAbAaaccfDD
[broken] [setting]	gS.bBbiCGgc
[broken] [shown text]	fNccbfGCFfc
[broken] [trace]	dNeb..chMdb
[broken] [whole system]	dhIGcAbclHF
[broken] ×2	jWfaAfbeHBe
[candidates]	Aff.aThgCIe
[candidates] ×2	gccAbRbckRd
[change nothing]	dfA.cMbeG.b
[change nothing] [becomes]	DcdBaFdeGcB
[change nothing] [both]	dddDaEC
[change nothing] [broad]	EhCbbHdcGba
[change nothing] [broken]	bgdFbFC
[change nothing] [candidates]	caabaH.afIb
[change nothing] [does not]	AaAbbIfdECd
[change nothing] [element]	Gbd.bA.eKg
[change nothing] [exchange]	.bFBabb
[change nothing] [foundation]	.aGb.ab
[change nothing] [layer of api]	adBbbDC
[change nothing] [layer of app]	Abbc.F
[change nothing] [layer of data]	cbdCb.GcIcc
[change nothing] [layer of money]	EeacaGa
[change nothing] [layer of ui]	Lfbb.BddLh
[change nothing] [make]	HfbAaDcdDBb
[change nothing] [many]	bfBBcF.cfJa
[change nothing] [not there yet]	eecc.R.aGcc
[change nothing] [occurs]	dEbbaFa
[change nothing] [one only]	.ebBaJddDBb
[change nothing] [product]	ba.faJ.aeGa
[change nothing] [repair]	afcAaKabGcb
[change nothing] [reshape]	ecJCbbbbEdB
[change nothing] [setting]	CCbAb.deHbb
[change nothing] [shown text]	GeDcaCeeKf
[change nothing] [speed]	bceC.IaabEb
[change nothing] [stays the same]	cdHdbAB
[change nothing] [whole system]	fbdAbEG
[change nothing] [wish]	bfcAaNbcE.c
[change nothing] ×2	dddB.KabCAb
[change set]	gkcUAfFcMhb
[change set] [becomes]	ff.DcaLH.ce
[change set] [both]	dBAHciDeD.A
[change set] [broad]	kdbPCAdbNhc
[change set] [broken]	aCAIadfcADb
[change set] [change nothing]	ceC.bKdcEaa
[change set] [does not]	DgBAdJfdFCf
[change set] [element]	kaaMAa.BDcc
[change set] [exchange]	ceCCbbGDb.b
[change set] [foundation]	aDFcaad
[change set] [knowledge]	dfeMbJfeMga
[change set] [layer of api]	eFebB.EDfCb
[change set] [layer of app]	eFCBcabaeGa
[change set] [layer of data]	dEBFbcb
[change set] [layer of money]	eb.HCAddIda
[change set] [layer of ui]	FEBDfaigCEb
[change set] [make]	bcgCC.GcMhb
[change set] [many]	eDGhacFeDCb
[change set] [not there yet]	FbbgEDdaFca
[change set] [occurs]	dFcabaDbEgD
[change set] [one only]	FfBDbbbdDeD
[change set] [question]	ag.I.CcbEab
[change set] [repair]	e.dHAcC
[change set] [reshape]	deEJAe.dKg
[change set] [setting]	eeeI.dJECh
[change set] [shown text]	g.cEcaIHhAb
[change set] [speed]	aBefdGE.Fdb
[change set] [stays the same]	c.HfcBC
[change set] [trace]	dbcFa.D
[change set] [whole system]	caKbbbb
[change set] [wish]	bebSAdfeKdc
[change set] ×2	fdbPcdCdKeb
[code name]	egSdAd.GAdd
[code name] [both]	EBbA.dacDDe
[code name] [broad]	AaHD.dh
[code name] [candidates]	caCcbHdbIeb
[code name] [element]	CFd.dfDA.Bc
[code name] [foundation]	bbIabacbbKf
[code name] [layer of admin]	.......cbIc
[code name] [layer of api]	DDbc.babbEa
[code name] [layer of app]	GBgddcJe.Fa
[code name] [layer of data]	CFfab.aaeIc
[code name] [layer of money]	AcKIedjHidD
[code name] [layer of ui]	eCdbBbIDbb
[code name] [many]	hDKgCdAceMd
[code name] [one only]	fiQE.afJ.fd
[code name] [product]	CACdEddeEgH
[code name] [whole system]	.......dbKe
[code name] ×2	deZad.pKfad
[documents]	kihbfeZcMcg
[documents] [already there]	CcbaacGGhEe
[documents] [becomes]	DgDdbbGLehA
[documents] [both]	JaeafdHcCA
[documents] [broad]	dgdBd.RgMcc
[documents] [broken]	j..cdaReHc
[documents] [change set]	dBeHdcFeNfd
[documents] [code name]	dblEg.SiMac
[documents] [does not]	B.hFgDDdEBc
[documents] [element]	EChEgfGaaFd
[documents] [exchange]	GcccbaD
[documents] [from nothing]	AGaa..e
[documents] [knowledge]	i.dcadUfNdc
[documents] [layer of admin]	ddbbcbQcECd
[documents] [layer of api]	b.fcddRcAFd
[documents] [layer of app]	hCbd.eOdLkC
[documents] [layer of data]	IdcdbgKccHb
[documents] [layer of money]	deeHbED
[documents] [layer of ui]	EafdceMhCId
[documents] [make]	kccbffZhUge
[documents] [many]	cdjgcAYfhUg
[documents] [not there yet]	HdbcccFbdIb
[documents] [occurs]	.AcdceNdFaa
[documents] [one only]	e.hEfEIdJcd
[documents] [product]	cbccaDI
[documents] [question]	aaegabRdH.c
[documents] [repair]	dgBa.aKEdcB
[documents] [reshape]	BfDedDFfDaC
[documents] [setting]	Fdhcb.KhIAb
[documents] [shown text]	KbfbbcCJhAc
[documents] [stays the same]	HDeeceE
[documents] [trace]	FEcdbeCdFAb
[documents] [upkeep]	jfbc.aU.NnA
[documents] [whole system]	eccfBBM
[documents] [wish]	gjcBdAUbLfe
[documents] ×2	jebabbWaH.f
[does not]	eWbca.jeJad
[does not] [already there]	FCbbDbgdFAc
[does not] [becomes]	aJDbdcdFbDh
[does not] [both]	bJBCaidbaFc
[does not] [broad]	bMe.cBeeBIf
[does not] [candidates]	.d.CBCccbGb
[does not] [code name]	BfFFeCf
[does not] [element]	EPfCcghhLbb
[does not] [foundation]	ccJaaaa
[does not] [from nothing]	b.DaDca
[does not] [layer of admin]	HBcabac
[does not] [layer of api]	bEC...fBfKf
[does not] [layer of app]	eNB.aahcHgA
[does not] [layer of data]	aGFc.gbbBDd
[does not] [layer of money]	lKbDBd..DAe
[does not] [layer of ui]	.M.CadkdFaa
[does not] [many]	dBFCAecdfIB
[does not] [not there yet]	.ADcBabbeEA
[does not] [occurs]	eP.bbdbdKeb
[does not] [one only]	BAACdEicCAb
[does not] [product]	.F.AcAdfACB
[does not] [setting]	dLC.AgeIDgf
[does not] [shown text]	dOAaah.bIfa
[does not] [trace]	HAeb.cagAIb
[does not] [whole system]	fdCb.FCagDD
[does not] ×2	CJdebCdfK.e
[element]	SGfcdefcNfe
[element] [both]	EFeAbadddOg
[element] [broad]	JBeAccadECd
[element] [candidates]	LeccdFcdCDc
[element] [foundation]	cBEa..d
[element] [from nothing]	bEdabaEcBdE
[element] [layer of admin]	BAbabB.dEa
[element] [layer of api]	J.bcacbf.Ke
[element] [layer of app]	DHdcfCbhBHc
[element] [layer of data]	KafEccedBFd
[element] [layer of money]	dCeBA.BcDbA
[element] [layer of ui]	EHdacbbdGDg
[element] [many]	EAGb.icg.Hb
[element] [product]	E.bbbB.hDAC
[element] [whole system]	aaCaEacacbF
[element] ×2	XCabcfnjPcc
[ends with a question mark]	jsgFaZjgVkc
[exchange]	jdSbceD.kIA
[exchange] [already there]	AdDaAaA
[exchange] [becomes]	hCFeccJIgFh
[exchange] [both]	ACDabdafEeF
[exchange] [broad]	aBDabAc.AEf
[exchange] [broken]	fL.a.cbcFdA
[exchange] [candidates]	b.fbaKaadJe
[exchange] [code name]	fcKc.bBbCGi
[exchange] [does not]	dHDacacCgFc
[exchange] [element]	fbEIdfCBaBb
[exchange] [foundation]	dcOccb.eiAN
[exchange] [layer of admin]	BBC.b.e
[exchange] [layer of api]	kAHebBFElcJ
[exchange] [layer of app]	hCObdab.hIa
[exchange] [layer of data]	ieGLchEbB.A
[exchange] [layer of money]	..GccbacIgA
[exchange] [layer of ui]	e.HcacDBhG
[exchange] [make]	AdCc.aDBAeB
[exchange] [many]	gcXdabfimNH
[exchange] [not there yet]	EeBbEbc
[exchange] [occurs]	cIcbCacbEba
[exchange] [one only]	eDCbCAdAcHf
[exchange] [product]	dCHcAAghDdH
[exchange] [repair]	dBeabaKB.Cd
[exchange] [setting]	d.ecacPRme
[exchange] [shown text]	ebca.dNI.fc
[exchange] [speed]	BeBEcdC
[exchange] [stays the same]	edQaaaffiNB
[exchange] [trace]	BFdccbD
[exchange] [whole system]	ccOda.defhR
[exchange] [wish]	AhHF.cdfbFC
[exchange] ×2	idWb.cdglKH
[foundation]	beQdcc.dodV
[foundation] [both]	DgDdBdE.ggO
[foundation] [broad]	NcdbbAdafAF
[foundation] [layer of admin]	McaabcbacaE
[foundation] [layer of api]	CeFbccDaegM
[foundation] [layer of app]	DfEcCdABgeJ
[foundation] [layer of data]	CdAbedKbefM
[foundation] [layer of money]	MeBcbbc.cgI
[foundation] [layer of ui]	.cFdCa.ceG
[foundation] ×2	dcKbbcCbegN
[from nothing]	KBbbaceefhS
[from nothing] [both]	EbaaAba.biK
[from nothing] [broad]	GBaabbca.jK
[from nothing] [layer of admin]	Gb.aaab.bhJ
[from nothing] [layer of api]	G.abbb..aiJ
[from nothing] [layer of app]	HdbbCb.adfK
[from nothing] [layer of data]	GccCdbBbgBF
[from nothing] [layer of money]	Ebaa.aA.ccF
[from nothing] [layer of ui]	EEdb.bbaBlL
[from nothing] ×2	Jba.bbcadeJ
[judgement]	jhhZdehhLAe
[judgement] [becomes]	deePaaadHad
[judgement] [both]	dceTBfdd.Gc
[judgement] [broad]	hfcZcdefNdd
[judgement] [broken]	badRebdeGaa
[judgement] [candidates]	ddcKcEceAGb
[judgement] [change nothing]	bbcMacabbFb
[judgement] [change set]	heaZbbhePjb
[judgement] [code name]	ccdJDbbcHcb
[judgement] [does not]	daeLcBaaBCd
[judgement] [element]	adcNcaccJg
[judgement] [exchange]	dcdQ.dbeMga
[judgement] [from nothing]	EdaFdaa
[judgement] [knowledge]	gddMbIecF.c
[judgement] [layer of admin]	Fab.CcbaiMc
[judgement] [layer of api]	cefNaEdcBHg
[judgement] [layer of app]	EddLebbbBFe
[judgement] [layer of data]	defNcJedHac
[judgement] [layer of money]	DiDJabefFgG
[judgement] [layer of ui]	BceLdb..eGb
[judgement] [make]	bhdTdBecHbc
[judgement] [many]	gchZcaeanYi
[judgement] [not there yet]	bdBEAAa
[judgement] [occurs]	GBbAbcdafHa
[judgement] [one only]	d.fOc.ccaHe
[judgement] [product review]	Nbaga.bagGA
[judgement] [product]	DedHb.bajLa
[judgement] [question]	fdcUadccG.c
[judgement] [repair]	c.cLcAdcE.b
[judgement] [reshape]	geCPd.cdHAe
[judgement] [setting]	AdeO.cdgOha
[judgement] [shown text]	AdfJb.B
[judgement] [speed]	bdePadacBEe
[judgement] [trace]	EgaKbbddAFc
[judgement] [whole system]	gabXdgc.nYk
[judgement] [wish]	fdeZddeeLcd
[judgement] ×2	gceZaicdEDe
[knowledge]	fge.eZdfIAd
[knowledge] [becomes]	dgbcbNDGAbe
[knowledge] [both]	efcIeQfccMf
[knowledge] [broad]	cae.eIEbDdB
[knowledge] [broken]	ACAbbBaeG.b
[knowledge] [candidates]	gbdbbUdclSd
[knowledge] [change nothing]	gfdd.UabE.c
[knowledge] [code name]	.eHgeEE.CeB
[knowledge] [does not]	AAAbaGgeGAd
[knowledge] [element]	JbhBeD.dDCd
[knowledge] [exchange]	cgbFcCEFfHh
[knowledge] [foundation]	CbGabda
[knowledge] [from nothing]	EdDdcBbbbbF
[knowledge] [layer of admin]	FcCcb.baBeD
[knowledge] [layer of api]	bcdeaQbcHd
[knowledge] [layer of app]	bfCdAMebbGc
[knowledge] [layer of data]	gdacbMDaFcb
[knowledge] [layer of money]	GhDffIaBfaD
[knowledge] [layer of ui]	g.eGbCCa.Cb
[knowledge] [make]	AjAgcMDeJda
[knowledge] [many]	bgbCcQfbfMf
[knowledge] [not there yet]	geAeBPbbDAc
[knowledge] [occurs]	.GBedCcbDCe
[knowledge] [one only]	AlAcbQcdaGc
[knowledge] [product]	BdiAbOccgJA
[knowledge] [repair]	fFCbfKfcMkB
[knowledge] [reshape]	bhDGdCacHac
[knowledge] [setting]	EEheeGAhHAa
[knowledge] [shown text]	HhabfGBA.De
[knowledge] [speed]	kFABcNidEBc
[knowledge] [stays the same]	feOddBBbFd
[knowledge] [trace]	AHccaCedE.a
[knowledge] [whole system]	eagabTe.kUk
[knowledge] [wish]	hd.bdQacECe
[knowledge] ×2	heg.bZedcKd
[layer of admin]	Jbdc.bCefGD
[layer of admin] [both]	IcaabbabeaH
[layer of admin] [broad]	NecbcbBcjHE
[layer of admin] [layer of money]	DBfabbE.fcI
[layer of admin] ×2	Ofc.c.ccgEE
[layer of api]	Habca..ebEB
[layer of api] [both]	DDabaacblIE
[layer of api] [broad]	LcdaA.ddgMc
[layer of api] [candidates]	GecdbJccGeA
[layer of api] [layer of admin]	G.baab.babF
[layer of api] [layer of app]	IbcAbabbhaK
[layer of api] [layer of money]	bDcAcAAceDE
[layer of api] [layer of ui]	L.bbcbdcjHD
[layer of api] ×2	gI.dccHeeHC
[layer of app]	DDAddbAeb.G
[layer of app] [both]	CCcb.a.ahdN
[layer of app] [broad]	CEe.eaCfBAC
[layer of app] [candidates]	CddcBJdcfFB
[layer of app] [layer of admin]	Iccaa.baciN
[layer of app] [layer of money]	FbaabcBadkP
[layer of app] ×2	HDebBbddbiP
[layer of app] ×4	KfAaAbe.dfJ
[layer of data]	FAcaeFdeDDc
[layer of data] [both]	IBdab.cbkNa
[layer of data] [broad]	KadbaBfcdIa
[layer of data] [candidates]	EBgbbJfdGAd
[layer of data] [layer of admin]	Maeaacb
[layer of data] [layer of api]	IFcbacebnP
[layer of data] [layer of app]	HaabcA.caEa
[layer of data] [layer of money]	AGgbcFbcBDc
[layer of data] [layer of ui]	MacbbadbnMB
[layer of data] ×2	JACDdeibaIf
[layer of money]	BCabCdcb.dF
[layer of money] [both]	CDdcAaacfAH
[layer of money] [broad]	FBcaCddcbBD
[layer of money] [candidates]	abcFdEb
[layer of money] ×2	FEbdBfacfLc
[layer of ui]	FCacddDAbBa
[layer of ui] [both]	HAAaacdbiDG
[layer of ui] [broad]	O.cbccbc.Fb
[layer of ui] [candidates]	F.bcAAcbE.b
[layer of ui] [layer of admin]	BddaCaEcfGB
[layer of ui] [layer of app]	AAAbA.ccbfJ
[layer of ui] [layer of money]	BBdcbaF.AjI
[layer of ui] ×2	DFeb.c.dcBE
[make]	RdedadAdBEd
[make] [already there]	KecbDadeLhA
[make] [becomes]	Gc.bcdEBCAg
[make] [both]	Mdcbc.adiID
[make] [broad]	Rcdc.dcgfQd
[make] [broken]	aH.cDedaEac
[make] [candidates]	GffAEFgdECe
[make] [code name]	ACbe.eG.Geb
[make] [does not]	eK.cab..CeB
[make] [element]	Rbfcadb.Ied
[make] [foundation]	CcabBcDcfDF
[make] [from nothing]	HdBa.bcafeM
[make] [layer of admin]	Kcbbbb.dcAG
[make] [layer of api]	GacbBbadcCC
[make] [layer of app]	IbebaaCebcI
[make] [layer of data]	DGecbBdcBDc
[make] [layer of money]	EAcbDbbca.D
[make] [layer of ui]	OfcbcdBabAC
[make] [many]	hEacDaEfbEC
[make] [not there yet]	DdcbI.ddBAA
[make] [occurs]	FGccadbeABB
[make] [one only]	D.CdadAaBa
[make] [product]	Nbbeaabeh.M
[make] [repair]	hQc.DhbcGBf
[make] [setting]	McBbafcAEbd
[make] [shown text]	Fa.ecbEHBdf
[make] [speed]	DhPbAbieLdc
[make] [trace]	AKdbdc.iJEf
[make] [whole system]	fhaE.CEbkHE
[make] [wish]	QedcAdafaHb
[make] ×2	Qgdb.eAbcGb
[many]	h.JBBdbinUC
[many] [both]	ca.C.bAchCI
[many] [broad]	CCdDBfbdAAB
[many] [candidates]	AdaDHddabFc
[many] [foundation]	cdNdbcAejbQ
[many] [from nothing]	ABabAbAcahK
[many] [layer of admin]	..fbFdFbhDE
[many] [layer of api]	daF.BdAcmFJ
[many] [layer of app]	b.KbAceegAK
[many] [layer of data]	gC.eaFDcdCD
[many] [layer of money]	DabfDaBbgeN
[many] [layer of ui]	hbFBCcBdhGF
[many] [product]	CeB.bEcbkBL
[many] [whole system]	ifBKaEcdtSE
[many] ×2	gkFEFdEgtTG
[not there yet]	GbceDCeeCDb
[not there yet] [already there]	KfbA.ba
[not there yet] [becomes]	Hgbc.BCCCbd
[not there yet] [both]	LkAbB.cbcFa
[not there yet] [broad]	GcbcBEecbHb
[not there yet] [candidates]	aeBbDCaaeF
[not there yet] [element]	EDdb.abcKha
[not there yet] [foundation]	EbC.bcb
[not there yet] [from nothing]	acDcACa
[not there yet] [layer of admin]	Jcd.abb
[not there yet] [layer of api]	AgaaEEbbFhD
[not there yet] [layer of app]	GfCa.c.afbI
[not there yet] [layer of data]	FabbBac
[not there yet] [layer of money]	.Cc.bA.bCdB
[not there yet] [layer of ui]	Kd.aabdcfED
[not there yet] [many]	IiEdFcdceFA
[not there yet] [one only]	GgDeFadc.BA
[not there yet] [product]	HcabbAaaf.G
[not there yet] [setting]	aFDdAAhcCCc
[not there yet] [shown text]	FcFcddB.bGe
[not there yet] [whole system]	Ec.dD.b.eHb
[not there yet] ×2	KiabaAAAiKb
[occurs]	.VddbdgeKeb
[occurs] [already there]	DbbaAcBaDb
[occurs] [becomes]	cFCbCceECdd
[occurs] [both]	F..bAdacaCA
[occurs] [broad]	fQddabadFaa
[occurs] [candidates]	bFbbbCc
[occurs] [code name]	AEFacbf
[occurs] [element]	dRbaabheKdb
[occurs] [foundation]	.......aadG
[occurs] [from nothing]	Bb...a.abeH
[occurs] [layer of admin]	Ca.a..a.bdF
[occurs] [layer of api]	DCAbbbcb.fH
[occurs] [layer of app]	eOcdab.fJfC
[occurs] [layer of data]	HCA.beddCaC
[occurs] [layer of money]	BAdbEaaBhEA
[occurs] [layer of ui]	BLdaaafdEfE
[occurs] [many]	dIAbbb.cDfE
[occurs] [not there yet]	Dacb.bDaEca
[occurs] [one only]	fMFabcfAEiB
[occurs] [product]	DA.daA.ccdJ
[occurs] [setting]	ICAbCclaCba
[occurs] [shown text]	eMBacdb.HjA
[occurs] ×2	cNfaBccdKfa
[one only]	AAFcaAebFcb
[one only] [both]	caCA.CceBC
[one only] [broad]	DAbaaFfdJbc
[one only] [candidates]	AeaeBJbbfLd
[one only] [element]	Mc.CdcgeQhd
[one only] [foundation]	AdKabcbcfdL
[one only] [from nothing]	Ga.aAbceDfF
[one only] [layer of admin]	Feb.bcE
[one only] [layer of api]	CaaaDc.beCE
[one only] [layer of app]	.G.afCdeEcC
[one only] [layer of data]	BFbaBcdcAEb
[one only] [layer of money]	AaBDDcf..fF
[one only] [layer of ui]	DBaBccadGab
[one only] [many]	bCBADdffeLa
[one only] [product]	Gb.fcGcbfBG
[one only] [whole system]	ddBcCFaaiGC
[one only] ×2	BcGbcdCEdcB
[product review]	Ocaga.bbdE
[product review] [both]	Lbbea.baiFD
[product review] [broad]	McagaAbaeF
[product review] [element]	KbacabbcJea
[product review] [layer of admin]	Ia.faaa.fKe
[product review] [layer of api]	Nb.eabccGbc
[product review] [layer of data]	H.Adaba
[product review] [layer of ui]	Jbacaab
[product review] [make]	Ia.faaaaeLf
[product review] [many]	Iaacabb
[product review] [product]	G..da.abeLf
[product review] [wish]	KaafaabaBDe
[product]	Ocacd.egkaS
[product] [both]	HbaabAcafhP
[product] [broad]	Ibc.cbBegAJ
[product] [candidates]	JedFc.cdCBa
[product] [foundation]	HeCaBdd.fgM
[product] [from nothing]	PfabbadbhjT
[product] [layer of admin]	GcbaaaA.bnQ
[product] [layer of api]	LfAaccAa.mN
[product] [layer of app]	OcdbbbbbffN
[product] [layer of data]	IAdgcCAbceJ
[product] [layer of money]	IAccc.abanQ
[product] [layer of ui]	Kc.babdbekR
[product] ×2	Ofd.b.c.fmS
[question]	jgfFdZhgOce
[question] [already there]	HddecJb
[question] [becomes]	bHfCeKjgIaa
[question] [both]	.eaEcIfd.If
[question] [broad]	eeeb.MCeJbc
[question] [broken]	bbeA.IadJdb
[question] [candidates]	AgabALddCEd
[question] [change nothing]	feAAbNbbDAc
[question] [code name]	ddA.bLdfMeb
[question] [does not]	BKdbdFhcHcb
[question] [element]	FcgDeJedHbb
[question] [exchange]	fEhJAFh.EBg
[question] [foundation]	bbGdaFc
[question] [knowledge]	ifdBbYddFCd
[question] [layer of admin]	ddbBcEEbFeA
[question] [layer of api]	ChccbQdbIbd
[question] [layer of app]	fDdc.Ka.C.c
[question] [layer of data]	hddCcTbfMdc
[question] [layer of money]	fA.cCKecFdA
[question] [layer of ui]	AebEbABbBEe
[question] [make]	eBhbbLBeG.c
[question] [many]	bABFAagdgNd
[question] [not there yet]	fdCd.NbcDAb
[question] [occurs]	aA.d..D
[question] [one only]	cCadCHeeGab
[question] [product]	.hAbcMbceH
[question] [repair]	dLeGebeeJda
[question] [reshape]	i.IA.EfdNfd
[question] [setting]	eBadBPjeIab
[question] [shown text]	aiD.gObfEA
[question] [speed]	.geF.LdcGcb
[question] [stays the same]	EcKed.ecFdA
[question] [trace]	dDCfAEccFeB
[question] [whole system]	gbdFbKbAkUk
[question] [wish]	CfdFaEbdECd
[question] ×2	kcdebZdeJ.e
[repair]	lZh.ceBBFcd
[repair] [already there]	dDbbIbcdFBd
[repair] [becomes]	fSdaceaF.f
[repair] [both]	lUdcdbCbbIe
[repair] [broad]	fLadaaAACAe
[repair] [broken]	jVbbabegDCa
[repair] [code name]	gEaaAcFacD
[repair] [does not]	dLdCacdAhMf
[repair] [element]	cPdbaaefEEd
[repair] [layer of admin]	fIc.baC
[repair] [layer of api]	lTc..aceePf
[repair] [layer of app]	gID.aaefgHE
[repair] [layer of data]	jOcaaaA.aIg
[repair] [layer of money]	gJDac.ceCbD
[repair] [layer of ui]	lKdabaIFeBd
[repair] [many]	hOc.fAAeDA
[repair] [not there yet]	dgcdFICbJfb
[repair] [occurs]	fObadabcHgC
[repair] [one only]	bEg.bGb
[repair] [product]	eHBaa.c
[repair] [setting]	dOkcabFFBfb
[repair] [shown text]	jAfbbbTLjaa
[repair] [speed]	cGeBbDd
[repair] [trace]	gOadbcA.Fdc
[repair] ×2	bcfabaNdJdb
[reshape]	ieZ.ceheJe
[reshape] [already there]	eBBdADbaGdb
[reshape] [becomes]	d.JfcBAA.Cc
[reshape] [both]	fBICacchJb
[reshape] [broad]	fbOCaeebIdd
[reshape] [broken]	cGKbbdheJcb
[reshape] [candidates]	dBDEcabaF.e
[reshape] [code name]	ahJ.caDF..e
[reshape] [does not]	EgJDddeBcCc
[reshape] [element]	AdMbAagccDB
[reshape] [exchange]	cdPacadjAAG
[reshape] [foundation]	ccNaabcbjeQ
[reshape] [layer of admin]	EdJbbceeEdD
[reshape] [layer of api]	faJAcEfbdaG
[reshape] [layer of app]	eeCDbBD
[reshape] [layer of data]	bEEcdEeeBcF
[reshape] [layer of money]	chNb.EfbDbA
[reshape] [layer of ui]	b.DccACbGEi
[reshape] [make]	BaBaAeAGdfC
[reshape] [many]	fcQbbabgjNB
[reshape] [not there yet]	d.DdBCb
[reshape] [occurs]	fHCcBadbDab
[reshape] [one only]	eeSabbdBCgB
[reshape] [product]	bdDEbCcbdDB
[reshape] [repair]	bJccbeEgBCB
[reshape] [setting]	ieSDadcGBed
[reshape] [shown text]	cAJDdfbALjc
[reshape] [stays the same]	ggWbacbgIeC
[reshape] [trace]	B.BGcddgDDa
[reshape] [whole system]	ecQicDcakcP
[reshape] [wish]	dfR..cefEaC
[reshape] ×2	ggYabbfdJcb
[setting]	bBEeeeJPbje
[setting] [becomes]	nAHcddQZoib
[setting] [both]	AadcBD.b.Ec
[setting] [broad]	dAGAcAcCCbd
[setting] [candidates]	.ebB.FagCFc
[setting] [code name]	fgSc.bbJagb
[setting] [element]	GG.febaCCae
[setting] [foundation]	dcKcbbBAfaE
[setting] [from nothing]	ADac.cBfGfE
[setting] [layer of admin]	.acbcEDaDbb
[setting] [layer of api]	HbcbdbDBaaA
[setting] [layer of app]	bFhafBIFaiD
[setting] [layer of data]	KAfbccC
[setting] [layer of money]	dB.bFcAaC.b
[setting] [layer of ui]	GBDcedbCBd
[setting] [many]	eGHccgBlECD
[setting] [one only]	fGGcBdcIcae
[setting] [product]	HBaaabde.eI
[setting] [whole system]	aaMcaafdbeK
[setting] ×2	aeDgAaINdcf
[setting] ×4	cDGcbbbGcca
[several lines]	dRiAaadjQg
[shown text]	b.dfedTTghe
[shown text] [becomes]	njAabbZYmja
[shown text] [both]	IAdAdc...Ii
[shown text] [broad]	C.dcbdJFbCg
[shown text] [candidates]	FeEcbEecGbb
[shown text] [code name]	bdOdBddJddb
[shown text] [element]	FKieedGEGhd
[shown text] [from nothing]	.......cIbd
[shown text] [layer of admin]	Hbbaa.b
[shown text] [layer of api]	Od..BdibfOg
[shown text] [layer of app]	fGfbcAJGcBe
[shown text] [layer of data]	aacdAGBBdGe
[shown text] [layer of money]	cB.becJGbcc
[shown text] [layer of ui]	c.icbbRMahe
[shown text] [many]	KFEe.cnkIAA
[shown text] [one only]	GfKedcaGcac
[shown text] [product]	DE.abadhaGB
[shown text] [setting]	A.MdecbIgBd
[shown text] ×2	AghccdWSigc
[speed]	j.YcfEkiSgc
[speed] [becomes]	egK.bC.eIbb
[speed] [both]	.cBCdBadAAB
[speed] [broad]	faL.bDgfHa
[speed] [broken]	eLG.agfdLh
[speed] [candidates]	c.cb.J.acGc
[speed] [does not]	AFdAc.ccGac
[speed] [element]	EcFBeBgcIfa
[speed] [layer of api]	ceKBCdddAcE
[speed] [layer of app]	bgBBB.DBbfE
[speed] [layer of data]	feJCcCc
[speed] [layer of money]	BDcaAab
[speed] [layer of ui]	gEQAaejhPfb
[speed] [many]	AeIAdb.cB.A
[speed] [not there yet]	.AabbFb
[speed] [occurs]	cEDb.accIf
[speed] [one only]	gbGBcGdcECe
[speed] [product]	ahMcABdeEaA
[speed] [setting]	gDObaedfKdb
[speed] [shown text]	dFDceGdeEBc
[speed] [trace]	dPfccCddMfc
[speed] [whole system]	.......adaE
[speed] ×2	ifZb.cigPec
[stays the same]	fEYeffhhEaD
[stays the same] [already there]	.cFaa.a
[stays the same] [becomes]	afPaacdggFG
[stays the same] [both]	ecPbcdAcaBB
[stays the same] [broad]	CbIedCeeHBe
[stays the same] [broken]	.IHdchbeECc
[stays the same] [code name]	B.IbcbegMaf
[stays the same] [does not]	.bPdcddddBF
[stays the same] [element]	aEDbbcacAFc
[stays the same] [foundation]	cALaacfeh.M
[stays the same] [from nothing]	eELbccdeFfF
[stays the same] [layer of admin]	FdBaa.b
[stays the same] [layer of api]	c.IbdcBbiBI
[stays the same] [layer of app]	aeMbcAddbHb
[stays the same] [layer of data]	ACEabcbagJc
[stays the same] [layer of money]	aAIbbcbdcaH
[stays the same] [layer of ui]	AALbccffCD
[stays the same] [make]	DgLdecCeEeE
[stays the same] [many]	gfYcedagnIK
[stays the same] [not there yet]	.fLbdAbbdAD
[stays the same] [occurs]	hFGcbDcbHhB
[stays the same] [one only]	gcQabdagIeC
[stays the same] [product]	fDNfbAddeeN
[stays the same] [repair]	cMAaebcdEa
[stays the same] [setting]	dEJabaghKDg
[stays the same] [shown text]	DAHbbedfFAa
[stays the same] [speed]	cfMbaAbbKec
[stays the same] [trace]	HfBba.a
[stays the same] [whole system]	fcMccABbhdN
[stays the same] [wish]	AbQdcfceHdA
[stays the same] ×2	ggWabdcgCcF
[suite]	gdaaRadekNB
[suite] [becomes]	daa.I.dfbGB
[suite] [both]	gd..PacdmIH
[suite] [broad]	fcAaK.bbfKb
[suite] [broken]	bd..Ga
[suite] [does not]	bca.F
[suite] [element]	BbbaFabddGB
[suite] [exchange]	babaHabbcId
[suite] [from nothing]	eaa.H
[suite] [layer of admin]	daaaI.bbbcG
[suite] [layer of api]	eba.K.b.fgM
[suite] [layer of app]	bbbaKabadcI
[suite] [layer of money]	fb..J.aceIa
[suite] [layer of ui]	dca.KabaeBD
[suite] [make]	ga..M.cdeLb
[suite] [many]	cdcaNacaiDF
[suite] [not there yet]	bca.Gaa.cHd
[suite] [occurs]	dd..KaabfKc
[suite] [one only]	aca.F.b
[suite] [product]	CbcaFab
[suite] [question]	ab.aGbb
[suite] [setting]	baa.F.acdKd
[suite] [shown text]	bb..G.c
[suite] [speed]	cabaH.abfBF
[suite] [trace]	acaaGaaadId
[suite] [upkeep]	cb..JadbdJd
[suite] [whole system]	b.baHabacbE
[suite] [wish]	daa.IabdeFB
[suite] ×2	hca.OabdnOC
[test thing]	Pb.bhcaaGcc
[test thing] [element]	PbAbhcaaLhc
[test thing] [judgement]	Jbacc.a
[test thing] [layer of app]	Ka.ce.a
[test thing] [layer of ui]	GaaAeAa
[test thing] [make]	Ma.afcbaFac
[test thing] [setting]	Hbabd
[test thing] [wish]	Ka.ce.a
[tests]	pkidZckiPaf
[tests] [already there]	.gbaM.bcHcb
[tests] [becomes]	Agj.YAiCfEb
[tests] [both]	fdccXdegBBB
[tests] [broad]	qgbcZ.cbOie
[tests] [broken]	hgdcZdeeIac
[tests] [candidates]	DabbGfa
[tests] [change set]	dAdhNbCdIbc
[tests] [code name]	DcjbTaiAKgd
[tests] [documents]	KcaaBahaHec
[tests] [does not]	dhbaRbaeAC
[tests] [element]	bcdcScedJad
[tests] [exchange]	afAbObfaDEi
[tests] [foundation]	cbDbHac
[tests] [from nothing]	bcbaI.a
[tests] [judgement]	FdbgJabcEb
[tests] [knowledge]	BEAeIic
[tests] [layer of admin]	ebaaK.bbeAF
[tests] [layer of api]	kbeaZaedBaC
[tests] [layer of app]	baecLbBceaI
[tests] [layer of data]	bdDcLdccaFb
[tests] [layer of money]	hgdcZAebGad
[tests] [layer of ui]	caeaPadbeAF
[tests] [make]	kecbZbgeJAf
[tests] [many]	hdkcZbddrXb
[tests] [not there yet]	hdeaUcacJbe
[tests] [occurs]	b.eaPbgDfFd
[tests] [one only]	cgeaVdbdaJf
[tests] [product]	bbdcOabddFB
[tests] [question]	BBdeOjbaDab
[tests] [repair]	cHccLfeePib
[tests] [reshape]	ccdcQcabHcc
[tests] [setting]	.hgcXbecFBd
[tests] [shown text]	cbdaPaecHbc
[tests] [speed]	AcedGcEc.aD
[tests] [stays the same]	bHEbebbbJed
[tests] [suite]	ida.SaddkOA
[tests] [test thing]	Pb.bhcaaGcc
[tests] [trace]	ad.aI.bacHc
[tests] [upkeep]	eFeeJfEbaJg
[tests] [whole system]	bafcSbedkKC
[tests] [wish]	ldedZdehOdc
[tests] ×2	jebaZafgaKd
[the name of a constant]	GbCjhAIZohc
[the name of a file]	keRLakaZgod
[the number of a change]	niiUDeLIEma
[the number of a line]	kTKdadlIChc
[the number of a version]	eDiceeWXjjd
[trace]	BVjadcfhM.e
[trace] [already there]	Jca.bba
[trace] [becomes]	AKgbcbBDbEf
[trace] [both]	cGcdaBDiHAa
[trace] [broad]	GHhadcAdIAf
[trace] [candidates]	BdaabF
[trace] [code name]	HhbbbaH
[trace] [element]	APhacbdADac
[trace] [layer of admin]	Hda.a.a
[trace] [layer of api]	.EbbABccE.a
[trace] [layer of app]	BIdfacChFDc
[trace] [layer of data]	BEbbaabcF.c
[trace] [layer of money]	bGaaa.bdHd
[trace] [layer of ui]	Mcfb.cB.bDb
[trace] [many]	.FecCcBdBCa
[trace] [not there yet]	Iadb.BedgK
[trace] [occurs]	aNcdaadcFBd
[trace] [one only]	IBed.CdeEEe
[trace] [product]	FJbdbbfgBId
[trace] [setting]	ANgDcAjfPia
[trace] [shown text]	bPecbabDFgc
[trace] [whole system]	AdcbabKbHbd
[trace] ×2	eMbbaabdLfb
[two quotations]	obHdafUZqjb
[upkeep]	jbeafdZGDfe
[upkeep] [already there]	eIcbBbA
[upkeep] [becomes]	deh.abSMBjf
[upkeep] [both]	fc.baaNiDBC
[upkeep] [broad]	abfAa.I
[upkeep] [broken]	eRBcfAe.Eda
[upkeep] [candidates]	CdadBKfdcFB
[upkeep] [change nothing]	dDaAbGedGeB
[upkeep] [change set]	igBHfdOgNiC
[upkeep] [code name]	Dd.cEbB
[upkeep] [does not]	.IfBaabeFDe
[upkeep] [element]	JCcaace
[upkeep] [exchange]	eeHccbJAeGb
[upkeep] [foundation]	..agd.JfdCG
[upkeep] [from nothing]	.ebaAaGacdH
[upkeep] [judgement]	.cdRcAidGdA
[upkeep] [knowledge]	CagacNecDCd
[upkeep] [layer of admin]	aeaaaaJbAgH
[upkeep] [layer of api]	iGeceaPdEfE
[upkeep] [layer of app]	ceEde.LjGBA
[upkeep] [layer of data]	EDibceIEkAE
[upkeep] [layer of money]	acagEaGcbcH
[upkeep] [layer of ui]	.cBBbbCc.aD
[upkeep] [make]	AkdcdbWAIde
[upkeep] [many]	jg.dAbUiDGb
[upkeep] [not there yet]	Ae.bCABaAEd
[upkeep] [occurs]	BNcddbcfMeb
[upkeep] [one only]	hd.BbCIE.hB
[upkeep] [product]	DDccccCcbgK
[upkeep] [question]	ce.IaMmeG.b
[upkeep] [repair]	gMcCccAgMbd
[upkeep] [reshape]	ebJeccHiHaB
[upkeep] [setting]	bcddcaQMded
[upkeep] [shown text]	DDf.bdDI.gb
[upkeep] [speed]	h.EbdEDcCDd
[upkeep] [stays the same]	bBEedACfdLb
[upkeep] [trace]	eJedBfHcHbc
[upkeep] [whole system]	AghbD.KegLA
[upkeep] [wish]	fb.addQbJce
[upkeep] ×2	k.hdgcZDGib
[upkeep] ×4	ffeacbWfCAB
[whole system]	kgGIbDaesOI
[whole system] [both]	eg.E.HaamHE
[whole system] [broad]	ddCHBfBacHd
[whole system] [candidates]	d.bdEFbAdJf
[whole system] [foundation]	bcRcbcebhqZ
[whole system] [from nothing]	AeD.CAd.eeJ
[whole system] [layer of admin]	GbeDAea
[whole system] [layer of api]	eeJEDAjbfbK
[whole system] [layer of app]	AgF.CAcfAaF
[whole system] [layer of data]	cf.BA.EcbAC
[whole system] [layer of money]	GdHjcHfahGB
[whole system] [layer of ui]	ceIFABkddED
[whole system] [product]	hdBBbLcakMa
[whole system] ×2	.beOcbcaeJd
[wish]	KiAAadAdECd
[wish] [already there]	EAAcEceeNgb
[wish] [becomes]	DeGbeaCGaaf
[wish] [both]	LbbbbabdfJ
[wish] [broad]	MgdEbbdegPd
[wish] [broken]	BaB.DfacBEd
[wish] [candidates]	BcaeALfbfKc
[wish] [code name]	bhKACfBBCdb
[wish] [does not]	.dEC.AeabFc
[wish] [element]	UjbAcdbaLhc
[wish] [foundation]	daEbAaAageM
[wish] [from nothing]	Cc.aA.baagI
[wish] [layer of admin]	FbabCbbeaE
[wish] [layer of api]	CcaabBCdABB
[wish] [layer of app]	Eda.baCccBD
[wish] [layer of data]	Ed.Dcb.fCB
[wish] [layer of money]	Cd.BEAgcCdD
[wish] [layer of ui]	HgBbCcabaCa
[wish] [many]	AfCDCccelPA
[wish] [not there yet]	JhadFBddDBb
[wish] [occurs]	F.ac.cAdHeA
[wish] [one only]	ChBb.CAaGbc
[wish] [product]	FcbA.AcciBJ
[wish] [repair]	gUjadCaABCf
[wish] [setting]	CdFdAfDEAbd
[wish] [shown text]	Ggbc.fKJaed
[wish] [speed]	ggU.bEjhMda
[wish] [trace]	JHgEadkhBJd
[wish] [whole system]	gbAIbCbbmMB
[wish] ×2	PecBbceeBGc
^0	aHCDBjfhNfA
^0 0	EGcabbc
^0 fa	Hfe.c.FebKd
^0 번	ccbJDadcHda
^0 분	bbHaaaa
^0 일	Haaaabb
^0 초	bCGbbbbbHcb
^0.0	edFbbbJeMdd
^0.0 릴리스	dbbaaaLeMdd
^a	NfiiabMjHFc
^a complete	Idaac.a
^a newsletter	Jcaaaad
^a small	Idaa.b
^a template	caabbaJ
^accessibility	abbIaca
^add	QkgcFeBdFDg
^add a	Ojbb.dCkPcb
^add an	Hba.aacdLfb
^add docstrings	b.dca.J
^add email	Iba.babbdIb
^add integration	da.bJ.bbIfb
^add rate	LbabbadcJdb
^add two-factor	Faaaa.bccIc
^add …	Jabbbaa
^admin	HGcbaced.Hd
^after	aSddcbefKhB
^after checkout	Kcabaab
^after the	cGa...b
^after upgrading	bJaabac
^all	.EDe.adcdbI
^all of	D.DdcacadbG
^all three	dKbab.aacIf
^allow	OecbabbcG.d
^allow filtering	Ldcaaaa
^an	DfE.AfBdeDF
^analyse	bAccaKa.cIf
^analyse the	bAccaKa.cIf
^analyze	cbbd.La
^analyze the	babd.Ja
^angular	abJba.d
^angular 0	abJba.d
^any	CcFDbdcbbHd
^api	cE.decJBaGh
^api reference	bbcbbaKccIc
^app	fKeccbHGDee
^app asks	bJbbaab
^application	abebA.I
^application yml	abebA.I
^architecture	cbbCbcH
^as	EhdcCBDAaCb
^as a	EcfjFDDECag
^as an	FeBdccIeBIf
^as the	AdcGcEc
^at	dKbab.bfMdd
^at com	dJbab.acKdd
^audit	cccPbcbeaJe
^audit the	cccPbcbeaJe
^auth	baaIaab
^auto	Kccbaab
^auto save	Kccbaab
^autocomplete	LcbbaaccIdb
^autocomplete for	LcbbaaccIdb
^axios	ceMedcIDgLi
^axios 0.0.0	aacab.JHbdb
^axios out	baJbabb
^badge	EccbIbccKdc
^badge 컴포넌트	cabbJaa
^be	abcLbbc
^be harsh	abbJbba
^beep	Jcaabba
^beep when	Jcaabba
^before	bbeLac
^before i	bacKaca
^before we	aacHadA
^both	dMcbcaadeMd
^both have	bHbabaa
^both services	bGc.a.a
^both the	bIabbaa
^break	cdOaacccdfL
^break our	ccLaacabcdI
^break the	bcI..acbdcI
^bring	cdHcGcb
^bring the	bbDcGca
^broken	aJbabac
^bruh	bJbbaaa
^bruh the	bJbbaaa
^bug	eTebcadAFbe
^build	JebbCdAehHE
^build a	Iba.bacbgAH
^build an	Hcb.EcebgMd
^build crud	KaaabbcceKd
^build the	Jc.aabc.edJ
^bulletin	eKaaaabcLfc
^bulletin board	eKaaaabcLfc
^bump	cecaabNK.gd
^bump all	acbaaaIeKcc
^bump axios	bbbaaaH
^bump jsonwebtoken	cbbaaaKJddb
^bump lodash	abaaaaGGcbb
^cache	HdeJcdbdIcc
^cache busting	Jbbbaaa
^calendar	cLaacbacJeb
^calendar sync	dJaaaba
^can	Hl.caFABFfa
^can it	Kbababc
^can the	DeedcHE
^can this	bbabbJa
^can u	.bbbabI
^can we	NcGdbffdJdc
^can you	AbcAEAda.Fe
^can't	cJaabac
^can't deploy	cJaabac
^change	cehb..QMgdb
^change the	cdgb..PLgca
^changelog	bcbbbbM
^check	ecbRbcbdFAc
^check commit	bbaIa.b
^check the	cbbNbbc
^checkout	.......cJcc
^chore	cgdacaSKcec
^chore drop	aebaabL
^ci	bcda.aKeLdb
^cj	JbbababbdHb
^cj 대한통운	JbbababbdHb
^class	baLcbacCeFe
^clean	ecEcccKcJec
^clean up	ecEcccKcJec
^cleaner	aaIdbaa
^cli	Gbbaaaa
^cli 에	Gbbaaaa
^client	cDdbbbHAdGc
^code	eccQcbbeOia
^code review	dbbNcabdNha
^column	IbababadIdb
^comments	Mcab.afbeJc
^comments on	Ib.b.ad
^compare	faccbPabcIe
^compare kafka	cabbaJaacGc
^compress	Jcaaaaa
^compress uploaded	Jcaaaaa
^config	ccGbbbE
^configure	dcbaaaLeLdc
^configure eslint	dbaaaaJdJcc
^confirm	MdbbbbbcJdb
^confirm before	Jcbaaba
^connect	QdcbbbddaLg
^connect our	McaaabccgPf
^connect the	Kbbaaab
^continuous	ecccbbRcMgd
^continuous integration	ecccbbRcMgd
^convert	ccNabadddPh
^convert all	baH.a.ccaJf
^convert the	bbKabbbccMg
^copyright	bccaa.KHcbb
^copyright year	bccaa.KHcbb
^correct	b.bbbaI
^correct the	ae.a.aI
^could	.iBHCkGG.eb
^could a	bbbKaca
^could someone	.......bIeb
^could we	GbccbdHcJeb
^could you	ggEBDeHJegB
^cover	ddedUbbeNgb
^cover the	ddedUbbeNgb
^coverage	accdNaaeKea
^coverage of	abbdLaacHea
^crc	aabaGaa
^crc 계산	aabaGaa
^create	Me.aeb.edCG
^create a	KeaaccBfdCG
^create an	HbAac.d
^create edit	Ibac..bccJc
^critique	dcdPbabdLed
^critique the	dbcObabcKed
^cron	cHccbcGH.fb
^cron for	acabaaJ
^cron job	aLaaabegJba
^crud	TdcbcbffgQd
^crud for	RdcbcbefgPd
^cs	abbb.Ha
^csv	EGecCaffKdb
^csv import	eMcba.ceIca
^ctrl	Jdaaaab
^curious	bbaaaJadJcc
^currency	bHbaBbb
^customers	FHadcbdeEaB
^customers should	IeCc.ac
^cut	ceTbbcefFeF
^cut our	bbJaaab
^cut the	bdNbabd
^cypress	baaaG.bddJc
^dark	JFbdbcedJda
^dark mode	FGacbbddJda
^daterange	abbaHaa
^db	dDBbbB.eAHd
^debug	Kbabbbc
^debug menu	Kbabbbc
^default	cab.aaH
^delete	eeHcccKLedb
^delete the	edHcccIKddc
^deleting	eNcaaba
^deleting an	cJbaaba
^deploy	ababbcKcKdc
^deploy the	ababbcKcKdc
^deployment	bbd.aaJAedG
^deployment for	bcaabbJ
^design	Ga.c..c
^dev	abcbaaJ
^dev server	abcbaaJ
^develop	EaaCaacaafG
^did	bbcIbCbdIbb
^did i	bbbJac
^diff	abbFCca
^diff is	aaaGab
^do	aceIaCb
^do a	a.bHabaaeJd
^docker	bOcbaaeeLcd
^docker compose	aKcba.ddJcb
^docker-compose	acca.aHIebb
^dockerfile	dbcEabH
^docs	fdababQALgf
^docs describe	cbabaaJbIdc
^docs page	caab.cJdJea
^document	ecdcbcTfRgd
^document how	baaabcJ
^document the	ccecbbRfPfd
^does	egdKcKccJfa
^does our	bbadaLbbGda
^does the	cdcIbEb
^don't	Jgc.aCcdKdb
^don't touch	Kfbd.CceJdb
^drop	.cLab.e
^drop the	.cLab.e
^due	bbbLbbbccIc
^due diligence	bbbLbbbccIc
^each	.......adGa
^emails	dNbabcbeMdc
^emoji	cHdbFbb
^emoji in	cJbaaba
^end-to-end	baabHaabcHc
^end-to-end suite	baabHaabcHc
^enemies	cJbbaaa
^env	bdca.aK
^env example	bcba.aI
^epic	OdbbcaccdfM
^error	cIababacHdb
^eslint	cbba.aJBFec
^estimate	cbaaaJa
^estimate the	ccaaaJb
^eta	bJbabba
^eta is	bJbabba
^evaluate	cbbcbObceLd
^evaluate auth0	caacbKa
^every	eGJfEdgffL
^expire	Kcaabab
^expire guest	Kcaabab
^explain	ecedcQAeJCg
^explain how	cbbbbMb
^explanation	.bccaJa
^explanation wanted	.bccaJa
^expose	ObacbbeeKcb
^expose prometheus	Kbbbaac
^extend	Mcbbbbb
^extend …	Jbabbab
^extract	ebLba.abLee
^extract the	caIbb.aaJde
^faq	KaaaaafcfKc
^faq 게시판	KaaaaafcfKc
^feat	VdedbbeGdCf
^feat flags	Jabbbbb
^feature	NeaEccffKgB
^feature copy	Jbbc..c
^feature request	Kbabacb
^figure	.bcbaG
^figure out	.bcbaG
^file	cKecEccfKdb
^file …	bLdbabaeKcb
^find	dccd.ObcLha
^find out	dccd.ObcLha
^fix	fUhccdBGCfd
^fix the	c.dabcLLfdb
^flatten	bbHaaba
^flatten the	bbHaaba
^font	bccbbbLJccd
^font of	bbbbaaJ
^footer	ebEbcbHKebc
^for	Gbaaaaa
^from	Jdb.a.dabeG
^full	FcbACbc
^full crud	Lbbcbab
^generating	bcJabaa
^get	EjMhDFihObe
^get it	beJcEcbdJcb
^get rid	ccPbcbcdMed
^get v0	JbbababbGcb
^getting	eMc.a.egMdb
^getting 0	bJb.bac
^getting …	.......gIaa
^gift	CIdbcba
^gift cards	CIdbcba
^git	BcaHabc
^github	.abdcaJcJdc
^github actions	.abdcaJcJdc
^gitignore	fccabaPPhfc
^gitignore 에	fbcaaaNOgec
^give	EedDcHedEBd
^give me	dccEbIc
^go	aeeKGdccaJf
^go over	.bbHabb
^go through	bddIFcbbcJe
^half	eFGbcbb
^half of	eFGbcbb
^happens	cIb.baadGca
^have	cccHadGaKgc
^have a	ba.I.daaHfa
^hey	aIdba.a
^hide	Jbbbabb
^hide sold	Jbbbabb
^hook	TedacbceiTg
^hook our	JbbaabbbbIe
^hook the	JbbabaaccId
^hook up	NdbabacdgPd
^how	gbecbVccGBf
^how come	bAbbbHabHea
^how does	ebbeaOacHAf
^how good	aaaHac.aeIc
^how is	bbacbLa
^how-to	db.a.aIbIeb
^hubspot	JbaaaabcdJc
^i	.CeC.DfcIf
^i can't	dfGBcGc
^i have	.......aCgE
^i keep	Jcaa.bb
^i need	CfCcECdeBGe
^i only	cabdaMa
^i press	cJbbaaa
^i typed	bJbbaaa
^i want	KdeFAcefDaC
^i wish	aeDeEeG
^i'd	Ji..FAhgHa
^i'd feel	bbabJba
^i'd like	FcdcbIddKeb
^i'd love	NeCccdcfCAB
^i'm	AAfDbGe
^if	eBGFbebaGdb
^ignore	cbbbaaK
^ignore log	cbbbaaK
^implement	Pcbbbafe.Id
^in	ecHdDcCMgbd
^in the	aCdabbG
^in-app	JcaaabbcdIb
^increase	eeddHdMKbec
^increase the	dcbabbOLecc
^init	bbJbbab
^init py	bbJbbab
^integrate	Rg.abagdkSd
^integrate sentry	Jbbbaab
^integrate stripe	Ic.ab.bacHd
^integrate the	Jb.ab.d
^integrate twilio	KcaaabbdfLc
^integration	FecdLbdbAEd
^integration tests	dabcLab
^integration with	Mdabbab
^invoices	bJbbbaa
^ios	dKBcabddFdA
^is	kieUfNegRgc
^is it	ccDhaKa
^is my	cccRbfaeKcc
^is the	eeeIdMcdLfb
^is there	caceaL.bHcc
^is this	cbaObfabHdb
^it	JKAgBjhiHcD
^it should	FMecedceMec
^it shouldn't	.Jcbaca
^it would	KecdDbb
^it'd	Lcabacb
^it'd be	Icab.ba
^java	dJbab.acKdd
^java lang	dJbab.acKdd
^jenkins	accba.I
^json	KaababeeJcb
^just	CiCdbKccMgc
^just add	Idb..ca
^just the	abbaaIa
^jwt	HeedCGde.Gb
^jwt 기반	Iaabbba
^kafka	aaacaHa
^keep	aJbacba
^keep fixing	aJbacba
^keyboard	FEbcbbb
^leave	J.acabbcJce
^leave the	KdacaaacKdd
^let	UecbabhhHFg
^let admins	Gaa.aabcJbe
^let me	Jbab.acdKfa
^let people	Jcbaaac
^let the	LccaabbdJdb
^let visitors	JabaaaecJeb
^lgtm	cbbOccbdKdc
^lgtm or	cbaMccbdIcb
^lib	dbGbFbc
^like	McbbacbcJdc
^limit	Kbababc
^limit comments	Kbababc
^list	ADGffGgfJac
^list all	babbaKa
^list page	.GIcced
^lodash	cbbbbaLJddb
^lodash 0.0.0	abaaaaG
^log	Kbbaacb
^log every	Kbbaacb
^login	.JCfdd.bLgc
^login spins	bJabbacdIcc
^login takes	bJda.aa
^login ts	bbIabbabIdc
^look	bddMcAbcKgb
^look at	abbKbba
^look into	Abdc.H
^look over	abbIababIfb
^loop	.Jcbabb
^loop c	.Jcbabb
^mailer	aaHba.b
^mailer js	aaHba.b
^main	fB.FcdECEfb
^make	DgNfffGFBkB
^make a	Ga...ae
^make it	GdGbbbddJdc
^make the	CdNfffEECgb
^map	aCddaJd
^map out	.bcbaKc
^mask	Jbaaabb
^mask credit	Jbaaabb
^max_connections	bcbaabK
^max_connections 0	bcbaabK
^memory	aNcbaccdJdb
^memory keeps	aKcaaccdIcb
^metrics	Jbbba.ccIcc
^migrate	dcSbdcceiMA
^migrate all	abHbabaacKf
^migrate from	bbJbababbIe
^migrate our	aaKbcba
^migrate the	bbIb.bb
^mind	bcbMbbbcGba
^move	dfKcceJgCFa
^move every	.bH.abcbbJf
^move the	ddHbccGeIBf
^multiplayer	JcababbbceI
^my	BFfDBdeeKcc
^mysql	dAGbbBccdKd
^naming	aaJcaac
^naming nit	aaJcaac
^need	IdebaGce.Id
^need a	Ibc..ba
^needs	.Faaaab
^new	FfddccM
^nginx	dccba.M
^nit	abKbbac
^nit …	abKbbac
^no	efF.FCcbH.f
^no fix	.dabaH
^nobody	baccLbabHdb
^nobody ever	babcKab
^none	bbcbKaabfMe
^none of	bbcbKaabfMe
^not	aEccGbbccHb
^nothing	dFEBd.ddcBE
^nothing happens	bJbabbacIcd
^notify	Kcabaac
^notify the	Kcabaac
^npm	dHbbbB.dKeb
^npm install	cJaaaac
^number	cJbaaac
^number formatting	cJbaaac
^oauth	.DbBcDecEAc
^oauth callback	dJaaaab
^offline	JdaaaabbeJc
^offline mode	JdaaaabbeJc
^on	LeeeccHDHic
^on the	LhddbbHEGic
^one	acHcEcd
^ops	HcdbbbE
^ops-0	cMcaaaddIcb
^order	cICbccbAaEf
^order totals	eMd.baabbGc
^orderservice	bdObbcbaJde
^orderservice is	bbIbaba
^orm	adKaaacdbIc
^orm 을	adKaaacdbIc
^our	cMDDdkcbAbC
^our docker	acKbaac
^our nightly	eLaaacbbIea
^our office	cbabaaJ
^package	cadba.JKddb
^package json	cadba.JKddb
^page	AbcabbH
^page title	cbc.aaJ
^pagination	BKcdbbbcJfa
^parser	bbBcIbbeKdb
^people	GFcccbc
^percentages	cKbbbab
^percentages in	cKbbbab
^perf	bbJbaaa
^perf halve	bbJbaaa
^php	.aEba.aaaeH
^php 로	.aEba.aaaeH
^pin	eeddIcKKbee
^pin down	bbabJab
^pin node	abaa.aG
^players	KCebcbbcMee
^players should	Jdcab.acJcd
^playwright	bc.aIba
^playwright suite	bc.aIba
^please	.CiJAbcfJAd
^please add	.......dIda
^please change	IaddCba
^please check	dbdNa.bbHea
^please implement	Kbaca.b
^please review	abbHaa
^please write	acacGaBcJga
^port	acLbaadedAG
^port all	abG.a.ccbKf
^port the	aaKcaaecafK
^postgres	dadcaEG
^pr	bcbMcbafKda
^pr 0	abbNcbefJca
^prices	dMcaa.c
^print	Jbbaabc
^print the	Jbbaabc
^proj-0	bJaabbb
^property	abbbJbb
^property-based	aabaGaa
^property-based tests	aabaGaa
^pros	a.acaF.bbHd
^pros and	a.acaF.bbHd
^protect	Jbbaabb
^protect the	Jbbaabb
^pull	.bIcaab
^push	EHcbbbccBFe
^push notifications	EHcbbbccBFe
^put	HCHccdhBIef
^put a	MebaAbegKca
^put the	BdJabbbcKdd
^qa	acaaGaa
^raise	cffeJcMHcCg
^raise the	bdccCbKI.ed
^rate	KedGbaffKda
^rate limit	NcbbabdeJda
^readme	eecaabQJagb
^readme 에	baba.bI
^real-time	KcaaabbceKd
^reconcile	cababKb
^redis	bcbbbCH
^reduce	bcOcbccdIca
^reduce the	abLbacb
^redux	ccIbbDddcKc
^refactor	bfUebaeHcBg
^refactor the	aaIea.abeKd
^referral	JbaaacbcbHc
^refunds	cJaab.bbcJf
^refunds are	cHaabAbacIe
^regression	aeabK.acJfa
^regression test	aeabK.acJfa
^release	aabca.I
^release notes	aabca.I
^remember	Jbabbaa
^remember the	Jbabbaa
^remove	feIbcbJFbCf
^remove the	feIccbJGCfd
^rename	feQbfbDFb.d
^rename getdata	baJabbc
^rename the	eeKaeaFEaca
^rename …	ccJccaC
^replace	eeTabcdacMi
^replace moment	bcKbaabccJd
^replace redux	bcMbacbcdKd
^replace the	bbKabbaCBAf
^research	dbabaLacdJc
^resolve	aHbbaab
^results	aaHca.abcIe
^retry	Lebabaa
^review	ecdSbaegKbc
^review pr	baaIa.ceLfa
^review the	dabLaaccIcb
^rewrite	aaKcabbccgM
^rewrite the	aaJcabbcceK
^right	Jbbabbb
^right now	Jbbabbb
^roast	bccLaabdKcc
^roast my	bccLaabdKcc
^roll	GdccccH
^roll back	ccabaaJ
^root	bcbcaLb
^root cause	bcbcaLb
^s	dccbabPMfcd
^safari	cIaaabb
^same	AcHbaab
^same behaviour	daIbaaa
^script	Lcbbabb
^script that	Lcbbabb
^scrolling	eILccddfLdc
^scrolling is	cMdbabb
^search	eUeccbcfQef
^search for	aNdbcaceLbe
^second	bcbKa.beJda
^second pair	bcbKa.beJda
^security	c.cKbaacbJe
^security audit	aaaGbaabcHc
^security review	c.bHa..c.He
^segfault	bLcbbabeIbb
^send	OebaabddLec
^send a	OebaabddLec
^sensor	cIEbbae
^session	dHcbbcG
^session_timeout	bbbaaaJ
^session_timeout after	bbbaaaJ
^set	cjgaFbQ
^set log_level	ccbaabKIdbc
^set the	bge.aaONjca
^set up	cecbFbHlHCA
^settings	bbcb..I
^settlement	DbacFab
^should	cAccaKbcJeb
^should we	cAccaKbcJeb
^show	Vhf.a.fgTge
^show a	Jdab.abcJea
^show the	Rfe.aaefOed
^sign	KFbeccedaJe
^sign in	NdacabccfLc
^sign up	CGbabbc
^simplify	abIbaba
^since	dJba.babDfE
^since the	........edI
^slack	EGbccac
^slack integration	EGbccac
^snapshot	cbcbNbbdOgc
^snapshot test	aabbHaacJdc
^snapshot tests	baaaHab
^so	GEbcbbceGfD
^some	cMbbbabcJcd
^some invoices	bJbabba
^sorting	dNbccbacJeb
^sorting by	dNbccbacJeb
^speed	cdPbabcbIbe
^speed up	cdPbabcbIbe
^split	ccPcbcchJgE
^split it	.......dIbc
^split the	caMabcbdDfF
^split utils	baIcb.acLcf
^sqs	aaabaGacdJc
^sqs 냐	aaabaGacdJc
^src	efBGIccfIAc
^ssl	Ccac.bFbGcb
^ssl 인증서	Ccac.bFbGcb
^sso	EccDcDd
^start	Eba.aaa.afG
^stock	aIbaa.c
^support	PhgddIbaMid
^support ndjson	Jbbaabb
^support yaml	Kab..bffLdb
^swap	bdMbcb..eLg
^swap express	baKbbab
^switch	dbNaacbceMe
^sync	NhB.bdcddKc
^take	FdbHcda
^take a	baaIac
^terraform	cJbdccEdLdc
^terraform apply	bKabaac
^test	cegcYbeDJjd
^test rename	.adbKab
^test the	aabbGaacIdc
^tests	cGbbHbfbIeb
^tests in	.Jaacac
^that	bJ.babc
^that's	ccHacaDIcdc
^that's all	ccHacaDIcdc
^the	eNEhcjFKEhh
^the app	aMcaabd
^the badge	bbbbbaK
^the behaviour	cbHaa..bEEg
^the button	eeb.a.MIfba
^the checkout	bbIbbaa
^the complete	aaKcbbc
^the dashboard	cdLbaabdIda
^the date	eHdcFbbdJcc
^the drone	cJaabbb
^the enemy	bNbcbbbdJdb
^the error	cdbbaaMIecb
^the export	bKb.accdIe
^the healthcheck	JEbcccdeIbb
^the label	ddbab.LIdca
^the login	HAgbbcEBGed
^the map	cJbaaab
^the oauth	.......cIea
^the order	.......bdIc
^the quiz	Kcbbbab
^the salesforce	dCGbaab
^the screen	aGaba.b
^the snake	bJbaaba
^the tax	cHcdGcb
^the whole	GdbdHbcccJd
^the …	EGdebbB
^there	GecdLdbbFac
^there are	cbaaIaabGad
^there is	IdcdHda
^there's	DBddCeE
^there's a	dGbbcbG
^they	GDcbada
^this	cDGcfDbbIeb
^thoughts	aabHaaa
^thoughts on	aabHaaa
^thread	bKcbabafIba
^thread …	bKcbabafIba
^ticket	HGbcbcef.Je
^time	dHbba
^time zones	cIbaa.a
^timezones	bHc.a.a
^timezones are	bHc.a.a
^today	FcDabca
^trace	bbbcaLb
^trace how	bbbcaLb
^traceback	aHcaaaa
^traceback most	aHcaaaa
^track	Jbabacb
^track how	Jbabacb
^train	cccGbbF
^translate	dbdaabNfbMe
^translate all	bbcaaaJcdKd
^translate the	dbbaabKcNgd
^turn	aePcbbc
^turn the	acKbaabdJf
^two-factor	Jdaa..cacIe
^two-factor authentication	Jcaaaac
^type	baJbbab
^type hints	baJbbab
^typeerror	aFb.b.adGba
^typeerror cannot	aFb.b.adGba
^typo	bbd...H
^typo on	bbd...G
^undo	GHccccdeLdc
^undo deletes	bJbabb
^unit	e.dcPbcdIda
^unit tests	cfcbQabcKed
^unity	ba.baF.bdHa
^untangle	bbHb.b.bJdd
^update	fdba.bQHEid
^update the	fdba.bQHEid
^upgrade	cfGcbbJcBHg
^upgrade all	bbcbaaJeHAd
^upgrade the	cdHbabCedMd
^uploading	cKaa.addIcc
^uploading a	cKaa.addIcc
^uploads	cMbbbbc
^uploads over	cLabbbbdKec
^use	KeGedeAEEgd
^use postgres	Jacbaca
^user	bBcbbHb
^users	NDebadfgGDd
^users need	Hdaaa.bceIa
^users should	Jcbaa.bdKdc
^userservice	acKcac.dHca
^utils	bbEbbaD
^utils py	bbBbb.E
^v0	dbcdbGFcGca
^validate	cbLbbba
^var	bbJbabb
^var count	bbJbabb
^version	Dcdca.H
^version in	ebcb.AK
^visual	aabbHaacdKd
^visual regression	aabbHaacdKd
^warn	GeadbGa
^we	IeCdJegedED
^we have	aacaIba
^we need	MgEdEgddfHB
^we should	Kcb.bbcdLec
^we want	DadcJadcaEa
^we'd	HdGcbccdaHd
^we'd like	HdGcbccdaHd
^weird	dLbaa.cdIcb
^what	djAEeTffMbe
^what do	aabKaea
^what does	bbbdaK.dHda
^what happens	cdbcbN.bIfa
^what the	baHaab.adIe
^what would	cabdaNcdKfb
^what's	cddIcJdfIc
^what's the	abbeaMceG.b
^what's your	baaJacb
^when	FIdccbccIdb
^where	cbdgaSbfLae
^where do	cacbaLbcJeb
^where in	baceaL.bFAf
^where is	bb.daKceJcb
^which	dcdd.RcfJ.c
^which functions	a.cbaIbdJdb
^which of	ab.daJb
^who	AcbcbLc
^who calls	babbaJacKdd
^why	fOegcLedMia
^why do	bCbdaIbcIea
^why does	eMeecJecKga
^why is	bGbdcFbcGca
^wish	Ibabaab
^worker	cdcJcdG
^worker go	.bcKacadIca
^would	MeeDAeddCFe
^would be	GddFCdddHAe
^would it	Jaaabda
^would love	Ibbc.b
^write	jjfCOhPfJBf
^write a	efccEdQcQjc
^write an	ba.abcJ
^write release	.......eKcb
^write some	abaaHab
^write something	bbbbJb
^write tests	.abaH.dadKe
^write unit	babbJaccJfb
^…	bFHghfIHCic
^… ->	bccaaaI
^… does	bJaaaba
^… for	Jbbaabb
^… in	ceeaaaPKecc
^… is	.bHbaab
^… →	ceLbcbCHccb
^… 가	bcb.aaI
^가격순	bGaaaba
^가격순 정렬하면	bGaaaba
^감사	DbceaIbcHcb
^개발	bcca.aK
^거래처	Iaaaa.dccIb
^거래처 crud	Gaaaaac
^검색	KbbaabcdJdb
^검색 api	KbbaabcdJdb
^검색어에	dIc...b
^검색어에 들어가면	dIc...b
^검색창에	AGa.acc
^검색창에 특수문자	dIaaa.b
^게시글	EGbabdccKfb
^게시판	iCadDFA.Nma
^게임	Ibbbabb
^결과는	acFa.aa
^결제	d.CeGaBAFcd
^결제 모듈	bbGdAa
^고객센터	cbba..IIddb
^고쳐주세요	aGababa
^공개	babaaaH
^공지	AdDcbbF
^공지사항	JbaabbccdIc
^공지사항 게시판	JbaabbccdIc
^관리자	JccbcbBdAIf
^관리자 계정에	Haaabab
^관리자가	.......bJeb
^구글	GAcDcbcdaHc
^글	JcaaaaabdIc
^기능	HdCbbbbdGfC
^기능은	baFaa.aaceI
^기능은 그대로	aaFaa.b
^기업	Jbab.adcdKe
^기업 고객용	Jbab.adcdKe
^기존	Kbcbaab
^기획서	Jbbabba
^긴	EcIbcbdeIac
^날짜	edFcHBddKeb
^네이버	AGFdcdc
^네이버 로그인	CHdbbcb
^노션	CbbdbIb
^다크모드에서	bHaaaaa
^대시보드	CcHbabb
^대화	Hbaabab
^댓글	JbbbaabcKec
^도움말	abaaaaHbdId
^도커	fEKccBffKcb
^도커 이미지	dbI..aa
^도커 이미지가	bdIbaEd
^동작은	bbIabaacDbA
^동작은 그대로	cbG.aaaaGAh
^두	aAeAabG
^똑같은	bbG.aaa
^람다	bbJaabb
^람다 콜드	bbJaabb
^레거시	caBbaGc
^레시피	Haaaaab
^레시피를	Gbaaaaa
^레포	caaIabbcdIb
^레포 전체	caaIabbcdIb
^로고	bJcaaab
^로그	aaebDaF
^로그 레벨	baca.aI
^로그에	DbbbbHc
^로그인	CcBeAbDBNoa
^로그인 실패	EdcbFab
^로그인 페이지에	Ib.d..c
^로그인 화면	cac..bI
^로그인 화면에	Hcbaa.acKfa
^로그인은	Faa.aaccFca
^로그인은 건드리지	.......eId
^로그인하면	bGaaaaa
^리포트	eCEcccE
^릴리스	baabaaH
^릴리스 노트	baabaaH
^마일리지	baaaGaa
^매일	Kcaaabc
^매일 새벽	Kcaaabc
^메뉴명	bbbbaaJ
^메뉴명 …	bbbbaaJ
^메모	Gbaa.ab
^메모리	aFcaaAa
^메인	dcEbbaF
^메인 페이지	cbIaaab
^모놀리식	baGaaaa
^모놀리식을	baHaaaa
^모달	cJaaaba
^모든	ceKDAcedjOa
^모든 vue	c.Jcb.a
^모든 리포지토리	.......bcHc
^문서	Idabaa
^발주	Hcab..a
^방금	bbbFBaa
^방금 커밋한	a.aFbaa
^배달 앱	Gba.bab
^배송	JbaaabbcbHb
^배송 조회를	Gaaa.ba
^배치가	aIc.abbcFaa
^배터리	Kcbbbba
^백업	Ibbbab.cIcc
^백엔드	acEBBbc
^백엔드 전체	.......abIf
^버그	BJcbbadaGdb
^버전	bca.aaG
^변수명	.bH.aad
^병원	IabaaaabbfJ
^병원 예약	Eba.aa.aafG
^보호자	Fab.a.b
^보호자 앱	Fab.a.b
^봇이	JbcbaabbIdc
^비밀번호	aHcc.DffNga
^비밀번호 재설정	eJbbDbddLfb
^빌드	GcGbbcdcIdb
^빌드마다	Kabbacb
^빌드마다 얼마나	Kabbacb
^사내	IbcbbbAefFE
^상담	Ibaaaab
^상품	LhIccbffMdb
^상품 검색	dbMcabb
^상품 상세에	Hbbaa.a
^새	FdddcCGd.Id
^새로	aaaIac
^새로 만든	aaaIac
^서버	CcFCccd
^서비스	bbHbBcc
^설정	GeHcbbb
^설정 화면에	FeaaaaB
^세금	AabaFaa
^세션	dDdbb.IIbdb
^셋	bFaa..a
^셋 다	bFaa..a
^수정은	ddcEbIbbHea
^수정은 저희	bbaaaHa
^수정은 하지	cbcFaEabFca
^스마트팜	Habaa.c
^스케줄러	.......cGca
^스크롤	bIbaaab
^스테이징	bdbbaEGcIcc
^슬랙	DIbbbcd
^슬랙 연동	cH.aaaa
^슬랙 연동이	cHaaab
^시스템	c.fHbCa.bHf
^신규	dababaKcJcd
^신규 입사자용	faaaaaJbLgc
^신입이	cccIbcEcIdb
^실시간	Gcaaaaa
^아이디	Hcaaaab
^아이폰	.Gbaaab
^아직	FbaabAa
^아키텍처	baG.baa
^아파트	Gbaaaaa
^안	cGebacF
^안드로이드	dGDbBbe
^안드로이드 0	bIbabab
^알림	G.ccaCc
^알림 센터	.......aeIc
^애플	IbabbabcdIb
^애플 로그인	IbabbabcdIb
^앱	cG.fbdHBGga
^앱 심사	Jbacc.a
^앱이랑	AbGabab
^야간	dAedcIEdJdb
^어제	fCdDcCCcKfb
^어제 배포	cFbcadFbGcb
^어제 올린	abaIabb
^업로드	eCdEbdGEBea
^업로드 핸들러	aa.Gaca
^없으면	Gaabac
^에러	FdcbcbHFgDc
^에픽	JbbaabbcddK
^엑셀	bFbaCbb
^엑셀 다운로드하면	dH.aaa
^여기저기	abGaa.a
^영상	JAbbbbccIcc
^오늘	cFbcbHd
^온라인	Gbbaa.aaaeG
^온라인 강의	Gabaaaa
^왜	eMcdbBbbHea
^왜 탈퇴한	bGaaac
^우리	CcaBcDcebF
^우리가	baabaIa
^운영	bcba.aJ
^워커	cbbba.I
^월	FCDccbd
^웹	dcCbBaE.adF
^웹이랑	cGbbaDd
^웹훅	FabbDbcbHdc
^윈도우에서	bIaaabc
^윈도우에서 npm	bIaaabc
^의존성	abcbb.IdLec
^의존성 전부	abbbbaHcJdc
^이	ffeM.JgdLfb
^이 makefile	aaaJbcb
^이 라이브러리	aaae.Ia
^이 마이그레이션	bbbG.ba
^이 프로젝트에서	aaac.Ga
^이름	CdbbaaG
^이메일	DBDbAbgc.Gc
^이메일이랑	FbaaaabacGc
^이미지	CEFddaeAFbe
^이미지 업로드	cKab.aceJca
^이미지 업로드할	Icb.a.ccJfa
^인벤토리	GbbcCab
^인증	B.D.BddcG.d
^인증 미들웨어	.......bHdb
^인증 쪽은	FbFbadcdHda
^인증서	CIcbbad
^인증서 갱신	cJbaaab
^일부	bJaabbb
^읽기	aaHaaba
^읽기 쉽게	aaHaaba
^작성	DdbaFacaGea
^장바구니	AaebBbFEEee
^장비	Iabbaab
^장비 crud	Iabbaab
^장애	cbaabbK
^장애 대응	bb.aaaG
^재고가	aFdaDcabaFd
^저장	BFcbbcBCFfc
^저장 안	Hf..aa
^저장소	ccdHAdGbeNg
^저장소 0	.......bcId
^저장소 전체	baaJabcadHc
^전자책	Gbaaaab
^전체	ccaDAEcchHC
^전체 쿼리	abbGababdIc
^제	a.aI.eaaFda
^제가	bacIaa.aHdb
^제가 짠	babHabA
^좌석	bHbabaa
^주문	DA.cABddBGe
^주문 목록에	IbbaaabbJeb
^주문 서비스는	bIcaba.beJc
^주문 흐름을	baaaHba
^지금	BdacbKb
^지금은	GdcaCAbbcGb
^직원	Hbbaa.c
^차량	Haaaabb
^차트	Gbaaa.b
^추천	Gb...db
^추천 모델을	Gb...ca
^추천인	HaaaabaacIe
^카카오	EHbAbbgebJc
^카카오 로그인	IdbDabddbHb
^코드	DcaFaacaaGd
^코드는	bcccaFE
^코드베이스	cc.JdcCdcMg
^콜백으로	baIbaab
^쿠폰	.HcbAbcdHad
^크론이	aGaa.ab
^클래스	aaJbcac.eHd
^클래스 컴포넌트	b.IbbaaddJb
^타이머	Ibabaab
^타이머 끝나면	Ibabaab
^탈퇴한	cEbbaEb
^탭	bCcbabH
^탭 제목	acb..aH
^테스트	.......aIga
^토스페이먼츠	HbabaabbbHd
^토스페이먼츠 연동해서	HaabaabbbGc
^파일	CabbGac
^펫시터	Hab.a.c
^표	Ibbab.a
^푸시	abaaaGa
^푸터	cddaaaMJedb
^푸터 연도	abca..G
^푸터 전화번호	bcaaabJ
^푸터에	Bccbb.H
^프로젝트	CbCCAcdcaHd
^프로젝트 전체	cacFCbabbHd
^프로필	BEdbccDBDgB
^프론트	cBaEaab.bIf
^프론트엔드	.......b.Ig
^피처	caDdbGa
^학습	I.bbbabcHcc
^학원	Fba.ab
^한	.GBacdbeFdB
^할	IbbaaabbIeb
^할 일	IbbaaabbIeb
^할인	babaG.aaFca
^헤더	abcba.I
^헬름	bbaHab
^헬름 차트	bbaHab
^화면	cFCabac
^확인	dCbbacJ
^확인 메일에	acbaabJ
^환불	dBaaE.aaGbc
^환율	cdDcKbbcIdc
^회원	ADbdaABAIgc
^회원 목록	.......dKcc
^회원 탈퇴	bHb.aba
^회원가입	BBaaEbe
^회원이	GbacbEc
^휴대폰	IcbbcEcdcIb
a	RBgdcfakK
a0a0a	ccda.AK
a0e0	abccbaKIbdc
aaa	ccCccbJKecc
able	Uhebb.ehMCh
about	gaACcdJaKed
above	.cbcJaadGc
accep-	DFcddEddLdd
accept	DFcddEddLdd
acces-	GgEJegdcfLc
access	HgGEdfccfKc
accessibility	bbcKacacaFc
accou-	Ld.eaEhfcCF
account	C.eeDGdeAHd
accounting	JbbababbcdH
accounts	PeCbfbfdbaF
acme	bCbFaac
acros-	fgLHEegfbOg
across	fgLHEegfbOg
actio-	ebccdaRfSic
actions	ebcccaRfSic
activ-	Kcbbaba
activity	Kcbbaba
actua-	cFbbbFcdIcb
add	PfhdFfBbFDg
addre-	hLecdbHGAcf
address	dEcbcbIIadd
addresses	dNcaaad
adds	cJcab.a
admin	ECdcfaFdbFA
admin-	JeHbbcffFFf
admins	Kdb.aacdBHf
admintable	cbMaabccJdc
adr	baacaeNcIeb
affec-	d.aa.Ha
after	AZlgffajYna
again	fSccbbcfOed
again-	ddeII.edaHc
against	ddeII.edaHc
aggre-	Jeb..acafKd
aggregation	Jgaa..bafJc
ai	cMb.baddIda
airbn-	KbbababbceJ
airbnb	KbbababbceJ
album	Jcbaaba
alert	BMcbcbedH.d
alert-	.bbabbHbccH
alerts	bbaaaaH
all	dcBcE.CggPa
all-d-	dJaaaba
all-day	dJaaaba
allow	OecbabbcG.d
allow-	NIefdbfLced
allowed	KIeedbdIadd
alone	Fbcc.EbcHad
alrea-	IcCdGciaHae
already	IcCdGciaHae
also	HfeedEGfMdc
altho-	dPbcbaddMed
although	dPbcbaddMed
am	BEgCfABBIgc
amoun-	CH.dBcfcEcA
amount	EIBddbecHAf
amounts	.......abeH
an	MEfedDgjbHC
analy-	A.efaMccaFb
analyse	bAccaKa.cIf
analyze	cbbd.La
and	D.fBbBbecDD
andro-	DKBdBeihHfG
android	DKBdBeihHfG
angul-	bdRbbbfggDJ
angular	bdRcbbfggGG
annou-	Jacaa.ccbJe
annoy-	cHb...c
annoying	cHb...c
anoth-	HDfEeBgdAHe
another	HDfEeBgdAHe
answe-	EGagfHgeDGf
answer	FcddcKb
answers	FKdcbcd
any	.gFMfBhhaI
anybo-	acabJab
anybody	acabJab
anyon-	BFcbcDc
anyone	BFcbcDc
anyth-	iBBEaGgfGbA
anything	iBBEaGgfGbA
api	IAAcccbgbLc
app	IaaebbCahDE
appea-	IDcacccdaId
appear	IDcacccdaId
apple	OdbcaaddfMc
appli-	gFGfeeKFfjI
application	deIcbcIDggJ
applied	bKabcbabIdc
apply	bJFcbbfcHdb
appoi-	IAbbcbbceFB
appointment	Kbabcba
appro-	JdDdbcb
approved	Kcdaaa
apps	Ah.BD.AcgfO
archi-	bAaGgdFcALj
architecture	fd.HfaHb.Ki
archive	Jbbbabb
archived	dKbbab
archiving	Hbaaaba
are	fPd.bEigHCd
area	EcbccaGbeKd
argon-	cbacaJa
argon0	cbacaJa
arm	ccadbOb
aroun-	gccdMGcbKfc
around	gccdMGcbKfc
array	H.cb.ab
arriv-	DGe.eCedH.e
arrive	aKcCbdddFBe
arrives	FabdcFa
artic-	JgdcbfLfFDd
article	AdbaadKdNgc
articles	MeccbdCdfLb
as	LbBibBceBBA
ask	Kcabaab
askin-	KcfeaGccGCg
asking	KcfeaGccGCg
asks	bJbbaab
asser-	cdacObccLec
assert	bcabKbbcJdc
assertions	bbabJab
asses-	A.cGabb
assessment	A.cGabb
asset-	IGccccc
assets	IGccccc
assig-	H.ccCbcdIbd
assignee	Icab..b
async	cdQcbaejJHh
at	.DfDECkfOde
attac-	BcabaGbcEfD
attachments	BcabaGa
audie-	Hbaab.cbdJd
audience	Hbaab.cbdJd
audio-	aaJcaac
audiobus	aaJcaac
audit	AchL.DfeAE
auth	EgcJFeggGCc
auth0	daadbMacdJd
authe-	OeBCddgefRg
authentication	MdCDdefedOf
authenticator	Meaba.cafNh
auto	Kccbaab
autoc-	LcbbaaccIdb
autocomplete	LcbbaaccIdb
autom-	DgheJcIg.FA
automated	c.dbNbc
automatically	JfedcaJeCIg
autos-	.......dJdb
autosave	.......dJdb
avata-	LEddccddMgb
avatar	NbbcacbcLfc
await	cdQcbaejJHh
away	HJffdfDdJbd
aws	cbdbbEGbfAF
axios	dfMeddJHiKi
azure	b..baGbbeJc
back	FKeaCiejCG
backe-	Bd.bDbBdiAL
backend	Bd.bDbBdiAL
backg-	cdbba.LIebb
background	cdbba.LIebb
backo-	FcdcLcdeGDe
backoff	JdcbEcccKec
backoffice	b.bbJab
backt-	dIdJceceKdb
backtrace	cJbbaaa
backtracking	abaJbda
backu-	GcedddMGf.a
backup	LbedddFIfCe
backups	ecaaabNdFfD
bad	AabHbac
badge	.ggeLeKKAhd
baker-	Gabaaaa
bakery	Gabaaaa
balan-	AHeddbGdHAe
balancer	ACcdcbGcJdc
bank	GbbcFbc
banne-	D.cadcFDEfd
banner	D.cadcGEFic
bar	NAcdbcbcMhb
barco-	IFdcccbbJec
barcode	IFdcccbbJec
base	edIIefBdgFE
based	bbbcFaC
bash	EcGbbaddBGf
batch	cdGecAG
batch-	ccccbFH
batte-	LcbbbbbcIdc
battery	LcbbbbbcIdc
bcryp-	BcacbIb
bcrypt	BcacbIb
be	BMdbde.Hce
becau-	.OacAdhDac
because	.OacAdhDac
becom-	AFKffebFfBa
become	EeKbbbdAiGA
becomes	dHGeddAHCge
been	IcbbAbb
beep	Jcaabba
befor-	BFbMAgniGJh
before	AGbMAgnhHIh
behav-	ecNdaAafHiG
behaviour	ecNda.afIiG
behin-	EGEcddffDFd
behind	EGEcddffDFd
being	fDCdEfDcG.d
below	JAJfeeeeLbd
best	b.ae.IabdIc
betwe-	EB.j.C.fHEg
between	EB.j.C.fHEg
big	daJFbecbbdH
bigin-	dabbaIabIfa
bigqu-	JbdaaCeafKd
bigquery	JbdaaCeafKd
bill	abacaGA
billi-	DaCdCadedaJ
billing	DaCdBadee.J
blank	fOc.a.edOfe
blink	MdbabbbbIcc
block	IdJebce
block-	.......fKca
blocks	.......fKca
board	NH.ffbhgDJg
book	.Icbbaa
booki-	KAea.aefdHB
booking	D.dbBBcbdCC
bookings	NBbcddcfcI
bookm-	Obcbabd
bookmarks	Obcbabd
books	.......cdLe
boot	dGddbIcCDgA
boss	.Gbaac
bot	ScbbcddeNfc
both	AJhaABffkPA
bottl-	a.adaGa.fJd
bottlenecks	a.adaGa.fJd
botto-	bAcbaIa
bottom	bAcbaIa
bound-	dF.AFdefFdD
bounds	cHdcEbbdHbb
box	QEdecbghL.d
branc-	agfKJebeMga
branch	ageKIebeMga
brand	cabcbaLJcdd
break	gcQfdHeeBgJ
bring	ChKeHedeCGe
broke-	hKeeEGeCbGh
broken	fMdbFbdCaEh
brows-	ADgfHGgfEGe
browser	bFfeFGffHAc
bruh	bJbbaaa
bucke-	cDcdGdDfHCe
bucket	cDcdGdDfHCe
bug	hOgeDcC.Hce
build	CbCedADhEBB
build-	BkEKghHeDHg
builder	dcEKccdcBFe
building	KfGdbbdbcHc
builds	.efEdcMdGBe
built	abddbIC
bulle-	LGdbdeefaLe
bulletin	LGdbdeefaLe
bump	cccbabMK.gd
bundl-	ceJdcIeeJdb
bundle	ceJdcIeeJdb
bus	cabbaJaadHc
busti-	Jbbbaaa
busting	Jbbbaaa
but	gQCeeCffOed
butto-	NahedfIFCed
button	NahedfIFCed
buy	babJbbb
by	HHgbccadKAg
byte	cJDbccceJcc
c	iICIhGl.CiF
cache	FjcFgCEeNgb
cachi-	cdDGbCc
caching	cdDGbCc
calcu-	b.FjIDhdQid
calculated	cIdgcIabGcb
calculation	cbEbFcabIdc
calculator	DhGdKefdNgc
calen-	DIciFAh.AGh
calendar	DIciFAh.AGh
call	ADFffGf
callb-	iALCAdefKAf
callback	hDECBdcbMib
callbacks	acKbbabfCHf
calle-	BBNfgf.G.af
called	CBKefe.HBgc
callers	caLbbbb
calls	bHeccIefDDb
campe-	JbcababbcdJ
camper	JbcababbcdJ
campu-	Gd.aa.a
campus	Gd.aa.a
can	IAbgfD.dCCa
can't	cGBeFDj.Jgc
cance-	cHfeGfEDcEf
cancel	fDcdEcG
cancelled	EIcbcccdHAd
canno-	eIbaCabeMga
cannot	eIbaCabeMga
caps	BIbbbcceKdb
capst-	Gdaab
capstone	Gdaab
card	KJcfeaefDbD
cards	JIecccdda.E
carou-	DHbbbbccLed
carousel	DHbbbbccLed
carry	bGcDbbb
cart	fKfBFebDEbh
case	acecJDc
cases	edbbRbcePgd
catal-	b.HbcDdddbI
catalogue	aDFbcBdcbdI
catas-	abaJbda
catastrophic	abaJbda
cause	bebcaNbcIea
ccc	bbbbbaK
cells	aIdaa.c
celsi-	bKbbbac
celsius	bKbbbac
cent	cIbaba
cente-	Hb.a.cb
center	Hb.a.cb
certi-	EacccbGeFeD
certificates	DcbcbaHdEgF
chain	GabaaaaabeH
chang-	ccDhaAJE.cb
change	BcDicBHFf.A
changed	fIedbDEFBdd
changelog	ecdabbQAGec
changes	DhADFagdG.c
changing	cdIc.CbdHac
chann-	PcbcbaeffHD
channel	PcbcbaeffHD
chara-	LCbcbcddJdb
character	GDbbbbb
characters	Kbababc
chart	NC.DffihSic
chart-	aDdccdKgdHB
charts	aDdccdKgdHB
chat	RgbbbbceiBK
check	cffWCcgdCDb
check-	C.AgGiF.aCc
checkbox	eHcacbE
checker	cbCbbbI
checklist	Hbaaaab
checkout	EAEdbeABbFf
checks	.dbcNcc
chess	Jdba.aa
chile	cJbaaab
choke-	cKbb.ac
chokes	cKbb.ac
choos-	EdccccKdLec
choosing	cabbbbLcJdc
chore	cgdacaSKcec
chrom-	aBcbGba
churn	BdabaGb
ci	g.decDOjPdb
circl-	AbcbbaIcKec
city	Jcaaaac
cj	KbbababcdJb
class	ggPHBdhaBGg
class-	CeIdGcffBLh
classes	bdJdEbcdBJg
clean	gBHddcHeDDc
clean-	bbHdBabbIcc
cleaner	aaIdbaa
clerk	GcbdcGcc.Fc
cli	ODHgefihSib
click	.LccbbbcJdb
click-	GFefBCgeGCd
clicked	Jbabacb
clicking	FJccccddKdc
clien-	a.CbgCD.cFb
client	.ACagC.g.G
clients	CdGcbCc
climb-	.Hbbaab
clock	aEGgC.hAIgd
clone	IbbaaabbceI
close	OdcbbbceLdc
close-	dMeecFccLde
closed	aLccbbacIbd
closes	cIcdbFcbJdd
cloud	IccbbDc
cmd	dJabaab
cobol	bbHaaaacceK
code	eBaQeDlmPc
codeb-	.aCJcdffeEE
codebase	.aCJcdffeEE
codes	Sfcbc.edgPf
cogni-	cbacbKabdJc
cognito	cbacbKabdJc
cold	ccPbbbceMcd
colla-	LEdcbce
collapsible	Kbcaaac
colle-	bebccEH
color	cbbbaaJ
colou-	JdddcdIFAec
colour	EbcdbcI
colum-	JCeebDefOgc
column	JDeebBdfNeb
com	hHdEcbEHEhe
come	bEChDDggG
comes	Kb.aabd
comin-	.......cIdb
coming	.......cIdb
comma-	QfcFdcffOga
command	QfcFdcffOga
comme-	HbDGhBkC..c
comment	FEgGdecCDae
commented-out	cbKbaab
comments	IcfFdFigDB
commi-	FedOceddKeb
commit	ccbObcbcIdb
commits	Jca.bbb
compa-	afcCdRfehNa
company	IeBHdedfeFE
compare	hbccbRaaeLf
compl-	.fCDDeadaaF
complete	dfDFFhAchBH
compo-	aANbGfmabPl
component	Hf.dKdefEGf
components	eeNC.beebOh
compose	dJIeBchCaFh
compr-	MdbbabbcLed
compress	Jcaaaaa
concu-	cJbabaa
concurrent	cJbabaa
conf	aefcabRLfcc
confe-	NdbbbbbcIcc
confetti	NdbbbbbcIcc
confi-	DfDkedRAIdf
config	AkIgfbPCEbf
configure	bcbbacMgLbb
configured	dGccbD.dIdb
confirm	MdbbbbbcJdb
confirmation	DeebDcF
conne-	GAgAfACdEGh
connect	IceBdcDdEGh
cons	c.bcaJ.acIe
consi-	bKd.bbb
consistent	bKd.bbb
conso-	LiabacD.h.H
console	Lhga.bEAiAH
const	ceSccadLdec
const-	eELbcbeIdca
constant	cdNab.dKfca
constraint	cIbaaba
consu-	dddEbJbcFab
consumer	bbbdaMacHcb
conta-	DLcgadbCbGh
contact	EDfcdbFDcFg
contacts	HHddbbddBGd
contain	dKdacDcdKdc
container	cKdcFbf
conti-	gddedFQdPhd
continuous	fccccbSdOgd
contr-	giJCEhFgADA
contract	acbFGdc
contributing	dbcbbbObMgc
controller	edQFecedNfc
controllers	.......adLg
conve-	CAJdBdif.Pj
conversation	IcbaaabcKfb
convert	bcNabaddeQi
converts	bHbab.aadHc
cooki-	FEdccCd
cookie	.FcbbCc
copie-	DfJdcCdeJcb
copies	DfJdcCdeJcb
copy	KcEdcbdeHBd
copy--	FdKdacdeOgc
copy-pasted	bcKc.bbdMfc
copyr-	cddaa.NJfca
copyright	cddaa.NJfca
copyw-	babbbbJ
copywriter	babbbbJ
corre-	iLgGfeGEfIh
correct	dBeHdeH
corrected	fPcbc.abcLf
cors	ePbaabedMfc
cost	cbcDbJdbdIc
costs	........dId
could	H.bG.l.AFcc
count	AAGedEeFbAd
count-	PGfgfDggQgd
countdown	LdaaaabdIcb
counted	JEccbcbcIcc
counter	FBcedGcdKeb
country	GDbbbda
counts	AGabaab
coupo-	cAeHIfefIab
coupon	eBdGFbcbJfa
coupons	AAdDGedeFBc
couri-	........ahI
courier	........ahI
cours-	IFcccbddCeF
course	Hbabaaa
courses	GHcbcbddDhH
cover	ceedWbcgMdc
cover-	gGihYbfkLGg
coverage	begfXackMFh
covered	abbbJab
covering	bbaaHaa
covers	dMbcaacdHba
crash-	cMcabad
crashes	cMcabad
crc	aabaGaa
creat-	PbbacceggLB
create	OdbabbdgfKC
created	.......bdIc
creates	CGabcbb
credi-	Kbaaada
credit	Jbaaabb
criti-	dceTbcbdNde
criticise	aabHac
critique	dcdRbbbdLce
crm	LcababccfNe
cron	fEbddDFGbBg
crud	Uk.caf.hiZi
cs	ebMdbGfAHec
css	ffFJddCA.Hh
csv	EIgBBchfNfb
ctrl	QfbcacbdMec
curio-	acbbbLbdJcc
curious	acbbbLbdJcc
curre-	fAghKHAgKeA
currency	dGdbHbdeIhC
current	cffgIHEeFBc
custo-	aGcgb.EhCDA
customer	EEcgCDggABD
customer's	db.a.aIbIeb
customers	AG.chcEfBFb
cut	eBRcccggEfH
cypre-	dabaJ.bcdNf
cypress	dabaJ.bcdNf
d	eeDddHFGiGe
dark	IJcdbdggMea
darkm-	Jabbbbb
darkmode	Jabbbbb
dashb-	HgIdcCffCcG
dashboard	HgIbbbee.dI
data	Hha.eDAgbED
datab-	hEAf.EBd.AC
database	fGBe.CacCBb
databases	cdAdbGEbe.G
date	EGHhFgjeSje
date--	cdObbbceeOe
date-fns	cdObbbceeOe
dater-	abbaHaa
daterange	abbaHaa
dates	aHabbaabIdc
dateu-	baGaaaa
dateutil	baGaaaa
day	ENedd.ffKae
dayli-	bEccIbd
daylight	bEccIbd
days	RaecBdfeCGd
db	.GfbaB.fbDD
dead	bGFedBd
debug	IfdbcaG
decid-	cdcfDNbdHbb
decide	acbdaKa
decis-	cbbcbCI
decision	cbbcbCI
dedup-	bbJbaba
defau-	BgbCcdICHfe
default	EegbabKBFdd
degre-	dLbabab
degrees	dLbabab
delet-	LEakdEf.BGh
delete	KAAhcAcBdKi
deleted	IEfedFefOgc
deletes	cIcbbBadKeb
deletetenant	aabbaHa
deleting	AIfddHddMfc
deliv-	PdABdfecBbC
deliverables	Ibcab.a
deliveries	HCcbbab
delivery	PdbdaccfaFA
deman-	Jc.daab
demands	Jc.daab
demo	Hcaa..a
depen-	gaAheJJjOAf
depend	.bccaMd
dependabot	bbbbabKeMec
dependencies	bdccbBLfMbd
dependency	cHIcbce
deplo-	eEAfebKbaaD
deploy	aJdfdADeKbd
deployment	dgAbbbPBdaC
deploys	Jda.a.d
descr-	dDbbacHcJcd
describe	cbabaaJbIdc
desig-	BddJEfde.BC
design	BddJEfde.BC
desk	Lbbcc.b
detec-	DebcCFc
detected	bc.aaGA
dev	befcEbNHFgg
devel-	FbdAcbEfbAF
develop	DcdBbbDbDiG
developer	HbaaaabddKc
devic-	DddaCdD
dhl	Lbc.acccdLe
dialo-	MdeecdHDEfc
dialog	MdeecdHDEfc
did	AfFGeAd
died	bIaaaab
dies	bIbba.c
diff	eebRBddcKfb
diffe-	jbMBeFeecDD
differ	gFEccCbaIce
difference	ddLdcDbbbbE
different	abbcaJb
differently	dbGHcdcd.Gc
diges-	EGbdabccJeb
digest	EGbdabccJeb
dilig-	bbbMbbbcdKd
diligence	bbbMbbbcdKd
direc-	ccDbbbH
disag-	cLcabaccbId
disagree	cLcabaccbId
disco-	GFefFbfgaLd
discord	KbabacbcfLd
discount	.FcdIcdgJAc
dispa-	MfcaBbccAdG
dispatch	.......aAfG
dispatcher	Ldcabaa
displ-	CHDcdcdfHgF
display	DCDcccbcDgE
dist	da.aaaILedc
do	mcAJeLbgNfa
docke-	qCCCcgQGJjg
docker	hFH..faiNbc
docker-compose	cDfb..GKfcb
dockerfile	kefJdcSAOjg
docs	ADbegeNePib
docst-	caecaaNfEDc
docstring	babbbbJcIdb
docstrings	b.dca.J
docto-	Icaaa.bacbG
doctor	Ea..aaa..fG
docum-	.cfeedVhJFh
document	ecedbcUfRhd
documentation	BabbdcJd.Hd
documents	L.bbbafcgNd
does	sGBAARkdLeb
doesn't	CLCdcegBbHg
doesn-	.OCdcdfAaGg
don't	KcdaeDaeFDe
doubl-	aebbGCa
down	DDiFJfhgFFf
downl-	RgdaaadfRge
download	Pedaa.dfPfe
draft-	NdcaabceHfC
drafts	NdcaabceHfC
drag	MFfdabeeOgc
drawi-	FH.dccedMed
drawing	FH.dccedMed
drift	bEbcFcb
drive-	EE.d.BhgGgG
driver	EGBc.dffHjH
drivers	EccbbGb
drone	aIbabbb
drop	CBGffAb.Jhb
dropd-	cLcb.acdFAd
dropdown	cLcb.acdFAd
dropp-	cGdbbGc
dropped	cGdbbGc
drops	bQcccbddCDc
dry-r-	RedbacegOga
dry-run	RedbacegOga
ds_st-	babaaaH
ds_store	babaaaH
due	bbbMbbbcdKd
dupli-	BJEfBehgPgc
duplicate	FLfccbcdMec
duplicated	bcLabab
durin-	bJb.bbbdJcb
during	bJb.bbbdJcb
e	CcbcaaG
e0e	gca.N.ceeCG
each	CC.kEbBfCFc
early	.......cJcd
eats	CaGcbac
edge	eKdaIcgfPfd
edit	NEdbbefffSg
edito-	KEedddAAFgA
editor	IGcccbeeHeB
editors	Jbbaabb
edits	bedMcDccHbc
effec-	HIdccceeJcc
effect	cKbabac
effor-	dcabaOb
effort	dcabaOb
elast-	babaaHa
elasticsearch	babaaHa
elect-	aabcaG.bdJd
else	DdFDccdfMec
email	LEbiebADdJi
email-	fQbaacdfMfa
emails	fQbaacdfMfa
embar-	bcbcGcFdJdb
embarrassing	bcbcGcFdJdb
emoji	gOedHcehQde
emplo-	Kbbbaace.Hd
employees	Gbba.aa
empty	bIecKdehOkD
enabl-	LbbbabbIccc
end	hRecDbdfEGf
end-t-	eab.J.bafOh
end-to-end	eab.J.bafOh
endpo-	FjbdCaHeHGj
endpoint	LfacBacdFFh
endpoints	.iaeDaLdGFi
ends	JHddccdeMdd
enemi-	cJbbabacGcb
enemies	cJbbabacGcb
enemy	dLEdbccdKec
engin-	feDHcdGfCaD
engine	ccFHbbc
engineer	dcbDabG
engli-	HDbcbbc
english	HDbcbbc
enoug-	EfdBcIb
enough	EfdBcIb
enter-	GdcGbcbafMf
enterprise	GdcGbcbafMf
entir-	fgHFaCcfhFH
entire	fgHFaCcfhFH
entry	HhhfEfPaKgd
env	eGjdbeRNdfd
envir-	eAhCAAHhFFd
environment	eAhCAAHhFFd
epic	OdbbcaccdfM
erp	PcdccaceddM
error	f.bM.iCAEaf
error-	FIcbdcedG.c
errors	FIcbdcedG.c
esc	JCccbbbcIcc
escap-	GGcccccdJcc
escape	GGcccccdJcc
eslin-	edba.aN.Jgc
eslint	edba.aN.Jgc
esp	bcbCGabcHcb
esp0	bLcaabbdJdb
espec-	.......cIdb
especially	.......cIdb
estim-	cbabaKb
estimate	cbabaKb
eta	FHccccb
etl	GJdbBegfAKf
europ-	bJbabba
european	bJbabba
evalu-	fddGcMcceLd
evaluate	eddGcLccfMd
even	iShhBLiiN.d
event	E.ddcJdccNi
event-	AIbbcbbdE.b
events	AIbbcbbdE.b
ever	dceBIDddJea
every	aECAcjEjEIc
every-	GBBbceaedCE
everything	JcdAbdAdacH
everywhere	eFGbbac
exact-	FdIcbdbecDE
exactly	FdIcbdbecDE
examp-	fgdaaaSOheb
example	fgca.aQOhfa
exerc-	bbabJba
exercised	bbabJba
exist-	FEcaedCf..F
exists	IFb.dcfecBF
exit	dJccGbeeMec
exits	aLbcabceJbd
expec-	AAdbIadFdfC
expected	bCdbI.cHaeb
exper-	aabIada
expir-	DIefKffeOgb
expire	Kcaabab
expired	eEcdLdbcKfb
expires	eOabbbcdJdb
expla-	egggdTJfNag
explain	edefbUAeKCh
explains	cc.aadLbIg
explanation	.bccaJa
expon-	LccbbabcJeb
exponential	LccbbabcJeb
expor-	MHAegfdgRhc
export	IKeceebdOic
exports	HdcbbcEdIac
expos-	ObacbbeeKcb
expose	ObacbbeeKcb
expre-	FaJcccfeeNc
express	FaJcccfeeNc
exten-	MedcccE
extend	MedcccE
extra-	CeLccadbLed
extract	ebLba.abLee
eyes	DfBKdcefMfb
fa	GaihaDHhBMg
facto-	Haaaabb
factory	Haaaabb
fail	.K.bdcb
faile-	LcffeDDdMgb
failed	JaffeDDdMfb
fails	IIdbbbgfCFd
fake	a.bbG.a
faq	Ncbbcd.ecJc
far	KCfbdDe
fast	HdbdaC
faste-	dcPaaadeLdc
faster	dcPaaadeLdc
fasti-	dbMbbabdcLd
fastify	dbMbbabdcLd
feasi-	bc.caKb
feat	TffEccgFbBf
featu-	Fi.IfEegHeD
feature	Fi.JfDegHeD
feedb-	DecIcfD
feedback	DecIcfD
feel	bbabJba
fees	EcabaDb
fetch	.bNcbbefbNf
fetch-	a.Icb.b
few	aKcaabcdHbb
ff	abdcb.KHdbb
fff	ccccbaMKdcc
field	DHEhBchAfFa
fifty	.......bcId
figma	Hb.aa.d
figur-	cHccdGa
figure	aEcccGa
file	iIaddGAcNef
files	KeIhAEnkHJf
filte-	OAcBddffOfc
filter	Lc.CdceeMfb
filtering	Ldcaaaa
filters	EJdcbcddGAc
finan-	Hababa.bCgF
finance	Hababa.bCgF
find	ABddfNccLgb
findi-	cceGbHbcCFf
findings	cceGbHbcCFf
finds	bPdbcbceMcf
fine	bNcbbaceNed
finis-	NecCbbddKdc
finishes	OdbabbcdKdc
firef-	fLaa.ab
firefox	fLaa.ab
fires	DCdcGce
firmw-	Jf.cddEfIjG
firmware	Jf.cddEfIjG
first	eBeGDAecGcb
five	gICedCAgBBD
fix	jVkgAEACFde
fixed	cCbbGbbcaFb
fixin-	AKcadac
fixing	AKcadac
fixtu-	cgCdHdFcKec
fixture	ceEcFcC
fixtures	begbFbMeJcb
flag	KbedcHeABAe
flag_-	.accaIa
flag_x	.accaIa
flags	QeeedHfLdce
flash-	BHdbaac
flatt-	bbHaaba
flatten	bbHaaba
fleet	Iaa.aad
flutt-	dbFccHbbgDE
flutter	dbFccHbbgDE
focus	eGaCbaa
folde-	IfhbdDFdLfa
folder	IfhbdDFdLfa
follo-	acIcb.acF.c
follow	acIcb.acF.c
font	bccbbbLJccd
foo	bbMbbacMedc
food	Ica.bab
foote-	AdDefeOShib
footer	AdDefeOShib
for	KigbKeBmBIA
forev-	dQdbb.ejMBe
forever	dQdbb.ejMBe
form	MFbeeebbI.g
forma-	gJKefdBeNed
formatting	gHKefdBfNed
forty	cdEDDccbdKe
found-	EbbbbGc
four	.BaeAHdeaF
fps	efOccEbcKec
frame	ECGedcbbIeb
frenc-	AbbabbHcaJf
french	AbbabbHcaJf
frida-	fNdCbcccKfb
friday	eJbCaabcJfa
friday's	bKbaabb
from	DdIhcaCakAK
front	CIccbbb
front-	.DGFfefeeGB
frontend	.DGFfefeeGB
full	DgbBECe
funct-	afLghDGdHDg
function	DeLdfbA.G.f
functions	fc.ecGJgGDd
fuzz	baaaG.a
g	dOccbbabKdd
game	HDDBdfgiFAB
garbl-	aHbabAb
garbled	aHbabAb
gatew-	eHcdEeD
gateway	eHcdEeD
gb	aeHdbHeeFAb
gcp	dbebbFHcfCF
gems	Kbabbbc
gener-	DiJgEDhgKbb
generate	Jcbaaaa
generated	CcbcbHb
generating	bcJabaa
generation	bbJa.bc
generator	babbIba
geome-	dbFdccKaJfc
geometry	dbFdccKaJfc
germa-	GEbbbadeHCf
german	.Iaabad
get	KbCbEdkjJFf
getda-	baJabac
getdata	baJabac
gets	cMghfGCfICf
getti-	eObcCcefLcc
getting	eObcCcefLcc
giant	caJbbaa
gift	aNdbcbbeGCe
git	FfeFdfIHbiC
githu-	bfeAeBPgKAe
github	bfeAeBPgKAe
gitig-	hedabbUTjgc
gitignore	hedabbUTjgc
gitla-	DdccecOdHBf
gitlab	DdccdbMcFCe
give	BgfECIfdFBd
gives	eSccbccAIgd
globa-	bbKabbcdKdd
glsl	bcaJaba
go	ehPGEejCkeL
godot	cbaabJaceKc
goes	aQhcbbafLgA
going	DCaFbfd
gone	g.DFddFDfFd
good	.deQbfadJbd
googl-	MEe.ddefcNf
google	MEe.ddefcNf
got	cEdcbIb
gps	cGcbHccdIcc
gpu	bBbcbHb
grade	.bbHbaa
gradi-	Jcbcab
grading	Jcbcab
gradl-	bDdbabG
gradle	bDdbabG
grafa-	cHacbDc
grafana	cHacbDc
graph-	edfFEGdbIbe
graphql	edfFEGdbIbe
great	AdcFccGcKec
green-	Gcb.b.a
greenfield	Gcb.b.a
grey	ccbcb.MJebc
grid	EIebbbb
groun-	Ibb.babbccH
ground	Ibb.babbccH
group	GccbFbd
growi-	bIdbaDcdHcb
growing	bIdbaDcdHcb
grpc	abIbbAdbdLf
guest	KCcbcbefFeE
guest-	dMbabacdLdd
guests	dMbabacdLdd
guide	gbbbcbRcQjd
gym	Gbbaa.aabeH
gzip	EcccacHfMea
h	HdIccce
had	afegGEF
half	.CNddcfgGCc
halve	bbJbaaa
hand	JfcFacccAHf
handb-	bbabcaJbcId
handbook	bbabcaJbcId
handl-	ldCMH.hhGFe
handle	babbbKb
handler	hCAGJgffKbc
handlers	adCbGabdeLd
handling	bfDNeebeFDe
hands	OfbcBbdfIfB
hangs	eMdcbFegHEf
happe-	kNfdDIfgSjb
happen	dKb.a.efJda
happens	iKfeDHcePib
hapti-	Mbacbda
haptic	Mbacbda
harsh	abbJbba
has	dOAgDhacHgB
hashi-	cccHFbcdKeb
hashing	cccHFbcdKeb
have	BEbAbeAe.Kf
heade-	aHAedcCGeDf
header	aHAedcCGeDf
headi-	defaaaRMgeb
heading	defaaaRMgeb
healt-	MDbcdcffMfb
health	Jb.ac.dbJfb
healthcheck	JEbcccdeIbb
heic	dOcb..feLdc
helm	bcabbbLcdKd
help	ccffdAUKbbg
helpe-	fgJdMbeALhe
helper	deFcKbbbKfc
helper0	a.IbcabIdbc
helpers	cdFcIbcfOed
here	AfeHcHdcHAf
hey	aIdba.a
hiber-	baJbbaaccIc
hibernate	baJbbaaccIc
hide	Jbbbabb
high	FHdbccb
highl-	LdabaacdIcb
hikar-	cdbbbEI
hints	baJbbab
histo-	MdbabbcddLd
history	MdbabbcddLd
hold	bcdcFHcbHcc
holes	babIb.c
holidays	Iab.a.e
home	.IAbbbeeMiA
hones-	bacLabb
honest	bacLabb
hook	SddbdcafgTg
hooks	edLd.cCdcKe
hope	HdCcbaa
hospi-	Iabaaba
hospital	Iabaaba
hotel	HEcccbceDgH
hotfi-	bAbHcabcHcb
hotfix	bAbHcabcHcb
hour	KJecccgfEHg
hours	HJcdbbffLgA
house-	GcbcbEaaAfF
housekeeping	Habbaaa
how	kjk.cZHeTdk
how-t-	db.a.aIbIeb
how-to	db.a.aIbIeb
html	cMcba.eIeba
http	HcJdddcGFhe
hub	Jbc.aac
hubsp-	OeeAbBfdgOe
hubspot	OeeAbBfdgOe
hundr-	cbEccaH
hundred	cbEccaH
hyphe-	cabbb.J
hyphen	cabbb.J
hypot-	aabbIbbdKdc
hypothesis	aabbIbbdKdc
i	AHhLebfcRlb
i'd	InGcEbbabGd
i'm	bBhCCIhfHAc
icon	LdbbabbcIdb
id	LfbdcEbcJec
idea	acccbHECagE
ident-	cfPbabbgbED
identical	cfPbaabgbFD
idiom-	bbbLbca
idiomatic	bbbLbca
ie	dabaaJbdIda
if	GbFCBdmjPbd
if-el-	bbKaaacdIdb
if-else	bbKaaacdIdb
ifs	baLbbdacHcb
ignor-	eEdcbbJHeCf
ignore	cbbbaaK
ignores	bMcabadeaHb
image	EcPifbaaLef
image-	.IfffCFFdhF
images	.GefeCFGegF
img	bLcab.dLedc
immed-	cLbbaaccIcc
immediately	cLbbaaccIcc
imper-	.......bKfc
impersonate	.......bKfc
imple-	QfdJcfgf.Kd
implement	Sebcb.gfbLd
implementation	baaJad
impor-	.aEeddIFAdc
import	gEAbebJIeac
imported	acHaaaa
importer	BbEdCdagLca
imports	GcBdccEcIcc
in	cBFAefFMgAh
in-ap-	LdaaabcceKc
in-app	LdaaabcceKc
inbox	JeccbbE
incl	DfdcMbceGDf
inclu-	bAbEBBecCBb
include	aGcdcFbdIda
included	.ddGDacbBFf
including	HdDaadc
incre-	eeddHdMKbec
increase	eeddHdMKbec
index	CICdcbegGDd
index-	GFBddcdeHAe
info	.eeb.aMIceb
inges-	BEdcbGd
ingestion	EabbaFc
ingre-	.......caJf
init	dbOcbacKdcd
injec-	abEGbcddAFc
injection	abEGbcddAFc
input	gKedIaceFBb
insid-	FcGbccc
inside	FcGbccc
insis-	Kdabaab
insists	Kdabaab
insta-	dGedcED
install	aIdcbdEAFfa
installed	cabbaHA
inste-	aHai..CFB.g
instead	aHai..CFB.g
instr-	FccabbEfAdI
insur-	HcbbDadcfJa
insurance	FabbDadcfIA
integ-	ACgbCcDhDJf
integrate	SgabcAhdnVe
integration	eEiaEbGhOaf
inter-	ACCCgCffEbD
interface	.bHbaba
internal	Hca.bb
into	JoYifhCkdGH
inven-	AEedDEf
inventory	dGddEEecIae
inves-	cEbEbab
invis-	cJababb
invisible	cJababb
invoi-	cL.FAdlaJha
invoice	cFaEFehgPh
invoicebuilder	a.Hbbac
invoices	ELgEh.ggH
io	bHccbCb
ios	bJagBeCfDgI
ip	LcbaabddIcb
ipad	cLbaabcdHca
is	hGdFbFeAIef
isn't	Jeabaaa
isola-	Hbd...a
isolation	Hbd...a
issue	FgdeFcFeGAc
issue-	EdcJbcc
issues	EdcJbcc
it	eFJ.CiebMef
it'd	JeccbFdfG.b
it's	iFbGahHICff
item	EGdbabceGfD
items	ELddcdbcBGf
its	BbFdDCibHBh
itsel-	.......dJea
itself	.......dJea
janky	cMdbabb
janua-	Jcaaabb
january	Jcaaabb
java	fGNcdbgCBmG
javas-	bbKbbbb
javascript	bbKbbbb
jenki-	accba.I
jenkins	accba.I
jest	ccIdFaccBFe
job	JIhggIfbDAc
jobs	.iFiADGfEDc
jooq	baJbbaaccIc
jose	.......bbJf
journ-	abbaJabbeJc
journey	abaaGba
journeys	a.baG.b
jquer-	caE...abcGb
jquery	caE...abcGb
js	aAZddcoBD.f
jsdoc	e.bbaaJ
json	PgieAdHGEic
jsonw-	adEbbcGGgGg
jsonwebtoken	adEbbcGGgGg
jsp	baFaa
jsx	ccEHbbb.Gdc
judge	abbMcca
judge-	bcaKbbbbGda
judged	bc.Iaab
jumps	dMcbb.ccLfc
junit	babbG
just	FkCdbJccOjc
jvm	bbcbbaMIccd
jwt	HbcfEEggCId
k	IEFfafggLe
kafka	ebbcbLCbcId
kanba-	.Ibbbba
kanban	.Ibbbba
keep	KAdegCAcGEi
keepa-	.cbaaaI
keepalive_timeout	.cbaaaI
keeps	aQgcb.eeHDf
kept	MdcbacaccJd
key	NHfddcfhGFe
keybo-	GJceccdcKec
keyboard	GJceccdcKec
keycl-	daadbNaceKd
keycloak	daadbNaceKd
keys	KdddcGcdJbd
kg	cMbbabcdJcd
kille-	aIbaabb
killed	aIbaabb
kills	.Ibbaba
kiosk	DccbbbH
kitch-	Fcb.BabacfJ
kitchen	Fcb.BabacfJ
know	ccDdbJbcGbb
korea-	BFdcbEc
korean	.......cdIc
kotli-	baEcbDbaccH
kotlin	baEcbDbaccH
kt	ddJ.Fbf
kuber-	cFeebED
kubernetes	cFeebED
ky	.bKcbadeaJe
lab	Lbdabbb
label	cfccaaPKh.c
label-	CGCbbbfeAIe
labels	FFcabbed.Id
lambd-	d.KdEdd
lambda	d.KdEdd
land	CGbcbac
landi-	egDFCeC
landing	egDFCeC
lane	cbabaaJ
lang	eLbbbaadNfd
langu-	aAAbccEEcgD
language	aAAbccEEcgD
last	IJebaAnfQlA
last_-	Kbccaab
last_login	Kbccaab
late	eKabaabcHbc
laten-	bbbbaJ.beJb
latency	bbbbaJ.beJb
later	.......dHab
lates-	EddAcbGeOhc
latest	EddAcbGeOhc
launc-	BHbcc.bbEgE
launch	BHbcc.bbEgE
layer	fFGDcdddcLe
layer-	dEeHbAcb.Fd
layers	dEeEbDcbAFd
layou-	bbKcaabbcId
layout	bbKcaabbcId
lead	DbcFabb
leade-	JGfeeCdfHCe
leaderboard	JGfeeCdfHCe
leads	GGbcbccd.Id
leak	dObbcbbeGBd
leaks	bKbcaabcHcb
leap	ceccJFbdJdb
leap--	babcJ.b
leap-year	babcJ.b
learn	daabbLbcJcc
learn-	Kabbbac.afH
learning	Kabbbac.afH
least	........cGd
leave	HedDcEdcHe
leave-	dMbbabccJcc
leaves	dMbbabccJcc
led	TfccccbcKdc
ledge-	cGEbcacdeBG
ledger	cGEbcacdeBG
left	DeDecFa
lefto-	bacbbaJ
leftover	bacbbaJ
legac-	ecCfaMb
legacy	ecCfaMb
legal	eHedbEB
legen-	cBbbbbIIbcd
legend	cBbbbbIIbcd
len	aIcbaaa
less	dbMb.bc
lesso-	Kbaabac
lessons	Gc..a.b
let	UjH.ddkcHCh
lette-	DdbbcbH
letter	Hbaabaa
level	LEecccceMec
lgtm	cbbOccbdKdc
lib	edJcJcegDIf
libra-	AfFeaKefHba
library	AfFeaJefHba
licen-	fddccDPJdbd
license	ebcbbaOKbfc
like	P.FafbljBKc
limit	Mk.ffDGJahb
limit-	ciEHBAcaNjc
limiter	eedJFBedKeb
limiting	LbabbadcJdb
limits	eeHAdDACGgc
line	fKKgacgIDid
lines	aePdbcagMfA
link	DQccbbkhMAe
links	KebbcbC
lint	cEdeedNdK.g
linte-	dbaca.KbKfb
linter	dbaca.JbHea
list	KF..hDliR.h
liste-	Jcbabaa
listi-	Kdcbba.aDhE
live	LeCcbbcbbIe
load	dHeeFeDAAdB
loade-	BdddFHdcIea
loader	BdddFHdcIea
loadi-	GFbcbccbHcb
loading	GFbcbccbHcb
lobby	Kcababb
local	DBJbcbhDa.c
local-	CJeeeGfDEfc
locale	EAddcHdeIca
localhost	cMbabac
locat-	DIcdbaccJcd
location	bJbbaab
lock	eHEFeedBGgb
lock--	baacaH.bdIc
lock-in	baacaH.bdIc
locki-	cadObdbdFAc
locking	cadObdbdFAc
lodas-	ccbbbaNLfdb
lodash	ccbbbaNLfdb
log	PieigaOKmEc
log_l-	deda.bNKecc
log_level	deda.bNKecc
logge-	fECBeEebIdc
logged	cGbDbca
logger	dcFdbIbbJdc
loggi-	cJbbaba
logging	cJbbaba
logic	fhLKEhfeNed
login	OfgdaBAbAEe
login-	dfKcbdHIDeg
logo	aMcbb.eJhBe
logou-	GFcabdcdaHc
logout	GFcabdcdaHc
logs	Jbaaabb
lol	aIcedHdfGfE
long	GaFidGfcKce
longe-	dHccbGd
longer	dHccbGd
look	hBDWfhgeOfe
looks	bbIba.bdaJe
looku-	cbKabbadJdc
lookup	cbKabbadJdc
loop	cOacdEhF.da
lose	BMcdbccdGac
loses	eIcbFba
losin-	JBcbbcc
losing	JBcbbcc
loss	bIcaaaa
lost	CCbdeeJbaFc
lot	........gIb
love	QeBdbecfFaA
lovel-	LbacbacbIdc
lovely	LbacbacbIdc
low	Ibbbaba
loyal-	GcabDcc
loyalty	GcabDcc
luxon	aaHbaab
m	acFebbHJcdc
m0	.Hba..d
mac	ccababLbJec
mail	dEccccKIfeB
mailc-	GcbbDadcAHf
mailchimp	GcbbDadcAHf
maile-	dBIdEcfgLhB
mailer	dBIdEcfgLhB
mails	Hbba.baccIc
main	kAfBaGH.Jed
maint-	DgBCHdeeAGc
maintainer	cbEcJcb
maintenance	Kga.bAc
make	.iRgghOL.nB
makef-	bbbObdccIcc
makefile	bbbObdccIcc
makes	fJffFHfeJbd
manag-	GfcEcbBAgeK
management	Kdbab.a.bhK
manager	CecGccD
many	FdedDFb
map	JCAfeFheEEe
map'	.......gIaa
marke-	HDecdcB.alM
marker	cJbaaab
marketing	AcaaaaG
marketplace	LcbababbdiN
marks	Hbaaaaa
marku-	cbDJbdc
markup	cbDJbdc
mask	Jbaaabb
match	CGFddbeaG.g
match-	DecEccEBddF
matches	.bbaabH
matchmaking	Gbaa.ab
max	bcdcbHG
max_c-	ccbabbNJddc
max_connections	ccbabbNJddc
max_l-	bbbaaIbdIcc
max_lag	bbbaaIbdIcc
max_u-	bcaa.aI
max_upload_mb	bcaa.aI
may	EfFdddFfAAE
mb	iEbgeDMJAhb
md	acAbaaH
me	KelJbKmjSgb
mean	bc.baHA
meani-	BcaebFBiIbB
meaning	CbcebFCfFbB
meeti-	GcabaAa
meeting	GcabaAa
meili-	c.caaJabcHc
meilisearch	c.caaJabcHc
membe-	QecaacdfH.b
member	Kcbaada
members	NcbaaadeGCe
memor-	iIGigGAAIhb
memory	iIGigGAAIhb
menti-	Kb.c.bebfJb
mentions	Kb.c.bebfJb
menu	HAhdedLCFfc
merge	eeaNceFbMgd
merge-	cAdACbD
merged	bedBDaFdIdb
mess	dbLcaba
messa-	L.DfCAlj.HB
message	C.EeECjfGCd
messages	NACcdeffbLe
metho-	GccdbcH
metri-	PcbbbbeeJac
metrics	PdbbbaeeJad
mi	abcabbLIebb
micro-	ecMbEcdcdgM
microservices	ecMbEcdcdgM
middl-	fDBFDeedOjb
middleware	dcCGEdccNia
migra-	dcJMchfiFDa
migrate	BcRcfddehLA
migration	dAhOCeaeQka
miles	bJbabba
mill	cbabaaJ
min	HHdcbcd
mind	bdcNbbb
minut-	eLFeefBDHhd
minute	CHEccde
minutes	gKEddeECGgd
missi-	cdedCdPLdfa
missing	bfdcDdPLefa
mista-	cbbLaab
mistakes	cbbLaab
mit	bacba.IJcdc
ml	Ia.aabd
mobil-	.......ceDD
mobile	.......ceDD
mock	bbaaIabbIdc
mode	LKcdedggDGd
model	FEdcceDccaG
moder-	Dc.db.E
moderation	Ib.aa.d
moderators	.aacaaG
modul-	kbNKGjjiFCa
module	jaKIHhihH.a
modulenotfounderror	bKbdbaa
modules	ddKJcedfaGA
momen-	adNdcCegePe
moment	adNdcCegePe
monda-	BEdfdEBaFcb
monday	dHcbbEbaKgc
monday's	bK.cc.b
money	.bcCHdbbFca
mongo-	ddJcaGddfNd
mongodb	ddJcaGddfNd
monit-	eGdbbbHdAcE
monitoring	acc.bcKcd.G
monol-	ccOaaccbfgP
monolith	ccOaaccbfgP
monor-	acdCccIcdJd
monorepo	acdCccIcdJd
month	dFeCCAccaGc
month-	FG.eDfecCFe
monthly	HJeccdc
more	jMCdHdeAIdf
most	CEDdBdegEGe
mostl-	.bbFa.a
mostly	.bbFa.a
mouse	LcabbbbcIcc
move	ggNfeEGiHCb
moved	ccbbaaLJccd
mr	bcaLacdcIcc
ms	dgNecJegNec
much	efFBCDedKfa
multi-	GAgBf.BfCcF
multi-language	Haa.aadccKe
multi-region	dabIcBa
multi-tenant	KbfAac
multiplatform	a.acaF.abHe
multiplayer	HcaaaaaabfI
must	aHEf.fAFjAC
mustn't	abHaaab
mustn-	abHaaab
mute	MbcccaaaLhb
mutex	cbGGcdc
mutin-	Jdbcaa
muting	Jdbcaa
mvp	McbabbbbcgM
my	DIkWchnkZmd
mysql	FaHecaeeaJe
n	DgHAdeDdbJd
name	dGDDfdaCACg
named	dIcddcIcJeb
names	EHdCccegE.B
namin-	ddGLcbeaJed
naming	ddGLcbeaJed
nan	bHbaaaa
nativ-	b.acaF.adJe
native	b.acaF.adJe
nats	dbbbaLabfMd
nav	adaaabJ
ndjso-	MbcaabceJda
ndjson	MbcaabceJda
need	DeahCCEahLc
needs	JAegFCggIa
negat-	cKdcFccdJbd
negative	cKdcFccdJbd
neigh-	.Icbbba
neste-	geTfdFdfQhb
nested	geTfdFdfQhb
never	fKCeFeddcIb
new	FkcDhBIfeGC
new_m-	LbbbaacIccc
new_menu	LbbbaacIccc
newco-	dcGcccH
newcomers	dcGcccH
newer	Jbabbab
newli-	dIb.a.a
newline	dIb.a.a
newsl-	EEdddcE
next	PjeBfEciNe
nginx	eDgdbcQHAfc
nice	FdbabGceH.c
night	BFgC.DhfPfd
night-	bGiiGKeaECg
nightly	bHihFHd.DCh
nit	bcOcbad
no	dC.BC.dfOfc
nobod-	Af.bKeB
nobody	Af.bKeB
node	eGdghFJaDca
none	bAdbKacbiOc
not	iNjDabCCIge
note	KDdcbbdeNfb
notes	GececbJgCHd
nothi-	dPIe.blgDcF
nothing	dPIe.blgDcF
notic-	HgLdbccdgNb
notice	AfKaabcdfLb
notices	Kcbbaab
notif-	PDbcbcifbLe
notification	Ldaa.ccbeJd
notifications	JFbcbceeaId
notify	Kcabaac
notio-	DbacaFc
notion	DbacaFc
now	EbheAeNJiBc
npm	eIcdb.FDGgc
null	dHa.a.bcKeb
nullp-	cHbaa..cIbc
nullpointerexception	cHbaa..cIbc
numbe-	MahhCaBCHdg
number	OeefCgDDFee
numbers	EEfdcJfeFEf
numer-	JccEcccdKdc
numerical	KbbbbbbcIdc
nvmrc	adcaaaJJdcc
o	aaHbaba
oauth	CadBADebeKd
objec-	caLcaaddBgI
objective-c	aaJbaadcafJ
ocean	cJbaaab
of	lgEHCAAbCFg
off	.ShdecAaHgA
offic-	IafAddEBgDB
office	G.eBecEBfAC
offli-	H.babbbccJd
offline	H.babbbccJd
often	Jbabacb
ok	cFbLchb
okta	NfdedACffOd
old	CBDfdCafA.E
on	dKmHidJGGck
on-ca-	.......dIdb
on-call	.......dIdb
onboa-	EeacbcIeGfD
onboarding	EeacbcIeGfD
once	HJffGggeLAg
one	aHFfDchccG
onlin-	LdabaacceBG
online	LdabaacceBG
only	FAeEgIicCCc
oom-k-	bHb..bb
oom-killed	bHb..bb
open	FGdbcaceaF
openi-	FGbdbbcdJdb
opening	BIbbbbbdJcc
opera-	BedddIFedJ
operations	dcddcJGbdKe
operator	Ibb.aab
opini-	bccKab
opinion	bbaJaca
ops	KeedcbH
ops-0	cMcaaaddIcb
optim-	ccLbbab
optimize	ccLbbab
optio-	Rfccc.dgL.e
option	SdccbeceOhb
or	EejFBGdgNae
order	CKAhaCidEHi
order-	.BOfbBkfKiD
ordercontroller	bCHabcbcLce
ordering	.dBbDCcadbG
orders	EEKhabjhHfF
orderservice	dbNbbcbbLde
orm	cdObabddeNe
orpha-	CIcbacbbIcc
orphan	cJbaaba
other	fFAahEBfCAA
otp	KbbbaacdeLc
our	AdCAfGbhgJE
out	bHFdjJijKFg
outag-	bcbcaLb
outage	bcbcaLb
outda-	dbbbabNKddc
outdated	dbbbabNKddc
outpu-	ccNaabdfGIi
output	ccMaabdfHEg
outsi-	abIbaab
outside	abIbaab
over	CCaMAijgEGf
overa-	bbdIbBbafKc
overall	bbdIbBbafKc
overd-	.......bJdc
overv-	a.bfaJa
overview	a.bfaJa
overw-	dMaadab
overwrites	cKbababbIdc
own	MfIh.gah.FC
owner	BcacbFA
p0	a.abaGb
packa-	ge.BBeLFiKh
package	ggaAEdMHhHh
packages	.......daHd
page	DCdfgcMJ.Ak
pages	DcCcbdFdcLe
pagin-	HIdfbaedKcd
pagination	EIcebbccLga
pair	bcbKa.beJda
palet-	AFdccdF
palette	AFdccdF
panda-	.bGaaab
pandas	.bGaaab
panel	.a.aacE
panic-	bNccbbbgJba
panicked	bNccbbbgJba
param-	dAHcGcfFDfc
parameter	cCJbcadHAfc
parce-	Hbc.ab
parcel	Hbc.ab
paren-	JbababbefBH
parent	Ib.caba.bhJ
parents	Hbaaaab
parki-	Hca..ab
parking	Hca..ab
parqu-	McbabaccJcc
parquet	McbabaccJcc
parse	cHcbEbb
parse-	aiGaOBmBLlc
parsedate	baJbaca
parseheader	a.IbcabIdbc
parser	.gB.LCkcPjc
parsi-	EcGcbcceMdc
parsing	EcGcbcceMdc
part	GcDbbbc
parti-	AeDDEedcKec
partn-	HAbcb.b
partner	HAbcb.b
parts	AbdFaa
pass	aKccfEc
passk-	IfcbccHebMf
passkey	IfcbccHebMf
passw-	KCiabAchaNe
password	JEh..eagALe
passwords	DcbbcGa
past	.Gbbbaa
paste-	EHbcbbd
patch	.......cHbc
path	dHfGCbf
paths	bdCcKcbbHdb
patie-	MdaabbbedED
patient	IdaabbaaccG
patients	.......beIb
pause	MdbbbacdMde
pause-	bJbbaaa
paused	bJbbaaa
pay	GdabDbccdLd
payin-	H.babac
paying	H.babac
payme-	DfAADbaccBC
payment	ad.cDACaBEe
payments	Kcb.BafdhBK
payments-v0	bbcKac
payou-	KcaabbabCgF
payouts	Jcabbb.bCgF
paypa-	Kcbaabb
paypal	Kcbaabb
payro-	FbcbDabb.eG
payroll	FbcbDabb.eG
pdf	dKgeFFggPga
pdfs	EJccbcd
pen	dDbCeFc
peopl-	IKifAg.i.ED
people	JIhfAgAhaED
per	MB.ccaigDFc
perce-	aJddJdffBJf
percent	.bbbKbdecLd
percentages	cKbbbab
perf	bbJbaaa
perl	abHaab.bcdI
permi-	EDbb.bcbaHe
permissions	FEabdbcbdJe
persi-	Jdbaaaa
persist	Jdbaaaa
perso-	BedGcIfdF.b
person	DcbJbbe
personal	.bcdaI
pg	cbddaGF
pharm-	HabaababadG
pharmacy	HabaababadG
phone	.IchCeCaIag
phone-	CKccccc
phones	EGcbbbb
photo	GGbcaafdGBe
photo-	GcbbaCb
photos	GcbbaCb
php	ccOcbbccelT
physi-	FcbbcGc
physics	EbbbcGcbIdc
pick	IIdddcddFAc
picke-	BEggFFedKec
picked	bcaaaJa
picker	DIefFddcJdc
pictu-	BaCfd.FcFCe
picture	GeFdcCdc.Gd
pictures	dGdcacHbIdc
pie	cKbbbab
pin	LiffHeFJCid
pins	a..bF.bdIcb
pipel-	chag.GKfA.E
pipeline	AfAg.GCdDFf
pipelines	ccb.bcNbceK
place	DBGgeEf.Idd
place-	aDD.gIhgJ.c
places	feFBdLefHAd
plain	ccGcbFb
plan	ddcCDFbbIcc
plann-	GdcccHc
planning	Ibbaaab
plans	Ibcabaa
platf-	JcfabDdahBH
platform	JcfabDdahBH
play	HdHdccc
playe-	RC.dfeeeGAd
player	NDdcdcdeJda
players	MCeccdbdEDe
playt-	Kcbba.b
playw-	dcbaMaccgQg
playwright	dcbaMaccgQg
pleas-	AfbIabBAIee
please	AfbIabBAIee
pls	JdeECgceCEd
plugi-	c.baaIb
plugin	c.baaJb
plus	AFdbcbCcAHe
plz	dGbHbcdeJcb
png	CQeccbgL.fe
pod	bLcaabcdKdc
podca-	Jcabaab
podcast	Jcabaab
point	cdcEbIb
point-	GDddEddeI.d
points	GDddDddeGAd
poll	bdGcbGc
pool	ddFKcdccJdc
port	dD.dccJJicC
porta-	Ofbc.abbjAK
portal	Ofbc.abbjAK
posit-	bDbbbFa
possi-	JgCedGefCHe
possible	JgCedGefCHe
post	QfbbbbcdcKd
postg-	DjCj.DHbAHh
postgres	EhChA.FeDHf
postgresql	heEfcJGCaEf
posts	CPdceaghKab
pr	fedTfcDgRja
prd	Kccaaba.blN
pre-c-	eCbecaMdJdc
pre-commit	eCbecaMdJdc
prefe-	.ccccEHEfEc
press	HHe.dcddLdd
prett-	ccdbaaNdNgd
prettier	cbbcaaMgPfc
price	iKfgGIe.DCg
price-	iNBeDaefMaf
prices	eQdccCdeIAe
prici-	eeHbbbHEFff
pricing	eeHbbbHEFff
prima-	abbcbaI
primary	abbcbaI
print	QgeccGefRib
print-	L.Iedff
prints	KDccbcceJea
prism-	cdObabddeNe
prisma	cdObabddeNe
priva-	cGKdcafIfba
privacy	bIba.Ad
private	abLcb.cHdbb
probl-	ccdObbbcJcd
problems	ccdObbbcJcd
proce-	fEccdFFcJdc
process	ca.aaaG
prod	dAhEc.IBC.e
produ-	DdEbgcG.FnH
produce	Iabcaba
product	A.KggaCfImI
production	abhGddLGdgD
products	Mecd.CdfEFe
profi-	GCBecAe
profile	EDCedBe.AEf
progr-	P.abbeee.DA
program	Jc.aacbaeJd
programme	H..aacc
progress	LAbbbcddIae
proj--	bJaabbb
proj-0	bJaabbb
proje-	DaEbAecgbOf
project	EcEaAdcgbPf
projects	aIababa
prome-	Lbababd
prometheus	Lbababd
prope-	eCfcLcCdNia
properties	bEd.b.C
property	.cbbLbbdHfB
property-based	babbKbccKdc
prora-	cddFDEbeIcb
proration	bccGEbbdIbc
pros	c.bcaJ.acIe
prote-	LcaabbceeKa
protect	LcaabbceeKa
provi-	ebCcbLc
provider	dbDcbIc
prs	aabca.I
publi-	HgibaaLjIB
public	Ghi.a.KiH
published	Kaaca.d
publishes	cBbbbaH
pull	gjHHAhHfOde
purch-	LddcDcbc.dH
purchase	JcccDcb
purchasing	JbbababbcdH
purge-	Jbbaabb
purge-tenants	Jbbaabb
purpo-	accdbNbeIbc
purpose	accdbNbeIbc
push	EBeedcIeFAa
pushe-	BbbGbab
pushed	BbbGbab
put	BCGedGjAKge
puts	dNbccbacJeb
px	bccbbbLJccd
py	pDKIBi.LDmc
pytes-	dccdNdDCHfe
pytest	dccdNdDCHfe
pytho-	fDHfedHIgeC
python	eDHeddFHgeC
qa	CdbaGbb
quali-	cccPbbb
quality	cccPbbb
quant-	bIbababeJbc
quart-	FeccDEf
quarter	GdbaE.e
queri-	cGDbbbb
queries	cGDbbbb
query	hiSJdagfKAf
quest-	bdcebMDcG.c
question	ccacaMacHdb
queue	BBFjHBiDEfc
queue-	dEedbDF
queues	badcaEF
quick-	DeJEedeeIAd
quicker	bbKbabbdJcd
quiz	Mcbbbbb
quizz-	Iaaabac.bfH
quizzes	Iaaabac.bfH
r	CdcbbbI
rabbi-	babbaIabeKd
rabbitmq	babbaIabeKd
race	bLcEfbcdJea
rails	cdOaabddeeN
raise	cgg.IdLHcCg
rando-	GCbbbcb
random	GCbbbcb
range	CHecDcceJcb
ranki-	DFbddCc
ranking	DFbddCc
rate	HBiGgBbgQhb
rates	DNedb.fH.eb
rathe-	edIbbbGB.Cf
rather	edIbbbGB.Cf
ratin-	Jb.cabaag.G
ratings	Jb.cabaag.G
raw	cFJcccddbJe
rb	cfIHCdgbHdb
react	ceHdCIiBlEE
read	eCBefGD
reada-	.......dIcc
readi-	DGeabDfgI.b
reading	EEc.abefIca
readm-	gfdaadWKBjc
readme	gfdaadWKBjc
reads	AdddbFH
real	EbabFdb
real--	MdaabbcdgJA
real-time	MdaabbcdgJA
reaso-	GfcFdEecKec
reason	IdccbHdbKed
recei-	BHDDfdhDIjc
receipt	LhIdccd.Khb
receipts	bIbaaab
receive	eIdFcbb
recen-	aHcaaaa
recent	aHcaaaa
recip-	Q.cdccdgFEe
recipe	KBbbbbdeKdb
recipes	OdbcbbbcdIb
recom-	babbaH.beDD
recommend	babbaH.adId
recon-	dDdccMddKeb
reconcile	cbcbbNcdJea
recor-	HcdcbcGdFCe
record	DbcbbcHdI.d
recov-	Iababbb
recovery	Iababbb
red	aKbcDbf
redee-	JIeccddeaKd
redeem	MdcbbbabfKd
redeemed	CKccccc
redir-	cIabaabdJea
redirect	cIabaabdJea
redis	AEgedDEHdBf
reduc-	fgQECdggKAe
reduce	bcOcbccdIca
reducer	efKDCbeeLfb
redux	dePbbBfffTi
refac-	cATfcbfFaBg
refactor	bfUebaeHcBg
refer-	DdBdedJAhG
reference	bbcbcaMcdJc
referral	Mbaaacd
refre-	FIfecGgfCFd
refresh	FGfecGfeCGd
refun-	fDabKAgcFFi
refund	gCf.MCecI.e
refunds	BGEddccBfKg
regex	abaJbda
regis-	.cbcDFd
registration	.......adId
regre-	ekaFTeddDFe
regression	ekaBTaddDFe
reimp-	bcJbbaadceL
reimplemented	bcJbbaadceL
rejec-	eKcHcbdgKac
rejected	bJbaabb
relea-	cbaEaeGjHaB
release	baaE.eFjGaC
reloa-	.LccacbbIeb
reload	cIba..b
remai-	FfIbacc
remain	acIaab
remem-	WfcebcdfDDc
remember	VecebcdeDDc
remembered	Jcababa
remin-	EECcebc
reminder	.......cGe
reminders	Jbbabbb
remov-	baDffAJH.ce
remove	..EffeKHbaf
renam-	aiNeGdbHdad
rename	ggPdFc.Jebc
rende-	iFGfBHggK.d
render	bJbcbAb
rendering	ccdbFHbcJeb
renders	cBJbbcb
renew	dbbFbdH
reord-	NddbaaceLdb
reorder	Jbcaaab
repai-	eLabaace.BC
repair	cKacabb
repairing	bHbaa.c
repla-	ggRcdBBBeLj
replace	fgSbcdCBeLj
repli-	AcbccbLJe.f
replicas	cbbbbbMLcce
repo	EadCdeEcaaF
repor-	gKFLho...bB
report	kNHNemfCC.f
reporting	DGdababaiAI
repos-	hgBFFeFebPi
repositories	ddCeDcIbdNg
repository	feBHEc.eAKf
req	McbbaadeJcb
reque-	AblCcBLFHid
request	DAjEbaCaMid
requests	.ececFK
requi-	CdddbEG
resea-	dbabaLacdJc
research	dbabaLacdJc
reset	fG.aCabcHcb
reset-	db.a.aIbIeb
resetting	db.a.aIbIeb
resid-	Haaabca
resiz-	EdLbccedJea
resize	bcMabbc
resol-	aGfFDdfeIBe
resolve	aJbaaadeJcb
respo-	eAGdcaFeDFe
responses	eBEccaF
rest	DaCgAHidCEd
resta-	aKdaCdeeGiG
restaurant	........ahH
resto-	caaaaaIbJdd
restoring	caaaaaIbJdd
resul-	IBJfedgi..H
result	IdFccbc
results	DEIeddegaCE
retri-	caeDbaI
retries	caeDbaI
retry	BgFJEhheOhb
retur-	FHACbghdOj
return	aAbGaca
returns	DJCcafhdNi
retyp-	LbdbbaabJfc
retype	LbdbbaabJfc
reven-	EGccbcb
revenue	EGccbcb
revie-	fhbXacegHEf
review	gfaXccdgIEh
reviews	Ia.faaabgGC
rewri-	baLebAcdfdM
rewrite	bbJdbCccdgM
rid	ccQccbdCHfe
right	FLgIehfgEHe
ring_-	abbIaca
ring_buffer	abbIaca
risky	bbcKac
roast	bccLaabdKcc
role--	Ibaabab
role-based	Ibaabab
roles	Gcaaa.b
roll	LeccccGeCHf
room	Gaaaaba
root	bcbcaMbcIda
rotat-	fScbbaddOfe
rotate	bIbcaAb
rotated	cMbbabccIda
rotating	dLaabbccKcd
rough-	abHbab
roughly	abHbab
round	ADccFcccHad
round-	gNfdIcdeFFf
rounded	cMcbcba
rounding	ccabKab
rounds	dKcab.aabHe
route	AcJabbbFgFe
route-	CcbaaGc
routes	.abaaGa
row	IMfddeceCFd
rows	.FFffGgfNec
rs	iCCMFhh.Jhb
rule	KbbbbbbcIdc
rules	AaEbCcbdGfD
run	eDlA.EG.Eda
runbo-	dcaabaMdEfD
runbook	ec.abaLbKfd
runbooks	abbaaaG
runni-	cJffeDFcMcf
running	cJffeDFcMcf
runs	aAEecdGbGfA
runti-	aGbaaaa
rust	ddKFbcdeAfK
s	idHfgaTReid
s0	IcecaIfeDEd
saas	Kdf.a.a.ahI
safar-	fKfdGEgfHCd
safari	fKfdGEgfHCd
safe	ceeIcLddJdb
safer	bbabJba
sales	OccabadbdLf
sales-	AFFdccc
salesforce	AFFdccc
same	hFRedf.jKcB
saml	IdcEbbd
sane	.aaHaba
sanit-	bbbIa.a
sanity	bbbIa.a
save	KL.ddei.BDg
saved	HKefeCfgEHf
saves	aGbabaa
savin-	bIdcIceeG.c
saving	bIdcIceeG.c
say	hGfFbcFEBfa
says	aaheDeQOehc
scan	FdbbaEb
scann-	KEdcccc
scanner	DHcbabc
scena-	baaaHabbeKd
scenarios	baaaHabbeKd
sched-	aaebGB.eLjC
schedule	HddbcbG
scheduler	eac.HCcjNgC
schem-	FccJbec
schema	FccJbec
schoo-	Mccdbaa
school	Lccdaaa
score	KgGeeCe
score-	FcCb.bbdCHf
scores	Gbaa.abbcJe
scrat-	GcbaBabbceJ
scratch	GcbaBabbceJ
scree-	DC.AghGFdAc
screen	EEeeddHIaCk
screens	DaEFgg.feEG
scrip-	SbBDggihIDf
script	SeeFdefdOib
scripts	GFHeeefgAJe
scrol-	fLKcceefNeb
scrolling	fJKdcdeeMdc
scss	ddFGccAbAHg
sdk	ebdFccJdKdc
searc-	ALA.aeilJaB
search	AKB..eikI.C
secon-	aGGDfhb.Mhf
second	bMjHaebeI.e
seconds	EbJfeeCaOid
seconds_per_day	abHaa.bIdcb
secre-	cccCbJc
secret	bbacaKb
secti-	A..c.bEbBFg
section	A..c.bEbBFg
secur-	AgfVddafBKg
secure	EdbGbbc
security	.gfUdd.fBKg
see	IFGFgmifJfC
seed	HHddccabFdA
seein-	aHda..b
seeing	aHda..b
segfa-	bLcbbabeIbb
segfault	bLcbbabeIbb
selec-	IHcdddccJdc
selected	IHcdddccJdc
sell	Hb.abba
selle-	MecbbabcaaE
seller	Kdcbb.aaChG
semic-	CIccbacdIbb
semicolons	cKbb.ac
send	KgcbbIfgIAc
sends	aKbac.cdbMg
senio-	babI.ca
senior	babI.ca
senso-	DECdeDgAaDe
sensor	DECdeDgAaDe
sent	BEacFde
sentr-	Jbbbaab
sentry	Jbbbaab
separ-	GfKbbdccBhH
separate	EeIbadbbAgH
seque-	cdObabddeNe
sequelize	cdObabddeNe
serve	Jc.aaac
serve-	OficcbIEmFB
server	NficcbJEmFB
servi-	jAEcACDfjBM
service	gHaBcdEf.BC
services	ifHfEGBeoFN
serving	Ga.aabcaagI
sessi-	cDbffGECaCe
session	eHcedFCCA.d
session_timeout	bbbaaaJ
sessions	HebbcGdcbId
set	fcidEBOaC.b
setti-	F.cedcJEFgd
settings	GfbdccJFDfd
settl-	CcbBFbc
settlement	DbacFab
setup	fcabCdM
sh	IdccccH
sha	Kbababc
shade-	bcaJaba
shader	bcaJaba
share	LcbaaacfCIf
shari-	Ga..aadacdH
sharing	Ga..aadacdH
shift-	dKbabba
shifts	dKbabba
ship	eddDeGGdJcc
shipp-	FgFgABbg.CE
shipping	DdFecEddeCF
shop	DEebCcbfgJC
shopi-	acbc.bJbGcc
shopify	acbc.bJbGcc
shopp-	HAbacacdcJb
shops	Hbaabaa
short	edcHcdK
short-	OEdeccddNfd
shortcut	JFcdccccKec
shortcuts	LdabaabcIcc
shoul-	KaAfajFFAcd
should	Mfaf.gGGa.e
shouldn't	fMGcbdegJgD
show	MGjCeg..Pfi
shown	JFccbbfcaHd
shows	AQeddAehIFg
shrin-	acKbaac
shrink	acKbaac
side	Kbbabba
sideb-	GKecbbffJAe
sidebar	GKecbbffJAe
sides	.HaaacbcdLe
sign	N.ggacDb.Hg
sign--	IecbbGdbdJd
sign-on	IfcbcGdacKf
signa-	dHbDcab
signe-	Hd.aaa
signed	Hd.aaa
signi-	ccbbaAI
signing	ccbbaAI
signu-	HecbAcD
silen-	fPbabcbeMgb
silently	fPbabcbeMgb
simpl-	IcJdbcedaId
simple	LabbaadbeKd
simplify	bbKcabacHcb
simps-	KbbbbbbcIdc
simpson's	KbbbbbbcIdc
since	fWedfdBgOga
singl-	DaEg.AcgaBF
single	C.Eg.AcgaBF
sit	DdbbbaGbJfb
site	IfecBcFdEkK
sits	adCcIaacJdc
size	dhDfdFKGadb
skele-	Kdbb.ab
skeleton	Kdbb.ab
skipp-	AHbbbbb
skips	.......dIdb
slack	IHcbeafdBHf
sleep	Eef.dMceI.d
slide-	.......cIdb
slider	.......cIdb
slip	HDbbccbcIcc
sloga-	babbbbJ
slogan	babbbbJ
slow	gN.fdHeePib
slowe-	bDCcbFfcHca
slower	aEecbGb
small	J.ebbcCeJhC
small-	cbMbbbbeOdf
smaller	cbMbbbbeOdf
sms	HebdcHbcdKd
snake	bJbaaba
snaps-	cbcbNbbeKbd
snapshot	cbcbNbbeKbd
snowf-	HcbbbCb
so	MAjfCcBgaJb
soap	caca.Ia
socia-	Kdbaaab
social	Kdbaaab
softw-	Iaacaba
software	Iaacaba
sold	Jbbbabb
solid	.......aeJd
some	.HigMcbfRhe
someb-	AhaECeFdMed
somebody	.haECeFdKdd
someo-	dAaHeGfdKec
someone	dAaHeGfdKec
somet-	dCFeGddgLhB
something	aeHdHccgJgC
soon	bIabaabbGcb
sort	LAcdabbcKgb
sorti-	.MbccbbdLec
sorting	.MbccbbdLec
sound	HafMdeddBEc
sourc-	bbbKbabccIc
source	bbbKbabccIc
spagh-	.cJbaca
spaghetti	.cJbaca
spani-	abcabbJcdLe
spanish	abcabbJcdLe
spec	BedcObb
specs	ccdcQcb
speed	eCQdbcecJcd
spell	cbaabaJ
spell-	aibbaaPKfcb
spelled	.ecbaaK
spelling	agababMJfca
spike	bcbcbNbcIdb
spins	bJabbacdIcc
split	bcOcbbcjLgE
split-	bbbJabadIda
split_names	aabIaba
sprea-	Jbdaaa.acIe
spreadsheet	Jbdaaa.acIe
sprin-	AbcbaaH
sql	cfGQcgeeBHe
sqlit-	EedeeDI
sqlite	EddddDGcKdd
sqs	aabbaHaceKc
src	jKfHLejBFce
ssl	Ccac.bFbGcb
sso	OhfAdAAgdMc
staff	KdcdbeGecH
stagi-	eAefdDOCEbg
staging	eAefdDOCEbg
stand-	cbFGbbc
star	.......adKf
start	CdGgbgJIclF
start-	.HKeddghKhE
start-up	bbJbaaa
starting	FDcbabceCdF
startup	bFJcccefIfB
state-	cGHccdbcKeb
statements	bbJbbba
stati-	IHcdcdeE.gA
static	GIcdbbe
statu-	LceddGdfBEa
status	LceddGdfBEa
stay	dHFdcAddDFf
stays	FDJfdefhMe
stdin	MbbaabddJdb
step	eeFbbcJbIeb
steps	CDddccGeMce
still	hE.faFDCB.f
stock	EHBcdcedfBI
stop	bLcbbabcHcb
stopp-	IKddbdedNhc
stopped	ELcdadecNib
stops	BGccFeddKeb
stora-	FbFbbcc.eId
storage	FbFbbcc.eId
store	EbAfeBDgJ.c
store-	LbcabCgccMg
stored	Lfb.aDgagNf
stores	GCdabCedBGe
stori-	IDbcbbc
storing	IDbcbbc
strea-	abacaH
strin-	DBCeEdedI.e
strings	.daaHaa
strip-	GeaFfcAccKe
stripe	HgaFecBbbIe
strok-	EIcdccbcKdd
stroke	EIcdccbcKdd
struc-	ccDIcbccIcc
stuck	bKbcb.c
stude-	EIddedCfCaD
student	Fba.b.b
students	CJddedDfDAB
style-	bcKab.bccLf
styled-components	bbIababbbJf
submi-	dGabccF
submit	dGabccF
subsc-	NdbacbbccKe
subscription	NdbacbbcbKe
subtr-	GGbad.e
subtract	Kbbacad
suite	aebaNbcbiOd
suits	aaacaGabeJc
sum	aBKbcbe
summa-	bbbcaLbcIdb
sunda-	.GcccFc
sundays	.GcccFc
super	CLebabd
suppl-	LcbaabdddMd
suppliers	LcbaabdddMd
suppo-	IBhfhGDaECg
support	JcifgJFaEBf
supposed	AFCbbea
sure	.......fLcc
svelt-	bcFdcHcccaH
svelte	bcFdcHcccaH
swall-	dMcac.bfGCc
swallows	dMcac.bfGCc
swap	beMddbECgLh
swift	aaJbaadbagK
swipe-	Jbabaca
swiped	Jbabaca
switc-	BBLffbciEIe
switch	BDMefahiEHd
sync	GbCDhDhhHDe
synci-	EHcccbcc.Gd
syncing	EHcccbcc.Gd
syste-	Efc.aGabjEG
system	EfcAaE.bjEH
tab	LBfddeD.Khc
table	MfDdeHjhJGi
table-	GfEfeIce.CA
tables	EfFfeIbcHda
tablet	Hbaaaab
tabs	bLdbbabcKec
tag	.......cJdc
tagli-	cBbabbG
tailw-	bcKab.cbdNh
tailwind	bcKab.cbdNh
take	FffIdCcdCCb
takes	iFQDegggOeb
talks	baIbba
tap	cJabaab
tasks	Jbcaaab
tax	fCCgJCeBGfc
teach-	MFdddcdfdAH
teacher	Kabbbac.ahJ
teachers	EHccbca
team	CCA.daaCfC
techn-	FbccbGcccIc
telem-	HbbbbBbadaF
telemedicine	Gba.aaaaafG
tell	AgfPcaAeJbd
templ-	.bDgagMDACg
template	dBcddcP
templates	GeHdEef
ten	CHDdbdf
tenan-	OedaabacgIA
tenant	Hcbaa.a
tenants	Nccbabb
terra-	eIeHedAhHcB
terraform	eIeHedAhHcB
test	eiicZbgaIbf
testc-	a.cbHaa
testcontainers	a.cbHaa
teste-	Dif.NEggCD
tested	decbPbbfADA
tester	IdbddHdcIcb
testi-	a.caHaa
testing	a.caHaa
tests	mcedZdehNea
text	aEggdFIFfEe
th	bJcaba
than	BEAbcAdaMhd
that	JgheFcFdJ.f
that'-	ccHacaDIcdc
that's	ccHacaDIcdc
the	..Bb.aB.Mfg
their	JHjbgeFiCLf
them	DECgBhAfeRg
theme	HEcecc
thems-	BdEccbFdCFf
themselves	BdEccbFdCFf
then	cKebbDb
there	JgadIFl.eHc
there's	DAdeBfH
there-	DAdeBfH
therm-	EHbbbbddKdc
thermostat	EHbbbbddKdc
they	L.EbgBjfaLe
they'-	EGbcbcc
they're	EGbcbcc
thing	CAHcBdfeIkG
think	aeEOdgc
third	dMbbbbacHbc
thirt-	.bKbbcbefHC
thirty	.bKbbcbefHC
this	d.bPfEjfJAf
thoug-	eQeFddffMdc
though	dScbbbefLcc
thoughts	aabHaaa
threa-	BEfAdJhgFGe
thread	BGeedJegKac
threads	Ic.b.ac
three	BMIfhaiiHEd
throu-	bKAAbDmhFKi
through	.MiC.DkgIFh
throughout	cfMccFddeOe
throw-	DOedcbddMec
throws	FMddccddLdd
thumb-	CEFcdcdcLed
thumbnails	DHbbbcbbJdd
thx	ddcdFdMIAee
tick	HccbcFc
ticke-	QAddBdhbdGa
ticket	MBddDeghBJd
tickets	L.bbbbd
tidy	bbJcbb.cKcd
ties	aGaabaa
till	AGcaabb
time	dLJbgdefPcg
timeo-	dClbccTNgeb
timeout	dClbccTNgeb
timer	JFeFbggdNfd
times	JMbfdeffDGe
timeu-	baGaaaa
timeutil	baGaaaa
timez-	eJcbDaddI.d
timezone	dGbcEacdH.c
timezones	bHc.a.a
title	IBhddfJFcCf
tmp	ccHcbFd
to	IfBff.GHiFe
toast	bdbbabLJdcc
today	FfGc.gC.iJa
todo	HFcdbacdJea
todos	Jacbaca
toget-	AabdaLd
together	AabdaLd
toggl-	JbabaadcJeb
toggle	JbabaadcJeb
token	C.eeHCefEEd
token-	e.aaEAA.Fbd
tokenizer	ccFbGbbcJeb
tokens	.de.BCD
toml	cbcb.AI
too	IDCedaebGbc
took	IGfcbcbaJfc
tool	HBc.bac
tools	IDbbbce
toolt-	GGcbbcdcKfb
tooltip	Ic.aabccHda
tooltips	.HcbaaacHda
top	FEDffCfBD.f
total	gJKeCehHChc
total-	gKGacafDeEd
totalprice	abI.a.eHdda
totals	eMc.baabbHc
totp	NedcDbddeNf
touch	EhCdFAcdKcc
touch-	cfCDJdecKec
touches	ddcEIac
touching	AdGdGcccIeb
tourn-	IEbcccceCgI
tournaments	KdaaabbbceJ
trace	bbadaLb
trace-	aHcaaaa
traceback	aHcaaaa
track	Jbabacb
track-	SecbbcddgOd
tracking	QebabbddfNd
trade-	dccccHI
trade-in	babbabJ
tradi-	Iaabcb
trading	Iaabcb
train	defGcbNG.dd
train-	NdbbbacebBF
trainer	Gbbaa.a
trainers	Ibbbaaa
training	Jbaaaacc.dF
trans-	ABbgfDHj.HA
transaction	bJcaaba
transfers	Hbaaaac
translate	dbdaabNfbMe
trave-	bbacbJa
truck	Jdaabaa
true	Obcbbbc
tryin-	cEccbHb
trying	cEccbHb
ts	DnMGJgnOBmd
tsx	eBGCdabGbda
ttl	bcabbCHHaeb
tuesd-	bbcdaMacIdb
turn	abQdccd
tutor-	Jcaaacb
tutoring	Jcaaacb
twent-	bdddGaIadJe
twenty	.......acId
twice	.OhhBEfhSef
twili-	NdabbcbdhPd
twilio	NdabbcbdhPd
two	lLchDJdfMfa
two-f-	JebcD.dcdMf
two-factor	JebcD.dcdMf
type	HgHdBced.Jf
typed	bLccbbbcJdc
typee-	bGb.b.aeHba
typeerror	bGb.b.aeHba
types	LcfFdbdIaed
types-	feLccBC.iDF
typescript	ddMcccD.iCG
typo	did..aQMgcb
u	.bbbabI
ui	D.bfHAeccHb
umlau-	ePcbbbbfHdB
umlaut	dKbaaaabKed
umlauts	aLcbbab
undef-	aEb.b.adGba
undefined	aEb.b.adGba
under	.kSdE.igOcd
under-	eabcbJBcIea
understand	eabcbJBcIea
undo	KNgddeegRhd
unico-	eLccEcddKdc
unicodedecodeerror	cLbbabb
unify	AaIdbaa
uniqu-	bFccbGbeGab
unique	bFccbGbeGab
unit	fCfdVbfhJeC
unity	AcbcBHcdeHB
unplu-	dIaa.ab
unrea-	CEDddFjccJd
unread	HEbabbfgDGd
unreal	cbaaaJacdJc
unsav-	Ncbdbbb
unsaved	Ncbdbbb
unsub-	dM.cabceKdb
unsubscribe	dM.cabceKdb
untan-	bbLbbbacMed
untangle	bbLbbbacMed
until	DNfdfeB.Geb
untit-	ccbb..JJccc
untitled	ccbb..JJccc
unuse-	ceJbcaEJfca
unused	ceJbcaEJfca
up	BEJhaecjDHa
updat-	DD.dgeGABCf
update	CCBdgeICC.f
upgra-	fHDebeF.AGh
upgrade	eBEeaeHAaHh
upgrading	bJaabac
uploa-	.EaBgbBEKif
upload	AdbFhAEI.ee
uploaded	LcbbbbbcLed
uploading	AKbcaafeLdb
uploads	BKCecdefKad
uptim-	Kbababc
uptime	Kbababc
url	HccbaaB
us	cBgEFCfecH
usage	.bbHab
use	DhFBeEdCNle
used	bcGeFgEGfgF
usede-	cbcHDbb
usedebounce	cbcHDbb
useef-	ddcLcDbcHcb
useeffect	ddcLcDbcHcb
usein-	aaaGaab
useinfinitescroll	aaaGaab
user	Id.eCFihMAe
usern-	FIccccc
usernames	cJbaaba
users	FLIechjjCEB
users-	acKcac.dHca
userservice	acKcac.dHca
usert-	cbMaabccJdc
usertable	cbMaabccJdc
uses	cdGbFbc
using	.......dIda
utc	bIbabaa
utils	dfLdAaBEGfe
uuid	cabb.Ia
ux	Faaba.a
v0	LfffdEF.Lhc
vacci-	Habcaaa
valid	cCccaG
valid-	gaObCCjgRib
validate	afNeeGddMgb
validation	dHLdcceeKdb
validator	ccbEHcbbIeb
value	aLcbbbbfMdc
value-	cBdeGdG
values	cBdeGdG
vanis-	bJbabac
vans	JbcababbcdJ
var	bcMbabcIbcc
varia-	gdPe.a.EEhc
variable	c.RceCjKgbb
variables	ccDcbdKhQed
vat	BJedDcd
vecto-	cbaaaIbafIb
vector	cbaaaIbafIb
vehic-	IaaabadddGB
vehicles	IaaabadcdIb
vendo-	JababbbbeIb
vendors	Jacabbb
verif-	FeBcFcc
verification	Jda.aaacdIc
versi-	JffcbbJCHjb
version	KeedbbHDCdb
versions	bbba.aIeOhb
vet	Jbadbaa
via	QdacbbdgdOd
video	EKcbbcefBaF
video-	Kbaabcc
videos	Kbaabcc
view	DMcbcdefDJh
viewe-	cKbac.b
viewer	cKbac.b
viola-	aGcDbac
violates	bHbaaaa
visit-	LbbaaaffLgA
visitors	Lbba.afeMeb
visua-	babcJaaceLe
visual	babcJaaceLe
vite	eFMdebcd.Lg
vites-	baMcdabcdKe
vitest	baMcdabcdKe
volum-	.......cIdb
volume	.......cIdb
volun-	Icb.aaa
vpc	acaIaab
vs	cbccaNbdhPd
vue	dbNCdbecBIh
w	AFFdccceGfD
wait	cGaaa.a
waiti-	EddGdEedGba
waiting	EddGdEedGba
walk	dKababa
walks	bJbbaba
wall	bJbaaba
walle-	CbCdFbe
wallet	CbCdFbe
walls	cMbbbcbcIdc
want	MoBDGCnjJAb
wante-	cdeGbIcdIcb
wanted	cdeGbIcdIcb
wants	CDeAddEEfGf
wareh-	GbgfCAEgCAC
warehouse	H.fdfBGfDbD
warehouses	DbbbHad
warn	GiefcDLKbfd
was	CgfDHeDDGee
watch	Hcba..b
water	cAbIabaaHdc
way	FbCGiBheGBd
ways	IfbdbFa
we	JlcBDFgffMa
we'd	HdGcbccdaHd
weak	cabCbGb
weakn-	bbbKacb
weaknesses	bbbKacb
weath-	IeAaa.c
weather	Jed..Aa
web	abEAAaccfCF
webho-	CDffBDadKbe
webhook	.AeeDCCcKec
webhooks	EDddfDAcFCe
webp	MccabacdLfb
webpa-	caMbdbabdKe
webpack	caMbdbabdKe
websi-	Kabbbbc
website	Kabbbbc
webso-	CJeccBdeJbb
websocket	BJecbBdeJcb
week	dDf..DCdHAe
weekl-	J.cfbcCeFEf
weekly	J.cfbcCeFEf
weird	eHcbGbceKdc
welco-	deccbFJ
welcome	deccbFJ
well	bEcDcBccF.c
went	bdabbBH
were	KeeccbGDGgc
what	bnDGaJegFCa
what'-	cedJcJefJca
what's	cedJcJefJca
whate-	dIcFbcdcIdb
whatever	dIcFbcdcIdb
when	TMkkABonR.e
whene-	HHccccddAFc
whenever	HHccccddAFc
where	GdiddUgiEGc
wheth-	AbcIacabGcb
whether	AbcIacabGcb
which	Ee.AbGfeJad
while	PAbCeehfNce
white	eMcdbcEDFfe
who	aFdheLAgKfB
whoev-	JcaaabacdIb
whoever	JcaaabacdIb
whole	gA.G.AbiiKF
why	hMfheLBdJda
widge-	Ie....c
widget	Ie....c
width-	Jcababa
widths	Jcababa
wifi	aIabaab
windo-	FEccDbggFEc
window	GfabE.b
windows	FIcbbbfgCGc
wiref-	Lbadbba
wireframes	Lbadbba
wish	DgCfEeGEeEe
with	LD.gCfflbPb
witho-	IaGd.efhKbb
without	IaGd.efhKbb
won	Hdaaa.a
word	.GfbbcGDEgc
work	eEcccLceJfB
worke-	hGlF..GBGdd
worker	fHkGf.HBFde
workf-	cbecaaNbGBf
workflow	cadcaaLbFBf
works	eCChhKDfQef
works-	HdbccHcfbDC
workspace	CcbcbGb
worri-	.bbFa.a
worried	.bbFa.a
would	QngAbE.hGFd
write	iljcOCP.Jbh
write-	cdcdGJbcIdb
writt-	dFfGeFdeKcc
written	dFfGeFdeKcc
wrong	iMaagdHEc.b
wrote	aAcLbebcKeb
xml	bcIebcGCdHg
xmx0g	bbcbbaMIccd
yaml	IjlfCdTOcic
year	defdHaMJbfb
years	bcaaJaa
yeste-	fOdCcdaePfd
yesterday	bJbaaabbIcd
yesterday's	eJcCcdBeLec
yet	GhfdCMeddLd
yml	HboeccUSjfc
you	dCbS.nbCA.d
your	bbdMbabcHBf
z	.......cJcc
zende-	KbbaabbddLd
zendesk	KbbaabbddLd
zero	BHAeGehfAeJ
zip	JbaaabbcLfd
zones	aIbababddKc
zoom	Mdcaaab
zsh	Jabbabb
zusta-	dePbbCfffSg
zustand	dePbbCfffSg
…	beBie.SZiod
→	gaMgBfFPl.d
가-	fFDicCEEDfc
가게-	Ibba..d
가격-	aC.d.Dab.Fd
가격순-	bGaaaba
가능-	FddDcEedbE
가능한-	abcCbGc
가능할-	Jbaaadb
가려-	cKbaaabbHcc
가려짐-	cIaaaab
가이-	ecbbaaNcMgc
가이드-	ecbbaaNcMgc
가입-	E.dbCdAaAFf
가져-	GCcdcCccKfb
가져오-	GCcdcCccKfb
가지-	AdBBcDc
각각-	gfA.BBGagAG
간단-	Jaaaabd
간헐-	bJ.abbc
간헐적-	bJ.abbc
갈아-	edIbbBC.hGA
갈아타-	caJaaacdcKd
감사-	bdgNdGecaJf
감사해-	bacMbbccdKe
갑니-	bHaaabb
갑니다-	bHaaabb
값-	EAgcccIGAdc
값은-	.......cHdb
값을-	IcecaaCGdAd
값이-	EHcbadccHcb
값임-	aabb.Ha
강남-	bcaa..G
강남구-	bcaa..G
강사-	IccbBabbeCE
강의-	GEcbcbbcBdE
강조-	EcccbcG
같아-	A.E.bbbcaEa
같아야-	bbFaa
같아요-	EBbBabc
같은-	GKfedc.g.bI
같이-	LdcaCcedHbb
개-	eaDcDbCbiQe
개가-	CFabaad
개나-	cbGcbDb
개념-	Habbab
개발-	Dd.bbaFceCE
개발해-	JabcbacceAH
개선-	ddLEcbddIbc
개선해-	ccKbaab
개수-	.......cIdb
개에-	ccFAbbCdaHd
개의-	dcFCCBe
개인-	dBgEcFCFfGf
개인정-	bCeEcFdBeGe
개쯤-	.......bcId
갱신-	hGfd.DGDDeb
갱신되-	dcbbbGFbHdb
거-	DgEE.gA
거대-	baIabab
거래-	KCebcaddbCC
거래처-	Iaaaa.dccIb
거예-	bcbcbEG
거예요-	bcbcbEG
걱정-	babFCab
건-	fAEa.CbcaaD
건가-	aacCbFb
건가요-	aacCbFb
건너-	cHcbbDc
건드-	Ed.BbDeeHab
건드리-	GbcAbDeeFAb
건이-	bGbba.a
건지-	dbeDcNddH.d
걷어-	.bGaa.bc.Jg
걷어내-	.bGaa.bc.Jg
걸려-	eBKbabcbFca
걸려요-	ccJa.aa
걸렸-	Kabbacb
걸렸는-	Kabbacb
걸리-	e.IcaGgeKdb
걸리는-	deKa.DeeKdb
걸릴-	dabDaFc
걸릴지-	cabaaIa
걸림-	CcGababbGda
걸립-	bbHaaaa
걸립니-	bbHaaaa
걸어-	JDcaccdeKeb
걸어줘-	KbbaabcdJdb
검사-	EaFBddd
검색-	dECeACdgBGb
검색어-	dIc...b
검색창-	HCb.aceeG.b
검수-	.bbHaab
검증-	ab.eMDhgNeb
검증하-	ccccIFccIcb
검토-	dbBKbcbdCBb
검토해-	b.bFa.a
것-	FcB.cAccE.b
게-	EdecDGddECc
게스-	Kcaaabc
게스트-	Kcaaabc
게시-	CEdcABdeBDa
게시글-	EGbabdccKfb
게시판-	CDdcACdeaFa
게이-	CDfdFdBAFeb
게이트-	dEecGdC
게임-	BFdDc.ee.EA
게임을-	AGaaabb
결과-	eEJbdAfeF.b
결과가-	eH.baCcbGad
결과값-	baGaaaa
결과는-	adKaabb
결제-	BAacDacca.E
겹침-	cHaa..bcIcc
경계-	cbbaKbbdJe
경계값-	badaLabdJea
경고-	DgccbEF
경로-	eIcCbAc
경우-	ccbaEFa
계산-	d.EaHagePib
계산기-	EbcbFbbbJeb
계속-	BNcbdddfHAd
계약-	FbbbCabcdF
계정-	QbabgaefdHB
계정에-	Haaabab
계정으-	GAbaaadd.Fc
계정을-	Kaaae.b
계좌-	Jaaabbc
계층-	.......daF
고객-	FbedcBF
고객센-	CcdabaIGacc
고객용-	HccbacEddFC
고객이-	AeadcHDdE
고객한-	Ida.aab
고르-	aGccbEcdIcb
고르면-	cJaaaba
고정-	HedbbaFECdd
고정할-	IbbbaabcMhb
고쳐-	hPhCdbDFgEd
고쳐서-	abbGaaa
고쳐야-	fKb.aaachK
고쳐주-	cPga.aeCaCe
고쳐줘-	dFaafcIIaga
고치-	HfdAbEbbbGc
고치고-	IdabaaabdIc
고치지-	accCaFa
고친-	adaaI.bcHda
곳-	eAbBbIcBaDe
곳이-	b.bcaH
공개-	cccbCbJccJd
공유-	IdfCbDceGfD
공유하-	IbbaaaabIcc
공장-	HababacbccH
공지-	HfAad.B.fGa
공지사-	KababadcdLe
공통-	ccLcaaa
과금-	I.cbbaa
과제-	EbdECdcdCDd
관계-	EadcaGc
관련-	dbbEbbG
관리-	LecabbAedCF
관리비-	Gbaaaaa
관리자-	GdcaaaCdaE
관점-	dacJab.aDBe
관점에-	dacJab.aDBe
관제-	GabaBac
괜찮-	dAeLcBccF.c
괜찮은-	cddLbDbcFab
교체-	beNbbaaBeLi
교체해-	.bHca.c
구글-	IaeAcDeefNc
구독-	LdcbDcdg.DC
구매-	JbcbBcbcgCG
구성-	fdccCALe.Gb
구성해-	bbbaDbEbcJe
구조-	deaDbKd
구조를-	a..daIc
구축-	JcbbEbeeiBL
구축해-	aaaaEabchFE
구현-	MdbBbcde.Hd
구현해-	KaabbadcdJc
군데-	b.GdbbB.eId
궁금-	bdb.aLbcIcc
궁금합-	acac.Ja
궁금해-	bbbBbF
권한-	.FdCBcdcbGb
권한을-	bHaabaa
그-	aECbcCe
그냥-	dKdbbDceJcb
그대-	bCIbbdbcDeE
그대로-	bCIbbdbcDeE
그래-	EBcbCcb
그러-	HCbbbcc
그리-	JdAbbabcGac
그리고-	Ibcaa.a
근거-	bbdHaBa
글-	MEdccceeBHd
글쓰-	JAbaacc
글씨-	dLbbabacGcb
글씨가-	dKabaabcHcb
글이-	fNbabacdLec
글자-	DFccddDCIgd
글자가-	cIaaaab
글자만-	.DdaacF
금액-	BIdAcbbdEDe
금액이-	eLaababdHAf
금요-	cIc.a.baJga
금요일-	cIc.a.baJga
급여-	FBbabba
기가-	bdIbbEd
기간-	Hbb.aab
기능-	QiDcc.ggkLE
기능은-	cbHaa.bacfK
기능을-	HaaaaacbdJe
기능이-	KcbbbbabeLe
기대-	cDdbJadFAdc
기대값-	.bdaJ.c
기록-	EabbaCbcHbc
기반-	CcAcIbddcG
기본-	HddabaD
기사-	DbcbBbBbAeF
기억-	Jcbba.bcJec
기억해-	Hbbb..bbIdc
기업-	Jbab.adcdKe
기존-	Kbcbaab
기준-	dBeBdCFdG.c
기획-	IebabBbbFkF
기획서-	HdbaaBbaBhG
긴-	EcIbcbdeIac
길어-	aaHaaba
깃랩-	bacaaaH
깃허-	CbdbaaGfFCd
깃허브-	CbdbaaGfFCd
깃헙-	dadb.bNbGda
까줘-	bacI.aa
까지-	BdabKacfCHf
깔아-	ddccCEF
깜빡-	JAcbbbbbHcc
깜빡이-	Kcbbbba
깨져-	dNaaeabdKfa
깨져서-	dJaaaabcIea
깨져요-	.Gaad.a
깨지-	aH.b.ac
깨지는-	cIab.ab
깨짐-	bNeabacGbbc
꺼짐-	bHaaaab
껐다-	.Hbabab
꼭-	cDEfDbb
끌어-	FccbGbc
끌어올-	aabaHaa
끝나-	IFdbbdbeGb
끝나면-	KbababccHbc
나-	EdDdaEddJeb
나가-	ECAbBcgdFDe
나가게-	Gb.aaabbdHb
나가는-	adAcGDd
나가면-	GEbbbdbaIfb
나감-	cLdaa.ddGbb
나게-	Ibabaab
나고-	bFbaa.a
나눠-	bbJbaaceCdF
나눠주-	aaHbaabeJcb
나눠줘-	baGaaba
나는-	cKaaabc
나는데-	cKaaaad
나면-	BIcbbacdNfd
나쁜-	baaGaba
나쁜지-	baaGaba
나서-	aMbadbccJec
나오-	H.CdbcabGbc
나오게-	HgFcAbbbKgb
나오는-	CDebcaD
나옴-	dQcabcddLeb
나옵-	bMcaaaebJfb
나옵니-	bMcaaaebJfb
나와-	eNfcbcDAFec
나와야-	F.a.abb
나와요-	ePcaabceKcc
나왔-	Hbaaaab
나왔으-	Hbaaaab
나요-	cJaaacb
나은-	b.aaaF.agJb
나은지-	b.aaaF.agJb
나을-	cabaaJb
나을까-	cabaaJa
날아-	CIdcBcdeEDd
날아가-	bKc.bacdJcc
날짜-	fEHdCbcbGac
날짜가-	cFbabbD
남-	aGbaa.a
남겨-	bedGDfGdHab
남겨주-	cbcDBeGcHda
남겨줘-	cbbGbcD
남기-	Ie.ab.b
남기게-	HdAbb.a
남아-	.......c.Hd
남아야-	GdbaBabbbGc
납니-	cNcaabcdIcb
납니다-	cNcaabcdIcb
내려-	CDbbcdECFde
내려받-	GCbaabbbJec
내리-	.......cIdc
내보-	FIcbbbeeJcb
내보내-	FIcbbbeeJcb
내역-	FIdcbbceEEe
내역은-	Gbaaaaa
내역을-	Ibcab.a
내용-	bGBbabc
내용이-	cGCbabbcIdb
냐-	aaabaGacdJc
너무-	dFFeddEaFbd
넘기-	Jcbaaab
넘는-	dLBcbaccHbc
넘어-	EEecFcedFAc
넘어가-	FDdcCcd
넘으-	EGcbbbdeGAc
넘으면-	EGcbbbdeGAc
넣고-	Jbbaaac
넣어-	PhbaCBihMcb
넣어주-	Lcb.baddECc
넣어줄-	Gaaaaba
넣어줘-	Nha.CafeKcc
넣으-	eNaaabcdGab
넣으면-	eNaaabcdGab
네-	.BdacIdddEC
네이-	bCaDdFfdAGd
네이버-	aDBAdDfdAGd
노션-	FcbebHb
노출-	IBbabbc
노출해-	Jbbaaab
노트-	.dDedcKfNec
높여-	caaaHaa
높여주-	caaaHaa
누가-	CabdaIccIea
누구-	cbacbCH
누르-	EIcBcdfcKfb
누르면-	GJcbbdecLgb
누수-	bCcGaabcHcb
눈-	Gbaaa.bdIdb
눈으-	cacKaba
눈으로-	cacKaba
눌러-	bMbbAceeJcb
눌러도-	eMababbcIdb
눌렀-	bHaa.ca
눌렀는-	bHaa.c
눌려-	dH..aab
느려-	cKeaaBceIca
느려서-	cLdaaabdHca
느린-	cDHbbbbcHcb
는-	cCBdFDg
늘려-	aefa..NIdcb
늘려주-	acbaaaI
늘려줘-	bdda..J
늦게-	bGbbaCccGcb
닉네-	AFaaabb
닉네임-	AFaaabb
다-	aKaabdcehHD
다국-	GaaaaabbcGc
다국어-	GaaaaabbcGc
다루-	b.abHbb
다루는-	b.abHbb
다른-	cDbccBE
다섯-	ecHcBDdbdDB
다시-	eBJeDaedDiI
다운-	AFbaaabcIea
다운로-	AFbaaabcIea
다음-	GDedbEdeDcC
다크-	CKbcbbeeLeb
다크모-	DIbcbbddKdb
단계-	EeEeF.fdaId
단순-	bbKbacb
단순하-	bbKbacb
단위-	AcbcMbddIe
단위테-	aacbIaabHcc
단축-	H.cb.b
단축키-	H.cb.b
닫히-	LbbbbbccIdb
닫히게-	Kbbbbbb
달기-	CbcbbaH
달라-	hDFcbBBBfEa
달라요-	bKaaabc
달라지-	ddI.a.adeGB
달력-	aKbaabc
달아-	JfdEcdBgNfa
달아주-	EbbFacc
달아줘-	IecbbbEeKea
담당-	KdFdcbc
담당자-	Lbbcc.b
답안-	bGaaaba
답안이-	bGaaaba
당겨-	acIbabb
대기-	DAcEcbccFBe
대상-	da.EEbc
대시-	BAEcbc
대시보-	DeFbabA
대신-	dcABacGEEhb
대응-	ddacbCKbFab
대표-	cBcbbbIHbdb
대표번-	bcbaaaI
대한-	EdeCHdddCDc
대한통-	KbbababcdJb
대화-	IbbaaabcAEc
댓글-	IdaaCadgHcB
댓글은-	Icaaabb
더-	HdEeDeddLeb
데-	fdIEbDeeGBc
데가-	edCFdIdAEcd
데이-	EbeBbKhfCC
데이터-	EbeBbKhfCC
도-	MEbdcdefHaa
도는-	fbdfEEFbFAe
도는거-	aAbbbGb
도는지-	.......bIdc
도서-	Hcbaaaa
도서관-	Gbaaaaa
도시-	Gbc.a.b
도움-	bbbaabKcbHd
도움말-	bbbaabKcbHd
도입-	OdcbBbfddPg
도입하-	JbbbaabbdLf
도저-	cbGdbEb
도저히-	cbGdbEb
도커-	hAIedAEgLeA
돌게-	cbabaaJbIeb
돌고-	aH.a.ad
돌려-	HCeEbdfeG.b
돌려도-	bAcGaba
돌려주-	Jba.aad
돌리-	gECbCBddEBd
돌리는-	f.EeDDa
돌리면-	bJbaaac
돌아-	aKegdLffMea
돌아가-	aBadbIcdFc
돌아요-	bHaaabb
동기-	H..ecEeeCGe
동기화-	H..ecEeeCGe
동시-	cHbDacbdEBc
동시성-	aaaGaba
동시에-	cIaaaab
동안-	JCcbabecHda
동영-	GEbbbbc
동영상-	GEbbbbc
동일-	dbNbbabdFeC
동일해-	caHaaaa
동작-	faLbbAbeDaB
동작은-	dcKabaadBBA
동작하-	cDbdaGa
돼요-	bFBcCbd
돼있-	bcaaa.H
되게-	JdbbbdDeAHc
되고-	ABEbbaccFBe
되나-	BebcbKabJfb
되나요-	BdacbHaaHeb
되는-	.FeBdDceGab
되는데-	FHcdcfC
되는지-	bccDbHccIea
되돌-	Hbbba.b
되면-	HccbaDccbId
되어-	..cc.EA
되어있-	bb.aaHa
된-	c.Lcb.dgc.J
될-	aaEGbcd
될지-	.baFaab
됨-	bFCbbab
됩니-	.BEdAbbabD
됩니다-	.BEdAbbabD
두-	iGbebGDAEad
두고-	DgHdDadcKce
두번-	cHccbFccJdb
두번씩-	bHaaaaa
둘-	aGcabbBbcKf
뒤-	aIcbaabcGda
뒤로-	ALdbbcceHeB
뒤에-	ABdcBFedH.d
드라-	.......bGcb
드라이-	.......bGcb
드롭-	.GBbacccHcb
드롭다-	AIbaadb
들어-	HLccddfgADB
들어가-	FKccbecdDeE
들어간-	bIaa.cb
들어오-	JBbbbcccdLe
들어와-	H.ccbBccaHd
들어왔-	cKaaabbcIdb
등록-	NdbaaaeehOb
디스-	Jbbbaac
디자-	Ed.cBDc
디자인-	Dd.cBDc
따로-	AcG.aacc.dG
때-	KdceCdAgK.d
때까-	cFEdeCc
때까지-	cFEdeCc
때마-	bKdbCbddFAd
때마다-	bKdbCbddFAd
때문-	bAFBbcb
때문에-	bAFBbcb
떠요-	cLaaaacIadd
떨어-	EKeccbcdH.c
떨어지-	GEcbbbb
또-	eMbaaacdFBd
똑같-	dCIabbdeFBc
똑같아-	abF.a.bbbHd
똑같은-	cbI.aabcKec
똑같음-	aHbaaab
똑같이-	.bGaabb
뚫고-	dLbbbabbIcc
뚫어-	Hbaaaab
뜨는-	FcHcbbddJdb
뜨는데-	bAHaabccGcb
뜹니-	eJ.baaacJfa
뜹니다-	eJ.baaacJfa
뜻이-	bcacaJa
띄워-	RebcacdfPib
띄워주-	MbbcaaceMgb
띄워줘-	MeababbcKeb
라고-	dcdabGG
라는-	GdbcEbabGcb
라이-	AdAhbKAeBdF
라이더-	HacaAaaabfI
라이브-	ccDfbLbdECd
라이선-	ebbebJFdIea
락-	bacMaeabGda
람다-	bbJaabb
랑-	Cd.cbAEbaGd
랭킹-	GccbbDc
런북-	cb.aabKbGcb
레거-	caBbaGc
레거시-	caBbaGc
레벨-	CdebabKHbdc
레시-	J.bbbbc
레시피-	J.bbbbc
레이어-	.......bIfa
레퍼-	bcbabaJaeIc
레퍼런-	bcbabaJaeIc
레포-	BbcDbDdddFB
렌더-	bcHbDbbcJeb
렌더링-	bcHbDbbcJeb
로-	ieNeafKOpBb
로거-	aabbaGa
로고-	bJcaaab
로그-	GBeccBAaCDe
로그아-	cLbaaccdIbc
로그에-	GcbcbGddHcb
로그인-	GCcccaacAFe
로딩-	CdIbaadcKeb
로직-	ibHAIafdOic
로직에-	db.aJb.bHfa
로직을-	bbJbbaabKed
로컬-	CaedcEECEed
롤백-	BeccbDG
루프-	FdCdcFdcIcc
를-	eAMfg.CKgCg
리듀-	baIcDcc
리듀서-	baIcDcc
리뷰-	hacTbccdLfc
리뷰를-	AabFaab
리뷰해-	f.cOacbbJce
리팩-	dFG.cbcd.Ie
리팩토-	dFHdcbbcbId
리포-	.ADeDeBA.De
리포지-	dbDbHbccaGd
리포트-	BBDdddD
리프-	DFccdDd
리프레-	DFccdDd
린트-	b.adaaId.Hd
릴리-	AddeBcNhHcC
릴리스-	.dccBcKhGcC
링크-	ELdAcdgeIac
링크가-	cKbaaac
링크로-	.......bIdc
마세-	abbc.HaaGdb
마세요-	abbc.HaaGdb
마시-	.......bHdb
마시고-	.......bHdb
마우-	Icaaaaa
마우스-	Icaaaaa
마이-	bHEEbhefCcE
마이그-	AaGIdffeEAa
마이너-	bLdcbcBdGAd
마이크-	cbGbDacadeK
마이페-	.......cGbb
마일-	cEbbGbbbHdc
마일리-	baaaGaa
마지-	HDabbbe.Hdd
마지막-	HDabbbe.Hdd
마침-	cdcaaaLJebc
마침표-	cdcaaaLJebc
마켓-	........cfI
마크-	FcfCFcdcHbc
마흔-	ccCbAbGcfKc
막혀-	bFbbbbDeJcb
만-	DCdcBAbbaFb
만드-	Ibaacaa
만드는-	Ibaacaa
만든-	aaaIada
만들-	Mdcb.baeiLC
만들고-	HbaaaabbeaH
만들려-	Gba.baa
만들어-	Lecb.b.egMa
만료-	FGhe.DccIcc
만료돼-	cIaa.bb
만료된-	AIbbbbbcIdb
만한-	abbIaba
말고-	BghBbBKIbeb
맞게-	aFdFadaaaFd
맞습-	bcb.aaJIdcb
맞습니-	bcb.aaJIdcb
맞아-	dGbabaC
맞을-	.......bdGb
맞춤-	bbaaaaI
맞춤법-	bbaaaaI
맞춰-	baccaaK
맞춰주-	aacbaaI
매기-	BbdIaca
매기고-	aacI.ca
매뉴-	eecbcEMcEBd
매뉴얼-	eecbcEMcEBd
매번-	FdcbcbFbFda
매일-	EFcbDbgfFCc
매장-	Faaaaab
맨-	BDBdccBEAcc
머지-	ccbKbcCdJea
머지해-	.baGabb
먼저-	bHccbCa
멀티-	IaeFbeaaAgF
멀티테-	K.ebaaa
멈춰-	cIbaababGcb
메뉴-	cafaa.KFfDd
메뉴명-	bbbbaaJ
메뉴의-	bada..H
메모-	FCDedAfeFCd
메모리-	eCGcbCcbHda
메시-	JagebBCadGc
메시지-	JagebBCadGc
메신-	Gbaaaab
메신저-	Gbaaaab
메인-	AeCbbbGCCea
메일-	FKbedgA.Jj
메일에-	dHecbdIFAdc
메일이-	cLbaacbbIcc
멤버-	Kbcaabb
멤버십-	Ibbaabb
며칠-	bcbbaMbbHcc
명령-	NdbbabceLfb
명령어-	Hbaaaac
명령에-	KcbbaabdJdb
명이-	cEbaEAd
몇-	gCcd.PeeNgb
모놀-	cbJaabbbcdI
모놀리-	cbJaabbbcdI
모니-	eFecccLd.eH
모니터-	eFecccLd.eH
모달-	eJcEbbccJcc
모델-	FcBbbcA
모델을-	GBbaacbbbHe
모두-	.DbbB.cd.BA
모두에-	AbbaE.a
모듈-	hfJEMfihJ.c
모듈로-	aaJcbabdHbb
모듈을-	aaIabab
모드-	IFcbcbedCEe
모든-	fgKFCecdlTd
모르-	bDbcbFa
모르겠-	bDbcbFa
모바-	CAdBB.dcAbD
모바일-	CAdBB.dcAbD
모아-	.bIbaab
모양-	DdEaababbGd
모으-	abIbbaa
목록-	KCBfeChhPdd
목록에-	IEcbcbddNhb
목록으-	CbbcaGb
목록이-	BJcbcaccIdc
목으-	bbbaKbb
목으로-	bbbaKbb
못-	BAFecDdcIdb
무슨-	bcac.Ka
무시-	cGaa.aa
무시하-	bGaaaaa
무한-	cHaaaaabHcc
문-	baHbaaabHcc
문구-	ccfbbDLJ.ha
문구를-	dcdA..JHdd
문서-	fbebbaReIAe
문서로-	c.db.CG
문서를-	dbaaabK
문서에-	cCbbaaG
문서화-	cabaaaJdKdc
문을-	cFHdbbc
문의-	JEcbbdeeBEb
문의가-	DHbbbcccIda
문이-	aaIbaca
문자-	EEbeCaff.Id
문자가-	cIaabba
문제-	aCaFccacF.c
물어-	JAdddFedNgc
물어보-	LbbbbbbcIdc
물음-	aGbaa.b
물음표-	aGbaa.b
뭐-	baaaaIb
뭐가-	dbadaNbddJb
뭘-	aaaaaGa
미들-	dcDECbcbHbd
미들웨-	dcDECbcbHbd
미리-	Hcabaaa
미리보-	Hcabaaa
밀려-	dJabaabcJeb
밀림-	.Hcaaac
바꾸-	cbECcDddAGd
바꾸기-	aaHbbaa
바꿀-	Hbaaa.ccF.c
바꿔-	ieKbccKGeCe
바꿔주-	fdJccbIEfFe
바꿔줘-	egKabcGDaBe
바꿨-	cEcbbcG
바뀌-	aBEddcE
바닥-	HDacbbccbeJ
바닥부-	IbAbbbbccdJ
바로-	aMfdcbC.AEe
바로잡-	eIdbbaE
바이-	.FbbbDd
바이트-	dGbbaEc
밖에-	adabIaa
밖으-	cGKddbedJdb
밖으로-	cGKddbedJdb
반경-	Fbb...bbIea
반복-	EFbbbbccJdc
반영-	bb.aaaGbFgC
반올-	dHbBCcccHbc
반올림-	dHbBCcccHbc
반응-	fL.aabccGcb
반응이-	eI.aa.bbGcb
받겠-	abaaaG
받고-	AabGaba
받아-	J.Cfc.dcDCd
받아서-	Hcb.aab
받아야-	BbGdba
받은-	dcbGacG
받을-	EBfCdCddH.c
발급-	KdccdABbbJf
발급하-	LbabcbbbcId
발생-	dLbbaacdLec
발생합-	cGbaaaa
발송-	aEDecEdeGCe
발주-	Mcacacb
발행-	LbbabaceI.d
방금-	bbbFBaa
방법-	bbbcaAIgOga
방식-	BdGDdaecbJe
방식으-	.......cbHc
방식이-	aaHaaab
배-	KcbcbCdcIcc
배가-	baac.F
배경-	BAfddbMJAhc
배경색-	cbcbbaLIdcb
배경에-	Hbc.aabdJdb
배너-	accdbaMIdad
배달-	IcdbEbcdfGC
배속-	KbaabbbcIcc
배송-	HADbceccfEE
배지-	Ibbaaab
배치-	AaAedGAcEcA
배치가-	dGAbbCcdIea
배터-	JdccbDbbGcb
배터리-	JdccbDbbGcb
배포-	aAdccAHeDbB
배포해-	bbaaabJcIcc
백업-	JCdccc.fIeB
백엔-	acDA.cAbe.G
백엔드-	acDA.cAbe.G
백여-	aaGca.abcId
백오-	KebbDadda.E
백오프-	KbbababbIdc
백오피-	EcaaEac
뱃지-	Hcbaa.bcIda
뱉고-	aGb.aab
버그-	aKdbDbfcJfa
버림-	cHaaaaa
버립-	bIaaaba
버립니-	bIaaaba
버벅-	eDIbbbbbHcc
버전-	GfebbbIHbbd
버킷-	.......cHcb
버튼-	GAfccdGFGla
버튼만-	Haaa.ac
버튼에-	abcaaaG
버튼을-	BIaabaeeJda
버튼이-	DHbabaeeKdb
번-	CFcDc.heIac
번씩-	dFbbBCcbFac
번에-	Hbb.b.bbGcc
번역-	bDdecbMgCHe
번역해-	cabcbaMdaHd
번째-	cAGccbCIdcb
번호-	DCfdDdCCB.e
벌-	BcGcbCd
범위-	BbaFabb
벡터-	bbHbaBb
벽을-	cJabbab
변경-	cgECAcDJbiA
변경해-	daIbbaBGfAa
변수-	dAPBbalEAea
변수명-	abKaaaeGbda
변화-	bbI.baabBgG
변환-	AdBbGaccHAe
별도-	bbJbaaadJdb
별점-	Faaba.ab.Ed
병원-	IbbaaaaabfJ
보강-	cabbKbbcJeb
보고-	CadGbbabaFc
보고해-	..aE.baaeFa
보관-	GEbbbdb
보기-	Kcaaabdd.He
보내-	ICabbbedbJd
보내고-	AGcaaaaadIc
보내는-	DBBbbad
보는-	Fabaaaa
보다-	bGaaaba
보드-	Gca..ac
보상-	GBabaca
보안-	dBcNadcbaHe
보안상-	aa.Gacb
보여-	NFfCdeghMad
보여요-	fKcDbabcF.d
보여주-	LdcCbbdeMfb
보여줄-	Iaaaaca
보여줘-	KcaaabbcIdb
보이-	EDEcbdefHa
보이게-	MbbbacddLfb
보이는-	bbF.a.a
보임-	bGaaaaa
보호-	Jcbaaab
보호자-	JcbaaabbdBD
복구-	cAaaaaGbGda
복붙-	bbJbabbcLec
복붙되-	a.Gaacb
복사-	JeGcbbfeIca
본문-	GdbabFdeGAb
볼-	BcbBbcFcaFb
봇이-	JbcbaabbIdc
봐주-	bDbJbeccIea
봐주세-	bFcGbdbbIea
봐주실-	aaaGaca
봐줘-	aaaGad.aEca
부가-	dJbbDccdIcb
부가세-	dJbbDccdIcb
부분-	dgIHaeaAIgc
부분만-	bcJaaab
부탁-	bdaHaaAaACc
부탁드-	CbBFdaddDBb
부탁해-	CddFcdF
부터-	Gca.a.a
부하-	babaGaacfCF
분-	.eFEBafeG.b
분기-	FccbCAa
분기에-	GcbbaBa
분리-	b.McbbddIiE
분리해-	baJabbc
분마-	cGbbbDc
분마다-	cGbbbDc
분석-	cbcd.OcbaIf
분석만-	baabaGa
분석해-	cadc.McaaHe
분으-	deebbFMLdfb
분으로-	deebbFMLdfb
분이-	bbCcaGccGca
분인-	acbaaJb
불러-	.JbbbbbcJcc
불러오-	.JbbbbbcJcc
불편-	Gbaaa.c
붙여-	MfddHcddhQe
붙여주-	FbbcDacbeKd
붙여줘-	OdcbacbdfMc
붙이-	BbbaE.bbcGb
붙이고-	Hbba..b
뷰어-	JBdabbddIda
뷰어에-	JAcaabcdJcc
브라-	CadcbFA
브라우-	DecbbFB
브랜-	bbaJabbcGca
브랜치-	bbaJabbcGca
블록-	DAHdcbd
비교-	h.bdaPbbjOc
비교표-	c.ad.I.adGb
비교해-	e.bbaLbbeJc
비밀-	BFeAaBeiFC
비밀번-	CGdBaCjiGEb
비번-	GEbbbbd
비어-	fNdcEcdcMfd
비었-	EccbcbG
비었을-	EccbcbG
비용-	DcccaHabdHc
비용이-	DcbcaFa
비판-	bacKabbbIdc
빈-	gNdbCaccKga
빌드-	AcEfd.GhHEd
빌드가-	acbbaGB
빌드마-	Kabbacb
빌드하-	bcc.aaI
빠르-	caMbabccHcb
빠르게-	caMbabccHcb
빠져-	dJBabad
빠져서-	bIaabba
빨간-	GEdcCdedIdb
빨간색-	Jcbaaab
빼기-	IAcac.c
빼주-	ccGcdaF
빼주세-	ccIbcbDeKdb
빼줘-	deFbbbIIdbc
뽑는-	Gcb.aaa
뽑아-	DcFdcCccJec
사내-	JaabccafgEH
사라-	dJaaaab
사라져-	cIaaaab
사람-	bHBddFgfLbd
사람은-	bIaa.cb
사업-	BabbbHb
사용-	bHCeda.eGCd
사용량-	CdFa..c
사용자-	AGacb.aeECc
사유-	Keaabab
사이-	EECacdegEaC
사이드-	CJbcbbdcKdc
사이트-	GdAcabA
사장-	GbdbAbCaagI
사장님-	GbdbAbCaagI
사진-	JAccbBfdECc
사진을-	Habba.a
사파-	dIcbaBbcGbb
사파리-	dIcbaBbcGbb
삭제-	NdFeabhBdHf
삭제하-	Hcb.aabcaGb
삭제할-	Jbbaabbd.Gc
삭제해-	bbJbbab
살펴-	babHaba
살펴보-	babHaba
상담-	FbdcdAFfEcE
상담사-	Gbaaaab
상세-	IAAcbbedBEd
상세에-	Kdcaaab
상수-	abJaa.fFcbb
상태-	CdC.cFffDCa
상품-	ICGdcehgKfB
상품을-	Gbaaaba
상황-	.bddFCBcaE
새-	FgAAeaDfcI
새로-	F.a.afAdcaI
새로고-	BHbbbbb
새벽-	DDecdBBBHgc
색상-	aadba.J
색인-	GBa.acdcdJb
생각-	aaaJbcb
생각하-	aaaJbcb
생겨-	cIa.aac
생겨요-	cIa.aac
생기-	Iaabacb
생기면-	Faa..abbGbc
생산-	JabbabbcbdI
생성-	GBEdBehgDGd
생성기-	DacbGcacIea
생성되-	GCc.c.cbcGb
서로-	dGdcaAD
서른-	bbGcEbdcdKd
서버-	DCbcc.AbfcJ
서버가-	AIdbbCf
서버는-	dGabaDcc.Gd
서버를-	bbG.aab.dfJ
서버에-	EDfcc.CebH
서비-	..DdbCadjDJ
서비스-	..DdbCadjDJ
서빙-	Kca..cdcfFB
서빙하-	Jca.acccdKd
선생-	CFbbbaa
선생님-	CFbbbaa
선택-	QBfdbebgPgb
선택지-	NcbbbbcdJcd
설계-	EbaGafbabeH
설명-	ecfhcOIeKae
설명해-	b.bg.MbaBDf
설정-	.h.ecAOBGed
설정값-	bcccbEG
설정해-	dcbd.bOAHfd
설치-	bca.a.G
성능-	ebFcBDb
세-	eDH..bdeF.b
세금-	.DccGbc
세션-	cCeecFGEaac
세율-	.HccaBd
세일-	Gaaaaab
세일즈-	Gaaaaab
세트-	.baaFaaadIe
세팅-	cbbcCbJcGAe
센서-	CEDcbbd
센터-	.......aeIc
셋-	bFaa..a
소리-	HBbbbbbcGcb
소셜-	KDbdbcddfKb
소수-	dMabbbbcIbd
소수점-	dMabbbbcIbd
소스-	caBIbcb
소켓-	bGaaab
속도-	EdJdbAe
속도를-	bbIbaaa
속성-	c.abG.a
손님-	HEdc.bddabG
손님이-	BGabaab
손대-	.......acFb
손으-	Cbb.Dba
손으로-	Cbb.Dba
솔직-	bacJaab
솔직하-	bacJaab
송장-	GCcbCbffCEb
송장번-	Hca.a.d
쇼핑-	.......ce.G
쇼핑몰-	.......ce.G
수-	QfabacefEEd
수강생-	Hbaab.b
수납-	JabbbbbbbdH
수량-	bGb.a.a
수료-	Hbbbaaa
수료증-	Hbbbaaa
수수-	aaadaHa
수수료-	aaadaHa
수신-	Hba.aac
수업-	EbbCababdGa
수정-	AHgAcCcabGd
수정은-	dddEAIbbHea
수정하-	bHaaaaaaGdb
수정해-	bGccbaD
수준-	aabGaaa
수집-	Ha...ae.beG
순서-	Fd.bbbDbEfC
순위-	Kbbbaca
숫자-	dC.ccFA
숫자만-	bbcbbGE
쉽게-	cbGbcGccHcb
슈퍼-	Hbbaaaa
슈퍼앱-	Hbbaaaa
스냅-	dbcbNac
스냅샷-	dbcbNac
스마-	DdCbbcC
스마트-	DdCbbcC
스위-	cbA.GabdgK
스위트-	cba.HaacfNf
스케-	CBdBDebdGeB
스케줄-	CBdBDebdGeB
스켈-	Gbbaa.b
스켈레-	Gbbaa.b
스크-	LHCbeekgLac
스크롤-	gMFbccdeLdc
스크립-	QA..fcheIac
스키-	.a.G.ea
스키마-	.a.G.ea
스타-	acJabac
스타트-	.bIaabb
스테-	eDccbAHdLec
스테이-	eDccbAHdLec
스토-	FdBaBad
슬랙-	HFbcbcedbHb
승인-	HdbJceeeFBc
시-	bHebccIFAdc
시간-	BBDedEddE
시간대-	bFb...a.cHd
시간마-	Ibbabab
시나-	aaaaGabbbHe
시나리-	aaaaGabbbHe
시리-	GbccbDb
시리얼-	GbccbDb
시스-	CcaCbDdbjEG
시스템-	CcaCbDdbjEG
시에-	IGbbbcgfKda
시작-	DDEcbcecDdC
시작하-	aEFbabd
시작합-	Fab.aaa
시터-	Habaa.c
시행-	bcbabaL
시행일-	bcbabaL
시험-	.Faaaba
식당-	Gbaaaaa
신고-	HeA.a.c
신규-	HccbcbEfacJ
신입-	dedGdCGcKfb
신입이-	cccIbcEcIdb
실시-	Kdbaa.cchIB
실시간-	Kdbaa.cchIB
실제-	..dbBFc
실제로-	DccbbGa
실패-	CEfdFCgdKeb
실패하-	HebbDac
실패합-	cJbabaa
실행-	dHccaaDdH.d
실행되-	bGabaAb
실행하-	aGab.ba
심각-	cEcFaababFc
심각도-	aaaF.aaadGc
심사-	EddGBcccaHd
싶습-	HgCEc.efaFA
싶습니-	HgCEc.efaFA
싶어-	LfDCcdegEcD
싶어요-	KfDCcdegEbD
싹-	BdGBcbbbeKd
쌓이-	FbbbaBb
써서-	a.cbH.bcJdb
써주-	caabacLcKfb
써주세-	caabacLcKfb
써줘-	eedAFcIeIab
썸네-	GDbbbbccJdc
썸네일-	GDbbbbccJdc
쓰고-	FaBcAacdeI
쓰는-	aiDgcJFEBbe
쓰던-	ccGbbcF
쓰면-	cKbabaacIcc
쓴-	BcbCbFcbHcb
쓸-	Lbcacaa
아니-	.FeccdIBHfd
아니라-	bDdbbbG
아닌-	dIbCabbbGbc
아닌가-	dJababb
아래-	bdLa.aceEBc
아래로-	bdK..bcdIda
아무-	GCbdBbddC.A
아무것-	Fba.aaa
아예-	DBcbDad
아이-	CJcbbbeeEA
아이디-	Gbaaa.b
아이패-	cIaaa.b
아이폰-	bIbaaabcHcb
아직-	AcCcbHcACdA
아키-	eaBIbabadKf
아키텍-	eaBIbabadKf
아파-	Gbaaaaa
아파트-	Gbaaaaa
안-	fQddBdb.Gcd
안내-	AcfbccPKBjc
안내문-	cccabcNIccc
안드-	dIBcAdaeE
안드로-	dHBcBd.dCA
안에-	acKb.ccDbBd
안에서-	BdIaaaeDeDc
안으-	bdLb.aceJcb
안으로-	bdLb.aceJcb
안의-	.aFaa.c
안전-	bbbKaabdHe
안전한-	bbbJaabcHcb
않는-	.bJdaba
않습-	.FbBacb
않습니-	.FbBacb
않음-	aGaaaab
알고-	.......aHea
알려-	FgfDcLgeIac
알려주-	Hcac.DeaFea
알려줘-	dddFbKdeIac
알림-	FF.ccccfdIA
알림이-	eH.aa.a
알림톡-	bFacabD
알아-	Dc.ecLe
알아봐-	cabdaOccKfb
앞에-	bIbaabb
애플-	IbabaabceJb
액션-	ebeb.bPeMfa
앱-	DBaAbd.bbeI
앱까-	HbdbbBaaBiH
앱까지-	HbdbbBaaBiH
앱에-	D..caCd.dKg
앱으-	LbbabacdeKb
앱으로-	LbbabacdeKb
앱은-	bFaa..b
앱을-	bDbbbbFcGd
앱의-	.......bdJe
앱이-	cIDbdAddFgE
앱이랑-	.cEacDbabdG
야간-	dAedcIEdJdb
약관-	adbabDF
양방-	.babaHa
양방향-	.babaHa
양쪽-	BGcaaaccdJd
어느-	feb.bMAbGcb
어드-	IdcBbAb
어드민-	IdcBbAb
어디-	fdcabUeeEDd
어디가-	babFaBa
어디서-	cbaeaQceLea
어디에-	bbacaJabFbb
어딘-	c.cDaFbadGc
어딘지-	c.cDaFbadGc
어때-	bbaHaaa
어떤-	fdcIbHbcHae
어떤지-	cabJabaaCCe
어떻-	hecECHAbFBf
어떻게-	hecECHAbFBf
어제-	hIeCdFadMgb
어제부-	cH.bab.aGda
언제-	accc.KabGcb
얼마-	FabdaEccIea
얼마나-	FabdaEccIea
업그-	bbJcaa.eAIe
업그레-	bbJcaa.eAIe
업데-	cFdccbHEFfe
업데이-	cFdccbHEFfe
업로-	ECg.Df..FfA
업로드-	FEfBdeCAEfA
없고-	Fcaa..b
없네-	cFcBEddcJfa
없네요-	bGcCBcdbHea
없는-	AAfFaBddHbc
없는지-	acbIaaaaFda
없습-	.b.aCAabaaD
없습니-	.b.aCAabaaD
없애-	bcGdbEb
없어-	cCBaEcdbFca
없어서-	DebaEbAbDab
없어요-	bDcBDaddE.a
없어져-	bGaaaaa
없으-	Gaabac
없으면-	Gaabac
없음-	gCFbEbbbaaD
없이-	I..ccBeeHfC
엉망-	.......acHc
에-	HkbbbaIJ.df
에디-	KbbbabcbEgC
에디터-	KbbbabcbEgC
에러-	bF.CdeCBA.c
에러가-	.......bIfa
에서-	bbCgcAIGeEf
에어-	KbbbabbccdI
에어비-	KbbbabbccdI
에픽-	JbbaabbcddK
엑셀-	BEcaAbbbKfc
엑셀로-	.......aFbd
엔드-	GfecB.DdFBd
엔드포-	GfecB.DdFBd
엣지-	dGbbHbedJdc
엣지케-	aaabHaa
여기저-	abGaa.a
여든-	.......adGc
여러-	HCacbbccKec
여부-	CcbGbaa
역할-	DdFcBbccCEe
역할별-	AcFbCbbbG.d
연도-	cbdbD.GFbca
연동-	J.dBcbbdgQe
연동이-	aJabbbbdGac
연동해-	QdabbbfcoVd
연락-	BbaabbG
연락하-	baaaaaI
연타-	cGaa..b
연타하-	cGaa..b
열-	HdDccBdeEbB
열리-	Icbaaaa
열면-	aHbabab
영상-	NEdcccefHgE
영수-	FFdbbbbcKec
영수증-	FFdbbbbcKec
영어-	EccbbbHceKc
영어로-	babaaaH
영향-	bDbcaFb
옆에-	MbbbabdeKdb
예순-	bbFcBaaadGb
예약-	EEbbbbacdBD
예외-	bdcEGbb
예전-	bHdbaEcdJdb
예정-	.......bHdb
옛날-	DBccbdHH.dd
오늘-	AKcdbCedJdc
오래-	ECdbaAc
오래된-	Habaaab
오류-	bIaaabbdJcb
오면-	BCbdcEb
오타-	hhA.abRPhga
오타요-	aab..cH
오프-	FAbbaAcbcHc
오프라-	FcabaBb
온다-	cHaaaaa
온다는-	cHaaaaa
온라-	Hcaa.ab
온라인-	Hcaa.ab
온보-	.baaaaF
온보딩-	.baaaaF
온프-	bbc.a.H
온프레-	bbc.a.H
올라-	FDdd..beBGd
올라가-	FAdccAAeGBd
올라오-	EFbbabc
올려-	ffiaKbNHDhd
올려주-	dcddJbGEEgc
올려줘-	cefbEbMGAce
올렸-	bcbFbEb
올렸는-	abbGaaa
올리-	HIeeedCfFEd
올리면-	FJccbbedJbd
올린-	cGcIccddJdb
올릴-	DdcdbaKcKed
옮겨-	bdDbbaFeCAA
옮겨줘-	bcabaaJdJcd
옮기-	caDcaEa
옴-	cKbbabacJdc
옵니-	bJaaaccbGcb
옵니다-	bJaaaccbGcb
옵션-	PeDcccffLcc
와요-	eNbbabbcLfc
완료-	DaeaBbB
왜-	gLdbbHdcKgb
외부-	dcFCCbc
외주-	caaG.ba
요금-	DdgdbGF
요금제-	GcebabF
요청-	AEiCd.E
요청드-	FEbbaad
우리-	Hhe.cLeeeMc
우리가-	baabaIa
우리한-	baaaaHa
운영-	BieDdBKCeaB
운영에-	cbcIaeF
운영자-	Fba.ba
운영툴-	FbCaaacacdH
운영팀-	AcbbbbI
운전-	Habab.c
운전자-	Habab.c
워커-	cBbbbbHGadc
워크-	BddcacLdBGe
워크스-	Jbabbab
워크플-	cbca.bLcBFd
원-	.......bHea
원씩-	bJaabbb
원인-	cCedbNcbLia
원인만-	accb.LcbIfa
월-	DDafaeFCBAf
월요-	cGbaa.a
월요일-	cGbaa.a
웹-	BeAAAbAadgL
웹이-	cGbbaDd
웹이랑-	cGbbaDd
웹훅-	Cbcc.DAdJ.f
위로-	.Fcaa.b
위에-	IdEbbbd
위주-	ecdDDBBcJdc
위주로-	ecdDDBBcJdc
위치-	NBcccbdfHaa
위치로-	Haaaaab
위치를-	Hbaaaaa
위키-	bbaaaaH
위키에-	aaabaaG
위해-	Ibbaaba
위험-	d.bOaeccFab
위험한-	cabLabbcF.b
윈도-	dHbbbbDcKeb
윈도우-	dHbbbbDcKeb
유닛-	dcbbNabdFcB
유닛테-	abbbKbbbJdc
유지-	adHdcFb
유지하-	DdFbbba
유틸-	dbCBFbccJec
유틸에-	cabaHaabHdb
유효-	ccHbbDbbHcc
유효성-	bbIba.a
윤년-	bHbbCcb
으로-	kafbAeYVkhc
은-	CcccaaH
을-	fcF.cbIHfBd
음성-	GEcbbcccIcc
음수-	cEbaCaa
응답-	eBJbbcAeICf
응답에-	Fba.aaabHcb
응답은-	b.GaaabbEBf
의-	chGbd.JNgeb
의견-	cbbLabbcFab
의사-	Gbbaa.baacF
의사용-	Gbaaaaa
의존-	edBAcAHgL.e
의존성-	ddCBbcHgMae
이-	hDeKcGedKeb
이거-	cJa.abbcHcb
이라-	g.BcCcGIbdb
이라고-	eCaabbHIdcb
이랑-	adGcbABbG.d
이렇-	aabHa.bbGda
이렇게-	aabHa.bbGda
이름-	AaKdadbIbea
이름만-	abIaaadFcba
이름에-	aGDbacd
이름을-	dcJbEbdIdea
이름이-	dH.aba
이메-	EGAcaddaeLg
이메일-	EGAcaddaeLg
이모-	.Jcaabb
이모지-	.Jcaabb
이미-	FaEedbACIic
이미지-	CAFfebCDEgb
이번-	KdbDbdcdDdC
이번에-	EbaCbbb
이벤-	aDad.EddaE
이벤트-	aDad.EddaE
이상-	eCbCBab
이슈-	aEddBdEdG.b
이어-	bDCcddFF.bd
이어야-	aCdabbG
이용-	AdbbA.HCCfA
이유-	dedDcEGcKfa
이유가-	abab.Kd
이전-	ac.aacIeeFD
이후-	cIcbabBbGcb
이후로-	bHaa.acaFcb
인-	aHbaaab
인데-	eEABFcfF.hB
인벤-	.......dKdd
인벤토-	.......dKdd
인사-	J.fcddGAceF
인쇄-	JaabadbcGca
인수-	cbaJbaabdJd
인앱-	aHbaabb
인젝-	aaaGaab
인젝션-	aaaGaab
인증-	HBc.abehCJe
인증서-	CEddbcEdKdb
인터-	.......cGdA
일-	LiddaF.aKhb
일러-	Jbbabab
일러스-	Jbbabab
일로-	dGddcCE
일부-	bJaabbb
일시-	Ibaaabb
일요-	.......dIbc
일요일-	.......dIbc
일이-	.eBdbFB
일정-	GAccbcC.eCB
읽겠-	aaIbaca
읽겠어-	aaHaaca
읽고-	bbaHaba
읽기-	aaIaabb
읽어-	dEbcbHc
읽어서-	cHaaaabccGb
읽은-	.......cIdb
읽을-	AcFAcdBbIcc
읽음-	Ibaaaac
입니-	EbcdaGbaeJd
입니다-	EbcdaGbaeJd
입력-	ELeb.bhgOec
입력창-	aKcaaaddIcc
입력칸-	JbbababcIdb
입사-	babcbAHbGad
입사자-	baaabaIcGad
입주-	Gbaaaaa
입주민-	Gbaaaaa
입찰-	Gbaaaaa
있게-	Kc.bbd.dCEd
있나-	FfeEaCddAFb
있나요-	Ecc..DcbcFb
있네-	aJaaaadeJcb
있네요-	aJaaaadeJcb
있는-	cbADaCa
있는지-	ecdHbJccJdc
있도-	Jabbaac
있도록-	Jabbaac
있습-	.FadBeBaDba
있습니-	.FadBeBaDba
있어-	bA.c.aFCCae
있어서-	aEDcdBc
있어야-	GedcEeEdCDb
있어요-	cD.dAeGF.cc
있었-	MedbDbdfHBd
있었으-	KdcbDbceFCd
있었음-	Ibaaaab
있으-	KBfCAdhfGCd
있으면-	KAfCBdhfGBd
있을-	GcHcbecbIea
있을까-	GcHcbecbIea
있음-	EAccacDEBcd
자기-	JbaaacbbLfc
자꾸-	ALcdacccFab
자동-	IbgeDeEhCHd
자동완-	JacaaaccGc
자동으-	IedbCbAdcKd
자동화-	AbcaI.cceFA
자리-	IccEbdb
자막-	.......bIcc
자바-	ecMbbabdgBI
자바로-	baHb.babbdH
자바스-	ccJab.bdfFD
자유-	KbbbbabcdJc
자정-	bHaaaba
자체-	EadaabF
작성-	kbBcKeHfJjE
작성하-	cGaaAab
작성해-	heAcIcIeIhD
작업-	KEdcAbheJdb
잘-	cC.GbbccIeb
잘려-	aHc.a.b
잘려요-	aHc.a.b
잘못-	.......adHb
잡아-	cGcaabDcHdb
잡아주-	bGbaaaa
장단-	dadbaNbbgLc
장단점-	dadbaNbbgLc
장바-	cFfc.BDBIfd
장바구-	cFfc.BDBIfd
장비-	JabbabbccIc
장애-	eeabbDMbEab
재고-	GCBdBfedcaI
재고가-	aFdaDcabaGd
재생-	NDddbcdfHfD
재설-	gICbDbefFcC
재설정-	fJbbEbdeH.c
재시-	aAAACAfcKfb
재시도-	AeBBEadcIeb
재시작-	cHbbaCcbHcb
재작-	baFbaBaadcI
재작성-	baFbaBaadcI
저-	BabbaFb
저장-	.Je.cAceGEf
저장되-	D.bebIedNhb
저장됨-	cGaaa.bbIeb
저장소-	bbeGaeGdeJb
저장이-	.Faaaba
저장하-	GAabbAedBGe
저장한-	cKaaaccbHcc
저희-	abcGbCcbCCe
적-	cJb.bacbHda
적립-	CDaabba
적어-	cedFbbJHadb
적어주-	cedFbbJHadb
적용-	aIcbccBcIda
적이-	bJabaab
적힌-	cbababK
전-	edcGFEebbIe
전권-	abaabaH
전략-	bbKaaacdIdb
전반-	dbAGbAbacJf
전부-	eaDbCbCiiKF
전부에-	bccbDaGadKe
전송-	FAbaaabbaGd
전에-	HbfNdcgfNfb
전역-	baJaaaceJcb
전자-	JcbaaaccafJ
전자결-	IbaaaabbcdI
전자책-	Gbaaaab
전처-	baGcDcb
전처리-	baGcDcb
전체-	adCHcBedmIH
전체를-	.bHCcccbffO
전체에-	bbFCbBecbKf
전체의-	bbdHbcEbcId
전화-	aGcddbFCFha
전화번-	BBbcd.FFDed
전환-	dAKb.aedeI
전환하-	AbGbabc
전환해-	baGbB.caeIc
절대-	FbaCabc
절반-	AcJ..be
절반으-	AcJ..be
절차-	fabb.cMcIgA
절차를-	e.ab.cJaHfa
점검-	b.cKb.dcaHd
점검하-	aabHabbacGc
점검해-	abaIaba
점수-	AdeJAAddIbc
접근-	caaJbbbcaGd
접근성-	babIaab
접속-	.......BGfc
접수-	GabcbBa
정기-	JbaabacccJc
정기결-	JbaabacccJc
정답-	baaGaba
정렬-	KAeeEceeNgb
정렬하-	bGaaaba
정리-	keOfeBJfMcd
정리해-	jdLcdAHcKcd
정보-	Kbbaabc
정보를-	Ibbaa.c
정산-	BCcbcaDaeaG
정상-	dKddACdeLdb
정해-	cbBcCFcdFeB
정해지-	baabaHbcIcc
제-	bbbIaeC
제가-	cbcMac.bIeb
제각-	cCHbbacbcId
제각각-	cCHbbacbcId
제거-	bca.a.HGbea
제대-	dbCEAfDdAGd
제대로-	dbCEAfDdAGd
제목-	affbbEMJdbe
제보-	bJaaabb
제어-	Iaa.aad
제일-	CdcdCIceECc
제출-	AEcFcbdeH.c
제품-	FcCb.ac.beH
제품으-	Gab.aab
제한-	DgeBdEECEfb
제휴-	Hbbaaaa
제휴사-	Hbbaaaa
젠킨-	abcbaaJ
젠킨스-	abcbaaJ
조사-	ebbg.RbdAHe
조사해-	caah.Naa.Dd
조직-	Hbb...c
조회-	J.EbcdfedNe
조회가-	cDJbbbccJeb
조회를-	Gaaa.ba
졸업-	Ibbaabb
졸업작-	Ibbaabb
좀-	cjGGCCgfIac
좀요-	GcbEbcb
종-	.baabGa
종료-	cMcabbccKdd
좋겠-	RkDb.bggI.c
좋겠다-	HdbbDbbbGcb
좋겠습-	Kdbbaab
좋겠어-	MfDbbafeJcb
좋을-	BaddaKc
좋을까-	babb.Ja
좌석-	cGccFbbcHcb
주-	GccbbEb
주간-	Kbbabbb
주고-	Fcaa.Cc
주는-	FCcbbab
주문-	CCBdAAff.DB
주문이-	ABecCEc
주문하-	cGb.a.abGcb
주석-	ebGdcbI
주세-	Af.Cb.B.B.b
주세요-	Af.Cb.B.B.b
주소-	BIgbAb.ABAd
주소가-	cHd...a
주요-	CbcbFacagMf
주입-	baHccEe
주차-	Gaaaaab
죽네-	aIcbaaa
죽어-	bIc.aab
죽어요-	bIc.aab
죽었-	cJbaaab
죽었어-	cJbaaab
준비-	AdcEccFdFdB
준비중-	Gbb.a.b
준비해-	babbaaI
줄-	aaEcecIKhab
줄여-	egW..aiiPeb
줄여주-	deQaaaefLdb
줄여줘-	cdO..bffKbb
줄이-	cAFbCbcdLec
줄짜-	acJbb.bdJbd
줄짜리-	acJbb.bdJbd
중-	b.abaF.aeHb
중개-	Hbbaa.d
중고-	IcbbaaaacfK
중복-	eFIeBeccKec
중복된-	aaHbbaa
중복으-	cGb.a.a
중에-	CbbcCDb
중첩-	cbQcbdceLec
중첩된-	b.Hbaca
증권-	Ibabbab
지금-	GgbcAHcdBB
지금은-	HddaB.bc.Eb
지나-	cMcbbabcIcc
지나면-	bHbaaab
지난-	IbgdCA.eGAc
지난주-	CdcbFDccIdb
지도-	HABbbbefF.a
지도에-	HcCaabcdFAb
지속-	babacbKcKec
지속적-	babacbKcKec
지수-	KbbababbIdc
지역-	aaJaa.eFbba
지역변-	aaG.a.c
지우-	LAEdddf
지우기-	DbHbabd
지우는-	Jdbaa.bcIea
지워-	gbbdcIIGBed
지워줘-	cdg.aaPKfcb
지워지-	bcaaaJabHcc
지원-	RddcbDihLac
지원하-	caaaaIb
지원해-	OcbbaceeH.b
지적-	cbbOaebbAEd
지적만-	aaaKadbcbHc
지적해-	c.aHaab
지표-	LcbbbaccJdc
직원-	CEbaaabcbId
직접-	D.cbabEdcGa
진짜-	FeCEbcdAcFd
진행-	IEcbccdfGdC
진행률-	Jbaaaab
집계-	JeFdcCffEFd
집필-	abaabaH
짚어-	dccJbDbcHda
짜주-	EddbIabcJfb
짜주세-	BbdbIabcJeb
짜줘-	bbbbH.abHea
짠-	cbAMbfacHgA
쪼개-	ecNaaacfDhI
쪼개주-	cbKbb.bfDeF
쪽-	dbbbFbE
쪽에-	cdBcEEbaHeb
쪽에서-	bbaaaHa
쪽은-	GADbbdeeF.b
찍어-	cabbJaa
찍어두-	cabbJaa
찍혀-	dLebbcCAFdc
찍히-	BAaecJdcHbc
찍히게-	Hbaaaba
찍히는-	cdAcaLb
찍힘-	cGaaaaa
차감-	bHcaaaabcHc
차량-	HaaaaabbcHc
차이-	bGccbGc
차트-	DAeDcdCgGBb
창-	OeabbbbdJcb
찾아-	eEcecNccLhb
찾아서-	bHbdcFbbIeb
찾아줘-	cbcbaMbcIdb
채널-	MebBbbddeJa
채널에-	KbababcceJb
채로-	cJaaabb
채워-	cbbbLaacIea
채워주-	bbbaIa
채워줘-	ba.bGaabGcb
채점-	GdbGbcb
채점하-	baaGaba
채팅-	LacaabceaBD
챗봇-	Gb.aaac
처리-	aaEIEhjADad
처리된-	bbJbbab
처리해-	.......cHda
처음-	.daAAaD.ebG
처음부-	.daAAaD.ebG
첨부-	KCdbbbdeDEd
첫-	dGFbabdeKdb
청구-	CEeaBabbBeE
체크-	CG.dCedbJdd
체크박-	Ibbab.a
체크해-	dJaaabb
초-	gAMcbc.dMfb
초대-	aBFcDcdeGdB
초대로-	abJabab
초로-	aeec..OKfcc
초록-	cBabaaG
초안-	bbababJ
초에-	abbabaH
초에서-	abbabaH
총액-	bGa.aab
총액이-	bGa.aab
최대-	abcba.H
최신-	accbabLgRhc
최신으-	baaa.aGdKdc
최적-	bdLbabb
최적화-	bdLbabb
추가-	OefdDeBBDbd
추가하-	I.cbaab
추가해-	IdddCdCdHac
추적-	FbdeaJcbcGc
추적해-	a.dd.Ja
추천-	IBdebCccdBF
추천인-	LbbbacbdeCF
추천해-	c.bb.IabdIb
추출-	cbFEbbbbJec
출력-	KCAbcbheLdd
출력하-	Mbbab.feJcb
출석-	.Haaabb
취소-	aEeA.dDCaEf
취소하-	bHaaaab
취소해-	bHaba.b
취약-	aaaHabb
취약점-	aaaHabb
치면-	OccbbadeKdb
카드-	LbbcdDddAEb
카드결-	G.aaabb
카카-	BCdAdB.daHc
카카오-	BCdAdB.daHc
칸에-	Jbbaabb
캐릭-	CHbbbcb
캐릭터-	CHbbbcb
캐시-	ef.acIFBEdc
캘린-	HCcCccddBEd
캘린더-	HCcCccddBEd
캠핑-	KbbbbabddcJ
캠핑카-	IbbbaabcccI
커밋-	eadKcbDbJfb
커밋한-	a.bGbaa
커버-	dedcUadiMAe
커버리-	dedcTadiMAf
컨테-	bJcaabb
컨테이-	bJcaabb
컨트-	ffNBCcedBFd
컨트롤-	ffNBCcedBFd
컬럼-	JCcbbbddKdc
컬럼은-	FCbbbab
컬럼을-	Ga.aabb
컴포-	EhKaGdjiGKi
컴포넌-	EhKaGdjiGKi
케이-	cbebRccbJga
케이스-	cbebRccbJga
켜면-	cJaabbb
코드-	ihCT.AgfKd
코드가-	dBIFeddcLfc
코드는-	.ddBbFC
코드를-	.dEGacdeAFa
코드리-	bbaIaabcIea
코드베-	dbAIadBdgFE
코드상-	bbabbI
코드에-	eddBDFBbHcb
코멘-	abcKbaccHca
코멘트-	abcKbaccHca
코볼-	baGb.aa
코틀-	bbKcb.babgJ
코틀린-	bbKcb.babgJ
콘솔-	IFdabbf
콜드-	bbJaabb
콜백-	eBLBbdegLAf
콜백으-	baIbaab
쿠버-	cCcdbDE
쿠버네-	cCcdbDE
쿠키-	aGbbbBccIdb
쿠폰-	.KdcBcdeLdc
쿼리-	g.LEcbedECc
퀴즈-	Lcbbaba
큐-	CdgcAAIdHiF
큐까-	baaaHba
큐까지-	baaaHba
크기-	B.ebbbICEec
크기를-	EAdbbaC
크론-	cIdcbaD
크론이-	aHaa.bccHbb
크롬-	bKbbabc
크롬에-	bKbbabc
큰일-	dJababb
클라-	FeBCc.dgDaD
클라우-	Gabaa.b
클라이-	CdFccCcgGdD
클래-	feO.ABgbBGg
클래스-	feO.ABgbBGg
클릭-	Hbaaa.c
키보-	DHdbabccIcd
키보드-	DHdbabccIcd
키오-	Haaab.b
키오스-	Haaab.b
타이-	HcbCbbbcIdc
타이머-	Ibabaab
타임-	fJibAcHGBfb
타임아-	eIhbbbJH.eb
타임존-	bEaaDbcdIcb
타입-	edRc.adggLB
타입스-	dcKab.bdgHC
타입으-	aaGca.abcId
탈퇴-	aIddcGddJcc
탈퇴한-	cIbbbCb
태그-	debaabPFCed
태그를-	cca...H
태블-	FaaaababdHb
태블릿-	FaaaababdHb
택배-	GCbbbbc
탭-	cCdaabIF.cc
텅-	dJcbCbcbIdc
테넌-	I.cbaaa
테넌트-	I.cbaaa
테라-	eCdEccGeGfD
테라폼-	eCdEccGeGfD
테스-	hcebZcefHAd
테스트-	hcebZcefHAd
테이-	GfccbLeeFDe
테이블-	GfccbLeeFDe
템플-	fCEeBcDdKfb
템플릿-	fCEeBcDdKfb
토글-	Hbaaaac
토스-	FfbAcACCeGe
토스페-	JaabbabbeKd
토큰-	a.AaaEccGbb
통계-	BDAaaadd.AC
통과-	dIccFbbcF.c
통일-	aaMdcacccKe
통째-	AFDAbdeeCcE
통째로-	AFDAbdeeCcE
통합-	agAeIaDfFAb
통합해-	a.Gaaab
통화-	DFcbCcd
툴팁-	FGacacedKfa
튐-	.......bGcc
튜닝-	dbLbaab
튜닝해-	dbLbaab
특수-	dIaaa.b
특수문-	dIaaa.b
특히-	cacFEac
틀려-	bHabaa
틀려요-	bHabaa
틀리-	cIbaaaa
티켓-	Laacadc
파서-	.dbAKbccIfa
파서에-	da..F
파싱-	........Gdc
파악-	bCddaKcbGac
파악해-	a.dd.KbbE.c
파이-	aBAcdbGfC.D
파이썬-	EfHBcbd
파이어-	dKbaabb
파이프-	bbfcaBLfCAC
파일-	ACDeab.AEBh
파일도-	K.abace
파일에-	BgEedEDFBfc
파일은-	KcbaacbcJea
파일을-	.D..ddCcFBd
파주-	Fb.aaabcdJc
파주세-	.......ccIc
판단-	bbbI.aabHdb
판매-	Kbbabbbb.cE
판매자-	Ibaabb.bAeF
팝업-	bDcbbbF
패키-	bbbbB.EcJeb
패키지-	bbbbB.EcJeb
패턴-	bbKaaacdIdb
패턴으-	bbKaaacdIdb
퍼센-	.HbbaabbIeb
퍼센트-	.HbbaabbIeb
펌웨-	KAdbcbadEbA
펌웨어-	KAdbcbadEbA
페이-	DDbcadCAC.d
페이지-	BDbcadDAC.d
페이팔-	Iad.a.c
펫시-	Hab.a.c
펫시터-	Hab.a.c
편하-	Hbab..d
편하겠-	Hbab..d
평가-	dbcNaabbG.e
평가해-	dacLababG.e
포맷-	dbKebaD
포스-	IBcbbbb
포인-	bGbbbCb
포인트-	bGbbbCb
포털-	Icaaaaa
포트-	defbaBPMgae
포함-	Ca.dFbbcCdC
포함해-	..AbDba
폴더-	affEC.EDCbe
폼에-	Ibaaaac
폼에서-	Ibaaaac
표-	CfFdFbccIdb
표가-	cHcbbbD
표기-	dHcbbcG
표기해-	bbbaaaI
표시-	EJdbcbfbHcc
표시됨-	bHcaa.b
표시됩-	bHaaaaa
표시해-	Hbaaaab
표에-	Hdbaa.abIeb
푸시-	bEddaBEdDEe
푸시가-	bK.aadcbHcc
푸시하-	cb..aaH
푸터-	DhfbbaOLcgb
푸터에-	HfdbbaGDDfc
풀려-	cGb..aa
풀려버-	cGb..aa
풀어-	bDGbbcb
품절-	GEbcacc
품질-	AbdJcBcc.Gd
품질을-	c.aHaaa
품질이-	ab.Gaca
프레-	dEEcCcccGfB
프레임-	dEEcCcccGfB
프로-	DABbb.ce.AC
프로메-	LcbbbaccJdc
프로젝-	baE.a.addCE
프로필-	FGfccdB
프론-	AACBbccbfDE
프론트-	AACBbccbfDE
플래-	.CbdaFb
플래그-	.CbdaFb
플랫-	Jca.bac.chL
플랫폼-	Jca.bac.chL
플러-	aaabaHb
플레-	Ke.EccdfJfB
플레이-	Ke.EccdfJfB
피드-	cbcLbbabJeb
피드백-	cbcLbbabJeb
피처-	.cBCcFecFd
필드-	dAFddaEFeEf
필요-	JbddBBcedIA
필요합-	NgcaCbcdfMc
필요해-	FcbcACcbcBC
필터-	GaCbbaccJcd
하고-	BB..ceBcBDb
하나-	FhCdBeDaDeB
하나도-	dBdaJcacCAa
하나로-	fdOcccDBBhC
하나만-	BddaCaECEec
하는-	jFAfaFDfF.a
하는데-	bIcbaBb
하루-	aKccbCeeJbb
하루씩-	bJaaaacdIcb
하면-	EEecbEfeOgc
하얗-	eLaaaadbHdb
하얗게-	eLaaaadbHdb
하지-	abcEaDb
학교-	Gbaaa.b
학부-	Gbaaab..ccG
학부모-	Gbaaab..ccG
학생-	EAabaab
학습-	I.bbbAd
학원-	Hbbaaba.cdG
한-	CdDcAfEDabb
한국-	.EcdbcG
한국어-	AabcbbIbcHc
한군-	aaHaaac
한군데-	aaHaaac
한글-	eMcaaabdJea
한글이-	cG.aaaa
한꺼-	Gbb.a.bbHgA
한꺼번-	Gbb.a.bbHgA
한번-	edcKbDbbD.b
할-	IacbDccdDCc
할인-	fHFdFeedKeb
함-	HcCbCdeecG
함께-	J.bad.c
함수-	egJdHBccKdd
함수가-	.......cGbb
함수를-	HaDbfab
함수에-	dacaH.BcIea
함수의-	cbGbEbc
함수형-	b.Jad.ceeLb
합계-	bKaabcb
합니-	EaDcbabccAE
합니다-	EaDcbabccAE
합쳐-	bbIba.bdIbc
합쳐주-	baGaa.b
항목-	AAdEcdD
해-	J.FfccedFBc
해결-	cIbbacBbFac
해결해-	bIaaacc
해요-	AACcDcc.gIb
해주-	Ned.cbAcFBe
해주세-	NibAcdBcFBe
해줘-	Ofb.cAfdCEd
핸들-	dCBFAecbIeb
핸들러-	dCBFAecbIeb
했는-	bEcHbe
행-	fFJdEbhIdda
행을-	EHdaaccdHba
헤더-	DCfddAF
헤더에-	Icaaaba
헬름-	ccbHbbD
헬스-	Hbbaaab
헬퍼-	cabaIaabGcb
현재-	DfAdaF.eGb
협력-	Gaaaabb
형식-	GcbabbD
호스-	Gaaaaab
호출-	dACAbHfAGfc
호출하-	dCDcbFe
혼자-	babcCFa
홈-	Fbaa.ba
홈으-	bIaaaaccHcb
홈으로-	bIaaaaccHcb
홈페-	Gb...ba
홈페이-	Gb...ba
화면-	FDbbbcAa.Hg
화면과-	EbBaaababFd
화면까-	Ke...adafKe
화면만-	dCbaabG
화면에-	NeaabaedH.d
화면은-	.......bBEe
화면을-	cEAbEbcbAIh
화면이-	.HAbAbecCFf
화상-	Fabaa.a
화요-	bbaaaHa
화요일-	bbaaaHa
확대-	Icbaaaa
확인-	dAiIGcaALjb
확인만-	baacaHa
확인창-	KabcacbcJeb
확인하-	cDbcKdbbFcb
확인해-	dFdLafccGda
환경-	dcfbDAIdBGf
환경변-	abebaBIcGca
환불-	eEcaKdcdDGf
환불까-	........cHe
환불이-	bBbaIbb
환산-	FacbCba
환율-	BaAeGAecKga
환율은-	bbaaaGa
환자-	Gaaaaab
회-	IebbGcdeJea
회계-	LacbbbbccdK
회귀-	deaaPbbdHac
회사-	CeeGddHDeFe
회원-	HB.dcAdeCaC
회원가-	HBdaAbddBGf
회원이-	DCbccEcdAEc
회원표-	IaaaaabcJcc
회의-	KbabacbbeJc
회의록-	JbabacbbdJc
횟수-	CeAcBDccHea
효과-	KbbababdKdc
후기-	Fbaba
후보-	AcaaaGa
훅-	fddICcEdH.d
훅으-	bbJbbaacAFc
훅으로-	bbJbbaacAFc
훑어-	cbDIbcc
훑어보-	baaHaba
휴대-	HCcdcCddAGc
휴대폰-	HCcdcCddAGc
흐르-	baabaH
흐르는-	baabaH
흐름-	dbcdHFaadKf
흐름을-	cba.IbaadId
흰-	cHaaaab
힙-	abcbaaJ
`
