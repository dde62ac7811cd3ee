// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explain/policy_words.h"
#include "ui/casting/form_field.h"
#include "ui/casting/pair_list.h"
#include "ui/casting/policy_form.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>

// What the form of a policy says.
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
    retranslateNumbers();
    retranslateSwitches();
    refresh();
    setTheme(m_theme);
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
    number(PolicyNumber::VoteDeadline, tr("How long a vote may take, in seconds"),
           tr("Whoever is later is counted as listening."));
    number(PolicyNumber::Refund, tr("How long until what was spent comes back, in seconds"), {});
    number(PolicyNumber::TurnTimeout, tr("How long a turn may take, in seconds"),
           tr("Whoever takes longer is cut off and counts as silent."));
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
    for (auto field = m_numberFields.cbegin(); field != m_numberFields.cend(); ++field)
        readNumber(PolicyNumber(field.key()));
    readSeed();
    readTiers();
    readVoters();
}

void PolicyForm::retranslateSwitches()
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
    fill(m_bargeIn, {tr("it is interrupted"), tr("it finishes first")}, int(m_settings.bargeIn));
    m_userWakesField->setLabel(tr("When you say something in the ring"));
    fill(m_userWakes, {tr("whom you name goes on"), tr("the first one goes on"), tr("the next one goes on")},
         int(m_settings.userWakes));
    m_withoutVotesField->setLabel(tr("When no vote can be had of your message"));
    fill(m_withoutVotes, {tr("somebody speaks all the same"), tr("nobody speaks")},
         int(m_settings.withoutVotes));
    const auto name = [](const Flag &flag, const QString &text, const QString &hint) {
        flag.box->setText(text);
        flag.box->setAccessibleDescription(hint);
        flag.hint->setText(hint);
    };
    name(m_hold, tr("Wait while I write"), tr("Nobody begins to speak while there is text in your line."));
    name(m_early, tr("Decide early"), tr("As soon as the missing votes cannot change anything."));
    name(m_terminal, tr("Goodbye is final"), tr("The room rests for good once somebody has said goodbye."));
    name(m_repeats, tr("Refuse repetitions"), tr("What was said before, word for word, is not said again."));
    name(m_backchannel, tr("Short answers wake"), tr("A mere \"I see\" wakes the others too."));
}

} // namespace studio::ui
