// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/request_card.h"

#include "core/base/sentences.h"
#include "core/model/consent.h"
#include "ui/composer/flow_layout.h"
#include "ui/models/plain_text.h"
#include "ui/requests/ask_form.h"
#include "ui/requests/card_face.h"
#include "ui/requests/request_subject.h"
#include "ui/requests/request_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kMuchText = 600; // the tool tip has the rest

bool isShown(const QString &type) { return type == "camera"_L1 || type == "screen"_L1; }

} // namespace

RequestCard::RequestCard(const ports::PendingQuery &request, const Avatars &avatars,
                         StillGuard::SteadyClock clock, QWidget *parent)
    : AskingCard({.prefix = u"request"_s,
                  .companion = request.query.from,
                  .left = request.left,
                  .allowed = request.allowed},
                 avatars, std::move(clock), parent)
    , m_request(request)
    , m_subject(plainLabel(u"requestSubject"_s, this))
    , m_consequence(quietLabel(u"requestConsequence"_s, this))
{
    setObjectName(u"requestCard"_s);
    if (request.query.type == "ask"_L1)
        m_ask = new AskForm(subjectOf(request.query).choices, this);
    makeButtons();
    layOut();
    connectQuestion();
    onRetranslate(this, [this] { retranslate(); });
}

void RequestCard::makeButtons()
{
    using model::Reach;
    const auto allow = [this](Reach reach) { return [this, reach] { Q_EMIT allowWanted(id(), reach); }; };
    const auto refuse = [this](Reach reach) { return [this, reach] { Q_EMIT refuseWanted(id(), reach); }; };
    m_buttons = new QWidget(this);
    m_buttons->setObjectName(u"requestButtons"_s);
    m_buttons->installEventFilter(this);
    m_once = makeButton(u"allowOnce"_s, allow(Reach::Once));
    m_always = makeButton(u"allowAlways"_s, allow(Reach::Always));
    // A hasty press of this button does no harm.
    m_show = new QPushButton(m_buttons);
    m_show->setObjectName(u"showAnswering"_s);
    m_show->setAutoDefault(false);
    m_show->installEventFilter(this);
    connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT showWanted(id()); });
    m_refuse = makeButton(u"refuseOnce"_s, refuse(Reach::Once));
    m_never = makeButton(u"refuseAlways"_s, refuse(Reach::Always));
    auto *flow = new FlowLayout(themeOf(this).metrics.small);
    m_buttons->setLayout(flow);
    for (QPushButton *button : {m_once, m_always, m_show, m_refuse, m_never})
        flow->addWidget(button);
}

void RequestCard::layOut()
{
    const int tiny = themeOf(this).metrics.tiny;
    QVBoxLayout &column = contents();
    column.addWidget(m_subject);
    column.addWidget(m_consequence);
    column.addSpacing(tiny);
    if (m_ask) {
        column.addWidget(m_ask);
        column.addSpacing(tiny);
    }
    column.addWidget(m_buttons);
}

void RequestCard::connectQuestion()
{
    if (!m_ask)
        return;
    m_ask->installEventFilter(this);
    connect(m_ask, &AskForm::answered, this, [this](const QString &text) {
        if (isStill())
            Q_EMIT answerWanted(id(), text);
    });
}

void RequestCard::setRequest(const ports::PendingQuery &request)
{
    if (m_request.state != request.state)
        disturb();
    m_request = request;
    setAllowed(request.allowed);
    retranslate();
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
    QStringList parts{title().text(), m_subject->text()};
    if (m_ask)
        parts.append(subjectOf(m_request.query).choices.join(u", "_s));
    return base::joinedSentences(parts);
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
    title().setToolTip(isAsking && isCramped(fontMetrics()) ? plainToolTip(m_consequence->text())
                                                            : QString());
    m_subject->setVisible(!m_subject->text().isEmpty());
}

void RequestCard::retranslate()
{
    const QString name = people().asker(m_request.query.from);
    const QString &type = m_request.query.type;
    const bool isAsking = m_request.state == ports::PendingQuery::State::Asking;
    showTitle(isAsking ? requestSentence(type, name) : answeringSentence(type, name));
    showSubject();
    m_consequence->setText(requestConsequence(type));
    showAnswers(name);
    setAccessibleName(sentence());
    showState();
}

void RequestCard::showSubject()
{
    const RequestSubject subject = subjectOf(m_request.query);
    const bool isLong = subject.text.size() > kMuchText;
    const QString text = isLong ? subject.text.left(kMuchText) + u'…' : subject.text;
    //: What a companion says of its request, in its own words
    m_subject->setText(text.isEmpty() || m_ask ? text : tr("“%1”").arg(text));
    m_subject->setToolTip(isLong ? plainToolTip(subject.text) : QString());
}

void RequestCard::showAnswers(const QString &name)
{
    const QString &type = m_request.query.type;
    const bool isAsking = m_request.state == ports::PendingQuery::State::Asking;
    m_once->setText(tr("Allow once"));
    m_always->setText(tr("Always allow"));
    m_show->setText(tr("Show the picture"));
    m_refuse->setText(m_ask ? tr("Dismiss") : !isAsking && type == "speak"_L1 ? tr("Stop") : tr("Deny"));
    m_never->setText(tr("Never allow"));
    const QString what = requestTypeName(type);
    m_always->setToolTip(tr("Always allowed for %1 without asking: %2").arg(name, what));
    m_never->setToolTip(tr("Always denied for %1: %2").arg(name, what));
    for (QPushButton *button : {m_once, m_always, m_show, m_refuse, m_never})
        button->setAccessibleDescription(title().text());
}

} // namespace studio::ui
