// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/policy.h"
#include "core/model/room_limits.h"
#include "ui/rooms/voter_deadlines.h"

#include <QList>
#include <QMap>
#include <QWidget>

#include <functional>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;

namespace studio::ui {

class FormField;
class LineInput;
class MaskEditor;
class MemberChecks;
class PairList;

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
    void applyTheme();
    /// A check box with a quiet line below it.
    struct Flag
    {
        QCheckBox *box = nullptr;
        QLabel *hint = nullptr;
        bool model::PolicySettings::*part = nullptr;
    };
    /// Settings under one heading, which is hidden with the last of them.
    struct Group
    {
        QWidget *box = nullptr;
        QLabel *heading = nullptr;
    };

    void makePolicies();
    void makeOwn();
    void makePace();
    void makeMembers();
    void makeSilence();
    Group startGroup(const QString &objectName); ///< later settings go into this group
    void addNumber(model::PolicyNumber number);
    void addSeed();
    void addTiers();
    void addVoters();
    FormField *addField(const QString &objectName, QWidget *input);
    QComboBox *addChoice(const QString &objectName, FormField *&field, const std::function<void(int)> &set);
    Flag addBox(const QString &objectName);
    void addFlag(const QString &objectName, bool model::PolicySettings::*part);
    void readNumber(model::PolicyNumber number);
    void readSilence();
    void readSeed();
    void readTiers();
    void readVoters();
    void fill(); ///< fills the inputs from the settings
    void refresh();
    void refreshGroups();
    void retranslate();
    void retranslateGroups();
    void retranslateNumbers();
    void retranslateLists();
    void retranslateChoices();
    void retranslateFlags();
    void setWords(bool model::PolicySettings::*part, const QString &text, const QString &hint);
    [[nodiscard]] QString rangeText(model::PolicyNumber number) const;

    model::PolicySettings m_start;
    model::PolicySettings m_settings;
    QWidget *m_choice = nullptr; ///< of the policy
    QButtonGroup *m_policies = nullptr;
    QMap<int, QLabel *> m_sentences;
    QList<model::PolicyName> m_available;
    QList<Group> m_groups; ///< from top to bottom
    Group m_own;
    Group m_pace;
    Group m_members;
    Group m_silence;
    QList<FormField *> m_fields; ///< all fields that can have a flaw, from top to bottom
    QMap<int, LineInput *> m_numbers;
    QMap<int, FormField *> m_numberFields;
    FormField *m_seedField = nullptr;
    LineInput *m_seed = nullptr;
    FormField *m_tiersField = nullptr;
    PairList *m_tiers = nullptr;
    FormField *m_votersField = nullptr;
    VoterDeadlines *m_voters = nullptr;
    FormField *m_strictField = nullptr;
    QComboBox *m_strict = nullptr;
    FormField *m_bargeInField = nullptr;
    QComboBox *m_bargeIn = nullptr;
    FormField *m_userWakesField = nullptr;
    QComboBox *m_userWakes = nullptr;
    FormField *m_withoutVotesField = nullptr;
    QComboBox *m_withoutVotes = nullptr;
    FormField *m_onlyNamedField = nullptr;
    MemberChecks *m_onlyNamed = nullptr;
    FormField *m_maskField = nullptr;
    MaskEditor *m_mask = nullptr;
    QList<Flag> m_flags;
    Flag m_speakSilent; ///< combines two settings
};

} // namespace studio::ui
