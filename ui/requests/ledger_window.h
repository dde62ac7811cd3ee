// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/models/people.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace studio::ui {

class Avatars;
class ConsentHistory;
class ConsentRules;

/// "What companions may ask for": the permanent consents, which the user can take back, the earlier requests,
/// and whether connected programs may answer. It shows the ledger that it is given; a change appears only
/// once the ledger has it.
class LedgerWindow : public QDialog
{
    Q_OBJECT

public:
    LedgerWindow(const Avatars &avatars, QWidget *parent);

    /// \p companions are listed in this order.
    void setPeople(const QList<base::ParticipantId> &companions, const People &people);
    void setLedger(const ports::ConsentLedger &ledger);
    void setRemoteAnswers(bool allowed);
    void setWritable(bool writable);
    void tellTrouble(const QString &what);
    [[nodiscard]] ConsentRules &rules() { return *m_rules; }

Q_SIGNALS:
    void choiceWanted(const studio::base::ParticipantId &companion, const QString &type,
                      studio::ports::ConsentChoice choice);
    void remoteAnswersWanted(bool allowed);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    [[nodiscard]] QWidget *makeRulesPage();
    [[nodiscard]] QWidget *makeHistoryPage();
    void layOut();
    void takeBackAll();
    void refresh();
    void fitTable();
    void retranslate();

    QList<base::ParticipantId> m_companions;
    People m_people;
    ports::ConsentLedger m_ledger;
    bool m_remoteAnswers = false;
    bool m_writable = true;
    QString m_problem;
    QLabel *m_intro = nullptr;
    QTabWidget *m_tabs = nullptr;
    ConsentRules *m_rules = nullptr;
    ConsentHistory *m_history = nullptr;
    QTableView *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QCheckBox *m_remote = nullptr;
    QLabel *m_remoteNote = nullptr;
    QLabel *m_trouble = nullptr;
    QPushButton *m_takeBack = nullptr;
    QPushButton *m_close = nullptr;
};

} // namespace studio::ui
