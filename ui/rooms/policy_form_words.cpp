// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"
#include "ui/forms/form_field.h"
#include "ui/forms/pair_list.h"
#include "ui/rooms/mask_editor.h"
#include "ui/rooms/policy_form.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

#include <algorithm>

// The texts of the policy form.
namespace studio::ui {

using model::PolicyName;
using model::PolicyNumber;
using model::PolicySettings;

void PolicyForm::retranslate()
{
    for (const PolicyName policy : explain::kEveryPolicy) {
        QAbstractButton *button = m_policies->button(int(policy));
        const QString sentence = explain::policySentence(policy);
        const bool can = m_available.contains(policy);
        const QString reason = can ? sentence : sentence + u' ' + tr("Not available in this version.");
        button->setText(explain::policyText(policy));
        button->setAccessibleDescription(reason);
        m_sentences.value(int(policy))->setText(reason);
    }
    retranslateGroups();
    retranslateNumbers();
    retranslateLists();
    retranslateChoices();
    retranslateFlags();
    refresh();
}

/// The group of the policy's own settings gets its title in refresh().
void PolicyForm::retranslateGroups()
{
    //: Heading over pauses and limits of a room's talk
    m_pace.heading->setText(tr("Pace and limits"));
    //: Heading over settings of who gets the floor
    m_members.heading->setText(tr("Who may speak"));
    //: Heading over what companions do while the user says nothing
    m_silence.heading->setText(tr("When I am silent"));
    const QString hint = tr("After a silence companions look at the last message once more, and a "
                            "companion with something to add speaks.");
    m_speakSilent.box->setText(tr("Speak when I am silent"));
    m_speakSilent.box->setAccessibleDescription(hint);
    m_speakSilent.hint->setText(hint);
}

void PolicyForm::retranslateNumbers()
{
    const auto number = [this](PolicyNumber which, const QString &label, const QString &hint) {
        m_numberFields.value(int(which))->setLabel(label);
        m_numberFields.value(int(which))->setHint(hint);
    };
    number(PolicyNumber::Gap, tr("Pause before somebody speaks, in seconds"), {});
    number(PolicyNumber::MaxCompanionTurns, tr("Turns without you, at most"),
           tr("Then the room rests until you say something or give somebody the floor."));
    number(PolicyNumber::Ceiling, tr("Talk without you, in minutes at most"),
           tr("Counted from your last message. With 0 there is no such limit."));
    number(PolicyNumber::WaitForUser, tr("Wait for your answer, in seconds"),
           tr("When a companion speaks to you alone, the others wait so long. With 0 they go on at once."));
    number(PolicyNumber::VoteDeadline, tr("How long a vote may take, in seconds"),
           tr("Whoever is later is counted as listening."));
    number(PolicyNumber::DirectorDeadline, tr("How long the director may take, in seconds"),
           tr("After that the companion who has been silent longest speaks."));
    number(PolicyNumber::Refund, tr("How long until what was spent comes back, in seconds"), {});
    number(PolicyNumber::TurnTimeout, tr("How long a turn may take, in seconds"),
           tr("Whoever takes longer is cut off and counts as silent."));
    number(
        PolicyNumber::CoolDown, tr("Messages to sit out after speaking"),
        tr("A companion who spoke sits out that many messages of companions, unless named or nobody else is "
           "left. "
           "With 0 nobody sits out."));
    number(PolicyNumber::Idle, tr("After how long a silence, in seconds"), {});
    number(PolicyNumber::IdleMost, tr("How many times, at most"),
           tr("Counted from your last message; then they wait for you."));
    for (auto field = m_numberFields.cbegin(); field != m_numberFields.cend(); ++field)
        readNumber(PolicyNumber(field.key()));
}

void PolicyForm::retranslateLists()
{
    m_seedField->setLabel(tr("Seed of the order"));
    m_seedField->setHint(
        tr("The same seed and the same companions give the same order. With 0 a new room draws one."));
    m_votersField->setLabel(tr("Another time for one of them, in seconds"));
    m_votersField->setHint(tr("Whoever needs more time to vote, or should have less."));
    //: In an empty input: the vote of this companion may take as long as that of everybody
    m_voters->setEmptyText(tr("as all"));
    m_tiersField->setLabel(tr("Tiers: price and longest text"));
    m_tiersField->setHint(tr("On the left what it costs at least, of a level of 100; on the right how many "
                             "characters that buys. Below the second price it is a short answer."));
    //: Of a tier: in an empty input
    m_tiers->setWords({tr("price"), tr("characters"), tr("Add a tier"), tr("Remove this tier"),
                       //: For screen readers, %1 is the row's number
                       tr("Price of tier %1"), tr("Longest text of tier %1")});
    //: Beside it the companions of a room, each to be ticked
    m_onlyNamedField->setLabel(tr("Only when named"));
    m_onlyNamedField->setHint(tr("They speak only after messages that name them."));
    m_maskField->setLabel(tr("Who may speak after whom"));
    m_mask->retranslate();
    readSeed();
    readTiers();
    readVoters();
}

void PolicyForm::retranslateChoices()
{
    const auto fill = [](QComboBox *box, const QStringList &texts, int current) {
        box->clear();
        box->addItems(texts);
        box->setCurrentIndex(current);
    };
    m_strictField->setLabel(tr("Whose text must fit its price"));
    const std::optional<bool> strict = m_settings.strictTiers;
    fill(m_strict, {tr("that of companions"), tr("everybody's"), tr("nobody's")},
         !strict   ? 0
         : *strict ? 1
                   : 2);
    m_bargeInField->setLabel(tr("When you say something while a companion speaks"));
    fill(m_bargeIn, {tr("the companion is interrupted"), tr("the companion finishes first")},
         int(m_settings.bargeIn));
    m_userWakesField->setLabel(tr("When you say something in the ring"));
    fill(m_userWakes, {tr("whom you name goes on"), tr("the first one goes on"), tr("the next one goes on")},
         int(m_settings.userWakes));
    m_withoutVotesField->setLabel(tr("When no vote can be had of your message"));
    fill(m_withoutVotes, {tr("somebody speaks all the same"), tr("nobody speaks")},
         int(m_settings.withoutVotes));
}

void PolicyForm::setWords(bool PolicySettings::*part, const QString &text, const QString &hint)
{
    const auto flag =
        std::find_if(m_flags.cbegin(), m_flags.cend(), [part](const Flag &one) { return one.part == part; });
    Q_ASSERT(flag != m_flags.cend());
    flag->box->setText(text);
    flag->box->setAccessibleDescription(hint);
    flag->hint->setText(hint);
}

void PolicyForm::retranslateFlags()
{
    using Settings = PolicySettings;
    setWords(&Settings::holdWhileTyping, tr("Wait while I write"),
             tr("Nobody begins to speak while there is text in your line."));
    setWords(&Settings::earlyDecision, tr("Decide early"),
             tr("As soon as the missing votes cannot change anything."));
    setWords(&Settings::terminalEndsRoom, tr("Goodbye is final"),
             tr("The room rests for good once somebody has said goodbye."));
    setWords(&Settings::refuseRepeats, tr("Refuse repetitions"),
             tr("What was said before, word for word, is not said again."));
    setWords(&Settings::backchannelWakes, tr("Short answers wake"),
             tr("A mere \"I see\" wakes the others too."));
    setWords(&Settings::courtesy, tr("Always answer me"),
             tr("When nobody wants to speak after your message, the companion who wants it most answers."));
    setWords(&Settings::secondChoice, tr("Ask the next one"),
             tr("When the companion who is to answer you says nothing or fails, another one answers."));
    setWords(&Settings::isAutomatic, tr("Go on by themselves"),
             tr("When all have had their turn and somebody spoke, they begin anew, up to the limits below."));
    setWords(&Settings::owed, tr("Leave no question open"),
             tr("Before the room falls silent, a companion who was asked something and has not answered gets "
                "the floor."));
}

} // namespace studio::ui
