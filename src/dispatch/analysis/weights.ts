/** Learned from scripts/weights/requests by `npm run generate`. What the letters mean: see Weights in weigh.ts. */
export const WEIGHTS = `
()	EBabcbAbF.d
(commas 0)	DDbbcbBaKbh
(commas 1)	.aEcAa..ADe
(commas 2)	EcC..adgjMD
(commas 3)	KiabAa.ejbP
(commas 4)	LeAdcbAbihR
(commas 5)	IeeAafGahjS
(layers 0)	DBabcbAaHbe
(layers 1)	BA.dc.EbIAh
(layers 2)	GaBcAcbffDH
(layers 3)	HCdabbbbiFE
(layers 4)	E.cbbaBafaH
(layers 5)	FAd.Bdb.cbE
(parts 1)	DEbbcbBaLdg
(parts 2)	abCabaDCBEj
(parts 3)	BcF.CAhhgRb
(parts 4)	Ng.bbabenFL
(parts 5)	NhAbbAdbihT
(parts 6)	FAecBb.bghQ
(parts 7)	.fbCAfJ.fkQ
(sentences 1)	EAaccaCaGae
(sentences 2)	EBD..egeBDa
(sentences 3)	dFbEcb.b.Eb
(sentences 4)	.Kfb.abgGbB
(words 3)	FdddccLeFCd
(words 4)	FcfdbdNDCaf
(words 5)	Hacce.D.G.g
(words 6)	AAAacaBaIcf
(words 7)	CEbb.accDAc
(words 8)	EABa.cedcDC
->	fb.cccPLdec
-가	gHDidDCDEfd
-가게	NdbbaadebFB
-가격	BfCd.DAaAFe
-가격순	bGaaaaa
-가기	CGbaacbbGcc
-가나	cdGbbGd
-가는	DadcAGddEAb
-가는지	dbcdHGbbDBe
-가면	CMdbbfcbLhb
-가서	.......cbGc
-가세가	bIabaaa
-가야	IGaccecdCaB
-가요	jJfDcMhgNbe
-가이드	eabaa.KcKfc
-가입	DAbaEbdeAIe
-가입자	Gaaaa.b
-가죠	bH.a.d
-가하는	Iabbaba
-가해	GcdEaeAdIad
-가해줘	EcccbbHaHec
-각각	geD.BDBbfCD
-각각인	abHbaab
-각인	abHbaab
-간마다	HcbabBccbGb
-간에	.Fa..ca
-간으로	E.caaCcbfJc
-간이	dHcccHbcJdb
-감사	AecJcDdcBFd
-감사해	babKbbbbbId
-갑니다	BFcabba
-값	EBgbccGFBec
-값은	.......cJdb
-값을	IcfbCbAHbdb
-값이	EFcaacc
-값임	abbbaIa
-갔으면	Hc..aab
-강사	JbbababbcaF
-강의	IbbaaaabbaF
-같게	baGa.ab
-같아야	bbGaa.abcFa
-같아요	EBbBacc
-같은	GH.defAgaaI
-같이	IeDaAcedDaA
-개	ddFdCABdiPc
-개가	CGabaad
-개나	cbGccEbcIcb
-개발	EeCcbeG.eBC
-개발해	Gaabaab
-개에	bdCBcbFAcGd
-개줘	acGaa.acHcb
-개쯤	.......bdId
-객센터	dbcab.LJdea
-객용	HccbbcDddEC
-객이	Ad.dcGC
-객한테	Jda.aab
-갱신	cGcbCbaeHab
-거	FgDEdhCB.cA
-거나	FbccEbb
-거래	IDdbcacbAfH
-거래처	HaaaaadcbHc
-거려요	bJcaaabbHcc
-거시	c.Bc.Hc
-거예요	bcbbbFE
-건	eCDb.Bb
-건가요	bbbCbGbbHdb
-건지	dddFdNdeGAc
-걸	cabGDcb
-걸려요	bcIaaaa
-걸릴지	baabaIa
-걸어줘	Kbb.bbcdJda
-검사	EACCddedcCD
-검색	.hFdCCagbIa
-검색창	Kdb.aac
-검수	AbaGabb
-검증	aaCdLdddJcc
-검토	bcbKaabdIda
-검하고	aaaHaabadGb
-것	FbB.cAddF.b
-게	FddcAIddG.c
-게도	.......cHbc
-게만	CECcbcccIcc
-게시글	EFbaadccLgb
-게시판	ACAdCDhfBGc
-겠어요	KhEfdA.fKda
-겨요	cKaaabddJdb
-겨줘	deDFdeGeMeb
-격순	bGaaaaa
-결과	CCFbbcd
-결과가	cHccbDaaIdc
-결과는	.cKaabccEDe
-결재	HcaaaabbcdI
-결제	EbAcDacdeCF
-결제랑	Ibb.aac
-결해줘	aIaaacc
-겹침	cJabaacdIbc
-경계값	bbcaKbacIdb
-경고	AabbbaG
-경까지	aaaaGabbdJd
-경변수	.adaacJcGca
-경색을	bacaa.H
-경해줘	baBbcaF
-계가	.......bcGc
-계값	bbcaKbacIdb
-계산	ffIDIfedMgc
-계산기	baaaGaaaFdb
-계속	BMcbebddHac
-계약	.......bcHc
-계정	Hbabb.a
-계정을	Mbabf.bdF.b
-계좌	Ga.abab
-계층	.......bdJd
-고가	cBcbCFaaDBd
-고객	C..bABddFeC
-고객용	HccbbcDddEC
-고객이	Ad.dcGC
-고르면	bJaaabb
-고요	.dADbCbbaEa
-고정할	Gbaaa.bcKfb
-고쳐	bdbaa.JGcca
-고쳐야	dJb.a.abeHa
-고쳐줘	dFaaecIIaga
-고친	acaaIabdHca
-곳	dAaBcHcB.De
-곳이	b.bcaIa
-공개	bbbaaaJcbHc
-공지	CeEccbD
-공통	bcKcbaacFc
-과가	cHccbDaaIdc
-과금	I.cbaaa
-과는	BdKbbcccGAf
-관리	Medaba.cf.H
-관리자	FddabaEcbE
-관제	HbbaBadaadF
-교체	acJbbaaDdGg
-교체해	abIbaab
-교표	b..daHa
-교해	c.bbaIbbdIc
-교해서	.......aeGa
-교해줘	baaaaFa
-구글	N.cbbbdefNc
-구니	BCcbCaccHcb
-구독	MdbbCbegADB
-구로	bcaaa.I
-구를	cbc..aH
-구매	HabbCcbcd.G
-구성	ecccbDKdGab
-구조	dbDECea
-구조를	a.AcaGc
-구축	JcbbDcdefAK
-구한테	BbbbbbG
-구현	IaaaabbdJdb
-구현해	HaabaacbeIc
-국어	GaaaaabbcGb
-군데	cBJcAbdBdFd
-권한	BAcDCbcccF
-그	aG.bcCebFca
-그가	BcaeaIabHcc
-그냥	bLcaabbdHcb
-그대로	bDG.bcedFeC
-그래서	Gaaaaaa
-그래요	bFaaaaa
-그를	eAbaaAG
-그리고	Hacbba
-그에	Ecbc.FddIcb
-그인	DbdaaBC.ABc
-그인은	Ibbaaac
-그인을	CFacabccbHc
-그인이	CFdcaDd
-근거	bbcHbCb
-근성	babKbbb
-글	MCdbcbdeBGc
-글쓰기	.Faaaab
-글씨가	cJabaaabGcb
-글은	.......bHea
-글을	BFaaabc
-글이	gQbabadeMfb
-글자	Ica.aacdJf
-글자가	bGaaaab
-금액이	eMbababdIAf
-금요일	aHc.aab
-금은	HddaC.b
-금이랑	cbCaaFa
-금제	GcdbacF
-급여	FCbbbbb
-급해요	cDbbbFb
-기가	FFcccBecJeb
-기가나	bcJaabb
-기간	EcaaaCbbF.c
-기게	Jdaabba
-기결제	HbaabaccbHc
-기고	CAdHbccdAGc
-기기	Hca..ab
-기는	ebDbaaF
-기능	RhBcc.ggdLa
-기능은	caG.a.b.cfI
-기능을	H.aaaacbdJe
-기능이	IbabbaabcGb
-기대	cF..aaa
-기대값	abcbJabHdcb
-기면	EBccbCccHbc
-기반	DbccIbccaHd
-기사	FbbaCbcaaeG
-기업	HcbDbbdceLd
-기에	.......baEa
-기여	abaaaaG
-기존	Jcbaaab
-기준	bbbCbcI
-기화	IbaaabbbdIc
-기화가	.......aHdc
-기획서	Gabaaaa..fG
-긴	EcJbcbdeJbc
-깁니다	dEBbCbb
-깃허브	CbcbabGfGCd
-깃헙	cbcc.cNcHda
-까요	CfF.dGfdCDb
-까지	DcacE.cceEC
-까지요	Gbbaaaa
-깨져서	dJaaaaabHea
-깨져요	aIaad.b
-깨지는	bH.b.ab
-깨짐	bLd.bacHdbb
-꺼번에	Hbb.aabcHfA
-꼭	cCFeBaa
-꿔줘	efJbbcFBABe
-끝나면	KbababcbIdc
-끼워	FcbbbbE
-나	FdbcaFccIdb
-나가면	HDbbbdaaIeb
-나가야	.......bHcc
-나가요	cICbbbb
-나감	cOcbaaddJcc
-나게	Hbabaaa
-나고	bFaaaaa
-나눠줘	baGaaaa
-나는	cIbabdBbE.c
-나는데	dNababddHda
-나도	eDdaIbacDAb
-나로	fdOcccDCBfA
-나만	FedbDbC
-나면	LDccccddOhd
-나쁜지	aaaHaba
-나서	AJcacac
-나오게	DfFcAc.aGdb
-나옴	dRdbbcdeMfc
-나와	.dcaaaJ
-나와야	EAaaabb
-나와요	ePcaabceKbd
-나요	badacNddG.b
-나은지	.......adHb
-난주에	abaaG.bcHda
-날짜	fbIdGBfgKac
-날짜가	cFbabbC
-남겨줘	bbbGbcC
-남구로	bcaaa.I
-남아야	GdbaCabbcGb
-납니다	cNdaabcdIcb
-내고	bDDabacbeMf
-내기	AFEbcceeJdb
-내문	bbcaaaLJdbc
-내역	FEcaaad
-내역을	Gabab.a
-내용이	bHaaaab
-내줘	FcEbbbbcHcc
-냅샷	cbcbObcdECd
-냐	baabaHacdKd
-너가	bJbaabb
-너무	cEFedeF.Eac
-너스로	bJbabaa
-넌트	DfF.GdgfBGc
-넌트로	FaCbcac
-넌트를	aaHbc.a
-널에	Ia.aaccbeHa
-넘는	dIBaaac
-넣고	HbaaaabbeKc
-넣어	Faaaaab
-넣어줘	Mfb.CagfMdc
-넣으면	eMaaabcdHbb
-네	dBcAcJdddIa
-네요	AJgaCbd.Igb
-네일	IbaaaabbIdb
-네티스	bcbbbDG
-노트	.bbdbaKeJdb
-놀리식	aaFaaaa
-누가	EbbdaHcdJeb
-누르면	GIdbcddbKgb
-누수	bDcFbabcIdc
-눈으로	bbbLbcb
-눌러도	dMabbbbcIdb
-눠줘	baGaaaa
-뉴얼	bdaaaaK
-느려서	bMdaaaceJcb
-는	.FCdeFf
-는거	.fCfBCCBDbd
-는게	FbbaDda
-는데	eNFdeaffLcc
-는데도	bGa.aba
-는지	fifGDLcdLed
-늘려	abbaaaI
-늘려줘	bdcba.LHdcb
-능은	caG.a.b.cfI
-능을	H.aaaacbdJe
-능이	IbabbaabcGb
-능한지	aababIa
-늦게	aIaaabcdIcb
-니까	Hbaaaab
-니다	aPbbccfeFAa
-니라	aBcaaaG
-니터링	bcd.a.K.beG
-닌가요	dJaaabb
-님이	EbBaaab
-닝해줘	cbKbabb
-다	aM.bcdcdgHC
-다가	GHebbdcdGab
-다고	eMadAAfdHac
-다국어	GaaaaabbcGb
-다는	AJdccBddLeb
-다른	aDbbbbE
-다섯	dcGbADc
-다시	fDKdCddcDiH
-다운	ADccFdcdHac
-다음	GAddbFd
-닥부터	IdAbAbccdeL
-단계	GcDbAbedbJd
-단위	db.bLacdEbA
-단점	badbaKbbeJc
-닫히게	Jcababb
-달기	BbcbbaG
-달라요	bJababc
-달력	bGbaaaa
-달아줘	GdbbbbEdGca
-담당자	Hbaaaaa
-답은	cAFDbcc
-당자	Hbaaaaa
-대값	abcbJabHdcb
-대로	e.HCafBfEaA
-대신	cc.BabGEDgb
-대진	b.aa.Fc
-대폰	Jcaaaabd.Gc
-대한	ecADIbdfLdb
-대화	Hbaaaaa
-댓글	FcbaDadfEaB
-더	JbbbabacHcb
-더에	HedcCDcccIc
-데	feIGcCffFBb
-데가	fcCGeHdAEcd
-데도	bGa.aba
-데요	DEdAbfC
-데이터	BecCAGfe.CA
-데이트	bcabbaKIbdd
-델을	HBb.acccbId
-도	KFbdcddeHb
-도가	bIbababbHcb
-도는	daaeCaH
-도는거	a.abaGa
-도록	JbBbbacgH.b
-도를	bbIaaab
-도움말	abbaaaHbdIc
-도커	fBIddB.gIeB
-독일어	.Gaab.d
-돌게	aaacaaHbHdb
-돌고	aIaaaadeHba
-돌려도	aAbGaca
-돌리는	gACdDDa
-돌아요	bHaaabb
-동기화	IbaaabbbdIc
-동시성	aaaFab
-동시에	cIaaaabdF.b
-동안	KAcbabecIda
-동영상	FEbbbbc
-동완성	Hbb.b.cdJdb
-동으로	KdcbDbeecLd
-동은	.......bHeb
-동의	Gaaaabb
-동이	AGaabbb
-동일	bbKbbba
-동작	acHaaaa
-동작은	dcKabaaeBC
-동해서	LcaaabdbkPc
-동해줘	KbabaaecgNe
-동화	aaaaHab
-돼서	bEbDbcb
-돼요	fEbdEEdcGac
-되게	LgabbdEhBF
-되고	AHDbdbedFBd
-되나	BcbbbHabHcc
-되나요	CdbdbLbbJfb
-되는	cJa.bAedJeb
-되는데	DJeeBg.dFAc
-되는지	dccBCHcbKgb
-되면	Odfdd.Bg.Mf
-되어	eCGc..bbFeA
-되어야	EaBbbab
-되지	bIbbababHcc
-된	caLca.dfc.I
-된다고	cIaaaabbIdc
-될	c.EGbcc
-됨	bGCbbabbFbb
-됩니다	.MCdddedECd
-두	hFbfbGE.Cab
-두고	EeEcGedcKce
-두기	babbIaa
-두번씩	bHaaaaabHdc
-두에	.aaaE.a
-둘	cGbabbBbdLe
-뒤	.Hbbaab
-뒤로	cIbaaab
-뒤에	ADcbcGdcGac
-듈로	bbKcbabdIbc
-듈에	aabbGaa
-듈을	baHaaab
-드가	hFDAeCAdMhb
-드까지	EbcDbaa
-드는	..dAeFB
-드려요	BCD.bdccGbb
-드로	EcaaDcb
-드를	acAGddDeHab
-드리뷰	cbaKaabdJea
-드리지	Ibd.aCefIbb
-드마다	Kabbacb
-드민	IcaababbBeE
-드바가	bLbbbaccIcc
-드백	bbbKbbabIeb
-드상	bbabbIa
-드에	FeeeCDCdMec
-드에서	bLdCbdddLeb
-드하는	ccb.aaI
-드하면	cGb..aadFaa
-드할	GdcaaDc
-들고	Ibbaaaccf.I
-들러	bCcGbcaaFcb
-들려고	Faa.a.a
-들어	Lcb.baeccJc
-들어야	Ica.bb.adaG
-들어줘	IecbAbAfdJa
-들웨어	dbAEDbcaGda
-들이	EBdccaFdAEb
-등록	NccaaaeehQc
-디가	babFaBabaFc
-디로	.aacaGa
-디서	cbadaNbdJeb
-디스	GDbbbbb
-디에	bb.c.Ha
-디인지	bacCaFa
-디자인	CbdbCDb
-디터	Jbbaaac
-딘지	dabDaGcadHb
-따로	AdI.bacc.dG
-때	MdbeCbcgHCd
-때까지	bFEcfCcb.Fd
-때마다	cKccbbBdFAd
-때문에	cBEBbcb
-떠요	cLbabacH.ec
-떤가요	aabIaba
-떤지	babGaa
-떻게	fdbECHdbECf
-또	cMbabacdFBd
-똑같이	AcGaabb
-뚫고	cMbbbbbcIcc
-뜨게	GcCaacb
-뜨는	Hcaaaab
-뜨는데	cAGaaac
-뜹니다	eK.baabcJfa
-띄워줘	NeabacbcKfb
-라가야	Gba.aba
-라고	eabdbFHHf.b
-라는	BdcaEbD
-라서요	aabGbba
-라오면	cGaaaaa
-라요	bJababc
-라우드	Habaaab
-라우저	FcbabbE
-라이징	cbbaaaI
-라인	Fgeba.IebBF
-라지면	bdE....aaGd
-라폼	d.dFbaDbEgD
-락	bacMafabHda
-람다	bbJaaab
-랑	EeacbBDcaHd
-래그가	CbacaEaaGcc
-래된	Habaaaa
-래로	ccJ..abcIda
-래서	Gaaaaaa
-래스	edKbEAfbcIe
-래스로	baHbaaabH.e
-래스를	.......cGac
-래요	dDcABdE
-래처	HaaaaadcbHc
-랜치	bbaKacbcGca
-랫폼	Hb..bacabfH
-랫폼을	Fb..a.b.ceH
-랭킹	IccbbEc
-러가	.......bIeb
-러도	dMabbbbcIdb
-러리	bbEfbHb
-러리로	baabaIa
-러만	DcGbbcb
-러에	cbIcDaccIdc
-런북	cbaabaJ
-런스	bcaaaaJadIc
-럼은	FCbbbab
-렀는데	bIaa.da
-렇게	bbbFaCbcGca
-레거시	c.Bc.Hc
-레디스	GDbbbbb
-레벨	AddaaaKHbdb
-레시	BHbbbbb
-레이션	BaGGdeedFCe
-레이어	FddDbBccIea
-레톤	Hbaaaab
-려고	FhJAaceedED
-려도	bAcH.caaGcb
-려면	da.caKbbIfa
-려받을	IbaaabbbJec
-려버림	cHaaaaabHdb
-려서	bKBAcdedKea
-려요	eOEaceffKdb
-려주고	cFa..aa
-려주는	NbaabcedLfb
-려줘	ehhBBGJECdd
-력창을	cIbaaaa
-력창이	cHaaaaa
-력칸에	Hcaaaab
-력하게	KbbaaaeeJcb
-력하는	Ga.acaa
-렬하면	bGaaaaa
-렸는지	Kabbacb
-령어	HbaaaabcHcb
-령에	JbbaaacdJdb
-로	heNeagKNpCb
-로가기	DFbaacbbHcb
-로거	.abbaGabHea
-로고	aJcaa.c
-로그	EggBcAIEBf
-로그에	FcbcbGcdIbc
-로그인	Dbdaa.C.ABc
-로더	BDdcGbddG.c
-로도	Habaaad
-로드	EEfBdeCADfA
-로드가	bGaa.aa
-로드할	Icc.a.b
-로여야	baF.aa
-로잡아	cFdbbbF
-로젝트	CbCC.dddcFA
-로직	ecGBGcecIdb
-로직에	ccaaHa
-로직을	bbJbbbabIdc
-로컬	DacbbdI
-로필	DEdbccCAFh
-록에	KBcbbbdeIac
-록에서	.HbaaacbIdc
-록을	IbaaabbcHbc
-론이	bIaaabccIcb
-론트	.CACbcb.eLg
-롤러	ddDCDdB
-롤러에	baJbb.b
-롤이	fFIbbbccHcc
-료되면	CFbabbccIcb
-료된	bJbabba
-료증	Faaaaaa
-루씩	cJaaaacdJeb
-르게	eBJbabbaEca
-르는	FbD.bbc
-르는지	..bcaGa
-르면	FMdbceecLgb
-를	eCMfhAAKgCg
-름만	abI.aac
-름에	bGCbAcd
-름을	cbGaIbiEfEd
-름이	cDBabaB
-리가	dCBdbJeeId
-리게	GBcaabb
-리고	GDdcedDcbGa
-리기	Fdc.EbccHda
-리네요	cJbaaaa
-리는	d.FfBBAeEBa
-리는데	ccJ..bccHcb
-리된	b.Icb.c
-리로	BdBccHcdFfC
-리를	AcJcbCefAEA
-리면	DKddcDgeKea
-리뷰	cbbNabddIfA
-리뷰해	b.cGaba
-리스	.dbcbaLgFcD
-리식	aaFaaaa
-리식을	bbIaaba
-리얼	Hbbbaaa
-리에	BHbcbab
-리자	FddabaEcbE
-리자가	Habaa.dcG.c
-리지	DffbOAfhM.e
-리지를	a..bGac
-리포트	B.DdddFEBdc
-리해	cbECdfGbHcb
-리해줘	edKfbDDeIAe
-린더	CGbbabbcADc
-린더에	Hcaaaaa
-린으로	abKcb.bacfJ
-린트	b.acaaIcaGc
-릴리스	AcbbbcLfHeD
-릴지	baabaIa
-림이	dH.aaaa
-림톡	bFacbbD
-립니다	aCDEebddGac
-립트	JfH.ecddBIg
-립트가	DHAcdafdGca
-립트로	.dJbb.bcfGB
-링까지	aabaaaH
-링크	AGaa.db
-링크가	cJa.aac
-링크로	.......bHcb
-링하고	.......cJcc
-링해줘	b.Idba.aeJc
-마나	FabdaEcbHea
-마다	HGegccCgGFe
-마우스	Hcaaaab
-마자	bLcaabcdJcd
-마지막	DFabbbdAEbd
-마침표	cbcaaaKJdcd
-마크	Jbbbaaa
-마트팜	Habaaab
-마흔	cdCbAbGbeJd
-만	CBdcBBcbbFb
-만든	abaHac
-만들고	IbbaaabceaI
-만들어	LababbecdJc
-만료	BdebCAF
-만료된	bJbabba
-만한	abaHaba
-말고	ChhCcALJagc
-말에	baaBacF
-맞게	cHdGbcbabHd
-매기고	abbIaba
-매뉴얼	bdaaaaK
-매번	EacbcbFbGda
-매일	EGccDcgfEDc
-매자	HbbbcA...fF
-매자가	DbbaBaa
-매출	........cHe
-매칭	CbabaEb
-맥에서	bFaaa.a
-맨	DEAddcB
-머지	caaICcccHda
-머지가	bGaaa.a
-먼저	dHccbCAdFAd
-먼츠	IbabbabbdIc
-메뉴	.......bdHb
-메모	Lcbaabcd.Hd
-메모리	eDHcbAcbHda
-메시지	JiddCDAbdHc
-메신저	Hbaaaaa
-메인	.dCbccIDDec
-메일	HDAcacecADb
-메일에	eKdbbcE
-메일이	cMbbabbcJcc
-멘트	babIa.b
-멤버십	Ibbaabb
-며칠	bcaaaHa
-면과	DbCaaababEc
-면까지	Lea.aadafKd
-면만	dDaabaG
-면에	JeaaaaAAHfc
-면에서	H..BcbddBEd
-면은	cFBabab
-면을	.AbaFabbdKd
-면이	aJaabbcdFBd
-면이랑	Jbb.abbaeKe
-명령	Fb.aaba
-명령어	HbaaaabcHcb
-명령에	JbbaaacdJdb
-명으로	aGbaaab
-명해줘	cbceEJcbFca
-몇	fEccbNdeNgb
-모달	dIcDbcbbGcb
-모델	FbababC
-모델을	HBb.acccbId
-모두	AEacA.ccACb
-모두에	.aaaE.a
-모듈	edGDHdfgFBa
-모듈로	bbKcbabdIbc
-모듈에	aabbGaa
-모듈을	baHaaab
-모드	JFccbcedFDe
-모든	egIFDfbckTe
-모리	eDHcbAcbHda
-모바일	BcbDC.b.d.D
-모양	Jbaaabb
-모양은	acF.a.a
-모지	bJcaaab
-목록	JfFcbcbdEDe
-목록에	ICcbcbccKfb
-목만	cbbEbFc
-목으로	baaaIba
-못	.BEecDdcGda
-몽땅	cbDaabE
-무나	Gaaaaac
-무도	bcBbEBa
-무슨	bbbcaKa
-문	dbKbaabcIdc
-문구	.bbb.bG
-문구를	cbc..aH
-문서	bBdcccMeHCe
-문서로	bbecaDHbG.e
-문서를	bbaaacI
-문서에	abcaaaG
-문서화	bbaaa.GbIdb
-문에	cBEBbcb
-문을	dGHdcbc
-문의	GCbbbcbccHb
-문의가	DHbbbccdJda
-문이	aDEdA.ecCBc
-문자	DCbcbCdccIc
-문자가	cIaaaba
-문제	AAcEba.cG.d
-뭐	aabbaIb
-뭐가	dbadaNbdcJc
-뭐하는	aabbbIa
-뭘	aaabaGa
-미지	AEDdedDDCeb
-미지가	DeGcbDe
-밀림	aIbaaac
-밀번호	aGdC.DhfIab
-밋한	a.aFaaa
-바가	dNbbbbcdKdc
-바구니	BCcbCaccHcb
-바꿔	baGaa.a
-바꿔줘	efJbbcFBABe
-바람	.......bIeb
-바로	.JDcccefFcD
-바일	BcbDC.b.d.D
-박스	F.AbcabcJdc
-밖으로	bbMbcabcJdb
-반올림	dEbCCcbbFbb
-반으로	.dLaabefD.B
-반응이	dH..a.b
-받게	Hbaaaab
-받고	AccGbBbbFac
-받아서	Icb.aab
-받아야	AaFbbb..dHc
-받으면	aHbba.a
-받은	ca.F.b
-받을	HccGcdcdECd
-발급	Gaaaaba
-발생	bJbaaaccKdc
-발송	acFcaDbcFBe
-발할	Hbaaaaa
-발해	Gaabaab
-발환경	c.aaaaG
-밤마다	.aabaGa
-방금	bbaFCbbbFca
-방법	d..aacIfKda
-방법이	.......bHdb
-방식이	abGaaab
-배	KcbcbCdcIbc
-배가	baac.H
-배경	AbcbbbI
-배너	abcdbaMJafc
-배달	IababababdG
-배송	HcEbadccfBG
-배치	Dg.ebFD
-배치가	cHCbabcdIda
-배터리	Kcbbbab
-배포	aBed.aIdDAa
-백업	FCdccbBdIe
-백엔드	.aCCAcdafBE
-백여	aaHcaaabcId
-백으로	aaHbaac
-백해줘	bbababI
-뱃지	Fba.b.a
-뱉고	bIbaaab
-버가	BIbabbcEAeb
-버그	.HdbEbe.Gfa
-버는	dFabaEbb.Fd
-버려요	cIbaaab
-버를	dbI.aab.eeK
-버리지	dcccQacgLAf
-버림	dKbaaabbJdc
-버십	Ibbaabb
-버에	HdeabbGddFB
-버전	IedabbED.Ae
-버튼	EaecadJHCja
-버튼을	BEaaaaccFb
-버튼이	EEbabacdHca
-번	CFbDd.ffHBd
-번만	baaaIba
-번씩	eIabbDcbIea
-번에	JccDcbccJfb
-번역	AcbbbaG
-번째	bbHbcaCIfba
-번호	ADjbBDACHhc
-번호가	eEbabaD
-번호로	Gb.aaaccdHa
-번호를	dcacaEG
-벌	.cGccEd
-법이	.......bHdb
-베이스	ccAJbdA.iCF
-벤트를	cIc.aaabdIc
-벽을	bKabbbb
-변경	eg.BCbHIciB
-변수	ddLCcd.EBeb
-변수명	abKabaeIdda
-변화	caH.b.abBgF
-변환	baBaFbbcF.d
-별도	baJbbaadKdc
-별로	AfHBcbAdF.b
-별점	Eaaaa.a
-병원	IbbbababbfI
-보가	BCbcbFccbGb
-보강	bbcaIaa
-보고	GacLbidcDAb
-보고만	a.bc.G
-보관	Haab.ba
-보기	NdabbbbeBGe
-보기가	Icaaaaa
-보내고	.GbaaaabeIc
-보내기	CHbaaaeeJca
-보는	GeaaFdc
-보다	CEccbDddHca
-보드	GCAbbcddD
-보드가	cIbaaaa
-보딩	ab.aaaF
-보를	HcbbaCc
-보안	cacMbcbbaIe
-보안상	ab.G.ba
-보여	Gaaaaba
-보여요	eIcDbbb
-보여줘	KcaaabbcIdb
-보이게	KbabaccdJeb
-보이는	bbG.aaa
-보임	cJabaaacGbb
-보호자	Jbbab.cbacF
-복구	c.aaaaIcIeb
-복된	abHbbaa
-복사	Lbab.cdeHba
-본문	Hab.bbb
-본사	Gaa.b.b
-본어	Gaaaabb
-봇이	Kacbaab
-봐서	bFbaa
-봐야	Hcaaaa
-봐주실	aa.Gaca
-봐줘	bdbEbGc
-부모	EbDbbbabBeE
-부분	cdDFDcccJfa
-부분만	bcJababbHcc
-부에	ccbbFbEacJf
-부탁	jbgFCCFBaDd
-부터	F.bbBbbdh.M
-부하	babaIabbgCG
-분	.bEECefeG.b
-분리	AcLbcaccHe
-분마다	cGcbbEccHdb
-분만	bcJababbHcc
-분석	ab.baFa
-분석만	aaabaGa
-분으로	ceeaaCKJeda
-분이	cEaCaab
-분이나	.bab.Fb
-불까지	.......adHd
-불이	cAbaIbb
-붙여줘	LcbabbbceKc
-붙이고	Faa.aabaeHb
-뷰해	b.cGaba
-뷰해줘	daaJa.cbKhb
-브랜치	bbaKacbcGca
-브러리	bbEfbHb
-블록	bBIcbac
-블부터	Faa..baacGb
-블에	AbbcaKccIbc
-비교	babaaGabeJc
-비교표	b..daHa
-비교해	c.bbaIbbdIc
-비를	Jbbbaab
-비번	Hbaaaaa
-비스	CcAca.BdebK
-비스는	aGcabaaafKd
-비스로	dcNabbbbefM
-비스를	E.bbaBaadaF
-비용이	DcbcaFa
-빈	eHabDbbbEfC
-빌드	CbGed..fDFd
-빌드가	acbbaHBbFca
-빙하고	Gb...cb
-빠르게	eBJbabbaEca
-빠져	bIa.b.c
-빠져서	bIaabaa
-빡이게	Kcbbbab
-빼고	.......baHe
-빼기	HAcaa.cdIda
-빼줘	deFbcbIIdcb
-쁜지	aaaHaba
-사내	MAbbcbeeiFH
-사람	BEccbFedIcb
-사말	bacaaaI
-사에서	Ibbaaaa
-사용	DbbbbcFcDfE
-사용자	Be.cACA
-사이즈	ccJaaab
-사이트	IcabbbB
-사자용	eaaaaaJbKfc
-사장님	.......aaeG
-사진	Iabaa.dbdHb
-사항	KabBcbdceLd
-사해	cbdJcEcb.Hf
-사해서	dabDaGbbfKc
-사해줘	.baf.Ia
-삭제	KbadCcddDEe
-삭제할	IabaaabcdIb
-산기	baaaGaaaFdb
-산이	bEbDbbbbGda
-상담	LcbaabceAbF
-상세	ECCcbbddBEc
-상세에	Fba..ba
-상수	abI.a.e
-상수로	.aGaaab
-상태	CbFaabdecGA
-상품	GbJccbffJhC
-상한	ccaFDc
-새	Ef.Ae.EfbGA
-새로	DgaCAeE.faF
-새벽	EBeceCDBEec
-색으로	Jcbabab
-색을	BacbbcI
-색창	Kdb.aac
-색창에	.Ga.accdF.b
-생겨요	bGa..ab
-생기면	Faa..ab
-생산	IaabbbbbbdH
-서도	BbabaFb
-서로	gDcBcAFeF.a
-서른	abFcDacbcHc
-서를	EcabaeG
-서만	eGHabbe
-서버	HfababE.efL
-서버가	BIbabbcEAeb
-서버는	dFabaEbb.Fd
-서버를	dbI.aab.eeK
-서버에	HdeabbGddFB
-서부터	Hc.aa.d
-서비스	CcAca.BdebK
-서에	eAdbEbF
-서요	da.HababEAd
-서의	cbbcGbE
-서화	bbaaa.GbIdb
-석만	aaabaGa
-석해서	c.dd.NcbBFf
-석해줘	abba.E
-선택	GAdbccEbHcc
-선택지	LcbbabbcHbc
-선해줘	cbKbaaa
-설	.......dIcb
-설계	EbaE.eb.ahJ
-설명	acefdLFdIbc
-설정	BCBdcdDeKbd
-설정해	aaba.aG
-설치	adaaa.H
-성되게	Haaab.ccfKb
-성을	cbaaa.I
-성할	daGbbBb
-성해	BbebFaBcHac
-성해줘	dcFcCcDcabF
-세	dBGBbaeeHab
-세가	bIabaaa
-세금	BCccEbb
-세션	aAeccCHFeAb
-세에	Fba..ba
-세요	BdCBaeCbDAc
-세팅	abbcBbH
-센서	AFDcbad
-센터	bcbabaJHgbB
-센트	bHabaab
-셀로	DCbababbEac
-셋	aGaaaaaadId
-션이	EAcDbbcbGd
-소가	bGc..aa
-소리	Hbabaaa
-소셜	IFbcbcdddJb
-소스	aabJbbabdIc
-소용이	cJ.bbbb
-소해도	cIabaab
-속도	FcDdbCd
-속도를	bbIaaab
-속적	baaabaIbIdc
-손님	........afG
-손대진	b.aa.Fc
-손으로	Bbc.EbaabEc
-송장	DDcbCbd
-쇼핑몰	.......acdH
-수	Rgaa.defFDd
-수가	eGaCBafeIac
-수납	JabbbbabbdH
-수는	aaacbJa
-수로	bBFAbbd
-수료증	Faaaaaa
-수를	JcccfaF
-수명	abKabaeIdda
-수문자	dHa.a.a
-수신	Gaaaa.b
-수에	dbcbIbBdJdb
-수의	bbGbDbc
-수점이	cGaaaaa
-수정	FGgaccA.gLe
-수정은	dedEAHcbHea
-수형	.......ccGa
-순으로	EcbCaaa
-순하게	baKbacb
-숫자만	cbccbGF
-쉽게	cbGbcGcbGcb
-슈퍼앱	Hbaaaaa
-스가	.......bF.c
-스냅샷	cbcbObcdECd
-스는	aGAabbabcJe
-스로	hELdca.eCgI
-스를	abC.BAccBdE
-스무	ccEbBcD
-스별로	.cHaaaa
-스에	AcAgcHD
-스에서	fFAfdCFfCFc
-스위트	bba.GaabdLe
-스크	EbbbbEc
-스크롤	bHaaaab
-스크에	Ibabaca
-스타트	bbJaaab
-스템	AbbFcEdchFE
-스템을	DaCbabbabfI
-스토어	.bFbacC
-스트	cfebUccdHAf
-스트가	jCdaNbbbFab
-스트로	ccEcGbc
-스트를	ebdbP.cdAAC
-스트와	JAbbcac
-슬랙	FIbbbcedAFb
-습니다	DFbAbebbD.b
-승인	FdbLbdedHab
-시	cHfbccIFAdc
-시가	bKaba.eeIcb
-시간	C.Fcc.abGd
-시간이	dHcccHbcJdb
-시고	.......bGca
-시글	EFbaadccLgb
-시는	abadCFa
-시도	dcCAEabbEca
-시됨	bHbaa.b
-시리얼	Hbbbaaa
-시면	AeaCAbDDCeb
-시보드	GdDaabc
-시성	aaaFab
-시스템	AbbFcEdchFE
-시에	EKbabbhhKab
-시지	JiddCDAbdHc
-시지가	cKbaaabcIeb
-시지는	Hca.a.bbbFb
-시터	Ibb.b.caaeG
-시판	ACAdCDhfBGc
-시판을	Habaaaa
-시피를	G.aabbb
-시하고	cGa.aab
-시하면	dEbbbbGaHcd
-시행일	bcbabaLHccb
-시험	.Faaaba
-식으로	BcFdcFdcbGb
-식을	bbIaaba
-식이	bCGbbaccaGc
-신고	Hd..a.c
-신규	GacbdbFfAdI
-신으로	bbbaaaHdJdc
-신입이	cbbFbbFbGcb
-신저	Hbaaaaa
-실시간	Icb.a.cbeCE
-실제	cBb.E.b
-실제로	DccbbHb
-실패	BbabGabbHea
-심사	FdcEBcc
-십니다	AFbaabb
-싶어요	NeFcccegC.D
-싹	CdFCcbcbeJc
-써줘	dec.EcJeJbb
-썬에서	abIbb.b
-썸네일	IbaaaabbIdb
-쓰고	DB.cA.ccbE
-쓰기	bCbaaFbcIda
-쓰는	ahCgdJGFBed
-쓰던	bbHaa.c
-쓰면	dLbabbacJdc
-쓰이고	aaacaGa
-쓴	bbbDaFb
-쓸	JdbaaaaccE
-씨가	cJabaaabGcb
-아가요	bKbabaccJcd
-아간	dGbbDbb
-아니라	aBcaaaG
-아래로	ccJ..abcIda
-아무	BFbabcabFd
-아무나	Gaaaaac
-아무도	bcBbEBa
-아봐	bbbbbLbbIec
-아봐줘	.a.d.Hb
-아서	EGbedDedIca
-아야	a.Hdab.bgKb
-아예	Gbaaa.bacGb
-아요	CFeAca...Cc
-아웃	fFabcdIIaeb
-아이디	GbaaaabbcHc
-아이폰	.Gbaaab
-아줘	CdCfeFCeH.c
-아직	CcBbcGd
-아타기	aaHaaabcbHc
-악해서	a.bcaIb
-악해줘	a.ba.FbbFda
-안	eRecBdc.Gbe
-안내	aadcbaKI.gb
-안내문	bbcaaaLJdbc
-안상	ab.G.ba
-안에	caGcCcA
-안에서	.......bdIc
-안으로	bcLabbcdJdb
-않는	abKcaca
-않음	aFb.aab
-알고	aabbaHa
-알려줘	dddEbKdeJbd
-알림	IbDcc.egeID
-알림이	dH.aaaa
-알림톡	bFacbbD
-알아봐	bbbbbKb
-애플	Ga.bb.bcdHa
-액션	dbdbacOeLea
-액이	fNbababdIAe
-앱	C..Aac.bcdH
-앱과	Eca.a
-앱까지	IadbbAaaAgG
-앱에	.......acIf
-앱을	aDbbbbE
-앱이	aF.aaab
-앱이랑	BcF.cab.bfI
-야간	bCdcaIbdHca
-야만	aFb.aaa
-약관	.daaabJHdac
-약을	.......acGc
-약이	DEababc
-약점을	bbcHbCbadHc
-양은	acF.a.a
-양쪽	CFcababbbGc
-얗게	eKa...daFda
-어가	GCbabbc
-어가게	Ibbbaaa
-어가면	eKcaaabbIeb
-어가야	GGccbda
-어내고	aaFaa.bbbJf
-어느	ddcAbIBbIeb
-어두기	babbIaa
-어드민	IcaababbBeE
-어디가	babFaBabaFc
-어디로	.aacaGa
-어디서	cbadaNbdJeb
-어디에	bb.c.Ha
-어딘지	dabDaGcadHb
-어때	bbaHaba
-어떤	cbaaaIaaHeb
-어떤지	babGaa
-어떻게	fdbECHdbECf
-어로	ddAccaNcbId
-어보는	FdabFcbcHdb
-어서	bBCaBabcCCc
-어야	EcAbAeCAgCD
-어에	LEcbdcddMec
-어에서	FAbaabb
-어오고	cHb.aaa
-어오는	Gba.aab
-어요	GE.dbe.AGga
-어제	fBeDdFBcLgb
-어져요	bHaaaaa
-어줄	AaGabba
-어줘	NhdaBbagAHa
-어지면	GDbbcbb
-어진	EbGbccc
-언제	abcbaKabHcc
-언트	abBbaaD
-언트를	aaIbb.ccI.e
-얼마나	FabdaEcbHea
-업로드	CFfBdeDADfA
-업이	FGbcbbdcIdb
-업하는	Ib..aac
-없네	bFcbFbbdIcb
-없네요	bHbC.cdcHea
-없는	DGdcaacdEBc
-없는지	adbJababGea
-없어서	CdbaDbB
-없어요	cBcBDAccJg
-없으면	Gaab.c
-없음	fCFaDdbbbbF
-없이	E.ACbccdDcB
-었어요	.FcbcbD
-었으면	KcbaaabcKfc
-에	Hjd.bbKKadf
-에게	GcabcaD
-에는	bJcbaBddFBc
-에도	DBccAcBcFac
-에디터	Jbbaaac
-에러	cB.EccCBaCc
-에러가	.......bHea
-에서	AGaafaAbEAd
-에서만	eGHabbe
-에요	.CaeaBB..Dd
-에픽	KbbbabbcddK
-엑셀	.EbaBbbaHea
-엑셀로	DCbababbEac
-엔드	.aECAcebeDD
-여든	bbcbEbEaeIc
-여러	ICcbbbcbJdd
-여야	BBBbCbdCfAB
-여요	eKcDbbc
-여줘	KhLbcdhhCHc
-역변수	aaG.a.d
-역을	Gabab.a
-역이	cJabbabbIcc
-역할	IabababbcId
-연도	ccdbEaHGacb
-연동	AA.CeeF.dIe
-연동은	.......bHeb
-연동이	AGaabbb
-열	HdDcdBcdHac
-영상	LFdbcdefFeE
-영어로	ababbaHbdIb
-영에	.baG.c
-영자가	Fba.aba
-옆에	JbaaacbdIcb
-예매	.......bbHc
-예순	bbFcCaaacGc
-예약	CDbbbbAa.bC
-예외	bcbCGbb
-예요	.eBdcGDCdDc
-옛날	EBdccdGGAdd
-오게	IgEcAcabFbc
-오고	AHcaaaccHbb
-오나요	ba.baF
-오는	LeccbEdeFBd
-오늘	cIbdbEdcEBd
-오래된	Habaaaa
-오면	GFcdcAdccJd
-오타	fgBabcQOhfa
-오프로	Ibaabaa
-오피스	EbaaDbc
-온다는	bHaaaaa
-온라인	JcaaaabcdBE
-온보딩	ab.aaaF
-올려줘	beeaEbJECbf
-올리는	bcbaaBF
-올리면	EIcbbbedIda
-올린	cCbKbbccIdb
-올릴	DcccbbIcKdd
-올림	dEbCCcbbFbb
-옮겨줘	acdaaaJcIdb
-옴	dKbbbbacJec
-옵니다	BOcbbcfcMgc
-옵션	LbEcdbffI.c
-옵션이	Gcaaaaa
-와야	EAaaabb
-와요	cSdbbcdeNfc
-완성	Hbb.b.cdJdb
-왔어요	aJbabbccJeb
-왜	gJdcbKecKgb
-요금제	GcdbacF
-요일	cHdbbGcdJdb
-요청	AadDceGDcBc
-요해	CAbbbEcbcGc
-요해요	HcbaCbb
-용	.......cIcc
-용되는	aIbbbaa
-용이	.JcdcEdeEBb
-용자	Be.cACA
-용자가	GFbbadc
-용하지	AbHbabb
-우기	EbHbabd
-우는	GaecBCc
-우드	Habaaab
-우리	Hec.bFcdeJb
-우리가	baabaIa
-우스	NdbbbacdKeb
-우에서	bIaaaad
-우저	FcbabbE
-운영	CdeddFHCfAB
-운영에	.baG.c
-운전자	Haa.bac
-움말	abbaaaHbdIc
-워줘	JijbDeLGDhc
-워커	bbbbbAI
-원가입	EBbaBbeeBGd
-원씩	bIabbbb
-원이	.FcdADddIbc
-원인	cGcccHcbJfa
-원인만	abcb.IaaHga
-원표에	IbaaabbcIcc
-월	EBfe.eIFeEf
-웨어	DdcDBcacDfE
-웨어가	GCbabbc
-웨이	bcdbHcE
-웹	AfCCAbAadfK
-웹훅	CdbbBbDcHbc
-웹훅이	dFbcbFaaHdc
-위로	AGbaa.d
-위에	IdDbbae
-위치	HDcbbbccAFd
-위치로	Gb..aab
-위트	bba.GaabdLe
-위해	Gbaaaaa
-위험	b.aJadb
-위험한	aabIaca
-유가	abab.KcbFba
-유닛	baaaGaa
-유틸	.......cHcc
-유효성	abGaaaa
-율은	.aacaGa
-으로	aeEacdJGdBe
-으면	NGhaadgiPcd
-은	CbccbbH
-은지	bbbGaAbbcGb
-은행	Hbbaaab
-을	g.GadcGHeBe
-을까	aacb.HadaGc
-을까요	BeGAdDedAEc
-을지	a.ac.E
-음부터	.db.B.EacdH
-음성	HDcbbbc
-응답	fCFcbbD
-응답은	bAF.aab
-응이	dH..a.b
-의	chFae.IMeec
-의가	DHbbbccdJda
-의견	b.aHaacbGca
-의록	Gaa.b.b
-의사	Gaaaaab
-의사용	Fbaaaaa
-의실	Gdb.a
-의존성	ccCbbbIfNfc
-의하기	Faa..ac
-이	iDeJcGdbKgb
-이가	.......cJeb
-이거	cHa.abb
-이게	McabbbbcKfb
-이고	adbaBG.cdH
-이나	cdcDbJb
-이너가	bJbaabb
-이는	abG.aaa
-이는데	bcIaa.a
-이더	AbbFBbb
-이도	BbabbGb
-이드	fAAcAbHdGdA
-이디	GbaaaabbcHc
-이라	bBECccbcGbb
-이라고	eaabbBHJecc
-이랑	DaCc.AddBEc
-이렇게	aabFa.b
-이름	BgHbdcFIfab
-이름만	abI.aac
-이름에	bHDacbc
-이름을	baIbEahHdca
-이름이	cDBabaB
-이머	Hbabaaa
-이먼츠	IbabbabbdIc
-이메일	FaAb.bbAfJe
-이면	aBEcEdc
-이모지	bJcaaab
-이미	GbCb.be.Jgc
-이미지	AEDdedDDCeb
-이버	BaDCbbc
-이번	HbbBacb
-이블	JeeBbCdcaHd
-이블에	AbbcaKccIbc
-이상한	ccaFDc
-이션	CbGGdefeHBe
-이슈	bEddCdFdIbc
-이스	cccGKdebAbD
-이스를	aaabHba
-이썬	GdEbbabbDeC
-이어	FddDbBccIea
-이어야	bCeDbbFGcac
-이어에	JbaabbbcJcc
-이언트	abBbaaD
-이에요	fD.d.CC.B.c
-이요	DbABbabacFb
-이유	cabcbAKcJeb
-이유가	.cab.Ic
-이전	BbdaaaG
-이점	aabbaHa
-이즈	acJ.abb
-이지	..Bc.cDDBbc
-이지가	AHbaaad
-이지랑	Fba.aaa
-이지에	HDcdbdA.Khc
-이징	aAeecDIeNed
-이징에	baaaabG
-이터	BfcEAGfeACA
-이터가	cGabaCb
-이터를	FcdbbKe
-이트	F.daedGDbb
-이팔	Iabaa.c
-이폰	.Gbaaab
-이후로	bH.aaacaFca
-인	aHbba.acHbc
-인가요	bcbcaMbcHdb
-인강	Gba.baa
-인데	gJ.aBEiBGec
-인만	bcbc.LbbJga
-인사	IaaaabbbbcH
-인사말	bacaaaI
-인은	GbCaaad
-인을	CFacabccbHc
-인이	aJdbbCddE.a
-인이랑	Hba.aacbcJe
-인정보	a.bHbaa
-인증	McbBAajgbNe
-인증서	dGcbcbFeJcc
-인지	dccBbOdeG.c
-인창	J.bbacb
-인턴이	aabFaaa
-인트	DadbaADdDCd
-인트가	.......bJec
-인하고	dJbcDcddHac
-인하는	DbbdJdc
-인하면	bGaaaaa
-인해줘	GcdHccb
-일	Lhgd.EBaKhb
-일도	K..bade
-일로	eH.ddBCBEdc
-일명	bFaaaa
-일반	Gaa.b.b
-일본어	Gaaaabb
-일부	bJbabbb
-일부터	dHb.aaabLhc
-일어	.Gaab.d
-일에	cDBedAFEBfb
-일에서	FHcbaceeMec
-일은	JeBccDeeLeb
-일을	AE.aefF
-일이	fLcAd.baG.e
-일이랑	HbaaaaabcHc
-일정	IcaaaabcdBF
-일정을	Gbaa.aa
-일해야	baHabaa
-읽고	baaIaca
-읽기	aaIaaca
-읽다가	G.baaaa
-읽어서	cFa.a.a
-읽은	FEbbbbccIdb
-읽을	CdE.cdBcHcc
-읽음	Hbaaaac
-임아웃	eGfabbJIaec
-임존	.......dGba
-임포터	fbFcDcDbFca
-입니다	cDg.aBFb.AB
-입력	dEbaD.b
-입부터	........eHc
-입으로	aaHcaaabcId
-입이	aBcDccD
-입자	Habaaab
-입하고	HbabaabbdJd
-있게	IcabbcAeCFd
-있고	DdBaBba
-있나	GccGcbbcIcc
-있나요	EdcBaEdcaFa
-있네요	aGabaa
-있는	aBDaacaacCA
-있는거	cbb.a.I
-있는데	bd.BbAE
-있는지	dcdHbIccKfb
-있어	DddDcEccHda
-있어서	aCEccBcbF.d
-있어야	DbcbEdC
-있어요	A.adBeGFbac
-있으면	J.eCBdgfFCd
-있음	Feac.cFFBdd
-자가	FFdaAdceFCd
-자기	HFbbbdccLgc
-자꾸	ANbdbccdGac
-자는	bba.abH
-자동	CDcddcHdI.e
-자동화	aaaaHab
-자들이	AGbaabb
-자랑	BEaaa.c
-자마자	bLcaabcdJcd
-자만	aAeccEGDA.e
-자면	bHaaaba
-자바	cbG.aa
-자바로	baIbab
-자용	daaaa.IbHf
-자인	CbdbCDb
-자한테	HDcbabdbJdc
-작성	bfFdHeCeCdF
-작성해	BbebFaBcHac
-작업	JcbbDbe
-작은	dcKabaaeBC
-작하는	bbIaaaa
-작하면	bHbaaab
-잘	cDAFbccbHdb
-잘려요	cJc.a.b
-잘못	bGaaaaaadId
-잡아	cFdbbbF
-잡아야	dHaaaaa
-장	cAEbccFcFca
-장님	.......aaeG
-장단점	badbaKbbeJc
-장되게	IbaaaacbHdb
-장비	IabbaabbdIc
-장소	.deGAeFcgKa
-장애	eAbbcBJbFd
-장을	Hbabaaa
-장하는	EcabaDbabFb
-장한	aG...cc
-재고	HBBd.eddcaI
-재고가	bFcaCca
-재생	Jbbbaba
-재설정	dIbaDadcIea
-재시도	dcCAEabbEca
-재작성	.......aaeF
-저장	GIcbbgaaHbe
-저장소	.deGAeFcgKa
-저장한	aG...cc
-저희	A.bDbBcbEab
-적	aJacaab
-적만	aabIacabbGc
-적으로	cGCDeccd.Fc
-적이	bIabaab
-적해	babBbFb
-적해서	a.bbaGa
-적화	bcJb.aa
-적힌	bbabaaH
-전	ddcGCEdcaHd
-전략	bbKaabbcIdb
-전부	f.EcBaCigJF
-전부에	bcbbDbGbdJe
-전에	GAfLecffMfa
-전역	baIaaaceIbb
-전으로	Bbcaa.E
-전자	Iba.bababeH
-전체	CdcG.DfdkMB
-전체가	DbcbbEa
-전체를	.bHCcccbfeN
-전체의	aabIaca
-전투	........ccG
-전한지	bbbIaab
-전환	bbHac.a
-절차를	cabb.cKbIeb
-점검	..bEbAcc.Eb
-점까지	aF.aaaa
-점수	EddGDdddJdb
-점수는	baabaHa
-점에서	babIaa.aDAd
-점을	cbdJbCbbaGd
-점이	cGbCacaadHc
-접근성	babKbbb
-접수	Gaaaaaa
-접혀요	aIaaaac
-정도	deCCAbD
-정렬	DdcECbccHcb
-정리	fdMfdBFfKad
-정리해	cbECdfGbHcb
-정보	DccFcCcddGB
-정보가	.aacaGa
-정보를	Ibaaaac
-정산	ABc.d.D.f.F
-정상	cHbbCbccHcb
-정에	FDbbbbc
-정은	eadDAGcbEba
-정을	PcbbeadeECc
-정이	.CbbbbEbF.c
-정하면	bHaaaba
-정할	FbbbaCbcFab
-정해	cAcbaaH
-정해줘	facAbAK.E.d
-제	bbcIafD
-제가	aAeLccbcIcb
-제거	abbaa.G
-제대로	dcBFBfDdAGd
-제랑	Ibb.aac
-제로	CdcBbGb
-제목	BceabbKHeAd
-제부터	bF.bab
-제일	AccdCHcdGAd
-제출	dFaDabcdIda
-제한	HedCcbB.Igb
-제할	I.bbbabcdJc
-젝트	CbCC.dddcFA
-져서	fLabbAbcKfa
-져요	cQbadcdeIad
-조를	a.AcaGc
-조사	ccbcbObdBGd
-조회	Mdb.bacdeNe
-조회를	Habaabb
-존성	ccCbbbIfNfc
-좀	chIDACffI.c
-좀요	FcbGbbc
-종	BbbbbGbbcHc
-좌석	aHcaaaa
-주	HccbbEb
-주간	Kcbabab
-주고	AFb.aabbbGc
-주는	Ocb.bbedH.d
-주라	GdDCcce
-주면	Gbbaa.a
-주문	aFCcAaef.CC
-주문이	AEecBCcbADc
-주석	cbIdcbE
-주세요	CeC.adDaCAc
-주소가	bGc..aa
-주시면	AeaCAbDDCeb
-주실	.dcFD.b
-주에	abaaG.bcHda
-주에서	ca.F.b
-주요	baaaF.badJe
-주입	abJabac
-죽네요	aFbaaaa
-죽어요	bJcaaab
-준으로	.......bFcb
-줄	A.DcecGJh.b
-줄래	FccCEecbGcb
-줄러	BDbEcdadFdB
-줄여줘	cdO..affJca
-줄이	bFbbDbbbIcc
-줄짜리	abHbb.bdIbb
-중	bBbaaE.adGb
-중간에	.Fa..ca
-중고	HbabaaaacdG
-중복	bEFdBdcbJeb
-중복된	abHbbaa
-중에	aBbcAFcbACb
-중일	Gcaaa.a
-중첩	cbNcbbbdJcc
-중첩된	baJbaca
-줘요	DdeDAeF
-줬으면	Gcaaaaa
-증서	dGcbcbFeJcc
-증이랑	Gb.abaa
-증하는	cbcbEHbbHcc
-증해야	Ibaaabc
-지가	.JCdbAhdIcb
-지게	.aaaFab
-지금	EeadbIcdD
-지금은	HddaC.b
-지난	IaccbbCdDCc
-지는	BabacE..dEb
-지는지	bcaaaHa
-지도	FEbbabd
-지돼요	abbbaIa
-지랑	Fba.aaa
-지를	EcdcBCAc.Gc
-지막	DFabbbdAEbd
-지면	EABcdcAcDDe
-지사항	KababbcbfMd
-지속적	baaabaIbIdc
-지수	KcbababbIdc
-지에	ECddcdGFFhc
-지에서	AJcaaafdHe
-지요	Ic.ababbeCE
-지우기	EbHbabd
-지우는	JccaaaacHdb
-지워줘	ddg.aaPLfcc
-지원	JdccbEd
-지적만	aabIacabbGc
-지토리	baCbFbccAFd
-지표	JbbbbabcHcb
-지해도	.b.Faba
-직에	ccaaHa
-직원	Faaaaab
-직을	bbJbbbabIdc
-직접	B.cbb.EcbFa
-직하게	cabJaab
-진짜	EdDDbcdAdGd
-진행	AGabbac
-진행률	Jcaaaab
-집계	HcFbcbcdBGd
-집니다	cKbabaadFAc
-징에	baaaabG
-짜가	cFbabbC
-짜리	ccHDbbceb.G
-짜줘	baabHaacHcb
-짠	cabLbcacIgB
-째로	CAFAbeeeAdH
-쪼개줘	acGaa.acHcb
-쪽	bbbbEbE
-쪽엔	.......cdIb
-쪽은	FAEbbdeeEAa
-찍으면	dDbbbbF
-찍혀	cGcbbbC
-찍히는	bc.baJbcFAc
-차량	.......bcHc
-차를	cabb.cKbIeb
-차이점	aabbaHa
-차트	cEdFccDfFCd
-찮은지	aabJadacEab
-창	LeaabcabGca
-창고	G.aaa.d
-창에	BGa.abeeGab
-창을	cIbaaaa
-창이	cHaaaaa
-찾아서	bHbdcFbbIeb
-찾아줘	baccaKabHdb
-채널에	Ia.aaccbeHa
-채로	cHaaaaa
-채워줘	baaaGaa
-채점	Hbababa
-채팅	MdbaabcdfDF
-처를	..bG.d
-처리	.fAOEjefGEf
-처리된	b.Icb.c
-천인	Lbbbacb
-첨부	Jbbaabb
-첩된	baJbaca
-체가	DcAcbDbcE.b
-체를	AbHCcccbfeN
-체에서	bbJaaAeccMf
-체의	aabIaca
-체크	AbbGbbb
-체하고	baGa..b
-체해	abIbaab
-쳐야	dJb.a.abeHa
-쳐줘	eDDbfdHI.ga
-초	fBJbcdBcKfb
-초로	bddaaaMJfcb
-초에서	acbab.IHcbb
-총액이	bGaaa.b
-최대	abcba.I
-최신	aacab.HcKec
-최적화	bcJb.aa
-추가	NggdEdDJ.ee
-추가해	Hcbc.cCdIac
-추적해	.aacaGa
-추천	GcbbaDbbAcE
-추천인	Lbbbacb
-축해줘	.......afAF
-취소	becDDcF
-치가	cHCbabcdIda
-치고	Fc..aaa
-치로	Gb..aab
-치면	NccbbadeKcc
-칠이나	abbbaIa
-침표	cbcaaaKJdcd
-침하면	cIaabaabGcc
-카드	Ib.bbab
-카오	EDc.cdBdcJc
-카카오	EDc.cdBdcJc
-칸에	JcaaaabdIcb
-캐시	deCBcBCbIeb
-캘린더	CGbbabbcADc
-커가	bIaaacb
-커밋	eadIccFbIfb
-커밋한	a.aFaaa
-컬럼	EDcbaaccGac
-컬럼은	FCbbbab
-케이스	cbdaOadaIfb
-케줄러	BDbEcdadFdB
-켈레톤	Hbaaaab
-켜기	Jbababb
-코드	eg.RBaffI.c
-코드가	dCHEdddcKfc
-코드는	bddBbFC
-코드를	dcCI.ccdDAa
-코드상	bbabbIa
-코드에	dcddDEEcIdb
-코멘트	babIa.b
-콘솔	Iaca..c
-콜드	bbJaaab
-콜백	bcHCbbbdKdb
-쿠폰	aIcbCbcdJbd
-쿼리	ifOHcaedAFc
-쿼리가	acGaaaa
-퀴즈	Jcababa
-큐	Dcfc.AGcFiF
-크가	bKbabbceFAc
-크로	EEbbbbbcGeA
-크론	cEdcbAF
-크론이	bIaaabccIcb
-크롤	bHaaaab
-크롤이	fFIbbbccHcc
-크립트	JfH.ecddBIg
-크모드	FDbbbbcbGca
-크박스	Habab.a
-크에	Ibabaca
-크플로	.bcb.cJc.Fc
-크해도	cKabbbb
-큰	cBBbaEd
-큰일	dJaaabb
-클래스	edKbEAfbcIe
-키보드	EEbabbbbHcc
-키지	bbaaaAFbHda
-키텍처	daDGbdaadIe
-타기	aaHaaabcbHc
-타이머	Hbabaaa
-타임존	.......dGba
-타입	cdMdDccd.Ie
-타트	bbJaaab
-탁해요	CccCcbF
-탈퇴	eGbbbFb
-탈퇴한	dJbba.b
-태그	ccbaabKcJdc
-태그를	cca..aH
-태에서	cGCbaba
-택배	Ibaaabb
-택지	LcbbabbcHbc
-택한	.......bHcb
-탭	cEdaabF
-탭이	bGaaaab
-터가	FGcdcAdcIbd
-터로더	bIcabaa
-터를	FcdbbKe
-터리	Kcbbbab
-터링	bceDbaJa.fG
-터에	EDdccaC.Ebc
-터에서	FbCaaca
-터지게	.aaaFab
-턴으로	bbKaabbcIdb
-턴이	aabFaaa
-테넌트	J.ebaaa
-테라폼	d.dFbaDbEgD
-테스트	ddebVcdeJBf
-테우스	McbbbabdJdb
-테이블	JeeBbCdcaHd
-테이징	dBccbDFdJcd
-텍처	daDGbdaadIe
-텍처를	..bG.d
-템을	DaCbabbabfI
-템플릿	dFedDcEcJdb
-토글	Gaa...c
-토리	bbCcGbccAFd
-토리지	Gba.a.b
-토어	.bFbacC
-토큰	.......cEAc
-통계	CABaaacdaBB
-통운	JbbaaabcdIb
-통일	abJbbacbcId
-통째로	CAFAbeeeAdH
-통합	AeddHBBeACA
-통화	EGbbacd
-퇴한	dJbba.b
-튀는	baab.HbcHcb
-트가	cFbcKbgdJea
-트까지	EaaaAaa.bgH
-트도	.......bHdb
-트로	AeLcCcdegFF
-트롤러	bcGbFbc
-트를	eABdKbcccEB
-트리	Jb.aabd
-트별	FafaaFc
-트에	Cbd.FCeeEDe
-트에서	cC.daFaaDgD
-트엔드	a.HbaabcaJf
-트와	G.Daf.d
-트웨이	bcdbHcE
-트팜	Habaaab
-트하고	aIaaaac
-튼을	BEaaaaccFb
-튼이	EEbabacdHca
-틀려요	aGababa
-틀린	dcEbbbH
-티스	bcbbbDG
-티켓	KbbaadbdBFd
-팀에서	bDcbbaGbIdc
-팀이	EdccaDBcaEa
-파서	EccE.bbbGca
-파서에	dba.G
-파이	CGbbbbc
-파이썬	GdEbbabbDeC
-파일	dEEeCeAdCGf
-파일도	K..bade
-파일명	bFaaaa
-파일에	ddEdcDF
-파일은	KcbaabbcIdb
-파일을	.C.AddDeEAb
-판단	abaHaaa
-판매자	HbbbcA...fF
-판을	Habaaaa
-판해줘	babIaab
-팝업	.bbaaaG
-패키지	bbaaaAFbHda
-패하면	JgbbEab
-퍼런스	bcaaaaJadIc
-퍼센트	bHabaab
-퍼앱	Hbaaaaa
-펌웨어	GbcabaB
-페이지	b.Bb.cEDAbc
-페이팔	Iabaa.c
-펫시터	Ibb.b.caaeG
-펴보고	bbbHaba
-펴자	baIbaba
-평가해	b.cJaba
-포넌트	AfH.HdgfCIf
-포맷	baKbbabcHbc
-포스	FAbaaaa
-포인트	DadbaADdDCd
-포터	fcHcDcCcHdb
-포털	Ibaaabb
-포트	AbBdddLKbed
-포해줘	cbaaabJcHbc
-폰에서	cGaaaaa
-폰을	aHabaab
-폴더	.......FcAe
-폼에서	Jcaaabc
-폼을	Fb..a.b.ceH
-표	CfGdFcdcKdc
-표가	cEcbbcH
-표로	HcbabCc
-표시됨	bHbaa.b
-표에	JcaababcKeb
-푸시	GabcBCfcbJe
-푸시가	bIaaabbbGcb
-푸터	cddabaOKedc
-푸터에	GfcabaFCEec
-품으로	Gab.aab
-품을	Hacaaaa
-품절	Ibbbaab
-품질	DbdEcEcdaGb
-프라인	Dgec..KfaEB
-프레시	BHbbbbb
-프로	FcEabac
-프로필	DEdbccCAFh
-프론트	.CACbcb.eLg
-프트	Haaaaad
-플랫폼	Hb..bacabfH
-플로	.bcb.cJc.Fc
-플릿	dFedDcEcJdb
-피드백	bbbKbbabIeb
-피를	GacbbcDbGbc
-피스	EbaaDbc
-피처	BbCccGd
-필드	acFccbFHeCf
-필에는	bHc..ab
-필요	gEeaADBdDCc
-필요해	bB.aaEb
-필터	GdCababbFac
-핑몰	.......acdH
-하게	D.GIcfliM.e
-하고	FHbAceefBJe
-하기	EbcGbbddFBd
-하나	MjecCcFbEbb
-하나도	eDdaIbacDAb
-하나로	fdOcccDCBfA
-하나만	FedbDbC
-하나요	bbaabIbcGca
-하는	GiahDG.gKac
-하는데	CHAdcAebDCd
-하는지	edcdbJGbG.e
-하도록	FebabaEcJeb
-하려고	BeKBacfffIC
-하려면	da.caKbbIfa
-하루씩	cJaaaacdJeb
-하면	ePbccAdfOed
-하세요	aBbIbdb
-하얗게	eKa...daFda
-하지	cACBbCcbGfA
-학부모	Gaaaab..cdG
-학습	JbdccAAeCaC
-학원	Eaa.aaa
-한	.dDbBfGEaab
-한글	cGbaa.acGba
-한글이	cGa.aaa
-한번	ddcKbEc
-한지	eBdHdFddKeb
-한테	JcbccaBdIcb
-한통운	JbbaaabcdIb
-할	J.bbAccdDBb
-할별로	BcHababbIdc
-할인	dCFcHeddJea
-함	IaCb.deeaDA
-함께	J.aaf.b
-함수	geF.HCfBHgc
-함수를	JAbbcac
-함수에	dbcbIbBdJdb
-함수의	bbGbDbc
-함수형	.......ccGa
-합니다	E..cAAddcEB
-합이	bGbcEbc
-합쳐줘	abHbaab
-합해줘	a.Faaab
-해	GaFebad
-해도	hNbEbcedGab
-해서	BdcdcHCeeOe
-해야	.aD.BdadDdD
-해요	BAabaAaAcDb
-해주실	cabFCca
-해줘	afEAcACeH.c
-핸들러	bCcGbcaaFcb
-했는데	cLbbaabdJdc
-했는지	GbdGbdb
-행	fEJdFchIdea
-행률	Jcaaaab
-행사	.......ecIa
-행을	DDebccDeFAb
-행일	bcbabaLHccb
-행하면	aGba.ba
-허브	FcdbbbFgDAB
-험한	aabIaca
-헤더	babba.I
-헤더에	Hbbaaba
-헬름	ccbHbbD
-혀요	cJccbbDdJcc
-현상	cJabababJdc
-현재	EeccBDAdHab
-현해	HaabaacbeIc
-현해줘	Jaabbab
-형식	Ibaaabc
-호가	eEbabaD
-호로	Gb.aaaccdHa
-호를	dcacaEG
-호자	Jbbab.cbacF
-홈	Gb...cb
-홈으로	bIaaaac
-화가	.......aHcc
-화되게	Faaa.bb
-화면	EbbabdGBfHd
-화면과	DbCaaababEc
-화면만	dDaabaG
-화면에	JeaaaaAAHfc
-화면은	cFBabab
-화면을	.AbaFabbdKd
-화면이	aJaabbcdFBd
-화번호	DecccAHG.dd
-화상	Gbbaa.a
-화요일	abbaaHa
-화하는	HbaaaabbdIc
-화해줘	adGcbcE
-확인	fHcKcf.dKfb
-확인창	J.bbacb
-환경	AbccAbGcECe
-환불이	cAbaIbb
-환영	cdcFbaF
-환율	BABdIeddKeb
-환해줘	........aIg
-회	HebaFcdeKea
-회계	IaabbbbbbdH
-회귀	cebbObbdH.c
-회를	Habaabb
-회사	BddEcbE
-회원	aaEdeEAADmH
-회원이	AEcccEccFab
-회의록	Gaa.b.b
-획서	Gabaaaa..fG
-효성	abGaaaa
-후기	Ebaaa.a
-후로	bH.aaacaFca
-훅	eddHDcEdI.d
-훅으로	bbIabaa
-훅이	dFbcbFaaHdc
-휴대폰	Jcaaaabd.Gc
-흐름	bacdCG
-흐름을	ba..Fa.acGc
-흰	cI.aaacdIcb
-히게	LdabbbbbIdc
-히는	CdabbIccFab
-힙니다	cJbabbbcGac
0	kJAdAdGI.de
0.0	AHebecEDFee
0.0.0	hfgacbZZnjc
[Korean letters]	CBabbaAaEac
[a call]	jFOiAGjbOhd
[a colon]	IBgb.eCDgAA
[a colour code]	mljKGeWTjib
[a dash]	EHdbdBfg.BE
[a dot file]	gFdcegUUlde
[a duration]	eeQhhAHGIkd
[a name in camel case]	ecQAbDjcFba
[a name in snake case]	aecaDDBJEkd
[a number]	jHad.cJNdde
[a parenthesis]	BdFcAcCaAAa
[a path]	G.aGaef.Mhe
[a percentage]	DBkgTahlQBg
[a question mark]	ggiKeZmiSee
[a quotation mark]	baagcCKRdgg
[already there]	FcAgCCcBHgd
[already there] [becomes]	bbFbcaCEfDc
[already there] [both]	Ded.BaC
[already there] [broad]	FgbaEbAcHad
[already there] [candidates]	Gb..aca
[already there] [code name]	bbJabac
[already there] [element]	Oec.badeOhb
[already there] [from nothing]	dcc.E.D
[already there] [layer of admin]	Fba.b.acLfc
[already there] [layer of api]	Jeda.bAcLjA
[already there] [layer of money]	ececEEE
[already there] [layer of ui]	JdaacbBcEb
[already there] [many]	.......dAAA
[already there] [one only]	JfaaDbbbKgb
[already there] [setting]	IdDbaaeBIic
[already there] [shown text]	G.eaacCDDgb
[already there] ×2	ICb.bbfdNhc
[an address]	ggdFacPOfha
[an arrow]	haLgBfIRlae
[an equals sign]	cJ.egaELff
[an exclamation mark]	IDaFikCDDdd
[becomes]	fdGeddPUlee
[becomes] [both]	FAcb.eBAbGf
[becomes] [broad]	ahHbaaEHdAe
[becomes] [candidates]	Ed.Hed.eKbd
[becomes] [code name]	hlScDcCQmac
[becomes] [element]	ebaeadROhcd
[becomes] [foundation]	.......ceBF
[becomes] [from nothing]	DFd.badfFcB
[becomes] [layer of admin]	GeAbabAdBAA
[becomes] [layer of api]	a.CeaACDhFb
[becomes] [layer of app]	fEBdcdJEbab
[becomes] [layer of data]	bEcebDBCdEd
[becomes] [layer of money]	hcDBBeILieB
[becomes] [layer of ui]	aacbccMJkHh
[becomes] [many]	cGLeCggoBJC
[becomes] [one only]	BGDcdccECdd
[becomes] [product]	ACDec.acdAF
[becomes] [whole system]	dbLaD.ihgOa
[becomes] ×2	bDgdEeHGbBg
[both]	FacaaBcfcGA
[both] [candidates]	gdba.QbbdLf
[both] ×2	BDcbBaacoPC
[both] ×4	cFB.d.aagFB
[broad]	M.dBbcegcOe
[broad] [both]	LAd.bcddfJ
[broad] [candidates]	.a.dbKdaeIc
[broad] ×2	Pbb.dedcmQa
[broad] ×4	Gba.aaabdAE
[broken]	lZdbAegdNfd
[broken] [already there]	CbcbJcccHe
[broken] [becomes]	cNccbb.HAgb
[broken] [both]	BNcbaedbcId
[broken] [broad]	hTgBAecdOhc
[broken] [candidates]	cECCdadcEcA
[broken] [code name]	iCIbFdd..Bb
[broken] [does not]	fLcBCi.dFBd
[broken] [element]	cPccbadfFCc
[broken] [foundation]	DCJccdfcbfK
[broken] [from nothing]	bMdBaagfHAc
[broken] [layer of admin]	CI.cdeadaCB
[broken] [layer of api]	bPbAdbgadHb
[broken] [layer of app]	fOBAdcehFdE
[broken] [layer of data]	aKAadAfAbGf
[broken] [layer of money]	cObcadccGfB
[broken] [layer of ui]	gOebdcEDBdb
[broken] [many]	bKACbhce.Gb
[broken] [not there yet]	bE.c.BbcFaa
[broken] [occurs]	fTdbccdeSla
[broken] [one only]	aJbdBcdcJf
[broken] [product]	FAeAAaccgDF
[broken] [setting]	jTAb.cgCGgc
[broken] [shown text]	eKaccgHEDed
[broken] [trace]	eMebA.bgMea
[broken] [whole system]	efJFb.bckHG
[broken] ×2	iUfbBf.dHBe
[candidates]	CfgAcUhhBJd
[candidates] ×2	fcdAbQbchPe
[change nothing]	cfA.cLbeHab
[change nothing] [becomes]	EccBaFfeGcA
[change nothing] [both]	cddDbEC
[change nothing] [broad]	FhDbbGedGba
[change nothing] [broken]	bgcEbFB
[change nothing] [candidates]	caacaI.agJb
[change nothing] [does not]	Cab.bIfdFBc
[change nothing] [element]	Hbeab.AfLf
[change nothing] [exchange]	baFBabb
[change nothing] [foundation]	aaGb.ab
[change nothing] [layer of api]	acbbbGDbEc
[change nothing] [layer of app]	.abbaF.aFfA
[change nothing] [layer of data]	bbbba.I
[change nothing] [layer of money]	EeadbGa
[change nothing] [layer of ui]	Lfbb.DdeMiA
[change nothing] [make]	GgaBaEdeBDb
[change nothing] [many]	af.CcFAdfIA
[change nothing] [not there yet]	dfcd.Q.aGbc
[change nothing] [one only]	AeaAaJdcE.b
[change nothing] [product]	a.beaI..dId
[change nothing] [repair]	afcBaKabGcb
[change nothing] [reshape]	dbLDbeccIdb
[change nothing] [setting]	ACbBcCddG.b
[change nothing] [shown text]	GcCcbCefLf
[change nothing] [speed]	bcfB.IaabEb
[change nothing] [stays the same]	dcHdbCBcFdB
[change nothing] [trace]	FeDbbAbcHda
[change nothing] [whole system]	dbeAbFFbCEf
[change nothing] [wish]	bgcBaMbcFab
[change nothing] ×2	dcdB.KbbD.c
[change set]	hldVBgFdOib
[change set] [becomes]	eecCbALHacd
[change set] [both]	c.BHbiEeBAB
[change set] [broad]	jcaOCAdcNhc
[change set] [broken]	.DAJedfcADb
[change set] [change nothing]	bdCcaKccEAc
[change set] [does not]	CgBDdHfdEDe
[change set] [element]	jAbLAaaBDcd
[change set] [exchange]	ceADcbIEaAf
[change set] [knowledge]	dfeNbHfeMgb
[change set] [layer of api]	fFdbA.DCeCa
[change set] [layer of app]	dI.adAaagGA
[change set] [layer of data]	eFBEbcc
[change set] [layer of money]	eb.GBAdeHd
[change set] [layer of ui]	ECCFgaifECb
[change set] [make]	cdgCFbGaLhb
[change set] [many]	eGGgfcGfBFb
[change set] [not there yet]	EbafEEebGca
[change set] [occurs]	dEcAcbEbEfC
[change set] [one only]	EgDBaabdDeE
[change set] [question]	.gaGADdbD.b
[change set] [repair]	eadHAcD
[change set] [reshape]	ddGKcdcdKeb
[change set] [setting]	edeGAeJFDgc
[change set] [shown text]	fAcDdbIHfAc
[change set] [speed]	aCdedGDaGdb
[change set] [stays the same]	d.GfcDCbHcc
[change set] [trace]	ddbBaBFEdAb
[change set] [whole system]	baJbbbbccHc
[change set] [wish]	cfbTAedeLdc
[change set] ×2	fdcNcdEcJdb
[code name]	giSdBbAHbbe
[code name] [both]	EAacAc.aCBd
[code name] [broad]	AbHF.djBAc
[code name] [candidates]	caDcbGb.Geb
[code name] [element]	AFeBafC.aEd
[code name] [foundation]	aaH.aadbcJe
[code name] [layer of api]	bG.aba.daKf
[code name] [layer of app]	EDgeecKebG
[code name] [layer of data]	bFb.a.bbdGa
[code name] [layer of money]	.eLIdciJfgC
[code name] [layer of ui]	cBabAbFDaAd
[code name] [many]	fCKfDdcfeNc
[code name] [one only]	hiQEBbeJAhc
[code name] [product]	F.EcccceCfH
[code name] ×2	dfZbc.mKf.e
[documents]	kigaffZbNeg
[documents] [already there]	abbaaaHIdbb
[documents] [becomes]	BfEdbbHLdiA
[documents] [both]	MifadaHb.B
[documents] [broad]	bcdBcfPgMdc
[documents] [broken]	hBBddbNeFcB
[documents] [change set]	dCdGdcDeNed
[documents] [code name]	dakFh.ReOhb
[documents] [does not]	DdfFdeHcIea
[documents] [element]	EahEgcI..Ed
[documents] [exchange]	FcccbbFdHgC
[documents] [foundation]	.......b.eF
[documents] [from nothing]	AIaba.e
[documents] [knowledge]	fAfdafTfNdd
[documents] [layer of admin]	dcbbdbQcECe
[documents] [layer of api]	bBgcecRcCEe
[documents] [layer of app]	dfbbCbNdIhC
[documents] [layer of data]	IdddcfLdaEa
[documents] [layer of money]	ddfHcED
[documents] [layer of ui]	ABgebePgDIf
[documents] [make]	jadbgcZhSfe
[documents] [many]	bdjfa.WgfTg
[documents] [not there yet]	AcababG
[documents] [occurs]	ACcdceLcEAb
[documents] [one only]	cBgGedJeIac
[documents] [product]	abdcbDI
[documents] [question]	CgffBaPdJdb
[documents] [repair]	dgCaaaLEddC
[documents] [reshape]	BeDddCD
[documents] [setting]	EchccAKgHBb
[documents] [shown text]	GbfbbbGMhbc
[documents] [stays the same]	HDbeceDcDdC
[documents] [trace]	CFcccdDcKec
[documents] [upkeep]	jfbb.aUaNm
[documents] [whole system]	fcAeBBI
[documents] [wish]	ejADcgTbKde
[documents] ×2	idcacbWaG.f
[does not]	fXbcbajeLcd
[does not] [already there]	EDbaCcfcF.c
[does not] [becomes]	eLEbcAhEB.g
[does not] [both]	BFCa.fcb.Ec
[does not] [broad]	fQc..cefFFe
[does not] [candidates]	BeBBBAccaFb
[does not] [code name]	adFGeDgDeDd
[does not] [element]	aQfCcefgIAc
[does not] [foundation]	ccKaabacfDE
[does not] [layer of admin]	Kdbab.a
[does not] [layer of api]	AEBc.AfBeHd
[does not] [layer of app]	jNCba.fbFfA
[does not] [layer of data]	BDEcBgcbbHd
[does not] [layer of money]	kMaDBbeaCDf
[does not] [layer of ui]	AL..bcidKfa
[does not] [many]	aAE.abbecFB
[does not] [not there yet]	bCEcA.dcbCC
[does not] [occurs]	dNAaadedIe
[does not] [one only]	DCACb.icDAb
[does not] [product]	eFaAcEcgBBB
[does not] [setting]	bMAa.fdHEge
[does not] [shown text]	aMDaBgjgLeA
[does not] [trace]	EDfb.bAgCGc
[does not] [whole system]	fcBcAFCafGA
[does not] ×2	EGdcbabdJbd
[element]	QGgbeeebNge
[element] [both]	EFeBbbcdaLg
[element] [broad]	GCeBbc.dECd
[element] [candidates]	MdccbCcdBEc
[element] [foundation]	cCEb..d
[element] [from nothing]	bBa.b.E
[element] [layer of admin]	CBcabCaeE
[element] [layer of api]	K.bcacbfBJf
[element] [layer of app]	BHcbgBaf.Id
[element] [layer of data]	JBfFbeeeBEc
[element] [layer of money]	eDcCa.BcCbB
[element] [layer of ui]	GGdaccbeHEh
[element] [many]	HaFbBibj.J
[element] [product]	HdbbbAAgACC
[element] [whole system]	aaDbD.cbcbF
[element] ×2	TE.bcfniPeb
[ends with a question mark]	jqgHaZjgWlc
[exchange]	heTadeCbjKA
[exchange] [already there]	.dEa.aA
[exchange] [becomes]	e.DecbLJiFg
[exchange] [both]	CcF.dc.fCeG
[exchange] [broad]	.BEbbAda.Ed
[exchange] [broken]	eNbA.cdfFcD
[exchange] [candidates]	c.fcaMbaeLf
[exchange] [code name]	fcKcAcAaBGg
[exchange] [does not]	eHDacbcDhFa
[exchange] [element]	cfDJcgDCbAc
[exchange] [foundation]	dcOccb.fiAM
[exchange] [layer of admin]	AAEabad
[exchange] [layer of api]	i.FeaBFDjgL
[exchange] [layer of app]	gALcdaACiG
[exchange] [layer of data]	hcHKchDeBBA
[exchange] [layer of money]	a.GbcbAbHeb
[exchange] [layer of ui]	hAIcccFBgFa
[exchange] [make]	BfDab.CBAdA
[exchange] [many]	gdXdbaeinOH
[exchange] [not there yet]	EdDaAbbbdEB
[exchange] [occurs]	cHcbCab
[exchange] [one only]	dDDa.AeAgIc
[exchange] [product]	AbGbbAceCcE
[exchange] [repair]	dCeabaK.BCe
[exchange] [setting]	fBdcbdORmda
[exchange] [shown text]	dfc.AcOJceb
[exchange] [speed]	BceEbdF
[exchange] [stays the same]	dcPa.affkMD
[exchange] [trace]	G.dccbEbaFc
[exchange] [whole system]	dcOd..defgQ
[exchange] [wish]	ChEFbcae.BB
[exchange] ×2	jcVdBecfkJH
[foundation]	beOdbcAdmbT
[foundation] [both]	BfEcBdCageM
[foundation] [broad]	Jbc.bac
[foundation] [layer of admin]	Kcaabcb
[foundation] [layer of api]	CeFcccDachL
[foundation] [layer of app]	FfBcEdAAfgL
[foundation] [layer of data]	BdAbecKbdfM
[foundation] [layer of money]	JdBaccb.deH
[foundation] [layer of ui]	cbEbCa.cdGa
[foundation] ×2	dcLbbcBcegO
[from nothing]	LAcc.ceeghT
[from nothing] [both]	E.baAbbabhJ
[from nothing] [broad]	G.baabbabgI
[from nothing] [layer of admin]	Fa..aab.bfH
[from nothing] [layer of api]	FBbbababagJ
[from nothing] [layer of app]	GdcaCa..dfJ
[from nothing] [layer of data]	E.dAbbAbeAF
[from nothing] [layer of money]	Daba.bA.caE
[from nothing] [layer of ui]	ECcbAbbb.jK
[from nothing] ×2	Gba.abbacdH
[judgement]	khiZdcihMAf
[judgement] [already there]	G.aba.a
[judgement] [becomes]	eeeQBAehK.c
[judgement] [both]	cbeUafcd.Hd
[judgement] [broad]	gecZceefMbe
[judgement] [broken]	f.dTcdceI.d
[judgement] [candidates]	ccbKdEce.Hb
[judgement] [change nothing]	bbcNaeabbGb
[judgement] [change set]	geaZbbheQka
[judgement] [code name]	abcIba
[judgement] [does not]	dcdLcCabD.b
[judgement] [element]	AdcNacccHda
[judgement] [exchange]	cbcN.eacJfa
[judgement] [knowledge]	gdeNbJedGac
[judgement] [layer of admin]	Ja.eaabagIa
[judgement] [layer of api]	befN.DecCFg
[judgement] [layer of app]	.acKdabcGAe
[judgement] [layer of data]	eefLbKedJbd
[judgement] [layer of money]	AhDK.ddfHfD
[judgement] [layer of ui]	A.dNbcedAHe
[judgement] [make]	beeSaAgfJca
[judgement] [many]	gciZcbdamXi
[judgement] [not there yet]	.d.DBaa
[judgement] [occurs]	aEaDbbc
[judgement] [one only]	dAdNbcbcbHc
[judgement] [product review]	La.gaaa.fLe
[judgement] [product]	..dLafaahJa
[judgement] [question]	edeVbdcdGab
[judgement] [repair]	bAbKcad
[judgement] [reshape]	feCLcBcdGAe
[judgement] [setting]	EdeLAcefMg
[judgement] [shown text]	EccHacceF.a
[judgement] [speed]	cbdN.cb
[judgement] [trace]	ccbMbbbdJda
[judgement] [whole system]	gabWcib.pYi
[judgement] [wish]	edeZddfeIad
[judgement] ×2	eceZajcdDEe
[knowledge]	hfe.eZfgIBd
[knowledge] [becomes]	dgafaKGHaec
[knowledge] [both]	efdHeQecdNf
[knowledge] [broad]	bae.dICdEbA
[knowledge] [broken]	ADAccBcfGAc
[knowledge] [candidates]	hadcbVddjSe
[knowledge] [change nothing]	gfcd.U.bE.c
[knowledge] [code name]	.eIgfBF.DfA
[knowledge] [does not]	.BAcbHfeI.c
[knowledge] [element]	EbhCdDBcDBd
[knowledge] [exchange]	afbFcAFFdFh
[knowledge] [foundation]	DbFabda
[knowledge] [from nothing]	FcbbbDbbd.F
[knowledge] [layer of admin]	GcCcb.baBeD
[knowledge] [layer of api]	cdddaOacGeB
[knowledge] [layer of app]	ceDd.KccaEa
[knowledge] [layer of data]	gd.caMCaEcb
[knowledge] [layer of money]	EfBcfIaCdaB
[knowledge] [layer of ui]	f.gHbAF
[knowledge] [make]	CiBhbLCeJda
[knowledge] [many]	afaDdOfbdLf
[knowledge] [not there yet]	ef.eAPbbD.c
[knowledge] [occurs]	aIAedCcbAEe
[knowledge] [one only]	.kBdaQcd.Gc
[knowledge] [product]	CciAbOdcfI
[knowledge] [repair]	dHCcfHfdMkA
[knowledge] [reshape]	gfEIdD.dEAb
[knowledge] [setting]	DDideIAhHAb
[knowledge] [shown text]	HibAfECA.Cd
[knowledge] [speed]	jFAAcMidFAc
[knowledge] [stays the same]	edMddBB
[knowledge] [trace]	AHdcbEedGba
[knowledge] [whole system]	eah.aSdAjVm
[knowledge] [wish]	icabcS.cDCd
[knowledge] ×2	gdgbaYddcLd
[layer of admin]	HbdcAcDeeDE
[layer of admin] [both]	Ibabbbace.H
[layer of admin] [broad]	KdcbcbCchFD
[layer of admin] [layer of money]	FBgacbD.fcH
[layer of admin] ×2	Jdaaa.bcdBF
[layer of api]	HbbcaaAeaEB
[layer of api] [both]	DCAc.acckIE
[layer of api] [broad]	LbdaaaddiOc
[layer of api] [candidates]	FeccbKdcFdB
[layer of api] [layer of admin]	GAcbabacacF
[layer of api] [layer of app]	JbcAabbbhaK
[layer of api] [layer of money]	eEcBcBBcc.F
[layer of api] [layer of ui]	KAabcbdchHD
[layer of api] ×2	gF.ecaIfcH
[layer of app]	DDAddbAeabH
[layer of app] [both]	DAbbAa.aheN
[layer of app] [broad]	DFfadaAfCAC
[layer of app] [candidates]	DcdcBHdcgGB
[layer of app] [layer of admin]	GbcbaAaabjM
[layer of app] [layer of money]	GbabbcCadkP
[layer of app] ×2	JAdbBafcehQ
[layer of app] ×4	LeCa.bf.cgK
[layer of data]	EAabeEceDEd
[layer of data] [both]	IDebaadbiLa
[layer of data] [broad]	K.dbbCfceKb
[layer of data] [candidates]	GceeAJedDCd
[layer of data] [layer of admin]	M.eaacbcA.B
[layer of data] [layer of api]	HGdc.ceblPb
[layer of data] [layer of app]	H.bbbaacaFa
[layer of data] [layer of money]	gLbacCb
[layer of data] [layer of ui]	MAcbbbdblMA
[layer of data] ×2	JABBdcicaIe
[layer of money]	CBaaDccb.dE
[layer of money] [both]	CDdcBabchCG
[layer of money] [broad]	EAcaDdcbaAC
[layer of money] [candidates]	accFcFbeCC
[layer of money] ×2	DF.dDfdeeMc
[layer of ui]	FBbcddEAdC
[layer of ui] [both]	I.AabddbjDH
[layer of ui] [broad]	NbbbccadbGa
[layer of ui] [candidates]	GAccBadcD.a
[layer of ui] [layer of admin]	AddbCaFceFB
[layer of ui] [layer of app]	D..aBbcccfK
[layer of ui] [layer of money]	BAebb.F.aiI
[layer of ui] ×2	EDfb.bAcfCE
[make]	ReedadAdBEd
[make] [already there]	IdcbCaddLfb
[make] [becomes]	Eb.accECCBg
[make] [both]	LcccbAadiJB
[make] [broad]	QdddAccfiSd
[make] [broken]	BGAbDegaC.c
[make] [candidates]	HdfB.GgeDEd
[make] [code name]	AB.e.eFCGhb
[make] [does not]	cKAca.ecGeB
[make] [element]	QbfdbcaaHcd
[make] [foundation]	Cc.bBcCceDE
[make] [from nothing]	HcAa.acafgM
[make] [layer of admin]	JccbbbAebAF
[make] [layer of api]	E.dbBbAdbDA
[make] [layer of app]	IbebaaCeAdG
[make] [layer of data]	DFebb.bcBBb
[make] [layer of money]	CAdcD.ac..C
[make] [layer of ui]	MfcacdBadBC
[make] [many]	fEAdB.AgbEC
[make] [not there yet]	FbbbGcddBB
[make] [occurs]	FHcb.dedB.B
[make] [one only]	GaBdbeC..Cc
[make] [product]	NcccabaefcN
[make] [repair]	hOcbDgAaFBg
[make] [setting]	MaBcafcBCad
[make] [shown text]	DaBdcbEHAcf
[make] [speed]	CfP.acifLdb
[make] [trace]	DHebddBfHEg
[make] [whole system]	eh.EADDakHD
[make] [wish]	QfecAcafaIb
[make] ×2	QgdcaeBbeGa
[many]	hbJBBcajpVC
[many] [both]	ccAD.aBciCI
[many] [broad]	DDeDAdecaCB
[many] [candidates]	Ba.DAcdbaEb
[many] [foundation]	edNc.cAeiaP
[many] [from nothing]	AB.cAa.d.gK
[many] [layer of admin]	..edEdHbfDD
[many] [layer of api]	dAEbCeBclEK
[many] [layer of app]	bAJbBdeff.L
[many] [layer of data]	eDaebCEdbAD
[many] [layer of money]	BAcfDAAcfbL
[many] [layer of ui]	g.FACbadjGH
[many] [product]	DgB.bEbbkBL
[many] [whole system]	jfBL.EcesSE
[many] ×2	ekEGEeEgrVD
[not there yet]	HaceCCffDEc
[not there yet] [already there]	Jec.BbbccE
[not there yet] [becomes]	GfacBA..Cac
[not there yet] [both]	KjAbCacccHb
[not there yet] [broad]	HbcbaEfdbIc
[not there yet] [candidates]	AeCbDAaacD
[not there yet] [code name]	dCCD.cc
[not there yet] [element]	GDdcBbddJf
[not there yet] [foundation]	DbD.bca
[not there yet] [layer of admin]	Nde.aaccbCC
[not there yet] [layer of api]	Fg.aBCcbcBC
[not there yet] [layer of app]	CfEaBc.afaH
[not there yet] [layer of data]	G.ab.dabcD
[not there yet] [layer of money]	BEb...feEcC
[not there yet] [layer of ui]	Ibaa.cbcdEB
[not there yet] [many]	HgGdCcdcdEC
[not there yet] [one only]	EfDeFAdb.Ca
[not there yet] [product]	GdabbBaaf.G
[not there yet] [setting]	aECdABgcDBc
[not there yet] [shown text]	F.Fbcg.a.Ge
[not there yet] [whole system]	.cDdCAaaeEA
[not there yet] ×2	JgabAAa.gMf
[occurs]	.WddbdheLeb
[occurs] [already there]	.b.aCbBbDaa
[occurs] [becomes]	.EDbDbiEa.d
[occurs] [both]	FBacAcacAB
[occurs] [broad]	gPdc.abcFab
[occurs] [candidates]	aFbaaCc
[occurs] [code name]	CDGacbg
[occurs] [element]	.QbbbcgdJeb
[occurs] [foundation]	dBEabcCaafG
[occurs] [from nothing]	CabaAaAaagH
[occurs] [layer of admin]	C..a..b.cbE
[occurs] [layer of api]	FCaa.bdcafJ
[occurs] [layer of app]	fNcbab.dLiA
[occurs] [layer of data]	IC.abddeC.C
[occurs] [layer of money]	DCdcDac.gEB
[occurs] [layer of ui]	AMdabbedGgD
[occurs] [many]	dKacba.cGjF
[occurs] [not there yet]	DAcb.cBcHcb
[occurs] [one only]	eLEaabfbFhC
[occurs] [product]	B..ba..aciL
[occurs] [setting]	IDabCckaDba
[occurs] [shown text]	cNB.bbibIhB
[occurs] [whole system]	Bd.AaBbadCB
[occurs] ×2	aMebBdcdJea
[one only]	AAEca.caFac
[one only] [both]	a.CaABdeABA
[one only] [broad]	CCaa.CfeIbb
[one only] [candidates]	Be.dBGbbhMd
[one only] [element]	LbADdcidPhc
[one only] [foundation]	BcG.bd..fdI
[one only] [from nothing]	IBea.bceCeG
[one only] [layer of admin]	Fdb.bbEaaaD
[one only] [layer of api]	CabcDa.dcCE
[one only] [layer of app]	AHabeDdeGeC
[one only] [layer of data]	.IBc.dcbcFa
[one only] [layer of money]	AaCCDdf.AhG
[one only] [layer of ui]	ADa.cb.cFac
[one only] [many]	.CAADbfgeLa
[one only] [product]	Gb.edHdcfCF
[one only] [whole system]	dcCaAFbagGA
[one only] ×2	.cF.ccCFg.A
[product review]	MbagaababHe
[product review] [both]	Ia.dabaahMd
[product review] [broad]	Jaafa.aacIe
[product review] [element]	KbadbbbbIfa
[product review] [layer of admin]	Ia.eaaa.fKd
[product review] [layer of api]	MbaeabbbFbb
[product review] [layer of data]	Ga.caba
[product review] [layer of ui]	Ga.caba
[product review] [make]	IaaeaaaadJd
[product review] [product]	Gaada.aadJe
[product review] [wish]	LaafaabaCCd
[product]	Pc.cd.egieU
[product] [both]	Ic.abAcaghP
[product] [broad]	Gad.cbCddcL
[product] [candidates]	JedEc.cdDA
[product] [foundation]	HeCaCdd.eeJ
[product] [from nothing]	PfabbaebhjT
[product] [layer of admin]	HccabbB.cmP
[product] [layer of api]	LgBaddAbAkM
[product] [layer of app]	OdeabbbbfeM
[product] [layer of data]	MdeebAAaecJ
[product] [layer of money]	IAddcA.bbnR
[product] [layer of ui]	JcAbaacadmR
[product] ×2	Oed.bacagkS
[question]	kggGdZigPdd
[question] [already there]	GddecJacHgB
[question] [becomes]	dJdCdJkgJc
[question] [both]	.hAFbHecaJf
[question] [broad]	gcca.LBdKcd
[question] [broken]	bAdCeIbcIdb
[question] [candidates]	Afcb.McdAGc
[question] [change nothing]	ff.AaNbbD.c
[question] [code name]	deC.cLdeMec
[question] [does not]	AIcbdFgbGdb
[question] [element]	GigEcKddJcb
[question] [exchange]	fEhI.FgAFdc
[question] [foundation]	cbEcaGb
[question] [knowledge]	jfdCbWdeEDd
[question] [layer of admin]	bcacbFFbFe
[question] [layer of api]	DhcebPcbKgb
[question] [layer of app]	bDed.Jc
[question] [layer of data]	gdfEdRbeOgc
[question] [layer of money]	daadDJdcDdC
[question] [layer of ui]	BeaCbaDdDEe
[question] [make]	cChadMbeH.c
[question] [many]	..CFb.hdgOd
[question] [not there yet]	ffDdANbcBCb
[question] [occurs]	aB.f.CCbC.a
[question] [one only]	bbBdCHeeFAb
[question] [product]	beAbbLabfFB
[question] [repair]	cKeGeccdJea
[question] [reshape]	gAFCdEeeMec
[question] [setting]	eE.c.MjeHac
[question] [shown text]	.fHAfMjiH.A
[question] [speed]	.geEaMdcHdb
[question] [stays the same]	GjLecCdcFeB
[question] [trace]	cEBfBEdcGdA
[question] [whole system]	fbeHaJcAkUk
[question] [wish]	BfcFaFdcDCc
[question] ×2	ibfeaZeeI.d
[repair]	nZh.beAAFcd
[repair] [already there]	cCbbIbcdGab
[repair] [becomes]	eScbceaGbe
[repair] [both]	kUdbdcDbaHe
[repair] [broad]	gJAd.aABABe
[repair] [broken]	iUabaddeDA
[repair] [code name]	gEa.AdFaaDb
[repair] [does not]	cJdCabcAgLe
[repair] [element]	lScaA.dfEFd
[repair] [layer of admin]	fIc.baCcAFd
[repair] [layer of api]	kRc.a.cdgOd
[repair] [layer of app]	fID.aAeffFF
[repair] [layer of data]	jPdab.Ab.Ig
[repair] [layer of money]	fHC.cAceBaD
[repair] [layer of ui]	kJeabaIEgEc
[repair] [many]	gNc.fAAfDAA
[repair] [not there yet]	ddcdFGDbJfb
[repair] [occurs]	ePbadcabEfB
[repair] [one only]	dGfAbDaaDcA
[repair] [product]	bECaa.c
[repair] [setting]	cPlbabEFBeb
[repair] [shown text]	iCgbbbSKiab
[repair] [speed]	bHeCaAc
[repair] [trace]	dN.babdbCBc
[repair] ×2	aceabaMdIdb
[reshape]	hdZaeejfIdA
[reshape] [already there]	dBCdADbbHdb
[reshape] [becomes]	faLfcAA
[reshape] [both]	gCLBaechJfD
[reshape] [broad]	ebPAaddaIdd
[reshape] [broken]	eFM.dbheJca
[reshape] [candidates]	bCeEb
[reshape] [code name]	bgKccaEEaBe
[reshape] [does not]	FhKEdfdAdDa
[reshape] [element]	.eNad.ecbBC
[reshape] [exchange]	dbNbbach.BG
[reshape] [foundation]	ccLbaabbidO
[reshape] [layer of admin]	EdJbbcddEcB
[reshape] [layer of api]	gbMBcCfaecI
[reshape] [layer of app]	beBDcaE
[reshape] [layer of data]	eEFdcEedDfF
[reshape] [layer of money]	dfObbFfcDdC
[reshape] [layer of ui]	.BEababbCCe
[reshape] [make]	DcC.DfbGchD
[reshape] [many]	ebRacaffmPD
[reshape] [not there yet]	bAFbaaa
[reshape] [occurs]	fGEcCbdbDab
[reshape] [one only]	gdU.bce.EiD
[reshape] [product]	.b.DbCbaeDB
[reshape] [repair]	cJacceDgCAC
[reshape] [setting]	ibRBcdbEFfe
[reshape] [shown text]	baJCcfa.Kgd
[reshape] [stays the same]	ggXcadchJfE
[reshape] [trace]	DACEdedgBFb
[reshape] [whole system]	dbPgbCcbkbO
[reshape] [wish]	afT.bdfhFaB
[reshape] ×2	ggZcbbeeGaa
[reshape] ×4	abGba.a
[setting]	.BFfefJPbid
[setting] [becomes]	nCGcddOYnib
[setting] [both]	AeccDE.aaFd
[setting] [broad]	.AIac.fCBad
[setting] [candidates]	BebB.FbfDEc
[setting] [code name]	feRcabbIAhb
[setting] [element]	FE.gea.DBbd
[setting] [foundation]	ccIbcbDBeaD
[setting] [from nothing]	CDeb.cBeEfF
[setting] [layer of admin]	CeabcDDaC.a
[setting] [layer of api]	JadccaDC.d
[setting] [layer of app]	aFfcgCHFAkD
[setting] [layer of data]	JCebbbabaC
[setting] [layer of money]	hB.aGdD.Dac
[setting] [layer of ui]	G.FdebbBAdA
[setting] [many]	cHIebecmDEC
[setting] [one only]	eDEdA.aGdBe
[setting] [product]	HDcabbdeBfI
[setting] [whole system]	abMbaafdbdK
[setting] ×2	AfGfbcHOfbf
[setting] ×4	cEGbcbc
[several lines]	eOh..bafNh
[shown text]	aacfecSTgie
[shown text] [becomes]	mjAabbZYnja
[shown text] [both]	FDeadaAAaIi
[shown text] [broad]	B.cdccJHbBh
[shown text] [candidates]	IdEcb.ebGdb
[shown text] [code name]	dePcBccKedb
[shown text] [element]	IIieedEDHgd
[shown text] [from nothing]	.......bHbd
[shown text] [layer of api]	OebaCdgfbNg
[shown text] [layer of app]	aFfbddJHeCf
[shown text] [layer of data]	b.dcCBEDcDe
[shown text] [layer of money]	.A.cfbIHbcc
[shown text] [layer of ui]	c.ibbbQLbee
[shown text] [many]	NGEfAhmlIAA
[shown text] [one only]	GcIeec.Fabb
[shown text] [product]	G..abcaecGA
[shown text] [setting]	bCLdebaIe.d
[shown text] ×2	AbgdceSPegc
[speed]	fbYcgDljSgc
[speed] [becomes]	efKAaDdfIab
[speed] [both]	.c.BcDad.CA
[speed] [broad]	hBMdaDggJd
[speed] [broken]	gLEBdcfdNia
[speed] [candidates]	baba.G.abEb
[speed] [does not]	EBbdbBbaFe
[speed] [element]	EcEBeBgcIf
[speed] [layer of api]	dbLbCcccBcE
[speed] [layer of app]	bdEbDBbaBgF
[speed] [layer of data]	eeJCcBcbE.c
[speed] [layer of ui]	hFRb.eihPi
[speed] [many]	AbKacf.dCbB
[speed] [not there yet]	.BabcFbbCa
[speed] [occurs]	cDFaAdbbIg
[speed] [one only]	fbD.bJddDBc
[speed] [product]	chOdAAceGb
[speed] [setting]	hFSccbjiOfa
[speed] [shown text]	cCEceGddCCc
[speed] [trace]	cNecbCddKdb
[speed] [whole system]	cadCCCa.daF
[speed] ×2	heZb.chgNcc
[stays the same]	eEXgfdhjFaF
[stays the same] [already there]	BcFab.a
[stays the same] [becomes]	BfMbacdgdCH
[stays the same] [both]	ebNcccBcaBC
[stays the same] [broad]	FcFedDeeI.e
[stays the same] [broken]	.HHecg.dBDa
[stays the same] [code name]	CAHbcbefRge
[stays the same] [does not]	AbNccdccbAE
[stays the same] [element]	bFEcbcad.Fc
[stays the same] [foundation]	c.LaabfefaL
[stays the same] [from nothing]	cbLbbba.beH
[stays the same] [layer of admin]	EcEaaad
[stays the same] [layer of api]	cDFbdcBbe.G
[stays the same] [layer of app]	abKbdBdd.BB
[stays the same] [layer of data]	.DFabccagIa
[stays the same] [layer of money]	cALbbccecbJ
[stays the same] [layer of ui]	A.LbcceeCBA
[stays the same] [make]	DfKdebBgDbE
[stays the same] [many]	jeYcecAfnGN
[stays the same] [not there yet]	AeJccCcbeCD
[stays the same] [occurs]	fBGdbEbbFhD
[stays the same] [one only]	gcRabcagFbC
[stays the same] [product]	gFLedAdcddK
[stays the same] [repair]	dLBaebdeD.A
[stays the same] [setting]	fEK.baghKDg
[stays the same] [shown text]	CBIbaeffCDa
[stays the same] [speed]	ceMbaBbcLfc
[stays the same] [trace]	GdBbbAcbHcb
[stays the same] [whole system]	fbMdcABcgcM
[stays the same] [wish]	AaPecfceHba
[stays the same] ×2	egVabdcgCcG
[suite]	gdbaRadejMB
[suite] [becomes]	da..I.efcFC
[suite] [both]	fda.OacdlIG
[suite] [broad]	eca.K.abfIa
[suite] [broken]	ac..Ea
[suite] [does not]	bca.F
[suite] [element]	BbbaFabdeGB
[suite] [exchange]	babaHaa
[suite] [from nothing]	eab.J.aadE
[suite] [layer of admin]	.........gH
[suite] [layer of api]	eba.J.badfK
[suite] [layer of app]	bbbaKabaebH
[suite] [layer of money]	eba.I.acdH
[suite] [layer of ui]	eca.Kaa.fAE
[suite] [make]	ga..M.decKc
[suite] [many]	bdbaLabahCF
[suite] [not there yet]	acaaGa..eId
[suite] [occurs]	eda.LaacgKb
[suite] [one only]	bb..Gab
[suite] [question]	ac..Gba.eGb
[suite] [setting]	caa.F.abdKd
[suite] [speed]	babaIabbgBH
[suite] [trace]	ac..Faa.dHc
[suite] [upkeep]	bb..KaecdKd
[suite] [whole system]	b.baHaa.bcE
[suite] [wish]	dabaJaaceFB
[suite] ×2	gcb.NabcnNC
[test thing]	Mbabf.bbGbc
[test thing] [element]	Mb.bgabbJfb
[test thing] [layer of app]	Ja.bdaa
[test thing] [layer of ui]	Iaa.d.c
[test thing] [make]	Jb.aeabbE.c
[test thing] [setting]	Ibbbc.a
[test thing] [wish]	Ib.bc.a
[tests]	ojjdZckiP.f
[tests] [already there]	afcaM.bcGbb
[tests] [becomes]	Agj.YAiBdCa
[tests] [both]	fcccXdegCCB
[tests] [broad]	ngbcZAeaKde
[tests] [broken]	iedcZceeKad
[tests] [candidates]	a.aaHda
[tests] [change set]	eBdfLcCdIbc
[tests] [code name]	FciaRaj.Iec
[tests] [documents]	Kba.AahaGcb
[tests] [does not]	bfbaOcadBB
[tests] [element]	ccccRafeI.d
[tests] [exchange]	beDcMce.CEh
[tests] [foundation]	cbDbGac
[tests] [from nothing]	ebc.L.aadBC
[tests] [judgement]	EcbeIbbdGac
[tests] [knowledge]	cGAeKgcbFac
[tests] [layer of admin]	da..G.aadbG
[tests] [layer of api]	kaeaWaedfFD
[tests] [layer of app]	bAebMadbdcI
[tests] [layer of data]	dbDbKdcadId
[tests] [layer of money]	gfdcXAecG.c
[tests] [layer of ui]	fadaPadcdaG
[tests] [make]	kecbZbheK.f
[tests] [many]	hdjcZbedqWb
[tests] [not there yet]	hed.TbabHae
[tests] [occurs]	cAeaPbgDgGc
[tests] [one only]	bfdbTdbcaIe
[tests] [product]	dacbMaabgGB
[tests] [question]	cBbcOgbbD.c
[tests] [repair]	cIccKfeeQib
[tests] [reshape]	dcabMbabHbd
[tests] [setting]	aggcWaedFBd
[tests] [shown text]	daeaQbebHcc
[tests] [speed]	BbdcEaDccaF
[tests] [stays the same]	aIDbdcbaIec
[tests] [suite]	ida.RacejNA
[tests] [test thing]	Mbabf.bbGbc
[tests] [trace]	bd.aH.aacGc
[tests] [upkeep]	dFedJgE.aIh
[tests] [whole system]	bafcScdcjKB
[tests] [wish]	jeeeZdeiQec
[tests] ×2	jfbaZaggAJc
[the name of a constant]	G.BjiAHYnic
[the name of a file]	kfPK.k.Zhod
[the number of a change]	llhTBeNJCla
[the number of a line]	jQLebdgJ.gd
[the number of a version]	cEhcfeTTgie
[trace]	AVjbccehLAe
[trace] [already there]	Icaabba
[trace] [becomes]	DIdbcbaCcFf
[trace] [both]	dFbdbBEiIa
[trace] [broad]	GJiadb.iKCd
[trace] [candidates]	CdbacGa
[trace] [code name]	GfbbcaF
[trace] [element]	.PhcbabCaAc
[trace] [layer of api]	bEbbBBc
[trace] [layer of app]	.IdbbdDgG
[trace] [layer of data]	aFab.aabFbb
[trace] [layer of money]	aHaaa.ceHdA
[trace] [layer of ui]	OceaBcefCD
[trace] [many]	.FfcCcBdDBb
[trace] [not there yet]	G.db.BcddIa
[trace] [occurs]	fOcaabbbHdb
[trace] [one only]	EEeb.AeeBGe
[trace] [product]	CIbacbdfCFc
[trace] [setting]	CMcab.jdOib
[trace] [shown text]	BRebbaj.Gec
[trace] [whole system]	CdbbbcKbG.e
[trace] ×2	eMbabaacLgb
[two quotations]	n.IebfRZnjb
[upkeep]	jbdbeeZHCfe
[upkeep] [already there]	eJcbBb
[upkeep] [becomes]	beh.acSMBje
[upkeep] [both]	fcad.aOiBBE
[upkeep] [broad]	aceABdJdDA
[upkeep] [broken]	fRBef.c.Eac
[upkeep] [candidates]	CebdBLedcFA
[upkeep] [change nothing]	cDcBbFedJea
[upkeep] [change set]	hfCHgdOgNjC
[upkeep] [code name]	Dd.bDbB
[upkeep] [does not]	.Gg....fEDd
[upkeep] [element]	GEae.cd.Baa
[upkeep] [exchange]	eeGccbKAfFa
[upkeep] [foundation]	fA.dcBJecDD
[upkeep] [from nothing]	aebaC.FadcH
[upkeep] [judgement]	cacObBhcCBc
[upkeep] [knowledge]	a.gAdMcbCBc
[upkeep] [layer of admin]	cdaabaKbAgH
[upkeep] [layer of api]	hFd.edOcEgF
[upkeep] [layer of app]	ecCdbaMhHaB
[upkeep] [layer of data]	DDhbcdIFk.E
[upkeep] [layer of money]	cd.fGbHdbaF
[upkeep] [layer of ui]	CeBDadCbabE
[upkeep] [make]	AjcddcW.Ied
[upkeep] [many]	kfAbAdUgBFb
[upkeep] [not there yet]	Af.cCBBa.Ed
[upkeep] [occurs]	BLddcabfLcc
[upkeep] [one only]	ecAbaCHE.hC
[upkeep] [product]	DDcdccEbAjK
[upkeep] [question]	cdAGaKleFBc
[upkeep] [repair]	eLcDde.gMcc
[upkeep] [reshape]	e.LdccDiHaB
[upkeep] [setting]	eacdbbPKbed
[upkeep] [shown text]	FDf.bdCHAha
[upkeep] [speed]	haDaeEEcFAd
[upkeep] [stays the same]	aCEcddCecLd
[upkeep] [trace]	eIdcAeGcHcb
[upkeep] [whole system]	AehBCfLdfJa
[upkeep] [wish]	daabecPcKcd
[upkeep] ×2	mBidfbZDGhc
[upkeep] ×4	eeeadbUfBCA
[whole system]	lgHJaDaesPH
[whole system] [both]	gfAGaHaalHE
[whole system] [broad]	ddEH.d.aeJd
[whole system] [candidates]	b.cdEEa.fJe
[whole system] [foundation]	adRcbcebgqZ
[whole system] [from nothing]	.eEaCBd.eeJ
[whole system] [layer of admin]	IbdaBca
[whole system] [layer of api]	bdKDEdibgdM
[whole system] [layer of app]	bfGBBbaf.AF
[whole system] [layer of data]	af.CAbDbbaE
[whole system] [layer of money]	EcHjaFeahFC
[whole system] [layer of ui]	aeJFBbjdeDE
[whole system] [product]	fdABbLbajPe
[whole system] ×2	.bdOdacafJd
[wish]	Ki.A.dAdFBd
[wish] [already there]	EACdDcfeNgb
[wish] [becomes]	EeFceaDG.bf
[wish] [both]	Kcbcb.bdeI
[wish] [broad]	MfcEbbeffQe
[wish] [broken]	aABACdbdFBd
[wish] [candidates]	.caeBMebfLc
[wish] [code name]	dgJCBgCCAac
[wish] [does not]	.cEDCedacHd
[wish] [element]	UhbBdddbMhc
[wish] [foundation]	daEcBaCagdL
[wish] [from nothing]	DbaaAAbabeG
[wish] [layer of admin]	EbabDbae.EA
[wish] [layer of api]	DeabcBEdAAA
[wish] [layer of app]	Cdbaa.FabaD
[wish] [layer of data]	DdaEcb.eBD
[wish] [layer of money]	CeACCAgcDeD
[wish] [layer of ui]	JfacBcA.bCa
[wish] [many]	.hDDCcbdkNB
[wish] [not there yet]	Jh.dEAddEDd
[wish] [occurs]	FA.c.c.dGd
[wish] [one only]	EjCaAAAbHbd
[wish] [product]	GdcA.BcdiCI
[wish] [repair]	iVjadC.AD.e
[wish] [setting]	AcEdAeEE.ad
[wish] [shown text]	Igbd.fJJ.fd
[wish] [speed]	geTabDihMe
[wish] [trace]	JHfC.djfAJd
[wish] [whole system]	hbBJaCeboOB
[wish] ×2	NfdBbbbeDFd
^0	aJAC.ehgIdC
^0 0	CGdaaab
^0 fa	GcbCdCddcIb
^0 번	ccbIDadcHda
^0 일	Haaaabb
^0 줄짜리	abHbb.bdIbb
^0 초	bGDbbbccHbc
^0.0	dbaaa.HeIba
^0.0 릴리스	dbaaa.HeIba
^a	Ofhgi.NjEGc
^a bulletin	Ibbaabb
^a calendar	Ica.baa
^a complete	Gca.b.a
^a dockerfile	babaaaI
^a health	Ibaabab
^a loyalty	Ibaaabb
^a newsletter	Jbaaaac
^a short	bbababJ
^a template	cbabbaJ
^accessibility	abbIaca
^add	QkgdFdBcDFg
^add a	NicbBcAlOab
^add an	Jb..acdeNfc
^add docstrings	babbaaIdHca
^add email	Icb.bba
^add integration	db.bKabbJfb
^add jsdoc	caabaaI
^add pre-commit	bbbba.I
^add rate	Kb.acbdcJeb
^add sorting	Ica.aab
^add two-factor	IbaabacddKc
^add …	Jbbcbab
^admin	HHcbbceeAHe
^admin crud	Ibaaabb
^after	aScddcefKgB
^after checkout	Kcbbaab
^after the	bHa.aab
^after upgrading	bJaabbc
^all	bGBcAacc.eG
^all three	dJbab.aacIf
^allow	PebbbbcdG.c
^allow filtering	LdbbaabbIdc
^an	CfCAAfDdeDD
^an architecture	aaIcaaa
^analyse	.AccaGa
^analyse the	.AccaGa
^analyze	bbbdaLb
^analyze the	bbbc.Ka
^angular	abJba.d
^angular 0	abJba.d
^any	.......ccId
^api	dE.cdcHBeHe
^api reference	cbbabaK
^app	fKeccbHFEfe
^app asks	bJabaab
^app goes	cIaaaac
^app tsx	acc.aaI
^application-prod	bbbbaaI
^application-prod yml	bbbbaaI
^architecture	bbbBbcI
^architecture decision	babbabI
^arm	aababIa
^arm 에서	aababIa
^as	DhebCCEAbEd
^as a	EcfiDEDDAAf
^as an	FeBdddIeCHe
^as the	.dbGcEd
^at	dLc.c.bgMbd
^at com	dLbac.adLdd
^audit	abcNcdbdaId
^audit the	abcNcdbdaId
^auth	baaHaab
^auto	Kccbaab
^auto save	Kccbaab
^autocomplete	LcabbacdIdb
^autocomplete for	LcabbacdIdb
^automatically	Icaab.b
^automatically close	Icaab.b
^axios	cfKdecIDgJg
^axios 0.0.0	aacac.JHcdb
^axios out	abJbabb
^axios timeout	accaaaJ
^badge	babbIaa
^badge 컴포넌트	babbIaa
^barcode	cIbbaba
^barcode scanner	cIbbaba
^batch	abbbaaI
^batch size	abbbaaI
^batch_size	babbaaJ
^batch_size 0	babbaaJ
^be	.abIbab
^beep	Jcabbaa
^beep when	Jcabbaa
^before	cbdNac.acGc
^before i	babJac
^before we	bbcJadA
^blink	Jcbbaaa
^blink the	Jcbbaaa
^both	cJc.baacdKc
^both services	cIc.aaacdJc
^break	cdOaacbbeeL
^break our	bcMbbbbccdI
^break the	abG..abacdG
^bring	bbEcHdbcaGc
^bring the	bbEcHdbcaGc
^broken	aIbabac
^bruh	bIbbaaa
^bruh the	bIbbaaa
^bug	dSdacbe.E.d
^bug voice	bJcaaaa
^build	JecbBdAegHD
^build a	Iba.bacbgBG
^build an	Jdb.FcfchNd
^build crud	Ka.abbdcdJd
^bump	becaaaMJAge
^bump all	.caaaaGdKdc
^bump axios	aaaaaaF
^bump lodash	bbaaaaGGcbb
^cache	HcdHbdccIcc
^cache busting	Jcabaaa
^cache rs	bbbIbb
^calendar	cLaabbbcJec
^calendar sync	cJaaaba
^called	aIbaaba
^called …	aIbaaba
^can	HjbaADABFga
^can it	Jabbabb
^can the	HcdbbdF
^can this	ababbJb
^can u	ababbbJ
^can we	NcGddeedKdc
^can you	babAFAcaCCd
^can't	cJ.abad
^can't deploy	cJ.abad
^change	cega..PLfdb
^change the	bdga.aOKedb
^changelog	abcabcK
^character	Ibaaaba
^character counter	Ibaaaba
^check	ecbRcccdFBc
^check the	cbaMbbc
^checkout	.......cJdc
^chore	bhd.baQJceb
^chore drop	.fc.aaJ
^ci	bcdb.aLeJdb
^cj	Hbbaaab
^cj 대한통운	Hbbaaab
^class	aaLbcbc
^class components	aaIabab
^clean	ddDcccKbJeb
^clean up	ddDcccKbJeb
^cleaner	abIbbabcHcc
^client	cFebbbGacGd
^client_max_body_size	abbaaaJ
^client_max_body_size in	abbaaaJ
^code	dbdPcbbdNha
^code quality	bbbIb.a
^code review	cbcMcbadMgb
^comments	Lcab.afbeJc
^comments below	Ibaaaac
^comments on	Ib.b.adbdHb
^compare	faccbQabcIe
^compare kafka	baabaIbadHc
^compress	Icabaaa
^compress uploaded	Icabaaa
^config	bbKabac
^configs	babbaaJ
^configs train	babbaaJ
^configure	cbbaabJeJcc
^configure eslint	caaaaaIdIcb
^confirm	Jbababa
^confirm before	Jbababa
^connect	Pdcabcdd.Lh
^connect our	LcaaabdcfOg
^connect the	Jbbabbb
^continuous	dbbbbbMcJdb
^continuous integration	dbbbbbMcJdb
^convert	bbMacbcddPh
^convert all	aaG.bacbbIe
^convert the	bbJababccLg
^copyright	bccabaLHdbb
^copyright year	bccabaLHdbb
^could	afBFajJGcca
^could a	bbbKababHdb
^could someone	bFEdabb
^could we	GbccbeHcIdb
^could you	efDABeHIegC
^cover	cddcRbbcKec
^cover the	cddcRbbcKec
^coverage	acdcMaadJea
^coverage of	acccLaadJea
^crc	aabbGaa
^crc 계산	aabbGaa
^create	Ldaadb.ecCE
^create a	KdaaccAedED
^create an	IaAad.daBfE
^critique	cccNcbacKec
^critique the	cccNcbacKec
^cron	cFcabbFGbea
^cron for	acaaaaI
^cron job	.KaaabfgJba
^crud	QcbacbeefNc
^crud endpoints	Iaaabac
^crud for	OcbacbdefMb
^csv	AJecEbghLda
^csv import	dLbaaaceJca
^currency	cGbaCbbbHdb
^currency formatting	aIbaabb
^customers	FHAdcccdEbB
^customers complain	cIbab.a
^customers in	bIbbaaa
^customers should	HeCcaab
^cut	bfSaabefEeE
^cut memory	acIaaaa
^cut our	bbJbbab
^cut the	aeL..ae
^cypress	.......ccId
^dark	IIbcccedJdb
^dark mode	CHabbbdcHcb
^dark theme	Jbaabab
^db	eCCccDAdAHe
^default	cab.a.H
^delete	edGccbIJeda
^delete the	dcHccbGKddb
^deleted	bIcaac
^deleted users	bIcaac
^deleting	cJbaaba
^deleting an	cJbaaba
^deploy	ababbaIcJec
^deploy the	ababbaIcJec
^deployment	cac.aaH
^deployment for	cb..aaG
^develop	FaaaaaaabeG
^develop a	Fa.ba.a.bfH
^did	abbJbc
^did i	abbJbc
^display	Icaaaba
^display a	Icaaaba
^do	acdJbCc
^do a	..aFaca
^do you	abbIab
^docker	bNcbaaeeKcc
^docker compose	aJbbaacdHbb
^docker container	bIbbaac
^docker-compose	acc...GHdba
^dockerfile	cddEbbJ
^dockerize	abbaaaI
^dockerize the	abbaaaI
^docs	edabbbOBJef
^docs describe	bcababKcIdc
^document	edccbdUfRhe
^document how	cbaaabJ
^document the	dddcbcSfQfe
^does	ffcJcJcbIfa
^does our	ca.e.KaaGea
^does the	bdcIbEb
^don't	JfcAaCcdHbb
^don't touch	KfbbaCceHab
^drop	.cK.b.f
^drop the	.cK.b.f
^dropdown	cIaaaaa
^dropdown menu	cIaaaaa
^due	aabKcbbbbHd
^due diligence	aabKcbbbbHd
^each	cADbEbc
^emails	dNbaacbeKdc
^emoji	cIecFcbcHcc
^emoji in	aJcabaa
^end-to-end	aabaGaabcGc
^end-to-end suite	aabaGaabcGc
^enemies	cIabaaa
^env	bcbaaaJ
^env example	bcbaaaJ
^epic	OdbacadccfL
^epic brand-new	Ibaabab
^eslint	cbbaaaKdJdb
^estimate	ccaabLb
^estimate the	bbaabJb
^eta	bJbabba
^eta is	bJbabba
^evaluate	cbbccNbbeKd
^evaluate auth0	baacbIa
^every	gHIeGeeeeJ
^expire	Kdabbab
^expire guest	Kdabbab
^explain	ddddbOCeJ.e
^explain how	cbbbbMc
^explain what	aaabaHb
^explanation	abbbaJb
^explanation wanted	abbbaJb
^expose	OcabbbeeKdb
^expose prometheus	Kbabbbc
^extend	Mcbbbbb
^extend …	Jbababb
^extract	dbLbbabcKde
^extract the	baIbbaabJce
^faq	Kabaa.ebfKb
^faq 게시판	Kabaa.ebfKb
^fax	bbaaaaI
^fax number	bbaaaaI
^feat	VdeccbeGdCf
^feat flags	Jababab
^feature	NedEccedMec
^feature copy	Jbbbaab
^feature request	KbbbbbbcIcc
^figure	.bcaaGa
^figure out	.bcaaGa
^file	aGdbEcbeIcb
^file …	aIcaaaadHbb
^find	d.de.NbcLha
^find out	d.de.NbcLha
^fix	dRibccCJaed
^fix tax_de	aIabaac
^fix the	bBdabcKLeeb
^fix …	aIbbbab
^flags	Jbababb
^flags yml	Jbababb
^font	bcbbbbMKddd
^font of	bbabbaJ
^footer	dBFbcbDIdbb
^footer tsx	baIa.ac
^for	HbaaaabdEgE
^fr-0	Iba.aba
^fr-0 colour-blind	Iba.aba
^from	Jca.a.eaceH
^full	EebBEbc
^full crud	LbbbabbaaHe
^full-text	Icbaaab
^full-text search	Icbaaab
^get	EjOhCDigQde
^get it	ceIbFbbdHca
^get rid	bbNbcbccLed
^get the	baI.cab
^get to	bbbbaIa
^get v0	JbbababbHdb
^getting	dNb.baegNeb
^getting 0	cIaAbac
^getting …	aGa.b.dgIba
^gift	cIaab.a
^gift cards	cIaab.a
^git	BcaHabc
^github	abbccaLcLec
^github actions	abbccaLcLec
^gitignore	gbb.baNNhea
^gitignore 에	gaa.aaKLgda
^give	FedGdEedHac
^give me	dbbGcGb
^go	acdKEecbdKd
^go over	.bbIacabdIb
^go through	acdHEcbbcHd
^goroutine	bHaaabb
^goroutine 0	bHaaabb
^gradle	aG....edHcb
^gradle sync	aG....edHcb
^half	cFFbbcb
^half of	cFFbbcb
^happens	dIb.ba.cGca
^haptic	Ibaabba
^haptic tick	Ibaabba
^have	baaJadaaHfa
^have a	baaJadaaHfa
^help	bbaaabI
^help article	bbaaabI
^hey	aHdaaaaaHeb
^hide	Jbbbabc
^hide sold	Jbbbabc
^hook	QdcacbddhRf
^hook our	JbbaabbbcId
^hook up	OdbacbcdgPd
^how	fde.cVccEDf
^how come	b.abbG
^how do	a.abaHbadHc
^how does	dbadaMabDDe
^how is	bbacbKbcGca
^how long	bbbbaIabIeb
^how many	aabbaIa
^i	DCbC.bfcFba
^i can't	dfECcHc
^i keep	Jcba.bb
^i need	DebbGDefBGd
^i only	daac.HA
^i typed	bJbbaab
^i want	KcdFccefFbB
^i wish	aeDdFeF
^i'd	IhBbFAhfGa
^i'd feel	bbabJba
^i'd like	GdcbcHdcKfb
^i'd love	KcDbcec
^i'm	BBeCbEd
^if	eBHFcecbHdb
^ignore	cbabaaK
^ignore log	cbabaaK
^implement	Pcbbbaff.Ic
^implement soft	Iabbaac
^in	ddFcDcDKfac
^in-app	Ica.abbccJd
^increase	ffedIcNLcfc
^increase the	ddcbcaPMfdc
^init	b.Icb.c
^init py	b.Icb.c
^inline	.aGbb.a
^inline the	.aGbb.a
^integrate	QfAacagdjQc
^integrate sentry	Jbabaac
^integrate stripe	Gb..b.bacGc
^integrate the	Jc.abadadHc
^integrate twilio	Ld.abccdeLc
^integrate with	Fba.aab
^integration	DecbLcccFAd
^integration tests	cbbaLbbbHcc
^integration with	Icaabaa
^ios	cHAaabb
^is	jhbTgLegMbc
^is it	ccEgbMb
^is my	cccQbfaeJcb
^is the	cddJdHceKeb
^is there	d.cdaKAbGdb
^is this	cbaObfabHdb
^issue	acaba.I
^issue template	acaba.I
^it	KJaeAiggHdC
^it ought	bcHaba
^it should	FIcaceccHda
^it shouldn't	.Jca.ea
^it would	LdcdDcb
^it'd	Jcaaaba
^it'd be	Icababa
^it's	ddFbcBE
^java	dLbac.adLdd
^java lang	dLbac.adLdd
^jenkins	abbaabJ
^job	cIaabba
^job queue	cIaabba
^json	LbabaaeeIcb
^just	EedbaIbcKfb
^just add	Jcb..cbdHd
^jwt	CcbbBFc
^kafka	abacaHb
^keep	aJbacba
^keep fixing	aJbacba
^keyboard	FFbbbbb
^keyboard shortcuts	Icaaaaa
^leave	JaacbabcJce
^leave the	KcacaaadKcd
^legal	cbdbcFG
^let	TecbbcfhGGf
^let admins	Gaa.abcdJbd
^let me	KbaaabcdKfb
^let people	Kdbaaacd.Id
^let the	MccabcbdKea
^lgtm	cbbNbcbdKcd
^lgtm or	cbaLbbbcIcc
^lib	dcFbGbb
^like	McbbabbcJdc
^like roll	Jbbbaab
^limit	Jcab.ac
^limit comments	Jcab.ac
^list	IccecHdcHbc
^list all	bbacbJa
^lodash	ccbbbbMLddc
^lodash 0.0.0	abaaaaG
^lodash to	baabaaI
^log	Lcaabcb
^log every	Lcaabcb
^login	FLecbcdfLdb
^login spins	bJaaaaceJcb
^login takes	bIdb.aa
^logout	cIbaaba
^logout doesn't	cIbaaba
^look	bceMcBbcJfb
^look at	aabKcba
^look into	.adb.G
^look over	abbH.abbIdb
^loop	.Jcbbab
^loop c	.Jcbbab
^mailer	abHba.adIcb
^mailer js	abHba.adIcb
^main	fB.DdeHEEgc
^main py	.beaa.I
^make	EgMeehGEBjB
^make it	FdGabbcdIcb
^make request_timeout	bbca.aI
^make the	CdMeegEECfb
^map	aDccbHd
^map out	abbaaKc
^mask	Jbaabbb
^mask credit	Jbaabbb
^max-file-size	abbaaaI
^max-file-size 0	abbaaaI
^max_connections	accabaK
^max_connections 0	accabaK
^memory	aPdbbdcdKdb
^memory keeps	aKcaacbcHcb
^memory leak	aIbbaaa
^metrics	KbbbbabcIcc
^migrate	dcSbdccfiKD
^migrate all	bbIbaaaabIf
^migrate from	bbJbaabbbJf
^migrate our	aaJbcba
^migrate the	abHa.bb
^missing	bcaabaI
^missing r	bcaabaI
^model	bIbabbb
^model accuracy	bIbabbb
^modulenotfounderror	bJbcb.a
^modulenotfounderror no	bJbcb.a
^moment	abHaaabccHc
^monthly	aJaabbb
^monthly report	aJaabbb
^move	deJcceJgDC
^move all	aaFbabB
^move every	abIaabb
^move the	cdHbdcGdIAf
^multiplayer	Gc.abaaabfI
^my	ECcdCbb
^mysql	eAGbbDcceLd
^mysql 에서	baIaaab
^naming	abJbaab
^naming nit	abJbaab
^nats	.......adHc
^need	IcdbbFed.Ie
^need a	Ibb.acaadHc
^new	DebdcdMC.fD
^new colleagues	bbababJ
^nginx	cccbbaN
^nit	abKbbab
^nit …	abKbbab
^no	dfGcFDdbGAf
^no fix	.dabaH
^nobody	bbbbKbbbIdc
^none	abbaJabbeKd
^none of	abbaJabbeKd
^nothing	eGFBcdc
^nothing happens	bIbaaba
^notification	Ibba.ab
^notification centre	Ibba.ab
^notify	Kbabaac
^notify the	Kbabaac
^notion	HbaababbdHb
^npm	dIbba..cJea
^npm install	cJ.aaad
^number	bJbaaac
^number formatting	bJbaaac
^oauth	CHbbbbc
^oauth callback	dJaaaab
^off	.Icabab
^off by	.Icabab
^offline	KebaabbbeKc
^offline mode	KebaabbbeKc
^on	KAeddcD.Kgd
^on the	LfdcccFBJge
^onboarding	baA..cG
^opening	cIabaaa
^opening hours	cIabaaa
^ops-0	cMbaaaddIdb
^ops-0 alert	bIaaaab
^order	gLDacbcAfId
^order totals	eMcAbbaadHc
^orderservice	beObbcbaJed
^orderservice is	acJbbbacIcd
^orm	bcKaaacccIc
^orm 을	bcKaaacccIc
^our	dJFEbmbbb.C
^our api	bIaba.d
^our docker	acKbaac
^our ios	aIcb.ab
^our nightly	eMaaabbdKec
^our office	bbabaaJ
^our salesforce	dIbaaaa
^our whole	..bIbcb
^package	bacba.IJdcb
^package json	bacba.IJdcb
^pagination	DJcdbbccJfa
^panic	bHaaabb
^parser	cbAcJabeKeb
^password	dI..aabcHea
^password reset	dI..aabcHea
^payment	bbd.C.F
^people	cIabaaa
^people get	cIabaaa
^percentages	cKbabab
^percentages in	cKbabab
^php	.......aaeF
^php 로	.......aaeF
^pin	deccJcHGadb
^pin down	bbabJab
^play	Icabaaa
^play a	Icabaaa
^players	JCdbcbacJbe
^players should	KccabaacIbe
^please	ADhJ.bdgHCc
^please add	.......eHc
^please change	Jabbbaa
^please check	facMa.b
^please document	baababI
^please implement	Jbacaac
^please write	eaaaJ.bbJha
^pls	EHbbcbd
^port	adLaaacedBG
^port all	.bF.a.dbbKg
^port the	abKaaadcafJ
^postgres	dabcbDG
^pr	cbbMdbaeJda
^pr 0	aabNcaeeIca
^prices	cNcabaceGDe
^prices in	aIbaabb
^print	Jbbaabc
^print the	Jbbaabc
^profile	ccEbbGc
^proj-0	bIaabbb
^property	bbbaJbbcHbc
^pros	a.acaF.bcHd
^pros and	a.acaF.bcHd
^protect	Jbababb
^protect the	Jbababb
^pull	abJbbbb
^pull the	abIbaaa
^purpose	.abcbIa
^purpose of	.abcbIa
^push	EFbbbbbbaGe
^push notifications	EFbbbbbbaGe
^put	ECIccdgCFed
^put a	Ndba.cegKca
^put the	ccJaaaa
^python	bIabaab
^python worker	bIabaab
^qa	abaaGa
^qa-0	cF..aaa
^query	babIaab
^query builder	babIaab
^question	abbbaJb
^question is	abbbaJb
^raise	dfedHdNHeDg
^raise max_connections	bbaabaI
^raise the	cdcbDbLI.fd
^rate	KdcGbbeeIba
^rate limit	NdbaabdeJcb
^readme	ddcabbPI.gc
^readme 에	caba.bIE.cb
^real-time	KcaaabbceLd
^reconcile	babbbKb
^redesign	Iabaabb
^redesign the	Iabaabb
^reduce	bcNbabddFba
^reduce the	bbKbabc
^redux	ccJbbDdddLd
^refactor	bfTdaaeEaBf
^refactor the	baJeaa.beKd
^refunds	cHaab.aabIg
^refunds are	cGa.b.babIf
^regression	aeabJ.bcJeb
^regression test	aeabJ.bcJeb
^remember	Jcabcaa
^remember the	Jcabcaa
^remove	feJccbIEaDg
^remove the	fdIcdbIFDed
^rename	eePbgbDEaad
^rename getdata	baI.bac
^rename the	eeKafbGF.da
^rename …	abHbdaC
^renew	ccaaaaI
^renew the	ccaaaaI
^replace	ceSbccdbbMj
^replace moment	bcLbbbbccJd
^replace redux	acKaabbbcId
^replace the	abJabaaADAg
^research	cbabaKacdJc
^resolve	aGbaaab
^results	abHbb.bbcJd
^retry	Lcabbbb
^retry failed	Ibaabaa
^review	eccQb.dfLcb
^review pr	abaHa.ceKea
^review the	dabKb.acHea
^rewrite	aaLcbccccgN
^rewrite the	aaKbbbccceL
^right	Kbbabbb
^right now	Kbbabbb
^roast	bccMaaceKdc
^roast my	bccMaaceKdc
^roll	GdcccbHdAHe
^roll back	cbabaaI
^roll out	Iabaabb
^root	bcabbLbcIcb
^root cause	bcabbLbcIcb
^s	dcbbaaMKecd
^s logn	bbaaaaI
^safari	bJaabca
^same	CbHbbbc
^same behaviour	caJbabb
^score	bbJbbaa
^score ts	bbJbbaa
^screens	baIbaab
^screens look	baIbaab
^script	Lccaaab
^script that	Lccaaab
^scrolling	fIMdcdefLdc
^scrolling back	bIbaaab
^scrolling is	cMcbabbcIbc
^scrolling stutters	bbIabb
^scrolling the	bcI.aba
^search	eUeccbcfQff
^search for	bOdbbbbdMce
^second	bbbIaaacHca
^second pair	bbbIaaacHca
^security	babJbbbbeKd
^security review	babIbaabdJd
^segfault	cNbbbbbdKcc
^segfault in	bIbaaaa
^send	PdbabcceLec
^send a	PdbabcceLec
^sensor	aIcaa.c
^session	cGdbbcG
^session expires	bIaaabb
^session_timeout	bbbaaaJ
^session_timeout after	bbbaaaJ
^set	cjgaDbRBA.c
^set log_level	bcbaaaJHcbc
^set the	age.aaOLica
^set up	becbEbHkICa
^settlement	DbabFbc
^sev0	cIaaaac
^sev0 checkout	cIaaaac
^shopping	Icaaaab
^shopping cart	Icaaaab
^shortcut	Ibaaaab
^shortcut for	Ibaaaab
^should	d.bcaLbcJeb
^should we	d.bcaLbcJeb
^show	TgeAbaffQge
^show a	Jd.baac
^show the	PfdAaaeeNed
^simplify	bbJbabb
^since	cJbaababDfD
^slack	GBaabbbcaHd
^slack integration	GBaabbbcaHd
^snapshot	cbbbNbcdNgc
^snapshot test	aaabHbbbIcc
^snapshot tests	bbbaJabcIdb
^so	GEbbcbcdIgC
^so the	.G.abbb
^some	cNbbcbbcJcd
^some customers	bJbaaab
^some invoices	bJbbbba
^sorting	dObccabdKeb
^sorting by	dObccabdKeb
^sound	Icabaaa
^sound effects	Icabaaa
^speed	cdPbabcbIbe
^speed up	cdPbabcbIbe
^split	acLbbachGfF
^split it	abGaa.bdIcc
^split the	aaH.bbbdAdG
^split utils	bbJcb.bcKce
^sqs	baabaHacdKd
^sqs 냐	baabaHacdKd
^src	cdBEGddfGBc
^src billing	cbbGBbb
^ssl	cbaaaaH
^ssl 인증서	cbaaaaH
^start	JbaabbbacdH
^stop	bIbbaaa
^stop the	bIbbaaa
^subscription	Ibbabaa
^subscription plans	Ibbabaa
^support	Qefcd..aNid
^support ndjson	Jbbaabc
^support yaml	Jab.acdeLeb
^swap	bcKacaaadJd
^swap express	bbKbbab
^switch	dcMaabbbdLe
^switch from	caJaaab
^sync	Nh.CcccdcKd
^sync calendar	Idaaaa
^sync contacts	Icabaaa
^sync issues	Ibbb.ba
^take	baaIacacHda
^take a	baaIacacHda
^tell	dbaGbDb
^tell me	dbaGbDb
^terraform	cHccbbEdJdb
^terraform apply	bKbaaac
^test	cegbV.fDHic
^test rename	aadbKabIccb
^tests	aHbbEce
^tests in	aJaacac
^that	aKabacceFAb
^the	fOElaiHKEhh
^the app	aKcaaac
^the badge	bbbabbK
^the behaviour	bbGaa..bEDg
^the bot	Jbbaaab
^the button	ddbAaAJGdb
^the checkout	acJababdIcc
^the cli	.......dIda
^the complete	bbKabbb
^the dashboard	cdNabbbeKdb
^the date	eIcbGccdKcc
^the drone	bJa.bbb
^the enemy	bNbcbcbdIdb
^the error	cdbbb.LIeba
^the export	aJb.acbcHe
^the exporter	Jbbaaac
^the fix	acaabIb
^the header	ababbaI
^the healthcheck	JDccbcceIbb
^the image	bbIabba
^the label	bccabaKGdba
^the login	FddabaF
^the map	cKbaabb
^the order	.......bdIc
^the salesforce	dDGbbbbdJea
^the same	ac.abaG
^the slack	cIa.bab
^the snake	bIbaaaa
^the tax	bGcdFcb
^the todo	Ibbabab
^the whole	GccbGbcddKd
^the word	cca.a.I
^the …	bKbabbc
^there	HddcHcc
^there are	bbb.Iba
^there is	Lbbbbbb
^there's	CBddCeEEBfb
^there's a	dGbadcG
^there's no	GcabEcc
^they	FDbbada
^this	cEFcfCbbJec
^thoughts	abbIbba
^thoughts on	abbIbba
^thread	bKcaabaeHba
^thread …	bKcaabaeHba
^time	dHaab
^time zones	cHbaa.a
^timezones	bHb.baa
^timezones are	bHb.baa
^today	GcDabca
^total	bbIabaa
^total js	bbIabaa
^traceback	aIcaaaadHbb
^traceback most	aIcaaaadHbb
^track	Jaaaacb
^track how	Jaaaacb
^train	dccGcbH
^train yaml	baacaaI
^translate	dccaabOfbMe
^translate all	bbbabbJcdKc
^translate the	cbbaaaKcNgd
^translations	bJaabad
^translations for	bJaabad
^turn	.eQcbcc
^turn every	baIbaab
^turn the	acLbbbcdJf
^turn …	bbIaaaa
^two-factor	Hca.aab
^two-factor authentication	Hca.aab
^type	baJbbab
^type hints	baJbbab
^typeerror	bGb.b.adGba
^typeerror cannot	bGb.b.adGba
^types	I.bbbab
^types ts	I.bbbab
^typo	bbd.a.HFbac
^typo on	bbc.a.G
^undo	bIcabcA
^undo deletes	bIcabcA
^unit	becbObbdHfB
^unit tests	cdbaObbcKce
^update	fdcaabPIDid
^update the	fdcaabPIDid
^upgrade	bfGbccJbAHg
^upgrade all	abbaabIeFBc
^upgrade the	bdHabcCddLd
^uploading	cJaa.aecHcb
^uploading a	cJaa.aecHcb
^uploads	cLbbaab
^uploads over	cJabaabcJeb
^use	KeHedd.FFff
^use postgres	Jabbabb
^user	bCcbbHbdIcb
^users	LFecbcffEDc
^users need	Hdaab.abeIb
^users should	Kcbaa.cdKdc
^userservice	.bKbbdadIda
^userservice is	.bGaaaa
^utils	cbDbb.E
^utils py	bbCbb.E
^v0	cabebFF
^validate	cbKbbba
^validate 중첩	baIbaba
^var	bbJbabb
^var count	bbJbabb
^version	CcccbaIGacc
^version in	dbbbb.LHcbc
^version 치면	Iaaa.ad
^visual	abbbHaacdKd
^visual regression	abbbHaacdKd
^warn	GdbdbGbaGdb
^warn me	Ib.caba
^we	IeEeIehedGB
^we have	aab.Ibc
^we lose	dJaaaaa
^we need	MgEeEgdddIa
^we should	KcaabbbcKec
^we want	EbccIcdcbGb
^we'd	HdGccdcd.Ie
^we'd like	HdGccdcd.Ie
^we're	.EcEacb
^weird	cLbabacdJdb
^weird thing	bIbabaa
^what	ciBDeSffNfb
^what do	aabLaea
^what does	abcdaK.dIda
^what even	bbabbJa
^what happens	ddacbN.bIfa
^what would	cabeaNbbHdb
^what's	bdcHcHdeGb
^what's the	aabdaJa
^what's your	bbaJacb
^when	FJdbdbdcJdc
^when a	Jcaabab
^when two	bIaabab
^where	cbcebRbfK.e
^where do	babcaH
^where in	caccaLadGCe
^where is	aaadbKbeIcb
^which	dcddaSbfKad
^which functions	a.cb.IbdJcc
^which of	bb.caJb
^which table	caab.HacIdb
^who	aabcaI.cIdc
^who calls	aabcaI.cIdc
^why	fMegcLddOia
^why do	.......aHea
^why does	dKeecIddLga
^why is	bFaccFb
^without	Ibbabaa
^without touching	Ibbabaa
^worker	bedJbeG
^worker go	.cbKacadHca
^would	JfeDBaeeJ.e
^would be	HedECeddGAd
^write	ihgBOfMgKAe
^write a	efdcEcOdQjc
^write down	..bIbcb
^write release	ba.aa.EeKeb
^write some	bb.aHab
^write tests	abbaKbcbcJe
^write unit	a.aaGabcHdb
^yo	Jbbbaab
^yo can	Jbbbaab
^…	bAIfhdIIAhb
^… ->	bccaaaJ
^… exits	aJababb
^… flag	Iabaaba
^… in	bddabaOLddd
^… is	abIbbab
^… →	ceLadaBFbba
^가격	dccaEbG
^가격순	bGaaaaa
^가격순 정렬하면	bGaaaaa
^감사	EcbcaHccIdb
^개발	cbbaaaJ
^거래	AGcbaab
^거래처	HaaaaadcbHc
^거래처 crud	Ha.aaacbbHc
^검색	Kbb.bbcdJda
^검색 api	Kbb.bbcdJda
^검색창에	.Ga.accdF.b
^검색창에 특수문자	dHa.a.a
^게시글	EFbaadccLgb
^게시판	iECdEEeeNgb
^게시판 글쓰기	.Faaaab
^결과는	bbHa.aa
^결제	eBCeGcA.Fbd
^결제 게이트웨이	baaaIba
^결제 모듈	aaFeBa
^고객	.......babE
^고객센터	cab.a.HHcda
^고객용	aa.aabF
^고객이	FbbbaDc
^공개	bbaaabHadHc
^공지사항	Iaa.bbbbcGb
^공지사항 게시판	Iaa.bbbbcGb
^관리자	HccbcbDdAHe
^관리자가	Iaca..dcIcc
^구글	JBcbbbcddKc
^글	Gabaaaa
^기능	GcCaabbcFfB
^기능은	b.E.a.a.aeF
^기대	cF..aaa
^기업	JbaaaacbdKe
^기업 고객용	JbaaaacbdKe
^기여	abaaaaG
^기여 가이드	abaaaaG
^기존	Jbbaaac
^기획서	Gabaaaa..fG
^긴	EcJbcbdeJbc
^긴 표	bcIaa.a
^날짜	edFdHBdcJeb
^다크모드에서	bFaaaaa
^대화	Hbaaaaa
^데이터 파이프라인	.......aeHb
^도움말	abbaaaHbdIc
^도커	eCJdcBdfKcb
^도커 이미지	bcH..b
^도커 이미지가	cdIbbEc
^동작은	cbIabaabECf
^동작은 그대로	caGa.aaaDCf
^두	b.c.acI
^람다	bbJaaab
^람다 콜드	bbJaaab
^레거시	c.Bc.Hc
^레시피를	Gbaaaaa
^로고	aJcaa.c
^로그	dBcaaaH
^로그 레벨	cbc..aI
^로그에	CbbbaHc
^로그인	aabfCaHFHla
^로그인 실패	EcbbGbbcHda
^로그인 페이지에	IaAe..d
^로그인 화면	bab.a.G
^로그인은	Faaa.accFba
^로그인은 건드리지	G.aa.adeHdA
^로그인하면	bGaaaaa
^로컬	bbabaaI
^로컬 포트	bbabaaI
^리포트	eBEcccF
^릴리스	bbabaaI
^릴리스 노트	bbabaaI
^마이그레이션	GEcdabbcHcb
^매일	Ib..aac
^매일 새벽	Ib..aac
^매출	........cHe
^메모	IbaaabbbcIc
^메모리	aFcbaAa
^메인	ccFbbbE
^메인 페이지	cbI..ab
^모놀리식	aaFaaaa
^모놀리식을	bbIaaba
^모달	cIabaaa
^모든	beIDCdfcgNc
^모든 리포지토리	baEbCacccHc
^문서	IcacbaA
^방금	bbaFCbbbFca
^방금 커밋한	a.aGbaa
^배너	babbaaI
^배너 배경	babbaaI
^배달	Hba.bab
^배달 앱	Hba.bab
^배송	JbbaabbcaGc
^배송 조회를	Habaabb
^배치가	aIcaabbdFba
^배터리	Kcbbbab
^배포	.......DCfb
^백업	Hbabaa.cHcc
^백엔드	.cEBBbc
^백엔드 전체	.......bbJe
^버그	CHbabad
^버그 다크모드에서	cGaaa.a
^변수명	.bH.aadGbca
^병원	HaaaababbeH
^병원 예약	Eba.a.a
^봇이	IabbaabbHcc
^부하	aaaaGabbdJd
^부하 테스트	aaaaGabbdJd
^브라우저	FcbabbE
^비밀번호	aGccADfdKfa
^비밀번호 재설정	dIbaDadcIea
^빌드	HbGcccd
^빌드마다	Kabbacb
^빌드마다 얼마나	Kabbacb
^사내	KbbabaddhGE
^사용자	.dBcbEC
^사용자 테이블에	Iabbaba
^사용하지	abIbabb
^사용하지 않는	abIbabb
^상담	Hbb.aab
^상품	JgKccbfeLeb
^상품 검색	dbMbabb
^상품 리뷰	........fHb
^상품 목록에	Gbaaaaa
^새	DdcdcCGdAGd
^새 메시지	Iaaaacb
^새로	abaHac
^새로 만든	abaHac
^서버	EcFcbac
^서버 전체를	abIbb.b
^서비스	bbIaCcc
^설정	FdGbbac
^설정 화면에	Edaa..A
^세	bFb.a.bcdHb
^세금	BabbFab
^세션	dCdbcAIGcda
^세션 만료	abcaabI
^셋	aGaaaaaadId
^셋 다	aGaaaaaadId
^수정은	cdcFbIbbHea
^수정은 하지	dbcEaEabGda
^스마트팜	Habaaab
^스케줄러	dEbFbcAdHca
^스테이징	ccbbbEGcJcd
^슬랙	EIbbbce
^슬랙 연동	cIaaaabbJec
^시스템	c.eHbCaabHe
^시행일	bbbabaI
^시행일 0	bbbabaI
^신규	cbbabaKcJcd
^신규 입사자용	eaaaaaJbKfc
^신입이	cbbFbbFbGcb
^아이디	GbaaaabbcHc
^아이폰	.Gbaaab
^아이폰에서	cGaaaaa
^아이폰에서 키보드	cGaaaaa
^아키텍처	c.G.bba
^안	cGdbbcGdHca
^알림	JdbcaDcdBFd
^알림 센터	.......aeIc
^애플	Ga.bb.bcdHa
^애플 로그인	Ga.bb.bcdHa
^앱	bCAebdIEFdg
^앱 도커라이징	cbbaaaI
^앱이랑	AbG.bababeH
^야간	bCdcaIbdHca
^어제	fCdDdDCcLgb
^어제 배포	cFacacEbGcb
^어제 올린	bbaIaaa
^업데이트하고	aIaaaac
^업데이트하고 사이드바가	aIaaaac
^업로드	eDcDccFDCea
^없으면	Gaab.c
^에디터	Faba.a
^에러	FdcbccIFhEc
^에픽	KbbbabbcddK
^엑셀	.EbaBbb
^엑셀 다운로드하면	cE..aa
^영상	HAbbbabcHbc
^예약	.......BeFc
^오늘	cGbcaFc
^온라인	Fbaaa.aaaeG
^온라인 강의	Faaaa.a.adF
^온보딩	Fba.a.bbdHc
^왜	cMbdb.bbGda
^왜 탈퇴한	bHaaac
^외주에서	ca.F.b
^외주에서 받은	ca.F.b
^요금제	bbbbAbH
^우리	CcaBbEcdfIA
^우리가	baabaIa
^운영	bdba.aJ
^워커	bbbbbAI
^워커 replicas	baabaaI
^웹	ddCaCaE.adE
^웹 앱	abb.aaG
^웹훅	FbbbEbcbHcc
^웹훅 실패하면	Ibaabaa
^윈도우에서	bIaaaad
^윈도우에서 npm	bIaaaad
^의존성	aacab.HcKec
^의존성 전부	aabab.GcIdc
^이	egeN.KgdLfa
^이 makefile	aaaJbcb
^이 sql	.baG.ca
^이 라이브러리	aa.e.Ia
^이 마이그레이션	bbbG.aa
^이 프로젝트에서	.aac.F
^이 함수	aabbbIa
^이름	DdbbbaH
^이름 …	acabaaI
^이메일	DACbCbfd.Gd
^이메일이랑	HbaaaaabcHc
^이미지	BFFddbdAFbe
^이미지 업로드	bI.b.ad
^이미지 업로드할	Hcb.a.bcJfb
^이슈	bcaaaaI
^이슈 템플릿	bcaaaaI
^인강	Gba.baa
^인증	AcG.DeedMgb
^인증 미들웨어	dbBBEbcbHeb
^인증 쪽은	FaFbbdddId
^인증서	cJbaaab
^인증서 갱신	cJbaaab
^인턴이	aabFaaa
^일부	bJbabbb
^읽기	aaGaaba
^읽기 쉽게	aaGaaba
^자동	cJ.bbbb
^자동 로그인	cJ.bbbb
^작성	GcbaCac
^장바구니	.......bIcc
^장비	IabbaabbcHc
^장비 crud	IabbaabbcHc
^장애	bbbabbJ
^재고가	aEcbDca
^재시도	ccFbEbbbHcc
^저장	BFbbbcBBFec
^저장 눌러도	bIababb
^저장 안	Hf..aa
^저장소	dceHBeGafMf
^저장소 0	abaaaaFbdIc
^저장소 전체	ba.IacbacFb
^전체	cccE.GcchIC
^전체 쿼리	aabHababdIc
^정산	aBcabaG
^제	baaKadbbGca
^제가	bbcIab.bHdb
^제가 짠	bbbIab.bGcb
^좌석	aHcaaaa
^주문	aCacCBccAEc
^주문 목록에	IcbaaaabIdb
^주문 서비스는	aFbaaaaadIc
^줄여주세요	bcJaabb
^중고	Gb.ba.aabdG
^지금	BdBdbJcdbEB
^지금 로그인	abbbaIa
^지금은	FdcaD.bbbFb
^지난주에	abaaGab
^지난주에 고친	abaaGab
^직원	Faaaaab
^직원 목록	HbbaaacdcIb
^차트	Gbaaa.bbHdb
^추천	Hb...db
^추천 모델을	Gb...cb
^추천인	JbbbababcJd
^카카오	HEbAbbgedLc
^카카오 로그인	IdbEbbdd.Gc
^컨트롤러에	baIbbaa
^컨트롤러에 있는	baIbbaa
^컴포넌트	.......acHd
^코드	FbbGacd
^코드베이스	bb.LbccccLf
^코드베이스 전체에서	.bIcaab
^콜백으로	aaHbaac
^쿠폰	.Jcb.acdIad
^크론이	bHaa.bb
^클래스	baJ.dac.eHc
^클래스 컴포넌트	a.GacaabdHb
^타이머	Hbabaaa
^타이머 끝나면	Hbabaaa
^탈퇴한	cGbabCb
^테스트	.......aHfa
^테스트와	JAbbcac
^테스트와 함께	JAbbcac
^테이블	.......acGc
^토스페이먼츠	Ib.ababbcHc
^토스페이먼츠 연동해서	Ga.ababbcGb
^파일	CabcGbc
^펫시터	Ibb.b.caaeG
^표	Habab.a
^푸시	BbaabEa
^푸터	cddabaOKedc
^푸터 연도	abbaaaI
^푸터 전화번호	bcbaaaJ
^푸터에	CdcabaH
^프로젝트	DbBCAcdcaIe
^프로젝트 전체	babFBbabcId
^프로필	BEcbccCBEg
^프론트	bCaEabbadIe
^프론트엔드	a.HbaabcaJf
^피처	daDcbGa
^피처 플래그가	b..c.Ga
^학습	J.cbbbbcJcc
^학원	Eaa.aaa
^한	aIBacdbeFdB
^할	HbaaaaabFca
^할 일	HbaaaaabFca
^할인	bbbaH.abFca
^헤더	babba.I
^헬름	bbaHbb
^헬름 차트	bbaHbb
^화면	bFCabbc
^확인	dGaaaa
^환경변수	.ac.aaG
^환영	bbaaaaI
^환영 메일에	bbaaaaI
^환율	ccCcJcbcHcb
^회원	CDfcdADCFha
^회원 탈퇴	bHa.aba
^회원가입	CCaaCbeeF.a
^회원가입 폼에서	Ibaaabc
^회원가입부터	........eHc
^회원이	GbbccEbbHcc
^휴대폰	IcaaaabccIc
a	RAgeae.kJ.A
a0a0a	cbdaa.K
a0a0e	ababbaI
a0e0	aabcbaKIbcc
aaa	bcBbccJJdbd
able	Ugdbb.eiLEg
about	g.AA.cHcJbe
above	.abbGb
accep-	DFcddDdcKed
accept	DFcddDdcKed
acces-	EfFJdgdddKb
access	EeHDcfcdcIb
accessibility	bbcLbcacbHc
accou-	LbDcfCgec.H
account	CCdccGcdCEd
accounting	IbbaabbbccH
accounts	LdFbebedaaF
accur-	bIbabbb
accuracy	bIbabbb
acme	cDbHbadbHea
acros-	fgNGEfgfcPg
across	fgNGEfgfcPg
act	baIbaab
actio-	ecddcaSfRic
actions	ecdccaSfRic
actua-	cEbbbFbdIcb
add	OghdGeAbEDg
added	cIbbaba
addre-	cGcbdcIHcBg
address	.daabbJIbbe
addresses	dMbabbc
adds	cJc.b.a
admin	CCcceaGe.E
admin-	GcIbadfeK.f
admins	IaaaaaddGCf
admintable	bbLbabccIdb
adr	cabcbcMcIdb
affec-	daab.Ia
after	CZkffddiXma
again	dRccbbceMdd
again-	eddJGBecaHc
against	eddJGBecaHc
aggre-	Kea.aacbeKd
aggregates	Iabaabb
ai	aMbcbac
airbn-	IbbabaaaceI
airbnb	IbbabaaaceI
album	Jbababa
alert	EIbbbcd
alert-	aba.bbGabcG
alerts	bb..baG
all	dbAdBAEhdOc
all-d-	cJaaaba
all-day	cJaaaba
allow	PebbbbcdG.c
allow-	OIfeebfLcfd
allowed	KIeddbdIadd
alone	Ebbc.EbcHad
alrea-	HcCcGchbIcd
already	HcCcGchbIcd
also	KddddcHeMdd
altho-	cPccbaddLdc
although	cPccbaddLdc
am	DEfFegCBHgc
amate-	bIbbaaa
amateurs	bIbbaaa
amoun-	DHBccbe
amount	EFCccceaDDf
an	OCcedAfibJA
analy-	B.eeaLccbFa
analyse	.AccaGa
analysis	DbcbaEa
analyze	bbbdaLb
and	D.fBaBbfbDD
andro-	DLebBcgeGjI
android	DLebBcgeGjI
angul-	.dQbbaghgDK
angular	.dPbbaghhGH
annou-	HaaaaacbdKd
annoy-	cHa..acbHcc
annoying	cHa..acbHcc
anoth-	GCgEfEgdAHd
another	GCgEfEgdAHd
answe-	FG.eeDgeCEd
answer	GdccbGb
answers	DKcbbcd
any	ceHLgCghaKb
anybo-	acabIab
anybody	acabIab
anyon-	AGccdDc
anyone	AGccdDc
anyth-	gfBHaFccFfC
anything	gfBHaFccFfC
api	IAAcccbgaKc
app	GAAfbcBagCF
appea-	GDcaccb
appear	GDcaccb
apple	KdaabacceKc
appli-	fFDdeeJFeiH
application	ceFaacHDgfI
application-prod	bbbbaaI
applied	bJabcba
apply	cKFcccecJdc
appro-	LdDccccdbFA
approved	LcdaabadHfB
apps	Be.cD.BbdhO
archi-	cEaEhbEdBKi
architecture	gdaHgAIcAJh
archived	cJabac
archiving	Ibbaaba
are	ePcbbEihGDd
area	EcbccbGbdJd
argon-	bb.caJabIdc
argon0	bb.caJabIdc
arm	bcacaMb
aroun-	edcdOFddLec
around	edcdOFddLec
array	G.baaab
arriv-	EGdedEddI.e
arrive	.LbbbccdGAe
arrives	GaccdGbbHdb
artic-	IfdcbdJdI.e
article	AcbaabIbKgc
articles	LdccbcCdbIc
as	JcBhbCceEAa
ask	Kcbbaab
askin-	KbfcaDccDEf
asking	KbfcaDccDEf
asks	bJabaab
asser-	cdabObbbKfc
assert	bcabKbbdJdc
assertions	bbabJab
asses-	.acJbbb
assessment	.acJbbb
asset-	GGdbbbc
assets	GGdbbbc
assig-	EBccDbcdHad
async	ddScbadjLFh
at	AEcCDahdNdf
attac-	IcabaaacDhG
audie-	KbbabacccJd
audience	KbbabacccJd
audio-	abJbaab
audiobus	abJbaab
audit	cbhMADfeBGe
auth	Bf.JFeggIAc
auth0	caadbKabdIc
authe-	OfEAdcgdfQg
authentication	MfEBdcgdeOf
authenticator	McbabacaeMg
auto	Kccbaab
autoc-	LcabbacdIdb
autocomplete	LcabbacdIdb
autom-	DffeKdFgcHB
automated	cacbNbb
automatically	JeccdcGeAKg
autos-	EGbbbbcdIdb
autosave	EGbbbbcdIdb
avata-	MFddcddcLgb
avatar	OccbbcbcKfc
await	ddScbadjLFh
away	JCcedeD
awk	Iabaaba
aws	cbdaaFFbfCE
axios	dfKdecKHhHh
azure	a..baEaaeHc
back	HKea.hejCIa
backe-	AdAaEeBeiAM
backend	AdAaEeBeiAM
backg-	ccbbbaKIebb
background	ccbbbaKIebb
backo-	FdccKdd
backoff	MbbbbbbcKec
backoffice	babbJbb
backt-	dHdJcebeKeb
backtrace	cKbabaa
backtracking	abaJbea
backu-	EcdbdcLIed
backup	JbdbecGJf.d
backups	ecaaabLcDfE
bad	.aaFbab
badge	eefdLdLK.gc
baker-	Gaaaaab
bakery	Gaaaaab
balan-	bHcddcGcKdd
balancer	ACcccbGcKdd
bank	Kcaabac
banne-	E.baecGEFhc
banner	D.bbecGFFjb
bar	N.ccbdccKfb
barco-	CIcbbbbcIdc
barcode	CIcbbbbcIdc
base	dcHLdeeddDD
bash	bbIaaacbcJe
batch	ceGddCF
batch-	ccccbFH
batch_size	babbaaJ
batte-	LcbbbbbcIdb
battery	LcbbbbbcIdb
bcryp-	BcacbIb
bcrypt	BcacbIb
be	CKdaafbGaea
becau-	BMacAegD.d
because	BMacAegD.d
becom-	EfJcdcADiCB
become	GcGccccefFD
becomes	adHbbaBHdca
beep	Jcabbaa
beeps	cIbbaba
befor-	DCbKDgmhHHg
before	DCbKDgmhHHg
behav-	dcNdbAaeFgF
behaviour	dcNda.aeGgF
behin-	BHEcdcfeBFc
behind	BHEcdcfeBFc
being	fDCdEfCcG.d
bell	Gc..aabcdHb
belon-	bbBbaaF
belongs	bbBbaaF
below	KBHdedffLcc
best	b.adaH.bcHc
bette-	.......beJc
better	.......beJc
betwe-	DCaj.CAfHEf
between	DCaj.CAfHEf
big	daJEbecaaeH
bigin-	daab.IabIfb
bigqu-	Ibd.bDebfKc
bigquery	Ibd.bDebfKc
billi-	CbDbC.edccJ
billing	CbDbBAedccJ
bio	Ibaaaba
blank	dLaaaadbMee
blink	Jcbbaaa
blink-	Ibaaaba
blinked	Ibaaaba
block	HdKecbd
block-	DGabbbdeIca
blocks	DGabbbdeIca
blog	GcacbEc
board	NEBff.hfBKh
body	Ibbaabb
booki-	J.faBaeecIa
booking	C.cbCAb
bookings	MCcbddcdbKe
bookm-	NbbbabdeHAe
bookmarks	NbbbabdeHAe
books	.......bdJd
boot	cFbcbJdBBfB
bot	QdcbbbdeNed
both	EJfcCceglNE
botto-	cBcbbIb
bottom	cBcbbIb
bound-	cDBBBec
box	TeccbbfhL.d
branc-	.ggJIeafMfa
branch	.ggJIeafMfa
brand	babcbaKJcdc
brand-	Ibaabab
brand-new	Ibaabab
break	faPfeHeeBhK
bring	EgIeHedeAHd
broke-	hLedDHfBbHh
broken	fNcbEbeC.Fh
brows-	BCfeGHhgDGd
browser	.FedAIgeKbc
bruh	bIbbaaa
bucke-	bEbcbbF
bucket	bEbcbbF
bug	hMfeEdDbIbd
build	CaBfe.GiEBB
build-	BjEKhhGdEFg
builder	dcFKccdcAGe
building	KeGdbbdbcGb
builds	dcdFccKbJdc
built	BabcaGb
bulle-	MFcccdeebLf
bulletin	MFcccdeebLf
bump	cacaabLJBgd
bundl-	ceJcbHedHca
bundle	ceJcbHedHca
bus	caaaaHaacFb
busti-	Jcabaaa
busting	Jcabaaa
but	eOeddEceKea
butto-	MAhfdfIGEjc
button	MAhfdfIGEjc
buy	abbJbbb
by	DJeacadfJCh
byte	cJEbccddJcb
c	gI.KhGlbEjG
cache	GibDgAFcLfb
cachi-	ccCEbDc
caching	ccCEbDc
calcu-	iCHiJDgdNhb
calculated	dJceeIbcJeb
calculation	cbEbFcabGda
calculator	eeIcKdcbKfc
calen-	BIbiFBh.BEg
calendar	BIbiFBh.BEg
calib-	Ibaaaba
calibration	Ibaaaba
call	BEFegFf
callb-	hCLDcdefKAf
callback	fFDEbccbKfb
callback-based	bbIaaab
callbacks	bbJbbabeDGf
calle-	eDMeedBBCAe
called	eDIdedD
callers	a.Jbbba
calls	CadcbIceACA
campe-	IbbabaaaceI
camper	IbbabaaaceI
campu-	Icaabaa
campus	Icaabaa
can	I.bfc.AcDBc
can't	.EAbADiAGgb
cance-	aBddEdFEcCe
cancel	fDddFcG
cancelled	Haaabba
canno-	bDbaDabeJda
cannot	bDbaDabeJda
card	MEcdf.eeAAC
cards	CKbccbddEgF
care	bGcccbF
carou-	bIbbaaa
carousel	bIbbaaa
cart	fIjBGa.DEbh
case	bcdcKEc
cases	fcbAPbdePhc
catal-	.dK.acb.eeJ
catalogue	AbGaaab.ddH
catas-	abaJbea
catastrophic	abaJbea
categ-	Ibaaabb
categories	Ibaaabb
cause	bdbcbNbdJdc
ccc	bbbabbK
cells	aJd.b.b
cent	bGbaba
cente-	Haa..cb
center	Haa..cb
certi-	E.cdcbGeIhE
certificates	EcbccbHdEgG
chain	HaaabababdH
chang-	c.ChaaJE.cb
change	AbGigCHEhC
changed	eKcbbcDEBcd
changelog	cbeabbOAFdc
changes	FgcBFAfcIea
changing	cbIbCcbdNgc
chann-	MbabbadfdED
channel	MbabbadfdED
chara-	LBcbbcedJdb
character	HCcbcbb
characters	Jcab.ac
chart	OEBdfeggRic
chart-	.DdbddIgdIB
charts	.DdbddIgdIB
chat	QfbbcBedhAK
check	cegVCcgdBDc
check-	B.BgFgE..Cc
checkbox	dIcbdcG
checker	ccCbbbI
checklist	Jbaaabc
checkout	C.EeAeBB.Eg
checks	AbbbJbc
chess	JcbaabbcDgF
child-	abbbb.I
childish	abbbb.I
chile	cKbaabb
choke-	cKbbaab
chokes	cKbbaab
choki-	bIc.a.c
choking	bIc.a.c
choos-	EcccdcKdLec
choose	Ibb.bbb
choosing	cbbbbbLcJdc
chore	bhd.baQJceb
ci	g.debBPjPcc
cj	JbbaaabcdIb
class	eePFAch..Fe
class-	BeGcF.feBIg
classes	bcGcCAccAHf
clean	fBIdedHeFCe
clean-	bbHcCabcIcc
cleaner	abIbbabcHcc
clear	cIbaaba
clerk	baacaKbbdIc
cli	SFeeddhhSib
click	CHbbcbbcGca
click-	FGeeCBggFDc
clicked	Jaaaacb
clickhouse	baaaaG.bdHb
clicking	DJccbbddLdd
clien-	aB.bgCEabGc
client	.D.agCBgAGa
client_max_body_size	abbaaaJ
clients	CdHccCcacHd
climb-	.Hbaabb
clock	AaIeDAhCHgd
clone	IbbababaceJ
close	OdbabbcdLdd
close-	cKdddFccLbf
closed	aLccbbacIae
closes	cDbbbGccJcd
cloud	HccbbEd
cmd	dKabbaadHcb
cms	da.b.IabdIc
cobol	bcIaaaacceK
code	fEaQeDomPdB
codeb-	..CIcdeecDD
codebase	..CIcdeecDD
codes	QebacbecgNd
cogni-	caabbIabdHc
cognito	caabbIabdHc
cold	ccNacbbcJcc
colla-	LEccbcffFDe
collapsible	Kcbaaac
colle-	bdbbdGH
colleagues	bbababJ
collect	Ibaaabb
color	cbbbaaKIdbb
colou-	JdcbbeG
colour	DbbcadH
colour-blind	Iba.aba
colum-	MCeebBefNfc
column	LCeebCefNec
com	hKeDccDGGid
come	gBBfFGeeHba
comin-	.......dHbb
coming	.......dHbb
comma-	QedEecffOga
command	QedEecffOga
comme-	MgFIfejCaAb
comment	IefIccbCB.e
commented-out	bbKbbab
comments	MbeFcbggCCA
commi-	FedOddeeLfa
commit	cbbObcccJea
commits	IcbAbbb
compa-	afcEePfegLa
company	GdAIceefdGC
compare	gbccbRabdKe
compl-	adBDEcbcdBE
complain	cIbab.a
complete	ceCFFf.bfCF
completed	Icabaaa
compo-	BBNgGflbaNk
component	He.cJedeCFe
components	dbOb.beebNg
compose	dJIdccfCaEg
composition	baHbb.a
compr-	KcababbcJeb
compress	Icabaaa
concu-	cIbab.a
concurrent	cIbab.a
condi-	cbGcaDbbHcc
conf	adebbaPKecc
confi-	HmEidcP.Ibg
config	BiJffaKAEAf
configs	babbaaJ
configure	bcccbdPgMbc
confirm	Jbababa
confirmation	HdbbFbc
conne-	IbfcdADeDJh
connect	KedbcdGdCJi
connection	FebbbFb
cons	c.bcaI.acId
consi-	cKd.abb
consistent	cKd.abb
conso-	Gf.bBcDAeeI
console	GegaBbEBgeI
const	ceSccadLdec
const-	cEKbdbeE.cb
constant	bcMac.dIeca
constraint	.Gc.aaa
consu-	ccdEbIbbGbb
consumer	bbbdaLbcIeb
conta-	BNig.bAEcFh
contact	BebabbJGfDe
contacts	JHcdcdeeaId
contain	cKcbbCccHda
container	dLccFce
conti-	eabbcbOcMfc
continuous	dbbbcbOdMfc
contr-	fgI.ChHeDBa
contract	bbbFGdc
contributing	dacbcaN.Igc
controller	ccQbccddLec
controllers	.......bdKf
conve-	GfKcCdge.Ni
conversation	JcbaaabcKeb
convert	bbMacbcddPh
cooki-	CEdbbDceEBb
cookie	CEdbbDceEBb
copie-	DfKddEeeMec
copies	DfKddEeeMec
copy	LdEdccdfGAb
copy--	FdIcbdccLfc
copy-pasted	bbJbababIdc
copyr-	bcdabaNJecb
copyright	bcdabaNJecb
copyw-	baaabbJ
copywriter	baaabbJ
corne-	aIbbbac
corners	aIbbbac
corre-	fNeIdddbbJf
correct	bGdIdcccaGc
corrected	eMcac.babIf
cors	cObaabfdLec
cost	bbcDbIebbGc
could	DBcFdiDACac
count	AdGdbFdGAcd
count-	NIggfEggPfc
counted	IEccbdbcIcb
counter	FBdedGccJeb
country	GDbcbda
counts	AGbbbbb
coupo-	cEcGEeeeJbb
coupon	gBcGFbcbKha
coupons	GFaacddfBEb
couri-	aabaBbE.bgI
courier	aabaBbE.bgI
cours-	NcbbbadabdG
course	JcabaabbaHe
courses	K.bbbad.bfI
cover	cddcRbbdJbd
cover-	eEhfVbgkNDg
coverage	bdfeWadjLEg
covering	bb..Gaa
covers	cJbab.b
cpp	aaJbbbb
crash-	dNcabad
crashes	dNcabad
crc	aabbGaa
creat-	PacadcehfLA
create	OccabbdgeKA
created	.......bcHc
creates	CHabdbbbIeb
credi-	Jbaabbb
credit	Jbaabbb
criti-	dcdSccadLdd
criticise	aabHbc.bHea
critique	dbdQcbadKce
crm	LcaaaccbeMf
cron	eEbcdDEFbBf
crud	TgcdeeCfiWi
cs	e.MccEeBEdc
css	efHIeeCAbJi
csv	BJgCDdgfMfa
ctrl	OebbbcbdLec
curio-	bbbbaJbdHcb
curious	bbbbaJbdHcb
curre-	gAffKDCfIc
currency	eHdaIbdeIgC
current	adcdIcF
currently	caAcaIb
custo-	BFbdbdDgAE
customer	HEbgD.geaAE
customers	BFAahdDgAGa
cut	cCQccdgfEfG
cycle	bIbaaab
cypre-	cba.G.acdLe
cypress	cba.G.acdLe
d	ddcccIHFgGe
d0	Jbbbaab
dark	HLbdcdffMeb
darkm-	Jababab
darkmode	Jababab
dashb-	IgIdcCgfDcE
dashboard	HfJbbbefBcG
data	FgbBeBDfcDE
datab-	eEAfaCCdaBC
database	eGCe..AcCDe
databases	aeAccGDbf.H
datal-	bIbabbb
dataloader	bIbabbb
date	ECGhGcjdSje
date--	ccObbbcedNe
date-fns	ccObbbcedNe
dates	aIaabbabHdc
day	DLeddCeeJbd
dayli-	bDcbIbcdHcb
daylight	bDcbIbcdHcb
days	NaccCdfeHac
db	aEdc.BAeeFD
dead	bcIdcGc
debug	aeca..JFbca
decis-	cbbcbBI
decision	cbbcbBI
defau-	CfdDcdKCHfe
default	EefcbcLCFed
defin-	bAabaGb
defined	bAabaGb
degre-	cLbaaabcIdb
degrees	cLbaaabcIdb
delet-	ID.jeEcBBDh
delete	JBAhd.aCcIi
deleted	FEeedEcbIeb
deletes	cIcab..cIea
deletetenant	abbb.Ha
deleting	CGdccDddKdd
deliv-	Sd.BdgfeAAB
deliveries	HDcbbbcbHcc
delivery	RdbdbccfbFA
depen-	e..geHIiO.e
depend	abbbaMdadHc
dependabot	ccbbabKeMdc
dependencies	adcbbCJfKad
dependency	cHHcbbecIdc
deplo-	bbBeeaNaacD
deploy	ADeeeAIdKcd
deployment	ceaabbNBdaB
deploys	Ida.a.c
descr-	cEbcbcHdIbc
describe	bcababKcIdc
desig-	BddIFfddaCB
design	BddIFfddaCB
desk	Lbbbbbb
detai-	FBc.aab
detail	FBc.aab
detec-	DebcEEc
detected	bcaaaH
detection	FcbbEbc
dev	bdebDbKFFff
devel-	GAbbcbBedDF
develop	Gaaaaab.bfH
developer	IbaaaaddeKc
devic-	Gbc.Dbd.cGc
dhl	Jab.acdbcJd
dial	Ibaabba
dialo-	KbedccHEFgc
dialog	KbedccHEFgc
dice	Jbbbaab
did	BeFHdec
diff	eebRBddcKfb
diffe-	jbLAeHee.DA
differ	fFEccCbaGbd
difference	cdLdcDb
different	aabcaIb
differently	d.GFcdb
diges-	.......bJeb
digest	.......bJeb
dilig-	aabKcbbbbHd
diligence	aabKcbbbbHd
direc-	ccDbbbH
disco-	.FddHaefIBd
discount	AFcdHddfHBe
dispa-	MecaBcdcAdG
dispatch	.......aAgG
dispatcher	Mcbabbb
displ-	BIDcdceeJgB
display	CCDbccccGfB
dist	daaabaJMedd
do	l..HbKdhI.a
doc	bIaabab
docke-	oCDDffQGKme
docker	fEIAefBiPfa
docker-compose	bDfaaaGKfdb
dockerfile	keeIdcS.Oje
dockerize	abbaaaI
docs	.EaeheMeQla
docst-	caccbbNeLeb
docstring	babbbbKcIdb
docstrings	babbaaIdHca
docto-	Eaa.a.b.aeF
doctor	Faa.bab..fG
docum-	BcfdeeViJFh
document	edddbdWfShe
documentation	BcbbdcKeAHd
documents	KAbbb.fchNc
does	oFDBeQidJea
doesn't	.NCdddfBdIf
doesn-	cQCcddfAcHf
don't	FacaeD.eLcd
doubl-	adbbGCacHda
down	EEiDGdifFEe
downl-	QecabbdfQgd
download	NccaaadeOgd
draft-	NdcaabceIfC
drafts	NdcaabceIfC
drag	RddbabdgPfc
dream	Hba.bab
drift	bEbbEca
drive-	GE.dbBhfIlH
driver	GFBbaegfHkH
drivers	EccbcGb
drone	aIa.cbb
drop	CaGefB.AHha
dropd-	bJaa.ad
dropdown	bJaa.ad
dropp-	bFdccGbcHcb
dropped	bFdccGbcHcb
drops	ePbbbcbeAGc
dry-r-	RdcbadegPha
dry-run	RdcbadegPha
due	aabKcbbbbHd
dupli-	DHHeddfeNfc
duplicate	GIgcbbbcJdb
duplicated	bbKbaacdIcb
durin-	bJb.bbcdJdb
during	bJb.bbcdJdb
e0e	fca.M.ceeCG
each	Hf.jF.Be.Je
early	FFcbbcccJdc
eats	DdGbbab
edge	eFcCHbgfPfd
edit	PDeabdhheSf
edito-	MCedddA.EgA
editor	KEbcccefGdC
editors	IabaabbbHdb
edits	bcbNacc
effec-	JHcbdceeKcb
effect	bKbabbc
effects	Icabaaa
effor-	bbabbMc
effort	bbabbMc
elect-	a.bcaGabcId
else	bbEFbadfKbc
email	IBDhd.cCdJi
email-	eQcabddfOfb
emails	eQcabddfOfb
embar-	bcabDcG
embarrassing	bcabDcG
emoji	dKedIcdfLad
emplo-	NbbbbccfaIb
employees	Jbaaabb
empty	bFdbKcehOjC
enabl-	LbbbaabIccc
end	fOdcBbceDGf
end-t-	dab.JabbfMe
end-to-end	dab.JabbfMe
endpo-	GiaeBbHeGGi
endpoint	Kf.dCabeFDf
endpoints	.h.eBaMdDGg
ends	JHdddcdeLdc
enemi-	cJabbaabGcb
enemies	cJabbaabGcb
enemy	dLFdcccdKdc
engin-	eeFGcdEeBbE
engine	bcFFbcb
engineer	cbbDbbG
engli-	Ia.abbcccHb
english	Ia.abbcccHb
enoug-	FfdBcGcbFda
enough	FfdBcGcbFda
enter-	FdbHcbcbfLd
enterprise	FdbHcbcbfLd
entir-	egGEaCbegFG
entire	egGEaCbegFG
entry	.fhcFdNaIed
env	eIhdbfPLced
envir-	fAhCC.GhEFc
environment	fAhCC.GhEFc
epic	OdbacadccfL
erp	NcdccCcdbhM
error	cccOaiEBBCf
error-	FIcbcbdcGac
errors	FIcbcbdcGac
esc	HDbcbbb
eslin-	edcaabOcLgc
eslint	edcaabOcLgc
esp0	aKcaaccdKeb
espec-	.......cJdc
especially	.......cJdc
estim-	bbaabKb
estimate	bbaabKb
eta	FHcbdcb
etl	FJac.fgeAJf
europ-	bJbabba
european	bJbabba
evalu-	dccEcLcbeKd
evaluate	dcdFdKbbfKd
even	iSgg.JgiNad
event	ECdddIddcOh
event-	AKbbcbbdE.a
events	AKbbcbbdE.a
ever	cbcDHcb
every	aGEBcjAkEHb
every-	DBCbafadeDE
everyone	GFbdbcc
everything	IccBAeAebaG
everywhere	eFFacab
exact-	GdHcbdb
exactly	GdHcbdb
exam	bIaaabb
examp-	ffdabbVQiec
example	egcaabSQhfb
exerc-	bbabJba
exercised	bbabJba
exist	GFdbacc
exist-	GHbacde
exists	GHbacde
exit	dIcbGbeeLeb
exits	bMbcbbceKcd
expec-	.AdbIbbGcgB
expected	bAdbIabHbeb
exper-	aaaIaca
expir-	DLefGeffOfc
expire	Kdabbab
expired	dHcdHcbcIdc
expires	eOabbbcdJeb
expla-	chggeUHhQah
explain	edeecSBeKBh
explains	acaabcKdKfb
explanation	abbbaJb
expon-	MbbbbbbcKec
exponential	MbbbbbbcKec
expor-	LJ.dghcfQhc
export	ILdcfgbcNib
exporter	Jbbaaac
exports	EbcbacFcHac
expos-	OcabbbeeKdb
expose	OcabbbeeKdb
expre-	cCLbbbdedMc
express	cCLbbbdedMc
exten-	MdccccDcG.c
extend	MdccccDcG.c
extra	Iba.aba
extra-	DeLbcadcKdd
extract	dbLbbabcKde
extracts	Ibbabab
eyes	EdAJeccdLfb
fa	JBfBfDfdaKe
facto-	Gaaaaba
factory	Gaaaaba
fail	AK.bddb
faile-	KafgeEDcLgb
failed	IAfgeEDcLfb
fails	IIdabchgDFd
false	bbbbaaI
faq	MbbabafcgNc
far	IDfcdDd
fast	GdbcaC
faste-	dbM.aaddIcb
faster	dbM.aaddIcb
fasti-	ccMbbacdcLe
fastify	ccMbbacdcLe
fax	bbaaaaI
feasi-	abacaJa
feat	UeeAccfGdCf
featu-	FicJeFdgIcB
feature	FicJeFdhIdB
fee	BcCccFb
feedb-	FcaHcdabFda
feedback	FcaHcdabFda
feel	bbabJba
fees	FcabbDbadFa
fetch	abMbbbddbKe
fetch-	baIbbac
few	.Gb.aca
ff	aacba.I
fff	cbbcbaMKdbd
field	EEDfCdhAdGe
fifty	.......bcHd
figur-	bEbcdGb
figure	bEbcdGb
file	hE.dcFCaKcf
files	KdIgACmkHJf
filte-	KEdDeeffMdc
filter	GBaDdcedKeb
filtering	LdbbaabbIdc
filters	DIdbbcccF.c
finan-	FAb.bab.ceH
finance	FAb.bab.ceH
find	BCebfMddIcc
findi-	bceIcGccCGf
findings	bceIcGccCGf
finds	bPdbcbceNde
fine	bNcbbbceNec
finis-	Kcb.aac
finishes	Kcb.aac
firef-	eLaa.cb
firefox	eLaa.cb
fires	EBdcGce
firmw-	GeAbddGfIiF
firmware	GeAbddGfIiF
first	fDeEDBd
five	eDDedBEeAaF
fix	hTlf.CBECcf
fixed	a.abG.c
fixin-	bLbacac
fixing	bLbacac
fixtu-	cfCdHdFbKfc
fixture	beEcFdC.Gdb
fixtures	bdgbFcLdKdc
flag	L.fecHfACAe
flag_-	.accaHa
flag_x	.accaHa
flags	QeeedGfKfad
flash-	BHcaaac
flutt-	ebGbcGabgDE
flutter	ebGbcGabgDE
focus	eGaDbaa
folde-	JehddEFdIcb
folder	JehddEFdIcb
follo-	acIbbAacGac
follow	acIbbAacGac
font	bcbbbbMKddd
foo	abMbbadKecc
food	Jca.cababdG
foote-	BdFegeMQfic
footer	BdFegeMQfic
for	JjhbJcCmCI
forev-	dRdacaejNAe
forever	dRdacaejNAe
form	LD.ceeccHAg
forma-	hIKefeBeOfd
formatting	gHLefeCeOfd
forty	cdFECcdbeMf
found-	Hcb.aa
four	ACdeBGddbEA
fps	efOccEccKec
fr-0	Iba.aba
frame	ECGdddccHcb
frame-	cabcFEb
fraud	IbaaaacbbdH
frenc-	CcbabbHdbJe
french	CcbabbHdbJe
frida-	eMcDbccbJga
friday	dGbDbabbIf
friday's	cKbaabb
from	EaKhecAci.L
front	DIccbbbcEgE
front-	AEGFfffefIA
frontend	AEGFfffefIA
full	CgdCGBd
full--	Icbaaab
full-text	Icbaaab
funct-	afMgiDEdJAg
function	DeNdgbAaGAf
functions	fbedcHKfMfb
g	cObbbbceMdd
game	GDFAefghFB
garbl-	bIbab.b
garbled	bIbab.b
gatew-	aBccDcD
gateway	aBccDcD
gb	adHcbHe
gcp	caeabDHbfBF
gener-	EhIeAEhgJca
generate	Jcbabaa
generated	DbbbbGc
generation	bcKa.bc
geome-	baccbbNdKdb
geometry	baccbbNdKdb
germa-	BIaabae
german	BIaabae
get	JeGaDdkjKFg
getda-	baK.bad
getdata	baK.bad
gets	.NffeJefGEf
getti-	dObbDcfhKab
getting	dObbDcfhKab
gi	.be...G
giant	cbIaaa
gift	eObbcbbcJdc
git	GfeFefIGahC
githu-	cffafCQgLAe
github	cffafCQgLAe
gitig-	idc.baRSjgb
gitignore	idc.baRSjgb
gitla-	DcdcdcMdGCf
gitlab	DcdcccKcDDe
give	CgfGCGfdH.c
gives	cObbbcd
globa-	aaKabacdKdd
glsl	bcaJaaa
go	gdNFDdiEjeI
godot	bb.baIacdIc
goes	aRggaabfNde
going	CDaFbeeeEBb
gone	gADEeeF
good	.ddScfaeGAc
googl-	MFeAdeffbNe
google	MFeAdeffbNe
gorou-	bHaaabb
goroutine	bHaaabb
got	cFdcbHb
gps	cHcbHddcJdc
gpu	bAbcaHb
gradi-	Ibbbab
grading	Ibbbab
gradl-	bBbbabGcGbb
gradle	bBbbabGcGbb
grafa-	cGabaDc
grafana	cGabaDc
graph-	ddeFEFcbHbe
graphql	ddeFEFcbHbe
great	BecGddGcKec
green-	Fbb.a.a
greenfield	Fbb.a.a
greet	Jbbaaab
grey	cbbbbaMJebd
grid	GKebdccBFfc
groun-	Hbb.aabbccH
ground	Hbb.aabbccH
group	IbaaaabccHb
growi-	bIdbaBccGcb
growing	bIdbaBccGcb
grpc	bbIabCebaJg
guest	KCbbcbeeEfE
guest-	dKaabaddJcc
guests	dKaabaddJcc
guide	gbbbdbRcPic
gzip	GccbccHfMec
h	HdGbccc
had	afefFEGcECd
half	aENcddggIBc
hand	GecFAcbcCGf
handb-	bbaacaJacHd
handbook	bbaacaJacHd
handl-	jcDPIhggIDe
handler	hACGIfedKcc
handlers	bbBbHbbceKd
handling	cfDQeecfHCd
hands	HcbbDbb
hangs	eNdccEdgJDf
happe-	kOfeCJffSkb
happen	cMb.bcddJea
happens	jLfeCJcdQjc
hapti-	Mbacbda
haptic	Mbacbda
has	eMAfBe.bGiD
hashi-	bccHFbcdKeb
hashing	bccHFbcdKeb
have	AEc..b.dBGe
heade-	AHAdedDFdDf
header	AHAdedDFdDf
headi-	ddd.baOLge
heading	ddd.baOLge
healt-	MDbcccfeLeb
health	Lc.acadcJfb
healthcheck	JDccbcceIbb
heap	bababaI
heic	dPca.afeLdc
helm	acbabbKcdJb
help	bgeedCSJabg
helpe-	feLcIcdCIgf
helper	deGbGcbcJcd
helper0	a.Hac.b
helpers	cdGcIbdfNdd
here	edcJbGccHAf
hey	aHdaaaaaHeb
hiber-	a.Iabcb
hibernate	a.Iabcb
hidde-	cIaaaaa
hidden	cIaaaaa
hide	Jbbbabc
high	EHcbccb
hints	baJbbab
histo-	LdbabbbddJc
history	LdbabbbddJc
hold	ccdcGHccIcc
holes	baaJcabbbGd
home	AJcabbddKhA
hones-	cbcNbbb
honest	cbcNbbb
hook	Pcdbcc.efQf
hooks	ecLd.cBccKd
hope	HdDccbb
hospi-	JababbbbbcG
hospital	JababbbbbcG
hotel	HFbccbceDfG
hotfi-	aDbGcbcbFbb
hotfix	aDbGcbcbFbb
hour	KHdcededCGf
hours	IJcdccggKfB
house-	GcbcbEbaAfF
housekeeping	I.ababaaaeG
how	lmiCbYGfRbj
html	cNcaa.fIebb
http	FbKdeccFDgd
https	bb.Ia.c
hub	Jbb.abb
hubsp-	KccDbbdbcKf
hubspot	KccDbbdbcKf
hundr-	cbCbbbH
hundred	cbCbbbH
hurt	Ibaaaab
hyphe-	caabbaI
hyphen	caabbaI
hypot-	babaIabcIdb
hypothesis	babaIabcIdb
i	BIkMddedPjb
i'd	HlGfFba.eHc
i'm	aChDBGgfKcb
i0c	bGa.aaa
icon	KdababbcHda
id	NfccdFdeKcc
idea	abdbbGD
idemp-	bb.caIa
idempotent	bb.caIa
ident-	cfOaabbfcDE
identical	cfOaabbfcDE
idiom-	bbbIaaa
idiomatic	bbbIaaa
ie	b.bbaJbdIda
if	GAGDabpjQcd
if-el-	bbKaabbcIdb
if-else	bbKaabbcIdb
ifs	bbLbacbcGca
ignor-	dGccccJGfDf
ignore	cbabaaK
ignores	bLbabbddaHc
image	AaRhgbabOgf
image-	.IgeeCFFdhF
image_resize	bIbaaaa
images	.GfeeCFFegF
img	bLcab.dMfcd
immed-	cLbbaacdIbc
immediately	cLbbaacdIbc
imper-	Gaa.abbbKfc
impersonate	Gaa.abbbKfc
imple-	PfdKdfggAJd
implement	Sdbcbagf.Kd
implementation	aaaJad
impor-	B.CedeIG.eb
import	fE.bebKIccc
imported	abHab.b
importer	BbEdCd.gMdb
imports	HcdccbG
in	dAGAeeFMf.h
in-ap-	Ica.abccdKd
in-app	Ica.abccdKd
inbox	IddbbbE
incl	CdcbIab
inclu-	AgbGBEfdCCc
include	.bacaHa
included	BddIEcedDFf
including	HcDaadc.daE
incon-	aIbaabb
inconsistent	aIbaabb
incre-	ffedIcNLcfc
increase	ffedIcNLcfc
index	ECEccceeDDc
index-	GbEcbcb
info	.edbaaMIbdb
inges-	.FdccHd
ingest	bFbaaCbbHcc
ingestion	CbbbbGc
init	cbOdbadKecc
injec-	aaEHcdee.Gc
injection	aaEHcdee.Gc
inlin-	.aGbb.a
inline	.aGbb.a
input	fJdbHcb
insid-	GcFaccc
inside	GcFaccc
insis-	IcaaaacbbIe
insists	IcaaaacbbIe
insta-	eIfddED.Dbb
install	aKebcdEAFg
installed	cabbaJ
inste-	ACah.ADFcBf
instead	ACah.ADFcBf
instr-	EcbabaEdBeG
insur-	IcbbEadceKd
insurance	.......bdJe
integ-	.AgADaBgBKf
integrate	Qg.acAgdmTc
integration	jChBG.EfOcf
inter-	.CDBgDgfHba
interface	.bHabba
internal	Gca.bb
into	GoWhffDjbEH
intra-	Ibaabab
intranet	Ibaabab
inven-	DHdcDddcCEe
inventory	bJcbFdecH.e
inves-	aEbCbba
invis-	cJ.aabb
invisible	cJ.aabb
invit-	cFbbEbc
invoi-	dKAG.ckALm
invoice	bHcEDdigPha
invoicebuilder	a.HabacHccb
invoices	CJeFg.gfJfC
io	aIbaaba
ios	.G.dadCdFlK
ip	Lca.aaddIca
ipad	dMaabccdIda
irela-	bIbbaaa
ireland	bIbbaaa
is	gHgFcFdCHef
isola-	Hbd.a.a
isolation	Hbd.a.a
issue	CgccGcG
issue-	FdcIcbc
issues	FdcIcbc
it	eEHADid.Leg
it'd	HdbcbGceHac
it's	hCDBgfKLaef
item	aKbabbc
items	HEcccbbc.He
its	FeGdEahdJ.f
itsel-	.......dIda
itself	.......dIda
janky	cMcbabbcIbc
java	gHNcebfCBlG
javas-	bbKabab
javascript	bbKabab
jenki-	abbaabJ
jenkins	abbaabJ
jest	ccIdGcccAHf
jetpa-	baIbaab
jetpack	baIbaab
jira	Ibbb.ba
job	HJhghGcBHgb
jobs	dhEhAFGdDDd
jooq	a.Iabcb
journ-	ba..GacbcIc
journeys	ba..HacbdIb
jquer-	.......bbGb
jquery	.......bbGb
js	aCXdecn.EAf
jsdoc	dabbabKcHda
json	PhieAdIIDjc
jsx	ccDHbbc
judge	abaKbda
judge-	ac.Jbac
judged	ac.Ibac
jumps	cJbaaaccKdc
junit	babbHa.aHeb
just	EgAcaHbcNjb
jvm	bbcbcaMIccc
jwt	FaaeDCeeBGd
k	ICEeAfgfKcc
kafka	dcbdcLDbdJd
keep	KAcefA.cDGi
keepa-	abcaaaIHdbb
keepalive_timeout	abcaaaIHdbb
keeps	cSgbb.efJBf
kept	KcbabbbccHb
key	PEfcdagiFGd
keybo-	HGccccccIea
keyboard	HGccccccIea
keycl-	caadbLabeJc
keycloak	caadbLabeJc
keys	KdcecGccJcc
kg	cNcbbbcdKcc
kille-	aIbaabb
killed	aIbaabb
killi-	Iabaaba
killing	Iabaaba
kills	.Ibbbbb
kiosk	CcbbbbI
kitch-	.........fG
kitchen	.........fG
know	dbEcbIccEaa
kotli-	baDcbDbaddH
kotlin	baDcbDbaddH
kst	aFba..a
kt	cdH.Fbe
kuber-	cFedbEC
kubernetes	cFedbEC
ky	abKbbbcdbIc
lab	Lbcabac
label	.edabbNHgBc
label-	EDBabbfeBGd
labels	FEaabafdaHc
lambd-	eALdDdd
lambda	eALdDdd
land	FEbbcacc.Gd
landi-	dfFGddECEfb
landing	dfFGddECEfb
lane	bbabaaJ
lang	dLbac.adLdd
langu-	AA.bccEDdfE
language	AA.bccEDdfE
last	FIba.BmgOiA
last_-	Jabcaab
last_login	Jabcaab
late	dH.aaaa
laten-	ababbHa
latency	ababbHa
later	FCDcdccdH.c
lates-	EddBbbGePib
latest	EddBbbGePib
launc-	.Hbbbac
launch	.Hbbbac
layer	fGHCdddddLe
layer-	cFeGb.cb.Fc
layers	cFeDbDdcAEc
layou-	bbJcaabacHd
layout	bbJcaabacHd
lead	aaaG.ca
leade-	FIdbbcc
leaderboard	FIdbbcc
leads	EGbcbcb
leak	dNbbcac
leaks	bIaaaaccHcb
leap	cebbJFbdJdb
leap--	bbabJabbHdb
leap-year	bbabJabbHdb
learn	da.bbLbcJdc
learn-	K.bbbad.bfI
learning	K.bbbad.bfI
least	.......aeIc
leave	HedEdDdcKfb
leave-	cJbaaba
leaves	cJbaaba
leavi-	Jcaabab
leaving	Jcaabab
led	RecccbbcIcb
ledge-	cGEbcaccdBE
ledger	cGEbcaccdBE
left	EeDedFa
lefto-	bacbbaK
leftover	bacbbaK
legac-	dcCfbMb
legacy	dcCfbMb
legal	eIeccECD.Bf
legen-	dBbbbbJIadd
legend	dBbbbbJIadd
lengt-	bHaaabb
length	bHaaabb
less	dbNbabccJbd
lesso-	Ibaaaab
let	TjG.ecjdHCg
lette-	EcbbcbH
letterhead	bbaaaaI
level	KHedccdeNfc
lgtm	cbbNbcbdKcd
lib	edHcJcdgDIf
libra-	deGe.KcdGAc
library	deGe.JcdFAc
licen-	fddccENIbbd
license	ebcbbaNKcec
like	LCEadamkEGa
limit	NkbfgCGIAhb
limit-	BfEIeDiaKhb
limiter	dbcJbDbbGca
limiting	Kb.acbdcJeb
limits	ccGCcDeBFfb
line	eIKfcbdKCkc
lines	aeOcbcbdMdd
link	GNdbccjgJCe
links	JebadbD
lint	cFddecMcKag
linte-	dbaba.KcJeb
linter	dbaba.JbGda
list	GAdBdCecLah
liste-	Kcaabbb
listi-	Jccbb
listing	Jbcbb
live	KfCcbcacbIe
load	cDddGcC
loade-	BedcFHdcIea
loader	BedcFHdcIea
loadi-	FGbccccbGcb
loading	FGbccccbGcb
lobby	Jcaaabb
local	DCFbdbf
local-	eMdceIeDDfc
locale	cCcbbJddIcb
localhost	cLbaabd
locally	AI.bdcb
locat-	DIbccaccJcd
location	bJabaab
lock	aBEFdccBFfb
lock--	baabaG
lock-in	baabaG
locki-	b.cLbda
locking	b.cLbda
lodas-	dcbbbbOMfec
lodash	dcbbbbOMfec
log	LhbhhANKiBe
log_l-	ceda.bOKecc
log_level	ceda.bOKecc
logge-	fECBeEdbHcc
logged	cGaDbca
logger	cdFdcIcbJdc
logic	egKKEhffOed
login	IgidCBFAbFd
login-	aaHaa.d
logn	bbaaaaI
logo	aMdab.eJgAe
logou-	HEcbcdcdaIc
logout	HEcbcdcdaIc
logs	Jbaabbb
lol	bIddcHdeGgE
long	H.HhfFgdMdf
longe-	cIdbcFddJcc
longer	cIdbcFddJcc
look	iBEWfhfdPff
looks	abIbbabbcJe
looku-	cbJabbacHd
lookup	cbJabbacHd
loop	dMAbeEiF.db
lose	EMbcdcdeHac
loses	dJdbEcb
losin-	IDcbbcc
losing	IDcbbcc
lost	FGbccbcbcHc
lot	.......afIb
love	McCbceceDaB
lovel-	LbabbacbHea
lovely	LbabbacbHea
low	Ibbbaaa
loyal-	HdabFcd
loyalty	HdabFcd
lr	baacaaI
luxon	aaIcbba
m	bcGddcHJbdd
m0	aIcaa.deHca
mac	ccaaaaKaJec
machi-	CbFabac
mail	bEccdeLHfeC
mailc-	MbbabaddeNf
mailchimp	MbbabaddeNf
maile-	eBKdEcfgNiB
mailer	eBKdEcfgNiB
mails	GabaababbHd
main	jAf.bHJaKfe
maint-	DfBCGeeeACA
maintainer	acDcJdc
maintenance	Je..bAc
make	bfQghiNJ.mC
makef-	bbbObdcdJcc
makefile	bbbObdcdJcc
makes	fKeeEEeeIac
manag-	HfdFdbBAfcI
management	Icbab.a.bhJ
manager	AecHccE
manda-	aaIcaaa
mandatory	aaIcaaa
many	EdddCGb
map	KEfddGheCGd
map'	aGa.b.dgIba
marke-	JFdbcbdcbhN
marker	cKbaabb
marketplace	McbabbbbdhN
marku-	aabJadb
markup	aabJadb
mask	Jbaabbb
match	DEFcdceaHag
match-	CcaabcGDedF
matches	abaabbI
matchmaking	Gb..abbabeG
matte-	Iabaabb
matters	Iabaabb
max	bbbabaI
max-f-	abbaaaI
max-file-size	abbaaaI
max_c-	bccabbNIccc
max_connections	bccabbNIccc
max_l-	bbabaJbdJcc
max_lag	bbabaJbdJcc
max_u-	bcaaaaJ
max_upload_mb	bcaaaaJ
may	bdGccbG
mb	iFbffFKIDic
md	bbAbabH
me	MjkMcKljSia
mean	ccabaIA.Gdb
meani-	Cb.ecGAhJcA
meaning	DbcecGBfGcA
means	.......afIc
meeti-	IdaabBb
meeting	IdaabBb
membe-	PebabbdfFbB
member	JdaaabacEfC
members	McbabadeEEe
memor-	hHGhgIAAHgb
memory	hHGhgIAAHgb
menti-	Jb.b.aebfJb
mentions	Jb.b.aebfJb
menu	AEhcfdNEDgb
merge	ddAQcdbcJec
merged	.......cHda
mess	dbMcabb
messa-	IaEfCCliBGA
message	B.DfEEjgGCc
messages	LADcddfeaJd
metho-	baababI
methods	baababI
metri-	QdbbbbdeI.d
metrics	QdbbbbdeI.d
mi	accacaLIecb
micro-	ddJcFcdbcfK
microservices	ddJcFcdbcfK
middl-	fEDEEegdNhb
middle	bIaaabb
middleware	dcEEEddcLgb
migra-	bcKMggeiECA
migrate	CcPcedeffIC
migration	b.fObe.eOia
miles	bJbabba
mill	bbabaaJ
min	CIcabbcdKea
minut-	cIFdeeCEFhc
minute	E.Fbcbd
minutes	gIDddeECGgc
missi-	bcedDfPMcha
missing	bgedEePMdgb
mista-	dbbKaab
mistakes	dbbKaab
mit	bacba.IJdcc
mobil-	.baBCBebgED
mobile	.baBCBebgED
mock	bb.aIabbIec
modal	bIbabaa
mode	LKccfdghDHd
model	EFdbceEcacG
moder-	Ec.cc.D
moderation	Jc.abAe
modul-	j.OIFkiiEFa
module	i.LFGhihFC
modulenotfounderror	bLccbaa
modules	cdKJdgceAIe
momen-	bdNccCefdOe
moment	bdNccCefdOe
monda-	fHdfdGDcKdd
monday	dIcbaEcbLfd
monday's	aJacbab
money	aabCGeabEca
mongo	FbEbbcb
mongo-	dcHcaFdceLd
mongodb	dcHcaFdceLd
monit-	aEdbccHe.bG
monitoring	.bc.bbIcdaH
monol-	bcMabcccefM
monolith	bcMabcccefM
monor-	AadBcdIcbHc
monorepo	AadBcdIcbHc
month	eEeDBCddbJc
month-	EH.eDffcCFf
monthly	HKdccddeBGd
more	iJDdGceCFde
most	EFecCdceBHd
mouse	Ibaaaab
move	fgLfeEGhIAb
moved	ccbaa.KIcdb
mr	bbaLbbdcHcb
ms	cfLdcIdeLeb
much	deFaDEedKfb
multi-	F.fCf.DeCbD
multi-region	dbaIcBa
multi-tenant	Mce.aca.bdF
multiplatform	b.acaG.adIe
multiplayer	Gc.abaaabfI
must	gIFeBfBFhaB
mute	NcbcbbbcOge
mutex	ccHIddc
mvp	LcbabbcbcgM
my	AJhXcjnjYjd
mysql	FbGdcAfd.Ie
n	EfCBddDcdJd
name	fEFDfdBEbCf
named	dHddccJdIdb
names	AHcDccdfBAB
namin-	cdGJdbd.Ied
naming	cdGJdbd.Ied
nativ-	b.acaH.aeLe
native	b.acaH.aeLe
nats	cbbcbLbcgMc
nav	acabbbJ
ndjso-	LbcaabceJda
ndjson	LbcaabceJda
need	GcbgBaEbhMd
needs	JcdfGCggIeD
negat-	cLccCdbcIcc
negative	cLccCdbcIcc
neste-	ddScbccfMga
nested	ddScbccfMga
never	cHBdEfcdbHb
new	FjdDhBJfbEC
new_m-	McbbabcIdbc
new_menu	McbbabcIdbc
newco-	cbEbadH
newcomers	cbEbadH
newer	Jbababb
newli-	cIb.baadHca
newline	cIb.baadHca
newsl-	CEcddcF
newsletter	CEcddcFFEgd
next	NhdAfFbgMe
nginx	eEfcdcPIBgd
nice	GcbbbFd
night	CFgBACgeNed
night's	acaabIb
night-	cDghFJbACAf
nightly	cFggFFbABBf
nit	bcOccbc
no	hC..CCbfPfd
nobod-	AfAcJfC
nobody	AfAcJfC
node	dFgfgIIaE.d
none	aAcbJbccgLc
not	iMgEafFDGhc
note	JEcbccdeMfb
notes	HebccbGfBId
nothi-	bQJbffkgCaE
nothing	bQJbffkgCaE
notic-	GfKdbccdgKa
notice	bdKa.bbdeI
notices	KbbcaaaadHc
notif-	OCbcbcgdbKe
notification	Nea.acdbeLd
notifications	IDbcbbdcbId
notify	Kbabaac
notio-	Haa.bac
notion	Haa.bac
now	DbifAdOKkCc
npm	fJcdb.EBHgc
nullp-	bIcabaadIbc
nullpointerexception	bIcabaadIbc
numbe-	K.jhBBCBJhe
number	LdgeDfFDHic
numbers	FAedcJeeFDe
nvmrc	adcabaKIcdc
oauth	G..DeCidgNd
objec-	b.IabaddDgF
object	b.Gaaab
objective-c	bbKaaadcaeI
ocean	cKbaabb
of	klDHFACaAHh
off	dTfcecAbHg
offic-	G.fBedEBgCB
office	G.fBedEBgCB
offli-	IAbabbbccId
offline	IAbabbbccId
often	Jaaaacb
ok	dFcLcgacGda
okta	KdddcBCedMd
old	EaCfeC.fBbF
older	GEcbbbb
on	dKlIgeHFHck
on-ca-	GcbbbaDdIcb
on-call	GcbbbaDdIcb
onboa-	DdacccJeIfB
onboarding	DdacccJeIfB
once	DLfeFegfLAf
one	AFHiDaieeIA
ones	.DabCbbdGBf
onlin-	NdbbbacdfBH
online	NdbbbacdfBH
only	HDeEhDicD
oom-k-	aHba.bbcHcb
oom-killed	aHba.bbcHcb
open	FHebd.de.Ga
openi-	FHbccbcdLdd
opening	BHbcbaccJdc
opera-	BddddHEccKe
operations	cbcdcHFacIe
opini-	bbaJaca
opinion	bbaJaca
ops	CccbcaI
ops-0	cMbaaaddIdb
optim-	ccLabba
optimize	ccLabba
optio-	Mdabb.deKad
option	McbaadcdKfa
options	.......adJe
or	HhhKgFbhKCg
orang-	Ibaaaba
orange	Ibaaaba
order	EFAgADidAJg
order-	.CMg.AjeJiD
ordercontroller	cCHabbbcLcf
ordering	acbaFDb
orders	FFHfAghgEgH
orderservice	caNbcccaKee
organ-	Gb..aac
organiser	Gb..aac
orm	cdObbbcddNe
orpha-	DIcbbcbcJcd
orphan	cJbaaba
other	gFBahGAeFCd
otp	JbbababbdJd
ought	bcHaba
our	BhCBeHbhgJE
out	bGHdjKigKDg
outag-	bcabbLbcIcb
outage	bcabbLbcIcb
outda-	cbcabaLIddb
outdated	cbcabaLIddb
outpu-	bbLabbceEIi
output	baKabbcdEFg
outsi-	aaIabac
outside	aaIabac
over	BDCLegifEGf
overa-	bbdHaCbafKc
overall	bbdHaCbafKc
overview	a.adbIb
overw-	cMbacac
overwrites	cKbababbHdc
own	JcHfah.gaEB
packa-	fdaCAdKDgJg
package	fgaCCdKEgHf
packages	bB.AdbCdAGd
page	EBfffeOKcCj
pages	EdCcbeFdcMf
pagin-	FKcdbbecMgb
pagination	FJcdbbddLga
pair	bbbIaaacHca
palet-	CEdcddG
palette	CEdcddG
panda-	abIaaba
pandas	abIaaba
panel	AaaaabE
panic	bHaaabb
panic-	bKcaabaeHba
panicked	bKcaabaeHba
paper	Jbbaa.c
param-	bcFbGcc
parce-	Gbc.ab
parcel	Gbc.ab
paren-	IaaabbbdeBG
parent	Ga.baba.agH
parents	Gaa.bab
parqu-	McbbbaccIcb
parquet	McbbbaccIcb
parse-	AgJ.NglCJkc
parsedate	baJbaca
parseheader	a.Hac.b
parseprice	b.baHab
parser	CeEBMfjbOjc
parsi-	FcHbbcceMdc
parsing	FcHbbcceMdc
parti-	ccGFacb
parts	AbdFaaA
pass	aKbcfEcbGac
passe-	.......bceI
passenger	.......bceI
passk-	FdcbbcHd.Hd
passkey	FdcbbcHd.Hd
passw-	JcgacBAgbNe
password	I.gAaeBg.Ke
passwords	DcacbGb
past	.HabbaabHdb
patch	cdbFDbBbGcb
path	cIfFCcf
paths	acbcJaa
patie-	NebabbcedDE
patient	Ida.baaacbE
patients	Ga.baaabdIb
pause	JcbabacdKdd
pause-	bIbbaaa
paused	bIbbaaa
pay	EcaaDbbbdId
payin-	HAbabaccIcc
paying	HAbabaccIcc
payme-	Bd.BBb.bb.C
payment	cbabBAE.BBd
payments	LccaCbfdgAJ
payments-v0	bacKac
payou-	Ib..acb
payouts	FaAaac
paypa-	Jcbaaba
paypal	Jcbaaba
payro-	HcbbDbcbaeH
payroll	HcbbDbcbaeH
pdf	.LeddGfgMeb
pdfs	FJccbcd
pen	dEabcGb
pendi-	GcCaaac
peopl-	GKgeBg.h.CE
people	GIgeBgAgaCE
per	OadbbAggBHc
perce-	aIdcIdgfBJf
percent	abbaKbcdcLd
percentages	cKbabab
perl	bbIabb.bcdI
permi-	.......c.Gd
permissions	FEabdbccdJd
perso-	DedHcFfeGba
person	EdbIbbedIcb
pg	bbccaEG
pharm-	IabaabbabdH
pharmacy	IabaabbabdH
phone	.JcgBeB.Hbg
phone-	EGbbbbb
phones	EGbbbbb
photo	EIbcbag
photo-	GcbbaCb
photos	GcbbaCb
php	bbOcbbccekS
physi-	AbaabHb
pick	GIdccbc
picke-	CDggFGfeMfc
picked	bcabaI
picker	EHeeGeedLec
pictu-	AAAedAE
picture	HdCccCdbcHd
pictures	dHdcbcHcJdc
pie	cKbabab
pin	LheeIfBFEhc
pipel-	cgafBDJf.bH
pipeline	BgBgCEBdDEe
pipelines	cbc.bbLacfK
place	FfGecEddFab
place-	eDDAfJhhJAc
placeholders	bIaaaab
places	eeFBeKefGBc
plain	aaabaFa
plan	dccDEDddIad
plann-	GdcbcGc
planned	acaabIb
planning	Habaaaa
plans	JcbabaabcIc
platf-	Icf.cFdbgCF
platform	Icf.cFdbgCF
play	FdGbbcb
playe-	PEaefeedLec
player	NFdddddeId
players	JCdbcbacJbe
playw-	cca.LacchPe
playwright	cca.LacchPe
pleas-	afbH.aAAJgd
please	afbH.aAAJgd
pls	FdbECh.bHbd
plugi-	c.aabIb
plugin	c.aabIb
plus	BEdbdbCcAHf
plz	dEaHbbdeJcb
png	ARfbcbgL.hd
pod	bMcaacbcKdc
podca-	Jcaabab
podcast	Jcaabab
point	cdcDbIacHdb
point-	GEedGeddKae
points	GEddEeddI.e
polic-	bEbcbGb
policy	bEbcbGb
poll	bcGbcFc
pool	cdGJcebcHcb
port	dEacccJJjbB
porta-	Lecbab..ibK
portal	Lecbab..ibK
posit-	aDbcbEb
possi-	GfEddHefIAd
possible	GfEddHefIAd
post	ScccccddaJd
postg-	EjCjaDHa.Gf
postgres	IhBh..EfCHd
postgresql	feDfdJGCaEf
posts	DLdceBggI.b
pr	eddQfcEgRja
prd	Ldcaaba.blN
pre-c-	dDbfcaKcIdc
pre-commit	dDbfcaKcIdc
prefe-	accccEHEfDc
prefer	ababbaI
press	GEbbbbccIcc
prett-	bcebbaOcNgd
prettier	bbbcbbMfOfc
price	hJfgFKfaBEf
price-	gMAeEafeM.g
prices	cQeccCdfIBf
prici-	deHbccIEGff
pricing	deHbccIEGff
print	OgdddGeeOhb
print-	IBHdcfeBDad
prints	KDccbdcdHda
prism-	cdObbbcddNe
prisma	cdObbbcddNe
priva-	cHLcdbgJfca
privacy	bHb...d
private	baNbcbcIdcb
probl-	cbdNcabbIdc
problems	cbdNcabbIdc
proce-	fDdddFFdKdc
process	bbaaabI
processing	cIaabba
prod	dBeDdAFADAe
produ-	CbF.hcDbEkH
product	BAJhg.BfHjH
production	AahGddHEcgE
products	LdbdaCddBGe
profi-	FEAedCf
profile	FEAedDfbAEd
progr-	P.bbcdee.CB
program	Kc.abcbafKd
progress	L.bbbccdFBd
proj--	bIaabbb
proj-0	bIaabbb
proje-	dDAAAabf.Le
project	dAAAB.af.Le
projects	.Iabaca
prome-	Kbabbbc
prometheus	Kbabbbc
prope-	cBecLdAgOiA
properties	aFb.b.adGba
property	AccbKbbdGfC
property-based	babbKbcdKec
prora-	bbcGEbbdIbb
proration	bbcGEbbdIbb
pros	c.bcaI.acId
prote-	Kca.abcddIa
protect	Kca.abcddIa
provi-	ecDccLb
provider	dbEcbIa
providers	baaaaHa
publi-	HgiaaaKjI
public	Ghh...IhJbA
published	Jb.ba.daeIc
publishes	cBbbbaHdH.d
pull	iiIFBhHePhc
pulls	Iabaabb
purch-	Mbcaacbd.fI
purchase	Kabaacb
purchasing	IbbaabbbccH
purpo-	.bcdbNbdJbc
purpose	.bcdbNbdJbc
push	HBcdcdCeABB
put	.CIedGiBIfd
puts	dObccabdKeb
puzzl-	Gca..bb
px	bcbbbbMKddd
py	oCJK.jAKEmd
pytes-	cdccLcDCEed
pytest	cdccLcDCEed
pytho-	eDIeedGGgdD
python	eDIeedGGgdD
qa	BcbaHbb
qa-0	cF..aaa
quali-	cbbNbcb
quality	cbbNbcb
quant-	aFaab.acHad
quart-	bcbbEGb
query	hiSJdagfKBf
quest-	.dcdcKD
question	cbbbaLbdIcb
queue	AADjJCjCEeb
queue-	dFecdEE
queues	bbdbbFF
quick-	abKbacbcIcc
quicker	abKbacbcIcc
quizz-	J.bbbad.bfH
quizzes	J.bbbad.bfH
r	EdbbcbH
rabbi-	cabbaKabfLd
rabbitmq	cabbaKabfLd
race	aNbaebcdKea
rails	bdM.accaeeL
raise	effBGeMHeEh
rando-	GDbbbcb
random	GDbbbcb
range	DFdcEdddIdb
ranki-	DEcddDc
ranking	DEcddDc
rate	KAhJfCkgQhb
rates	COecdaeH.fb
rathe-	edIccbGC.Ce
rather	edIccbGC.Ce
ratin-	Fa.caaa
ratings	Fa.caaa
raw	cFKcccdebKd
rb	efMGAefaIfb
react	cdHdCHhCjBE
read	jCEeeEGBcB
readi-	CGeacCegJab
reading	EFc.bbefJca
readm-	ffeaadVJCjc
readme	ffeaadVJCjc
real	ab.aIbc.fGb
real--	MdabbbcdgK
real-time	MdabbbcdgK
reaso-	JecccGdbIec
reason	JecccGdbIec
recei-	CGDDfefEGic
receipt	KgHcdccBIhb
receive	eHdGcbb.Gdc
recen-	aIcaaaadHbb
recent	aIcaaaadHbb
recip-	OBdddbdgGCb
recipe	HEcbbaeeJcc
recipes	NcbcbbbbdGa
recom-	babaaG.beCD
recommend	babaaH.adHc
recon-	cbbbbMccIdb
reconcile	cbbbbMccIdb
recor-	IcdcccGeFCe
record	DbccbcHdH.d
recov-	Hab.bbb
recovery	Hab.bbb
red	aKcaDcg
redee-	GKccddceAHd
redeem	Ibaaabb
redeemed	DKcccbc
redes-	Iabaabb
redesign	Iabaabb
redis	.GeddCCGcAe
reduc-	dhQDCeggNfb
reduce	bcNbabddFba
reducer	cgKECcefNec
redux	dePbbCfeeRh
refac-	caSdbbfEaBf
refactor	bfTdaaeEaBf
refactored	bIbabbb
refer-	CdDdfcJBhF
reference	cbcacaLbcIc
referral	Lbaabbc
refre-	FJdddCgfCFc
refresh	FHdcdCffBGc
refun-	gHcdLccbGCh
refund	fEcdMcbbIdc
refunds	cHaa.ababJg
regex	abaJbea
regis-	Ba.bbFc
regre-	ejbGSeddDFe
regression	dibBSaddCFe
reimp-	bcJabbacceL
reimplemented	bcJabbacceL
rejec-	bBbGc.a
relat-	aIbc.bacIda
relation	aIbc.bacIda
relea-	d.AB.eFjFCA
release	c.ABAeDjECB
reloa-	.LbbbcdcIdb
reload	bIbaabb
reloaded	dJaaaaa
remai-	GeEaacb
remem-	WecdcddeECc
remember	UdcdcddeDDc
remembered	Icababa
remin-	AEBbcbb
reminder	bFCababaHcd
remov-	agDdeCJH.cd
remove	AfEcedKGcad
renam-	aiNfHebHd.d
rename	ggPeEcAJdbc
rende-	fIedEHffIab
rendering	cccbGGccIdb
renew	dacFbdH
reord-	NccbaaceLeb
reorder	Jbcaaac
repai-	cKababcfA.E
repair	cKababbdFgE
repla-	fgPcdACCdKj
replace	efPbcdDCdKj
repli-	cbbbbaMKcde
replicas	cbbbbaMKcde
reply	Icaab.b
repo	E.dD.fA
repor-	fLELhpA
report	jNGOfnfBEaf
reporting	EGdbcabagCE
reports	acaba.I
repos-	hgDFEfFfaOh
repositories	edEdCdJbfOg
repository	fdCGDd.fBJf
req	LcbabacdJea
reque-	AclCdCKFGid
request	E.iEbbCaKhc
request_timeout	bbca.aI
requests	adcecGJEBdd
requi-	.dddcGH.DfB
requirements	CbbbcbH
resea-	cbabaKacdJc
research	cbabaKacdJc
reset	fJ.aAaccMia
resiz-	FdKbcdeeKea
resize	bcMabbc
resol-	.FeFDdfeHBd
resolve	aHaaa.ddIca
respo-	ebGccbGeGBd
responses	daCbbaGdJcb
rest	F.Ce.EidBGd
resta-	.JcaCdedGjG
restarts	cIaabba
restaurant	........ahI
resto-	caaaaaGbHcc
restoring	caaaaaGbHcc
resul-	DELedffhaCG
results	DEKedefhaDE
retri-	bAdabaJ
retries	bAdabaJ
retry	CjFLDggeNfb
retur-	FJaC.hjfOhb
return	aBbFaca
returns	EJAcAgheNgb
retyp-	Jbcbb
retype	Jbcbb
reven-	EHccbbccIcc
revenue	EHccbbccIcc
revie-	fdaUccdgHDe
review	hd.VccdgJCf
reviews	Ha.ea.abfFB
rewri-	bbMdbAddfcM
rewrite	bbKdcCdddfN
rid	bcObcbcBHfd
right	GKgIfhfgEGe
ring_-	abbJacaeIbb
ring_buffer	abbJacaeIbb
risky	cbcMbbacHcc
roast	bccMaaceKdc
role--	IbbaaabccIc
role-based	IbbaaabccIc
roles	Ica.a.b
roll	KdccccFeDGe
root	bdbcbNbdJdc
rotat-	gScbc.edNgc
rotate	cGabaAb
rotated	cObbbccdKeb
rotating	dKa.abcbJcd
rough-	acHb.b
roughly	acHb.b
round	ACcbFcbcHbd
round-	hMecJcddGCf
rounded	bNcbcbbdGAc
rounding	ccabKab
rounds	dJc.b..aeKe
route	BdIabbb
route-	Aca.aHc
routes	abaaaGb
row	DNebceceAFc
rows	AGEffEgeMec
rs	hECLFhh.Jhb
rules	.......cHbc
run	eBkAdGIBGha
runbo-	ecaabaNdGgD
runbook	eb.abaLbJec
runbooks	abbaaaG
runni-	fJeedEDcI.f
running	fJeedEDcI.f
runs	BBEddeCcFdA
runti-	aGbaaaa
rust	abIaabbbafI
s	gcEegaROcic
s0	KddcbGfdCFe
saas	Pef.aac.ciL
safar-	fKddEFgfHBc
safari	fKddEFgfHBc
safe	eeeJdLdeLdc
safer	bbabJba
sales	OccaacdcbKf
sales-	CFGddddeFAc
salesforce	CFGddddeFAc
same	hFPeefAjHcE
saml	Kcb.aadbdKd
sane	aaaIbcb
sanit-	bbcIa.a
sanity	bbcIa.a
save	LIAeeciABEg
saved	KIefeBffBJf
saves	BGbabba
savin-	cIdcHcefJac
saving	cIdcHcefJac
say	fBeFbcIF.ea
says	BBgcedONdfc
scan	EcbbbFbbIeb
scann-	EGbbbbc
scanner	EGbbbbc
scena-	aaa.E.badGc
scenarios	aaa.E.badGc
sched-	bBdaD..cMia
schedule	GdcabaD
scheduler	gBaAFBbhOfb
schem-	FccJcdc
schema	FccJcdc
schoo-	Jbbcbaa.bdF
school	Ibacaaa
score	DeGddEc
score-	Gbaa.abccJd
scores	Gbaa.abccJd
scrat-	GbbaBabbceI
scratch	GbbaBabbceI
scree-	AE.AfhFEeCc
screen	AHeebdHHaDk
screens	BaGGhg.feDG
scrip-	QbDDghhgHEf
script	SdeFeffePib
scripts	dGJdccddbKd
scrol-	gKKccdeeMeb
scrolling	fJKccdeeLeb
scss	ccHGccceAJf
sdk	dbdFbcJdKdc
searc-	aLAB.eilKaB
search	aKAB.eikKaB
seats	EGdbbbc
secon-	.FFEfhdANjd
second	hIgJ.d.cKdd
seconds	GaKeeebbNhd
seconds_per_day	abIaaacIdbb
secti-	F.ad..aacJe
section	F.ad..aacJe
secur-	BgfVeeaf.Lf
secure	GcbFbcc
security	.ffVedafAKf
see	DGHGflgfHdB
seed	HHddcdbdHe
seein-	bJca.ab
seeing	bJca.ab
segfa-	cNbbbbbdKcc
segfault	cNbbbbbdKcc
selec-	IGbddcccHdb
selected	IGbddcccHdb
selle-	Mccbbaa
seller	Jccbb..bEiF
semic-	cKbbaab
semicolons	cKbbaab
send	MgcbcHfgHCd
sends	dKa.b.ddeOf
senio-	babI.ca
senior	babI.ca
senso-	dKdbcFd
sensor	dKdbcFd
sent	AFabFde
sentr-	Jbabaac
sentry	Jbabaac
separ-	bdN.accbcfJ
separate	bdL.acbbaeH
seque-	cdObbbcddNe
sequelize	cdObbbcddNe
serve	Kcaabac
serve-	PeiddaGDlIa
server	OeiddaHDlI
servi-	hACgADFfgBK
service	eHbabdFfBBB
services	ifFhEHDenFL
sessi-	bCcgfGHDaCf
session	eHbfeDEDBad
session_timeout	bbbaaaJ
sessions	IdbacHedbIc
set	fbidCDOADad
setti-	ECbefdICEed
settings	FcaeedJFBdc
settl-	CcbCEcdcEfC
settlement	DbabFbc
setup	ecbbDeK
sev0	DGaabbd
sh	bababaI
sha	Jabbabb
shade-	bcaJaaa
shader	bcaJaaa
share	Jbb.bacfCGd
shari-	Fa..aabaaeF
sharing	Fa..aabaaeF
shift-	dJbaabaaIdc
shifts	dJbaabaaIdc
ship	ddcDdDGcGac
shipp-	GfEf.Bag.CD
shipped	cbbbEcG
shipping	EdFccEeefEF
shop	BFebBb.fcDE
shopi-	.cbaabI
shopify	.cbaabI
shopp-	HCbacbcdcJc
shopping	Icaaaab
shops	Hababaa
short	ecbIddJ
short-	NDcddcddLfb
shortcut	KEcdcdccJeb
shortcuts	Jcaaaac
shoul-	HA.e.jED.bc
should	Jbae.gEE.ac
shouldn't	dKGbbfddFeD
show	LIjCfgaBPjh
show--	bbbbaaI
show-sql	bbbbaaI
shown	JFcbbbfcaHd
shows	aSedeBghJDf
shrin-	acKbaac
shrink	acKbaac
side	HbbabaabcGc
sideb-	GLecbbgfK.e
sidebar	GLecbbgfK.e
sides	bIaaa.dedJb
sign	PahdadBhBIc
sign--	JecacEdbfLd
sign-on	KecbcEcaeMf
signa-	bIbabaa
signi-	ccaabCHbIdb
signing	ccaabCHbIdb
signu-	LdbaBcd
signup	HdaaBbb
signups	Ibaa.bc
silen-	eQbbbccfOgb
silently	eQbbbccfOgb
simpl-	IdJdbcfebJc
simple	KbabaaebfKc
simplify	bbKbabbdIcb
since	eUedfeEfNga
singl-	E.AeAbag.CD
single	DAAeBbag.CC
sit	.......aIfc
site	IecbCdBdBiJ
sits	ccAbJaacKdc
sixty	aaIabab
size	dfFcccMHbea
skele-	Ldababb
skeleton	Ldababb
skipp-	CHbbbbb
skipping	bIbbaaa
skips	cJb.bbbdHda
slack	JGcbdcfeAJf
sleep	EdebeMdeJad
slide	bIbbaaa
sloga-	baaabbJ
slogan	baaabbJ
slow	fLBfdHfdNha
slowe-	bDCcbFfcHcb
slower	aEebaGbbFcb
small	HCecddEeGfD
small-	abJbbaadLdd
smaller	abJbbaadLdd
sms	HebccHbcdJd
snake	bIbaaaa
snaps	Ibaabba
snaps-	cbbbNbcdNgc
snapshot	cbbbNbcdNgc
so	IAigCaCedMd
soap	caca.Ia
socia-	Jcaabab
social	Jcaabab
soft	Iabbaac
softw-	H.aaabb
software	H.aaabb
sold	Jbbbabc
solid	.......aeJd
some	iJhfOb.fRge
someb-	Fg.DfeHcLed
somebody	Cf.EeeHbJdd
someo-	aA.FdCebGcb
someone	aA.FdCebGcb
somet-	bGGccccgLgC
something	abHcaabgJfC
something's	bIbabbb
soon	cH.aaaa
sort	Gb.baaa
sorti-	bNbccbbdMfd
sorting	bNbccbbdMfd
sound	IcdNefdeDEd
sound-	abbbb.I
sounds	abbbb.I
sourc-	aabKbbb
source	aabKbbb
spagh-	acJabab
spaghetti	acJabab
spani-	AbcabbIddMe
spanish	AbcabbIddMe
spec	bdcaPbb
specs	cccbPcb
speed	eCQdcdecKdd
spell	cbaabaJ
spell-	.gcbabOJeca
spelled	.dcaabK
spelling	.eaaabK
spike	ccbcbObcJdc
spinn-	bHaaa.bdHca
spinner	bHaaa.bdHca
spins	bJaaaaceJcb
split	bdObbbcjKfF
split-	babH.c
split_names	babH.c
sprea-	Kcdaaa.bdKe
spreadsheet	Kcdaaa.bdKe
sprin-	AcbbbbI
spring-boot	abaaaaH
sql	aeFPdfeeAIe
sqlit-	EddedEF
sqlite	GcccbGccJcd
sqs	bbbbaIaceLc
src	hMdDJejCEcf
ssl	cbaaaaH
sso	QfeaceBfgPb
staff	Ncb.aecbgKb
stagi-	eBded.OBC.f
staging	eBded.OBC.f
star	Gaaca.aadId
start	..FgbgJKclD
start-	AJGccdggJgE
starting	EDcaabcdDeE
startup	aEJcccefIfB
state-	bGHcddbdKeb
statements	abIbbb
stati-	IIcccddF.gA
static	GJccccdGacc
statu-	HbdddHb
status	HbdddHb
stay	dCGccDddCFe
stays	IBJeefefKfA
stdin	LbbaabddIcb
stead-	bbIabb
steady	bbIabb
step	ddGcceLdJdb
steps	FAcdccFfKad
still	eJ.eADeeIAe
stock	EFDbddedfAI
stop	bLcbbabdIcb
stopp-	JLcdceedNhc
stopped	FLcdcdecMhb
stops	CFccFedcJdb
stora-	FbFbbbc.eId
storage	FbFbbbc.eId
store	EfBecAFeJe
store-	JacAbAhbeMf
stored	KeaDabfafMf
stores	ECcbbCecaGd
stori-	Kcabbab
storing	Kcabbab
strea-	BcacbHbdeFB
streams	baab.GacdIb
strin-	FeCcFccdGBe
string	GcDbcbb
strings	abaaGaacIdc
strip-	FbaFdbcbbHd
stripe	Fd.FdabaaGd
struc-	bcFHccbcIcc
strug-	bbababJ
struggle	bbababJ
stuck	bKbbbacdId
stude-	DJddedDfCaD
students	BJddedEfD.B
stutt-	bbIabb
stutters	bbIabb
style-	bcLbcabbcLf
styled-components	abIabaaabIe
submi-	dGbbbbG
submit	dGbbbbG
subsc-	MdaacbbcdKd
subscription	Mda.cbbccJd
subtr-	HEa.e.f
subtract	K.a.dae
suite	.ebaMbcchNc
sum	cALbcbcFfCd
summa-	bbbbbLbcIdb
summary	bbbbaIa
sunda-	aIabbaa
sundays	aIabbaa
super	BMdbbcdeGfC
suppl-	MbbaacdddLd
suppliers	MbbaacdddLd
suppo-	LegfgHD.EDh
support	MihefIF.ECh
sure	.......fLdb
svelt-	acFdcGbbdbH
svelte	acFdcGbbdbH
swagg-	Jbaabab
swagger	Jbaabab
swall-	dKbab.a
swallows	dKbab.a
swap	cdLcdbDBfJf
swift	.aIabadcaeI
swipe-	Iaababa
swiped	Iaababa
switc-	BDJffbchEIe
switch	CFKeeahhFHe
sync	HAAFgaihFFe
synci-	FHcbcccdaHd
syncing	FHcbcccdaHd
syste-	Efd..E.cjEG
system	Efd..E.cjEG
tab	LCfdeeD.Jfd
table	KeFcgIkhMCh
table-	HgEfeHcd.Ea
tables	CfFfdIbbHbd
tablet	Gaa.bab
tabs	aLdabbbcKec
tagli-	cBbabbG
tailw-	bcLbbabbeOh
tailwind	bcLbbabbeOh
take	CcgJdBbeCDc
takes	hBSFefghOdc
talks	bbIabaa
tap	cIaaaab
tasks	Jbcaaac
tax	dEDgGAeCEec
tax_d-	aIabaac
tax_de	aIabaac
teach-	MbbbcbcdeCF
teacher	K.abbacaagI
teachers	Ibbbbb
team	CC..e.aCfDa
telem-	EaaaaAbacaE
telemedicine	........aeF
tell	AfgRcAeeJbd
templ-	BbDgagKB.Eg
template	eBccccPEEfe
templates	GdGcCdgd.Hc
ten	BDEcbadbHdb
tenan-	PedabcacgHC
tenant	Icaabaa
tenants	Mbcaabb
terra-	eJdDdcBfHdB
terraform	eJdDdcBfHdB
test	ehidZaeaHce
testc-	b.baGaa
testcontainers	b.baGaa
teste-	fedcNGdfDB
tested	ddbaPbbfBCA
tests	kaddZdhhMea
text	aEffdDHDcCe
texta-	Ibaaaba
textarea	Ibaaaba
th	bJcabaa
than	FC.abda.Kgd
that	LbhdDdBdIBg
the	a.BcAbC.Mfg
their	GHjafcFiFIf
them	BDCgAgDefQf
theme	HGbcccddHcb
thems-	acEbcbFcDEf
themselves	acEbcbFcDEf
then	bJcaaba
there	IbaiEIiadGb
there's	EBeeBfG
there-	EBeeBfG
therm-	FHcbcbddJdc
thermostat	FHcbcbddJdc
they	LdGbfBjfaKd
thing	DAGcDegeHhE
think	bdFOdgd
third	cLcbbbb
thirt-	A.JbcdbdeGC
thirty	A.JbcdbdeGC
this	jA.PeHjfKBf
thoug-	eNdHecegMdb
though	cPbbcbdfKcb
thoughts	abbIbba
threa-	CFgAeHggFGf
thread	BHeedIefLbd
threads	Ic.b.ad
three	CMHfhaiiIGg
throu-	cKBCcAmhFKi
through	aNiEaCkgIFh
throughout	adLabbbccKe
throw-	FIccbcccIdb
throws	GGccbbcbFbb
thumb-	BEFcdcccLed
thumbnails	DHcbbbbbJdd
thx	ccccFcI
tick	HccbcFc
ticke-	RdccDdgagFB
ticket	IdbcFbeeAEa
ticketing	Gb..aac
tickets	O.bbccdAeEa
ties	AGbabbb
till	BHcabbb
time	bMFffbceRhf
timeo-	dDkbddTNffb
timeout	dDkbddTNffb
timer	KEfEAhheOfd
times	KNbfeeggDHe
times-	baaaaG.bdHb
timescaledb	baaaaG.bdHb
timet-	IbaabbbbcdH
timez-	cIcbEadeIba
timezone	cFacFacdLfa
timezones	bHb.baa
title	JeecceKHdBf
tmp	ccHbbGd
to	IfBgfBEGhEd
today	FfJbegD.iJa
todo	LcbbbbbdJeb
todos	Jabbabb
toget-	CcacbIc
together	CcacbIc
toggl-	I.ababdcIea
toggle	I.ababdcIea
token	bDbbFbb
token-	f...D.BAGce
tokenizer	ccFbGcccIdb
tokens	aeeABCEDAae
toml	bbbba.J
too	JBDdeafcEaa
took	HGfcbdbaIfb
tool	HCc.bbc
tools	HEbbbbedaIc
toolt-	HFcaccdcKga
tooltip	Jb..adcbHea
tooltips	.HcababbGda
top	GEDfgDfBD.f
total	fGJdCdgGAgb
total-	eID.cbcEfFd
totals	dKdAbaaadHc
totp	KccbFcddcLe
touch	FgCdDCddIac
touch-	dfDDJcebIdb
touches	ddcEI.c
touching	BdGdFddcJeb
tourn-	GFbbccceDhI
tournaments	Ic..abbabfJ
trace	aabbbJb
trace-	aIcaaaadHbb
traceback	aIcaaaadHbb
track	Jaaaacb
track-	PebbbbccfLd
tracker	Ibbb.ba
tracking	NdbabbcceKc
trade-	dccccGI
trade-in	bbaaabJ
train	eeeGdcPJ.ed
train-	OdcbabbebAG
trainer	Hbbaaaa
trainers	Icbbaba
training	IbaaaabbAfG
trans-	BCbggBIj.GC
transaction	bJcbaaa
transfers	KcabbacbdaG
translate	dccaabOfbMe
translations	bJaabad
truck	Jcaabbb
true	NbcbbbcGcfB
tryin-	cEccbHbcHcb
trying	cEccbHbcHcb
ts	EjJCKgmOAle
tsx	eBGaca.Gcca
tuesd-	bbbcbMbcIcc
tuesday	bbbbaIa
turn	bcQdccd
tutor-	Ia..bcb
tutoring	Ia..bcb
twent-	ccccGcHacIe
twenty	cbccGcE
twice	aSgffEchPaf
twili-	Nd.bbccdhOc
twilio	Nd.bbccdhOc
two	jKchDHbgKeA
two-f-	LcaabadcfNe
two-factor	LcaabadcfNe
type	FeGdDcedAIe
typed	bLcbbbbcJdc
typee-	bHb.b.adHba
typeerror	bHb.b.adHba
types	LcfGdbdIaed
types-	dcMabbaehCI
typescript	dcMabbaehCI
typo	dhc.abRNhdb
u	ababbbJ
uart	ECebcaC
ui	CAbfHAeddIa
umlau-	ePcabbbdIeA
umlaut	dLbaaabbJec
umlauts	cMbabab
undef-	aFb.b.adGba
undefined	aFb.b.adGba
under	BiQd..gfK.e
under-	d.aabJabHfa
understand	d.aabJabHfa
undo	JHebcfbeMh
unhap-	abbcIaa
unhappy	abbcIaa
unico-	dLccFcddKcc
unicode	.......bHcc
unicodedecodeerror	bMbbbbcdIcc
unify	.bKdbabbcIe
uniqu-	cFdcaFa
unique	cFdcaFa
unit	eAfcTbfhIeD
unity	bcabEGbdbGa
unplu-	bJaaabcdIbc
unrea-	DFDeeEjb.Ig
unread	IFbabcfgEHf
unreal	bb.baIacdIc
unres-	cIaaaac
unresponsive	cIaaaac
unsav-	MdacbbbbHdb
unsaved	MdacbbbbHdb
unsub-	cK.baaceJcb
unsubscribe	cK.baaceJcb
untan-	abLbbbbcIdb
untangle	abLbbbbcIdb
until	cPdbfdD.Ecc
untit-	cbabbaKJccd
untitled	cbabbaKJccd
unuse-	ceIadaDIfca
unused	ceIadaDIfca
up	CDGhbdajAI
updat-	CCCdheHACBf
update	BADdheICC.f
upgra-	fHDdcfGBaGh
upgrade	eBEdbeICbHh
upgrading	bJaabbc
uploa-	DG.Cfi.DKhf
upload	DcaHghHK.df
uploaded	LcbbbabcLed
uploader	bdGcEabcHcb
uploading	BKbbbbfeMec
uploads	BJDecdegJab
uptim-	Jabbabb
uptime	Jabbabb
url	IccbbbB
us	dCgDFDfdaFa
usabi-	Iabaabb
usability	Iabaabb
usage	.cbGa.a
use	.eDDcCdCPnd
used	cBHcceDFgdE
usede-	ccbGEbbcHdb
usedebounce	ccbGEbbcHdb
useef-	cdcLcEbdIcb
useeffect	cdcLcEbdIcb
user	KdAecGhhM.f
usern-	FIdccbc
usernames	aJcabaa
users	GLHechkjCDC
users-	.bKbbdadIda
userservice	.bKbbdadIda
usert-	bbLbabccIdb
usertable	bbLbabccIdb
uses	bcHbFbd
using	abcbFFddIda
utc	bJbabab
utils	egMdCbCEGge
uuid	cabc.I
ux	Hbaba.bcfGB
v0	LeefeEEdOhc
valid	cEccbHaaHfa
valid-	ecLCbDifPhb
validate	aeMfdHdcLfc
validation	bFKdcceeJcb
value	.KdbabbfLdb
value-	dAddGdGFBec
values	dAddGdGFBec
vans	IbbabaaaceI
var	bcMbbacIbcc
varia-	gcOeA.aDGhc
variable	dAQcfEjKfcb
variables	cdEcccKiPdc
vat	dLdbEdccGca
vecto-	bbaaaJbafIb
vector	bbaaaJbafIb
vehic-	KaaabadddJb
vehicles	KaaabadddJb
vendo-	JaaabccbeIc
vendors	JababbbbdHb
verif-	HdcbFcbc.Gd
verification	IcaaaaabdIc
versi-	KffcccKCIjc
version	LeecdcGECec
versions	bcca.aJdNhb
via	OcabbbegcNd
video	FIcbbbeeBaE
video-	Kbbabbc
videos	Kbbabbc
view	CMcbcddeDIh
viewe-	bKbabac
viewer	bKbabac
viola-	aGdEada
violates	.Gc.aaa
visit-	HaaaaaceHeB
visua-	bbbbJaaceLe
visual	bbbbJaaceLe
vite	ccPcbbbddNf
vites-	baMbeabadJe
vitest	baMbeabadJe
voice	bJcaaaa
volun-	Icb.abb
vs	bbabbKbcfMd
vue	ccKDdbcdDHh
waiti-	bccHcGddHba
waiting	bccHcGddHba
walk	dKababa
walks	aJbaaba
wall	bIbaaaa
walle-	EcCdGcecDfD
wallet	EcCdGcecDfD
walls	cMbbbcbcIcc
want	OlhGFDlgLcb
wante-	cccEcIccIcc
wanted	cccEcIccIcc
wants	FDdAdc.BeGd
wareh-	GcdbdcHeaBD
warehouse	GbdbdcHdAaD
warn	EhefdDLKcec
was	aeeDHfE
water	dAbIbbabIdc
way	EaDHiBifFDd
ways	LebaabacdIc
we	HkbCDGhfbJb
we'd	HdGccdcd.Ie
we're	.EcEacb
weak	babBcGb
weakn-	bbbJaaa
weaknesses	bbbJaaa
weath-	Jcc.abb
weather	Jcc.abb
web	bBDBAebcf.I
webho-	D.efaFAdGAd
webhook	ACef.DCdIbc
webhooks	DdcccFDdFBd
webp	MbcabacdMfb
webpa-	cbMbcbbbdLe
webpack	cbMbcbbbdLe
websi-	J.abbbc
website	J.abbbc
webso-	CIdcbBddG.b
websocket	BIdcbBddHab
week	dAfBaFCcFAd
weekl-	KaceccCeEFe
weekly	KaceccCeEFe
weird	eHcbHbdeKcc
welco-	edccbFKHadc
welcome	edccbFKHadc
well	bDcDcCbbGbc
were	LddcdcFCGfd
what	fnDLaNhfDB
what'-	bddIcHdeHba
what's	bddIcHdeHba
when	RLhk.EnmR.e
whene-	JHcccdeeBFc
whenever	JHcccdeeBFc
where	GaieeTfhFGe
wheth-	BbcHadabFca
whether	BbcHadabFca
which	Deb.AHeeJbb
while	MDaBeeheOde
white	eKccdcG
who	.B.ecJcdIiD
whoev-	JcaaabacdIb
whoever	JcaaabacdIb
whole	eaAGABdhjKG
whose	cFEbbca
why	fLfgdOddJdb
widge-	.......adHc
widget	.......adHc
width-	Icababa
widths	Icababa
wifi	bIaaaabdIdb
windo-	DGccDcggFCc
windows	DJbbbbffDEc
wish	AfDeFfE
with	LBAhCeelaNa
witho-	D.GeagAfLae
without	D.GeagAfLae
word	.HfbcdFCGgc
work	cbbcaK.cGca
worke-	hIkE..FAHgc
worker	fJjFgaGBHgc
workf-	ccdbaaNcECe
workflow	cbcbaaL
works	gGfffMEdNdf
works-	MdabbbbcaId
would	MmfAcGBgJBe
write	hkkeNGMBIci
write-	ddbdFJbbHea
writer	ccbcFGbbIdc
writt-	dFeGeFefLcc
written	dFeGeFefLcc
wrong	hNaageIEc.a
wrote	aBcJbebbHdb
xml	bcJdbcDCeGe
xmx0g	bbcbcaMIccc
yaml	IjkfCeRNbic
year	defcGbMJbec
years	aca.Iaa
yeste-	eIdCceDeMec
yesterday	bJbaabbbHcc
yesterday's	dBbDbdGdLec
yet	EcfeBKccbId
yml	HbmddcRRigc
yo	Jbbbaab
you	jdaUBkCDa.d
your	cbcMbabdIAf
z	FFdccbbcJdc
zende-	IabaabbccKd
zendesk	IabaabbccKd
zero	AK.eHfigCfI
zip	KcbabbbcLed
zones	.HbababccIb
zoom	Ndbabbc
zusta-	dePbbCfeeRh
zustand	dePbbCfeeRh
…	cdBhcaQZhne
→	f.MgCgDOk.e
가-	gHDidDCDEfd
가게-	Jcba.ad
가격-	ABAebDacBEe
가격순-	bGaaaaa
가능-	CccAbHd
가능한-	abcBbHc
가려-	cLbbabbcJdd
가려짐-	bIaaaab
가이-	ecbaaaNcLfc
가이드-	ecbaaaNcLfc
가입-	DBcbEccdCFe
가입자-	FbbaDbc
가져-	FAcdcEccIeb
가져오-	FAcdcEccIeb
가지-	cbACbEbbaFd
각각-	hfC.BDEbfAG
간단-	Iaaaaad
간헐-	aH.acab
간헐적-	aH.acab
갈아-	fdHbbBCAgG
갈아타-	cbKaaabdcKd
감사-	befOdFedaKf
감사팀-	.aacaGa
감사해-	bacLbcbbdKe
값-	EBgbccGFBec
값은-	.......cIdb
값을-	Jbcbbaa
값이-	EFcaacc
값임-	abbbaIa
강남-	bcaaa.I
강남구-	bcaaa.I
강사-	IbbababbcbG
강의-	Ibbaaaabc.E
같게-	baGa.ab
같아-	A.E.abbc.C
같아야-	bbFba
같아요-	EBbBacc
같은-	HIeddeBgc.J
같이-	KdcaBbedEAa
개-	ddFdCABdiPc
개가-	CGabaad
개나-	cbFccEabGcb
개발-	FeaabcEbhBH
개발해-	JabbaaccfAH
개발환-	c.aaaaG
개선-	dcIFbcccGbc
개선해-	cbKbaaa
개수-	FEbbbbccIdb
개에-	cbEBcbCcaHd
개인-	eAeEcDCFgGf
개인정-	cCdEcEdBeHe
개쯤-	bc.bEaCbdId
갱신-	fGecBcGCEdc
거-	FgDEdhCB.cA
거대-	b.Hbaab
거래-	IDdbcacc.AB
거래처-	HaaaaadcbHc
거예-	bcbbbFE
거예요-	bcbbbFE
건-	eCDb.Bb
건드-	FbB.bCfeIbb
건드리-	Ibd.aCefIbb
건이-	cGabaAa
건지-	dddFdNdeGAc
걷어-	aaFaa.bbbJf
걷어내-	aaFaa.bbbJf
걸-	cabGDcb
걸려-	dBJbbbcbFca
걸려요-	bcIaaaa
걸렸-	Kabbacb
걸렸는-	Kabbacb
걸리-	dAIbaEfeJdb
걸리는-	dcJa.BddIdb
걸릴-	cbbCaGbbGca
걸릴지-	baabaIa
걸어-	JEcaccdeLeb
걸어줘-	Kbb.bbcdJda
검사-	D.ECddd
검색-	bDCeADehAHb
검색창-	GDb.abeeHaa
검수-	AbbIbbceFeC
검증-	Ad.fKEhgLcc
검증하-	cbcbEHbbHcc
검증해-	Ibaaabc
검토-	dcDJbccdDBc
검토해-	b.bGbAa
것-	FbB.cAddF.b
게-	FddcAIddG.c
게스-	Jcaaabc
게스트-	Jcaaabc
게시-	BE.dBChgECa
게시글-	EFbaadccLgb
게시판-	BD.dBDhgBF
게이-	CDfdHeA.Fe
게이트-	cDecHdC
게임-	EBcDbcc
결과-	cEIaeAgeHAd
결과가-	cHccbDaaIdc
결과는-	.cKaabccEDe
결제-	C..bDbcc.bF
겹침-	cJabaacdIbc
경계-	ccaaKbadHe
경계값-	bbcaKbacIdb
경고-	DfcbcDF
경로-	eHcDcBc
계산-	iBFAJcgfOfc
계산기-	cbaaIaabHdb
계산되-	baabaHa
계속-	BMcbebddHac
계약-	FbbbCabceGA
계정-	O..bgaefaEC
계정을-	Mbabf.bdF.b
계좌-	Haaabbb
계층-	.......cfH
고객-	FcdecCFAcAA
고객센-	bccabaKHfAc
고객용-	HccbbcDddEC
고객이-	Ad.dcGC
고객한-	Jda.aab
고르-	.GccbDddIca
고르면-	bJaaabb
고정-	GcbbbbD
고정할-	Gbaaa.bcKfb
고쳐-	fOgAdbDFeCd
고쳐야-	dJb.a.abeHa
고쳐주-	cOga.bbCAAd
고쳐줘-	dFaaecIIaga
고치-	DecBaFb
고친-	acaaIabdHca
곳-	dAaBcHcB.De
곳이-	b.bcaIa
공개-	cccbDbHbcId
공유-	GdeCcDcdHfB
공유하-	Hcaaaaa
공지-	IfDcdaB.fF
공지사-	KababbcbfMd
공통-	bcKcbaacFc
과금-	I.cbaaa
과제-	BacFCdceFAb
관리-	LfcabaAfeDG
관리자-	HddabaCdaEa
관점-	babIaa.aDAd
관점에-	babIaa.aDAd
관제-	HbbaBadaadF
괜찮-	dbeKbCbbEac
괜찮은-	cddJbFccHcb
교체-	bdMbaacBdJh
교체하-	baGa..b
교체해-	abJcaaccaHc
구글-	L.dccCeefNc
구독-	MdbbCbegADB
구매-	GabbCcbcfCF
구매자-	........eFa
구성-	gdccBBMeBFd
구성해-	bbbaCbEbcJe
구조-	ddCAbIc
구조를-	a.AcaGc
구축-	KcbbDceejBM
구축해-	.......cgEE
구현-	LcbBbcdeAGd
구현해-	LbabbadcdJc
군데-	bbGda.BAbGe
궁금-	bdbCbJcdF.c
궁금합-	acabaIb
권한-	AEdCBcedaFa
그-	aG.bcCebFca
그냥-	bLcaabbdHcb
그대-	cCHabdadEfD
그대로-	cCHabdadEfD
그래-	EBcbBcb
그래서-	Gaaaaaa
그래요-	bFaaaaa
그룹-	GbaaaaabbcH
그룹웨-	Gbaaaaa
그리-	KdAbbaccHcb
그리고-	Hacbba
근거-	bbcIbBb
글-	MCdbcbdeBGc
글쓰-	FBaabbcdIda
글쓰기-	.Faaaab
글씨-	cKabbbacHcb
글씨가-	cJabaaabGcb
글을-	.Faaabb
글이-	eObabacdLec
글자-	EDdbcdDBIgd
글자가-	bGaaaab
금액-	eKbAbabcEDe
금액이-	eKaab.bdGBe
금요-	dIb.a.baIga
금요일-	dIb.a.baIga
급여-	FCbbbbb
급해-	cDbbbFb
급해요-	cDbbbFb
기가-	bdHabEd
기가나-	bcJaabb
기간-	Ibb.aab
기능-	QhDcc.gghMC
기능은-	caG.a.b.cfI
기능을-	H.aaaacbdJe
기능이-	JcbbbaabdJd
기대-	cEeaHadEAdc
기대값-	abcaJ.bHccb
기록-	FaabbDcdIbc
기반-	AbAcIbcdbDB
기본-	HdebbaE
기사-	EbcbCbBcBeF
기억-	KcbbaabcKeb
기억해-	IcabaabcIdb
기업-	JbaaaacbdKe
기여-	abaaaaG
기존-	Jcbaaab
기준-	eAeBdCGcHac
기준으-	.......bFcb
기획-	HdbabBbbGjE
기획서-	GcbaaCbaCiF
긴-	EcJbcbdeJbc
길어-	aaHa.ba
깃허-	CbcbabGfGCd
깃허브-	CbcbabGfGCd
깃헙-	cbcc.cNcHda
까줘-	bbbJaba
까지-	AdabLacfDFd
깔아-	ddcbDDEcaFc
깜빡-	JAbbbbcbHcb
깜빡이-	Kcbbbab
깨져-	dOa.ebcdKfa
깨져서-	dJaaaaabHea
깨져요-	aIaad.b
깨지-	cH.b.ab
깨지는-	bH.b.ab
깨짐-	bLd.bacHdbb
껐는-	aFaaaaa
껐는데-	aFaaaaa
꼭-	cCFeBaa
끌어-	FccbFab
끌어올-	aabaG.a
끝나-	JEecbdafIc
끝나면-	KbababcbIdc
나-	FdbcaFccIdb
나가-	I.bcEbfdGBe
나가는-	acccHDc
나가면-	HDbbbdaaIeb
나가야-	.......bHcc
나감-	cLcaaadcGbb
나게-	Hbabaaa
나고-	bFaaaaa
나눠-	cbKbaabeDeF
나눠주-	aaGba.bdIcb
나눠줘-	baGaaaa
나는-	cKaaabcbEba
나는데-	dLaaaadbFca
나면-	FDbbbbbcLec
나쁜-	aaaHaba
나쁜지-	aaaHaba
나서-	bKbababcIdb
나오-	FCBdbbccKgb
나오게-	FfEcAc.aIfb
나오는-	DEcbcBccHcb
나옴-	cOdabbcdKeb
나옵-	.NcbbbecKfb
나옵니-	.NcbbbecKfb
나와-	eNfccdFBEfb
나와야-	EAaaabb
나와요-	ePcaabceKbd
나은-	.......adHb
나은지-	.......adHb
나을-	cbbbaKbcAEc
나을까-	bbbbaJbcbHc
날아-	dKcaCbddKdd
날아가-	bKbabaccJcd
날짜-	hFGeEadcIcc
날짜가-	cFbabbC
남겨-	cedHEgFeJbb
남겨주-	cbcECeFcIda
남겨줘-	bbbGbcC
남기-	Id.ab.b
남아-	EC.bBcdcaHd
남아야-	GdbaCabbcGb
납니-	cNdaabcdIcb
납니다-	cNdaabcdIcb
내려-	CABccdDDGfd
내려받-	FDbabbbbKec
내려주-	ACDabbc
내보-	GHdabbffKda
내보내-	GHdabbffKda
내역-	FHdbbacdGBd
내역을-	Gabab.a
내용-	.Gaaabb
내용이-	bHaaaab
냐-	baabaHacdKd
너무-	cEFedeF.Eac
넘기-	Hcb.aab
넘는-	dIBaaac
넘어-	DEecGcdcIdb
넘어가-	.......bHdb
넣고-	HbaaaabbeKc
넣어-	PgcaBAhgLbc
넣어주-	Lcb.b.ddEBc
넣어줄-	Habaabb
넣어줘-	Mfb.CagfMdc
넣으-	eMaaabcdHbb
넣으면-	eMaaabcdHbb
네-	dBcAcJdddIa
네이-	.dCAcFddaHc
네이버-	AcDcbEcc.Gc
노션-	Gaaaaba
노출-	IBbbbbc
노출해-	JbabbabcHdb
노트-	acBdcbKeKdb
누가-	EbbdaHcdJeb
누구-	ccbbbCI
누르-	GIcbcddbJfc
누르면-	GIdbcddbKgb
누수-	bDcFbabcIdc
눈으-	bbbLbcb
눈으로-	bbbLbcb
눌러-	aLbcBcddIbb
눌러도-	dMabbbbcIdb
눌렀-	bIaa.dadGca
눌렀는-	bIaa.da
눌려-	cGa.aaa
느려-	cKeaaCdeJda
느려서-	bMdaaaceJcb
느린-	bcJb.aa
는-	.FCdeFf
늘려-	cee.aaPKgca
늘려주-	acc.a.H
늘려줘-	bdcba.LHdcb
늦게-	aIaaabcdIcb
다-	aM.bcdcdgHC
다국-	GaaaaabbcGb
다국어-	GaaaaabbcGb
다른-	bDccbBE
다섯-	dcGbADc
다시-	gCJdEddcEiH
다운-	CGcabbbcIea
다운로-	CGcabbbcIea
다음-	GAddbFddBaC
다크-	EHbcbbddJda
다크모-	EHbcbbdcIdb
단계-	FeEcDafecLd
단순-	baKbacb
단순하-	baKbacb
단위-	cbbbNacdHeA
단위테-	aabbHaabFcb
단축-	Habb.c
단축키-	Habb.c
닫히-	LcaabbbcGcb
닫히게-	Jcababb
달기-	BbcbbaG
달라-	gCEcbBCCdCb
달라요-	bJababc
달라지-	ddH.a
달력-	cLbaaacdFAc
달아-	IdcAbdCeJda
달아주-	GabDadb
달아줘-	GdbbbbEdGca
담당-	KdGddcc
담당자-	Mcbbbab
답변-	GbbbbDb
대기-	DAbFcbd
대상-	cb.FCba
대시-	CCAcccA
대시보-	EdCbbbB
대신-	cc.BabGEDgb
대표-	adaaaaIHccb
대한-	BedDIcddDCc
대한통-	JbbaaabcdIb
대화-	JbbaaacdAFc
댓글-	HdbaCadgHcB
더-	JbbbabacHcb
데-	feIGcCffFBb
데가-	fcCGeHdAEcd
데이-	Fce.aKgfCB
데이터-	Fce.aKgfCB
도-	KFbdcddeHb
도는-	ebcfDGEbGad
도는거-	a.abaGa
도움-	abbbbbKcaHd
도움말-	abbbbbKcaHd
도입-	IccbDcccaJf
도입하-	KcbbabbceMe
도커-	gBIedADgKeA
도커라-	cbbaaaI
독일-	.Gaab.d
독일어-	.Gaab.d
돌게-	aaacaaHbHdb
돌고-	aIaaaadeHba
돌려-	HBdFbdfdGab
돌려도-	aAbGaca
돌려주-	Jbaaabc
돌리-	hDCbDCcdEBc
돌리는-	gACdDDa
돌아-	CFefdLgfLbd
돌아가-	aCbdbIddH.d
돌아요-	bHaaabb
동기-	J.accBddaJf
동기화-	J.accBddaJf
동시-	cGbEacbdGbb
동시성-	aaaFab
동시에-	cIaaaabdF.b
동안-	KAcbabecIda
동영-	FEbbbbc
동영상-	FEbbbbc
동의-	Gaaaabb
동일-	dbObcbbeFdC
동일해-	baHabaa
동작-	eaLbbAbeD.A
동작은-	dcKabaaeBC
동작하-	cEbcbFa
돼요-	cFAbDbc
돼있-	bca.a.GHdbb
되게-	JdbbadDeCFc
되고-	AeG.a.b
되나-	DdccbJbbJfb
되나요-	CcbcbHabIeb
되는-	AHeBdAcdE.b
되는데-	FIdddfB
되는지-	bbbEbEccGda
되돌-	Gbbba.b
되면-	IcdbbDcdaHd
되어-	.B.c.Db
되어야-	Gabab.b
된-	caLca.dfc.I
될-	c.EGbcc
됨-	bGCbbabbFbb
됩니-	CDDcccba.Ed
됩니다-	CDDcccba.Ed
두-	hFbfbGE.Cab
두고-	EeEcFfdcKce
두번-	dHcccGccKec
두번씩-	bHaaaaabHdc
둘-	cGbabbBbdLe
뒤-	.Hbbaab
뒤로-	BJcabcccGeA
뒤로가-	DFbaacbbHcb
뒤에-	ACdcAFdcGac
드라-	b.ECbbbbHcb
드라이-	b.ECbbbbHcb
드래-	Fbaaa.b
드래그-	Fbaaa.b
드롭-	BH.bbdcdJcc
드롭다-	BIbaadccF.c
들어-	GLeadcfgCAC
들어가-	GJebbecdAcE
들어오-	GCbabccbcId
들어와-	FBcbcBccAFd
들어왔-	cJaaabbcHcb
등록-	NccaaaefgOb
디자-	DcAcACc
디자인-	CcBcACc
따로-	AdI.bacc.dG
때-	MdbeCbcgHCd
때까-	bFEcfCcb.Fd
때까지-	bFEcfCcb.Fd
때마-	bLcbabcdFAd
때마다-	bLcbabcdFAd
때문-	cBEBbcb
때문에-	cBEBbcb
떠요-	cLbabacH.ec
떨어-	FKdcdccdJbd
떨어지-	GFcbcbccHcb
또-	cMbabacdFBd
똑같-	abI.abcdADa
똑같아-	.......aaGd
똑같은-	bbF.a.abGcb
똑같이-	AcGaabb
뚫고-	cMbbbbbcIcc
뚫어-	Gababaa
뜨게-	GcCaacb
뜨는-	GbFbbbddJdb
뜨는데-	cAGaaac
뜹니-	eK.baabcJfa
뜹니다-	eK.baabcJfa
뜻이-	bbacaKa
띄워-	QeadacdeNgb
띄워주-	Kaae.addKeb
띄워줘-	NeabacbcKfb
라고-	cAcbaFB
라는-	DdaaFba
라이-	aeAhbMCeCcE
라이더-	HacbAababeI
라이브-	ccDgbNbdDCd
라이선-	dcbfbIGcHda
락-	bacMafabHda
람다-	bbJaaab
랑-	EeacbBDcaHd
랭킹-	IccbbEc
런북-	ccabbbLbGcb
레거-	c.Bc.Hc
레거시-	c.Bc.Hc
레디-	GDbbbbb
레디스-	GDbbbbb
레벨-	AddaaaKHbdb
레시-	G.aabbb
레시피-	G.aabbb
레이-	bcbFaDbaHea
레퍼-	bcaaaaJadIc
레퍼런-	bcaaaaJadIc
레포-	CbbGabcdfGB
렌더-	.......bHdb
렌더링-	.......bHdb
로-	heNeagKNpCb
로거-	.abbaGabHea
로고-	aJcaa.c
로그-	EAgbcCC.BCe
로그아-	bNbbbbcdJbc
로그에-	FcbcbGcdIbc
로그인-	DBdab.AaAEd
로딩-	DdHbbadcIdb
로직-	ibH.IAfdNhb
로직에-	ccaaHa
로직을-	bbJbbbabIdc
로컬-	CaedcDGCEdc
롤백-	BcbbabH
롤백해-	bbababI
루프-	FdCccFdcJcc
를-	eCMfhAAKgCg
리듀-	caIbCcc
리듀서-	caIbCcc
리뷰-	gacRabcdJdc
리뷰해-	e.cNacbcGad
리사-	EcFbabb
리사이-	EcFbabb
리팩-	dEFAcbcc.Hd
리팩토-	cFGdcbbcbId
리포-	.aDeEfCB.Df
리포지-	baCbFbccAFd
리포트-	CADdedEEBcd
리프-	BHbbbbb
리프레-	BHbbbbb
린트-	b.acaaIcaGc
릴리-	.dcdAcMgGdD
릴리스-	.dccAcKfFdD
링크-	EJcBcefdHac
링크가-	cJa.aac
링크로-	.......bHcb
마시-	.......aFca
마시고-	.......aFca
마우-	Hcaaaab
마우스-	Hcaaaab
마이-	cHDEaiefEcD
마이그-	A.GIdgfeEAa
마이너-	cLccbcCcIad
마이크-	baEbDacbddJ
마일-	aDabEbbbFcb
마지-	FFabbbe.Gcd
마지막-	FFabbbe.Gcd
마침-	cccabaMKecd
마침표-	cccabaMKecd
마크-	FcdCFdccHcc
마흔-	cdCbAbGbeJd
막혀-	bBbcbaFbGcb
만-	CBdcBBcbbFb
만드-	Gaa.daa
만드는-	Gaa.daa
만든-	abaHac
만들-	Medbab.ejLC
만들고-	IbbaaabceaI
만들려-	Faa.a.a
만들어-	Ledb.aAehNa
만료-	.GheACAaFad
만료돼-	cJaaabb
만료되-	.......dIcb
만료된-	bJbabba
만한-	abaHaba
말고-	ChhBcALJagb
말아-	aabIaba
말아주-	aabIaba
말이-	bFbCaba
맞게-	cHdGbcbabHd
맞아-	dFbabaC
맞을-	aaaa.FacdIb
맞춰-	bbbcbaLG.dc
맞춰주-	bbbbaaJHccc
매기-	abbIaba
매기고-	abbIaba
매뉴-	cecbbEJ
매뉴얼-	cecbbEJ
매번-	EacbcbFbGda
매일-	EGccDcgfEDc
매장-	Gbaaa.b
매출-	........cHe
매칭-	CbabaEb
맥에-	bFaaa.a
맥에서-	bFaaa.a
맨-	DEAddcB
머지-	cbbHbdFcHda
머지해-	.b.Faba
먼저-	bHccbC.dE.a
멀티-	IaeEbeb
멀티테-	J.ebaaa
멈춰-	bIaaaaabGbb
메뉴-	.Bdaa.EBfGc
메모-	DBEddCfeH.d
메모리-	fCFcbDccHda
메시-	HageABB.bGd
메시지-	HageABB.bGd
메신-	Hbaaaaa
메신저-	Hbaaaaa
메인-	.eCbccHDDeb
메일-	BM.dcecdKhA
메일에-	dKdbbcD
메일이-	cKbbabbbHcc
멤버-	Lacbabc
멤버십-	Ibbaabb
며칠-	ccbbaLaaGcb
며칠이-	abbbaIa
명령-	McababdeLfb
명령어-	HbaaaabcHcb
명령에-	JbbaaacdJdb
명이-	dDbaDBc
몇-	fEccbNdeNgb
모놀-	bbJaabbbdeK
모놀리-	bbJaabbbdeK
모니-	dFfbcbLcAeG
모니터-	dFfbcbLcAeG
모달-	dIcDbcbbGcb
모델-	GcBbbc
모델을-	HBb.acccbId
모두-	.CbbD.cc.AB
모두에-	.aaaE.a
모듈-	geLEJghhGDb
모듈로-	bbKcbabdIbc
모듈에-	aabbGaa
모듈을-	baHaaab
모드-	KCcbbbeeDEe
모든-	egIFDfbckTe
모르-	bEbcbEa
모르겠-	bEbcbEa
모바-	AAcCBad
모바일-	AAcCBad
모아-	AbIbbbc
모양-	EdFabbbcbHd
모양은-	acF.a.a
모으-	abHbbaa
목록-	JaDfdAeeKbd
목록에-	HGdbcbddNhb
목으-	baaaIba
목으로-	baaaIba
못-	.BEecDdcGda
몽땅-	cbDaabE
무슨-	bbbcaKa
무시-	cHa.aabcdIb
무시하-	cGa.aab
무한-	cIaaaabcIcc
묵묵-	bIababb
묵묵부-	bIababb
문-	dbKbaabcIdc
문구-	faebaDLIceb
문구를-	cbc..aH
문서-	eafcbaRcFBe
문서로-	bbecaDHbG.e
문서를-	bbaaacI
문서에-	bBcaaaF
문서화-	bbaaa.GcIdb
문을-	dGHdcbc
문의-	GEcabddeDCb
문의가-	DHbbbccdJda
문의하-	Faa..ac
문이-	a.Ibaca
문자-	EEcccBddbIc
문자가-	cIaaaba
문제-	aDdGbbbcG.c
문제점-	abaG.ba
물어-	J.dddFddLfc
물어보-	KcabbbabIdc
뭐-	aabbaIb
뭐가-	dbadaNbdcJc
뭐하-	aabbbIa
뭐하는-	aabbbIa
뭘-	aaabaGa
미들-	dcCDDbcbFcb
미들웨-	dcCDDbcbFcb
미리-	Icaaaaa
미리보-	Icaaaaa
밀려-	cKbaaabdKfb
밀림-	aIbaaac
바꿔-	heMbccGFcCe
바꿔주-	ecIcdbHEcDf
바꿔줘-	efJbbcFBABe
바뀌-	cCBbccG
바닥-	FE.ccccdadH
바닥부-	IcBbbbbccdJ
바로-	bNfccbBaDAe
바로잡-	eJdbbaE
바이-	AEcbbEd
바이트-	dGbbbFccIcc
밖으-	bbMbcabcJdb
밖으로-	bbMbcabcJdb
반복-	DGbbbbccKdd
반영-	bb.aaaGaEgC
반올-	dEbCCcbbFbb
반올림-	dEbCCcbbFbb
반응-	dIaabbabFbb
반응이-	dH..a.b
받겠-	bbabbH
받고-	CbcFaba
받아-	IAEeccdcCDd
받아서-	Icb.aab
받아야-	BaGdba
받은-	dcbGacG
받을-	GbbEbcbbGbc
발급-	McacccaadJe
발급하-	LcacbbabbHd
발생-	cKaaaaccKec
발송-	.EDedDedECd
발주-	Iaabaca
발행-	LcbbbacdIad
밤마-	.aabaGa
밤마다-	.aabaGa
방금-	bbaFCbbbFca
방법-	bbbcbAIfMfa
방법이-	.......bHdb
방식-	BdHCdbdcdJd
방식으-	CbEdbCcbcGb
방식이-	abGaaab
배-	KcbcbCdcIbc
배가-	baac.H
배경-	abdccaOLdec
배경색-	cacbb.KHccb
배너-	abcdbaMJagb
배달-	Jacabab.adF
배송-	IaEccdddfEE
배치-	.bDbdE.bCbA
배치가-	cHCbabcdIda
배터-	Kcbbbab
배터리-	Kcbbbab
배포-	a.cdbbKdC.A
배포해-	cbaaabJcHbc
백업-	KBdccbaeJf
백업하-	Ib..aac
백엔-	baBB.cAbc.E
백엔드-	baBB.cAbc.E
백여-	aaHcaaabcId
백오-	IdbbEbd
백오프-	KcbababbIdc
백오피-	EbaaDbc
뱃지-	Fba.b.a
뱉고-	bIbaaab
버그-	.HdbEbe.Gfa
버립-	aHaaaba
버립니-	aHaaaba
버벅-	dDIcbbbcHbc
버벅이-	bcIaa.a
버전-	HfeabbGEAbe
버전으-	Bbcaa.E
버킷-	.......cJcc
버튼-	FBfcbdGEFib
버튼을-	BEaaaaccFb
버튼이-	FDaabaccHca
번-	CFbDd.ffHBd
번들-	bcFcbEb
번만-	baaaIba
번씩-	dEabACbbE.c
번에-	Jbc.baccGac
번역-	cCcccbKfBIe
번역해-	bbabbaJcaGc
번째-	bbHbcaCIfba
번호-	.FfcCdCDEfc
번호가-	eEbabaD
벌-	.cGccEd
베이-	ab.ca.G
베이스-	ab.ca.G
벡터-	bbFbbCb
벽을-	bKabbbb
변경-	chADAcHIbhA
변경해-	caGbcaDFeAb
변수-	cANDcblDCea
변수명-	abLabbeHbea
변하-	acG.a.b
변화-	dbI.b..aBgF
변환-	AcBbFaccFAe
별도-	baJbbaadKdc
별점-	Faaba.a
병목-	a.bcaIbbeJd
병원-	HbaaabaabeI
보강-	bbbaJaa
보고-	EadHacdb.Ec
보고만-	a.bc.G
보관-	FGcbadb
보기-	LcaaabdeaIc
보내-	HDcbbbcccJd
보내고-	.GbaaaabeIc
보는-	Ibbabab
보다-	bGaaaaa
보드-	Fba..ac
보안-	dBcNbdbb.He
보안상-	ab.G.ba
보여-	KFeDceffJ.d
보여요-	eIcDbbb
보여주-	IccDbbddLfb
보여줘-	KcaaabbcIdb
보이-	GAEcbcdeGbA
보이게-	MbbbabceLeb
보이는-	bbG.aaa
보임-	bGabaaa
보호-	LcbabaccdCD
보호자-	LcbabaccdCE
복구-	c.aaaaIcIeb
복붙-	aaIaabbcHcb
복사-	JcGcbdffJca
본문-	FccabEc
본사-	Gaa.b.b
본인-	.......cdIb
봇이-	IabbaabbHcc
봐주-	cEbJbeccIea
봐주세-	cFcHbdccIea
봐주실-	aa.Gaca
봐줄-	aa.Haca
봐줘-	abaIadabFda
부가-	dIbbDbccHcb
부가세-	dIbbDbccHcb
부분-	cgHHBecAHfc
부분만-	bcJababbHcc
부탁-	dcbGb.CAABc
부탁드-	A.CEcbddGab
부탁해-	CccCcbF
부터-	Fca.a.aaadG
부하-	babaIabbgCG
분-	.bEECefeG.b
분량-	bca.a.F
분리-	c.NccbdeHhE
분리해-	aaHabaceFcC
분마-	cGcbbEccHdb
분마다-	cGcbbEccHdb
분석-	cbdd.OcbaIf
분석만-	aaabaGa
분석해-	caedAOcbaIf
분으-	ceeaaCKJeda
분으로-	ceeaaCKJeda
분이-	.Abb.Ec
분이나-	.bab.Fb
분인-	bcbbaJa
붙여-	KddcFbddhPe
붙여주-	GabbDbcbeKd
붙여줘-	LcbabbbceKc
붙이-	.......bfJc
붙이고-	Faa.aabaeHb
뷰어-	HBcaabbcGc
뷰어에-	G.baabbbGcb
브라-	B.dccFBBEcd
브라우-	DecbbFB
브랜-	bbaKacbcGca
브랜치-	bbaKacbcGca
블록-	BAIdcadGccb
비교-	gaccaPbciOc
비교표-	c.acaIaadHb
비교해-	f.cbaMbbdIc
비밀-	AEeBcCcgEBa
비밀번-	BFdBbChgFCb
비번-	Ibaabaa
비용-	CcbbaGabdGb
비용이-	DcbcaGabaEb
비판-	bacKbbbbIdc
비판해-	babIaab
빈-	eHabDbbbEfC
빌드-	.cDedCFhIDe
빌드가-	acbbaHBbFca
빌드마-	Kabbacb
빌드하-	ccb.aaI
빠르-	eAKbabbbGda
빠르게-	eAKbabbbGda
빠져-	cKBacbd
빠져서-	bIaabaa
빨간-	HFdcBdedJdb
빨간색-	Jcbabab
빼고-	.......baHe
빼기-	HAcaa.cdIda
빼주-	dcHbcbF
빼주세-	ccIbcaCeKdb
빼줘-	deFbcbIIdcb
뽑아-	FbFccbbbGdb
사내-	MAbbcbeeiFH
사람-	aGAddGfeKcc
사업-	.aabbHb
사용-	bHCfcaAeGBe
사용자-	AHbcaabdECd
사용하-	abIbabb
사유-	Leaabab
사이-	EEDdcddgEaC
사이드-	CKcbbbddKdc
사이트-	Gd.cabAeaCC
사장-	Ebcb.bDb.gH
사장님-	Ebcb.bDb.gH
사진-	KCcbbbedDDc
사파-	cGbbaBbbFcb
사파리-	cGbbaBbbFcb
삭제-	MdFe.chAbGf
삭제할-	IabaaabcdIb
삭제해-	b.Icb.c
살펴-	bbbHaba
살펴보-	bbbHaba
상담-	Hcdbb.CfBaE
상담원-	AbbaaaE
상세-	H.CbbbddBEd
상세에-	Ida.aaa
상수-	abKaa.fGdbb
상수로-	.aGaaab
상태-	DdDcbFefBCA
상품-	H.IdaehgKfB
상황-	AbccFEcddGA
새-	Ef.Ae.EfbGA
새로-	C.bB.fAdaaF
새로고-	cIaabaabGcc
새벽-	CDecdDBAGec
색인-	HAa.acdcdIb
생각-	aaaJbcb
생각하-	aaaJbcb
생겨-	bGa..ab
생겨요-	bGa..ab
생기-	Iaaaacbc.Fb
생기면-	Faa..ab
생산-	IaabbbbbbdH
생성-	FEFccdhgCIe
생성되-	HCd.c.dccIb
생일-	bGbcbEbcHcb
서로-	dGbbbbEdGAe
서른-	abFcEacbdJd
서버-	EAbcd.C.fdK
서버가-	BIbabbcEAeb
서버는-	dFabaEbb.Fd
서버를-	dbI.aab.eeK
서버에-	FAfcc.DebFA
서비-	A.EecC.dkCL
서비스-	A.EecC.dkCL
서빙-	Ib...bd
서빙하-	Ica..cbccJd
선택-	MCfdbeaeNga
선택지-	LcbbabbcHbc
설-	.......dIcb
설계-	Cb.HafbacbF
설명-	ddfhdPJeLce
설명해-	b.bfaMbaDCf
설정-	DhAdccMaJce
설정해-	ecccaaPAHfd
설치-	adaaa.H
세-	dBGBbaeeHab
세금-	DBccEbc
세션-	cBfdcFHEbab
세율-	.HccbDd
세팅-	bbbcBbIcFBd
센서-	BECcbad
센터-	.......aeIc
셋-	aGaaaaaadId
소리-	GDbbbbbcHcb
소셜-	IEbcbcdddJa
소수-	cLabbbbcHbc
소수점-	cLabbbbcHbc
소스-	aabJbbabdIc
소용-	cJ.bbbb
소용이-	cJ.bbbb
소켓-	bGaaaa
속도-	EdIdcAe
속도를-	bbIaaab
손님-	IbcbAbbbdaG
손대-	cDaaaDbbcHb
손대진-	b.aa.Fc
손으-	Bbc.EbaabEc
손으로-	Bbc.EbaabEc
솔직-	cabJaab
솔직하-	cabJaab
송장-	EDcbCbeeCDb
쇼핑-	.......dfCF
쇼핑몰-	.......dfCF
수-	Rgaa.defFDd
수강-	Eaaaa.a
수납-	JabbbbabbdH
수량-	cHb.a.b
수료-	Faaaaaa
수료증-	Faaaaaa
수수-	aa.daHa
수수료-	aa.daHa
수신-	Ibaaa.c
수업-	EbbDabb
수정-	.IhCcAbabHd
수정은-	dedEAHcbHea
수정하-	cGaabBabGdb
수정해-	cHccbbE
수준-	aabGaba
순서-	DdAbbbDbDeC
순위-	LbbbbbbccIc
숫자-	ccAcbFD
숫자만-	cbccbGF
쉽게-	cbGbcGcbGcb
슈퍼-	Hbaaaaa
슈퍼앱-	Hbaaaaa
스냅-	cbcbObcdECd
스냅샷-	cbcbObcdECd
스마-	EcCbbcB
스마트-	EcCbbcB
스무-	ccEbBcD
스위-	cba.HaadgLa
스위트-	cba.HaacfNf
스케-	.BcDDdbdGeB
스케줄-	.BcDDdbdGeB
스켈-	Hbaaaab
스켈레-	Hbaaaab
스크-	JHDafdjgLbc
스크롤-	gJHccbddKdc
스크립-	NC..fcgeJac
스타-	.bIabac
스타트-	AbHaaac
스테-	fDcccCHeMec
스테이-	fDcccCHeMec
스토-	GdBaBbdceFB
스토리-	FbbaCacbbGb
스페-	.......bcHc
스페인-	.......bcHc
슬랙-	HGbbbcfd.Gb
승인-	IdbKcefeEBc
시-	cHfbccIFAdc
시각-	dGbaDbc
시간-	ECCddAccD
시간대-	.Ec...baeIc
시간마-	IbbaaabbcHb
시나-	b.a.EaaaaGe
시나리-	b.a.EaaaaGe
시리-	GbbbbCb
시리얼-	GbbbbCb
시스-	BcbDbDdbiDG
시스템-	BcbDbDdbiDG
시에-	HGbbbbgfIba
시작-	CDGcccedFfD
시작하-	aDIcccddGc
시터-	Ibb.b.c
시행-	bcbabaLHccb
시행일-	bcbabaLHccb
시험-	.Faaaba
신고-	Hd..a.c
신규-	FacbcbFfAeI
신입-	dcdDcDGcJec
신입이-	cbbFbbFbGcb
실시-	Kcbaa.dchHC
실시간-	Kcbaa.dchHC
실제-	AadbBGccD.a
실제로-	DccbbHb
실패-	CEdcGbfdJea
실패하-	IfbbEbc
실패합-	cJbaaaabHcb
실행-	dIccaaDdG.c
실행되-	bGacaBb
실행하-	aGab.ba
심각-	bEbEbbb
심사-	FddGDdccbIc
싶습-	HeBFcbef.E
싶습니-	HeBFcbef.E
싶어-	NeEcccegBaE
싶어요-	NeFcccegC.D
싹-	CdFCcbcbeJc
써주-	daaaabKdKec
써주세-	daaaabKdKec
써줘-	dec.EcJeJbb
썸네-	GDbbbbccJdc
썸네일-	GDbbbbccJdc
쓰고-	DB.cA.ccbE
쓰는-	ahEgeJFFAbd
쓰던-	bbHaa.c
쓰면-	dLbabbacJdc
쓰이-	aaacaGa
쓰이고-	aaacaGa
쓴-	bbbDaFb
쓸-	JdbaaaaccE
아니-	bDdbbbI
아니라-	aBcaaaG
아닌-	dJbCacbcGbb
아닌가-	dJaaabb
아래-	cdK..abdEBc
아래로-	ccJ..abcIda
아무-	GBacBbddDAa
아무나-	Gaaaaac
아무도-	bcBbEBa
아예-	Gbaaa.bacGb
아이-	DHbbbbddDAa
아이디-	HbaaaabceGA
아이폰-	bJbaaabcHda
아직-	CcAbcGd
아키-	eaBHb.badJe
아키텍-	eaBHb.badJe
안-	eRecBdc.Gbe
안내-	bafbbbNLaib
안내문-	bbcaaaLJdbc
안드-	cHAcBd.dDaA
안드로-	cFAcBc.cBaB
안에-	bdKbBcbDcBc
안에서-	BcJaabeEgEc
안으-	bcLabbcdJdb
안으로-	bcLabbcdJdb
안전-	bbbKabbcHe
안전한-	bbbIaab
않는-	abKcaca
않습-	bGbCabb
않습니-	bGbCabb
않음-	aFb.aab
알고-	babcDGb
알려-	DeeCbKfeHAc
알려주-	.......bGea
알려줘-	dddEbKdeJbd
알리-	Hb.aaac
알림-	FDAddbbgcHB
알림이-	dH.aaaa
알림톡-	bFacbbD
알아-	caBdaLdbGeA
알아봐-	baadaLcbGea
애플-	Ga.bb.bcdHa
액션-	dbeb.cPeMfb
앱-	C..Aac.bcdH
앱과-	Eca.a
앱까-	IadbbAaaAgG
앱까지-	IadbbAaaAgG
앱에-	AaAbaEdacIf
앱을-	aDbbbbE
앱이-	aEDacacbDhG
앱이랑-	BcF.cab.bfI
야간-	bCdcaIbdHca
약관-	adbabDF
양쪽-	BFcababbcHc
어느-	ddcAbIBbIeb
어드-	JcbabAccbAD
어드민-	JcbabAccbAD
어디-	fdd.bTdeFCd
어디가-	babFaBabaFc
어디서-	cbadaNbdJeb
어디에-	bb.daJa
어디인-	bacCaFa
어딘-	dabDaGcadHb
어딘지-	dabDaGcadHb
어때-	bbaHaba
어떤-	eccHbGbbIfb
어떤가-	aabIaba
어떤지-	babGaa
어떻-	fdbECHdbECf
어떻게-	fdbECHdbECf
어제-	gIeCdE.dMgb
어제부-	bF.bab
언제-	abcbaKabHcc
얼마-	FabdaEcbHea
얼마나-	FabdaEcbHea
업그-	bbJbbaad.Ie
업그레-	bbJbbaad.Ie
업데-	dGdcdbJFFge
업데이-	dGdcdbJFFge
업로-	EDg.CfAaGg
업로드-	FEfAdeB.Ff
없네-	cGdCEdddKfa
없네요-	bHbC.cdcHea
없는-	ACfGb.ddHac
없는지-	adbJababGea
없습-	.aabCAa
없습니-	.aabCAa
없애-	bcGcbFb
없어-	bBA.CbcbEc
없어서-	CdbaDbB
없어요-	cBcBDAccJg
없어져-	bHaaaaa
없으-	Gaab.c
없으면-	Gaab.c
없음-	fCFaDdbbbbF
없이-	FACbbbcdHgC
에-	Hjd.bbKKadf
에디-	JabaabccFgC
에디터-	JabaabccFgC
에러-	aEaDdeBABAc
에러가-	.......bHea
에서-	bbBgb.IGeDf
에어-	KbbbabbcccJ
에어비-	KbbbabbcccJ
에픽-	KbbbabbcddK
엑셀-	BFcaAbbbIdb
엑셀로-	DCbababbEac
엔드-	GfecC.DdEBc
엔드포-	GfecC.DdEBc
엣지-	dFaaFadbHdb
여든-	bbcbEbEaeIc
여러-	HBAccbcbJdd
여부-	CcbGbab
역할-	EcHbcbccECe
역할별-	BcHababbIdc
연도-	ccdbEaHGacb
연동-	HAdadbBcjRe
연동은-	.......bHeb
연동이-	AGaabbb
연동해-	QdbbabfcnUd
연락-	BcabbcH
연락하-	bbbabbJ
열-	HdDcdBcdHac
열리-	H.baaba
영상-	JEcbccdeEeE
영수-	FGcbcbbbJec
영수증-	FGcbcbbbJec
영어-	EbcbbcHcfLc
영어로-	ababbaHbdIb
영업-	EGbbbbc
영역-	Gbaaaaa
영향-	bEbcaFb
영향받-	aaab.Gb
옆에-	JbaaacbdIcb
예매-	.......bbHc
예순-	bbFcCaaacGc
예약-	EEcbbb
예외-	bccFGbb
예정-	.......bIeb
옛날-	EBdccdGGAdd
오늘-	bLcdbDedJbd
오래-	FBdbbCccGca
오래된-	Habaaaa
오류-	aGaaabb
오타-	fhBabcQOhfa
오프-	HBcaabcbdJc
오프라-	IbaaabbbcIc
온다-	bHaaaaa
온다는-	bHaaaaa
온라-	JcaaaabcdBE
온라인-	JcaaaabcdBE
온보-	ab.aaaF
온보딩-	ab.aaaF
온프-	bbb.aaH
온프레-	bbb.aaH
올라-	FEdb.AeeCEd
올라가-	FDcbcCeeDDc
올라오-	.Faaaab
올려-	ffhaJbMGFhe
올려주-	cbddJaEAGfc
올려줘-	cefbEbMHAcf
올리-	FHededDfH.b
올리는-	bcbaaBF
올리면-	EIcbbbedIda
올린-	cCbKbbccIdb
올릴-	DdcdbbJcKdd
옮겨-	ac.baaHeCCb
옮겨줘-	acdaaaJcIdb
옮기-	baDcaDa
옴-	dKbbbbacJec
옵니-	aIaaabbbFbb
옵니다-	aIaaabbbFbb
옵션-	NcDcdbffJab
옵션이-	Gcaaaaa
와요-	cLbbabbbJec
완료-	E.caCac
왜-	gJdcbKecKgb
외주-	ca.G.ba
외주에-	ca.F.b
요금-	DefdcHEBcFe
요금제-	GcdbacF
요청-	.EgBdbGDbBd
용-	.......cIcc
우리-	FfdacKdecJb
우리가-	baabaIa
우리한-	baabaHac.Fc
운영-	AheCeCJDeaB
운영에-	cbbIafF
운영자-	Hbb.baa
운영팀-	BbbabaG
운전-	Haa.bac
운전자-	Haa.bac
워커-	c.bbb.HG.dc
워크-	BcdbacLdAHe
워크스-	Kbbbbab
워크플-	cbca.cLcAFd
원씩-	bIabbbb
원인-	cCdcbMcbLia
원인만-	abcb.IaaHga
원장-	.bGaaba
월-	EBfe.eIFeEf
월요-	bGb.aaabIdc
월요일-	bGb.aaabIdc
웹-	AfCCAbAadfK
웹훅-	BbccACCdI.e
웹훅이-	dFbcbFaaHdc
위로-	.Gcaa.cdHca
위에-	IdDbbae
위치-	KCcbcbdeDCb
위치로-	Gb..aab
위키-	AbaaabF
위해-	Gbaaaaa
위험-	bacMaea
위험한-	aabIaca
윈도-	cGbbbbCcHcb
윈도우-	cGbbbbCcHcb
유닛-	cbbaJabdCaB
유지-	bbIddFc
유지돼-	abbbaIa
유지하-	EcGbcbb
유틸-	cbBCEcbbGdb
유효-	bcGbbDaaGcc
유효성-	abGaaaa
윤년-	bHcbCbbcHcb
으로-	hbdbbfWUjka
은-	CbccbbH
을-	g.GadcGHeBe
음성-	HDcbbbc
음악-	.......bHcc
응답-	fCHcbbBeGCd
응답은-	bAF.aab
의-	chFae.IMeec
의견-	babKabcbFbb
의사-	Gaaaa.aaacE
의사용-	Fbaaaaa
의존-	ddAcbDHhKAe
의존성-	ccCbacJgMad
이-	iDeJcGdbKgb
이거-	cHa.abb
이동-	.......cHcc
이라-	fCaabbHIdcb
이라고-	fCaabbHHdcb
이랑-	acEcbACbFac
이렇-	aabFa.b
이렇게-	aabFa.b
이름-	.cJc.c.Idea
이름만-	abI.aac
이름에-	bHDacbc
이름을-	baIbEahHdca
이름이-	cDBabaB
이메-	EG.caddbdJd
이메일-	EG.caddbdJd
이모-	bJcaaab
이모지-	bJcaaab
이미-	FADedbACHic
이미지-	DBDfeaCDEfc
이번-	IcbDbdb
이벤-	AEaccEdebF
이벤트-	AEaccEdebF
이상-	dEcCBaccE.b
이상한-	cBbECcbbGca
이슈-	aEcdBdEdGab
이어-	bBDbccDFabc
이유-	dddAcFGcKfa
이유가-	.cab.Ic
이전-	acaaabIceDD
이후-	cIcbbbCbGcb
이후로-	bH.aaacaFca
인-	aHbba.acHbc
인강-	Gba.baa
인데-	eFaBGceHBfc
인덱-	bbFDbba
인덱스-	bbFDbba
인사-	JcfbccGBceF
인사말-	bacaaaI
인쇄-	I.ab.ccdHca
인수-	babHaaa
인젝-	aaaGaba
인젝션-	aaaGaba
인증-	IAcAacdhALe
인증서-	dGcbcbFeJcc
인터-	AcEDbbbcGdA
인턴-	aabFaaa
인턴이-	aabFaaa
일-	Lhgd.EBaKhb
일로-	dGdddCE
일반-	Gaa.b.b
일본-	FbbbbbD
일본어-	FbbbbbD
일부-	bJbabbb
일이-	AeBdcFC
일정-	HBbbbbcdbCD
일정을-	Gbaa.aa
읽겠-	aaGaaca
읽고-	baaIaca
읽기-	aaIaaca
읽다-	G.baaaa
읽다가-	G.baaaa
읽어-	cFa.a.a
읽어서-	cFa.a.a
읽은-	FEbbbbccIdb
읽을-	CdE.cdBcHcc
읽음-	Hbaaaac
임포-	fbFcDcDbFca
임포터-	fbFcDcDbFca
입니-	EbbdaEaacHd
입니다-	EbbdaEaacHd
입력-	EMfbAcggOec
입력창-	bKbaabccIcc
입력칸-	Hcaaaab
입사-	cbbcbAIbHbd
입사자-	bbbabaIbHbd
있게-	IcabbcAdCEd
있고-	DdBaBba
있나-	GgeGbDeeAFa
있나요-	EccBaDccbFa
있는-	caBCb.A
있는데-	bd.BbAE
있는지-	dcdHbIccKfb
있습-	bGAc.cAdGc
있습니-	bGAc.cAdGc
있어-	ac.bA.ECA.e
있어서-	aCEccBcbEAe
있어야-	CddcEdG
있어요-	A.adBeGFbac
있었-	KcbaaacbIfa
있었으-	KcbaaabcKfc
있으-	JAeCBdgeFDd
있으면-	J.eCBdgfFCd
있을-	GbHcbebbHea
있을까-	GbHcbebbHea
있음-	Feac.cFFAcd
자기-	KbabacbbKed
자꾸-	ANbdbccdGac
자동-	HafeFfDhDEa
자동완-	KbcaaabdJdb
자동으-	JdcaEbedbJd
자동화-	AbbaHabbfFB
자바-	ecObbaacgDG
자바로-	baIbab
자바스-	ccKbb.acgGC
자유-	JbbbbabcdIc
자체-	B.daaaF
작성-	gbBaIeDfJiE
작성하-	cGaaBbb
작성해-	eeAdHbFdJkE
작업-	IEcdBbgdH.d
잘-	cDAFbccbHdb
잘려-	cJc.a.b
잘려요-	cJc.a.b
잘못-	cFbCbc.adIc
잡아-	bIcaaaabHdb
잡아주-	bHbaaaabFcb
장-	cAEbccFcFca
장단-	badbaKbbeJc
장단점-	badbaKbbeJc
장바-	AGcbBbccIdc
장바구-	AGcbBbccIdc
장비-	IabbaabbdIc
장애-	dfbbcEK
재고-	GCAdCfddbbH
재고가-	bFcaCca
재료-	bGaaa.a
재생-	Mbbbabb
재설-	fICbCbddHfC
재설정-	dIbaDadcIea
재시-	.AAaD.ebHda
재시도-	BdB.EbcbFca
재시작-	cIbbaBccIeb
재작-	b.EbaBaaddH
재작성-	b.EbaBaaddH
저장-	BHg.cAbeGDf
저장되-	EBbcbFdcNhb
저장소-	cbfGAeGddIb
저장하-	FabbaCcb.Fd
저장한-	aG...cc
저희-	A.bDbBcbEab
적-	aJacaab
적립-	CEbabaa
적어-	dddGbbIIbdc
적어주-	dddGbbIIbdc
적용-	AJcbbbccHda
적이-	bIabaab
적힌-	bbabaaH
전-	ddcGCEdcaHd
전권-	bbaaaaH
전략-	bbKaabbcIdb
전반-	dbBHbAbbeLf
전반이-	aabHaba
전부-	g.EcBaDihKF
전부에-	bcbbDbGbdJe
전에-	GAfLecffMfa
전역-	baIaaaceIbb
전자-	HcaababbceJ
전체-	AdCGbBgemHI
전체가-	DbcbbEa
전체를-	.bHCcccbfeN
전체에-	bbIBb.eccMf
전체의-	aabIaca
전투-	........ccG
전화-	aBbcdaIEAgA
전화번-	.CbcdaHGBec
전환-	cAJb.adceGA
전환하-	BbHaabc
전환해-	.aDbAaaadFa
절반-	AcKa.be
절반으-	AcKa.be
절차-	dbbbacMcIgA
절차를-	cabb.cKbIeb
점검-	bacLbadcaHd
점검하-	aaaHaabadGb
점검해-	aaaHaba
점수-	AdeIBBeeKdb
점수는-	baabaHa
접근-	ca.JbcbbAFe
접근성-	babKbbb
접수-	FabbbCa
접혀-	aIaaaac
접혀요-	aIaaaac
정규-	aDaEbda
정규식-	aDaEbda
정기-	HbaabaccbHc
정기결-	HbaabaccbHc
정답-	aaaHaba
정렬-	EDccCccdJeb
정렬하-	bGaaaaa
정리-	jfOedBIfMbd
정리해-	heLddAHdKcd
정보-	KbbbabcebEA
정보를-	Ibaaaac
정산-	ADcbdACafBE
정상-	dGcdCEdcIdb
정해-	cbCdAFbcEeC
정해지-	aaacaHabHcc
정확-	cGcbbEbcHcb
제-	bbcIafD
제가-	bbcLbcacIeb
제각-	cCGbbababHd
제각각-	cCGbbababHd
제거-	abaaa.G
제대-	dcBFBfDdAGd
제대로-	dcBFBfDdAGd
제목-	.dfbcEJHd.d
제보-	bI.aacb
제일-	AccdCHcdGAd
제출-	dFbFbbceG.c
제품-	FbCb.ac.afG
제한-	FfdCcCBAHfb
제휴-	Ibbaaaa
제휴사-	Ibbaaaa
젠킨-	bacaaaJdFCf
젠킨스-	bacaaaJdFCf
조사-	dcbfaTcdAHd
조사해-	cbaf.Maa.Dc
조치-	bEabaBa
조회-	LBabcceedNf
조회를-	Habaabb
졸업-	Gba.aab
졸업작-	Gba.aab
좀-	chIDACffI.c
좀요-	FcbEbbb
종-	BbbbbGbbcHc
종료-	bKcaabbcIcc
좋겠-	PiDb.bgfJbb
좋겠습-	Ldbbaab
좋겠어-	OfCabbffLda
좋을-	CadeaJb
좋을까-	b.bc.IacHe
좌석-	aHcaaaa
주-	HccbbEb
주간-	Kcbabab
주는-	FBcab.a
주문-	aGAcBaef.DA
주문이-	AEecBCcbADc
주석-	dbIdcbFG.dc
주세-	Bf.CcABB.Ac
주세요-	Bf.CcABB.Ac
주소-	AHgb.bBBB.d
주소가-	bGc..aa
주요-	baaaF.badJe
주입-	ccJbdFd
주차-	Hbaaaab
죽네-	aIcba.bcGbb
죽네요-	aFbaaaa
죽어-	bIc.aab
죽어요-	bJcaaab
죽었-	cJbaaab
죽었어-	cJbaaab
준비-	AdcEccGeFdB
준비중-	Fab.aab
준비해-	cbabaaJcHbc
줄-	A.DcecGJh.b
줄여-	ggX..aiiQfa
줄여주-	eeRaaaefMdb
줄여줘-	cdO..affJca
줄이-	bCDaBbdeLcc
줄짜-	acHbaaadJbc
줄짜리-	acHbaaadJbc
중-	bBbaaE.adGb
중간-	.Fa..ca
중간에-	.Fa..ca
중개-	Hbb.a.c
중고-	JcbbaabadfL
중복-	dDJeBdcbJec
중복된-	abHbbaa
중에-	DcbcAEbcCBb
중일-	Gcaaa.a
중첩-	dbRcbdcfNec
중첩된-	baJbaca
지금-	GgacAFcdCA
지금은-	HddaC.b
지나-	bLbbbbbcHcc
지난-	HdfdDAAdH.c
지난주-	bcbbGEbcIea
지도-	IDbbbbdfEA
지도에-	Gba.aab
지속-	baaabaIbIdc
지속적-	baaabaIbIdc
지수-	KcbababbIdc
지역-	aaG.a.d
지역변-	aaG.a.d
지우-	MeEbbcfCEeb
지우기-	EbHbabd
지우는-	JccaaaacHdb
지워-	g.dccGIGBdd
지워줘-	ddg.aaPLfcc
지워지-	bcaaaHa
지원-	PcdcbEifHAc
지원하-	ca.baIbbHea
지원해-	PcbbadedIbb
지적-	bbcObdbcAFc
지적만-	abbKadbcaGc
지적해-	a.aFaba
지표-	McbbbabdJdb
직원-	DBbaaab
직접-	B.cbb.EcbFa
진짜-	EdDDbcdAdGd
진행-	KBcbcbceFdC
진행률-	Jcaaaab
집계-	KeDddDffCHe
집필-	bbaaaaH
짚어-	cccIbDbcGda
짜주-	EddcJbbcKfb
짜주세-	BbcbHabbIeb
짜줘-	baabHaacHcb
짠-	cabLbcacIgB
쪼개-	edOaaabfGiH
쪼개주-	cbKababfEeG
쪼개줘-	acGaa.acHcb
쪽-	bbbbEbE
쪽에-	.......aFdb
쪽엔-	.......cdIb
쪽은-	FAEbbdeeEAa
찍어-	babbIaa
찍어두-	babbIaa
찍으-	dDbbbbF
찍으면-	dDbbbbF
찍혀-	dLdbbbB.Gdc
찍히-	AcacbLcdIbd
찍히는-	cd.caMbcG.c
차감-	aFbaaaa
차량-	.......bcHc
차이-	bHcccHdeH.c
차이점-	aabbaHa
차트-	DBdEddBfIAd
차트에-	Gbaaa.b
창-	LeaabcabGca
창고-	G.aaa.d
찾아-	eFcecMccKgb
찾아서-	bHbdcFbbIeb
찾아줘-	baccaKabHdb
채널-	IbbCacdcbFa
채널에-	Ia.aaccbeHa
채로-	cHaaaaa
채워-	cbcbLaadJea
채워주-	babbHaa
채워줘-	bbbaHaacHcb
채점-	FdbGbcb
채점하-	aaaHaba
채팅-	K.caaccebCD
챗봇-	Fa.aaab
처리-	..GL.jiBADg
처리된-	b.Icb.c
처음-	.db.B.EacdH
처음부-	.db.B.EacdH
첨부-	Kbbbabc
청구-	CFfbBbccCfF
청구서-	aHbaaab
체크-	CEAdDedbLfd
체크박-	Habab.a
체크해-	cKabbbb
초-	fBJbcdBcKfb
초대-	bBFaaba
초로-	bddaaaMJfcb
초에-	acbab.IHcbb
초에서-	acbab.IHcbb
총액-	bGaaa.b
총액이-	bGaaa.b
최대-	abcba.I
최신-	bccbabMeQic
최신으-	bbbaaaHdJdc
최적-	cdMb.bb
최적화-	cdMb.bb
추가-	OffdDeCCCae
추가하-	Jacbaab
추가해-	IdddCdDeGAc
추석-	.aabFaa
추적-	FbcebIcbbHc
추적해-	a.cdaJa
추천-	I.cebDccfDE
추천인-	Lbbbacb
추출-	bbGaaaa
출력-	JCCbdbheJbc
출력하-	MbbabaffJcb
취소-	cDeBBdDBbEe
취소해-	cIabaab
취약-	aabHabaacGc
취약점-	aabHabaacGc
치면-	NccbbadeKcc
친구-	Gca.aaa
카드-	L.cddDeeAE
카드결-	Gaaaabb
카드번-	EbacbGcdIda
카카-	CCdadBBecKc
카카오-	CCdadBBecKc
카프-	cbbcbEF
카프카-	cbbcbEF
칸에-	Jbbaaab
캐릭-	bGaaaaa
캐릭터-	bGaaaaa
캐시-	dfFAbDBcGac
캘린-	HDcbbcccbIc
캘린더-	HDcbbcccbIc
캠핑-	JbbbaabcccI
커밋-	eadJccFbJfb
커밋한-	a.aFaaa
커버-	dcccRadgLBf
커버리-	dcccQadgLBg
커서-	GdDbbbb
컨테-	bJbaabb
컨테이-	bJbaabb
컨트-	feMDCdfdAGd
컨트롤-	feMDCdfdAGd
컬럼-	HDcbbbccJdc
컬럼은-	FCbbbab
컴포-	.fKaGcgfCKh
컴포넌-	.fKaGcgfCKh
케이-	dbdaQbcbIfa
케이스-	dbdaQbcbIfa
켜기-	Jbababb
코드-	jhETaBhfIc
코드가-	dCHEdddcKfc
코드는-	bddBbFC
코드를-	dcCI.ccdDAa
코드리-	cbaKaabdJea
코드베-	baBJbdcdfEF
코드상-	bbabbIa
코드에-	eedBBGCdF.b
코드인-	aaaGaba
코멘-	aabIabbcHcb
코멘트-	aabIabbcHcb
코틀-	cbLcb.babgJ
코틀린-	cbLcb.babgJ
콘솔-	FFcabbd
콜드-	bbJaaab
콜백-	dDKAcdegMae
콜백으-	aaHbaac
쿠버-	cAcdbEE
쿠버네-	cAcdbEE
쿠키-	.GbcbCccIda
쿠폰-	cMdcBbdeLdd
쿼리-	hgPGbaedDDd
쿼리가-	acGaaaa
퀴즈-	Jcababa
큐-	Dcfc.AGcFiF
크기-	AddaabI
크론-	dHdcb.E
크론이-	bIaaabccIcb
크롬-	bKbbabccHcc
크롬에-	bKbbabccHcc
큰-	cBBbaEd
큰일-	dJaaabb
클라-	FeCBd.bfDaC
클라우-	Habaaab
클라이-	AcFccC.eGdB
클래-	feOcCBgdBHf
클래스-	feOcCBgdBHf
클릭-	Hcaaa.c
키보-	EIdbbcccJdd
키보드-	EIdbbcccJdd
타이-	GcbEbbbcGcb
타이머-	Hbabaaa
타임-	fIgb.cHGBfc
타임아-	eHgabbIHaeb
타임존-	bFabDacdIcb
타입-	eeQdBbdffKA
타입스-	ccKbb.acfGC
타입으-	aaHcaaabcId
탈퇴-	cIdccFdcHbc
탈퇴한-	dJbba.b
태그-	ddaaabNFCed
태그를-	cca..aH
택배-	FCbabbc
탭-	cEdaabF
터미-	Fbb.ba
터미널-	Fbb.ba
터지-	.aaaFab
터지게-	.aaaFab
테넌-	H.daaaa
테넌트-	H.daaaa
테라-	fCdFcbFdIgC
테라폼-	fCdFcbFdIgC
테스-	hcfbZcefIAd
테스트-	hcfbZcefIAd
테이-	HgbbbKffFEe
테이블-	HgbbbKffFEe
템플-	eDCeCdDdLec
템플릿-	eDCeCdDdLec
토글-	Gaa...c
토스-	GfbccBEDhId
토스페-	IbabbabbdIc
토큰-	A.aB.AdcF.c
통계-	CABaaacdaBB
통과-	cIcdFccdFAc
통일-	abLdbaccdKe
통째-	CAFAbeeeAdH
통째로-	CAFAbeeeAdH
통합-	af.dHABfDB
통합해-	a.Faaab
통화-	EGbbacd
툴팁-	FFabadddJeb
튀는-	baab.HbcHcb
튜닝-	cbLbabbcHdb
튜닝해-	cbLbabbcHdb
트래-	bbcbaEF
특수-	dHa.a.a
특수문-	dHa.a.a
틀려-	aGababa
틀려요-	aGababa
틀리-	bHba.aa
티켓-	Nbbbadc
파서-	AedCKccdKea
파서에-	dba.G
파싱-	.......aGcc
파악-	cAddaLcbF.c
파악해-	b.dc.KbbDAc
파이-	aBAcdcHfDbD
파이썬-	FeHBccdcaaE
파이어-	dKaaaab
파이프-	aafca.KeD.B
파일-	.DDdac..ECh
파일도-	K..bade
파일명-	cGbaa.acGba
파일에-	BfDddCEEBdc
파일은-	KcbaabbcIdb
파일을-	.C.AddDeEAb
판단-	bbbJababGcb
판매-	Kbcabab
판매자-	Hbbab.a
팝업-	aDcbbbF
패키-	cbbbCAEcJeb
패키지-	cbbbCAEcJeb
패턴-	bbKaabbcIdb
패턴으-	bbKaabbcIdb
퍼센-	AHabaabbIeb
퍼센트-	AHabaabbIeb
펌웨-	LBdbcbbeEbB
펌웨어-	LBdbcbbeEbB
페이-	CCbdbdDBC.e
페이지-	BCacbdEBC.d
페이팔-	Iabaa.c
펫시-	Ibb.b.caaeG
펫시터-	Ibb.b.caaeG
펴자-	baIbaba
평가-	cbdMb.bcEBe
평가해-	b.cKacacBEd
포맷-	dcKecbEdFAc
포스-	FAbaaaa
포인-	aGbbbBbcBDc
포인트-	aGbbbBbcBDc
포털-	JcbaaaabdBD
포트-	cdfaaCMIf.c
포팅-	aaFba.baaeG
포팅해-	aaFba.baaeG
포함-	BAAdCbb
폴더-	.edeFCFDaCf
폼에-	Jcaaabc
폼에서-	Jcaaabc
표-	CfGdFcdcKdc
표가-	bGbcbcE
표기-	dFcbbbG
표기해-	bacaaaH
표시-	BJcabaebFac
표시됨-	bHbaa.b
표시됩-	cHaaaaa
표에-	Hca.a.abGda
푸시-	.Ddd..DdBHf
푸시가-	bIaaabbbGcb
푸시하-	cba.aaH
푸터-	DhfbcbOKbfc
푸터에-	GfcabaFCEec
풀려-	cGb..aa
풀려버-	cGb..aa
풀어-	bDFbbca
품절-	IDccbcc
품질-	CbdHdCccbIc
프랑-	.aabaaF
프랑스-	.aabaaF
프레-	dFBcDbc
프레임-	dFBcDbc
프로-	Fa.abAceA.D
프로메-	McbbbabdJdb
프로젝-	b.CAaAadbAE
프로필-	HEeccdC
프론-	ABBBabdbfEC
프론트-	ABBBabdbfEC
프리-	aaabaaG
플래-	.BbcaFb
플래그-	.BbcaFb
플랫-	Iba.bac.cgK
플랫폼-	Iba.bac.cgK
플러-	aaabaHa
플레-	Ld.CcddeJfB
플레이-	Ld.CcddeJfB
피드-	bbbKbbabIeb
피드백-	bbbKbbabIeb
피처-	BbCccGd
필드-	cBEddbFGeDf
필요-	HAedBAcebIb
필요합-	LedbEbdcdKd
필요해-	EabbABc
필터-	G.CbbbccJcd
필터링-	HbbaaaacIdc
하고-	Gd.AbdBcAEb
하나-	GiBdEcCaDc
하나도-	eDdaIbacDAb
하나로-	fdOcccDCBfA
하나만-	FedbDbC
하는-	hGce.HAfFAa
하는데-	cIcbaBb
하루-	aHbbbBcdHab
하루씩-	cJaaaacdJeb
하면-	DEdccEedLfc
하얗-	eMbaaadbHda
하얗게-	eMbaaadbHda
하지-	dbcEaEabGda
학부-	Gaaaab..cdG
학부모-	Gaaaab..cdG
학습-	KbcbbBdeB.C
학원-	Gabaaba.beG
한-	.dDbBfGEaab
한군-	aaHaaac
한군데-	aaHaaac
한글-	fMbababdKfa
한글이-	cGa.aaa
한꺼-	Hbb.aabcHfA
한꺼번-	Hbb.aabcHfA
한번-	ddcKbEc
할-	J.bbAccdDBb
할인-	eGFdGfeeLeb
함-	IaCb.deeaDA
함께-	J.aaf.b
함수-	egJcGAabIce
함수를-	JAbbcac
함수에-	dbcbIbBdJdb
함수의-	bbGbDbc
함수형-	a.F.c.bddIa
합계-	aKabbcb
합니-	DaCc.abbcAD
합니다-	DaCc.abbcAD
합쳐-	bbJbaabdIbc
합쳐주-	baGaa.b
합쳐줘-	abHbaab
항목-	ABcDdeD
해-	GaFebad
해결-	cIabacBbFac
해결해-	aIaaacc
해야-	Haa.abb
해요-	BCDcaccAfFa
해주-	MebAddAcGAe
해주세-	NhaAcdBbFAe
해줘-	OfaCcagdBFd
핸들-	dCAFAdcbIec
핸들러-	dCAFAdcbIec
했는-	bbbIbb
했는지-	bbbIbb
행-	fEJdFchIdea
행을-	DGdabbbdGba
헤더-	FcdccAE
헤더에-	Hbbaaba
헬름-	ccbHbbD
헬스-	Hba.aab
헬퍼-	bbaaFaa
현재-	Ef.dAC.eFbA
협력-	Gaaaabb
형식-	GcbabbDcHcb
호스-	Gaaaaab
호출-	eACCcEeBEfb
호출하-	dCDcbGeCEeb
홈-	Gb...cb
홈으-	bIaaaaccHcb
홈으로-	bIaaaaccHcb
홈페-	Fb...ba
홈페이-	Fb...ba
화면-	G.cbbcCAcIg
화면과-	DbCaaababEc
화면까-	Kea..adafLe
화면만-	dDaabaG
화면에-	LdaacaaaGbe
화면은-	cFBabab
화면을-	.AbaFabbdKd
화면이-	.IbbBbecCEe
화상-	Gbbaa.a
화요-	abbaaHa
화요일-	abbaaHa
확대-	Icbaaaa
확인-	bDgIFdeeOhb
확인창-	J.bbacb
확인하-	cBbdLcbcIcc
확인해-	dFdLbecbGda
환경-	ccfbCBIcBGf
환경까-	aaaaGabbdJd
환경변-	abebaDHcHca
환불-	eDbaJcbdBHe
환불까-	.......adHd
환불이-	cAbaIbb
환영-	cdcFbaF
환율-	..AeGBedLfb
환자-	Eaaaa.a
회-	HebaFcdeKea
회계-	IaabbbbbbdH
회귀-	cebbObbdH.c
회사-	.cdEccH
회원-	GB.ddBcdEeD
회원가-	HAcaAaddCEe
회원이-	AEcccEccFab
회원표-	IbaaabbcIcc
회의-	Ibaab.cbdIb
회의록-	HaaabacbdIb
횟수-	.......cHda
효과-	JbbababcHcb
후기-	Ebaaa.a
후보-	BcabaFa
후원-	Hac.aab
훅-	eddHDcEdI.d
훅으-	bbIabaa
훅으로-	bbIabaa
훑어-	bbBHbbb
휴대-	IDcbbbddBFd
휴대폰-	IDcbbbddBFd
흐르-	..bcaGa
흐르는-	..bcaGa
흐름-	cbbeGFaaeJd
흐름을-	ba..Fa.acGc
흰-	cI.aaacdIcb
`
