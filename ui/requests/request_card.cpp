// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/request_card.h"

#include "core/model/consent.h"
#include "ui/avatar/avatars.h"
#include "ui/composer/flow_layout.h"
#include "ui/models/plain_text.h"
#include "ui/requests/ask_form.h"
#include "ui/requests/card_face.h"
#include "ui/requests/request_subject.h"
#include "ui/requests/request_words.h"
#include "ui/theme/hooks.h"
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

namespace {

constexpr qsizetype kMuchText = 600; // the tool tip has the rest

bool isShown(const QString &type) { return type == "camera"_L1 || type == "screen"_L1; }

} // namespace

RequestCard::RequestCard(const ports::PendingQuery &request, const Avatars &avatars,
                         StillGuard::SteadyClock clock, QWidget *parent)
    : QWidget(parent)
    , m_request(request)
    , m_avatars(avatars)
    , m_guard(std::move(clock))
    , m_left(request.left)
    , m_face(plainLabel(u"requestFace"_s, this))
    , m_title(plainLabel(u"requestTitle"_s, this))
    , m_subject(plainLabel(u"requestSubject"_s, this))
    , m_consequence(quietLabel(u"requestConsequence"_s, this))
    , m_time(quietLabel(u"requestTime"_s, this))
{
    setObjectName(u"requestCard"_s);
    setFocusPolicy(Qt::NoFocus);
    m_time->setWordWrap(false);
    if (request.query.type == "ask"_L1)
        m_ask = new AskForm(subjectOf(request.query).choices, this);
    makeButtons();
    layOut();
    connectButtons();
    connect(&avatars, &Avatars::changed, this, &RequestCard::drawFace);
    drawFace();
    onRetranslate(this, [this] { retranslate(); });
}

void RequestCard::makeButtons()
{
    m_buttons = new QWidget(this);
    m_buttons->setObjectName(u"requestButtons"_s);
    m_buttons->installEventFilter(this);
    auto *flow = new FlowLayout(themeOf(this).metrics.small);
    m_buttons->setLayout(flow);
    m_once = makeButton(u"allowOnce"_s);
    m_always = makeButton(u"allowAlways"_s);
    m_show = makeButton(u"showAnswering"_s);
    m_refuse = makeButton(u"refuseOnce"_s);
    m_never = makeButton(u"refuseAlways"_s);
    for (QPushButton *button : {m_once, m_always, m_show, m_refuse, m_never})
        flow->addWidget(button);
}

QPushButton *RequestCard::makeButton(const QString &objectName)
{
    auto *button = new QPushButton(m_buttons);
    button->setObjectName(objectName);
    button->setAutoDefault(false);
    button->installEventFilter(this);
    return button;
}

void RequestCard::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_head = new QHBoxLayout;
    m_head->setSpacing(metrics.small);
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_time, 0, Qt::AlignTop);
    auto *words = new QVBoxLayout;
    words->setSpacing(metrics.tiny);
    words->addLayout(m_head);
    words->addWidget(m_subject);
    words->addWidget(m_consequence);
    words->addSpacing(metrics.tiny);
    if (m_ask) {
        words->addWidget(m_ask);
        words->addSpacing(metrics.tiny);
    }
    words->addWidget(m_buttons);
    m_row = new QHBoxLayout(this);
    // The strip at the lower edge shows the time that is left.
    m_row->setContentsMargins(metrics.medium, metrics.medium, metrics.medium, metrics.medium + metrics.tiny);
    m_row->setSpacing(metrics.medium);
    m_row->addLayout(words, 1);
}

void RequestCard::connectButtons()
{
    connectButton(m_once, [this] { Q_EMIT allowWanted(id(), model::Reach::Once); });
    connectButton(m_always, [this] { Q_EMIT allowWanted(id(), model::Reach::Always); });
    connectButton(m_refuse, [this] { Q_EMIT refuseWanted(id(), model::Reach::Once); });
    connectButton(m_never, [this] { Q_EMIT refuseWanted(id(), model::Reach::Always); });
    connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT showWanted(id()); });
    if (!m_ask)
        return;
    m_ask->installEventFilter(this);
    connect(m_ask, &AskForm::answered, this, [this](const QString &text) {
        if (m_guard.isStill())
            Q_EMIT answerWanted(id(), text);
    });
}

void RequestCard::connectButton(QPushButton *button, const std::function<void()> &tell)
{
    connect(button, &QPushButton::pressed, this, [this] { m_isPressedInTime = m_guard.isStill(); });
    connect(button, &QPushButton::clicked, this, [this, tell] {
        if (m_isPressedInTime && m_guard.isStill())
            tell();
    });
}

void RequestCard::setRequest(const ports::PendingQuery &request)
{
    if (m_request.state != request.state)
        m_guard.disturb();
    m_request = request;
    retranslate();
}

bool RequestCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Move)
        m_guard.disturb();
    return QWidget::eventFilter(watched, event);
}

void RequestCard::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    m_guard.disturb();
}

void RequestCard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_guard.disturb();
}

void RequestCard::setPeople(const People &people, const QString &room)
{
    if (m_people == people && m_room == room)
        return;
    m_people = people;
    m_room = room;
    drawFace();
    retranslate();
}

void RequestCard::setLeft(base::Millis left)
{
    m_left = left;
    m_time->setText(timeLeftText(left));
    update();
}

void RequestCard::takeFocus()
{
    if (m_ask) {
        m_ask->takeFocus();
        return;
    }
    for (QPushButton *button : {m_once, m_show, m_refuse}) {
        if (!button->isVisibleTo(this))
            continue;
        button->setFocus(Qt::TabFocusReason);
        return;
    }
}

QString RequestCard::sentence() const
{
    QStringList parts{m_title->text(), m_subject->text()};
    if (m_ask)
        parts.append(subjectOf(m_request.query).choices.join(u", "_s));
    parts.removeAll(QString());
    return parts.join(u' ');
}

void RequestCard::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        drawFace();
        retranslate();
    }
}

/// Enter presses the button with the focus, as in a dialog.
void RequestCard::keyPressEvent(QKeyEvent *event)
{
    auto *button = qobject_cast<QAbstractButton *>(focusWidget());
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && button && button->hasFocus())
        button->click();
    else
        QWidget::keyPressEvent(event);
}

void RequestCard::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = theme.metrics.radius;
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(theme.border);
    painter.setBrush(theme.raised);
    painter.drawRoundedRect(frame, radius, radius);
    if (m_request.allowed.count() <= 0)
        return;
    const int high = theme.metrics.tiny;
    const int wide = width() - 2 * theme.metrics.medium;
    const QRectF track(theme.metrics.medium, height() - 2 * high, wide, high);
    const double share = std::clamp(double(m_left.count()) / double(m_request.allowed.count()), 0.0, 1.0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.barTrack);
    painter.drawRoundedRect(track, high / 2.0, high / 2.0);
    painter.setBrush(theme.barFill);
    painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(wide * share, high)), high / 2.0, high / 2.0);
}

void RequestCard::showState()
{
    const bool isAsking = m_request.state == ports::PendingQuery::State::Asking;
    m_once->setVisible(isAsking && !m_ask);
    m_always->setVisible(isAsking && !m_ask && model::mayHaveStandingYes(m_request.query.from));
    m_never->setVisible(isAsking);
    m_show->setVisible(!isAsking && isShown(m_request.query.type));
    // If large text leaves no room, the buttons have priority, and the tool tip has this text.
    m_consequence->setVisible(isAsking && !isCramped(fontMetrics()) && !m_consequence->text().isEmpty());
    m_title->setToolTip(isAsking && isCramped(fontMetrics()) ? plainToolTip(m_consequence->text())
                                                             : QString());
    m_subject->setVisible(!m_subject->text().isEmpty());
}

void RequestCard::drawFace()
{
    placeFace(*m_face, *m_row, *m_head, fontMetrics());
    const int side = faceSide(fontMetrics());
    m_face->setPixmap(m_avatars.pixmap(m_request.query.from, side, devicePixelRatioF()));
}

void RequestCard::retranslate()
{
    const QString name = m_people.asker(m_request.query.from);
    const QString &type = m_request.query.type;
    const bool isAsking = m_request.state == ports::PendingQuery::State::Asking;
    const QString sentence = isAsking ? requestSentence(type, name) : answeringSentence(type, name);
    //: %1 is a sentence such as "Kyoko asks you:", %2 the name of another room than the one on screen
    m_title->setText(m_room.isEmpty() ? sentence : tr("%1 (in %2)").arg(sentence, m_room));
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    const RequestSubject subject = subjectOf(m_request.query);
    const bool isLong = subject.text.size() > kMuchText;
    const QString text = isLong ? subject.text.left(kMuchText) + u'…' : subject.text;
    //: What a companion says of its request, in its own words
    m_subject->setText(text.isEmpty() || m_ask ? text : tr("“%1”").arg(text));
    m_subject->setToolTip(isLong ? plainToolTip(subject.text) : QString());
    m_consequence->setText(requestConsequence(type));
    m_once->setText(tr("Allow once"));
    m_always->setText(tr("Always allow"));
    m_show->setText(tr("Show the picture"));
    m_refuse->setText(m_ask                             ? tr("Do not answer")
                      : !isAsking && type == "speak"_L1 ? tr("Stop it")
                                                        : tr("Refuse"));
    m_never->setText(tr("Never allow"));
    const QString what = requestTypeName(type);
    m_always->setToolTip(tr("You are not asked again when %1 asks for this: %2").arg(name, what));
    m_never->setToolTip(tr("It is refused by itself whenever %1 asks for this: %2").arg(name, what));
    for (QPushButton *button : {m_once, m_always, m_show, m_refuse, m_never})
        button->setAccessibleDescription(m_title->text());
    setLeft(m_left);
    setAccessibleName(this->sentence());
    showState();
}

} // namespace studio::ui
