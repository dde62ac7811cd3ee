// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/trial_pane.h"

#include "core/base/sentences.h"
#include "ui/panels/floor/importance_bar.h"
#include "ui/persona/trial.h"
#include "ui/persona/trial_model.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLongestLine = 2000;
constexpr int kBarHeight = 12;

} // namespace

/// The importance of the vote, painted as on the floor.
class VoteView : public QWidget
{
public:
    explicit VoteView(QWidget *parent)
        : QWidget(parent)
    {
        setObjectName(u"trialVote"_s);
        setFixedHeight(kBarHeight);
    }

    ImportanceBar bar;

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = themeOf(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const double high = theme.metrics.barHeight;
        paintImportanceBar(painter, QRectF(0, (height() - high) / 2, width(), high), bar, theme);
    }
};

TrialPane::TrialPane(Trial &trial, QWidget *parent)
    : QWidget(parent)
    , m_trial(trial)
    , m_title(plainLabel(u"trialTitle"_s, this))
    , m_intro(quietLabel(u"trialIntro"_s, this))
    , m_modelPlace(new QVBoxLayout)
    , m_line(new QLineEdit(this))
    , m_button(new QPushButton(this))
    , m_state(quietLabel(u"trialState"_s, this))
    , m_vote(new VoteView(this))
    , m_said(quietLabel(u"trialSaid"_s, this))
    , m_thought(quietLabel(u"trialThought"_s, this))
    , m_reply(plainLabel(u"trialReply"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"trialPane"_s);
    m_line->setObjectName(u"trialLine"_s);
    m_line->setMaxLength(kLongestLine);
    m_button->setObjectName(u"trialButton"_s);
    m_button->setAutoDefault(false);
    m_reply->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    connect(m_button, &QPushButton::clicked, this, &TrialPane::tryOrCancel);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::textChanged, this, &TrialPane::refresh);
    connect(m_line, &QLineEdit::textChanged, this, &TrialPane::lineChanged);
    connect(&m_trial, &Trial::changed, this, &TrialPane::refresh);

    auto *ask = new QHBoxLayout;
    ask->setSpacing(theme.metrics.small);
    ask->addWidget(m_line, 1);
    ask->addWidget(m_button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_intro)})
        column->addWidget(widget);
    m_modelPlace->setContentsMargins(0, 0, 0, 0);
    column->addLayout(m_modelPlace);
    column->addLayout(ask);
    column->addSpacing(theme.metrics.tiny);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_said), static_cast<QWidget *>(m_state), static_cast<QWidget *>(m_vote),
          static_cast<QWidget *>(m_thought), static_cast<QWidget *>(m_reply)})
        column->addWidget(widget);
    onRetranslate(this, [this] { retranslate(); });
    onThemeChange(this, [this] { applyTheme(); });
}

void TrialPane::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    refresh();
}

void TrialPane::setPersona(const model::Persona &persona, model::Language language)
{
    m_persona = persona;
    m_language = language;
    if (m_model)
        m_model->setOwn(persona.model);
    refresh();
}

void TrialPane::offerModels(ModelList &models)
{
    m_model = new TrialModel(models, this);
    m_model->setOwn(m_persona.model);
    m_modelPlace->addWidget(m_model);
    m_model->standBefore(m_line);
    connect(m_model, &TrialModel::changed, this, &TrialPane::refresh);
    refresh();
}

QString TrialPane::line() const { return m_line->text().trimmed(); }

void TrialPane::setReason(const QString &reason)
{
    m_reason = reason;
    refresh();
}

void TrialPane::focusLine() { m_line->setFocus(Qt::OtherFocusReason); }

void TrialPane::tryOrCancel()
{
    if (m_trial.isRunning()) {
        m_trial.cancel();
    } else if (m_button->isEnabled()) {
        model::Persona tried = m_persona;
        if (m_model)
            tried.model = m_model->choice();
        m_trial.start(tried, line(), m_language);
    }
}

/// Return tries the line; otherwise the dialog's main button would save.
bool TrialPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    if (!m_trial.isRunning())
        tryOrCancel();
    return true;
}

QString TrialPane::introText() const
{
    const QString what = tr("Tries one vote and one reply with the form as it is now. Nothing is saved.");
    const auto who = m_model ? m_model->answering() : std::nullopt;
    if (!who)
        return what;
    //: Two sentences after each other; %1 is a model
    const QString answers = tr("%1 answers. %2").arg(answeringName(*who), what);
    //: Two sentences after each other; %1 is a provider
    return who->lacksKey ? tr("The key of %1 is missing. %2").arg(who->provider, answers) : answers;
}

QString TrialPane::shownName() const
{
    const QString name = m_persona.textIn(m_language).name.trimmed();
    //: in place of a name that is not written yet
    return name.isEmpty() ? tr("The companion") : name;
}

QString TrialPane::stateText() const
{
    using State = Trial::State;
    const QString name = shownName();
    if (m_trial.state() == State::Idle)
        return {};
    if (m_trial.state() == State::Failed)
        return tr("Test failed: %1").arg(m_trial.problem());
    if (!m_trial.vote())
        return m_trial.state() == State::Voting ? tr("%1 is voting…").arg(name)
                                                : tr("Cancelled before %1 voted.").arg(name);
    const model::State &vote = *m_trial.vote();
    const bool speaks = vote.state == model::VoteState::Speak;
    //: %1 a name, %2 a number; so in the next ones
    const QString wish = speaks && vote.selected ? tr("%1 would speak: called on, importance %2 of 10.")
                         : speaks                ? tr("%1 would speak: importance %2 of 10.")
                         : vote.selected         ? tr("%1 would listen: called on, importance %2 of 10.")
                                                 : tr("%1 would listen: importance %2 of 10.");
    const QString end = m_trial.state() == State::Cancelled ? tr("Cancelled.") : QString();
    return base::joinedSentences({wish.arg(name, QString::number(vote.importance)), end});
}

void TrialPane::refresh()
{
    const bool running = m_trial.isRunning();
    m_button->setText(running ? tr("Cancel") : tr("Try"));
    m_button->setIcon(icon(running ? IconName::Stop : IconName::Play, themeOf(this)));
    m_button->setEnabled(running || (m_reason.isEmpty() && !line().isEmpty()));
    m_intro->setText(!m_reason.isEmpty() ? m_reason : introText());
    m_reply->setAccessibleName(tr("Reply by %1").arg(shownName()));
    refreshAnswer();
}

void TrialPane::refreshAnswer()
{
    const Theme &theme = themeOf(this);
    const bool failed = m_trial.state() == Trial::State::Failed;
    const bool began = m_trial.state() != Trial::State::Idle;
    QPalette palette = this->palette();
    palette.setColor(QPalette::PlaceholderText, failed ? theme.error : theme.mutedText);
    m_state->setPalette(palette);
    m_state->setText(stateText());
    m_state->setVisible(began);
    m_said->setVisible(began);
    //: what a user says to try a companion
    m_said->setText(tr("You: %1").arg(m_trial.line()));

    using Vote = ports::FloorRow::Vote;
    const auto &vote = m_trial.vote();
    m_vote->bar = {.vote = vote     ? Vote::Voted
                           : failed ? Vote::Missing
                                    : Vote::Pending,
                   .filled = vote ? double(vote->importance) : 0.0,
                   .colour = theme.companionColour(m_persona.colour)};
    m_vote->setVisible(began);
    m_vote->setAccessibleName(m_state->text());
    m_vote->update();

    m_thought->setText(m_trial.thought().isEmpty() ? QString()
                                                   //: %1 is what a companion thought before it spoke
                                                   : tr("Thought: %1").arg(m_trial.thought()));
    m_thought->setVisible(!m_thought->text().isEmpty());
    const QString cursor = m_trial.state() == Trial::State::Speaking ? u"▍"_s : QString();
    m_reply->setText(m_trial.reply() + cursor);
    m_reply->setVisible(!m_reply->text().isEmpty());
    if (m_trial.state() == Trial::State::Done && m_trial.reply().isEmpty()) {
        m_reply->setText(tr("%1’s reply was empty.").arg(shownName()));
        m_reply->show();
    }
}

void TrialPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void TrialPane::retranslate()
{
    m_title->setText(tr("Try a message"));
    m_line->setPlaceholderText(tr("Say hello…"));
    m_line->setAccessibleName(tr("Message to try"));
}

} // namespace studio::ui
