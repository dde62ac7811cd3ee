// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/guest.h"
#include "ui/models/people.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace studio::ui {

/// The guests of one room, including those who were shown out, and what the user can do with each guest:
/// rename them, give them a seat or take it away, limit what they say, show them out, let them in again. It
/// shows the state that the studio reports.
class GuestsPart : public QWidget
{
    Q_OBJECT

public:
    GuestsPart(QWidget *parent);

    /// \p room: its name; empty if no room is on screen.
    void setGuests(const QString &room, const QList<model::Guest> &guests, const People &people);
    void setWritable(bool writable);
    void choose(const base::ParticipantId &guest);

Q_SIGNALS:
    void guestWanted(const studio::model::Guest &guest); ///< the guest as the user wants them to be
    void showOutWanted(const studio::base::ParticipantId &guest);
    void letInWanted(const studio::base::ParticipantId &guest);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTheme();
    enum Column { Name, WireName, Door, How, Columns };

    void layOut();
    void connectParts();
    void fill();
    void refresh();
    void showFields();
    void retranslate();
    [[nodiscard]] const model::Guest *chosen() const;
    [[nodiscard]] QString stateOf(const model::Guest &guest) const;

    QString m_room;
    QList<model::Guest> m_guests;
    People m_people;
    bool m_writable = true;
    QLabel *m_title = nullptr;
    QTableWidget *m_table = nullptr;
    QLabel *m_empty = nullptr;
    QPushButton *m_seat = nullptr;
    QPushButton *m_out = nullptr;
    QLabel *m_nameName = nullptr;
    QLineEdit *m_name = nullptr;
    QLabel *m_boundName = nullptr;
    QSpinBox *m_bound = nullptr;
};

} // namespace studio::ui
