// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/report_window.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr QSize kReportSize(680, 600);

} // namespace

ReportWindow::ReportWindow(QWidget *parent)
    : QDialog(parent)
{
    setObjectName(u"reportWindow"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    make();
    layOut();
    resize(firstSize(*this, kReportSize));
    connect(m_addReplay, &QCheckBox::toggled, this, [this](bool on) {
        if (on && m_replay.isEmpty())
            Q_EMIT replayWanted();
        showText();
    });
    connect(m_addTalk, &QCheckBox::toggled, this, &ReportWindow::showText);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(text());
        m_told->setText(tr("The report was copied."));
    });
    connect(m_save, &QPushButton::clicked, this, &ReportWindow::saveWanted);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    onRetranslate(this, [this] { retranslate(); });
    m_text->setFocus();
}

void ReportWindow::make()
{
    m_intro = plainLabel(u"reportIntro"_s, this);
    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(u"reportText"_s);
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_addReplay = new QCheckBox(this);
    m_addReplay->setObjectName(u"reportAddReplay"_s);
    m_addReplay->hide();
    m_addTalk = new QCheckBox(this);
    m_addTalk->setObjectName(u"reportAddTalk"_s);
    m_warning = plainLabel(u"reportWarning"_s, this);
    m_told = quietLabel(u"reportTold"_s, this);
    const QList<std::pair<QPushButton **, QString>> buttons{
        {&m_copy, u"reportCopy"_s}, {&m_save, u"reportSave"_s}, {&m_close, u"reportClose"_s}};
    for (const auto &[button, name] : buttons) {
        *button = new QPushButton(this);
        (*button)->setObjectName(name);
        (*button)->setAutoDefault(false);
    }
}

void ReportWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addStretch(1);
    foot->addWidget(m_copy);
    foot->addWidget(m_save);
    foot->addWidget(m_close);
    auto *talk = new QVBoxLayout;
    talk->setContentsMargins(2 * metrics.medium, 0, 0, 0);
    talk->addWidget(m_addTalk);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addWidget(m_intro);
    column->addWidget(m_text, 1);
    column->addWidget(m_addReplay);
    column->addLayout(talk);
    column->addWidget(m_warning);
    column->addWidget(m_told);
    column->addLayout(foot);
}

void ReportWindow::setReport(const Report &report)
{
    m_report = report;
    showText();
}

void ReportWindow::offerReplay(const QString &room)
{
    m_room = room;
    m_addReplay->show();
    retranslate();
    showText();
}

void ReportWindow::setReplay(const QByteArray &replay)
{
    m_replay = replay;
    m_told->clear();
    showText();
}

void ReportWindow::tellTrouble(const QString &what)
{
    if (m_replay.isEmpty())
        m_addReplay->setChecked(false);
    m_told->setText(what);
}

void ReportWindow::tellSaved(const QString &file)
{
    m_told->setText(tr("The report was saved as “%1”. Nothing was sent.").arg(file));
}

QString ReportWindow::text() const { return m_text->toPlainText(); }

void ReportWindow::showText()
{
    Report shown = m_report;
    if (m_addReplay->isChecked())
        shown.replay = m_addTalk->isChecked() ? m_replay : withoutTalk(m_replay);
    m_text->setPlainText(reportText(shown));
    showChoices();
}

void ReportWindow::showChoices()
{
    const bool hasReplay = m_addReplay->isChecked();
    const bool isWaiting = hasReplay && m_replay.isEmpty();
    m_addTalk->setVisible(hasReplay);
    m_warning->setVisible(hasReplay);
    m_warning->setText(m_addTalk->isChecked()
                           ? tr("The report now holds everything that was said in this room, "
                                "whispers too.")
                           : tr("Each letter of what was said is replaced by an x. Who spoke, when, "
                                "and the rules of the room stay."));
    m_save->setEnabled(!isWaiting);
    m_copy->setEnabled(!isWaiting);
}

void ReportWindow::retranslate()
{
    setWindowTitle(tr("Report a problem"));
    m_intro->setText(
        tr("This is the whole report. It holds no keys and no passwords. Nothing is sent: you save a "
           "file and decide who gets it."));
    m_text->setAccessibleName(tr("The report"));
    m_addReplay->setText(tr("Add the &replay file of “%1”").arg(QString(m_room).replace(u'&', u"&&"_s)));
    m_addTalk->setText(tr("With &what was said"));
    m_copy->setText(tr("&Copy"));
    m_save->setText(tr("&Save as…"));
    m_close->setText(tr("C&lose"));
    m_told->clear();
    showChoices();
}

} // namespace studio::ui
