/** Types of schema.org that name an organisation or a person: Organization, LocalBusiness and their subtypes in use. */
export const ORGANISATION_TYPES_SOURCE = 'https://schema.org/Organization';
export const ORGANISATION_TYPES_CHECKED = '2026-11-20';

export const ORGANISATION_TYPES: ReadonlySet<string> = new Set(
  `Organization Airline Consortium Cooperative Corporation EducationalOrganization CollegeOrUniversity ElementarySchool
  HighSchool MiddleSchool Preschool School FundingScheme GovernmentOrganization LibrarySystem LocalBusiness MedicalOrganization
  DiagnosticLab VeterinaryCare NGO NewsMediaOrganization OnlineBusiness OnlineStore PerformingGroup DanceGroup MusicGroup
  TheaterGroup PoliticalParty Project FundingAgency ResearchProject ResearchOrganization SearchRescueOrganization
  SportsOrganization SportsTeam WorkersUnion AnimalShelter ArchiveOrganization AutomotiveBusiness AutoBodyShop AutoDealer
  AutoPartsStore AutoRental AutoRepair AutoWash GasStation MotorcycleDealer MotorcycleRepair ChildCare Dentist
  DryCleaningOrLaundry EmergencyService FireStation Hospital PoliceStation EmploymentAgency EntertainmentBusiness AdultEntertainment
  AmusementPark ArtGallery Casino ComedyClub MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion
  InsuranceAgency FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant
  Winery GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon TattooParlor
  HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith MovingCompany Plumber
  RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness BedAndBreakfast Campground Hostel Hotel
  Motel Resort SkiResort VacationRental MedicalBusiness CommunityHealth Dermatology DietNutrition Emergency Geriatric Gynecologic
  MedicalClinic CovidTestingFacility Midwifery Nursing Obstetric Oncologic Optician Optometric Otolaryngologic Pediatric Pharmacy
  Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery Podiatric PrimaryCare Psychiatric PublicHealth
  ProfessionalService RadioStation RealEstateAgent RecyclingCenter SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley
  ExerciseGym GolfCourse PublicSwimmingPool SportsClub StadiumOrArena TennisComplex Store BikeStore BookStore ClothingStore
  ComputerStore ConvenienceStore DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore
  HobbyShop HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore
  OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore
  TelevisionStation TouristInformationCenter TravelAgency Person`.split(/\s+/),
);
