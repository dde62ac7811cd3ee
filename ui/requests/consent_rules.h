// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/query_port.h"
#include "ui/models/people.h"

#include <QHash>
#include <QWidget>

#include <utility>

class QComboBox;
class QGridLayout;
class QLabel;

namespace studio::ui {

class Avatars;

/// The rules about companions' requests: a line for each companion, with a choice of ask, always and never
/// for each type. Unusual types appear once there is a rule for them.
class ConsentRules : public QWidget
{
    Q_OBJECT

public:
    ConsentRules(const Avatars &avatars, QWidget *parent);

    /// \p companions are always listed, even without rules.
    void show(const QList<base::ParticipantId> &companions, const QList<model::ConsentRule> &rules,
              const People &people);
    [[nodiscard]] QComboBox *choiceOf(const base::ParticipantId &companion, const QString &type) const;

Q_SIGNALS:
    void choiceWanted(const studio::base::ParticipantId &companion, const QString &type,
                      studio::ports::ConsentChoice choice);

protected:
    void changeEvent(QEvent *event) override;

private:
    using Place = std::pair<base::ParticipantId, QString>;

    void rebuild();
    void addHeads();
    void addLine(int row, const base::ParticipantId &companion);
    [[nodiscard]] QComboBox *makeChoice(const base::ParticipantId &companion, const QString &type);
    void showChoices();

    const Avatars &m_avatars;
    QList<base::ParticipantId> m_companions;
    QStringList m_types;
    QList<model::ConsentRule> m_rules;
    People m_people;
    QGridLayout *m_grid = nullptr;
    QHash<Place, QComboBox *> m_choices;
};

} // namespace studio::ui
