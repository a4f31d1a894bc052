/**
 * Types of schema.org that websites use. Not the whole vocabulary: a name that is not here is only called unknown when it
 * cannot be a type or is one of these misspelt.
 */
export const SCHEMA_TYPE_NAMES: ReadonlySet<string> = new Set(
  (
    'Thing Action AskAction BuyAction CommentAction ConfirmAction ConsumeAction ControlAction CreateAction DonateAction ' +
    'DownloadAction DrawAction EntryPoint FindAction InteractAction JoinAction LikeAction ListenAction OrderAction PayAction ' +
    'PlayAction ReadAction RegisterAction RentAction ReplyAction ReserveAction ReviewAction SearchAction SeekToAction ' +
    'SendAction ShareAction SolveMathAction SubscribeAction TradeAction TransferAction UpdateAction ViewAction WatchAction ' +
    'WriteAction CreativeWork AboutPage AmpStory ArchiveComponent Article AdvertiserContentArticle NewsArticle ' +
    'AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle OpinionNewsArticle ReportageNewsArticle ' +
    'ReviewNewsArticle Report SatiricalArticle ScholarlyArticle MedicalScholarlyArticle SocialMediaPosting BlogPosting ' +
    'LiveBlogPosting DiscussionForumPosting TechArticle APIReference Atlas Blog Book Audiobook Certification Chapter ' +
    'CheckoutPage Claim ClaimReview Clip MovieClip RadioClip TVClip VideoGameClip Code CollectionPage MediaGallery ' +
    'ImageGallery VideoGallery Collection ProductCollection ComicStory ComicCoverArt Comment Answer CorrectionComment ' +
    'Question ContactPage Conversation Course CourseInstance Syllabus CreativeWorkSeason RadioSeason TVSeason ' +
    'CreativeWorkSeries BookSeries MovieSeries Periodical ComicSeries Newspaper PodcastSeries RadioSeries TVSeries ' +
    'VideoGameSeries DataCatalog DataDownload DataFeed CompleteDataFeed Dataset DefinedTerm DefinedTermSet CategoryCode ' +
    'CategoryCodeSet Diet DigitalDocument NoteDigitalDocument PresentationDigitalDocument SpreadsheetDigitalDocument ' +
    'TextDigitalDocument Drawing EducationalOccupationalCredential Episode PodcastEpisode RadioEpisode TVEpisode ' +
    'ExercisePlan FAQPage Game VideoGame Guide HowTo HowToDirection HowToItem HowToSection HowToStep HowToSupply HowToTip ' +
    'HowToTool HyperToc HyperTocEntry ItemPage LearningResource Quiz Legislation LegislationObject Manuscript Map ' +
    'MathSolver MediaObject AudioObject ImageObject ImageObjectSnapshot Barcode MusicVideoObject VideoObject ' +
    'VideoObjectSnapshot 3DModel MediaReviewItem MedicalWebPage Menu MenuItem MenuSection Message EmailMessage Movie ' +
    'MusicComposition MusicPlaylist MusicAlbum MusicRelease MusicRecording Painting Photograph Play Poster ProfilePage ' +
    'PublicationIssue PublicationVolume QAPage Quotation RealEstateListing Recipe Review CriticReview EmployerReview ' +
    'MediaReview Recommendation UserReview Sculpture SearchResultsPage Season SheetMusic ShortStory SiteNavigationElement ' +
    'SoftwareApplication MobileApplication WebApplication SoftwareSourceCode SpecialAnnouncement SpeakableSpecification ' +
    'Statement Table Thesis VisualArtwork CoverArt WebContent HealthTopicContent WebPage WebPageElement WPAdBlock ' +
    'WPFooter WPHeader WPSideBar WebSite Event BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent ' +
    'DeliveryEvent EducationEvent EventSeries ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent ' +
    'PublicationEvent BroadcastEvent OnDemandEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent ' +
    'VisualArtsEvent Intangible ActionAccessSpecification AggregateOffer AggregateRating AlignmentObject Audience ' +
    'BusinessAudience EducationalAudience MedicalAudience PeopleAudience Brand BroadcastChannel BroadcastFrequencySpecification ' +
    'BroadcastService BusinessFunction CableOrSatelliteService ComputerLanguage ConstraintNode ContactPoint PostalAddress ' +
    'DataFeedItem DefinedRegion DeliveryChargeSpecification DeliveryTimeSettings Demand Distance Duration ' +
    'EducationalOccupationalProgram EmployeeRole EmployerAggregateRating EndorsementRating EngineSpecification ' +
    'FinancialProduct BankAccount DepositAccount CreditCard CurrencyConversionService InvestmentOrDeposit ' +
    'InvestmentFund LoanOrCredit MortgageLoan PaymentCard PaymentService FloorPlan GameServer GeoCoordinates GeoShape ' +
    'GeoCircle GeospatialGeometry GovernmentPermit GovernmentService Grant MonetaryGrant HealthInsurancePlan ' +
    'InteractionCounter Invoice ItemList BreadcrumbList HowToSection OfferCatalog JobPosting Language LinkRole ListItem ' +
    'HowToItem Mass MediaSubscription MemberProgram MemberProgramTier MenuItem MerchantReturnPolicy ' +
    'MerchantReturnPolicySeasonalOverride MonetaryAmount MonetaryAmountDistribution NutritionInformation Observation ' +
    'Occupation OccupationalExperienceRequirements Offer OfferForLease OfferForPurchase OfferShippingDetails ' +
    'OpeningHoursSpecification Order OrderItem OrganizationRole OwnershipInfo ParcelDelivery PerformanceRole Permit ' +
    'PriceSpecification CompoundPriceSpecification UnitPriceSpecification PaymentChargeSpecification ProgramMembership ' +
    'Property PropertyValue PropertyValueSpecification LocationFeatureSpecification PublicToilet QuantitativeValue ' +
    'QuantitativeValueDistribution Quantity Rating RepaymentSpecification Reservation BoatReservation BusReservation ' +
    'EventReservation FlightReservation FoodEstablishmentReservation LodgingReservation RentalCarReservation ' +
    'ReservationPackage TaxiReservation TrainReservation Role Schedule Seat Series Service FoodService ServiceChannel ' +
    'ServicePeriod ShippingConditions ShippingDeliveryTime ShippingRateSettings ShippingService SizeSpecification ' +
    'SpeakableSpecification StatisticalPopulation StructuredValue TaxiService Taxi Ticket Trip BoatTrip BusTrip Flight ' +
    'TouristTrip TrainTrip TypeAndQuantityNode VirtualLocation WarrantyPromise WorkBasedProgram MedicalEntity ' +
    'AnatomicalStructure MedicalCondition MedicalProcedure MedicalTest MedicalTherapy MedicalSignOrSymptom Drug ' +
    'DrugClass MedicalClinic MedicalStudy MedicalRiskFactor Substance Organization Airline Consortium Cooperative ' +
    'Corporation EducationalOrganization CollegeOrUniversity ElementarySchool HighSchool MiddleSchool Preschool School ' +
    'FundingAgency FundingScheme GovernmentOrganization LibrarySystem LocalBusiness AnimalShelter ArchiveOrganization ' +
    'AutomotiveBusiness AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash GasStation ' +
    'MotorcycleDealer MotorcycleRepair ChildCare Dentist DryCleaningOrLaundry EmergencyService FireStation Hospital ' +
    'PoliceStation EmploymentAgency EntertainmentBusiness AdultEntertainment AmusementPark ArtGallery Casino ComedyClub ' +
    'MovieTheater NightClub FinancialService AccountingService AutomatedTeller BankOrCreditUnion InsuranceAgency ' +
    'FoodEstablishment Bakery BarOrPub Brewery CafeOrCoffeeShop Distillery FastFoodRestaurant IceCreamShop Restaurant ' +
    'Winery GovernmentOffice PostOffice HealthAndBeautyBusiness BeautySalon DaySpa HairSalon HealthClub NailSalon ' +
    'TattooParlor HomeAndConstructionBusiness Electrician GeneralContractor HVACBusiness HousePainter Locksmith ' +
    'MovingCompany Plumber RoofingContractor InternetCafe LegalService Attorney Notary Library LodgingBusiness ' +
    'BedAndBreakfast Campground Hostel Hotel Motel Resort SkiResort VacationRental MedicalBusiness CommunityHealth ' +
    'Dermatology DietNutrition Emergency Geriatric Gynecologic Midwifery Nursing Obstetric Oncologic Optician Optometric ' +
    'Otolaryngologic Pediatric Pharmacy Physician IndividualPhysician PhysiciansOffice Physiotherapy PlasticSurgery ' +
    'Podiatric PrimaryCare Psychiatric PublicHealth ProfessionalService RadioStation RealEstateAgent RecyclingCenter ' +
    'SelfStorage ShoppingCenter SportsActivityLocation BowlingAlley ExerciseGym GolfCourse PublicSwimmingPool ' +
    'SportsClub StadiumOrArena TennisComplex Store BikeStore BookStore ClothingStore ComputerStore ConvenienceStore ' +
    'DepartmentStore ElectronicsStore Florist FurnitureStore GardenStore GroceryStore HardwareStore HobbyShop ' +
    'HomeGoodsStore JewelryStore LiquorStore MensClothingStore MobilePhoneStore MovieRentalStore MusicStore ' +
    'OfficeEquipmentStore OutletStore PawnShop PetStore ShoeStore SportingGoodsStore TireShop ToyStore WholesaleStore ' +
    'TelevisionStation TouristInformationCenter TravelAgency MedicalOrganization DiagnosticLab VeterinaryCare NGO ' +
    'NewsMediaOrganization OnlineBusiness OnlineStore OnlineMarketplace PerformingGroup DanceGroup MusicGroup TheaterGroup ' +
    'PoliticalParty Project ResearchProject ResearchOrganization SearchRescueOrganization SportsOrganization SportsTeam ' +
    'WorkersUnion Person Patient Place Accommodation Apartment CampingPitch House SingleFamilyResidence HotelRoom ' +
    'MeetingRoom Room Suite AdministrativeArea City Country SchoolDistrict State CivicStructure Airport Aquarium Beach ' +
    'BoatTerminal Bridge BusStation BusStop Cemetery Crematorium EducationalOrganization EventVenue GovernmentBuilding ' +
    'CityHall Courthouse DefenceEstablishment Embassy LegislativeBuilding Museum MusicVenue Park ParkingFacility ' +
    'PerformingArtsTheater PlaceOfWorship BuddhistTemple Church CatholicChurch HinduTemple Mosque Synagogue Playground ' +
    'RVPark SubwayStation TaxiStand TrainStation Zoo Landform BodyOfWater Continent Mountain Volcano ' +
    'LandmarksOrHistoricalBuildings Residence ApartmentComplex GatedResidenceCommunity TouristAttraction ' +
    'TouristDestination Product DietarySupplement IndividualProduct ProductGroup ProductModel SomeProducts Vehicle BusOrCoach ' +
    'Car Motorcycle MotorizedBicycle Taxon BioChemEntity ChemicalSubstance Gene MolecularEntity Protein'
  ).split(' '),
);
