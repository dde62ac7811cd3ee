// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A camera that is not there: a video source of PipeWire, 640 × 480 in YUY2, thirty pictures a second.
//
//   virtual_camera NAME
//
// Its picture is two halves, side by side. It takes one command a line on standard input:
//   show Y U V  Y U V   the left and the right half, 16 to 240 each
//   freeze              no more pictures
//   go                  pictures again
// and ends with its input. On standard output it says "streaming" when somebody looks at it and "idle" when
// nobody does any more.
#include <pipewire/pipewire.h>
#include <spa/param/video/format-utils.h>

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { kWidth = 640, kHeight = 480, kStride = kWidth * 2, kSize = kStride * kHeight };
static const long kPeriod = 33333333; // ns

struct camera {
    struct pw_main_loop *loop;
    struct pw_stream *stream;
    struct spa_source *timer;
    unsigned char left[3], right[3]; // Y, U, V
    bool streaming, frozen;
    uint64_t number;
    char input[256];
    size_t length;
};

static struct pw_loop *loop_of(struct camera *camera) { return pw_main_loop_get_loop(camera->loop); }

// Runs while somebody looks and it is not frozen.
static void set_timer(struct camera *camera)
{
    struct timespec first = {0, 0}, every = {0, 0};
    if (camera->streaming && !camera->frozen) {
        first.tv_nsec = 1;
        every.tv_nsec = kPeriod;
    }
    pw_loop_update_timer(loop_of(camera), camera->timer, &first, &every, false);
}

static void paint(const struct camera *camera, unsigned char *line)
{
    for (int x = 0; x < kWidth; x += 2) {
        const unsigned char *colour = x < kWidth / 2 ? camera->left : camera->right;
        unsigned char *pair = line + x * 2;
        pair[0] = pair[2] = colour[0];
        pair[1] = colour[1];
        pair[3] = colour[2];
    }
}

static void stamp(struct camera *camera, struct spa_buffer *buffer)
{
    struct spa_meta_header *header = spa_buffer_find_meta_data(buffer, SPA_META_Header, sizeof(*header));
    if (!header)
        return;
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    header->pts = SPA_TIMESPEC_TO_NSEC(&now);
    header->seq = camera->number;
    header->flags = 0;
    header->dts_offset = 0;
}

static void process(void *data)
{
    struct camera *camera = data;
    struct pw_buffer *buffer = pw_stream_dequeue_buffer(camera->stream);
    if (!buffer)
        return;
    struct spa_data *memory = &buffer->buffer->datas[0];
    if (memory->data && memory->maxsize >= kSize) {
        for (int y = 0; y < kHeight; ++y)
            paint(camera, (unsigned char *)memory->data + (size_t)y * kStride);
        memory->chunk->offset = 0;
        memory->chunk->stride = kStride;
        memory->chunk->size = kSize;
        stamp(camera, buffer->buffer);
        ++camera->number;
    }
    pw_stream_queue_buffer(camera->stream, buffer);
}

static void tick(void *data, uint64_t expirations)
{
    (void)expirations;
    pw_stream_trigger_process(((struct camera *)data)->stream);
}

static void state_changed(void *data, enum pw_stream_state old, enum pw_stream_state state, const char *error)
{
    (void)old;
    struct camera *camera = data;
    if (state == PW_STREAM_STATE_ERROR) {
        fprintf(stderr, "virtual_camera: %s\n", error ? error : "no PipeWire");
        pw_main_loop_quit(camera->loop);
    }
    const bool streaming = state == PW_STREAM_STATE_STREAMING;
    if (streaming != camera->streaming)
        puts(streaming ? "streaming" : "idle");
    camera->streaming = streaming;
    set_timer(camera);
}

static void param_changed(void *data, uint32_t id, const struct spa_pod *param)
{
    struct camera *camera = data;
    if (!param || id != SPA_PARAM_Format)
        return;
    uint8_t bytes[1024];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(bytes, sizeof(bytes));
    const struct spa_pod *params[2];
    params[0] = spa_pod_builder_add_object(
        &builder, SPA_TYPE_OBJECT_ParamBuffers, SPA_PARAM_Buffers,
        SPA_PARAM_BUFFERS_buffers, SPA_POD_CHOICE_RANGE_Int(8, 2, 16),
        SPA_PARAM_BUFFERS_blocks, SPA_POD_Int(1),
        SPA_PARAM_BUFFERS_size, SPA_POD_Int(kSize),
        SPA_PARAM_BUFFERS_stride, SPA_POD_Int(kStride),
        SPA_PARAM_BUFFERS_dataType, SPA_POD_CHOICE_FLAGS_Int((1 << SPA_DATA_MemPtr) | (1 << SPA_DATA_MemFd)));
    params[1] = spa_pod_builder_add_object(
        &builder, SPA_TYPE_OBJECT_ParamMeta, SPA_PARAM_Meta,
        SPA_PARAM_META_type, SPA_POD_Id(SPA_META_Header),
        SPA_PARAM_META_size, SPA_POD_Int(sizeof(struct spa_meta_header)));
    pw_stream_update_params(camera->stream, params, 2);
}

static const struct pw_stream_events kEvents = {
    PW_VERSION_STREAM_EVENTS,
    .process = process,
    .state_changed = state_changed,
    .param_changed = param_changed,
};

static void obey(struct camera *camera, const char *line)
{
    unsigned c[6];
    if (sscanf(line, "show %u %u %u %u %u %u", c, c + 1, c + 2, c + 3, c + 4, c + 5) == 6) {
        for (int i = 0; i < 3; ++i) {
            camera->left[i] = (unsigned char)c[i];
            camera->right[i] = (unsigned char)c[i + 3];
        }
    } else if (strcmp(line, "freeze") == 0 || strcmp(line, "go") == 0) {
        camera->frozen = line[0] == 'f';
        set_timer(camera);
    } else {
        fprintf(stderr, "virtual_camera: unknown command: %s\n", line);
    }
}

static void read_commands(void *data, int fd, uint32_t mask)
{
    (void)mask;
    struct camera *camera = data;
    const ssize_t got = read(fd, camera->input + camera->length, sizeof(camera->input) - 1 - camera->length);
    if (got <= 0) {
        pw_main_loop_quit(camera->loop);
        return;
    }
    camera->length += (size_t)got;
    camera->input[camera->length] = '\0';
    char *start = camera->input;
    for (char *end; (end = strchr(start, '\n')); start = end + 1) {
        *end = '\0';
        obey(camera, start);
    }
    camera->length = strlen(start);
    memmove(camera->input, start, camera->length);
}

static void quit(void *data, int signal)
{
    (void)signal;
    pw_main_loop_quit(((struct camera *)data)->loop);
}

static int offer(struct camera *camera, const char *name)
{
    camera->stream = pw_stream_new_simple(
        loop_of(camera), name,
        pw_properties_new(PW_KEY_MEDIA_CLASS, "Video/Source", PW_KEY_MEDIA_ROLE, "Camera", PW_KEY_NODE_NAME, name,
                          PW_KEY_NODE_DESCRIPTION, name, NULL),
        &kEvents, camera);
    if (!camera->stream)
        return -1;
    uint8_t bytes[1024];
    struct spa_pod_builder builder = SPA_POD_BUILDER_INIT(bytes, sizeof(bytes));
    const struct spa_pod *format = spa_pod_builder_add_object(
        &builder, SPA_TYPE_OBJECT_Format, SPA_PARAM_EnumFormat,
        SPA_FORMAT_mediaType, SPA_POD_Id(SPA_MEDIA_TYPE_video),
        SPA_FORMAT_mediaSubtype, SPA_POD_Id(SPA_MEDIA_SUBTYPE_raw),
        SPA_FORMAT_VIDEO_format, SPA_POD_Id(SPA_VIDEO_FORMAT_YUY2),
        SPA_FORMAT_VIDEO_size, SPA_POD_Rectangle(&SPA_RECTANGLE(kWidth, kHeight)),
        SPA_FORMAT_VIDEO_framerate, SPA_POD_Fraction(&SPA_FRACTION(30, 1)));
    return pw_stream_connect(camera->stream, PW_DIRECTION_OUTPUT, PW_ID_ANY,
                             PW_STREAM_FLAG_DRIVER | PW_STREAM_FLAG_MAP_BUFFERS, &format, 1);
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        fprintf(stderr, "usage: virtual_camera NAME\n");
        return 2;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    struct camera camera = {.left = {120, 128, 128}, .right = {120, 128, 128}};
    pw_init(&argc, &argv);
    camera.loop = pw_main_loop_new(NULL);
    struct pw_loop *loop = loop_of(&camera);
    pw_loop_add_signal(loop, SIGINT, quit, &camera);
    pw_loop_add_signal(loop, SIGTERM, quit, &camera);
    pw_loop_add_io(loop, STDIN_FILENO, SPA_IO_IN | SPA_IO_HUP, false, read_commands, &camera);
    camera.timer = pw_loop_add_timer(loop, tick, &camera);
    if (offer(&camera, argv[1]) < 0) {
        fprintf(stderr, "virtual_camera: no PipeWire\n");
        return 1;
    }
    pw_main_loop_run(camera.loop);
    pw_stream_destroy(camera.stream);
    pw_main_loop_destroy(camera.loop);
    pw_deinit();
    return 0;
}
