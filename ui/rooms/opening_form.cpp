// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/opening_form.h"

#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/form_field.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QComboBox>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::ParticipantId;
using persona::Greeting;

namespace {

constexpr int kSilence = 1;
constexpr int kWritten = 2; // rows from here on are companions

} // namespace

OpeningForm::OpeningForm(const QList<model::Persona> &personas, model::Language language, QWidget *parent)
    : QWidget(parent)
    , m_personas(personas)
    , m_language(language)
    , m_people(personas, language)
    , m_seed(QRandomGenerator::global()->generate() | 1U) // never the seed of a room without one
    , m_way(formBox(u"openingWay"_s, this))
    , m_greeting(formBox(u"openingGreeting"_s, this))
    , m_preview(new TextInput(u"openingPreview"_s, 4, 16, this))
    , m_wayField(new FormField(u"openingWay"_s, m_way, this))
    , m_greetingField(new FormField(u"openingGreeting"_s, m_greeting, this))
    , m_previewField(new FormField(u"openingPreview"_s, m_preview, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"openingForm"_s);
    m_preview->setReadOnly(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.medium);
    for (FormField *field : {m_wayField, m_greetingField, m_previewField})
        column->addWidget(field);
    connect(m_way, &QComboBox::activated, this, [this] {
        fillGreetings();
        Q_EMIT edited();
    });
    connect(m_greeting, &QComboBox::activated, this, [this] {
        showGreeting();
        Q_EMIT edited();
    });
    onRetranslate(this, [this] { retranslate(); });
}

const model::Persona *OpeningForm::personaOf(const ParticipantId &id) const
{
    const auto found = std::find_if(m_personas.cbegin(), m_personas.cend(),
                                    [&id](const model::Persona &persona) { return persona.id == id; });
    return found == m_personas.cend() ? nullptr : &*found;
}

QString OpeningForm::nameOf(const ParticipantId &id) const { return m_people.name(id); }

QString OpeningForm::nameOf(const Greeting &greeting) const
{
    switch (greeting.kind) {
    case Greeting::Kind::Main: return tr("Main greeting");
    case Greeting::Kind::Alternate: return tr("Other greeting %L1").arg(greeting.number);
    case Greeting::Kind::Group: return tr("Group greeting %L1").arg(greeting.number);
    }
    Q_UNREACHABLE();
}

OpeningForm::Way OpeningForm::way() const
{
    return m_way->currentIndex() >= kWritten ? Way::Written : Way(std::max(m_way->currentIndex(), 0));
}

ParticipantId OpeningForm::speaker() const { return ParticipantId(m_way->currentData().toString()); }

void OpeningForm::setRoster(const QList<ParticipantId> &roster)
{
    m_roster = roster;
    fillWays();
}

void OpeningForm::setUser(const QString &name)
{
    m_user = name;
    showGreeting();
}

void OpeningForm::setSeed(quint64 seed)
{
    m_seed = seed;
    showGreeting();
}

/// The chosen companion stays chosen while they are a member.
void OpeningForm::fillWays()
{
    const ParticipantId before = speaker();
    const int row = m_way->currentIndex();
    m_way->clear();
    //: How a room begins
    m_way->addItem(m_roster.isEmpty() ? tr("Someone speaks first")
                                      //: How a room begins; %1 is the first companion
                                      : tr("%1 speaks first").arg(nameOf(m_roster.first())));
    //: How a room begins
    m_way->addItem(tr("Nobody speaks before you do"));
    for (const ParticipantId &id : std::as_const(m_roster)) {
        const model::Persona *persona = personaOf(id);
        if (persona && !persona::greetingsOf(*persona, m_language, m_roster.size() > 1).isEmpty())
            //: How a room begins; %1 is a companion
            m_way->addItem(tr("%1 says this greeting").arg(nameOf(id)), id.value());
    }
    const int again = before.isEmpty() ? row : m_way->findData(before.value());
    m_way->setCurrentIndex(std::max(again, 0));
    fillGreetings();
}

void OpeningForm::fillGreetings()
{
    const QString before = m_greetings.value(m_greeting->currentIndex()).text;
    const model::Persona *persona = way() == Way::Written ? personaOf(speaker()) : nullptr;
    m_greetings =
        persona ? persona::greetingsOf(*persona, m_language, m_roster.size() > 1) : QList<Greeting>();
    m_greeting->clear();
    for (const Greeting &greeting : std::as_const(m_greetings))
        m_greeting->addItem(nameOf(greeting));
    const auto same = std::find_if(m_greetings.cbegin(), m_greetings.cend(),
                                   [&before](const Greeting &one) { return one.text == before; });
    m_greeting->setCurrentIndex(same == m_greetings.cend() ? 0 : int(same - m_greetings.cbegin()));
    showGreeting();
}

void OpeningForm::showGreeting()
{
    const bool written = way() == Way::Written;
    m_greetingField->setVisible(written);
    m_previewField->setVisible(written);
    const model::Persona *persona = written ? personaOf(speaker()) : nullptr;
    const QString text = m_greetings.value(m_greeting->currentIndex()).text;
    m_preview->show(persona ? persona::spokenGreeting(text, *persona, m_user, m_seed) : QString());
}

RoomBeginning OpeningForm::beginning() const
{
    switch (way()) {
    case Way::OwnWords: return {};
    case Way::Silence: return {.greets = false};
    case Way::Written: break;
    }
    return {.greets = false,
            .opening = ports::Opening{speaker(), m_greetings.value(m_greeting->currentIndex()).text},
            .seed = m_seed};
}

void OpeningForm::showBeginning(const RoomBeginning &beginning)
{
    const int speaker = beginning.opening ? m_way->findData(beginning.opening->companion.value()) : -1;
    const bool isSilent = !beginning.greets && !beginning.opening;
    m_way->setCurrentIndex(isSilent ? kSilence : std::max(speaker, 0));
    fillGreetings();
    for (int i = 0; speaker >= 0 && i < int(m_greetings.size()); ++i)
        if (m_greetings.at(i).text == beginning.opening->text)
            m_greeting->setCurrentIndex(i);
    showGreeting();
}

void OpeningForm::retranslate()
{
    m_wayField->setLabel(tr("How the room begins"));
    m_greetingField->setLabel(tr("Greeting"));
    m_previewField->setLabel(tr("First message"));
    m_previewField->setHint(tr("Card macros are already replaced. This exact text is said."));
    fillWays();
}

} // namespace studio::ui
