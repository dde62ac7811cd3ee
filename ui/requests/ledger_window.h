// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/models/people.h"
#include "ui/requests/answers_window.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTableView;

namespace studio::ui {

class Avatars;
class ConsentHistory;
class ConsentRules;

/// "What companions may ask for": the permanent consents, which the user can take back, the earlier requests,
/// and whether connected programs may answer.
class LedgerWindow : public AnswersWindow
{
    Q_OBJECT

public:
    LedgerWindow(const Avatars &avatars, QWidget *parent);

    /// \p companions are listed in this order.
    void setPeople(const QList<base::ParticipantId> &companions, const People &people);
    void setLedger(const ports::ConsentLedger &ledger);
    void setRemoteAnswers(bool allowed);
    [[nodiscard]] ConsentRules &rules() { return *m_rules; }

Q_SIGNALS:
    void choiceWanted(const studio::base::ParticipantId &companion, const QString &type,
                      studio::ports::ConsentChoice choice);
    void remoteAnswersWanted(bool allowed);

protected:
    void refresh() override;

private:
    [[nodiscard]] QWidget *makeRulesPage();
    [[nodiscard]] QWidget *makeHistoryPage();
    void layOut();
    void takeBackAll();
    void retranslate();

    QList<base::ParticipantId> m_companions;
    People m_people;
    ports::ConsentLedger m_ledger;
    bool m_remoteAnswers = false;
    ConsentRules *m_rules = nullptr;
    ConsentHistory *m_history = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QCheckBox *m_remote = nullptr;
    QLabel *m_remoteNote = nullptr;
    QPushButton *m_takeBack = nullptr;
};

} // namespace studio::ui
