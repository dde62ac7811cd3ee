// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/doors/guests_part.h"

#include "ui/doors/door_table.h"
#include "ui/doors/door_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostPerMinute = 6000;

} // namespace

GuestsPart::GuestsPart(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"guestsTitle"_s, this))
    , m_table(makeDoorTable(u"guestsTable"_s, Columns, {Name, WireName, How}, this))
    , m_empty(quietLabel(u"guestsEmpty"_s, this))
    , m_seat(new QPushButton(this))
    , m_out(new QPushButton(this))
    , m_nameName(plainLabel(u"guestNameName"_s, this))
    , m_name(new QLineEdit(this))
    , m_boundName(plainLabel(u"guestBoundName"_s, this))
    , m_bound(new QSpinBox(this))
{
    setObjectName(u"guestsPart"_s);
    m_seat->setObjectName(u"guestSeat"_s);
    m_out->setObjectName(u"guestOut"_s);
    for (QPushButton *button : {m_seat, m_out})
        button->setAutoDefault(false);
    m_name->setObjectName(u"guestName"_s);
    m_name->setMaxLength(int(model::kLongestWireName));
    m_nameName->setBuddy(m_name);
    m_nameName->setWordWrap(false);
    m_bound->setObjectName(u"guestPerMinute"_s);
    m_bound->setRange(0, kMostPerMinute);
    m_bound->setKeyboardTracking(false);
    m_boundName->setBuddy(m_bound);
    m_boundName->setWordWrap(false);
    layOut();
    connectParts();
    onThemeChange(this, [this] { applyTheme(); });
    onRetranslate(this, [this] { retranslate(); });
}

void GuestsPart::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *acts = new QHBoxLayout;
    acts->setSpacing(metrics.small);
    acts->addWidget(m_seat);
    acts->addWidget(m_out);
    acts->addStretch(1);
    auto *fields = new QGridLayout;
    fields->setHorizontalSpacing(metrics.small);
    fields->setVerticalSpacing(metrics.small);
    fields->addWidget(m_nameName, 0, 0);
    fields->addWidget(m_name, 0, 1);
    fields->addWidget(m_boundName, 1, 0);
    fields->addWidget(m_bound, 1, 1, Qt::AlignLeft);
    fields->setColumnStretch(1, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    column->addWidget(m_title);
    column->addWidget(m_table);
    column->addWidget(m_empty);
    column->addLayout(acts);
    column->addLayout(fields);
}

void GuestsPart::connectParts()
{
    connect(m_table, &QTableWidget::currentCellChanged, this, &GuestsPart::refresh);
    connect(m_seat, &QPushButton::clicked, this, [this] {
        if (const model::Guest *guest = chosen()) {
            model::Guest wish = *guest;
            wish.seated = !wish.seated;
            Q_EMIT guestWanted(wish);
        }
    });
    connect(m_out, &QPushButton::clicked, this, [this] {
        const model::Guest *guest = chosen();
        if (guest && guest->removed)
            Q_EMIT letInWanted(guest->id);
        else if (guest)
            Q_EMIT showOutWanted(guest->id);
    });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        const QString name = m_name->text().simplified();
        if (const model::Guest *guest = chosen(); guest && !name.isEmpty() && name != guest->name) {
            model::Guest wish = *guest;
            wish.name = name;
            Q_EMIT guestWanted(wish);
        }
    });
    connect(m_bound, &QSpinBox::valueChanged, this, [this](int most) {
        if (const model::Guest *guest = chosen()) {
            model::Guest wish = *guest;
            wish.perMinute = most == 0 ? std::nullopt : std::optional(most);
            if (wish != *guest)
                Q_EMIT guestWanted(wish);
        }
    });
}

const model::Guest *GuestsPart::chosen() const
{
    const base::ParticipantId id(chosenDoorRow(*m_table));
    const auto found = std::find_if(m_guests.cbegin(), m_guests.cend(),
                                    [&id](const model::Guest &guest) { return guest.id == id; });
    return found == m_guests.cend() ? nullptr : &*found;
}

void GuestsPart::setGuests(const QString &room, const QList<model::Guest> &guests, const People &people)
{
    if (m_room == room && m_guests == guests && m_people == people)
        return;
    m_room = room;
    m_guests = guests;
    m_people = people;
    fill();
}

void GuestsPart::setWritable(bool writable)
{
    m_writable = writable;
    refresh();
}

void GuestsPart::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    fitDoorTable(*m_table);
}

void GuestsPart::choose(const base::ParticipantId &guest)
{
    chooseDoorRow(*m_table, guest.value());
    m_table->setFocus(Qt::OtherFocusReason);
}

QString GuestsPart::stateOf(const model::Guest &guest) const
{
    if (guest.removed)
        return tr("removed");
    const QString seat = guest.seated ? tr("has a seat")
                                      //: Of a guest that may speak up, but is never given the floor
                                      : tr("no seat");
    //: %1 is "has a seat" or "no seat"; the guest's program is not connected
    return m_people.isAway(guest.id) ? tr("%1, away").arg(seat) : seat;
}

void GuestsPart::fill()
{
    QList<DoorTableRow> rows;
    for (const model::Guest &guest : std::as_const(m_guests))
        rows.append({guest.id.value(), {guest.name, guest.wireName, doorName(guest.door), stateOf(guest)}});
    fillDoorTable(*m_table, rows);
    if (!chosen() && !rows.isEmpty())
        chooseDoorRow(*m_table, rows.constFirst().id);
    fitDoorTable(*m_table);
    refresh();
}

void GuestsPart::refresh()
{
    const model::Guest *guest = chosen();
    const bool can = guest && m_writable;
    //: %1 is a room
    m_title->setText(m_room.isEmpty() ? tr("Guests") : tr("Guests of the room “%1”").arg(m_room));
    m_table->setVisible(!m_guests.isEmpty());
    m_empty->setVisible(m_guests.isEmpty());
    m_seat->setVisible(!m_guests.isEmpty());
    m_out->setVisible(!m_guests.isEmpty());
    m_seat->setText(guest && !guest->seated ? tr("Give a seat") : tr("Remove the seat"));
    m_seat->setEnabled(can && !guest->removed);
    m_out->setText(guest && guest->removed ? tr("Allow back") : tr("Remove"));
    m_out->setEnabled(can);
    showFields();
}

/// A field with unsaved typing keeps its text.
void GuestsPart::showFields()
{
    const model::Guest *guest = chosen();
    const bool can = guest && m_writable && !guest->removed;
    const QList<QWidget *> fields{m_nameName, m_name, m_boundName, m_bound};
    for (QWidget *field : fields)
        field->setVisible(!m_guests.isEmpty());
    m_name->setEnabled(can);
    m_bound->setEnabled(can);
    if (!m_name->hasFocus() || !guest)
        m_name->setText(guest ? guest->name : QString());
    const QSignalBlocker quiet(m_bound);
    if (!m_bound->hasFocus() || !guest)
        m_bound->setValue(guest ? guest->perMinute.value_or(0) : 0);
}

void GuestsPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void GuestsPart::retranslate()
{
    //: The head of a column: what a guest calls itself
    m_table->setHorizontalHeaderLabels({tr("Name"), tr("Own name"), tr("Via"), tr("Now")});
    m_table->setAccessibleName(tr("Guests"));
    m_empty->setText(tr("No guests yet. A program becomes a guest when it first speaks or votes."));
    //: Before a field: the name of a guest
    m_nameName->setText(tr("Name:"));
    m_name->setAccessibleName(tr("Guest name"));
    m_boundName->setText(tr("Messages a minute, at most:"));
    m_bound->setAccessibleName(tr("Maximum messages a minute from this guest"));
    //: In place of a number: the studio's own bound
    m_bound->setSpecialValueText(tr("default (%1)").arg(model::kGuestMessagesPerMinute));
    fill();
}

} // namespace studio::ui
