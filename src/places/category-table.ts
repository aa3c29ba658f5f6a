/**
 * Kinds of sites: "key/value of OpenStreetMap's tagging | English name | plural for comparisons | schema.org types".
 * The most special schema.org type of a site decides. Where OpenStreetMap has no tag, the key is "site".
 */
export const CATEGORY_ROWS = `
amenity/restaurant|Restaurant|restaurants|Restaurant,FoodEstablishment
amenity/cafe|Café|cafés|CafeOrCoffeeShop
amenity/fast_food|Fast food restaurant|fast food restaurants|FastFoodRestaurant
amenity/bar|Bar|bars|BarOrPub
amenity/pub|Pub|pubs|
amenity/ice_cream|Ice cream parlour|ice cream parlours|IceCreamShop
shop/bakery|Bakery|bakeries|Bakery
shop/pastry|Pastry shop|pastry shops|
shop/butcher|Butcher|butchers|
shop/confectionery|Confectioner|confectioners|
craft/brewery|Brewery|breweries|Brewery
craft/winery|Winery|wineries|Winery
craft/distillery|Distillery|distilleries|Distillery
craft/caterer|Caterer|caterers|
tourism/hotel|Hotel|hotels|Hotel,LodgingBusiness,Resort
tourism/motel|Motel|motels|Motel
tourism/hostel|Hostel|hostels|Hostel
tourism/guest_house|Guest house|guest houses|BedAndBreakfast
tourism/apartment|Holiday apartment|holiday apartments|VacationRental,Apartment,ApartmentComplex
tourism/camp_site|Camp site|camp sites|Campground,CampingPitch
leisure/ski_resort|Ski resort|ski resorts|SkiResort
amenity/dentist|Dentist|dentists|Dentist,Dentistry
amenity/doctors|Doctor|doctors|Physician,IndividualPhysician,PhysiciansOffice,Dermatology,Pediatric,Gynecologic,PrimaryCare,Cardiovascular,Geriatric,Gastroenterologic,Neurologic,Obstetric,Oncologic,Otolaryngologic,Pulmonary,Renal,Rheumatologic,Urologic,PlasticSurgery,Surgical,Endocrine,Hematologic,Anesthesia,RespiratoryTherapy
amenity/clinic|Clinic|clinics|MedicalClinic,MedicalBusiness,MedicalOrganization,Emergency,Radiography,CommunityHealth,PublicHealth,CovidTestingFacility
amenity/hospital|Hospital|hospitals|Hospital
amenity/pharmacy|Pharmacy|pharmacies|Pharmacy,PharmacySpecialty
amenity/veterinary|Veterinary practice|veterinary practices|VeterinaryCare
healthcare/laboratory|Medical laboratory|medical laboratories|DiagnosticLab,MedicalLaboratory
healthcare/physiotherapist|Physiotherapist|physiotherapists|Physiotherapy
healthcare/psychotherapist|Psychotherapist|psychotherapists|Psychiatric
healthcare/optometrist|Optometrist|optometrists|Optometric
healthcare/podiatrist|Podiatrist|podiatrists|Podiatric
healthcare/midwife|Midwife|midwives|Midwifery
healthcare/nurse|Nursing service|nursing services|Nursing
healthcare/nutrition_counselling|Dietitian|dietitians|DietNutrition
shop/optician|Optician|opticians|Optician
shop/hearing_aids|Hearing aid shop|hearing aid shops|
amenity/nursing_home|Care home|care homes|
shop/beauty|Beauty salon|beauty salons|BeautySalon,HealthAndBeautyBusiness,NailSalon
shop/hairdresser|Hairdresser|hairdressers|HairSalon,HairDresser,BarberShop
shop/massage|Massage practice|massage practices|
shop/tattoo|Tattoo studio|tattoo studios|TattooParlor
leisure/spa|Spa|spas|DaySpa
leisure/fitness_centre|Gym|gyms|ExerciseGym,HealthClub
leisure/sports_centre|Sports centre|sports centres|SportsActivityLocation,SportsClub
leisure/swimming_pool|Swimming pool|swimming pools|PublicSwimmingPool
leisure/stadium|Stadium|stadiums|StadiumOrArena
leisure/golf_course|Golf course|golf courses|GolfCourse
leisure/bowling_alley|Bowling alley|bowling alleys|BowlingAlley
sport/tennis|Tennis club|tennis clubs|TennisComplex
sport/yoga|Yoga studio|yoga studios|
leisure/dance|Dance school|dance schools|
club/sport|Sports club|sports clubs|SportsTeam,SportsOrganization
shop/books|Bookshop|bookshops|BookStore
shop/clothes|Clothes shop|clothes shops|ClothingStore,MensClothingStore
shop/shoes|Shoe shop|shoe shops|ShoeStore
shop/jewelry|Jeweller|jewellers|JewelryStore
shop/florist|Florist|florists|Florist
shop/garden_centre|Garden centre|garden centres|GardenStore
shop/furniture|Furniture shop|furniture shops|FurnitureStore
shop/houseware|Homeware shop|homeware shops|HomeGoodsStore
shop/hardware|Hardware shop|hardware shops|HardwareStore
shop/doityourself|DIY store|DIY stores|
shop/electronics|Electronics shop|electronics shops|ElectronicsStore
shop/computer|Computer shop|computer shops|ComputerStore
shop/mobile_phone|Mobile phone shop|mobile phone shops|MobilePhoneStore
shop/bicycle|Bicycle shop|bicycle shops|BikeStore
shop/car|Car dealer|car dealers|AutoDealer
shop/car_repair|Car repair shop|car repair shops|AutoRepair,AutomotiveBusiness,AutoBodyShop
shop/car_parts|Car parts shop|car parts shops|AutoPartsStore
shop/motorcycle|Motorcycle dealer|motorcycle dealers|MotorcycleDealer
shop/motorcycle_repair|Motorcycle repair shop|motorcycle repair shops|MotorcycleRepair
shop/tyres|Tyre shop|tyre shops|TireShop
shop/supermarket|Supermarket|supermarkets|GroceryStore
shop/convenience|Convenience shop|convenience shops|ConvenienceStore
shop/department_store|Department store|department stores|DepartmentStore
shop/mall|Shopping centre|shopping centres|ShoppingCenter
shop/alcohol|Off-licence|off-licences|LiquorStore
shop/wine|Wine shop|wine shops|
shop/tea|Tea shop|tea shops|
shop/coffee|Coffee shop|coffee shops|
shop/cheese|Cheese shop|cheese shops|
shop/toys|Toy shop|toy shops|ToyStore
shop/pet|Pet shop|pet shops|PetStore
shop/sports|Sports shop|sports shops|SportingGoodsStore
shop/outdoor|Outdoor shop|outdoor shops|
shop/music|Music shop|music shops|MusicStore
shop/musical_instrument|Musical instrument shop|musical instrument shops|
shop/games|Game shop|game shops|HobbyShop
shop/stationery|Stationery shop|stationery shops|OfficeEquipmentStore
shop/art|Art shop|art shops|
shop/antiques|Antiques shop|antiques shops|
shop/second_hand|Second-hand shop|second-hand shops|
shop/wholesale|Wholesaler|wholesalers|WholesaleStore
shop/outlet|Outlet shop|outlet shops|OutletStore
shop/cosmetics|Cosmetics shop|cosmetics shops|
shop/perfumery|Perfumery|perfumeries|
shop/interior_decoration|Interior decoration shop|interior decoration shops|
shop/kitchen|Kitchen studio|kitchen studios|
shop/photo|Photo shop|photo shops|
shop/tailor|Tailor|tailors|
shop/dry_cleaning|Dry cleaner|dry cleaners|DryCleaningOrLaundry
shop/laundry|Laundry|laundries|
shop/travel_agency|Travel agency|travel agencies|TravelAgency
shop/funeral_directors|Funeral director|funeral directors|
shop/tobacco|Tobacconist|tobacconists|
shop/online|Online shop|online shops|Store,OnlineStore,OnlineBusiness
craft/electrician|Electrician|electricians|Electrician
craft/plumber|Plumber|plumbers|Plumber
craft/carpenter|Carpenter|carpenters|
craft/painter|Painter|painters|HousePainter
craft/roofer|Roofer|roofers|RoofingContractor
craft/hvac|Heating and cooling firm|heating and cooling firms|HVACBusiness
craft/locksmith|Locksmith|locksmiths|Locksmith
craft/builder|Building firm|building firms|GeneralContractor,HomeAndConstructionBusiness
craft/gardener|Gardener|gardeners|
craft/photographer|Photographer|photographers|
craft/printer|Printer|printers|
craft/shoemaker|Shoemaker|shoemakers|
craft/watchmaker|Watchmaker|watchmakers|
craft/cleaning|Cleaning firm|cleaning firms|
craft/pottery|Pottery|potteries|
craft/jeweller|Goldsmith|goldsmiths|
office/moving_company|Moving company|moving companies|MovingCompany
office/lawyer|Law firm|law firms|Attorney,LegalService
office/notary|Notary|notaries|Notary
office/accountant|Accountant|accountants|AccountingService
office/tax_advisor|Tax adviser|tax advisers|
office/insurance|Insurance agency|insurance agencies|InsuranceAgency
office/estate_agent|Estate agent|estate agents|RealEstateAgent
office/architect|Architect|architects|
office/employment_agency|Employment agency|employment agencies|EmploymentAgency
office/advertising_agency|Advertising agency|advertising agencies|
office/financial|Financial services firm|financial services firms|FinancialService
office/consulting|Consultancy|consultancies|ProfessionalService
office/it|IT firm|IT firms|
office/company|Company|companies|Corporation,LocalBusiness
office/government|Public body|public bodies|GovernmentOffice,GovernmentOrganization,GovernmentService
office/ngo|Non-profit organisation|non-profit organisations|NGO,FundingScheme
office/political_party|Political party|political parties|PoliticalParty
office/association|Association|associations|
office/research|Research institute|research institutes|ResearchOrganization,ResearchProject
office/newspaper|News site|news sites|NewsMediaOrganization,Newspaper
office/telecommunication|Telecommunications firm|telecommunications firms|
office/energy_supplier|Energy supplier|energy suppliers|
office/coworking|Co-working space|co-working spaces|
amenity/bank|Bank|banks|BankOrCreditUnion
amenity/atm|Cash machine|cash machines|AutomatedTeller
amenity/post_office|Post office|post offices|PostOffice
amenity/police|Police station|police stations|PoliceStation
amenity/fire_station|Fire station|fire stations|FireStation
amenity/townhall|Town hall|town halls|CityHall
amenity/courthouse|Court|courts|Courthouse
amenity/embassy|Embassy|embassies|Embassy
amenity/school|School|schools|School,ElementarySchool,HighSchool,MiddleSchool
amenity/college|College|colleges|
amenity/university|University|universities|CollegeOrUniversity
office/educational_institution|Educational institution|educational institutions|EducationalOrganization
amenity/kindergarten|Nursery school|nursery schools|Preschool
amenity/childcare|Childcare|childcare providers|ChildCare
amenity/language_school|Language school|language schools|
amenity/music_school|Music school|music schools|
amenity/driving_school|Driving school|driving schools|
amenity/library|Library|libraries|Library,LibrarySystem
amenity/cinema|Cinema|cinemas|MovieTheater
amenity/theatre|Theatre|theatres|PerformingArtsTheater,TheaterGroup
amenity/nightclub|Night club|night clubs|NightClub,ComedyClub
amenity/casino|Casino|casinos|Casino
amenity/music_venue|Music venue|music venues|MusicVenue
amenity/arts_centre|Arts centre|arts centres|
amenity/community_centre|Community centre|community centres|
amenity/fuel|Petrol station|petrol stations|GasStation
amenity/car_rental|Car hire firm|car hire firms|AutoRental
amenity/car_wash|Car wash|car washes|AutoWash
amenity/parking|Car park|car parks|ParkingFacility
amenity/taxi|Taxi firm|taxi firms|TaxiStand,TaxiService
amenity/bicycle_rental|Bicycle hire firm|bicycle hire firms|
amenity/animal_shelter|Animal shelter|animal shelters|AnimalShelter
amenity/recycling|Recycling centre|recycling centres|RecyclingCenter
amenity/social_facility|Social service|social services|
amenity/storage|Self-storage firm|self-storage firms|SelfStorage
amenity/place_of_worship|Place of worship|places of worship|PlaceOfWorship,Church,CatholicChurch,Mosque,Synagogue,HinduTemple,BuddhistTemple
tourism/museum|Museum|museums|Museum
tourism/gallery|Art gallery|art galleries|ArtGallery
tourism/attraction|Attraction|attractions|TouristAttraction,EntertainmentBusiness,LandmarksOrHistoricalBuildings
tourism/theme_park|Theme park|theme parks|AmusementPark
tourism/zoo|Zoo|zoos|Zoo
tourism/aquarium|Aquarium|aquariums|Aquarium
tourism/information|Tourist office|tourist offices|TouristInformationCenter,TouristDestination
leisure/park|Park|parks|Park
leisure/playground|Playground|playgrounds|Playground
leisure/marina|Marina|marinas|BoatTerminal
aeroway/aerodrome|Airport|airports|Airport
office/airline|Airline|airlines|Airline
railway/station|Railway station|railway stations|TrainStation
amenity/bus_station|Bus station|bus stations|BusStation
landuse/farm|Farm|farms|
craft/beekeeper|Beekeeper|beekeepers|
shop/flooring|Flooring shop|flooring shops|
shop/tiles|Tile shop|tile shops|
shop/paint|Paint shop|paint shops|
shop/lighting|Lighting shop|lighting shops|
shop/bed|Bed shop|bed shops|
shop/carpet|Carpet shop|carpet shops|
shop/curtain|Curtain shop|curtain shops|
shop/bathroom_furnishing|Bathroom shop|bathroom shops|
shop/fireplace|Fireplace shop|fireplace shops|
shop/swimming_pool|Swimming pool shop|swimming pool shops|
shop/fabric|Fabric shop|fabric shops|
shop/craft|Craft supplies shop|craft supplies shops|
shop/gift|Gift shop|gift shops|
shop/bag|Bag shop|bag shops|
shop/fashion_accessories|Fashion accessories shop|fashion accessories shops|
shop/watches|Watch shop|watch shops|
shop/baby_goods|Baby goods shop|baby goods shops|
shop/party|Party supplies shop|party supplies shops|
shop/chemist|Drugstore|drugstores|
shop/health_food|Health food shop|health food shops|
shop/nutrition_supplements|Food supplements shop|food supplements shops|
shop/medical_supply|Medical supplies shop|medical supplies shops|
shop/greengrocer|Greengrocer|greengrocers|
shop/seafood|Fishmonger|fishmongers|
shop/deli|Delicatessen|delicatessens|
shop/chocolate|Chocolate shop|chocolate shops|
shop/beverages|Drinks shop|drinks shops|
shop/video_games|Video game shop|video game shops|
shop/hifi|Hi-fi shop|hi-fi shops|
shop/appliance|Household appliance shop|household appliance shops|
shop/telecommunication|Telephone shop|telephone shops|
shop/fishing|Fishing shop|fishing shops|
shop/hunting|Hunting shop|hunting shops|
shop/boat|Boat dealer|boat dealers|
shop/caravan|Caravan dealer|caravan dealers|
shop/model|Model shop|model shops|
shop/frame|Picture framer|picture framers|
shop/leather|Leather goods shop|leather goods shops|
shop/tool_hire|Tool hire firm|tool hire firms|
shop/copyshop|Copy shop|copy shops|
shop/ticket|Ticket seller|ticket sellers|
craft/tiler|Tiler|tilers|
craft/plasterer|Plasterer|plasterers|
craft/glaziery|Glazier|glaziers|
craft/stonemason|Stonemason|stonemasons|
craft/blacksmith|Blacksmith|blacksmiths|
craft/metal_construction|Metalworker|metalworkers|
craft/upholsterer|Upholsterer|upholsterers|
craft/window_construction|Window maker|window makers|
craft/signmaker|Signmaker|signmakers|
craft/scaffolder|Scaffolder|scaffolders|
craft/boatbuilder|Boat builder|boat builders|
office/engineer|Engineering firm|engineering firms|
office/surveyor|Surveyor|surveyors|
office/graphic_design|Graphic design studio|graphic design studios|
office/property_management|Property manager|property managers|
office/translator|Translation agency|translation agencies|
office/private_investigator|Private investigator|private investigators|
office/union|Trade union|trade unions|
office/water_utility|Water supplier|water suppliers|
office/logistics|Logistics firm|logistics firms|
office/publisher|Publisher|publishers|
healthcare/alternative|Alternative medicine practice|alternative medicine practices|
healthcare/counselling|Counselling practice|counselling practices|
healthcare/speech_therapist|Speech therapist|speech therapists|
healthcare/occupational_therapist|Occupational therapist|occupational therapists|
healthcare/rehabilitation|Rehabilitation centre|rehabilitation centres|
amenity/dojo|Martial arts school|martial arts schools|
amenity/boat_rental|Boat hire firm|boat hire firms|
amenity/vehicle_inspection|Vehicle inspection centre|vehicle inspection centres|
amenity/conference_centre|Conference centre|conference centres|
amenity/planetarium|Planetarium|planetariums|
amenity/public_transport|Public transport operator|public transport operators|
man_made/works|Manufacturer|manufacturers|
leisure/escape_game|Escape room|escape rooms|
leisure/sauna|Sauna|saunas|
leisure/horse_riding|Riding centre|riding centres|
leisure/water_park|Water park|water parks|
leisure/ice_rink|Ice rink|ice rinks|
leisure/trampoline_park|Trampoline park|trampoline parks|
shop/pet_grooming|Pet groomer|pet groomers|
amenity/animal_boarding|Pet boarding service|pet boarding services|
amenity/animal_training|Animal trainer|animal trainers|
amenity/animal_breeding|Animal breeder|animal breeders|
craft/pest_control|Pest control firm|pest control firms|
craft/chimney_sweeper|Chimney sweep|chimney sweeps|
craft/handyman|Handyman service|handyman services|
craft/floorer|Floor layer|floor layers|
craft/insulation|Insulation firm|insulation firms|
craft/dressmaker|Dressmaker|dressmakers|
craft/electronics_repair|Appliance repair shop|appliance repair shops|
craft/sawmill|Sawmill|sawmills|
craft/bookbinder|Bookbinder|bookbinders|
craft/saddler|Saddler|saddlers|
craft/agricultural_engines|Farm machinery firm|farm machinery firms|
craft/interior_decorator|Interior designer|interior designers|
shop/trade|Builders' merchant|builders' merchants|
shop/agrarian|Farm supply shop|farm supply shops|
shop/farm|Farm shop|farm shops|
shop/dairy|Dairy|dairies|
shop/frozen_food|Frozen food shop|frozen food shops|
shop/spices|Spice shop|spice shops|
shop/herbalist|Herbalist|herbalists|
shop/candles|Candle shop|candle shops|
shop/household_linen|Household linen shop|household linen shops|
shop/doors|Door shop|door shops|
shop/window_blind|Blinds shop|blinds shops|
shop/electrical|Electrical supplies shop|electrical supplies shops|
shop/sewing|Sewing supplies shop|sewing supplies shops|
shop/wool|Wool shop|wool shops|
shop/collector|Collectibles shop|collectibles shops|
shop/trophy|Trophy shop|trophy shops|
shop/religion|Religious goods shop|religious goods shops|
shop/e-cigarette|E-cigarette shop|e-cigarette shops|
shop/cannabis|Cannabis shop|cannabis shops|
shop/pyrotechnics|Fireworks shop|fireworks shops|
shop/weapons|Gun shop|gun shops|
shop/military_surplus|Army surplus shop|army surplus shops|
shop/scuba_diving|Diving shop|diving shops|
shop/water_sports|Water sports shop|water sports shops|
shop/newsagent|Newsagent|newsagents|
shop/variety_store|Discount store|discount stores|
shop/pawnbroker|Pawnbroker|pawnbrokers|PawnShop
shop/gold_buyer|Gold buyer|gold buyers|
shop/bookmaker|Bookmaker|bookmakers|
shop/piercing|Piercing studio|piercing studios|
shop/wigs|Wig shop|wig shops|
shop/esoteric|Esoteric shop|esoteric shops|
office/guide|Tour guide|tour guides|
office/security|Security firm|security firms|
office/courier|Courier|couriers|
healthcare/audiologist|Audiologist|audiologists|
healthcare/hospice|Hospice|hospices|
healthcare/blood_donation|Blood donation centre|blood donation centres|
healthcare/birthing_centre|Birth centre|birth centres|
amenity/prep_school|Tutoring school|tutoring schools|
amenity/ski_school|Ski school|ski schools|
amenity/sailing_school|Sailing school|sailing schools|
amenity/surf_school|Surf school|surf schools|
amenity/dive_centre|Diving centre|diving centres|
amenity/events_venue|Events venue|events venues|EventVenue
amenity/exhibition_centre|Exhibition centre|exhibition centres|
amenity/marketplace|Public market|public markets|
amenity/studio|Recording studio|recording studios|
amenity/monastery|Monastery|monasteries|
amenity/crematorium|Crematorium|crematoriums|
amenity/internet_cafe|Internet café|internet cafés|
amenity/bureau_de_change|Currency exchange|currency exchanges|
amenity/money_transfer|Money transfer service|money transfer services|
amenity/car_sharing|Car sharing service|car sharing services|
amenity/charging_station|Charging station|charging stations|
amenity/motorcycle_rental|Motorcycle hire firm|motorcycle hire firms|
amenity/public_bath|Public bath|public baths|
landuse/cemetery|Cemetery|cemeteries|
leisure/amusement_arcade|Amusement arcade|amusement arcades|
leisure/beach_resort|Beach resort|beach resorts|
leisure/garden|Botanical garden|botanical gardens|
leisure/hackerspace|Hackerspace|hackerspaces|
leisure/indoor_play|Indoor play centre|indoor play centres|
leisure/miniature_golf|Mini golf course|mini golf courses|
leisure/nature_reserve|Nature reserve|nature reserves|
leisure/summer_camp|Summer camp|summer camps|
sport/climbing|Climbing gym|climbing gyms|
sport/karting|Go-kart track|go-kart tracks|
sport/shooting|Shooting range|shooting ranges|
sport/chess|Chess club|chess clubs|
tourism/alpine_hut|Mountain hut|mountain huts|
club/scout|Scout group|scout groups|
site/radio|Radio station|radio stations|RadioStation
site/television|Television station|television stations|TelevisionStation,BroadcastService
site/software|Software product|software products|SoftwareApplication,WebApplication,MobileApplication,SoftwareSourceCode
site/game|Game|games|VideoGame
site/blog|Blog|blogs|Blog
site/band|Band|bands|MusicGroup
site/forum|Forum|forums|DiscussionForumPosting
site/podcast|Podcast|podcasts|PodcastSeries
site/job_board|Job board|job boards|JobPosting
site/magazine|Magazine|magazines|Periodical
site/publication|Online publication|online publications|
site/recipes|Recipe site|recipe sites|
site/portal|Web portal|web portals|
site/directory|Directory|directories|
site/marketplace|Online marketplace|online marketplaces|OnlineMarketplace
site/social|Social network|social networks|
site/wiki|Wiki|wikis|
`;
