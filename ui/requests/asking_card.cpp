// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/asking_card.h"

#include "ui/avatar/avatars.h"
#include "ui/requests/card_face.h"
#include "ui/requests/request_words.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAbstractButton>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

AskingCard::AskingCard(const Asked &asked, const Avatars &avatars, StillGuard::SteadyClock clock,
                       QWidget *parent)
    : QWidget(parent)
    , m_asked(asked)
    , m_avatars(avatars)
    , m_guard(std::move(clock))
    , m_face(plainLabel(asked.prefix + u"Face"_s, this))
    , m_title(plainLabel(asked.prefix + u"Title"_s, this))
    , m_time(quietLabel(asked.prefix + u"Time"_s, this))
{
    setFocusPolicy(Qt::NoFocus);
    m_time->setWordWrap(false);
    layOut();
    connect(&avatars, &Avatars::changed, this, &AskingCard::drawFace);
    drawFace();
}

void AskingCard::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_head = new QHBoxLayout;
    m_head->setSpacing(metrics.small);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_time, 0, Qt::AlignTop);
    m_contents = new QVBoxLayout;
    m_contents->setSpacing(metrics.tiny);
    m_contents->addLayout(m_head);
    m_row = new QHBoxLayout(this);
    // The strip at the lower edge shows the time that is left.
    m_row->setContentsMargins(metrics.medium, metrics.medium, metrics.medium, metrics.medium + metrics.tiny);
    m_row->setSpacing(metrics.medium);
    m_row->addLayout(m_contents, 1);
}

QPushButton *AskingCard::makeButton(const QString &objectName, const std::function<void()> &tell)
{
    auto *button = new QPushButton(this);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    button->installEventFilter(this);
    connect(button, &QPushButton::pressed, this, [this] { m_isPressedInTime = m_guard.isStill(); });
    connect(button, &QPushButton::clicked, this, [this, tell] {
        if (m_isPressedInTime && m_guard.isStill())
            tell();
    });
    return button;
}

void AskingCard::setPeople(const People &people, const QString &room)
{
    if (m_people == people && m_room == room)
        return;
    m_people = people;
    m_room = room;
    drawFace();
    retranslate();
}

void AskingCard::setLeft(base::Millis left)
{
    m_asked.left = left;
    m_time->setText(timeLeftText(left));
    update();
}

void AskingCard::setAllowed(base::Millis allowed)
{
    m_asked.allowed = allowed;
    update();
}

void AskingCard::showTitle(const QString &sentence)
{
    //: %1 is a sentence such as "Kyoko asks you:", %2 the name of another room than the one on screen
    m_title->setText(m_room.isEmpty() ? sentence : tr("%1 (in %2)").arg(sentence, m_room));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    setLeft(m_asked.left);
}

void AskingCard::drawFace()
{
    placeFace(*m_face, *m_row, *m_head, fontMetrics());
    const int side = faceSide(fontMetrics());
    m_face->setPixmap(m_avatars.pixmap(m_asked.companion, side, devicePixelRatioF()));
}

// ---- what disturbs the card

bool AskingCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move)
        m_guard.disturb();
    return QWidget::eventFilter(watched, event);
}

void AskingCard::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    m_guard.disturb();
}

void AskingCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_guard.disturb();
}

void AskingCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        drawFace();
        retranslate();
    }
}

void AskingCard::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && button && button->hasFocus())
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void AskingCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = theme.metrics.radius;
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    if (m_asked.allowed.count() <= 0)
        return;
    const int high = theme.metrics.tiny;
    const int wide = width() - 2 * theme.metrics.medium;
    const QRectF track(theme.metrics.medium, height() - 2 * high, wide, high);
    const double share = std::clamp(double(m_asked.left.count()) / double(m_asked.allowed.count()), 0.0, 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.barTrack);
    painter.drawRoundedRect(track, high / 2.0, high / 2.0);
    painter.setBrush(theme.barFill);
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(wide * share, high)), high / 2.0, high / 2.0);
}

} // namespace studio::ui
