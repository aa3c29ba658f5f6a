/** schema.org types of organisations and places that have an address or hours: parent → direct children. Source: schema.org 29. */
const CHILDREN: Readonly<Record<string, string>> = {
  Organization:
    'Airline Consortium Cooperative Corporation EducationalOrganization FundingScheme GovernmentOrganization LibrarySystem LocalBusiness MedicalOrganization NGO NewsMediaOrganization OnlineBusiness PerformingGroup PoliticalParty Project ResearchOrganization SearchRescueOrganization SportsOrganization WorkersUnion',
  Place:
    'Accommodation AdministrativeArea CivicStructure Landform LandmarksOrHistoricalBuildings LocalBusiness Residence TouristAttraction TouristDestination',
  LocalBusiness:
    'AnimalShelter ArchiveOrganization AutomotiveBusiness ChildCare Dentist DryCleaningOrLaundry EmergencyService EmploymentAgency EntertainmentBusiness FinancialService FoodEstablishment GovernmentOffice HealthAndBeautyBusiness HomeAndConstructionBusiness InternetCafe LegalService Library LodgingBusiness MedicalBusiness ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation Store TelevisionStation TouristInformationCenter TravelAgency',
  AutomotiveBusiness:
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair',
  EmergencyService: 'FireStation Hospital PoliceStation',
  EntertainmentBusiness: 'AdultEntertainment AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub',
  FinancialService: 'AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency',
  FoodEstablishment:
    'Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant Winery',
  GovernmentOffice: 'PostOffice',
  HealthAndBeautyBusiness: 'BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor',
  HomeAndConstructionBusiness:
    'Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber RoofingContractor',
  LegalService: 'Attorney Notary',
  LodgingBusiness: 'BedAndBreakfast Campground Hostel Hotel Motel Resort VacationRental',
  Resort: 'SkiResort',
  MedicalBusiness:
    'CommunityHealth Dentist Dermatology DietNutrition Emergency Geriatric Gynecologic MedicalClinic Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy Physician Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth',
  MedicalOrganization: 'Dentist DiagnosticLab Hospital MedicalClinic Pharmacy Physician VeterinaryCare',
  MedicalClinic: 'CovidTestingFacility',
  Physician: 'IndividualPhysician PhysiciansOffice',
  SportsActivityLocation:
    'BowlingAlley ExerciseGym GolfCourse HealthClub PublicSwimmingPool SkiResort SportsClub StadiumOrArena TennisComplex',
  Store:
    'AutoPartsStore BikeStore BookStore ClothingStore ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore',
  OnlineBusiness: 'OnlineStore',
  OnlineStore: 'OnlineMarketplace',
  EducationalOrganization: 'CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School',
  PerformingGroup: 'DanceGroup MusicGroup TheaterGroup',
  SportsOrganization: 'SportsTeam',
  CivicStructure:
    'Airport Aquarium Beach BoatTerminal Bridge BusStation BusStop Campground Cemetery Crematorium EducationalOrganization EventVenue FireStation GovernmentBuilding Hospital MovieTheater Museum MusicVenue Park ParkingFacility PerformingArtsTheater PlaceOfWorship Playground PoliceStation PublicToilet RVPark StadiumOrArena SubwayStation TaxiStand TrainStation Zoo',
  GovernmentBuilding: 'CityHall Courthouse DefenceEstablishment Embassy LegislativeBuilding',
  PlaceOfWorship: 'BuddhistTemple Church HinduTemple Mosque Synagogue',
  Church: 'CatholicChurch',
  Accommodation: 'Apartment CampingPitch House Room Suite',
  Residence: 'ApartmentComplex GatedResidenceCommunity',
};

const parents = new Map<string, string[]>();
for (const [parent, children] of Object.entries(CHILDREN)) {
  for (const child of children.split(' ')) parents.set(child, [...(parents.get(child) ?? []), parent]);
}

/** Whether a schema.org type is another one or below it. */
export function isA(type: string, ancestor: string): boolean {
  return type === ancestor || (parents.get(type) ?? []).some((parent) => isA(parent, ancestor));
}

/** How special a type is: its steps from Organization or Place, 0 for those two, -1 for types that are neither. */
function typeDepth(type: string): number {
  if (type === 'Organization' || type === 'Place') return 0;
  return Math.max(-1, ...(parents.get(type) ?? []).map((parent) => typeDepth(parent) + 1));
}

/** Of these types the most special organisation or place; null when none is one. */
export function mostSpecialType(types: readonly string[]): string | null {
  const known = types.filter((type) => typeDepth(type) >= 0);
  return known.sort((a, b) => typeDepth(b) - typeDepth(a))[0] ?? null;
}
