// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/asked_names.h"

#include "core/addressing/addressing.h"
#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QKeyEvent>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using base::ParticipantId;

AskedNames::AskedNames(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"composer.asked"_s);
    m_label->setObjectName(u"composer.askedLabel"_s);
    m_label->setTextFormat(Qt::PlainText);
    setLayout(new FlowLayout(theme.metrics.tiny));
    layout()->addWidget(m_label);
    hide();
    onThemeChange(this, [this] { applyTheme(); });
    retranslate();
}

void AskedNames::applyTheme()
{
    const Theme &theme = themeOf(this);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, theme.mutedText);
    m_label->setPalette(quiet);
}

void AskedNames::setCompany(const QList<Mentionable> &company)
{
    m_company = company;
    m_shown.clear(); // names may have changed
    read(m_text, m_to);
}

void AskedNames::setWritable(bool writable)
{
    m_writable = writable;
    for (PillButton *chip : std::as_const(m_chips))
        chip->setEnabled(writable);
}

void AskedNames::read(const QString &text, const QList<ParticipantId> &to)
{
    m_text = text;
    m_to = to;
    QList<addressing::Person> people;
    for (const Mentionable &one : std::as_const(m_company))
        people.append({one.id, QStringList{one.name} + one.calls});
    const addressing::Understanding read = addressing::understand(text, people);
    m_takenOff.removeIf([&read](const ParticipantId &id) { return !read.mentions.contains(id); });
    QList<ParticipantId> asked = read.asks;
    asked.removeIf([this](const ParticipantId &id) { return m_to.contains(id) || m_takenOff.contains(id); });
    show(asked);
}

void AskedNames::begin(const QList<ParticipantId> &takenOff)
{
    m_takenOff = takenOff;
    m_text.clear();
}

void AskedNames::takeOff(const ParticipantId &who)
{
    m_takenOff.append(who);
    read(m_text, m_to);
    Q_EMIT taken();
}

void AskedNames::show(const QList<ParticipantId> &asked)
{
    if (asked == m_shown && asked.isEmpty() == isHidden())
        return;
    m_shown = asked;
    for (PillButton *chip : std::as_const(m_chips)) {
        chip->hide();
        chip->deleteLater(); // it may be the sender of a click
    }
    m_chips.clear();
    for (const Mentionable &person : std::as_const(m_company)) {
        if (asked.contains(person.id))
            m_chips.append(makeChip(person));
    }
    setVisible(!asked.isEmpty());
    for (PillButton *chip : std::as_const(m_chips))
        chip->show();
    layout()->invalidate();
    updateGeometry();
    Q_EMIT changed();
}

PillButton *AskedNames::makeChip(const Mentionable &person)
{
    auto *chip = new PillButton(PillButton::Look::Chip, this);
    chip->setObjectName(u"composer.asked.chip"_s);
    chip->setLabel(person.name);
    chip->setAccessibleName(tr("Asks %1").arg(person.name));
    chip->setHint(tr("Do not ask %1").arg(person.name));
    chip->setEnding(IconName::Close);
    chip->setEnabled(m_writable);
    chip->installEventFilter(this);
    m_label->setMinimumHeight(chip->sizeHint().height()); // aligns the label with the chips
    connect(chip, &PillButton::clicked, this, [this, id = person.id] { takeOff(id); });
    layout()->addWidget(chip);
    return chip;
}

bool AskedNames::eventFilter(QObject *watched, QEvent *event)
{
    auto *chip = qobject_cast<PillButton *>(watched);
    if (chip && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_Backspace) {
            chip->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void AskedNames::retranslate()
{
    //: Before the names of those whom a message asks by name, in a row of chips
    m_label->setText(tr("Asks"));
    setAccessibleName(tr("Who the text asks by name"));
    m_shown.clear();
    read(m_text, m_to);
}

} // namespace studio::ui
