/**
 * Names of schema.org's vocabulary (https://schema.org, CC BY-SA 3.0), made by `npm run vocabulary` from schema-dts 2.1.0
 * (Apache-2.0); the pending ones and those that were superseded among them.
 */

/** 961 types, data types too. */
export const SCHEMA_TYPE_NAMES: ReadonlySet<string> = new Set(
  (
    '3DModel AMRadioChannel APIReference AboutPage AcceptAction Accommodation AccountingService AchieveAction ' +
    'Action ActionAccessSpecification ActionStatusType ActivateAction AddAction AdministrativeArea ' +
    'AdultEntertainment AdultOrientedEnumeration AdvertiserContentArticle AggregateOffer AggregateRating ' +
    'AgreeAction Airline Airport AlignmentObject AllocateAction AmpStory AmusementPark AnalysisNewsArticle ' +
    'AnatomicalStructure AnatomicalSystem AnimalShelter Answer Apartment ApartmentComplex AppendAction ' +
    'ApplyAction ApprovedIndication Aquarium ArchiveComponent ArchiveOrganization ArriveAction ArtGallery Artery ' +
    'Article AskAction AskPublicNewsArticle AssessAction AssignAction Atlas Attorney Audience AudioObject ' +
    'AudioObjectSnapshot Audiobook Audiology AuthenticateAction AuthorizeAction AutoBodyShop AutoDealer ' +
    'AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness BackgroundNewsArticle ' +
    'Bakery BankAccount BankOrCreditUnion BarOrPub Barcode Beach BeautySalon BedAndBreakfast BedDetails BedType ' +
    'BefriendAction BikeStore BioChemEntity Blog BlogPosting BloodTest BoardingPolicyType BoatReservation ' +
    'BoatTerminal BoatTrip BodyMeasurementTypeEnumeration BodyOfWater Bone Book BookFormatType BookSeries ' +
    'BookStore BookmarkAction Boolean BorrowAction BowlingAlley BrainStructure Brand BreadcrumbList Brewery ' +
    'Bridge BroadcastChannel BroadcastEvent BroadcastFrequencySpecification BroadcastService BrokerageAccount ' +
    'BuddhistTemple BusOrCoach BusReservation BusStation BusStop BusTrip BusinessAudience BusinessEntityType ' +
    'BusinessEvent BusinessFunction BuyAction CDCPMDRecord CableOrSatelliteService CafeOrCoffeeShop Campground ' +
    'CampingPitch Canal CancelAction Car CarUsageType Casino CategoryCode CategoryCodeSet CatholicChurch Cemetery ' +
    'Certification CertificationStatusEnumeration Chapter CheckAction CheckInAction CheckOutAction CheckoutPage ' +
    'ChemicalSubstance ChildCare ChildrensEvent ChooseAction Church City CityHall CivicStructure Claim ' +
    'ClaimReview Class Clip ClothingStore Code Collection CollectionPage CollegeOrUniversity ComedyClub ' +
    'ComedyEvent ComicCoverArt ComicIssue ComicSeries ComicStory Comment CommentAction CommunicateAction ' +
    'CommunityHealth CompleteDataFeed CompoundPriceSpecification ComputerLanguage ComputerStore ConferenceEvent ' +
    'ConfirmAction Consortium ConstraintNode ConsumeAction ContactPage ContactPoint ContactPointOption Continent ' +
    'ControlAction ConvenienceStore Conversation CookAction Cooperative Corporation CorrectionComment Country ' +
    'Course CourseInstance Courthouse CoverArt CovidTestingFacility CreateAction CreativeWork CreativeWorkSeason ' +
    'CreativeWorkSeries Credential CreditCard Crematorium CriticReview CssSelectorType CurrencyConversionService ' +
    'DDxElement DENonprofitType DanceEvent DanceGroup DataCatalog DataDownload DataFeed DataFeedItem Dataset Date ' +
    'DateTime DatedMoneySpecification DayOfWeek DaySpa DeactivateAction DeclarationOfConformity ' +
    'DefenceEstablishment DefinedRegion DefinedTerm DefinedTermSet DeleteAction DeliveryChargeSpecification ' +
    'DeliveryEvent DeliveryMethod DeliveryTimeSettings Demand Dentist DepartAction DepartmentStore DepositAccount ' +
    'Dermatology DiagnosticLab DiagnosticProcedure Diet DietNutrition DietarySupplement DigitalDocument ' +
    'DigitalDocumentPermission DigitalDocumentPermissionType DigitalPlatformEnumeration DigitalProductPassport ' +
    'DisagreeAction DiscoverAction DiscussionForumPosting DislikeAction Distance Distillery DonateAction ' +
    'DoseSchedule DownloadAction DrawAction Drawing DrinkAction DriveWheelConfigurationValue Drug DrugClass ' +
    'DrugCost DrugCostCategory DrugLegalStatus DrugPregnancyCategory DrugPrescriptionStatus DrugStrength ' +
    'DryCleaningOrLaundry Duration EUEnergyEfficiencyEnumeration EatAction EducationEvent EducationalAudience ' +
    'EducationalOccupationalCredential EducationalOccupationalProgram EducationalOrganization Electrician ' +
    'ElectronicsStore ElementarySchool EmailMessage Embassy Emergency EmergencyService EmployeeRole ' +
    'EmployerAggregateRating EmployerReview EmploymentAgency EndorseAction EndorsementRating Energy ' +
    'EnergyConsumptionDetails EnergyEfficiencyEnumeration EnergyStarEnergyEfficiencyEnumeration ' +
    'EngineSpecification EntertainmentBusiness EntryPoint Enumeration EnvironmentalProductDeclaration Episode ' +
    'Error Event EventAttendanceModeEnumeration EventReservation EventSeries EventStatusType EventVenue ' +
    'ExchangeRateSpecification ExerciseAction ExerciseGym ExercisePlan ExhibitionEvent FAQPage FMRadioChannel ' +
    'FastFoodRestaurant Festival FilmAction FinancialIncentive FinancialProduct FinancialService FindAction ' +
    'FireStation Flight FlightReservation Float FloorPlan Florist FollowAction FoodEstablishment ' +
    'FoodEstablishmentReservation FoodEvent FoodService FulfillmentTypeEnumeration FundingAgency FundingScheme ' +
    'FurnitureStore Game GameAvailabilityEnumeration GamePlayMode GameServer GameServerStatus GardenStore ' +
    'GasStation GatedResidenceCommunity GenderType Gene GeneralContractor GeoCircle GeoCoordinates GeoShape ' +
    'GeospatialGeometry Geriatric GiveAction GolfCourse GovernmentBenefitsType GovernmentBuilding ' +
    'GovernmentOffice GovernmentOrganization GovernmentPermit GovernmentService Grant GroceryStore Guide ' +
    'Gynecologic HVACBusiness Hackathon HairSalon HardwareStore HealthAndBeautyBusiness HealthAspectEnumeration ' +
    'HealthClub HealthInsurancePlan HealthPlanCostSharingSpecification HealthPlanFormulary HealthPlanNetwork ' +
    'HealthTopicContent HighSchool HinduTemple HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital ' +
    'Hostel Hotel HotelRoom House HousePainter HowTo HowToDirection HowToItem HowToSection HowToStep HowToSupply ' +
    'HowToTip HowToTool HyperToc HyperTocEntry IPTCDigitalSourceEnumeration ITNonprofitType IceCreamShop ' +
    'IgnoreAction ImageGallery ImageObject ImageObjectSnapshot ImagingTest IncentiveQualifiedExpenseType ' +
    'IncentiveStatus IncentiveType IndividualPhysician IndividualProduct InfectiousAgentClass InfectiousDisease ' +
    'InformAction InsertAction InstallAction InstantaneousEvent InsuranceAgency Intangible Integer InteractAction ' +
    'InteractionCounter InternetCafe InvestmentFund InvestmentOrDeposit InviteAction Invoice ItemAvailability ' +
    'ItemList ItemListOrderType ItemPage JewelryStore JobPosting JoinAction Joint LakeBodyOfWater Landform ' +
    'LandmarksOrHistoricalBuildings Language LearningResource LeaveAction LegalForceStatus LegalService ' +
    'LegalValueLevel Legislation LegislationObject LegislativeBuilding LendAction Library LibrarySystem ' +
    'LifestyleModification Ligament LikeAction LinkRole LiquorStore ListItem ListenAction LiteraryEvent ' +
    'LiveBlogPosting LoanOrCredit LocalBusiness LocationFeatureSpecification Locksmith LodgingBusiness ' +
    'LodgingReservation LoginAction LoseAction LymphaticVessel Manuscript Map MapCategoryType MarryAction Mass ' +
    'MathSolver MaximumDoseSchedule MeasurementMethodEnum MeasurementTypeEnumeration MediaEnumeration ' +
    'MediaGallery MediaManipulationRatingEnumeration MediaObject MediaReview MediaReviewItem MediaSubscription ' +
    'MedicalAudience MedicalAudienceType MedicalBusiness MedicalCause MedicalClinic MedicalCode MedicalCondition ' +
    'MedicalConditionStage MedicalContraindication MedicalDevice MedicalDevicePurpose MedicalEntity ' +
    'MedicalEnumeration MedicalEvidenceLevel MedicalGuideline MedicalGuidelineContraindication ' +
    'MedicalGuidelineRecommendation MedicalImagingTechnique MedicalIndication MedicalIntangible ' +
    'MedicalObservationalStudy MedicalObservationalStudyDesign MedicalOrganization MedicalProcedure ' +
    'MedicalProcedureType MedicalRiskCalculator MedicalRiskEstimator MedicalRiskFactor MedicalRiskScore ' +
    'MedicalScholarlyArticle MedicalSign MedicalSignOrSymptom MedicalSpecialty MedicalStudy MedicalStudyStatus ' +
    'MedicalSymptom MedicalTest MedicalTestPanel MedicalTherapy MedicalTrial MedicalTrialDesign MedicalWebPage ' +
    'MedicineSystem MeetingRoom MemberProgram MemberProgramTier MensClothingStore Menu MenuItem MenuSection ' +
    'MerchantReturnEnumeration MerchantReturnPolicy MerchantReturnPolicySeasonalOverride Message MiddleSchool ' +
    'Midwifery MobileApplication MobilePhoneStore MolecularEntity MonetaryAmount MonetaryAmountDistribution ' +
    'MonetaryGrant MoneyTransfer MortgageLoan Mosque Motel Motorcycle MotorcycleDealer MotorcycleRepair ' +
    'MotorizedBicycle Mountain MoveAction Movie MovieClip MovieRentalStore MovieSeries MovieTheater MovingCompany ' +
    'Muscle Museum MusicAlbum MusicAlbumProductionType MusicAlbumReleaseType MusicComposition MusicEvent ' +
    'MusicGroup MusicPlaylist MusicRecording MusicRelease MusicReleaseFormatType MusicStore MusicVenue ' +
    'MusicVideoObject NGO NLNonprofitType NailSalon Nerve NewsArticle NewsMediaOrganization Newspaper NightClub ' +
    'NonprofitType Notary NoteDigitalDocument Number Nursing NutritionInformation Observation Obstetric ' +
    'Occupation OccupationalExperienceRequirements OccupationalTherapy OceanBodyOfWater Offer OfferCatalog ' +
    'OfferForLease OfferForPurchase OfferItemCondition OfferShippingDetails OfficeEquipmentStore OnDemandEvent ' +
    'Oncologic OnlineBusiness OnlineMarketplace OnlineStore OpeningHoursSpecification OperatingSystem ' +
    'Ophthalmology OpinionNewsArticle Optician Optometric Order OrderAction OrderItem OrderStatus Organization ' +
    'OrganizationRole OrganizeAction Otolaryngologic OutletStore OwnershipInfo PaintAction Painting ' +
    'PalliativeProcedure ParcelDelivery ParentAudience Park ParkingFacility PathologyTest Patient PawnShop ' +
    'PayAction PaymentCard PaymentChargeSpecification PaymentMethod PaymentMethodType PaymentService ' +
    'PaymentStatusType Pediatric PeopleAudience PerformAction PerformanceRole PerformingArtsEvent ' +
    'PerformingArtsTheater PerformingGroup Periodical Permit Person PetStore Pharmacy Photograph PhotographAction ' +
    'PhysicalActivity PhysicalActivityCategory PhysicalExam PhysicalTherapy Physician PhysiciansOffice ' +
    'Physiotherapy Place PlaceOfWorship PlanAction PlasticSurgery Play PlayAction PlayGameAction Playground ' +
    'Plumber PodcastEpisode PodcastSeason PodcastSeries Podiatric PoliceStation PoliticalParty Pond PostOffice ' +
    'PostalAddress PostalCodeRangeSpecification Poster PreOrderAction PrependAction Preschool ' +
    'PresentationDigitalDocument PreventionIndication PriceComponentTypeEnumeration PriceSpecification ' +
    'PriceTypeEnumeration PrimaryCare Product ProductCollection ProductGroup ProductModel ' +
    'ProductReturnEnumeration ProductReturnPolicy ProfessionalService ProfilePage ProgramMembership Project ' +
    'PronounceableText Property PropertyValue PropertyValueSpecification Protein Psychiatric ' +
    'PsychologicalTreatment PublicHealth PublicSwimmingPool PublicToilet PublicationEvent PublicationIssue ' +
    'PublicationVolume PurchaseType QAPage QualitativeValue QuantitativeValue QuantitativeValueDistribution ' +
    'Quantity Question Quiz Quotation QuoteAction RVPark RadiationTherapy RadioBroadcastService RadioChannel ' +
    'RadioClip RadioEpisode RadioSeason RadioSeries RadioStation Rating ReactAction ReadAction RealEstateAgent ' +
    'RealEstateListing ReceiveAction Recipe Recommendation RecommendedDoseSchedule RecyclingCenter ' +
    'RefundTypeEnumeration RegisterAction RejectAction RentAction RentalCarReservation RepaymentSpecification ' +
    'ReplaceAction ReplyAction Report ReportageNewsArticle ReportedDoseSchedule ResearchOrganization ' +
    'ResearchProject Researcher Reservation ReservationPackage ReservationStatusType ReserveAction Reservoir ' +
    'ResetPasswordAction Residence Resort RespiratoryTherapy Restaurant RestrictedDiet ResumeAction ReturnAction ' +
    'ReturnFeesEnumeration ReturnLabelSourceEnumeration ReturnMethodEnumeration Review ReviewAction ' +
    'ReviewNewsArticle RiverBodyOfWater Role RoofingContractor Room RsvpAction RsvpResponseType RuntimePlatform ' +
    'SaleEvent SatiricalArticle Schedule ScheduleAction ScholarlyArticle School SchoolDistrict ScreeningEvent ' +
    'Sculpture SeaBodyOfWater SearchAction SearchRescueOrganization SearchResultsPage Season Seat SeekToAction ' +
    'SelfStorage SellAction SendAction SequentialArt Series Service ServiceChannel ServicePeriod ShareAction ' +
    'SheetMusic ShippingConditions ShippingDeliveryTime ShippingRateSettings ShippingService ShoeStore ' +
    'ShoppingCenter ShortStory SingleFamilyResidence SiteNavigationElement SizeGroupEnumeration SizeSpecification ' +
    'SizeSystemEnumeration SkiResort SocialEvent SocialMediaPosting SoftwareApplication SoftwareSourceCode ' +
    'SolveMathAction SomeProducts SpeakableSpecification SpecialAnnouncement Specialty SportingGoodsStore ' +
    'SportsActivityLocation SportsClub SportsEvent SportsOrganization SportsTeam SpreadsheetDigitalDocument ' +
    'StadiumOrArena State Statement StatisticalPopulation StatisticalVariable StatusEnumeration ' +
    'SteeringPositionValue Store StructuredValue StupidType SubscribeAction Substance SubwayStation Suite ' +
    'SuperficialAnatomy SurgicalProcedure SuspendAction Syllabus Synagogue TVClip TVEpisode TVSeason TVSeries ' +
    'Table TakeAction TattooParlor Taxi TaxiReservation TaxiService TaxiStand Taxon TechArticle TelevisionChannel ' +
    'TelevisionStation TennisComplex Text TextDigitalDocument TextObject TheaterEvent TheaterGroup ' +
    'TherapeuticProcedure Thesis Thing Ticket TieAction TierBenefitEnumeration Time TipAction TireShop ' +
    'TouristAttraction TouristDestination TouristInformationCenter TouristTrip ToyStore TrackAction TradeAction ' +
    'TrainReservation TrainStation TrainTrip TransferAction TravelAction TravelAgency TreatmentIndication Trip ' +
    'TypeAndQuantityNode UKNonprofitType URL USNonprofitType UnRegisterAction UnitPriceSpecification UpdateAction ' +
    'UseAction UserBlocks UserCheckins UserComments UserDownloads UserInteraction UserLikes UserPageVisits ' +
    'UserPlays UserPlusOnes UserReview UserTweets VacationRental Vehicle Vein Vessel VeterinaryCare VideoGallery ' +
    'VideoGame VideoGameClip VideoGameSeries VideoObject VideoObjectSnapshot ViewAction VirtualLocation ' +
    'VisualArtsEvent VisualArtwork VitalSign Volcano VoteAction WPAdBlock WPFooter WPHeader WPSideBar WantAction ' +
    'WarrantyPromise WarrantyScope WatchAction Waterfall WearAction WearableMeasurementTypeEnumeration ' +
    'WearableSizeGroupEnumeration WearableSizeSystemEnumeration WebAPI WebApplication WebContent WebPage ' +
    'WebPageElement WebSite WholesaleStore WinAction Winery WorkBasedProgram WorkersUnion WriteAction XPathType ' +
    'Zoo'
  ).split(' '),
);

/** 152 types of local businesses: LocalBusiness and all below it. */
export const LOCAL_BUSINESS_NAMES: ReadonlySet<string> = new Set(
  (
    'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney ' +
    'Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller ' +
    'AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore ' +
    'BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ' +
    'ComputerStore ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition ' +
    'Distillery DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency ' +
    'EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment ' +
    'FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice GroceryStore ' +
    'Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop ' +
    'HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop ' +
    'IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library LiquorStore LocalBusiness ' +
    'Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel ' +
    'MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub ' +
    'Notary Nursing Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic ' +
    'OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery ' +
    'Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth ' +
    'PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor ' +
    'SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore SportsActivityLocation SportsClub ' +
    'StadiumOrArena Store TattooParlor TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore ' +
    'TravelAgency VacationRental WholesaleStore Winery'
  ).split(' '),
);

/** 1539 properties. */
export const SCHEMA_PROPERTY_NAMES: ReadonlySet<string> = new Set(
  (
    'about abridged abstract accelerationTime acceptedAnswer acceptedOffer acceptedPaymentMethod ' +
    'acceptsReservations accessCode accessMode accessModeSufficient accessibilityAPI accessibilityControl ' +
    'accessibilityFeature accessibilityHazard accessibilitySummary accommodationCategory accommodationFloorPlan ' +
    'accountId accountMinimumInflow accountOverdraftLimit accountablePerson acquireLicensePage acquiredFrom ' +
    'acrissCode actionAccessibilityRequirement actionApplication actionOption actionPlatform actionProcess ' +
    'actionStatus actionableFeedbackPolicy activeIngredient activityDuration activityFrequency actor actors addOn ' +
    'additionalName additionalNumberOfGuests additionalProperty additionalType additionalVariable address ' +
    'addressCountry addressLocality addressRegion administrationRoute advanceBookingRequirement adverseOutcome ' +
    'affectedBy affiliation afterMedia agent agentInteractionStatistic aggregateElement aggregateRating aircraft ' +
    'album albumProductionType albumRelease albumReleaseType albums alcoholWarning algorithm alignmentType ' +
    'alternateName alternativeHeadline alternativeOf alumni alumniOf amenityFeature amount amountOfThisGood ' +
    'announcementLocation annualPercentageRate answerCount answerExplanation antagonist appearance ' +
    'applicableCountry applicableLocation applicantLocationRequirements application applicationCategory ' +
    'applicationContact applicationDeadline applicationStartDate applicationSubCategory applicationSuite ' +
    'appliesToDeliveryMethod appliesToPaymentMethod archiveHeld archivedAt area areaServed arrivalAirport ' +
    'arrivalBoatTerminal arrivalBusStop arrivalGate arrivalPlatform arrivalStation arrivalTerminal arrivalTime ' +
    'artEdition artMedium arterialBranch artform articleBody articleSection artist artworkSurface asin aspect ' +
    'assembly assemblyVersion assesses associatedAnatomy associatedArticle associatedClaimReview ' +
    'associatedDisease associatedMedia associatedMediaReview associatedPathophysiology associatedReview athlete ' +
    'attendee attendees audience audienceType audio auditDate authenticator author authorizedRepresentative ' +
    'availability availabilityEnds availabilityStarts availableAtOrFrom availableChannel availableDeliveryMethod ' +
    'availableFrom availableIn availableLanguage availableOnDevice availableService availableStrength ' +
    'availableTest availableThrough award awards awayTeam backstory bankAccountType baseSalary bccRecipient bed ' +
    'beforeMedia beneficiaryBank benefits benefitsSummaryUrl bestRating billingAddress billingDuration ' +
    'billingIncrement billingPeriod billingStart bioChemInteraction bioChemSimilarity biologicalRole ' +
    'biomechnicalClass birthDate birthPlace bitrate blogPost blogPosts bloodSupply boardingGroup boardingPolicy ' +
    'bodyLocation bodyType bookEdition bookFormat bookingAgent bookingTime borrower box branch branchCode ' +
    'branchOf brand breadcrumb breastfeedingWarning broadcastAffiliateOf broadcastChannelId broadcastDisplayName ' +
    'broadcastFrequency broadcastFrequencyValue broadcastOfEvent broadcastServiceTier broadcastSignalModulation ' +
    'broadcastSubChannel broadcastTimezone broadcaster broker browserRequirements busName busNumber businessDays ' +
    'businessFunction buyer byArtist byDay byMonth byMonthDay byMonthWeek callSign calories candidate caption ' +
    'carbohydrateContent cargoVolume carrier carrierRequirements cashBack catalog catalogNumber category cause ' +
    'causeOf ccRecipient certificationIdentification certificationRating certificationStatus character ' +
    'characterAttribute characterName cheatCode checkinTime checkoutPageURLTemplate checkoutTime ' +
    'chemicalComposition chemicalRole childMaxAge childMinAge childTaxon children cholesterolContent circle ' +
    'citation claimInterpreter claimReviewed clincalPharmacology clinicalPharmacology clipNumber closes coach ' +
    'code codeRepository codeSampleType codeValue codingSystem colleague colleagues collection collectionSize ' +
    'color colorSwatch colorist comment commentCount commentText commentTime companyRegistration ' +
    'competencyRequired competitor composer comprisedOf conditionsOfAccess confirmationNumber connectedTo ' +
    'constraintProperty consumerNotice contactOption contactPoint contactPoints contactType contactlessPayment ' +
    'containedIn containedInPlace containsPlace containsSeason contentLocation contentRating contentReferenceTime ' +
    'contentSize contentType contentUrl contraindication contributor cookTime cookingMethod copyrightHolder ' +
    'copyrightNotice copyrightYear correction correctionsPolicy costCategory costCurrency costOrigin costPerUnit ' +
    'countriesNotSupported countriesSupported countryOfAssembly countryOfLastProcessing countryOfOrigin course ' +
    'courseCode courseMode coursePrerequisites courseSchedule courseWorkload coverageEndTime coverageStartTime ' +
    'creativeWorkStatus creator credentialCategory creditText creditedTo cssSelector currenciesAccepted currency ' +
    'currentExchangeRate customer customerRemorseReturnFees customerRemorseReturnLabelSource ' +
    'customerRemorseReturnShippingFeesAmount cutoffTime cvdCollectionDate cvdFacilityCounty cvdFacilityId ' +
    'cvdNumBeds cvdNumBedsOcc cvdNumC19Died cvdNumC19HOPats cvdNumC19HospPats cvdNumC19MechVentPats ' +
    'cvdNumC19OFMechVentPats cvdNumC19OverflowPats cvdNumICUBeds cvdNumICUBedsOcc cvdNumTotBeds cvdNumVent ' +
    'cvdNumVentUse data dataFeedElement dataset datasetTimeInterval dateCreated dateDeleted dateIssued ' +
    'dateModified datePosted datePublished dateRead dateReceived dateSent dateVehicleFirstRegistered dateline ' +
    'dayOfWeek deathDate deathPlace defaultValue deliveryAddress deliveryLeadTime deliveryMethod deliveryStatus ' +
    'deliveryTime department departureAirport departureBoatTerminal departureBusStop departureGate ' +
    'departurePlatform departureStation departureTerminal departureTime dependencies depth description device ' +
    'diagnosis diagram diet dietFeatures differentialDiagnosis digitalSourceType directApply director directors ' +
    'disambiguatingDescription discount discountCode discountCurrency discusses discussionUrl ' +
    'diseasePreventionInfo diseaseSpreadStatistics displayLocation dissolutionDate distance distinguishingSign ' +
    'distribution diversityPolicy diversityStaffingReport documentation doesNotShip domainIncludes ' +
    'domiciledMortgage doorTime dosageForm doseSchedule doseUnit doseValue downPayment downloadUrl downvoteCount ' +
    'drainsTo driveWheelConfiguration dropoffLocation dropoffTime drug drugClass drugUnit duns duplicateTherapy ' +
    'duration durationOfWarranty duringMedia earlyPrepaymentPenalty editEIDR editor eduQuestionType ' +
    'educationRequirements educationalAlignment educationalCredentialAwarded educationalFramework ' +
    'educationalLevel educationalProgramMode educationalRole educationalUse elevation ' +
    'eligibilityToWorkRequirement eligibleCustomerType eligibleDuration eligibleQuantity eligibleRegion ' +
    'eligibleTransactionVolume eligibleWithSupplier email embedUrl embeddedTextCaption emissionsCO2 employee ' +
    'employees employerOverview employmentType employmentUnit encodesBioChemEntity encodesCreativeWork encoding ' +
    'encodingFormat encodingType encodings endDate endOffset endTime endorsee endorsers energyEfficiencyScaleMax ' +
    'energyEfficiencyScaleMin engineDisplacement enginePower engineType entertainmentBusiness epidemiology ' +
    'episode episodeNumber episodes equal error errorCode estimatedCost estimatedFlightDuration estimatedSalary ' +
    'estimatesRiskOf ethicsPolicy event eventAttendanceMode eventSchedule eventStatus events evidenceLevel ' +
    'evidenceOrigin exampleOfWork exceptDate exchangeRateSpread executableLibraryName exerciseCourse exercisePlan ' +
    'exerciseRelatedDiet exerciseType exifData expectedArrivalFrom expectedArrivalUntil expectedPrognosis ' +
    'expectsAcceptanceOf experienceInPlaceOfEducation experienceRequirements expertConsiderations expires ' +
    'expressedIn extendedAddress familyName fatContent faxNumber featureList feesAndCommissionsSpecification ' +
    'fiberContent fileFormat fileSize financialAidEligible firstAppearance firstPerformance flightDistance ' +
    'flightNumber floorLevel floorLimit floorSize followee follows followup foodEstablishment foodEvent ' +
    'foodWarning founder founders foundingDate foundingLocation free freeShippingThreshold frequency fromLocation ' +
    'fuelCapacity fuelConsumption fuelEfficiency fuelType fulfillmentType functionalClass fundedItem funder ' +
    'funding game gameAvailabilityType gameEdition gameItem gameLocation gamePlatform gameServer gameTip gender ' +
    'genre geo geoContains geoCoveredBy geoCovers geoCrosses geoDisjoint geoEquals geoIntersects geoMidpoint ' +
    'geoOverlaps geoRadius geoTouches geoWithin geographicArea gettingTestedInfo givenName globalLocationNumber ' +
    'governmentBenefitsInfo gracePeriod grantee greater greaterOrEqual gtin gtin12 gtin13 gtin14 gtin8 guideline ' +
    'guidelineDate guidelineSubject handlingTime hasAdultConsideration hasBioChemEntityPart hasBioPolymerSequence ' +
    'hasBroadcastChannel hasCategoryCode hasCertification hasCourse hasCourseInstance hasCredential ' +
    'hasDefinedTerm hasDeliveryMethod hasDigitalDocumentPermission hasDigitalProductPassport ' +
    'hasDriveThroughService hasEnergyConsumptionDetails hasEnergyEfficiencyCategory hasGS1DigitalLink ' +
    'hasHealthAspect hasMap hasMeasurement hasMemberProgram hasMenu hasMenuItem hasMenuSection ' +
    'hasMerchantReturnPolicy hasMolecularFunction hasOccupation hasOfferCatalog hasPOS hasPart ' +
    'hasParticipationOffer hasProductReturnPolicy hasRepresentation hasShippingService hasSponsorshipOffer ' +
    'hasStore hasTierBenefit hasTierRequirement hasTiers hasVariant headline healthCondition ' +
    'healthPlanCoinsuranceOption healthPlanCoinsuranceRate healthPlanCopay healthPlanCopayOption ' +
    'healthPlanCostSharing healthPlanDrugOption healthPlanDrugTier healthPlanId healthPlanMarketingUrl ' +
    'healthPlanNetworkId healthPlanNetworkTier healthPlanPharmacyCategory healthcareReportingData height ' +
    'highPrice hiringOrganization holdingArchive homeLocation homeTeam honorificPrefix honorificSuffix ' +
    'hospitalAffiliation hostingOrganization hoursAvailable howPerformed httpMethod iataCode icaoCode identifier ' +
    'identifyingExam identifyingTest illustrator image imagingTechnique importer inAlbum inBroadcastLineup inChI ' +
    'inChIKey inCodeSet inDefinedTermSet inLanguage inPlaylist inProductGroupWithID inStoreReturnsOffered ' +
    'inSupportOf incentiveAmount incentiveCompensation incentiveStatus incentiveType incentives incentivizedItem ' +
    'includedComposition includedDataCatalog includedInDataCatalog includedInHealthInsurancePlan ' +
    'includedRiskFactor includesAttraction includesHealthPlanFormulary includesHealthPlanNetwork includesObject ' +
    'incomeLimit increasesRiskOf industry ineligibleRegion infectiousAgent infectiousAgentClass ingredients inker ' +
    'insertion installUrl instructor instrument intensity interactingDrug interactionService interactionStatistic ' +
    'interactionType interactivityType interestRate interpretedAsClaim inventoryLevel inverseOf ' +
    'isAcceptingNewPatients isAccessibleForFree isAccessoryOrSparePartFor isAvailableGenerically isBasedOn ' +
    'isBasedOnUrl isConsumableFor isEncodedByBioChemEntity isFamilyFriendly isGift isInvolvedInBiologicalProcess ' +
    'isLiveBroadcast isLocatedInSubcellularLocation isOftenBoughtWith isPartOf isPartOfBioChemEntity ' +
    'isPlanForApartment isProprietary isRelatedTo isResizable isSimilarTo isStoreOn isTierOf isUnlabelledFallback ' +
    'isVariantOf isbn isicV4 iso6523Code isrcCode issn issueNumber issuedBy issuedThrough iswcCode item ' +
    'itemCondition itemDefectReturnFees itemDefectReturnLabelSource itemDefectReturnShippingFeesAmount ' +
    'itemListElement itemListOrder itemLocation itemOffered itemPopularity itemReviewed itemShipped itinerary ' +
    'iupacName jobBenefits jobDuration jobImmediateStart jobLocation jobLocationType jobStartDate jobTitle ' +
    'jurisdiction keywords knownVehicleDamages knows knowsAbout knowsLanguage labelDetails landlord language ' +
    'lastReviewed latitude layoutImage learningResourceType leaseLength legalAddress legalName ' +
    'legalRepresentative legalStatus legislationAmends legislationApplies legislationChanges legislationCommences ' +
    'legislationConsolidates legislationCorrects legislationCountersignedBy legislationDate ' +
    'legislationDateOfApplicability legislationDateVersion legislationEnsuresImplementationOf ' +
    'legislationIdentifier legislationJurisdiction legislationLegalForce legislationLegalValue ' +
    'legislationPassedBy legislationRepeals legislationResponsible legislationTransposes legislationType leiCode ' +
    'lender lesser lesserOrEqual letterer license lifeEvent line linkRelationship liveBlogUpdate ' +
    'loanMortgageMandateAmount loanPaymentAmount loanPaymentFrequency loanRepaymentForm loanTerm loanType ' +
    'location locationCreated lodgingUnitDescription lodgingUnitType logo longitude loser lowPrice lyricist ' +
    'lyrics mainContentOfPage mainEntity mainEntityOfPage maintainer makesOffer manufacturer map mapType maps ' +
    'marginOfError masthead material materialExtent mathExpression maxPrice maxValue maximumAttendeeCapacity ' +
    'maximumEnrollment maximumIntake maximumPhysicalAttendeeCapacity maximumVirtualAttendeeCapacity mealService ' +
    'measuredProperty measurementDenominator measurementMethod measurementQualifier measurementTechnique ' +
    'mechanismOfAction mediaAuthenticityCategory mediaItemAppearance median medicalAudience medicalSpecialty ' +
    'medicineSystem meetsEmissionStandard member memberOf members membershipNumber membershipPointsEarned ' +
    'memoryRequirements mentions menu menuAddOn merchant merchantReturnDays merchantReturnLink messageAttachment ' +
    'mileageFromOdometer minPrice minValue minimumOrderValue minimumPaymentDue missionCoveragePrioritiesPolicy ' +
    'mobileUrl model modelDate modifiedTime molecularFormula molecularWeight monoisotopicMolecularWeight ' +
    'monthlyMinimumRepaymentAmount monthsOfExperience mpn multipleValues muscleAction musicArrangement musicBy ' +
    'musicCompositionForm musicGroupMember musicReleaseFormat musicalKey naics name namedPosition nationality ' +
    'naturalProgression negativeNotes nerve nerveMotor netWorth newsUpdatesAndGuidelines nextItem noBylinesPolicy ' +
    'nonEqual nonProprietaryName nonprofitStatus normalRange nsn numAdults numChildren numConstraints numItems ' +
    'numTracks numberOfAccommodationUnits numberOfAirbags numberOfAvailableAccommodationUnits numberOfAxles ' +
    'numberOfBathroomsTotal numberOfBedrooms numberOfBeds numberOfCredits numberOfDoors numberOfEmployees ' +
    'numberOfEpisodes numberOfForwardGears numberOfFullBathrooms numberOfItems numberOfLoanPayments numberOfPages ' +
    'numberOfPartialBathrooms numberOfPlayers numberOfPreviousOwners numberOfRooms numberOfSeasons ' +
    'numberedPosition nutrition object observationAbout observationDate observationPeriod occupancy ' +
    'occupationLocation occupationalCategory occupationalCredentialAwarded offerCount offeredBy offers ' +
    'offersPrescriptionByMail openingHours openingHoursSpecification opens operatingSystem opponent option ' +
    'orderDate orderDelivery orderItemNumber orderItemStatus orderNumber orderPercentage orderQuantity ' +
    'orderStatus orderValue orderedItem organizer originAddress originalMediaContextDescription originalMediaLink ' +
    'originatesFrom overdosage ownedFrom ownedThrough owner ownershipFundingInfo owns pageEnd pageStart ' +
    'pagination parent parentItem parentOrganization parentService parentTaxon parents partOfEpisode ' +
    'partOfInvoice partOfOrder partOfSeason partOfSeries partOfSystem partOfTVSeries partOfTrip participant ' +
    'partySize passengerPriorityStatus passengerSequenceNumber pathophysiology pattern payload paymentAccepted ' +
    'paymentDue paymentDueDate paymentMethod paymentMethodId paymentMethodType paymentStatus paymentUrl penciler ' +
    'percentile10 percentile25 percentile75 percentile90 performTime performer performerIn performers ' +
    'permissionType permissions permitAudience permittedUsage petsAllowed phoneticText photo photos ' +
    'physicalRequirement physiologicalBenefits pickupLocation pickupTime playMode playerType playersOnline ' +
    'polygon populationType position positiveNotes possibleComplication possibleTreatment postOfficeBoxNumber ' +
    'postOp postalCode postalCodeBegin postalCodeEnd postalCodePrefix postalCodeRange potentialAction ' +
    'potentialUse practicesAt preOp predecessorOf pregnancyCategory pregnancyWarning prepTime preparation ' +
    'prescribingInfo prescriptionStatus previousItem previousStartDate price priceComponent priceComponentType ' +
    'priceCurrency priceRange priceSpecification priceType priceValidUntil primaryImageOfPage primaryPrevention ' +
    'printColumn printEdition printPage printSection procedure procedureType processingTime processorRequirements ' +
    'producer produces productGroupID productID productReturnDays productReturnLink productSupported ' +
    'productionCompany productionDate proficiencyLevel program programMembershipUsed programName ' +
    'programPrerequisites programType programmingLanguage programmingModel pronouns propertyID proprietaryName ' +
    'proteinContent provider providerMobility providesBroadcastService providesService publicAccess ' +
    'publicTransportClosuresInfo publication publicationType publishedBy publishedOn publisher publisherImprint ' +
    'publishingPrinciples purchaseDate purchasePriceLimit purchaseType qualifications qualifiedExpense ' +
    'quarantineGuidelines query quest question rangeIncludes ratingCount ratingExplanation ratingValue readBy ' +
    'readonlyValue realEstateAgent recipe recipeCategory recipeCuisine recipeIngredient recipeInstructions ' +
    'recipeYield recipient recognizedBy recognizingAuthority recommendationStrength recommendedIntake recordLabel ' +
    'recordedAs recordedAt recordedIn recordingOf recourseLoan recycledContentPercentage referee ' +
    'referenceQuantity referencesOrder refundType regionDrained regionsAllowed relatedAnatomy relatedCondition ' +
    'relatedDrug relatedLink relatedStructure relatedTherapy relatedTo releaseDate releaseNotes releaseOf ' +
    'releasedEvent relevantOccupation relevantSpecialty remainingAttendeeCapacity renegotiableLoan repeatCount ' +
    'repeatFrequency repetitions replacee replacer replyToUrl reportNumber representativeOfPage ' +
    'requiredCollateral requiredGender requiredMaxAge requiredMinAge requiredQuantity requirements ' +
    'requiresSubscription reservationFor reservationId reservationStatus reservedTicket responsibilities ' +
    'restPeriods restockingFee result resultComment resultReview returnFees returnLabelSource returnMethod ' +
    'returnPolicyCategory returnPolicyCountry returnPolicySeasonalOverride returnShippingFeesAmount review ' +
    'reviewAspect reviewBody reviewCount reviewRating reviewedBy reviews riskFactor risks roleName roofLoad ' +
    'rsvpResponse runsTo runtime runtimePlatform rxcui safetyConsideration salaryCurrency salaryUponCompletion ' +
    'sameAs sampleType saturatedFatContent scheduleTimezone scheduledPaymentDate scheduledTime schemaVersion ' +
    'schoolClosuresInfo screenCount screenshot sdDatePublished sdLicense sdPublisher season seasonNumber ' +
    'seasonalOverride seasons seatNumber seatRow seatSection seatingCapacity seatingType secondaryPrevention ' +
    'securityClearanceRequirement securityScreening seeks seller sender sensoryRequirement sensoryUnit ' +
    'serialNumber seriousAdverseOutcome serverStatus servesCuisine serviceArea serviceAudience serviceLocation ' +
    'serviceOperator serviceOutput servicePhone servicePostalAddress serviceSmsNumber serviceType serviceUrl ' +
    'servingSize sha256 sharedContent shippingConditions shippingDestination shippingDetails shippingLabel ' +
    'shippingOrigin shippingRate shippingSettingsLink sibling siblings signDetected signOrSymptom significance ' +
    'significantLink significantLinks size sizeGroup sizeSystem skills sku slogan smiles smokingAllowed ' +
    'sodiumContent softwareAddOn softwareHelp softwareRequirements softwareVersion source sourceOrganization ' +
    'sourcedFrom spatial spatialCoverage speakable specialCommitments specialOpeningHoursSpecification specialty ' +
    'specification speechToTextMarkup speed spokenByCharacter sponsor sport sportsActivityLocation sportsEvent ' +
    'sportsTeam spouse stage stageAsNumber starRating startDate startOffset startTime statType status ' +
    'steeringPosition step stepValue steps storageRequirements streetAddress strengthUnit strengthValue ' +
    'structuralClass study studyDesign studyLocation studySubject stupidProperty subEvent subEvents ' +
    'subOrganization subReservation subStageSuffix subStructure subTest subTrip subjectOf substanceOfConcern ' +
    'subtitleLanguage successorOf sugarContent suggestedAge suggestedAnswer suggestedGender suggestedMaxAge ' +
    'suggestedMeasurement suggestedMinAge suitableForDiet superEvent supersededBy supply supplyTo supportingData ' +
    'surface syllabusSections target targetCollection targetDescription targetName targetPlatform ' +
    'targetPopulation targetProduct targetUrl taxID taxonRank taxonomicRange teaches telephone temporal ' +
    'temporalCoverage termCode termDuration termsOfService termsPerYear text textValue thumbnail thumbnailUrl ' +
    'tickerSymbol ticketNumber ticketToken ticketedSeat timeOfDay timeRequired timeToComplete timestamp ' +
    'tissueSample title titleEIDR toLocation toRecipient tocContinuation tocEntry tongueWeight tool torque ' +
    'totalHistoricalEnrollment totalJobOpenings totalPaymentDue totalPrice totalTime tourBookingPage touristType ' +
    'track trackingNumber trackingUrl tracks trailer trailerWeight trainName trainNumber trainingSalary ' +
    'transFatContent transcript transitTime transitTimeLabel translationOfWork translator transmissionMethod ' +
    'travelBans trialDesign tributary tripOrigin typeOfBed typeOfGood typicalAgeRange typicalCreditsPerTerm ' +
    'typicalTest underName unitCode unitText unnamedSourcesPolicy unsaturatedFatContent uploadDate upvoteCount ' +
    'url urlTemplate usNPI usageInfo usedToDiagnose userInteractionCount usesDevice usesHealthPlanIdStandard ' +
    'utterances validFor validForMemberTier validFrom validIn validThrough validUntil value valueAddedTaxIncluded ' +
    'valueGroup valueMaxLength valueMinLength valueName valuePattern valueReference valueRequired ' +
    'variableMeasured variablesMeasured variantCover variesBy vatID vehicleConfiguration vehicleEngine ' +
    'vehicleIdentificationNumber vehicleInteriorColor vehicleInteriorType vehicleModelDate vehicleSeatingCapacity ' +
    'vehicleSpecialUsage vehicleTransmission vendor verificationFactCheckingPolicy version video videoFormat ' +
    'videoFrameSize videoQuality volumeNumber warning warranty warrantyPromise warrantyScope webCheckinTime ' +
    'webFeed weight weightPercentage weightTotal wheelbase width winner wordCount workExample workFeatured ' +
    'workHours workLocation workPerformed workPresented workTranslation workload worksFor worstRating xpath ' +
    'yearBuilt yearlyRevenue yearsInOperation yield'
  ).split(' '),
);
