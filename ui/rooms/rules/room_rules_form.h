// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"
#include "core/model/policy.h"
#include "core/studio/ports/room_port.h"
#include "ui/rooms/voter_deadlines.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace studio::ui {

class DirectorForm;
class FormField;
class PolicyForm;
class RoomTurnsForm;
class RoomVoicesForm;
class ShelfChoice;
struct RoomChoices;

/// The rules of a room: the language of replies, who speaks next, limits, sound, and the lorebooks that it
/// uses. It does not know who takes part, except for the settings that exist for each of them. Its texts are
/// those of RoomSetupForm, which tells it when to translate them. GUI thread; a flaw is a sentence, the
/// first from top to bottom.
class RoomRulesForm : public QWidget
{
    Q_OBJECT

public:
    RoomRulesForm(const ports::RoomSetup &start, const RoomChoices &choices, QWidget *parent);

    /// \p setup with the choices of this form.
    [[nodiscard]] ports::RoomSetup in(ports::RoomSetup setup) const;
    [[nodiscard]] const model::PolicySettings &policy() const;
    void setVoters(const QList<VoterDeadlines::Voter> &voters); ///< newcomers join in
    [[nodiscard]] QString flaw() const;                         ///< empty: none
    void focusFlaw();
    void retranslate();

Q_SIGNALS:
    void edited();

private:
    void fillLanguages();
    void add(const QString &objectName, QWidget *part);
    void applyTheme();
    void refresh();

    QVBoxLayout *m_column = nullptr;
    QList<QLabel *> m_headings;
    QString m_startLanguage;
    QComboBox *m_language = nullptr;
    FormField *m_languageField = nullptr;
    PolicyForm *m_policy = nullptr;
    RoomTurnsForm *m_turns = nullptr;
    DirectorForm *m_director = nullptr;
    RoomVoicesForm *m_voices = nullptr;
    QList<base::LorebookId> m_startLorebooks;
    ShelfChoice *m_lorebooks = nullptr; ///< null: not offered; the choice stays
};

} // namespace studio::ui
