// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/room_limits.h"
#include "ui/rooms/policy_choice_field.h"
#include "ui/rooms/policy_number_field.h"
#include "ui/rooms/voter_deadlines.h"

#include <QList>
#include <QWidget>

namespace studio::ui {

class FormField;
class HintedBox;
class LineInput;
class MaskEditor;
class MemberChecks;
class PairList;
class PolicyChooser;
class PolicyFlag;
class SettingsGroup;

/// Chooses and sets up a room's policy: each policy with a sentence, its own settings below, and in groups
/// the settings that several policies share. Every number is checked against the tables of limits while the
/// user types. Settings that mean nothing under the chosen policy are hidden, and kept.
class PolicyForm : public QWidget
{
    Q_OBJECT

public:
    enum class Choice { OfThePolicy, None }; ///< None: only the settings of the policy are shown
    enum class Newcomers {
        StayOut, ///< of mask rows that name who may speak: as in the room
        JoinIn,  ///< as if they had been there from the start; for a room that is being set up
    };

    /// \p available: other policies are shown, but cannot be chosen.
    PolicyForm(const model::PolicySettings &settings, const QList<model::PolicyName> &available,
               QWidget *parent = nullptr, Choice choice = Choice::OfThePolicy);

    void show(const model::PolicySettings &settings); ///< replaces all input; does not emit edited()
    void choose(model::PolicyName policy);            ///< keeps all input; does not emit edited()
    using QWidget::show;
    /// The members, for the settings that exist for each of them. Does not emit edited().
    void setVoters(const QList<VoterDeadlines::Voter> &voters, Newcomers newcomers = Newcomers::StayOut);
    /// As written; an invalid input leaves the value as it was.
    [[nodiscard]] const model::PolicySettings &settings() const { return m_settings; }
    /// Why it cannot be used; only settings of the chosen policy count.
    [[nodiscard]] QString flaw() const;
    void focusFlaw();

Q_SIGNALS:
    void edited();

private:
    void makeOwn();
    void makePace();
    void makeMembers();
    void makeSilence();
    [[nodiscard]] SettingsGroup *addGroup(const QString &objectName); ///< later settings go into this group
    void addField(FormField *field);
    [[nodiscard]] FormField *addInput(QWidget *input);
    void addNumber(model::PolicyNumber number);
    [[nodiscard]] PolicyChoiceField *addChoice(const QString &objectName, PolicyChoiceField::Setting setting);
    void addFlag(const QString &objectName, bool model::PolicySettings::*part);
    void addVoters();
    void addTiers();
    void addSeed();
    void readNumber(PolicyNumberField *field);
    void readSilence();
    void readSeed();
    void readTiers();
    void readVoters();
    void fill(); ///< fills the inputs from the settings
    void refresh();
    void retranslate();
    void retranslateLists();

    model::PolicySettings m_start;
    model::PolicySettings m_settings;
    PolicyChooser *m_choice = nullptr;
    QList<SettingsGroup *> m_groups; ///< from top to bottom
    SettingsGroup *m_own = nullptr;
    SettingsGroup *m_pace = nullptr;
    SettingsGroup *m_members = nullptr;
    SettingsGroup *m_silence = nullptr;
    QList<FormField *> m_fields; ///< all fields that can have a flaw, from top to bottom
    QList<PolicyNumberField *> m_numbers;
    QList<PolicyChoiceField *> m_choices;
    QList<PolicyFlag *> m_flags;
    PolicyChoiceField *m_strict = nullptr;
    PolicyChoiceField *m_bargeIn = nullptr;
    PolicyChoiceField *m_userWakes = nullptr;
    PolicyChoiceField *m_withoutVotes = nullptr;
    FormField *m_seedField = nullptr;
    LineInput *m_seed = nullptr;
    FormField *m_tiersField = nullptr;
    PairList *m_tiers = nullptr;
    FormField *m_votersField = nullptr;
    VoterDeadlines *m_voters = nullptr;
    FormField *m_onlyNamedField = nullptr;
    MemberChecks *m_onlyNamed = nullptr;
    FormField *m_maskField = nullptr;
    MaskEditor *m_mask = nullptr;
    HintedBox *m_speakSilent = nullptr; ///< combines two settings
};

} // namespace studio::ui
