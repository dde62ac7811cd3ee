// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/permission_port.h"
#include "ui/models/people.h"
#include "ui/requests/answers_window.h"

#include <QHash>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace studio::ui {

/// "What companions may do": the permanent answers about tools, which the user can take back; the audit list
/// of all answers, by companion and by tool; and whether gestures and the like need consent.
class PermissionWindow : public AnswersWindow
{
    Q_OBJECT

public:
    PermissionWindow(QWidget *parent);

    void setPeople(const People &people, const QHash<base::RoomId, QString> &rooms);
    void setList(const ports::PermissionList &list);

Q_SIGNALS:
    void revokeWanted(qint64 rule);
    void askForActsWanted(bool ask);

protected:
    void refresh() override;

private:
    [[nodiscard]] QTableWidget *makeTable(const QString &objectName, QWidget *parent);
    [[nodiscard]] QWidget *makeRulesPage();
    [[nodiscard]] QWidget *makeHistoryPage();
    void layOut();
    void showRules();
    void showFilters();
    void showHistory();
    void takeBack();
    [[nodiscard]] QString placeOf(const std::optional<base::RoomId> &room) const;
    void retranslate();

    People m_people;
    QHash<base::RoomId, QString> m_rooms;
    ports::PermissionList m_list;
    QTableWidget *m_rules = nullptr;
    QLabel *m_noRules = nullptr;
    QPushButton *m_takeBack = nullptr;
    QComboBox *m_companion = nullptr;
    QComboBox *m_tool = nullptr;
    QTableWidget *m_history = nullptr;
    QLabel *m_noHistory = nullptr;
    QCheckBox *m_askForActs = nullptr;
};

} // namespace studio::ui
