// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The transcript at 1k, 100k and 1M messages: open, append, scroll, jump, resize, and the memory it takes;
// beside it a QListView with rows of uneven height, at 1k, as the measure of the machine.
#include "core/base/utc.h"
#include "tests/bench/measure.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_view.h"

#include <QApplication>
#include <QListView>
#include <QScrollBar>
#include <QStringListModel>

using namespace studio;
using namespace Qt::StringLiterals;

namespace {

constexpr QSize kSize(900, 700);
constexpr int kSamples = 200;
constexpr double kFrame = 16; // ms

// One to six sentences, English and Japanese by turns: no two neighbours are of one height.
QString textOf(qint64 index)
{
    static const QStringList sentences{
        u"The clock in the kitchen is three minutes fast, and everybody has agreed not to mend it."_s,
        u"昨日の夜、駅前の小さな喫茶店で分散システムの本を読んでいました。"_s,
        u"Did you see the lanterns?"_s,
        u"それは面白いですね。もう少し詳しく教えてください。"_s,
        u"A log is only a list of what nobody may take back, which is rather the point of it 🙂."_s,
        u"夏祭りには、みんなで行きましょう!"_s,
    };
    QString text;
    const qint64 count = 1 + (index * 7 + index / 11) % 6;
    for (qint64 sentence = 0; sentence < count; ++sentence)
        text += sentences.at((index + sentence * 5) % sentences.size()) + u' ';
    return text;
}

model::MessageRow rowOf(qint64 index)
{
    model::MessageRow row;
    row.posted.index = index;
    row.posted.message.id = base::MessageId(u"m%1"_s.arg(index));
    row.posted.message.from = base::ParticipantId(index % 3 == 0   ? u"user"_s
                                                  : index % 3 == 1 ? u"companion_kyoko"_s
                                                                   : u"companion_aya"_s);
    row.posted.message.text = textOf(index);
    row.seq = index + 1;
    row.time = QDateTime::fromSecsSinceEpoch(1'790'000'000 + index, base::kUtc);
    return row;
}

void serve(ui::TranscriptModel &model)
{
    QObject::connect(&model, &ui::TranscriptModel::pageNeeded, &model, [&model](qint64 first, qint64 count) {
        model::MessagePage page{first, model.messageCount(), {}};
        for (qint64 row = first; row < first + count; ++row)
            page.rows.append(rowOf(row));
        model.setPage(page);
    });
}

// One frame: the paint, then what is queued. The other way round everything would be painted twice.
void frame(QAbstractScrollArea &view)
{
    view.viewport()->repaint();
    QCoreApplication::processEvents();
}

template<class Step>
bench::Samples framesOf(QAbstractScrollArea &view, Step &&step)
{
    bench::Samples samples;
    for (int sample = 0; sample < kSamples; ++sample) {
        samples.add([&] {
            step(sample);
            frame(view);
        });
    }
    return samples;
}

struct Shown
{
    std::unique_ptr<ui::TranscriptModel> model;
    std::unique_ptr<ui::TranscriptView> view;
};

Shown open(qint64 n, bench::Samples &samples)
{
    Shown shown{std::make_unique<ui::TranscriptModel>(), {}};
    serve(*shown.model);
    shown.model->setSpeakers({{base::ParticipantId(u"companion_kyoko"_s), {u"Kyoko"_s, u"#d2527f"_s}},
                              {base::ParticipantId(u"companion_aya"_s), {u"綾"_s, u"#2f7d6d"_s}}});
    shown.view = std::make_unique<ui::TranscriptView>(*shown.model);
    shown.view->resize(kSize);
    samples.add([&] {
        shown.model->reset(n);
        shown.view->show();
        frame(*shown.view);
    });
    return shown;
}

// Gives the processor time of an append, the measure of how it grows.
double measureTranscript(qint64 n)
{
    const double before = bench::residentMegabytes();
    bench::Samples opens;
    for (int sample = 1; sample < 10; ++sample)
        open(n, opens);
    const Shown shown = open(n, opens);
    ui::TranscriptView &view = *shown.view;
    opens.print("view.open", n, 100.0);

    const bench::Samples appends =
        framesOf(view, [&](int sample) { shown.model->append(rowOf(n + sample)); });
    appends.print("view.append", n, kFrame);

    framesOf(view,
             [&](int sample) { // a notch of the wheel, up through the conversation
                 QWheelEvent wheel(QPointF(50, 50), view.mapToGlobal(QPointF(50, 50)),
                                   QPoint(0, 120 + sample % 40), QPoint(), Qt::NoButton, Qt::NoModifier,
                                   Qt::NoScrollPhase, false);
                 QCoreApplication::sendEvent(view.viewport(), &wheel);
             })
        .print("view.scroll", n, kFrame);

    QScrollBar *bar = view.verticalScrollBar();
    framesOf(view, [&](int sample) {
        bar->setValue(int(bar->maximum() * (((sample * 37) % 101) / 101.0)));
    }).print("view.jump", n, kFrame);

    // Narrower than the widest column: each step breaks every line anew.
    framesOf(view, [&](int sample) {
        view.resize(kSize.width() - 150 - sample % 100, kSize.height());
    }).print("view.resize", n, kFrame);

    bench::print({"view.memory", n, bench::residentMegabytes() - before, {}, {}, "MB", 25.0});
    return bench::percentile(appends.cpu, 0.5);
}

double measureListView(qint64 n)
{
    QStringList texts;
    for (qint64 row = 0; row < n; ++row)
        texts.append(textOf(row));
    QStringListModel model(texts);
    QListView view;
    view.setWordWrap(true);
    view.setResizeMode(QListView::Adjust);
    view.setModel(&model);
    view.resize(kSize);
    view.show();
    view.scrollToBottom();
    frame(view);

    bench::Samples samples;
    for (int sample = 0; sample < 20; ++sample) {
        samples.add([&] {
            const int row = model.rowCount();
            model.insertRow(row);
            model.setData(model.index(row), textOf(row));
            view.scrollToBottom();
            frame(view);
        });
    }
    samples.print("listview.append", n, {});
    return bench::percentile(samples.cpu, 0.5);
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    ui::Theme::light().applyTo(application, QLocale(QLocale::Japanese));
    bench::Samples warmUp; // the first view pays for fonts; nobody's append should
    open(100, warmUp);

    const double small = measureTranscript(1'000);
    measureTranscript(100'000);
    const double large = measureTranscript(1'000'000);
    bench::print({"CPU of view.append, 1M to 1k", 1'000'000, large / small, {}, {}, "×", 1.3});

    const double list = measureListView(1'000);
    bench::print({"CPU of listview.append at 1k to view.append at 1M", 1'000, list / large, {}, {}, "×", {}});
    return 0;
}
