// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_setup_form.h"

#include "core/model/room_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/rooms/cast_list.h"
#include "ui/rooms/identity_list.h"
#include "ui/rooms/models/answer_list.h"
#include "ui/rooms/opening_form.h"
#include "ui/rooms/room_models_form.h"
#include "ui/rooms/room_overrides_form.h"
#include "ui/rooms/rules/room_rules_form.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QScrollArea>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomSetupForm::RoomSetupForm(RoomPurpose purpose, const ports::RoomSetup &start, const RoomChoices &choices,
                             const Avatars &faces, QWidget *parent)
    : QWidget(parent)
    , m_purpose(purpose)
    , m_people(choices.personas, choices.language)
{
    setObjectName(u"roomSetupForm"_s);
    m_people.setGuests(choices.guests);
    auto *sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    if (purpose == RoomPurpose::ChangeRoom)
        sides->addWidget(makeSide(start, choices, faces), 2);
    sides->addWidget(makePages(start, choices, faces), 3);
    connectParts();
    m_overrides->setRoster(start.roster);
    showVoters();
    showAnswers();
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void RoomSetupForm::connectParts()
{
    connect(m_name, &LineInput::edited, this, &RoomSetupForm::refresh);
    connect(m_scene, &TextInput::edited, this, &RoomSetupForm::refresh);
    connect(m_cast, &CastList::rosterChanged, this, [this] {
        m_overrides->setRoster(m_cast->roster());
        showVoters();
        showAnswers();
        refresh();
    });
    connect(m_rules, &RoomRulesForm::edited, this, &RoomSetupForm::refresh);
    connect(m_models, &RoomModelsForm::edited, this, &RoomSetupForm::refresh);
    connect(m_models, &RoomModelsForm::edited, this, &RoomSetupForm::showAnswers);
    connect(m_overrides, &RoomOverridesForm::edited, this, &RoomSetupForm::showAnswers);
    connect(m_identities, &IdentityList::edited, this, &RoomSetupForm::refresh);
    connect(m_overrides, &RoomOverridesForm::edited, this, &RoomSetupForm::refresh);
}

/// The name and those who take part.
void RoomSetupForm::makeCast(const ports::RoomSetup &start, const RoomChoices &choices, const Avatars &faces,
                             QWidget *parent)
{
    const bool isNew = m_purpose == RoomPurpose::NewRoom;
    m_name = new LineInput(u"roomName"_s, parent);
    m_name->show(start.name);
    m_nameField = new FormField(u"roomName"_s, m_name, parent);
    m_who = plainLabel(u"roomWho"_s, parent);
    m_cast = new CastList(choices.personas, choices.guests, start.roster, choices.language, faces,
                          isNew ? CastLook::Faces : CastLook::Lines, parent);
}

void RoomSetupForm::makeScene(const ports::RoomSetup &start, QWidget *parent)
{
    m_scene = new TextInput(u"roomScene"_s, 3, 8, parent);
    m_scene->show(start.scene);
    m_sceneField = new FormField(u"roomScene"_s, m_scene, parent);
}

void RoomSetupForm::makeIdentities(const ports::RoomSetup &start, const RoomChoices &choices, QWidget *parent)
{
    m_identities =
        new IdentityList(start.identities, choices.shelf.value_or(QList<model::ShelfBook>()), parent);
    m_identitiesField = new FormField(u"roomIdentities"_s, m_identities, parent);
}

/// What stands beside the pages of a room that exists.
QWidget *RoomSetupForm::makeSide(const ports::RoomSetup &start, const RoomChoices &choices,
                                 const Avatars &faces)
{
    const Theme &theme = themeOf(this);
    auto *side = new QWidget(this);
    makeCast(start, choices, faces, side);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *column = new QVBoxLayout;
    column->setContentsMargins(margin, margin, margin, theme.metrics.large);
    column->setSpacing(theme.metrics.small);
    column->addWidget(m_nameField);
    column->addSpacing(theme.metrics.small);
    column->addWidget(m_who);
    column->addWidget(m_cast, 1);
    auto *between = new QFrame(side);
    between->setFrameShape(QFrame::VLine);
    between->setFrameShadow(QFrame::Plain);
    between->setForegroundRole(QPalette::Mid);
    auto *both = new QHBoxLayout(side);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addLayout(column, 1);
    both->addWidget(between);
    return side;
}

/// The first page of a new room: all that most rooms need, in one column.
QWidget *RoomSetupForm::makeFirst(const ports::RoomSetup &start, const RoomChoices &choices,
                                  const Avatars &faces)
{
    const Theme &theme = themeOf(this);
    auto *content = new QWidget;
    makeCast(start, choices, faces, content);
    makeScene(start, content);
    makeIdentities(start, choices, content);
    m_firstColumn = new QVBoxLayout(content);
    m_firstColumn->setContentsMargins(0, 0, 0, 0);
    m_firstColumn->setSpacing(theme.metrics.small);
    m_firstColumn->addWidget(m_nameField);
    m_firstColumn->addSpacing(theme.metrics.small);
    m_firstColumn->addWidget(m_who);
    m_firstColumn->addWidget(m_cast);
    m_firstColumn->addSpacing(theme.metrics.small);
    m_firstColumn->addWidget(m_sceneField);
    m_firstColumn->addSpacing(theme.metrics.small);
    m_firstColumn->addWidget(m_identitiesField);
    return content;
}

void RoomSetupForm::putFirst(QWidget *row)
{
    if (!m_firstColumn)
        return;
    m_firstColumn->insertWidget(0, row);
    m_firstColumn->insertSpacing(1, themeOf(this).metrics.small);
    row->show();
}

QWidget *RoomSetupForm::nameInput() const { return m_name; }

QWidget *RoomSetupForm::makePages(const ports::RoomSetup &start, const RoomChoices &choices,
                                  const Avatars &faces)
{
    m_pages = new QTabWidget(this);
    m_pages->setObjectName(u"roomPages"_s);
    m_pages->setDocumentMode(true);
    if (m_purpose == RoomPurpose::NewRoom) {
        m_firstPage = scrolled(u"roomFirst"_s, makeFirst(start, choices, faces));
        m_pages->addTab(m_firstPage, {});
    }
    m_rulesPage = scrolled(u"roomRules"_s, makeRules(start, choices));
    m_pages->addTab(m_rulesPage, {});
    m_modelsPage = scrolled(u"roomModels"_s, makeModels(start, choices));
    m_pages->addTab(m_modelsPage, {});
    m_overrides = new RoomOverridesForm(start.overrides, choices.personas, choices.language, choices.models);
    m_companionsPage = scrolled(u"roomCompanions"_s, m_overrides);
    m_pages->addTab(m_companionsPage, {});
    if (m_purpose == RoomPurpose::NewRoom) {
        m_opening = new OpeningForm(choices.personas, choices.language);
        m_beginningPage = scrolled(u"roomBeginning"_s, m_opening);
        m_pages->addTab(m_beginningPage, {});
    }
    return m_pages;
}

/// Which model answers, and what the calls may cost.
QWidget *RoomSetupForm::makeModels(const ports::RoomSetup &start, const RoomChoices &choices)
{
    auto *content = new QWidget;
    m_models = new RoomModelsForm(start.models, choices.models, content);
    m_answers = new AnswerList(choices.personas, choices.language, choices.models, content);
    m_answersField = new FormField(u"roomAnswers"_s, m_answers, content);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.large);
    column->addWidget(m_models);
    column->addWidget(m_answersField);
    return content;
}

QScrollArea *RoomSetupForm::scrolled(const QString &objectName, QWidget *content)
{
    const Theme &theme = themeOf(this);
    const int margin = theme.metrics.large + theme.metrics.small;
    auto *inside = new QWidget;
    auto *column = new QVBoxLayout(inside);
    column->setContentsMargins(margin, margin, margin, margin);
    column->addWidget(content);
    column->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(objectName);
    area->setWidget(inside);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

QWidget *RoomSetupForm::makeRules(const ports::RoomSetup &start, const RoomChoices &choices)
{
    const Theme &theme = themeOf(this);
    auto *content = new QWidget;
    const bool isNew = m_purpose == RoomPurpose::NewRoom; // scene and names are on its first page
    if (!isNew)
        makeScene(start, content);
    m_rules = new RoomRulesForm(start, choices, content);
    if (!isNew)
        makeIdentities(start, choices, content);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    if (!isNew) {
        column->addWidget(m_sceneField);
        column->addSpacing(theme.metrics.small);
    }
    column->addWidget(m_rules);
    if (!isNew) {
        column->addSpacing(theme.metrics.large);
        column->addWidget(m_identitiesField);
    }
    return content;
}

QString RoomSetupForm::writtenName() const { return m_name->text().simplified(); }

/// "Kyoko, Aya & Mimi"
QString RoomSetupForm::offeredName() const
{
    constexpr qsizetype kNamed = 3;
    const QList<base::ParticipantId> roster = m_cast->roster();
    QStringList names;
    for (const base::ParticipantId &id : roster.mid(0, kNamed))
        names.append(m_people.name(id));
    const auto offered = [&]() -> QString {
        switch (names.size()) {
        case 0: return tr("New room");
        case 1: return names.first();
        //: the name of a room: %1 and %2 are companions
        case 2: return tr("%1 & %2").arg(names.at(0), names.at(1));
        default: break;
        }
        if (const int more = int(roster.size() - kNamed))
            //: the name of a room: %1, %2 and %3 are companions
            return tr("%1, %2, %3 & %n more", nullptr, more).arg(names.at(0), names.at(1), names.at(2));
        //: the name of a room: %1, %2 and %3 are companions
        return tr("%1, %2 & %3").arg(names.at(0), names.at(1), names.at(2));
    };
    return offered().left(model::kLongestRoomName);
}

ports::RoomSetup RoomSetupForm::setup() const
{
    const bool isOffered = m_purpose == RoomPurpose::NewRoom && writtenName().isEmpty();
    ports::RoomSetup setup;
    setup.name = isOffered ? offeredName() : writtenName();
    setup.roster = m_cast->roster();
    setup.scene = m_scene->toPlainText().trimmed();
    setup.identities = m_identities->identities();
    setup.models = m_models->models();
    setup.overrides = m_overrides->overrides();
    return m_rules->in(setup);
}

RoomBeginning RoomSetupForm::beginning() const
{
    return m_opening ? m_opening->beginning() : RoomBeginning();
}

void RoomSetupForm::showBeginning(const RoomBeginning &beginning)
{
    if (m_opening)
        m_opening->showBeginning(beginning);
}

QString RoomSetupForm::flaw() const
{
    const QString name = setup().name;
    if (name.isEmpty())
        return tr("Give the room a name.");
    if (name.size() > model::kLongestRoomName)
        return tr("Shorten the name to at most %L1 characters.").arg(model::kLongestRoomName);
    if (m_scene->toPlainText().size() > model::kLongestScene)
        return tr("Shorten the scene to at most %L1 characters.").arg(model::kLongestScene);
    if (m_cast->roster().size() > model::kMostInRoom)
        return tr("At most %L1 companions can take part.").arg(model::kMostInRoom);
    for (const QString &what : {m_rules->flaw(), m_models->flaw(), m_identities->flaw()})
        if (!what.isEmpty())
            return what;
    return m_overrides->flaw();
}

void RoomSetupForm::setTried()
{
    m_tried = true;
    refresh();
}

void RoomSetupForm::focusName()
{
    if (m_firstPage)
        m_pages->setCurrentWidget(m_firstPage);
    m_name->setFocus(Qt::OtherFocusReason);
}

void RoomSetupForm::turnToModels()
{
    m_pages->setCurrentWidget(m_modelsPage);
    m_models->focusModel();
}

/// The page of a new room that has its scene and names; another room has them among the rules.
QWidget *RoomSetupForm::pageOf(const QWidget *part) const
{
    return m_firstPage && m_firstPage->isAncestorOf(part) ? m_firstPage : m_rulesPage;
}

void RoomSetupForm::focusFlaw()
{
    const auto isFine = [](const auto *part) { return part->flaw().isEmpty(); };
    if (!m_nameField->flawText().isEmpty())
        return focusName();
    if (!m_sceneField->flawText().isEmpty()) {
        m_pages->setCurrentWidget(pageOf(m_scene));
        return m_scene->setFocus(Qt::OtherFocusReason);
    }
    m_pages->setCurrentWidget(!isFine(m_rules)        ? m_rulesPage
                              : !isFine(m_models)     ? m_modelsPage
                              : !isFine(m_identities) ? pageOf(m_identities)
                                                      : m_companionsPage);
    if (!isFine(m_rules))
        m_rules->focusFlaw();
    else if (!isFine(m_models))
        m_models->focusFlaw();
    else if (!isFine(m_identities))
        m_identitiesField->focusInput();
    else
        m_overrides->focusFlaw();
}

void RoomSetupForm::showVoters()
{
    QList<VoterDeadlines::Voter> voters;
    for (const base::ParticipantId &id : m_cast->roster())
        voters.append({id, m_people.name(id)});
    m_rules->setVoters(voters);
}

void RoomSetupForm::showAnswers()
{
    m_answers->show({m_cast->roster(), m_overrides->overrides(), m_models->models()});
}

void RoomSetupForm::refresh()
{
    const QString name = writtenName();
    const bool nameless = name.isEmpty() && m_purpose == RoomPurpose::ChangeRoom;
    if (m_purpose == RoomPurpose::NewRoom)
        m_name->setPlaceholderText(offeredName());
    const bool tooLong = name.size() > model::kLongestRoomName;
    m_nameField->setFlaw(nameless || tooLong ? flaw() : QString());
    const qsizetype scene = m_scene->toPlainText().size();
    m_sceneField->setFlaw(scene > model::kLongestScene
                              ? tr("Shorten the scene to at most %L1 characters. It has %L2.")
                                    .arg(model::kLongestScene)
                                    .arg(scene)
                              : QString());
    m_identitiesField->setFlaw(m_tried ? m_identities->flaw() : QString());
    m_models->setVoting(m_rules->policy().policy == model::PolicyName::Vote);
    refreshBeginning();
    Q_EMIT edited();
}

void RoomSetupForm::refreshBeginning()
{
    if (!m_opening)
        return;
    const QList<model::Identity> identities = m_identities->identities();
    m_opening->setUser(identities.isEmpty() ? QString() : identities.first().name);
    if (const quint64 seed = m_rules->policy().seed; seed != model::PolicySettings().seed)
        m_opening->setSeed(seed);
    m_opening->setRoster(m_cast->roster());
}

void RoomSetupForm::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_who->setFont(bold);
}

void RoomSetupForm::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retranslate();
}

void RoomSetupForm::retranslate()
{
    m_nameField->setLabel(tr("Room name"));
    m_sceneField->setLabel(tr("Scene"));
    m_sceneField->setHint(tr("Time and place. All companions know it."));
    m_who->setText(tr("Companions"));
    m_rules->retranslate();
    m_answersField->setLabel(tr("Models of the companions"));
    m_answersField->setHint(tr("A companion’s own model comes first, then the room’s, then the default."));
    m_answers->retranslate();
    m_identitiesField->setLabel(tr("Your names"));
    m_identitiesField->setHint(tr("You can write under several names."));
    const auto title = [this](QWidget *page, const QString &text) {
        if (page)
            m_pages->setTabText(m_pages->indexOf(page), text);
    };
    //: A page of a room's settings
    title(m_firstPage ? m_firstPage : m_rulesPage, tr("Room"));
    if (m_firstPage)
        //: A page of a new room's settings: how turns are taken, limits, sound
        title(m_rulesPage, tr("Rules"));
    //: A page of a room's settings: which models answer
    title(m_modelsPage, tr("Models"));
    //: A page of a room's settings: what they are in this room only
    title(m_companionsPage, tr("Companions"));
    //: A page of a new room's settings: how it begins
    title(m_beginningPage, tr("Start"));
    refresh();
}

} // namespace studio::ui
