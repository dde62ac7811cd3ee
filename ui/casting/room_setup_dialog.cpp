// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/casting/room_setup_dialog.h"

#include "core/model/room_limits.h"
#include "ui/casting/cast_list.h"
#include "ui/casting/form_edits.h"
#include "ui/casting/form_field.h"
#include "ui/casting/identity_list.h"
#include "ui/casting/notice_bar.h"
#include "ui/casting/policy_form.h"
#include "ui/casting/room_models_form.h"
#include "ui/casting/room_turns_form.h"
#include "ui/casting/room_voices_form.h"
#include "ui/panels/plain_label.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kFirstSize(960, 680);
constexpr QSize kSmallest(560, 400);

QList<persona::Flaw> asFlaws(const QString &text)
{
    return text.isEmpty() ? QList<persona::Flaw>() : QList<persona::Flaw>{{.text = text}};
}

} // namespace

RoomSetupDialog::RoomSetupDialog(Purpose purpose, const ports::RoomSetup &start, const Choices &choices,
                                 const Avatars &faces, const Theme &theme, QWidget *parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_theme(theme)
    , m_notice(new NoticeBar(theme, this))
{
    setObjectName(purpose == Purpose::NewRoom ? u"newRoomDialog"_s : u"roomSetupDialog"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumSize(kSmallest);
    resize(parent ? kFirstSize.boundedTo(parent->window()->size() - QSize(48, 48)).expandedTo(kSmallest)
                  : kFirstSize);
    auto *sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(makeCast(start, choices, faces), 2);
    auto *between = new QFrame(this);
    between->setFrameShape(QFrame::VLine);
    between->setFrameShadow(QFrame::Plain);
    between->setForegroundRole(QPalette::Mid);
    sides->addWidget(between);
    sides->addWidget(makeRules(start, choices), 3);
    auto *under = new QFrame(this);
    under->setFrameShape(QFrame::HLine);
    under->setFrameShadow(QFrame::Plain);
    under->setForegroundRole(QPalette::Mid);
    under->setFixedHeight(1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_notice);
    column->addLayout(sides, 1);
    column->addWidget(under);
    column->addWidget(makeFoot());

    connect(m_name, &LineInput::edited, this, &RoomSetupDialog::refresh);
    connect(m_scene, &TextInput::edited, this, &RoomSetupDialog::refresh);
    connect(m_cast, &CastList::rosterChanged, this, &RoomSetupDialog::refresh);
    connect(m_policy, &PolicyForm::edited, this, &RoomSetupDialog::refresh);
    connect(m_turns, &RoomTurnsForm::edited, this, &RoomSetupDialog::refresh);
    connect(m_models, &RoomModelsForm::edited, this, &RoomSetupDialog::refresh);
    connect(m_voices, &RoomVoicesForm::edited, this, &RoomSetupDialog::refresh);
    connect(m_identities, &IdentityList::edited, this, &RoomSetupDialog::refresh);
    retranslate();
    m_name->setFocus(Qt::OtherFocusReason);
}

QLabel *RoomSetupDialog::heading(const QString &objectName, QWidget *parent)
{
    QLabel *label = plainLabel(objectName, parent);
    m_headings.append(label);
    return label;
}

QWidget *RoomSetupDialog::makeCast(const ports::RoomSetup &start, const Choices &choices,
                                   const Avatars &faces)
{
    auto *side = new QWidget(this);
    m_name = new LineInput(u"roomName"_s, side);
    m_name->show(start.name);
    m_nameField = new FormField(u"roomName"_s, m_name, m_theme, side);
    QLabel *who = heading(u"roomWho"_s, side);
    m_cast =
        new CastList(choices.personas, choices.guests, start.roster, choices.language, faces, m_theme, side);
    const int margin = m_theme.metrics.large + m_theme.metrics.small;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(margin, margin, margin, m_theme.metrics.large);
    column->setSpacing(m_theme.metrics.small);
    column->addWidget(m_nameField);
    column->addSpacing(m_theme.metrics.small);
    column->addWidget(who);
    column->addWidget(m_cast, 1);
    return side;
}

QWidget *RoomSetupDialog::makeRules(const ports::RoomSetup &start, const Choices &choices)
{
    auto *content = new QWidget;
    m_scene = new TextInput(u"roomScene"_s, 3, 8, content);
    m_scene->show(start.scene);
    m_sceneField = new FormField(u"roomScene"_s, m_scene, m_theme, content);
    QLabel *turns = heading(u"roomTurns"_s, content);
    m_policy = new PolicyForm(start.policy, choices.policies, m_theme, content);
    QLabel *limits = heading(u"roomLimits"_s, content);
    m_turns = new RoomTurnsForm(start.turns, m_theme, content);
    QLabel *models = heading(u"roomModels"_s, content);
    m_models = new RoomModelsForm(start.models, m_theme, content);
    QLabel *voices = heading(u"roomVoices"_s, content);
    m_voices = new RoomVoicesForm(start.voices, m_theme, content);
    m_identities = new IdentityList(start.identities, m_theme, content);
    m_identitiesField = new FormField(u"roomIdentities"_s, m_identities, m_theme, content);
    const int margin = m_theme.metrics.large + m_theme.metrics.small;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(m_theme.metrics.small);
    column->addWidget(m_sceneField);
    column->addSpacing(m_theme.metrics.large);
    column->addWidget(turns);
    column->addWidget(m_policy);
    column->addSpacing(m_theme.metrics.large);
    column->addWidget(limits);
    column->addWidget(m_turns);
    column->addSpacing(m_theme.metrics.large);
    column->addWidget(models);
    column->addWidget(m_models);
    column->addSpacing(m_theme.metrics.large);
    column->addWidget(voices);
    column->addWidget(m_voices);
    column->addSpacing(m_theme.metrics.large);
    column->addWidget(m_identitiesField);
    column->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setObjectName(u"roomRules"_s);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

QWidget *RoomSetupDialog::makeFoot()
{
    auto *foot = new QWidget(this);
    m_state = quietLabel(u"roomState"_s, foot);
    m_cancel = new QPushButton(foot);
    m_cancel->setObjectName(u"cancelRoom"_s);
    m_cancel->setAutoDefault(false);
    m_done = new QPushButton(foot);
    m_done->setObjectName(u"createRoom"_s);
    m_done->setDefault(true);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_done, &QPushButton::clicked, this, &RoomSetupDialog::finish);
    const Metrics &metrics = m_theme.metrics;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(metrics.large + metrics.small, metrics.medium, metrics.large, metrics.medium);
    row->setSpacing(metrics.small);
    row->addWidget(m_state, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_done);
    return foot;
}

ports::RoomSetup RoomSetupDialog::setup() const
{
    return {m_name->text().simplified(), m_cast->roster(),
            m_policy->settings(),        m_scene->toPlainText().trimmed(),
            m_identities->identities(),  m_models->models(),
            m_voices->voices(),          m_turns->turns()};
}

QString RoomSetupDialog::flaw() const
{
    const QString name = m_name->text().simplified();
    if (name.isEmpty())
        return tr("Give the room a name.");
    if (name.size() > model::kLongestRoomName)
        return tr("Shorten the name to at most %L1 characters.").arg(model::kLongestRoomName);
    if (m_scene->toPlainText().size() > model::kLongestScene)
        return tr("Shorten the scene to at most %L1 characters.").arg(model::kLongestScene);
    if (m_cast->roster().size() > model::kMostInRoom)
        return tr("At most %L1 can take part.").arg(model::kMostInRoom);
    for (const QString &what : {m_policy->flaw(), m_turns->flaw(), m_models->flaw()})
        if (!what.isEmpty())
            return what;
    return m_identities->flaw();
}

void RoomSetupDialog::finish()
{
    m_tried = true;
    refresh();
    if (const QString what = flaw(); !what.isEmpty()) {
        if (!m_nameField->flawText().isEmpty())
            m_name->setFocus(Qt::OtherFocusReason);
        else if (!m_sceneField->flawText().isEmpty())
            m_scene->setFocus(Qt::OtherFocusReason);
        else if (!m_policy->flaw().isEmpty())
            m_policy->focusFlaw();
        else if (!m_turns->flaw().isEmpty())
            m_turns->focusFlaw();
        else
            m_models->focusFlaw();
        return;
    }
    m_waiting = true;
    m_notice->dismiss();
    refresh();
    Q_EMIT wanted(setup());
}

void RoomSetupDialog::refuse(const QString &reason)
{
    if (!m_waiting)
        return; // somebody else's refusal
    m_waiting = false;
    m_notice->ask(reason, {}, true);
    refresh();
}

/// A new form accuses nobody of not having written a name yet.
void RoomSetupDialog::refresh()
{
    const QString name = m_name->text().simplified();
    const bool nameless = name.isEmpty() && (m_tried || m_purpose == Purpose::ChangeRoom);
    const bool tooLong = name.size() > model::kLongestRoomName;
    m_nameField->setFlaws(asFlaws(nameless || tooLong ? flaw() : QString()));
    const qsizetype scene = m_scene->toPlainText().size();
    m_sceneField->setFlaws(asFlaws(scene > model::kLongestScene
                                       ? tr("Shorten the scene to at most %L1 characters; there are %L2.")
                                             .arg(model::kLongestScene)
                                             .arg(scene)
                                       : QString()));
    m_identitiesField->setFlaws(asFlaws(m_tried ? m_identities->flaw() : QString()));
    m_models->setVoting(m_policy->settings().policy == model::PolicyName::Vote);
    const QString what = flaw();
    QPalette palette = this->palette();
    const bool trouble = m_tried && !what.isEmpty();
    palette.setColor(QPalette::PlaceholderText, trouble ? m_theme.error : m_theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(m_waiting ? tr("One moment…") : trouble ? what : QString());
    m_done->setEnabled(!m_waiting);
}

void RoomSetupDialog::setTheme(const Theme &theme)
{
    m_theme = theme;
    m_notice->setTheme(theme);
    m_cast->setTheme(theme);
    m_policy->setTheme(theme);
    m_turns->setTheme(theme);
    m_models->setTheme(theme);
    m_identities->setTheme(theme);
    for (FormField *field : {m_nameField, m_sceneField, m_identitiesField})
        field->setTheme(theme);
    for (QLabel *label : std::as_const(m_headings)) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        label->setFont(bold);
    }
    refresh();
}

void RoomSetupDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
}

void RoomSetupDialog::retranslate()
{
    const bool fresh = m_purpose == Purpose::NewRoom;
    setWindowTitle(fresh ? tr("New room") : tr("Set up the room"));
    m_nameField->setLabel(tr("Name of the room"));
    m_headings.at(0)->setText(tr("Who takes part"));
    m_sceneField->setLabel(tr("Scene"));
    m_sceneField->setHint(tr("Where and when it plays. All companions know it."));
    m_headings.at(1)->setText(tr("How turns are taken"));
    m_headings.at(2)->setText(tr("How long they may go on"));
    m_headings.at(3)->setText(tr("How its models are used"));
    m_headings.at(4)->setText(tr("Sound"));
    m_identitiesField->setLabel(tr("Who you are"));
    m_identitiesField->setHint(tr("You can write in several names."));
    m_cancel->setText(tr("Cancel"));
    m_done->setText(fresh ? tr("Create room") : tr("Save"));
    setTheme(m_theme);
}

} // namespace studio::ui
