// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/room_overrides_form.h"

#include "core/model/participants.h"
#include "core/persona/limits.h"
#include "ui/rooms/override_model.h"
#include "ui/rooms/override_text.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::ParticipantId;
using model::PersonaOverride;
using model::PersonaText;

RoomOverridesForm::RoomOverridesForm(const QList<PersonaOverride> &start,
                                     const QList<model::Persona> &personas, model::Language language,
                                     ModelList *models, QWidget *parent)
    : QWidget(parent)
    , m_overrides(start)
    , m_personas(personas)
    , m_language(language)
    , m_people(personas, language)
    , m_intro(quietLabel(u"overridesIntro"_s, this))
    , m_companion(new QComboBox(this))
    , m_content(new QWidget(this))
    , m_model(new OverrideModel(models, m_content))
    , m_reset(new QPushButton(m_content))
    , m_absent(quietLabel(u"overridesAbsent"_s, this))
    , m_forget(new QPushButton(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"roomOverridesForm"_s);
    m_companion->setObjectName(u"overrideCompanion"_s);
    m_companion->setFocusPolicy(Qt::StrongFocus);
    m_reset->setObjectName(u"overrideReset"_s);
    m_forget->setObjectName(u"overridesForget"_s);
    for (QPushButton *button : {m_reset, m_forget})
        button->setAutoDefault(false);
    makeParts();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    column->addWidget(m_intro);
    column->addWidget(m_companion);
    column->addWidget(m_content);
    column->addWidget(m_absent);
    column->addWidget(m_forget, 0, Qt::AlignLeft);
    connect(m_companion, &QComboBox::activated, this, &RoomOverridesForm::choose);
    connect(m_reset, &QPushButton::clicked, this, &RoomOverridesForm::reset);
    connect(m_forget, &QPushButton::clicked, this, &RoomOverridesForm::forgetAbsent);
    connect(m_model, &OverrideModel::edited, this, &RoomOverridesForm::store);
    onRetranslate(this, [this] { retranslate(); });
}

void RoomOverridesForm::makeParts()
{
    using Lines = OverrideText::Lines;
    const auto text = [this](const QString &objectName, Lines lines, qsizetype longest) {
        auto *input = new OverrideText(objectName, lines, longest, m_content);
        connect(input, &OverrideText::edited, this, &RoomOverridesForm::store);
        return input;
    };
    m_parts = {
        {&PersonaOverride::role, &PersonaText::role,
         text(u"overrideRole"_s, Lines::One, persona::kLongestRole)},
        {&PersonaOverride::personality, &PersonaText::personality,
         text(u"overridePersonality"_s, Lines::Several, persona::kLongestPersonality)},
        {&PersonaOverride::scenarioNote, &PersonaText::scenarioNote,
         text(u"overrideScenario"_s, Lines::Several, persona::kLongestScenarioNote)},
        {&PersonaOverride::systemNote, &PersonaText::systemNote,
         text(u"overrideSystemNote"_s, Lines::Several, persona::kLongestSystemNote)},
        {&PersonaOverride::endNote, &PersonaText::endNote,
         text(u"overrideEndNote"_s, Lines::Several, persona::kLongestSystemNote)},
    };
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(themeOf(this).metrics.medium);
    for (const Part &part : std::as_const(m_parts))
        rows->addWidget(part.input);
    rows->addWidget(makeTalkativeness());
    rows->addWidget(m_model);
    rows->addWidget(m_reset, 0, Qt::AlignLeft);
}

QWidget *RoomOverridesForm::makeTalkativeness()
{
    const Theme &theme = themeOf(this);
    auto *part = new QWidget(m_content);
    m_talkHere = new QCheckBox(part);
    m_talkHere->setObjectName(u"overrideTalkativenessHere"_s);
    m_talkWord = quietLabel(u"overrideTalkativenessState"_s, part);
    m_talkWord->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_talk = new QSlider(Qt::Horizontal, part);
    m_talk->setObjectName(u"overrideTalkativeness"_s);
    m_talk->setFocusPolicy(Qt::StrongFocus);
    m_talk->setRange(0, 100);
    m_talk->setPageStep(10);
    auto *head = new QHBoxLayout;
    head->setSpacing(theme.metrics.small);
    head->addWidget(m_talkHere, 1);
    head->addWidget(m_talkWord);
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.tiny);
    column->addLayout(head);
    column->addWidget(m_talk);
    connect(m_talkHere, &QCheckBox::clicked, this, &RoomOverridesForm::store);
    connect(m_talk, &QSlider::valueChanged, this, &RoomOverridesForm::store);
    return part;
}

PersonaOverride RoomOverridesForm::overrideOf(const ParticipantId &companion) const
{
    for (const PersonaOverride &over : m_overrides) {
        if (over.companion == companion)
            return over;
    }
    PersonaOverride none;
    none.companion = companion;
    return none;
}

model::Persona RoomOverridesForm::personaOf(const ParticipantId &companion) const
{
    for (const model::Persona &persona : m_personas) {
        if (persona.id == companion)
            return persona;
    }
    return {};
}

QString RoomOverridesForm::nameOf(const ParticipantId &companion) const { return m_people.name(companion); }

QList<ParticipantId> RoomOverridesForm::absent() const
{
    QList<ParticipantId> absent;
    for (const PersonaOverride &over : m_overrides) {
        if (!over.isEmpty() && !m_roster.contains(over.companion))
            absent.append(over.companion);
    }
    return absent;
}

void RoomOverridesForm::setRoster(const QList<ParticipantId> &roster)
{
    m_roster = roster;
    m_roster.removeIf([](const ParticipantId &id) { return !model::isCompanion(id); });
    if (!m_roster.contains(m_current)) {
        const auto changed =
            std::find_if(m_roster.cbegin(), m_roster.cend(),
                         [this](const ParticipantId &id) { return !overrideOf(id).isEmpty(); });
        m_current = changed != m_roster.cend() ? *changed : m_roster.value(0);
    }
    load();
}

void RoomOverridesForm::choose(int row)
{
    m_current = m_roster.value(row);
    load();
}

void RoomOverridesForm::load()
{
    const PersonaOverride over = overrideOf(m_current);
    const model::Persona persona = personaOf(m_current);
    const PersonaText text = persona.textIn(m_language);
    for (const Part &part : std::as_const(m_parts))
        part.input->load(text.*part.inLibrary, over.*part.own);
    {
        const QSignalBlocker quiet(m_talk);
        m_talkHere->setChecked(over.talkativeness.has_value());
        m_talk->setValue(qRound(over.talkativeness.value_or(persona.talkativeness) * 100));
    }
    m_model->load(persona.model, over.model);
    refresh();
}

void RoomOverridesForm::store()
{
    if (m_current.isEmpty())
        return;
    PersonaOverride over = overrideOf(m_current);
    for (const Part &part : std::as_const(m_parts))
        over.*part.own = part.input->own();
    if (!m_talkHere->isChecked())
        over.talkativeness.reset();
    else if (!over.talkativeness || qRound(*over.talkativeness * 100) != m_talk->value())
        over.talkativeness = m_talk->value() / 100.0;
    over.model = m_model->own();
    const auto known = std::find_if(m_overrides.begin(), m_overrides.end(),
                                    [&over](const auto &one) { return one.companion == over.companion; });
    if (known != m_overrides.end())
        *known = over;
    else
        m_overrides.append(over);
    refresh();
    Q_EMIT edited();
}

void RoomOverridesForm::reset()
{
    m_overrides.removeIf([this](const PersonaOverride &over) { return over.companion == m_current; });
    load();
    Q_EMIT edited();
    m_companion->setFocus(Qt::OtherFocusReason);
}

void RoomOverridesForm::forgetAbsent()
{
    const QList<ParticipantId> gone = absent();
    m_overrides.removeIf([&gone](const PersonaOverride &over) { return gone.contains(over.companion); });
    m_companion->setFocus(Qt::OtherFocusReason);
    refresh();
    Q_EMIT edited();
}

QList<PersonaOverride> RoomOverridesForm::overrides() const
{
    QList<PersonaOverride> list = m_overrides;
    list.removeIf([](const PersonaOverride &over) { return over.isEmpty(); });
    return list;
}

QString RoomOverridesForm::flawOf(const PersonaOverride &over) const
{
    const auto isTooLong = [](const std::optional<QString> &text, qsizetype longest) {
        return text && text->size() > longest;
    };
    const bool tooLong = isTooLong(over.role, persona::kLongestRole) ||
                         isTooLong(over.personality, persona::kLongestPersonality) ||
                         isTooLong(over.scenarioNote, persona::kLongestScenarioNote) ||
                         isTooLong(over.systemNote, persona::kLongestSystemNote) ||
                         isTooLong(over.endNote, persona::kLongestSystemNote);
    return tooLong ? tr("Shorten the texts of %1 in this room.").arg(nameOf(over.companion)) : QString();
}

QString RoomOverridesForm::flaw() const
{
    for (const PersonaOverride &over : m_overrides) {
        if (const QString what = flawOf(over); !what.isEmpty())
            return what;
    }
    return {};
}

void RoomOverridesForm::focusFlaw()
{
    for (const PersonaOverride &over : std::as_const(m_overrides)) {
        if (flawOf(over).isEmpty() || !m_roster.contains(over.companion))
            continue;
        m_current = over.companion;
        load();
        break;
    }
    for (const Part &part : std::as_const(m_parts)) {
        if (!part.input->flaw().isEmpty())
            return part.input->focusInput();
    }
}

void RoomOverridesForm::refresh()
{
    {
        const QSignalBlocker quiet(m_companion);
        m_companion->clear();
        for (const ParticipantId &id : std::as_const(m_roster))
            m_companion->addItem(overrideOf(id).isEmpty()
                                     ? nameOf(id)
                                     //: %1 is a companion that is otherwise in this room than in the library
                                     : tr("%1 · changed here").arg(nameOf(id)));
        m_companion->setCurrentIndex(int(m_roster.indexOf(m_current)));
    }
    m_companion->setVisible(!m_roster.isEmpty());
    m_content->setVisible(!m_roster.isEmpty());
    m_reset->setEnabled(!overrideOf(m_current).isEmpty());
    refreshTalkativeness();
    QStringList names;
    for (const ParticipantId &id : absent())
        names.append(nameOf(id));
    m_absent->setVisible(!names.isEmpty());
    m_forget->setVisible(!names.isEmpty());
    m_absent->setText(
        tr("Not in this room now. Changes are kept for their return: %1.").arg(names.join(u", "_s)));
    m_intro->setText(
        m_roster.isEmpty()
            ? tr("Choose companions first. Then you can change them for this room.")
            : tr("Changes apply in this room only, from the next turn. The library stays as it is."));
}

void RoomOverridesForm::refreshTalkativeness()
{
    const bool here = m_talkHere->isChecked();
    if (!here) {
        const QSignalBlocker quiet(m_talk);
        m_talk->setValue(qRound(personaOf(m_current).talkativeness * 100));
    }
    const int percent = m_talk->value();
    const QString word = tr("%L1 %").arg(percent);
    m_talk->setEnabled(here);
    //: %1 is a percentage
    m_talkWord->setText(here ? tr("%1, only in this room").arg(word) : tr("%1, as in the library").arg(word));
    m_talkHere->setAccessibleDescription(m_talkWord->text());
}

void RoomOverridesForm::retranslate()
{
    m_companion->setAccessibleName(tr("Companion to change"));
    const QStringList labels{tr("Role"), tr("Personality"), tr("Scenario"), tr("System prompt"),
                             tr("Post-history instructions")};
    for (int i = 0; i < int(m_parts.size()); ++i)
        m_parts.at(i).input->setLabel(labels.at(i));
    m_talkHere->setText(tr("Talkativeness"));
    m_talk->setAccessibleName(tr("Talkativeness in this room"));
    m_model->retranslate();
    m_reset->setText(tr("All as in the library"));
    m_forget->setText(tr("Discard"));
    refresh();
}

} // namespace studio::ui
